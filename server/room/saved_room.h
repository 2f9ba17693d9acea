// What is kept of a room between two runs of the server, beside the match's own log.

#pragma once

#include <optional>
#include <string>
#include <vector>

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
    }
};

}  // namespace sidera::server
