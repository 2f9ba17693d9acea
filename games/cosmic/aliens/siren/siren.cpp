// Siren: lures the cone to a planet of its own, and gains a base where it was attacked from.
//
// Alien 60, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostSettlers = 4;  // CM-RUL-11

// CM-A-SIREN-1: a base of its own in the system of whoever is challenged.
bool can_lure(const Look& look) {
    const Encounter& e = look.encounter();
    return e.defense != kNoSeat && e.defense != look.me() &&
           !(colonies(look.pub(), look.me()) & system_planets(e.defense)).empty();
}

PlanetSet own_home(const Look& look) {
    return home_colonies(look.pub(), look.me());
}

void lure(Play& play) {
    if (ships_on(play.pub(), play.me(), play.frame.planet) == 0)
        return;
    play.table.encounters.name_defense(play.me());
    play.table.encounters.aim(play.frame.planet);
}

// Where a defense that has won may found a base: planets of that system without one.
PlanetSet places(const Public& pub, Seat seat, PlanetSet systems) {
    return (pub.planets & systems).without(colonies(pub, seat));
}

PlanetSet attackers_planets(const Public& pub, Seat seat) {
    return places(pub, seat, system_planets(turn_of(pub.encounter())));
}

bool may_settle(const Look& look) {
    return has_won(look) && ships_on_colonies(look.pub(), look.me()) > 0 &&
           !attackers_planets(look.pub(), look.me()).empty();
}

// CM-A-SIREN-S: in any system.
Flow ask_place(Play& play) {
    return play.ask_planet(play.frame.ridden ? places(play.pub(), play.me(), play.pub().planets)
                                             : attackers_planets(play.pub(), play.me()));
}

void hear_place(Play& play) {
    play.frame.planet = play.said_planet();
}

Flow ask_settler(Play& play) {
    PlanetSet sources = colonies(play.pub(), play.me());
    sources.erase(play.frame.planet);
    if (play.frame.count == kMostSettlers || sources.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .may_stop = play.frame.count > 0});
}

void found(Play& play) {
    if (play.frame.count > 0)
        play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
}

}  // namespace

// CM-A-SIREN-1, CM-A-SIREN-W, CM-A-SIREN-S
constinit const Alien alien_siren{
    .id = AlienId::siren,
    .expansion = true,
    .power = {{.rule = "CM-A-SIREN-1",
               .when = {defense_known, kNotMain},
               .can = can_lure,
               .target = {.planets = own_home},
               .act = {lure}},
              {.rule = "CM-A-SIREN-1",
               .when = {resolved, kDefense},
               .use = Use::mandatory,
               .can = may_settle,
               .act = {ask_place, hear_place, ask_settler, hear_settler, found}}},
    .wild = {{.rule = "CM-A-SIREN-W",
              .when = {resolved, kDefense},
              .can = may_settle,
              .act = {ask_place, hear_place, ask_settler, hear_settler, found}}},
    .super = {{.rule = "CM-A-SIREN-S",
               .when = {resolved, kDefense},
               .super = SuperKind::rider,
               .rides = 1}},
    .hints = {.power = {When::ahead, 0.2f, 0.2f},
              .wild = {When::always, 0.5f},
              .super = {When::always, 0.2f},
              .second = Hint{When::always, 0.4f, 0.4f}}};

}  // namespace sidera::cosmic
