// One browser's WebSocket.

#include "server/net/socket.h"

#include "server/wire/codec.h"
#include "server/wire/replies.h"

namespace sidera::server {
namespace {

SharedText bye(std::string_view key, bool come_back) {
    return std::make_shared<const std::string>(wire::message_text(wire::Bye{
        .why = {.key = "server." + std::string(key), .args = {}}, .come_back = come_back}));
}

// For clients that ask for it. No message needs one before it, so nothing is remembered between
// two; small windows, for what changed is short (docs/why/014-what-is-sent.md).
websocket::permessage_deflate compression() {
    websocket::permessage_deflate option;
    option.server_enable = true;
    option.server_no_context_takeover = true;
    option.client_no_context_takeover = true;
    option.server_max_window_bits = 12;
    option.compLevel = 1;
    option.memLevel = 5;
    option.msg_size_threshold = 512;
    return option;
}

}  // namespace

bool RateLimit::admits(std::chrono::steady_clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - at_).count();
    at_ = now;
    left_ = std::min(burst_, left_ + seconds * per_second_);
    if (left_ < 1)
        return false;
    left_ -= 1;
    return true;
}

asio::awaitable<void> Socket::run(http::request<http::string_body> handshake, Received received) {
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    timeout.idle_timeout = std::chrono::seconds(60);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(limits_.message_bytes);
    stream_.text(true);
    stream_.auto_fragment(false);  // a large message is one piece, and one call
    stream_.set_option(compression());
    auto [refused] = co_await stream_.async_accept(handshake, kAwait);
    if (refused)
        co_return;
    open_ = true;
    if (!queue_.empty())
        write_next();
    RateLimit rate(limits_.messages_per_second, limits_.burst);
    beast::flat_buffer buffer;
    while (open_) {
        auto [error, size] = co_await stream_.async_read(buffer, kAwait);
        if (error)
            break;
        if (!rate.admits(std::chrono::steady_clock::now())) {
            ++counts_.rate_closed;
            send(bye("rate_limited", false));
            close();
            break;
        }
        const auto data = buffer.data();
        received(id_, {static_cast<const char*>(data.data()), data.size()});
        buffer.consume(size);
    }
    if (!closing_)
        open_ = false;
}

void Socket::send(SharedText message) {
    if (closing_)
        return;
    if (queue_.size() >= limits_.queue_messages ||
        (queued_ + message->size() > limits_.queue_bytes && !queue_.empty())) {
        ++counts_.slow_closed;
        return drop();
    }
    queued_ += message->size();
    queue_.push_back(std::move(message));
    if (open_ && !writing_)
        write_next();
}

void Socket::write_next() {
    writing_ = true;
    const SharedText message = queue_.front();
    stream_.async_write(
        asio::buffer(*message),
        [self = shared_from_this(), message](beast::error_code error, std::size_t size) {
            self->writing_ = false;
            if (error || self->queue_.empty())
                return;
            ++self->counts_.messages_sent;
            self->counts_.bytes_sent += size;
            self->queued_ -= self->queue_.front()->size();
            self->queue_.pop_front();
            if (!self->queue_.empty())
                self->write_next();
            else if (self->closing_)
                self->drop();
        });
}

void Socket::close() {
    closing_ = true;
    if (!writing_)
        drop();
}

// Without the closing ceremony, which a client that does not read would never end.
void Socket::drop() {
    closing_ = true;
    open_ = false;
    queue_.clear();
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().shutdown(tcp::socket::shutdown_both, ignored);
    beast::get_lowest_layer(stream_).socket().close(ignored);
}

}  // namespace sidera::server
