// Shadow: whose colour is drawn loses a ship.
//
// Alien 36, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-TECH-8: ships on techs are no safer than those on colonies.
bool has_ships(const Public& pub, Seat seat) {
    return !colonies(pub, seat).empty() || researching_ships(pub, seat) > 0;
}

// CF-A-SHADOW-1
bool others_drawn(const Look& look) {
    const Encounter& e = look.encounter();
    return e.destiny != Destiny::none && e.pointed != kNoSeat && e.pointed != look.me() &&
           has_ships(look.pub(), e.pointed);
}

Flow ask_place(Play& play, Seat victim) {
    play.frame.seat = victim;
    return play.ask_ship(Ask::pick_planet, victim, colonies(play.pub(), victim));
}

Flow aim_at_pointed(Play& play) {
    return ask_place(play, play.encounter().pointed);
}

void hear_place(Play& play) {
    play.note_ship(play.frame.seat);
}

// CF-A-SHADOW-2: on a wild card anybody else.
SeatSet possible_victims(const Public& pub, Seat me) {
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (seat != me && has_ships(pub, seat))
            seats.insert(seat);
    return seats;
}

bool wild_drawn(const Look& look) {
    return is_wild(look.encounter().destiny) && !possible_victims(look.pub(), look.me()).empty();
}

Flow ask_victim(Play& play) {
    return play.ask_player(possible_victims(play.pub(), play.me()));
}

Flow aim_at_victim(Play& play) {
    return ask_place(play, play.said_seat());
}

Flow execute(Play& play) {
    if (!play.take_ship(play.frame.seat))
        return Flow::done;
    play.table.ships.begin_loss(Cause::effect, one_ship_of(play.frame.seat));
    return Flow::next;
}

// CF-A-SHADOW-S: a ship of its own takes the place, if that is a planet.
void replace(Play& play) {
    Table& table = play.table;
    const Planet planet = play.frame.planet;
    if (!play.frame.ridden || planet == Planet::none || play.pub().players[play.me()].warp == 0)
        return;
    const bool fresh = ships_on(play.pub(), play.me(), planet) == 0;
    table.ships.from_warp(play.me(), 1);
    table.ships.put(play.me(), planet);
    table.ships.tell_retrieval(play.me());
    if (fresh)
        table.ships.colony_event(SeatSet::of(play.me()), planet);
}

bool can_replace(const Look& look) {
    const auto* use = topmost<PlayFrame>(look.pub().frames);
    return look.player().warp > 0 && use != nullptr && use->planet != Planet::none;
}

// CF-A-SHADOW-W: a ship outside the encounter drags all the winners' ships along.
PlanetSet elsewhere(const Look& look) {
    PlanetSet found = colonies(look.pub(), look.me());
    found.erase(look.encounter().target);
    return found;
}

bool beaten_by_attack(const Look& look) {
    return look.encounter().result == Result::offense_won && look.attack(Side::offense);
}

void drag_along(Play& play) {
    if (pay_ship(play))
        play.table.encounters.bar(kAllShipsLost);
}

}  // namespace

constinit const Alien alien_shadow{.id = AlienId::shadow,
                                   .level = Level::yellow,
                                   .power = {{.rule = "CF-A-SHADOW-1",
                                              .when = {destiny_drawn},
                                              .use = Use::mandatory,
                                              .can = others_drawn,
                                              .announce = {aim_at_pointed, hear_place},
                                              .act = {execute, replace}},
                                             {.rule = "CF-A-SHADOW-2",
                                              .when = {destiny_drawn},
                                              .can = wild_drawn,
                                              .announce = {ask_victim, aim_at_victim, hear_place},
                                              .act = {execute, replace}}},
                                   .wild = {{.rule = "CF-A-SHADOW-W",
                                             .when = {winner_known, kDefense},
                                             .can = beaten_by_attack,
                                             .target = {.own_ship_on = elsewhere},
                                             .act = {drag_along}}},
                                   .super = {{.rule = "CF-A-SHADOW-S",
                                              .when = {.roles = kOffense},
                                              .super = SuperKind::rider,
                                              .rides = 0,
                                              .can = can_replace},
                                             {.rule = "CF-A-SHADOW-S",
                                              .when = {.roles = kOffense},
                                              .super = SuperKind::rider,
                                              .rides = 1,
                                              .can = can_replace}},
                                   .rating = 115,
                                   .hints = {.wild = {When::always, 0.3f}}};

}  // namespace sidera::cosmic
