// Void: what it defeats is gone for good.
//
// Alien 44, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kLeastPlanets = 3;

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

// CM-A-VOID-W, CM-X-22: a system keeps some planets.
PlanetSet spare_planets(const Look& look) {
    const Public& pub = look.pub();
    PlanetSet found;
    for (const Seat seat : everybody(pub))
        if (const PlanetSet system = pub.planets & system_planets(seat);
            system.size() > kLeastPlanets)
            found = found | system;
    return found;
}

void dissolve(Play& play) {
    play.table.techs.dissolve_planet(play.frame.planet);
}

}  // namespace

// CM-A-VOID-1, CM-A-VOID-S;
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
              .in = kFantasyFlight,
              .can = others_artifact,
              .target = {.own_ship_on = sources},
              .act = {swallow}},
             {.rule = "CM-A-VOID-W",
              .when = {resolved},
              .in = kMayfair,
              .target = {.planets = spare_planets},
              .act = {dissolve}}},
    .super = {{.rule = "CF-A-VOID-S",
               .when = {losing_ships_leave, kAlly},
               .super = SuperKind::enable,
               .can = has_won,
               .act = {bar<kEradicate>}}},
    .rating = 71,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .wild = {When::opposed, 0.05f}}};

}  // namespace sidera::cosmic
