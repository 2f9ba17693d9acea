// Insect: has somebody else's power too.
//
// Alien 75, in Mayfair.

#include "games/cosmic/aliens/alien.h"
#include "games/cosmic/aliens/copies.h"

namespace sidera::cosmic {
namespace {

// CM-A-INSECT-1
SeatSet models(const Look& look) {
    return copyable_among(look, others(look));
}

// CM-A-INSECT-S: a second one.
Flow ask_second(Play& play) {
    const SeatSet left = models(play.look());
    return play.frame.ridden && !left.empty() ? play.ask_player(left) : play.skip_answer();
}

}  // namespace

// CM-A-INSECT-1, CM-A-INSECT-W, CM-A-INSECT-S
constinit const Alien alien_insect{
    .id = AlienId::insect,
    .tier = Tier::third,
    .never_with = AlienSet::of(AlienId::boomerang, AlienId::changeling),
    .power = {{.rule = "CM-A-INSECT-1",
               .when = {defense_known, kMain},
               .target = {.players = models},
               .act = {copy_named, ask_second, copy_said}}},
    .wild = {{.rule = "CM-A-INSECT-W",
              .when = {defense_known},
              .target = {.players = models},
              .act = {copy_named}}},
    .super = {{.rule = "CM-A-INSECT-S", .when = {defense_known, kMain}, .super = SuperKind::rider}},
    .hints = {.power = {When::always, 0.3f, 0.3f},
              .wild = {When::always, 0.1f},
              .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
