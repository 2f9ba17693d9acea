// The server: starting, stopping, and the loop everything happens on.

#include "server/net/server.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <thread>

#include "server/log.h"

namespace sidera::server {
namespace {

constexpr auto kGoodbye = std::chrono::milliseconds(300);  // for the last messages to go out

std::size_t thread_count(int wanted) {
    if (wanted > 0)
        return static_cast<std::size_t>(wanted);
    return std::max(2u, std::thread::hardware_concurrency()) - 1;
}

}  // namespace

Server::Server(const Config& config, std::unique_ptr<Store> store)
    : config_(config)
    , context_(1)
    , acceptor_(context_)
    , bots_(thread_count(config.bot_threads))
    , analysis_(1)
    , replaying_(1)
    , alarm_(context_)
    , store_(std::move(store))
    , hall_(*this, *store_, config_.limits)
    , analyst_(*this, *store_, config_.limits.analysis_seconds)
    , api_(*this, hall_, *store_, analyst_) {
    hall_.on_finished = [this](const std::string& match) { analyst_.add(match); };
    // Analysis must not take much time from those who wait for an answer (`Yielding` sees to that
    // here), but it must get on: idle priority would starve it beside other busy programs.
    asio::post(analysis_, [] { setpriority(PRIO_PROCESS, 0, 10); });
    asio::post(replaying_, [] { setpriority(PRIO_PROCESS, 0, 5); });
}

Server::~Server() {
    bots_.join();
    analysis_.join();
    replaying_.join();
    store_.reset();  // finishes what was handed over; its callbacks find the loop still there
}

std::string Server::start() {
    beast::error_code error;
    const auto address = asio::ip::make_address(config_.address, error);
    if (error)
        return "'" + config_.address + "' is no address";
    const tcp::endpoint endpoint(address, config_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error)
        acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error)
        acceptor_.bind(endpoint, error);
    if (!error)
        acceptor_.listen(4096, error);
    if (error)
        return "cannot listen on " + config_.address + " port " + std::to_string(config_.port) +
               ": " + error.message();
    port_ = acceptor_.local_endpoint().port();
    if (!config_.web.empty())
        if (std::string fault = files_.load(config_.web); !fault.empty())
            return fault;
    for (const std::string& fault : hall_.load())
        log(Severity::error, "room_not_loaded", {{"why", fault}});
    analyst_.load();
    return {};
}

void Server::run() {
    asio::signal_set signals(context_, SIGINT, SIGTERM);
    signals.async_wait([this](beast::error_code error, int) {
        if (!error)
            begin_stopping();
    });
    asio::co_spawn(context_, accept(), asio::detached);
    log(Severity::info,
        "started",
        {{"address", config_.address},
         {"port", std::to_string(port_)},
         {"rooms", std::to_string(hall_.rooms())}});
    yielding_.watch_this_thread();
    context_.run();
    log(Severity::info, "stopped");
}

void Server::stop() {
    asio::post(context_, [this] { begin_stopping(); });
}

void Server::begin_stopping() {
    if (stopping_)
        return;
    stopping_ = true;
    log(Severity::info, "stopping");
    beast::error_code ignored;
    acceptor_.close(ignored);
    hall_.stop();
    analyst_.stop();
    auto goodbye = std::make_shared<asio::steady_timer>(context_, kGoodbye);
    goodbye->async_wait([this, goodbye](beast::error_code) {
        for (const auto& [id, socket] : sockets_)
            socket->close();
        context_.stop();
    });
}

Milliseconds Server::now() const {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void Server::send(ConnectionId connection, SharedText message) {
    const auto found = sockets_.find(connection);
    if (found != sockets_.end())
        found->second->send(std::move(message));
}

void Server::close(ConnectionId connection) {
    const auto found = sockets_.find(connection);
    if (found != sockets_.end())
        found->second->close();
}

void Server::post(std::function<void()> task) {
    asio::post(context_, std::move(task));
}

asio::thread_pool& Server::threads_of(Crew crew) {
    return crew == Crew::bots ? bots_ : crew == Crew::analysis ? analysis_ : replaying_;
}

void Server::work(Crew crew, std::function<void()> job, std::function<void()> done) {
    asio::post(threads_of(crew), [this, job = std::move(job), done = std::move(done)] {
        job();
        asio::post(context_, done);
    });
}

void Server::wake_at(Milliseconds at) {
    if (alarm_at_ != 0 && alarm_at_ <= at) {
        if (alarm_at_ > now())
            return;
        at = alarm_at_;  // overdue: the machine has slept, or its clock was moved
    }
    alarm_at_ = at;
    alarm_.expires_after(std::chrono::milliseconds(std::max<Milliseconds>(0, at - now())));
    alarm_.async_wait([this](beast::error_code error) {
        if (error)
            return;
        alarm_at_ = 0;
        hall_.wake();
    });
}

std::string Server::metrics() const {
    const HallCounts& hall = hall_.counts();
    std::string text;
    const auto add = [&text](std::string_view name,
                             std::string_view kind,
                             std::string_view help,
                             std::uint64_t value) {
        text += "# HELP sidera_" + std::string(name) + " " + std::string(help) +
                "\n# TYPE sidera_" + std::string(name) + " " + std::string(kind) + "\nsidera_" +
                std::string(name) + " " + std::to_string(value) + "\n";
    };
    add("connections", "gauge", "Browsers connected.", sockets_.size());
    add("rooms", "gauge", "Tables in memory.", hall_.rooms());
    add("rooms_opened_total", "counter", "Tables opened.", hall.rooms_opened);
    add("games_finished_total", "counter", "Games played to their end.", hall.games_finished);
    add("messages_received_total", "counter", "Messages from browsers.", hall.messages);
    add("messages_sent_total", "counter", "Messages to browsers.", counts_.messages_sent);
    add("bytes_sent_total", "counter", "Bytes of messages to browsers.", counts_.bytes_sent);
    add("answers_total", "counter", "Answers given by people.", hall.answers);
    add("refused_total", "counter", "Requests refused by the hall.", hall.refused);
    add("commits_waiting", "gauge", "Changes not yet on disk.", hall_.commits_waiting());
    add("commits_failed_total", "counter", "Changes the store refused.", hall.failed_commits);
    add("slow_closed_total", "counter", "Browsers dropped for not reading.", counts_.slow_closed);
    add("rate_closed_total", "counter", "Browsers dropped for flooding.", counts_.rate_closed);
    add("http_requests_total", "counter", "HTTP requests.", requests_);
    const AnalystCounts& analyses = analyst_.counts();
    add("analyses_waiting", "gauge", "Finished games to be analysed.", analyst_.waiting());
    add("analyses_total", "counter", "Finished games analysed.", analyses.finished);
    add("analyses_cut_total", "counter", "Analyses cut off by their budget.", analyses.cut_short);
    add("analysis_seconds_total",
        "counter",
        "Processor time of analyses.",
        static_cast<std::uint64_t>(analyses.seconds));
    return text;
}

}  // namespace sidera::server
