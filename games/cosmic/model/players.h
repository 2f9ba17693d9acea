// The options of a table, and what lies in front of a player for everybody to see.

#pragma once

#include <cstdint>

#include "games/cosmic/model/cards.h"

namespace sidera::cosmic {

// Who is asked in a window: who has something to play, who might by what everybody knows, or all.
enum class Asking : std::uint8_t { holders, possible, always };

// The options of the table, fixed at the start.
struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;  // people
    std::uint8_t planets = 5;
    std::uint8_t ships = 20;
    std::uint8_t to_win = 5;           // foreign colonies
    std::uint8_t power_threshold = 3;  // home colonies
    bool hidden_powers = false;
    bool rotating_powers = false;
    bool free_flares = false;
    bool technology = false;
    std::uint8_t alien_levels = 7;  // bits: green, yellow, red
    std::uint8_t alien_choice = 2;
    bool allow_forbidden_pairs = false;
    std::uint16_t deal_seconds = 60;  // 0: no clock
    std::uint8_t deal_max_proposals = 20;
    std::uint8_t deal_colony_max_ships = 0;
    bool zombie_compensation = false;
    std::uint16_t turn_limit = 0;
    Asking asking = Asking::holders;
    // Of Mayfair's tables:
    std::uint8_t tiers = 7;       // of aliens, as bits
    bool first_box_only = false;  // of aliens
    bool expansion_cards = false;
    bool skip_turn = false;
    bool joker_own_system = false;
    bool kickers = false;
    bool reinforcements = false;
    bool attack_any_base = false;
    bool abuse_aliens = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("planets", self.planets);
        visit("ships", self.ships);
        visit("to_win", self.to_win);
        visit("power_threshold", self.power_threshold);
        visit("hidden_powers", self.hidden_powers);
        visit("rotating_powers", self.rotating_powers);
        visit("free_flares", self.free_flares);
        visit("technology", self.technology);
        visit("alien_levels", self.alien_levels);
        visit("alien_choice", self.alien_choice);
        visit("allow_forbidden_pairs", self.allow_forbidden_pairs);
        visit("deal_seconds", self.deal_seconds);
        visit("deal_max_proposals", self.deal_max_proposals);
        visit("deal_colony_max_ships", self.deal_colony_max_ships);
        visit("zombie_compensation", self.zombie_compensation);
        visit("turn_limit", self.turn_limit);
        visit("asking", self.asking);
        visit("tiers", later(self.tiers, std::uint8_t{7}));
        visit("first_box_only", later(self.first_box_only));
        visit("expansion_cards", later(self.expansion_cards));
        visit("skip_turn", later(self.skip_turn));
        visit("joker_own_system", later(self.joker_own_system));
        visit("kickers", later(self.kickers));
        visit("reinforcements", later(self.reinforcements));
        visit("attack_any_base", later(self.attack_any_base));
        visit("abuse_aliens", later(self.abuse_aliens));
    }

    bool operator==(const Rules&) const = default;
};

// An alien sheet in front of a player. What a power remembers belongs to its sheet, also
// while the power is lost (CF-POW-4).
struct Sheet {
    AlienId alien = AlienId::none;  // none: face down
    bool hidden = false;            // face down (hidden_powers)
    bool zapped = false;            // until the end of the encounter
    bool suspended = false;         // another power was lent to its owner
    bool extra = false;             // came beside the player's own
    bool grown = false;             // from a tech: no life that is given up for another
    std::uint8_t used = 0;          // bits of the powers used in this encounter
    std::uint8_t tokens = 0;
    Seat lender = kNoSeat;     // goes back there at the end of the encounter
    bool lent_inside = false;  // of one that is played inside another (CF-NEST-1)
    bool copied = false;       // somebody else's power too; gone at the end of the encounter
    bool form = false;         // of the row of powers

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("alien", self.alien);
        visit("hidden", self.hidden);
        visit("zapped", self.zapped);
        visit("suspended", self.suspended);
        visit("extra", self.extra);
        visit("grown", self.grown);
        visit("used", self.used);
        visit("tokens", self.tokens);
        visit("lender", self.lender);
        visit("lent_inside", self.lent_inside);
        visit("copied", later(self.copied));
        visit("form", later(self.form));
    }

    bool operator==(const Sheet&) const = default;
};

inline constexpr int kMaxSheets = 6;
inline constexpr std::size_t kForms = 5;
// CF-COL-5: everybody has at most one colony on a planet, whoever else is there.
using Ships = Keyed<Planet, std::uint8_t, kPlanets>;

// What lies in front of a player, for everybody to see.
struct Player {
    Ships ships;
    std::uint8_t warp = 0;
    std::uint8_t fresh = 0;    // of those, entered in this encounter (CF-WARP-4)
    std::uint8_t removed = 0;  // from the game
    std::uint8_t hand = 0;     // cards
    std::uint8_t hoard = 0;
    std::uint8_t aside = 0;  // cards put aside for a moment
    bool power_on = true;    // as last told: changes are events
    FixedVec<Sheet, kMaxSheets> sheets;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("ships", self.ships);
        visit("warp", self.warp);
        visit("fresh", self.fresh);
        visit("removed", self.removed);
        visit("hand", self.hand);
        visit("hoard", self.hoard);
        visit("aside", self.aside);
        visit("power_on", self.power_on);
        visit("sheets", self.sheets);
    }

    bool operator==(const Player&) const = default;
};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Asking> : NamesInCode<cosmic::Asking::always> {
    static constexpr std::string_view kType = "asking";
};

}  // namespace sidera
