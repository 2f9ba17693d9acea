// What all connections of a run share.

#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/decision.h"
#include "server/net/asio.h"
#include "tools/load/frames.h"
#include "tools/load/measure.h"
#include "tools/load/options.h"

namespace sidera::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using server::kAwait;
using tcp = asio::ip::tcp;

enum class Stage : std::uint8_t { connecting, echo, playing, ending };

struct Run {
    explicit Run(const Options& chosen) : options(chosen) {}

    asio::io_context context{1};
    std::vector<char> bytes = std::vector<char>(1 << 18);  // just read, by whoever reads
    tcp::endpoint server;
    Options options;
    Stage stage = Stage::connecting;
    bool measuring = false;
    int welcomed = 0;  // connections that were greeted, counted each time
    Measures measures;
    std::deque<std::function<void()>> due;  // answers that wait for their turn when paced

    // What was acknowledged, per match and in this order: it must be in the store for ever.
    std::map<std::string, std::vector<Answer>> promised;
};

// One WebSocket that connects again whenever it is cut off.
class Client : public std::enable_shared_from_this<Client> {
  public:
    using Opened = std::function<void()>;
    using Received = std::function<void(std::string_view)>;

    Client(Run& run, Opened opened, Received received)
        : run_(run), opened_(std::move(opened)), received_(std::move(received)) {}

    void start();
    void send(std::string text);
    void close();

  private:
    using Stream = server::websocket::stream<beast::tcp_stream>;

    asio::awaitable<void> live();
    asio::awaitable<void> connect_and_read();
    asio::awaitable<void> read();
    asio::awaitable<void> write();

    Run& run_;
    Opened opened_;
    Received received_;
    std::unique_ptr<Stream> stream_;
    std::deque<std::string> queue_;
    bool open_ = false;
    bool writing_ = false;
};

}  // namespace sidera::load
