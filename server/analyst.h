// Works out the chances of winning of finished games, one game after the other, in the background.
// What somebody looks at comes first.

#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/loop.h"
#include "server/store/store.h"
#include "server/wire/pages.h"

namespace sidera::server {

// What it has done since the start, for /metrics.
struct AnalystCounts {
    std::uint64_t finished = 0;
    std::uint64_t cut_short = 0;  // their budget was used up
    double seconds = 0;           // of one core
};

// A game has a budget of processor time; what it does not reach is interpolated.
class Analyst {
  public:
    // `seconds` of one core for each game.
    Analyst(Loop& loop, Store& store, double seconds = 30)
        : loop_(loop), store_(store), budget_(seconds) {}

    // Takes up what was left undone when the server stopped.
    void load();
    void add(std::string match);

    // As far as it is: ready, under way, or not begun; then it is the next to be begun.
    wire::RawJson analysis(const std::string& match);

    std::size_t waiting() const { return queue_.size(); }

    const AnalystCounts& counts() const { return counts_; }

    void stop();

  private:
    struct Progress;

    void maybe_begin();
    void bring_forward(const std::string& match);
    void finished(const std::string& match, const Progress& progress);

    Loop& loop_;
    Store& store_;
    double budget_;
    std::deque<std::string> queue_;  // the first is being worked on
    std::shared_ptr<Progress> progress_;
    AnalystCounts counts_;
    bool busy_ = false;
    bool stopping_ = false;
};

}  // namespace sidera::server
