// Obverse: turns the cone over.
//
// Alien 58, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-OBVERSE-1, CM-A-OBVERSE-W, CM-A-OBVERSE-S
void turn_over(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.encounters.turn_cone();
}

}  // namespace

constinit const Alien alien_obverse{
    .id = AlienId::obverse,
    .tier = Tier::third,
    .expansion = true,
    .power = {{.rule = "CM-A-OBVERSE-1", .when = {allied}, .act = {turn_over}}},
    .wild = {{.rule = "CM-A-OBVERSE-W", .when = {allied}, .act = {turn_over}}},
    .super = {{.rule = "CM-A-OBVERSE-S",
               .when = {selected},
               .super = SuperKind::enable,
               .can = unused<AlienId::obverse>,
               .act = {turn_over}}},
    .hints = {.power = {When::allies_fate, 0.2f, 0.1f},
              .wild = {When::allies_fate, 0.1f},
              .super = {When::allies_fate, 0.2f}}};

}  // namespace sidera::cosmic
