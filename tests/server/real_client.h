// A browser for tests: real sockets, one call after the other.

#pragma once

#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <string>
#include <thread>

#include "engine/json.h"
#include "server/net/server.h"
#include "server/store/sqlite_store.h"
#include "server/store/test_store.h"

namespace sidera::server {

// A whole server on a free port, with its loop on a thread of its own.
class RealServer {
  public:
    explicit RealServer(const Limits& limits = {}) {
        Config config;
        config.port = 0;
        config.limits = limits;
        config.limits.bot_delay = 0;
        config.limits.bot_milliseconds = 1;
        std::string error;
        auto store = open_sqlite_store(folder_.file("real.db"), error);
        server_ = std::make_unique<Server>(config, std::move(store));
        fault_ = server_->start();
        thread_ = std::thread([this] { server_->run(); });
    }

    ~RealServer() {
        server_->stop();
        thread_.join();
    }

    RealServer(const RealServer&) = delete;
    RealServer& operator=(const RealServer&) = delete;

    const std::string& fault() const { return fault_; }

    tcp::endpoint endpoint() const { return {asio::ip::address_v4::loopback(), server_->port()}; }

  private:
    TestFolder folder_;
    std::unique_ptr<Server> server_;
    std::string fault_;
    std::thread thread_;
};

// Sends these bytes and gives all that comes back until the server closes.
inline std::string raw_exchange(const RealServer& server, const std::string& bytes) {
    asio::io_context context;
    tcp::socket socket(context);
    beast::error_code error;
    socket.connect(server.endpoint(), error);
    asio::write(socket, asio::buffer(bytes), error);
    std::string reply;
    asio::read(socket, asio::dynamic_buffer(reply), error);
    return reply;
}

inline std::string get(const RealServer& server, const std::string& path) {
    return raw_exchange(server,
                        "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
}

class RealClient {
  public:
    explicit RealClient(const RealServer& server, int receive_buffer = 0, bool packed = false)
        : stream_(context_) {
        websocket::permessage_deflate deflate;
        deflate.client_enable = packed;
        stream_.set_option(deflate);
        tcp::socket& socket = stream_.next_layer();
        socket.open(tcp::v4(), error_);
        if (receive_buffer > 0)
            socket.set_option(asio::socket_base::receive_buffer_size(receive_buffer), error_);
        socket.connect(server.endpoint(), error_);
        if (!error_)
            socket.set_option(tcp::no_delay(true), error_);
        if (!error_)
            stream_.handshake(
                agreed_, "127.0.0.1:" + std::to_string(server.endpoint().port()), "/ws", error_);
    }

    bool is_open() const { return !error_; }

    void send(const std::string& text, bool binary = false) {
        stream_.binary(binary);
        if (!error_)
            stream_.write(asio::buffer(text), error_);
    }

    // The next message; null when the connection has ended.
    Json read() {
        beast::flat_buffer buffer;
        if (!error_)
            stream_.read(buffer, error_);
        if (error_)
            return {};
        const std::string text = beast::buffers_to_string(buffer.data());
        Json message = parse_json(text).value;
        if (const Json* type = message.find("type"); type != nullptr) {
            if (type->as_string() == "update")
                update_ = message;
            if (type->as_string() == "room")
                room_ = message;
        }
        return message;
    }

    // Sends a request and reads up to its reply.
    Json ask(const std::string& type, Json request = Json::object()) {
        const std::int64_t id = ++last_id_;
        send(request.set("type", type).set("id", id).dump());
        while (is_open()) {
            Json message = read();
            const Json* own = message.find("id");
            if (own != nullptr && own->as_int() == id)
                return message;
        }
        return {};
    }

    Json hello(const std::string& secret = {}) {
        Json request = Json::object().set("protocol", wire::kProtocol);
        if (!secret.empty())
            request.set("secret", secret);
        return ask("hello", std::move(request));
    }

    // Reads and forgets whatever has come; for clients that do not care.
    void drain() {
        beast::error_code error;
        char bytes[65536];
        while (!error_ && stream_.next_layer().available(error) > 0 && !error)
            stream_.next_layer().read_some(asio::buffer(bytes), error);
        if (error)
            error_ = error;
    }

    const Json& update() const { return update_; }

    const Json& room() const { return room_; }

    // What was agreed on in the handshake.
    std::string extensions() const {
        return std::string(agreed_[boost::beast::http::field::sec_websocket_extensions]);
    }

    tcp::socket& socket() { return stream_.next_layer(); }

  private:
    asio::io_context context_;
    websocket::stream<tcp::socket> stream_;
    beast::error_code error_;
    websocket::response_type agreed_;
    Json update_;
    Json room_;
    std::int64_t last_id_ = 0;
};

}  // namespace sidera::server
