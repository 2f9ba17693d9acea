// Void: what it defeats is gone for good.
//
// Alien 44, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-VOID-W: a ship outside the encounter swallows an artifact.
PlanetSet sources(const Look& look) {
    const Encounter& e = look.encounter();
    PlanetSet found = colonies(look.pub(), look.me());
    if (look.me() == e.defense && e.target != Planet::none)
        found.erase(e.target);
    return found;
}

bool others_artifact(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_artifact(play->card) && play->owner != look.me();
}

// CF-RESP-5: for the ship that was named, if it is still there.
void swallow(Play& play) {
    const PlayFrame& artifact = play.answered();
    if (pay_ship(play))
        play.table.plays.cancel(artifact);
}

}  // namespace

// CF-A-VOID-1, CF-A-VOID-2 (the floor is CF-WARP-3) and CF-A-VOID-S are `kEradicate`.
constinit const Alien alien_void_{
    .id = AlienId::void_,
    .level = Level::red,
    .power = {{.rule = "CF-A-VOID-1",
               .when = {losing_ships_leave, kMain},
               .use = Use::mandatory,
               .can = has_won,
               .act = {bar<kEradicate>}}},
    .wild = {{.rule = "CF-A-VOID-W",
              .when = {card_played},
              .can = others_artifact,
              .target = {.own_ship_on = sources},
              .act = {swallow}}},
    .super = {{.rule = "CF-A-VOID-S",
               .when = {losing_ships_leave, kAlly},
               .super = SuperKind::enable,
               .can = has_won,
               .act = {bar<kEradicate>}}},
    .rating = 71,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .wild = {When::opposed, 0.05f}}};

}  // namespace sidera::cosmic
