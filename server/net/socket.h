// One browser's WebSocket: reads messages for the hall, writes what it has to say.

#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "server/limits.h"
#include "server/net/asio.h"
#include "server/room/host.h"

namespace sidera::server {

// Lets through so many messages per second, and a burst at once.
class RateLimit {
  public:
    RateLimit(double per_second, double burst)
        : per_second_(per_second), burst_(burst), left_(burst) {}

    bool admits(std::chrono::steady_clock::time_point now);

  private:
    double per_second_;
    double burst_;
    double left_;
    std::chrono::steady_clock::time_point at_ = std::chrono::steady_clock::now();
};

struct SocketCounts {
    std::uint64_t messages_sent = 0;
    std::uint64_t bytes_sent = 0;
    std::uint64_t slow_closed = 0;
    std::uint64_t rate_closed = 0;
};

class Socket : public std::enable_shared_from_this<Socket> {
  public:
    using Stream = websocket::stream<beast::tcp_stream>;
    using Received = std::function<void(ConnectionId, std::string_view)>;

    Socket(Stream stream, ConnectionId id, const Limits& limits, SocketCounts& counts)
        : stream_(std::move(stream)), id_(id), limits_(limits), counts_(counts) {}

    // Accepts the handshake and reads until the connection ends.
    asio::awaitable<void> run(http::request<http::string_body> handshake, Received received);

    // Queues a message; a client that does not read is dropped.
    void send(SharedText message);

    // Sends what is queued, then closes.
    void close();

  private:
    void write_next();
    void drop();

    Stream stream_;
    ConnectionId id_;
    const Limits& limits_;
    SocketCounts& counts_;
    std::deque<SharedText> queue_;
    std::size_t queued_ = 0;  // bytes
    bool open_ = false;
    bool writing_ = false;
    bool closing_ = false;
};

}  // namespace sidera::server
