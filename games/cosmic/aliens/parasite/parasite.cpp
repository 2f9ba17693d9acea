// Parasite: joins whom it likes, invited or not.
//
// Alien 31, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-PARASITE-1. CF-RESP-7: the side is named before anybody answers.
void infest(Play& play) {
    play.table.encounters.welcome(play.me(), play.frame.side);
}

// CF-A-PARASITE-W: the window tells whose power was lost.
PlanetSet free_planets(const Look& look) {
    const auto* window = topmost<WindowFrame>(look.pub().frames);
    if (window == nullptr || window->about == kNoSeat || window->about == look.me())
        return {};
    return (look.pub().planets & system_planets(window->about))
        .without(colonies(look.pub(), look.me()));
}

bool can_settle(const Look& look) {
    return ships_on_colonies(look.pub(), look.me()) > 0;
}

Flow ask_ship(Play& play) {
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = colonies(play.pub(), play.me())});
}

Flow settle(Play& play) {
    play.table.ships.lift(play.me(), play.said_planet());
    play.table.ships.put(play.me(), play.frame.planet);
    play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::next;
}

// CF-A-PARASITE-S
void swarm(Play& play) {
    play.table.encounters.set_limit(
        play.me(), ships_on_colonies(play.pub(), play.me()) + play.encounter().sent[play.me()]);
}

}  // namespace

// CM-A-PARASITE-1, CM-A-PARASITE-W, CM-A-PARASITE-S
constinit const Alien alien_parasite{
    .id = AlienId::parasite,
    .level = Level::green,
    .power = {{.rule = "CF-A-PARASITE-1",
               .when = {answering, kNotMain},
               .target = {.side = true},
               .act = {infest}}},
    .wild = {{.rule = "CF-A-PARASITE-W",
              .when = {power_lost},
              .can = can_settle,
              .target = {.planets = free_planets},
              .act = {ask_ship, settle}}},
    .super = {{.rule = "CF-A-PARASITE-S", .when = {joining, kAlly}, .act = {swarm}}},
    .rating = 84,
    .hints = {.power = {When::joins}, .wild = {When::always, 0.5f}, .super = {When::ahead, 0.02f}}};

}  // namespace sidera::cosmic
