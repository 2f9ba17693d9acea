// Obverse: turns the cone over.
//
// Alien 58, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-OBVERSE-1: once in a challenge, when alliances are made or just before cards are chosen.
bool not_turned_over(const Look& look) {
    return power_unused(look, AlienId::obverse, 0) && power_unused(look, AlienId::obverse, 1);
}

// CM-A-OBVERSE-1, CM-A-OBVERSE-W, CM-A-OBVERSE-S
void turn_over(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.encounters.turn_cone();
}

constexpr Effect power(Moment moment) {
    return {.rule = "CM-A-OBVERSE-1", .when = {moment}, .can = not_turned_over, .act = {turn_over}};
}

constexpr Effect wild(Moment moment) {
    return {.rule = "CM-A-OBVERSE-W", .when = {moment}, .act = {turn_over}};
}

}  // namespace

constinit const Alien alien_obverse{.id = AlienId::obverse,
                                    .tier = Tier::third,
                                    .expansion = true,
                                    .power = {power(before_selection), power(allied)},
                                    .wild = {wild(before_selection), wild(allied)},
                                    .super = {{.rule = "CM-A-OBVERSE-S",
                                               .when = {selected},
                                               .super = SuperKind::enable,
                                               .can = not_turned_over,
                                               .act = {turn_over}}},
                                    .hints = {.power = {When::allies_fate, 0.2f, 0.1f},
                                              .wild = {When::allies_fate, 0.1f},
                                              .super = {When::allies_fate, 0.2f}}};

}  // namespace sidera::cosmic
