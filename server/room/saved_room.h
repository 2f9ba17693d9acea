// What is kept of a room between two runs of the server, beside the match's own log.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/absence.h"
#include "server/store/store.h"
#include "server/wire/replies.h"

namespace sidera::server {

struct SavedSeat {
    std::optional<std::string> player;
    std::string name;
    std::string bot;  // level; empty: a person or nobody
    bool ready = false;
    bool conceded = false;
    std::string entropy;
    std::string link_hash;             // of the secret in the seat's link
    std::int64_t left = 0;             // milliseconds on the clock
    std::optional<std::int64_t> seen;  // the same as others see it
    std::int64_t since = 0;            // days per move: when the question was put
    std::vector<wire::StandingOrder> orders;
    // What came later is optional, so that older rooms can be read.
    std::optional<std::int64_t> sat;      // when the person sat down
    std::optional<SavedAbsence> absence;  // while a game is played

    bool is_free() const { return !player && bot.empty(); }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("bot", self.bot);
        visit("ready", self.ready);
        visit("conceded", self.conceded);
        visit("entropy", self.entropy);
        visit("link_hash", self.link_hash);
        visit("left", self.left);
        visit("seen", self.seen);
        visit("since", self.since);
        visit("orders", self.orders);
        visit("sat", self.sat);
        visit("absence", self.absence);
    }
};

struct SavedRoom {
    wire::TableRules rules;
    wire::Phase phase = wire::Phase::open;
    std::string match;
    std::string host;    // the player who opened it
    std::string secret;  // of the fair dice, shown at the end
    std::string commitment;
    std::vector<SavedSeat> seats;
    std::optional<std::string> next;
    std::optional<Seat> paused_by;
    std::uint64_t chat_lines = 0;  // how many there were; the talk itself may know of more
    // Later ones, optional as above.
    std::optional<std::uint32_t> change;                // number of the host's last change
    std::optional<std::vector<std::string>> sent_away;  // players who cannot sit down here
    std::optional<std::vector<std::string>> held;       // players who have held a seat of the game
    std::optional<bool> expired;                        // nobody came for too long
    std::optional<std::string> rematch_by;              // name of who asked for this rematch

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("phase", self.phase);
        visit("match", self.match);
        visit("host", self.host);
        visit("secret", self.secret);
        visit("commitment", self.commitment);
        visit("seats", self.seats);
        visit("next", self.next);
        visit("paused_by", self.paused_by);
        visit("chat_lines", self.chat_lines);
        visit("change", self.change);
        visit("sent_away", self.sent_away);
        visit("held", self.held);
        visit("expired", self.expired);
        visit("rematch_by", self.rematch_by);
    }
};

// From what the store has, whichever version wrote it.
std::optional<SavedRoom> read_saved_room(const std::string& body);

}  // namespace sidera::server
