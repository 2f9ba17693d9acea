// Will: chooses whom it meets and where, whatever the card says.
//
// Alien 48, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-WILL-1, CM-DICT-1: where another power has named a system, all of it and nothing else.
PlanetSet within_reach(const Public& pub) {
    const Encounter& e = pub.encounter();
    const bool named = (e.bars & kSystemIsNamed) != 0;
    return named ? pub.planets & system_planets(e.pointed) : pub.planets;
}

PlanetSet targets(const Public& pub, Seat defense) {
    return (colonies(pub, defense) | system_planets(defense)) & within_reach(pub);
}

bool undecided(const Look& look) {
    return look.encounter().defense == kNoSeat && look.encounter().destiny != Destiny::none;
}

// CF-A-WILL-1: "done" follows the card. CF-RESP-7: whoever answers knows it.
Flow ask_defense(Play& play) {
    SeatSet seats;
    for (const Seat seat : others(play.look()))
        if (!targets(play.pub(), seat).empty())
            seats.insert(seat);
    return play.ask({.kind = Ask::pick_player, .seats = seats, .may_stop = true});
}

Flow ask_planet(Play& play) {
    play.frame.seat = play.said_stop() ? kNoSeat : play.said_seat();
    return play.said_stop() ? Flow::done : play.ask_planet(targets(play.pub(), play.frame.seat));
}

Flow hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
    return Flow::next;
}

void look_at(Play& play) {
    play.table.minds.show_hand(play.me(), play.frame.seat);
    play.table.minds.show(play.me(), {});
}

void meet(Play& play);

// Having looked everything is open again, and also when an answer has taken the colony away.
Flow reconsider(Play& play) {
    const PlayFrame& frame = play.frame;
    const bool gone = frame.seat != kNoSeat && !targets(play.pub(), frame.seat).has(frame.planet);
    return frame.ridden || gone ? ask_defense(play) : play.go_to(meet);
}

// The card decides when nobody was named, or when the colony has gone.
void meet(Play& play) {
    if (play.frame.seat == kNoSeat || !targets(play.pub(), play.frame.seat).has(play.frame.planet))
        return;
    play.table.encounters.name_defense(play.frame.seat);
    play.table.encounters.aim(play.frame.planet);
}

// CF-A-WILL-W: the player of the card, at any of its colonies.
bool others_colour(const Look& look) {
    const Seat shown = seat_of_colour(look.encounter().destiny);
    return undecided(look) && shown != kNoSeat && shown != look.me() &&
           !(colonies(look.pub(), shown) & within_reach(look.pub())).empty();
}

Flow ask_colony(Play& play) {
    play.frame.seat = seat_of_colour(play.encounter().destiny);
    return play.ask_planet(colonies(play.pub(), play.frame.seat) & within_reach(play.pub()));
}

}  // namespace

// CM-A-WILL-1, CM-A-WILL-W, CM-A-WILL-S
constinit const Alien alien_will{.id = AlienId::will,
                                 .level = Level::green,
                                 .power = {{.rule = "CF-A-WILL-1",
                                            .when = {destiny_known, kOffense},
                                            .use = Use::mandatory,
                                            .can = undecided,
                                            .announce = {ask_defense, ask_planet, hear_planet},
                                            .act = {reconsider, ask_planet, hear_planet, meet}}},
                                 .wild = {{.rule = "CF-A-WILL-W",
                                           .when = {destiny_known, kOffense},
                                           .can = others_colour,
                                           .announce = {ask_colony, hear_planet},
                                           .act = {meet}}},
                                 .super = {{.rule = "CF-A-WILL-S",
                                            .when = {.roles = kOffense},
                                            .super = SuperKind::rider,
                                            .target = {.players = others},
                                            .act = {look_at}}},
                                 .rating = 62,
                                 .hints = {.wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
