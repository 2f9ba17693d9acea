// Subversive: takes the place of somebody else's ship where it has won.
//
// Alien 63, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// Where a ship of its own comes from.
PlanetSet sources(const Public& pub, Seat me, Planet planet) {
    PlanetSet found = colonies(pub, me);
    found.erase(planet);
    return found;
}

// CM-A-SUBVERSIVE-1: who stands on the target beside it, but for the main player who has lost.
SeatSet rivals(const Public& pub, Seat me) {
    const Encounter& e = pub.encounter();
    const Seat loser = main_of(e, other(side_of(pub, me)));
    if (e.target == Planet::none || sources(pub, me, e.target).empty())
        return {};
    return players_on(pub, e.target).without(SeatSet::of(me) | SeatSet::of(loser));
}

SeatSet rivals_there(const Look& look) {
    return has_won(look) ? rivals(look.pub(), look.me()) : SeatSet{};
}

Flow ask_ship(Play& play) {
    if (play.frame.planet == Planet::none)
        play.frame.planet = play.encounter().target;
    const PlanetSet planets = sources(play.pub(), play.me(), play.frame.planet);
    return play.ask({.kind = Ask::pick_source, .subject = play.me(), .planets = planets});
}

// CM-RUL-12
void land(Play& play) {
    const Planet planet = play.frame.planet;
    const bool fresh = ships_on(play.pub(), play.me(), planet) == 0;
    play.table.ships.lift(play.me(), play.said_planet());
    play.table.ships.put(play.me(), planet);
    if (fresh)
        play.table.ships.colony_event(SeatSet::of(play.me()), planet);
}

void drive_out(Play& play) {
    if (ships_on(play.pub(), play.frame.seat, play.frame.planet) == 0)
        return;
    play.table.ships.lift(play.frame.seat, play.frame.planet);
    play.table.ships.send_home(play.frame.seat, 1, play.frame.planet);
}

// CM-A-SUBVERSIVE-S: a second one, if it likes.
Flow ask_more(Play& play) {
    const SeatSet left = rivals(play.pub(), play.me());
    if (!play.frame.ridden || play.frame.count > 0 || left.empty())
        return Flow::done;
    ++play.frame.count;
    return play.ask({.kind = Ask::pick_player, .seats = left, .may_stop = true});
}

Flow hear_more(Play& play) {
    if (play.said_stop())
        return Flow::done;
    play.frame.seat = play.said_seat();
    return play.go_to(ask_ship);
}

// CM-A-SUBVERSIVE-W: where it has a base beside others, and another one to send a ship from.
PlanetSet shared_planets(const Look& look) {
    PlanetSet found;
    for (const Planet planet : colonies(look.pub(), look.me()))
        if (players_on(look.pub(), planet).size() > 1 &&
            !sources(look.pub(), look.me(), planet).empty())
            found.insert(planet);
    return found;
}

bool shares_planet(const Look& look) {
    return !shared_planets(look).empty();
}

Flow ask_planet(Play& play) {
    return play.ask_planet(shared_planets(play.look()));
}

Flow ask_rival(Play& play) {
    play.frame.planet = play.said_planet();
    return play.ask_player(
        players_on(play.pub(), play.frame.planet).without(SeatSet::of(play.me())));
}

}  // namespace

constinit const Alien alien_subversive{
    .id = AlienId::subversive,
    .tier = Tier::third,
    .expansion = true,
    .power = {{.rule = "CM-A-SUBVERSIVE-1",
               .when = {resolved, kOffense | kAlly},
               .target = {.players = rivals_there},
               .act = {ask_ship, land, drive_out, ask_more, hear_more}}},
    .wild = {{.rule = "CM-A-SUBVERSIVE-W",
              .when = {resolved},
              .can = shares_planet,
              .announce = {ask_planet, ask_rival, announce_player},
              .act = {ask_ship, land, drive_out}}},
    .super = {{.rule = "CM-A-SUBVERSIVE-S",
               .when = {resolved, kOffense | kAlly},
               .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.3f, 0.2f}, .wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
