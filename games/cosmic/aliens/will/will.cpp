// Will: chooses whom it meets and where, whatever the card says.
//
// Alien 48, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

SeatSet others(const Public& pub, Seat me) {
    return everybody(pub).without(SeatSet::of(me));
}

PlanetSet targets(const Public& pub, Seat defense) {
    return (colonies(pub, defense) | system_planets(defense)) & pub.planets;
}

bool undecided(const Look& look) {
    return look.encounter().defense == kNoSeat && look.encounter().destiny != Destiny::none;
}

// CF-A-WILL-1: "done" follows the card. CF-RESP-7: whoever answers knows it.
Flow ask_defense(Play& play) {
    SeatSet seats;
    for (const Seat seat : others(play.pub(), play.me()))
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

// CF-A-WILL-S: a look at somebody's hand. What was seen stays in what Will knows.
Flow ask_look(Play& play) {
    return play.ask_player(others(play.pub(), play.me()));
}

Flow look_at(Play& play) {
    play.table.show_hand(play.me(), play.frame.seat);
    play.table.show(play.me(), {});
    return Flow::done;
}

// Having looked everything is open again, and also when an answer has taken the colony away.
Flow reconsider(Play& play) {
    const PlayFrame& frame = play.frame;
    const bool gone = frame.seat != kNoSeat && !targets(play.pub(), frame.seat).has(frame.planet);
    return frame.ridden || gone ? ask_defense(play) : play.back_to(3);
}

// The card decides when nobody was named, or when the colony has gone.
Flow meet(Play& play) {
    if (play.frame.seat == kNoSeat || !targets(play.pub(), play.frame.seat).has(play.frame.planet))
        return Flow::done;
    play.table.name_defense(play.frame.seat);
    play.table.aim(play.frame.planet);
    return Flow::done;
}

// CF-A-WILL-W: the player of the card, at any of its colonies.
bool others_colour(const Look& look) {
    const Encounter& e = look.encounter();
    return undecided(look) && is_colour(e.destiny) && e.pointed != look.me() &&
           !colonies(look.pub(), e.pointed).empty();
}

Flow ask_colony(Play& play) {
    play.frame.seat = play.encounter().pointed;
    return play.ask_planet(colonies(play.pub(), play.frame.seat));
}

constexpr StepFn kChoose[] = {ask_defense, ask_planet, hear_planet};
constexpr StepFn kMeet[] = {reconsider, ask_planet, hear_planet, meet};
constexpr StepFn kAskLook[] = {ask_look, announce_player};
constexpr StepFn kLook[] = {look_at};
constexpr StepFn kAskColony[] = {ask_colony, hear_planet};
constexpr StepFn kPursue[] = {meet};

constexpr Effect kPower[] = {{.rule = "CF-A-WILL-1",
                              .moment = Moment::destiny_known,
                              .roles = kOffense,
                              .use = Use::mandatory,
                              .can = undecided,
                              .announce = kChoose,
                              .act = kMeet}};

constexpr Effect kWild[] = {{.rule = "CF-A-WILL-W",
                             .moment = Moment::destiny_known,
                             .roles = kOffense,
                             .can = others_colour,
                             .announce = kAskColony,
                             .act = kPursue}};

constexpr Effect kSuper[] = {{.rule = "CF-A-WILL-S",
                              .roles = kOffense,
                              .super = SuperKind::rider,
                              .announce = kAskLook,
                              .act = kLook}};

}  // namespace

constinit const Alien alien_will{.id = AlienId::will,
                                 .level = Level::green,
                                 .power = kPower,
                                 .wild = kWild,
                                 .super = kSuper,
                                 .rating = 62,
                                 .hints = {.wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
