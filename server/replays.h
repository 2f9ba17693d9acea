// Finished games shown again: their records and their moments, page by page.

#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "match/walk.h"
#include "server/loop.h"
#include "server/store/store.h"

namespace sidera::server {

// Moments from .. from + count - 1 of a match as `seat` saw them; the whole record if count is 0.
struct ReplayPage {
    std::string match;
    Seat seat = kNoSeat;
    std::uint64_t from = 0;
    std::uint64_t count = 0;
};

// Games are played again on a thread of their own, each once for all who turn its pages; a page is
// written once and kept, as long as there is room, for it never changes.
class Replays {
  public:
    Replays(Loop& loop, Store& store);
    ~Replays();

    enum class Outcome : std::uint8_t { fine, broken, busy };

    using Done = std::function<void(Outcome outcome, SharedText text)>;

    // `done` is called once, on the loop's thread, now or later.
    void ask(const ReplayPage& page, Done done);

  private:
    struct Walks;

    struct Kept {
        std::string key;
        SharedText text;
    };

    SharedText kept(const std::string& key);
    void keep(const std::string& key, const SharedText& text);
    void answer(const std::string& key, const SharedText& text);

    Loop& loop_;
    Store& store_;
    std::shared_ptr<Walks> walks_;  // for the thread that replays, and nobody else
    std::unordered_map<std::string, std::vector<Done>> waiting_;
    std::list<Kept> kept_;  // the last used first
    std::unordered_map<std::string, std::list<Kept>::iterator> place_;
    std::size_t kept_bytes_ = 0;
};

}  // namespace sidera::server
