// Finished games shown again: their records and their moments, page by page.

#include "server/replays.h"

#include <algorithm>

#include "server/stored_match.h"
#include "server/wire/codec.h"
#include "server/wire/pages.h"
#include "server/wire/render.h"

namespace sidera::server {
namespace {

constexpr std::size_t kMostWaiting = 200;             // pages; who asks for more is sent away
constexpr std::size_t kMostBytes = 64 * 1024 * 1024;  // of pages kept
constexpr std::size_t kMostWalks = 4;                 // games kept open
constexpr std::string_view kBehindTheEnd = "[]";

std::string key_of(const ReplayPage& page) {
    return page.match + '/' + std::to_string(index(page.seat)) + '/' + std::to_string(page.from) +
           '/' + std::to_string(page.count);
}

// What happened by each entry is what its reader had not heard before.
std::string moments(Walk& walk, const ReplayPage& page) {
    const Record& record = walk.record();
    std::vector<wire::ReplayMoment> list;
    for (std::uint64_t entry = page.from;
         entry < page.from + page.count && entry <= record.entries.size();
         ++entry) {
        wire::ReplayMoment moment{.entry = static_cast<std::uint32_t>(entry)};
        Sequence heard = 0;
        if (entry > 0) {
            const Match* before = walk.at(entry - 1);
            if (before == nullptr)
                return {};
            heard = before->heard(page.seat);
            moment.answered = wire::answered_in(*before, record.entries[entry - 1]);
        }
        const Match* then = walk.at(entry);
        if (then == nullptr)
            return {};
        moment.view = {then->view(page.seat)};
        moment.standing = wire::standing_of(*then);
        moment.deciding = then->deciding();
        moment.events = wire::events_after(*then, page.seat, heard);
        list.push_back(std::move(moment));
    }
    return wire::json_text(list);
}

}  // namespace

// The games whose pages were turned last.
struct Replays::Walks {
    struct Open {
        std::string match;
        Walk walk;
    };

    std::list<Open> open;

    // Null when the match cannot be replayed.
    Walk* of(const std::string& match, const StoredMatch& stored) {
        const auto found = std::find_if(
            open.begin(), open.end(), [&](const Open& one) { return one.match == match; });
        if (found != open.end()) {
            open.splice(open.begin(), open, found);
            return &open.front().walk;
        }
        auto record = stored_record(stored);
        if (!record)
            return nullptr;
        const GameKit& kit = *find_game(record->header.game);
        open.push_front({match, Walk(kit, kit.default_data(), std::move(*record))});
        if (open.size() > kMostWalks)
            open.pop_back();
        return &open.front().walk;
    }
};

Replays::Replays(Loop& loop, Store& store)
    : loop_(loop), store_(store), walks_(std::make_shared<Walks>()) {}

Replays::~Replays() = default;

void Replays::ask(const ReplayPage& page, Done done) {
    const std::string key = key_of(page);
    if (const SharedText text = kept(key))
        return done(Outcome::fine, text);
    if (const auto found = waiting_.find(key); found != waiting_.end()) {
        found->second.push_back(std::move(done));
        return;
    }
    if (waiting_.size() >= kMostWaiting)
        return done(Outcome::busy, nullptr);
    auto stored = store_.load(page.match);
    if (!stored)
        return done(Outcome::broken, nullptr);
    waiting_[key].push_back(std::move(done));
    auto text = std::make_shared<std::string>();
    loop_.work(
        Crew::replays,
        [walks = walks_, page, stored = std::move(*stored), text] {
            if (Walk* walk = walks->of(page.match, stored))
                *text = page.count == 0 ? write_record(walk->record()) : moments(*walk, page);
        },
        [this, key, text] { answer(key, text); });
}

void Replays::answer(const std::string& key, const SharedText& text) {
    const Outcome outcome = text->empty() ? Outcome::broken : Outcome::fine;
    if (outcome == Outcome::fine && *text != kBehindTheEnd)  // of those there is no end
        keep(key, text);
    const auto waiting = waiting_.extract(key);
    for (const Done& done : waiting.mapped())
        done(outcome, text);
}

SharedText Replays::kept(const std::string& key) {
    const auto found = place_.find(key);
    if (found == place_.end())
        return nullptr;
    kept_.splice(kept_.begin(), kept_, found->second);
    return kept_.front().text;
}

void Replays::keep(const std::string& key, const SharedText& text) {
    kept_.push_front({key, text});
    place_[key] = kept_.begin();
    kept_bytes_ += text->size();
    while (kept_bytes_ > kMostBytes) {
        kept_bytes_ -= kept_.back().text->size();
        place_.erase(kept_.back().key);
        kept_.pop_back();
    }
}

}  // namespace sidera::server
