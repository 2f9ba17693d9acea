// Works out the chances of winning of finished games, one game after the other, in the background.

#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/loop.h"
#include "server/store/store.h"
#include "server/wire/pages.h"

namespace sidera::server {

class Analyst {
  public:
    Analyst(Loop& loop, Store& store) : loop_(loop), store_(store) {}

    // Takes up what was left undone when the server stopped.
    void load();
    void add(std::string match);

    // As far as it is: ready, under way, or not begun.
    wire::RawJson analysis(const std::string& match);

    std::size_t waiting() const { return queue_.size(); }

    void stop();

  private:
    struct Progress;

    void maybe_begin();

    Loop& loop_;
    Store& store_;
    std::deque<std::string> queue_;  // the first is being worked on
    std::shared_ptr<Progress> progress_;
    bool busy_ = false;
    bool stopping_ = false;
};

}  // namespace sidera::server
