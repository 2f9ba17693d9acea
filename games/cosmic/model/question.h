// What is being asked, as data: every option follows from this and from what its seat may see.

#pragma once

#include <cstdint>

#include "games/cosmic/model/cards.h"

namespace sidera::cosmic {

// The names are the keys of the specification's decision table; those beginning with `pick` are
// asked by effects, and `Question::about` says by which.
enum class Ask : std::uint8_t {
    none,
    choose_alien,
    choose_hoard,
    choose_tech,
    rotate_power,
    tech_action,
    play_effect,
    respond,
    own_colour,
    wild_target,
    aim,
    launch_source,
    invite_offense,
    invite_defense,
    ally_side,
    ally_source,
    select_card,
    lose_ships,
    return_ships,
    deal,
    deal_cards_pick,
    reward_split,
    second_encounter,
    pick_player,
    pick_planet,
    pick_source,  // a colony of one's own that gives a ship
    pick_card,    // of the own hand
    pick_shown,   // of cards one was shown
    pick_number,
    pick_yes_no,
    pick_side,
    pick_destiny,
    pick_claim,    // any encounter card by name
    pick_open,     // of open cards: drawn ones, or used ones of `seats` (low: not yet offered)
    pick_discard,  // of the discard pile
    // Of Mayfair's challenges:
    skip_turn,
    retrieve,
    pick_named,  // any card by name
    kicker,
    second_card,   // beside the own one
    support_card,  // of an ally, beside the card of its main player
    whom,          // whose colony in the system is challenged (CM-P2-11)
    regain,        // ships that come out of the warp in place of a loss (CM-KICK-5)
    pick_kind,     // attacks or negotiates
    pick_edict,    // one that could be played at `moment` (low: played already), but for `card`
    pick_of_deck   // of its cards, which one sees
};

// Which cards of a bag may be chosen.
enum class Pick : std::uint8_t {
    any,
    encounter,
    attack,     // with a value in low..high
    type,       // CardType in `low`
    exact,      // the card in `card`
    not_exact,  // all others
    lacked      // that are not in the own hand
};

struct Question {
    Ask kind = Ask::none;
    Moment moment = Moment::never;  // of a window
    EffectId about = EffectId::none;
    Seat subject = kNoSeat;  // whose ships, whose hand
    SeatSet seats;           // players that may be named
    PlanetSet planets;       // planets that may be named
    bool research = false;   // or techs, for a ship of the subject that is on one
    Pick pick = Pick::any;
    std::int8_t low = 0;  // of a value, or a number
    std::int8_t high = 0;
    Card card = Card::none;
    bool may_stop = false;     // "enough", "none"
    bool all_at_once = false;  // several ships may go to one planet in one answer
    bool quiet = false;        // put to whoever might say yes: being asked tells nothing
    Card avoid = Card::none;   // which does not fit

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("moment", self.moment);
        visit("about", self.about);
        visit("subject", self.subject);
        visit("seats", self.seats);
        visit("planets", self.planets);
        visit("research", self.research);
        visit("pick", self.pick);
        visit("low", self.low);
        visit("high", self.high);
        visit("card", self.card);
        visit("may_stop", self.may_stop);
        visit("all_at_once", self.all_at_once);
        visit("quiet", self.quiet);
        visit("avoid", later(self.avoid, Card::none));
    }

    bool operator==(const Question&) const = default;
};

// Answers to these are sealed until all have answered.
constexpr bool is_sealed(Ask kind) {
    constexpr auto kSealed = EnumSet<Ask, 64>::of(
        Ask::select_card, Ask::choose_alien, Ask::choose_tech, Ask::second_card, Ask::support_card);
    return kSealed.has(kind);
}

constexpr bool fits(const Question& question, Card c) {
    if (c == question.avoid)
        return false;
    switch (question.pick) {
        case Pick::any:
        case Pick::lacked:
            return true;
        case Pick::encounter:
            return is_encounter_card(c);
        case Pick::attack:
            return is_attack(c) && value_of(c) >= question.low && value_of(c) <= question.high;
        case Pick::type:
            return type_of(c) == static_cast<CardType>(question.low);
        case Pick::exact:
            return c == question.card;
        case Pick::not_exact:
            return c != question.card;
    }
    return false;
}

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Ask> : NamesInCode<cosmic::Ask::pick_of_deck> {
    static constexpr std::string_view kType = "ask";
};

template<>
struct EnumText<cosmic::Pick> : NamesInCode<cosmic::Pick::lacked> {
    static constexpr std::string_view kType = "pick";
};

}  // namespace sidera
