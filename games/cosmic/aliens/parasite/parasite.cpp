// Parasite: joins whom it likes, invited or not.
//
// Alien 31, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-PARASITE-1. CF-RESP-7: the side is named before anybody answers.
Flow infest(Play& play) {
    play.table.welcome(play.me(), play.frame.side);
    return Flow::done;
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
    return ships_on_colonies(look.pub(), look.me()) > 0 && !free_planets(look).empty();
}

Flow ask_planet(Play& play) {
    return play.ask_planet(free_planets(play.table.look(play.me())));
}

Flow hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
    return Flow::done;
}

Flow ask_ship(Play& play) {
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = colonies(play.pub(), play.me())});
}

Flow settle(Play& play) {
    play.table.lift(play.me(), play.said_planet());
    play.table.put(play.me(), play.frame.planet);
    play.table.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::next;
}

// CF-A-PARASITE-S
Flow swarm(Play& play) {
    play.table.set_limit(
        play.me(), ships_on_colonies(play.pub(), play.me()) + play.encounter().sent[play.me()]);
    return Flow::done;
}

constexpr StepFn kNameSide[] = {ask_which_side, announce_side};
constexpr StepFn kInfest[] = {infest};
constexpr StepFn kAskPlanet[] = {ask_planet, hear_planet};
constexpr StepFn kSettle[] = {ask_ship, settle};
constexpr StepFn kSwarm[] = {swarm};

constexpr Effect kPower[] = {{.rule = "CF-A-PARASITE-1",
                              .moment = Moment::answering,
                              .roles = kNotMain,
                              .announce = kNameSide,
                              .act = kInfest}};

constexpr Effect kWild[] = {{.rule = "CF-A-PARASITE-W",
                             .moment = Moment::power_lost,
                             .can = can_settle,
                             .announce = kAskPlanet,
                             .act = kSettle}};

constexpr Effect kSuper[] = {
    {.rule = "CF-A-PARASITE-S", .moment = Moment::joining, .roles = kAlly, .act = kSwarm}};

}  // namespace

constinit const Alien alien_parasite{
    .id = AlienId::parasite,
    .level = Level::green,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 84,
    .hints = {.power = {When::joins}, .wild = {When::always, 0.5f}, .super = {When::ahead, 0.02f}}};

}  // namespace sidera::cosmic
