// The verbs of the options of Cosmic Encounter and their operands.

#pragma once

#include "engine/decision.h"
#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

// The numbers stand in records and never change.
enum class Verb : std::uint8_t {
    pass = 1,
    done = 2,
    play = 3,        // effect, and whether its card comes from the hoard
    planet = 4,      // planet
    planet_all = 5,  // planet: all ships that are left
    player = 6,      // seat
    card = 7,        // card
    number = 8,      // with an amount
    yes = 9,
    no = 10,
    offense = 11,
    defense = 12,
    redraw = 13,
    alien = 14,    // alien
    destiny = 15,  // destiny card
    gate = 16,     // a ship of the encounter
    against = 17,  // planet and seat: a foreign colony in the own system
    settle = 18,   // planet: an empty one of the own system
    first = 19,    // packet
    second = 20,
    hoard_card = 21,  // card, from the hoard
    // Technology; a place is that of a tech card among those of its owner, from 1 on:
    tech = 22,       // tech
    research = 23,   // place and planet
    complete = 24,   // place
    abandon = 25,    // place
    tech_ship = 26,  // place: a ship that does research there
    take_tech = 27,
    // Talks:
    accept = 30,
    refuse = 31,
    fail = 32,
    wait = 33,
    propose = 34,
    clear = 35,
    give_card = 36,  // card
    ask_card = 37,   // card
    give_type = 38,  // type
    ask_type = 39,   // type
    give_choice = 40,
    ask_choice = 41,
    give_random = 42,
    ask_random = 43,
    give_colony = 44,  // planet, with a number of ships
    ask_colony = 45,   // planet, with a number of ships
    free_ship = 46,    // seat
    show_card = 47,    // card: given, and shown to the other alone
    cede_colony = 48,  // planet, with a number of ships: the giver leaves it (CM-DEAL-7)
    ask_cession = 49,  // planet, with a number of ships
    // Without being waited for:
    show_power = 60
};

constexpr OptionCode code(Verb verb, std::uint32_t operand = 0) {
    return make_code(static_cast<std::uint8_t>(verb), operand);
}

template<class E>
    requires std::is_enum_v<E>
constexpr OptionCode code(Verb verb, E operand) {
    return code(verb, static_cast<std::uint32_t>(operand));
}

constexpr Verb verb(OptionCode code) {
    return static_cast<Verb>(verb_of(code));
}

inline constexpr std::uint32_t kFromHoard = 1u << 16;

constexpr OptionCode play_code(EffectId effect, bool hoarded) {
    return code(Verb::play, static_cast<std::uint32_t>(effect) | (hoarded ? kFromHoard : 0));
}

constexpr EffectId effect_in(OptionCode code) {
    return static_cast<EffectId>(operand_of(code) & 0xFFFF);
}

constexpr bool is_hoarded(OptionCode code) {
    return (operand_of(code) & kFromHoard) != 0;
}

// Those that speak of a planet to settle on.
constexpr bool is_of_colony(Verb verb) {
    return verb == Verb::give_colony || verb == Verb::ask_colony || verb == Verb::cede_colony ||
           verb == Verb::ask_cession;
}

constexpr OptionCode research_code(int place, Planet planet) {
    return code(Verb::research,
                static_cast<std::uint32_t>(place) * 64 + static_cast<std::uint32_t>(planet));
}

constexpr OptionCode against_code(Planet planet, Seat seat) {
    return code(Verb::against,
                static_cast<std::uint32_t>(planet) * 8 + static_cast<std::uint32_t>(index(seat)));
}

}  // namespace sidera::cosmic
