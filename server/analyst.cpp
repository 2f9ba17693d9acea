// Chances of winning, worked out in the background.

#include "server/analyst.h"

#include <time.h>

#include <algorithm>
#include <atomic>
#include <chrono>

#include "server/analysis.h"
#include "server/stored_match.h"
#include "server/wire/codec.h"

namespace sidera::server {
namespace {

constexpr std::uint32_t kPlayouts = 200;               // per moment
constexpr auto kPiece = std::chrono::milliseconds(2);  // of work between two looks at the loop
constexpr int kTakenUp = 1000;  // games left undone that are taken up at start

// Time of the processor, not of the clock: a busy server does not make an analysis worse.
double seconds_of_this_thread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

}  // namespace

struct Analyst::Progress {
    std::atomic<double> part = 0;
    std::atomic<bool> stop = false;
    // Written by the thread that works, read when it is done.
    std::string body;
    double seconds = 0;
    bool cut_short = false;
};

namespace {

// Works on one game, in small pieces, until the budget is used up.
class Piecework {
  public:
    Piecework(Loop& loop, double budget, std::atomic<bool>& stop, std::atomic<double>& part)
        : loop_(loop), budget_(budget), stop_(stop), part_(part) {}

    ChancesRequest request() {
        return {.playouts = kPlayouts,
                .onward = [this] { return onward(); },
                .progress =
                    [this](std::size_t done, std::size_t of) {
                        part_ = std::max(static_cast<double>(done) / static_cast<double>(of),
                                         seconds() / budget_);
                    }};
    }

    double seconds() const { return seconds_of_this_thread() - began_; }

  private:
    using Clock = std::chrono::steady_clock;

    Onward onward() {
        if (stop_)
            return Onward::stop;
        if (Clock::now() - piece_began_ < kPiece)
            return Onward::go_on;
        loop_.step_aside();
        piece_began_ = Clock::now();
        return seconds() < budget_ ? Onward::go_on : Onward::enough;
    }

    Loop& loop_;
    double budget_;
    std::atomic<bool>& stop_;
    std::atomic<double>& part_;
    double began_ = seconds_of_this_thread();
    Clock::time_point piece_began_ = Clock::now();
};

}  // namespace

void Analyst::load() {
    for (std::string& match : store_.results_without_analysis(kTakenUp))
        queue_.push_back(std::move(match));
    maybe_begin();
}

void Analyst::add(std::string match) {
    queue_.push_back(std::move(match));
    maybe_begin();
}

void Analyst::maybe_begin() {
    while (!busy_ && !stopping_ && !queue_.empty()) {
        const std::string match = queue_.front();
        auto stored = store_.load(match);
        if (!stored) {
            queue_.pop_front();
            continue;
        }
        busy_ = true;
        progress_ = std::make_shared<Progress>();
        loop_.work(
            Crew::analysis,
            [this, progress = progress_, stored = std::move(*stored)] {
                Piecework work(loop_, budget_, progress->stop, progress->part);
                if (const auto record = stored_record(stored))
                    if (const auto analysis = analyse(*record, work.request())) {
                        progress->body = wire::json_text(*analysis);
                        progress->cut_short = analysis->measured.has_value();
                    }
                progress->seconds = work.seconds();
            },
            [this, match, progress = progress_] { finished(match, *progress); });
    }
}

void Analyst::finished(const std::string& match, const Progress& progress) {
    busy_ = false;
    counts_.seconds += progress.seconds;
    if (stopping_)
        return;
    queue_.pop_front();
    if (!progress.body.empty()) {
        ++counts_.finished;
        counts_.cut_short += progress.cut_short ? 1 : 0;
        store_.commit({PutAnalysis{.match = match, .body = progress.body}},
                      [](const std::string&) {});
    }
    maybe_begin();
}

void Analyst::stop() {
    stopping_ = true;
    if (progress_)
        progress_->stop = true;
}

wire::RawJson Analyst::analysis(const std::string& match) {
    if (auto ready = store_.analysis(match))
        return {std::move(*ready)};
    wire::Analysis waiting;
    if (busy_ && !queue_.empty() && queue_.front() == match)
        waiting.progress = progress_->part;
    else
        bring_forward(match);
    return {wire::json_text(waiting)};
}

// Somebody is looking at it: it comes right after the game that is being worked on.
void Analyst::bring_forward(const std::string& match) {
    const auto next = queue_.begin() + (busy_ ? 1 : 0);
    const auto found = std::find(next, queue_.end(), match);
    if (found != queue_.end())
        std::rotate(next, found, found + 1);
}

}  // namespace sidera::server
