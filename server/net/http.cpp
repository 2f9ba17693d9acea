// The server: HTTP requests, files, and the way to a WebSocket.

#include <boost/asio/experimental/awaitable_operators.hpp>

#include "server/log.h"
#include "server/net/server.h"

namespace sidera::server {
namespace {

using Response = http::response<http::string_body>;

constexpr auto kRequestTime = std::chrono::seconds(20);
constexpr std::size_t kMaxBody = 4096;
constexpr std::size_t kMaxHeader = 8192;

// Scripts and styles only from here, nothing in frames, no hints of seat links to other sites.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
    "data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

void add_security(Response& response) {
    response.set("Content-Security-Policy", kPolicy);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("X-Frame-Options", "DENY");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

Response make_response(const http::request<http::string_body>& request,
                       int status,
                       std::string_view type,
                       std::string body) {
    Response response(static_cast<http::status>(status), request.version());
    response.set(http::field::server, "sidera");
    response.set(http::field::content_type, type);
    response.keep_alive(request.keep_alive());
    add_security(response);
    response.body() = std::move(body);
    return response;
}

// Whether the browser takes this form of compression.
bool accepts(const http::request<http::string_body>& request, std::string_view form) {
    const beast::string_view list = request[http::field::accept_encoding];
    return std::string_view(list.data(), list.size()).find(form) != std::string_view::npos;
}

Response file_response(const http::request<http::string_body>& request, const WebFile& file) {
    if (request[http::field::if_none_match] == file.tag) {
        Response response = make_response(request, 304, file.type, {});
        response.set(http::field::etag, file.tag);
        return response;
    }
    std::string_view encoding;
    const std::string* body = &file.plain;
    if (!file.brotli.empty() && accepts(request, "br"))
        encoding = "br", body = &file.brotli;
    else if (!file.gzip.empty() && accepts(request, "gzip"))
        encoding = "gzip", body = &file.gzip;
    Response response = make_response(request, 200, file.type, *body);
    if (!encoding.empty())
        response.set(http::field::content_encoding, encoding);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::etag, file.tag);
    response.set(http::field::cache_control, file.caching);
    return response;
}

// Counts a connection of an address while it lives; nothing for an empty one.
class Counted {
  public:
    Counted(std::unordered_map<std::string, std::size_t>& counts, std::string address)
        : counts_(counts), address_(std::move(address)) {
        if (!address_.empty())
            ++counts_[address_];
    }

    ~Counted() {
        if (!address_.empty() && --counts_[address_] == 0)
            counts_.erase(address_);
    }

    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

  private:
    std::unordered_map<std::string, std::size_t>& counts_;
    std::string address_;
};

std::string bearer(const http::request<http::string_body>& request) {
    const beast::string_view header = request[http::field::authorization];
    return header.starts_with("Bearer ") ? std::string(header.substr(7)) : std::string();
}

}  // namespace

// The last address the proxy has added; empty when there is no proxy to believe.
std::string Server::forwarded_for(const Request& request) const {
    const std::string list(request["X-Forwarded-For"]);
    if (!config_.trust_proxy || list.empty())
        return {};
    const std::size_t comma = list.rfind(',');
    std::string last = comma == std::string::npos ? list : list.substr(comma + 1);
    last.erase(0, last.find_first_not_of(' '));
    return last;
}

bool Server::has_room(const std::string& address) const {
    const auto found = per_address_.find(address);
    return found == per_address_.end() || found->second < config_.limits.connections_per_address;
}

asio::awaitable<void> Server::accept() {
    while (!stopping_) {
        auto [error, socket] = co_await acceptor_.async_accept(kAwait);
        if (stopping_)
            co_return;
        if (error) {
            // Out of file handles, most likely: wait for some to come back.
            log(Severity::warning, "accept_failed", {{"why", error.message()}});
            asio::steady_timer pause(context_, std::chrono::milliseconds(100));
            co_await pause.async_wait(kAwait);
            continue;
        }
        beast::error_code ignored;
        const auto peer = socket.remote_endpoint(ignored);
        const std::string address = ignored ? std::string() : peer.address().to_string();
        // Behind a proxy all come from its address: there the WebSockets are counted.
        if (open_connections_ >= config_.limits.connections ||
            (!config_.trust_proxy && !has_room(address)))
            continue;  // closes it
        socket.set_option(tcp::no_delay(true), ignored);
        asio::co_spawn(context_, serve(std::move(socket), address), asio::detached);
    }
}

asio::awaitable<void> Server::serve(tcp::socket socket, std::string address) {
    ++open_connections_;
    const Counted here(per_address_, config_.trust_proxy ? std::string() : address);
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    bool open = true;
    while (open && !stopping_) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(kMaxBody);
        parser.header_limit(kMaxHeader);
        stream.expires_after(kRequestTime);
        auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
        if (error)
            break;
        ++requests_;
        Request request = parser.release();
        if (websocket::is_upgrade(request)) {
            const std::string behind = forwarded_for(request);
            if (request.target() == "/ws" && has_room(behind) && may_connect(request)) {
                stream.expires_never();
                const Counted there(per_address_, behind);
                co_await serve_socket(std::move(stream), std::move(request));
            } else {
                Response response = make_response(request, 403, "text/plain", "not from there\n");
                response.prepare_payload();
                co_await http::async_write(stream, response, kAwait);
            }
            break;
        }
        open = co_await answer(stream, request);
    }
    --open_connections_;
}

// A page from elsewhere must not speak in the name of who looks at it.
bool Server::may_connect(const Request& request) const {
    const beast::string_view header = request[http::field::origin];
    const std::string origin(header);
    if (origin.empty())
        return true;  // no browser
    for (const std::string& known : config_.origins)
        if (known == origin)
            return true;
    const std::size_t scheme = origin.find("://");
    const beast::string_view host = request[http::field::host];
    return scheme != std::string::npos && origin.substr(scheme + 3) == std::string(host);
}

asio::awaitable<void> Server::serve_socket(beast::tcp_stream stream, Request request) {
    const ConnectionId id = ++last_connection_;
    auto socket =
        std::make_shared<Socket>(Socket::Stream(std::move(stream)), id, config_.limits, counts_);
    sockets_.emplace(id, socket);
    hall_.connected(id);
    co_await socket->run(std::move(request), [this](ConnectionId from, std::string_view text) {
        hall_.received(from, text);
    });
    sockets_.erase(id);
    hall_.disconnected(id);
}

asio::awaitable<ApiReply> Server::ask_api(ApiRequest request) {
    auto reply = std::make_shared<std::optional<ApiReply>>();
    auto ready = std::make_shared<asio::steady_timer>(context_, kRequestTime);
    api_.handle(request, [reply, ready](ApiReply made) {
        *reply = std::move(made);
        ready->cancel();
    });
    if (!*reply)
        co_await ready->async_wait(kAwait);
    if (*reply)
        co_return std::move(**reply);
    co_return ApiReply{.status = 503, .type = "text/plain", .body = "too late\n"};
}

asio::awaitable<bool> Server::answer(beast::tcp_stream& stream, const Request& request) {
    const std::string target(request.target());
    const std::size_t question = std::min(target.find('?'), target.size());
    const std::string path = target.substr(0, question);
    const bool get = request.method() == http::verb::get || request.method() == http::verb::head;
    const bool post = request.method() == http::verb::post;
    Response response;
    if (!get && !(post && path.starts_with("/api/") && may_connect(request))) {
        response = make_response(request, 405, "text/plain", "not that way\n");
    } else if (path == "/healthz") {
        response = make_response(request, 200, "text/plain", "ok\n");
    } else if (path == "/metrics") {
        response = make_response(request, 200, "text/plain; version=0.0.4", metrics());
    } else if (path.starts_with("/api/")) {
        ApiRequest asked{.post = post,
                         .path = path,
                         .query = target.substr(std::min(question + 1, target.size())),
                         .secret = bearer(request),
                         .body = request.body()};
        ApiReply reply = co_await ask_api(std::move(asked));
        response = make_response(request, reply.status, reply.type, std::move(reply.body));
        response.set(http::field::cache_control,
                     reply.cachable ? "private, max-age=86400" : "no-store");
    } else if (const WebFile* file = files_.find_or_load(path)) {
        response = file_response(request, *file);
    } else {
        response = make_response(request, 404, "text/plain", "there is nothing here\n");
    }
    response.prepare_payload();
    if (request.method() == http::verb::head)
        response.body().clear();
    stream.expires_after(kRequestTime);
    auto [error, size] = co_await http::async_write(stream, response, kAwait);
    co_return !error && response.keep_alive();
}

}  // namespace sidera::server
