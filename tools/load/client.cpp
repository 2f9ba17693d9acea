// One WebSocket that connects again whenever it is cut off.

#include <boost/asio/steady_timer.hpp>

#include "tools/load/run.h"

namespace sidera::load {
namespace {

constexpr auto kPause = std::chrono::milliseconds(30);  // before connecting again

}  // namespace

void Client::start() {
    asio::co_spawn(run_.context, live(), asio::detached);
}

asio::awaitable<void> Client::live() {
    const auto self = shared_from_this();
    while (run_.stage != Stage::ending) {
        co_await connect_and_read();
        open_ = false;
        queue_.clear();
        if (run_.stage == Stage::ending)
            break;
        asio::steady_timer pause(run_.context, kPause);
        co_await pause.async_wait(kAwait);
    }
}

asio::awaitable<void> Client::connect_and_read() {
    // A write of the connection before may still be on its way out.
    while (writing_) {
        asio::steady_timer pause(run_.context, kPause);
        co_await pause.async_wait(kAwait);
    }
    stream_ = std::make_unique<Stream>(run_.context);
    auto [refused] = co_await beast::get_lowest_layer(*stream_).async_connect(run_.server, kAwait);
    if (refused)
        co_return;
    beast::error_code ignored;
    beast::get_lowest_layer(*stream_).socket().set_option(tcp::no_delay(true), ignored);
    stream_->secure_prng(false);  // nobody between the two has to be fooled here
    auto [declined] = co_await stream_->async_handshake(
        "127.0.0.1:" + std::to_string(run_.server.port()), "/ws", kAwait);
    if (declined)
        co_return;
    stream_->text(true);
    beast::get_lowest_layer(*stream_).socket().non_blocking(true, ignored);
    open_ = true;
    opened_();
    co_await read();
}

asio::awaitable<void> Client::read() {
    tcp::socket& socket = beast::get_lowest_layer(*stream_).socket();
    Frames frames;
    while (true) {
        auto [cut_off] = co_await socket.async_wait(tcp::socket::wait_read, kAwait);
        if (cut_off)
            co_return;
        beast::error_code error;
        const std::size_t size = socket.read_some(asio::buffer(run_.bytes), error);
        if (error == asio::error::would_block)
            continue;
        if (error)
            co_return;
        bool pinged = false;
        frames.add({run_.bytes.data(), size});
        while (const auto frame = frames.next()) {
            if (frame->kind == Frames::Kind::text)
                received_(frame->content);
            else if (frame->kind == Frames::Kind::close)
                co_return;
            pinged = pinged || frame->kind == Frames::Kind::ping;
        }
        if (pinged)  // only now: meanwhile others read into the same bytes
            co_await stream_->async_pong({}, kAwait);
    }
}

void Client::send(std::string text) {
    if (!open_)
        return;
    queue_.push_back(std::move(text));
    if (!writing_) {
        writing_ = true;
        asio::co_spawn(run_.context, write(), asio::detached);
    }
}

asio::awaitable<void> Client::write() {
    const auto self = shared_from_this();
    while (!queue_.empty()) {
        const std::string text = std::move(queue_.front());
        queue_.pop_front();
        auto [error, size] = co_await stream_->async_write(asio::buffer(text), kAwait);
        if (error)
            break;
    }
    writing_ = false;
}

void Client::close() {
    if (!stream_)
        return;
    beast::error_code ignored;
    beast::get_lowest_layer(*stream_).socket().close(ignored);
}

}  // namespace sidera::load
