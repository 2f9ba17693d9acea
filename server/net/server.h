// The server: sockets around a hall. One thread for everything but thinking and writing to disk.

#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/analyst.h"
#include "server/config.h"
#include "server/hall.h"
#include "server/net/api.h"
#include "server/net/asio.h"
#include "server/net/socket.h"
#include "server/net/web_files.h"
#include "server/net/yielding.h"

namespace sidera::server {

class Server final : public Loop {
  public:
    Server(const Config& config, std::unique_ptr<Store> store);
    ~Server() override;

    // Opens the port and loads web client and rooms; a sentence when that cannot be.
    std::string start();

    // Serves until `stop` or a signal.
    void run();

    // May be called from any thread: says goodbye, waits for the store, ends `run`.
    void stop();

    std::uint16_t port() const { return port_; }

    bool has_web_client() const { return !files_.empty(); }

    // Loop
    Milliseconds now() const override;
    void send(ConnectionId connection, SharedText message) override;
    void close(ConnectionId connection) override;
    void post(std::function<void()> task) override;
    void work(Crew crew, std::function<void()> job, std::function<void()> done) override;

    void step_aside() override { yielding_.step_aside(); }

    void wake_at(Milliseconds at) override;

  private:
    using Request = http::request<http::string_body>;

    asio::awaitable<void> accept();
    asio::awaitable<void> serve(tcp::socket socket, std::string address);
    asio::awaitable<void> serve_socket(beast::tcp_stream stream, Request request);
    asio::awaitable<bool> answer(beast::tcp_stream& stream, const Request& request);
    asio::awaitable<ApiReply> ask_api(ApiRequest request);
    bool may_connect(const Request& request) const;
    std::string metrics() const;
    std::string forwarded_for(const Request& request) const;
    bool has_room(const std::string& address) const;
    asio::thread_pool& threads_of(Crew crew);
    void begin_stopping();

    Config config_;
    Yielding yielding_;
    asio::io_context context_;
    tcp::acceptor acceptor_;
    asio::thread_pool bots_;
    asio::thread_pool analysis_;
    asio::thread_pool replaying_;
    asio::steady_timer alarm_;
    Milliseconds alarm_at_ = 0;  // 0: none is set
    std::unique_ptr<Store> store_;
    Hall hall_;
    Analyst analyst_;
    Api api_;
    WebFiles files_;
    std::unordered_map<ConnectionId, std::shared_ptr<Socket>> sockets_;
    std::unordered_map<std::string, std::size_t> per_address_;
    SocketCounts counts_;
    std::uint64_t requests_ = 0;
    std::size_t open_connections_ = 0;
    ConnectionId last_connection_ = 0;
    std::uint16_t port_ = 0;
    bool stopping_ = false;
};

}  // namespace sidera::server
