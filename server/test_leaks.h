// What the leak test knows of its readers and of the moments of a game.

#pragma once

#include <array>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/match.h"
#include "server/room/host.h"
#include "server/test_clocks.h"
#include "server/wire/replies.h"

namespace sidera::server {

inline bool contains(std::string_view text, std::string_view part) {
    return ::memmem(text.data(), text.size(), part.data(), part.size()) != nullptr;
}

inline int games_to_play() {
    const char* games = std::getenv("SIDERA_LEAK_GAMES");
    return games != nullptr ? std::atoi(games) : 20;
}

inline std::string entropy(std::size_t seat) {
    return std::string(31, 'a') + "0123456789"[seat % 10];
}

struct Person {
    ConnectionId id = 0;
    std::string secret;
    Seat seat = kNoSeat;
    Sequence since = 0;  // the last event it was sent
    bool may_undo = false;
    std::uint32_t last_request = 0;
};

// What an action may make the server say.
enum class Cause : std::uint8_t {
    entry,    // an answer or undo: nothing for those who may not know of it
    open,     // everybody may know of it: talk, pauses, who comes and goes
    question  // a reply to who asked, nothing else
};

// The game after one entry of the log, as each reader may know it.
struct Moment {
    std::array<wire::Update, kMaxSeats + 1> update;  // without events
    KnownClocks clocks;
    std::array<Sequence, kMaxSeats + 1> heard{};
    std::array<bool, kMaxSeats + 1> news{};  // whether the reader may know that anything happened
};

inline std::size_t slot(Seat seat) {
    return seat == kNoSeat ? kMaxSeats : static_cast<std::size_t>(seat);
}

// What everybody may know of who has answered, said once more for tests.
class KnownAnswers {
  public:
    void hold(const RecordEntry& entry) {
        if (entry.kind == RecordEntry::Kind::undo)
            holding_.resize(entry.back_to);
        else if (entry.kind == RecordEntry::Kind::answer)
            holding_.emplace_back(entry.answer.seat, entry.by);
    }

    // Nobody takes back what his clock has answered.
    bool may_undo(const Match& match, Seat seat) const {
        for (auto answer = holding_.rbegin(); answer != holding_.rend(); ++answer)
            if (answer->first == seat)
                return answer->second != By::clock && match.may_undo(seat);
        return match.may_undo(seat);
    }

    // A question that all can see has been put now, or it is the one from before.
    void note_question(const Match& match, Milliseconds now) {
        const std::pair mark(match.heard(kNoSeat), match.deciding());
        if (mark == question_)
            return;
        question_ = mark;
        asked_since_ = now;
        shows_thinking_ = false;
    }

    // Ten seconds after it was put to several, the table shows who has not answered.
    bool becomes_shown(const Match& match, Milliseconds now) {
        if (shows_thinking_ || match.asked().empty() || match.deciding().size() < 2 ||
            now < asked_since_ + 10'000)
            return false;
        shows_thinking_ = true;
        return true;
    }

    bool shows_thinking() const { return shows_thinking_; }

  private:
    std::vector<std::pair<Seat, By>> holding_;  // answers that were not taken back
    std::pair<Sequence, SeatSet> question_;     // the last one all could see
    Milliseconds asked_since_ = 0;
    bool shows_thinking_ = false;
};

}  // namespace sidera::server
