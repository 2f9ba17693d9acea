// Chances of winning, worked out in the background.

#include "server/analyst.h"

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

}  // namespace

struct Analyst::Progress {
    std::atomic<double> part = 0;
    std::atomic<bool> stop = false;
    std::string body;
};

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
        loop_.work_in_background(
            [this, progress = progress_, stored = std::move(*stored)] {
                const auto record = stored_record(stored);
                if (!record)
                    return;
                auto piece_began = std::chrono::steady_clock::now();
                const auto analysis = analyse(*record, kPlayouts, [&](double part) {
                    progress->part = part;
                    if (!progress->stop &&
                        std::chrono::steady_clock::now() - piece_began >= kPiece) {
                        loop_.step_aside();
                        piece_began = std::chrono::steady_clock::now();
                    }
                    return !progress->stop;
                });
                if (analysis)
                    progress->body = wire::json_text(*analysis);
            },
            [this, match, progress = progress_] {
                busy_ = false;
                if (stopping_)
                    return;
                queue_.pop_front();
                if (!progress->body.empty())
                    store_.commit({PutAnalysis{.match = match, .body = progress->body}},
                                  [](const std::string&) {});
                maybe_begin();
            });
    }
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
    return {wire::json_text(waiting)};
}

}  // namespace sidera::server
