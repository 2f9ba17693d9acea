// Tick-Tock: waits for defenders and deals, and wins when its time has come.
//
// Alien 39, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostSettlers = 4;

bool time_passes(const Look& look) {
    return look.encounter().result == Result::defense_won ||
           look.encounter().result == Result::deal;
}

// CF-A-TICKTOCK-1, CF-A-TICKTOCK-2
Flow tick(Play& play) {
    Table& table = play.table;
    table.add_tokens(play.me(), AlienId::tick_tock, -1);
    for (const Sheet& sheet : play.pub().players[play.me()].sheets)
        if (sheet.alien == AlienId::tick_tock && sheet.tokens == 0) {
            table.end_game(table.with_enough_colonies() | SeatSet::of(play.me()));
            return Flow::leave;
        }
    return Flow::done;
}

// CF-A-TICK-TOCK-S: a ship for one more token.
bool has_succeeded(const Look& look) {
    const Result won = look.side() == Side::offense ? Result::offense_won : Result::defense_won;
    return (look.encounter().result == won || look.encounter().result == Result::deal) &&
           has_ship_besides(look.pub(), look.me(), colonies(look.pub(), look.me()));
}

Flow ask_ship(Play& play) {
    return play.ask_ship(Ask::pick_source, play.me(), colonies(play.pub(), play.me()));
}

Flow pay(Play& play) {
    return pay_ship(play) ? Flow::next : Flow::done;
}

// CF-A-TICK-TOCK-W: a new colony on a home planet of somebody else.
PlanetSet free_planets(const Public& pub, Seat me) {
    return pub.planets.without(system_planets(me)).without(colonies(pub, me));
}

bool can_settle(const Look& look) {
    return ships_on_colonies(look.pub(), look.me()) > 0 &&
           !free_planets(look.pub(), look.me()).empty();
}

Flow ask_planet(Play& play) {
    return play.ask_planet(free_planets(play.pub(), play.me()));
}

Flow hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
    return Flow::done;
}

Flow ask_settler(Play& play) {
    const PlanetSet sources =
        colonies(play.pub(), play.me()).without(PlanetSet::of(play.frame.planet));
    if (play.frame.count >= kMostSettlers || sources.empty())
        return play.back_to(2);
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .may_stop = play.frame.count > 0});
}

Flow hear_settler(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.table.lift(play.me(), play.said_planet());
    play.table.put(play.me(), play.frame.planet);
    ++play.frame.count;
    return play.back_to(0);
}

Flow settle(Play& play) {
    if (play.frame.count > 0)
        play.table.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::done;
}

constexpr StepFn kTick[] = {tick};
constexpr StepFn kAskShip[] = {ask_ship, note_price};
constexpr StepFn kHurry[] = {pay, tick};
constexpr StepFn kAskPlanet[] = {ask_planet, hear_planet};
constexpr StepFn kSettle[] = {ask_settler, hear_settler, settle};

constexpr Effect kPower[] = {{.rule = "CF-A-TICKTOCK-1",
                              .moment = Moment::aftermath,
                              .use = Use::mandatory,
                              .can = time_passes,
                              .act = kTick}};

constexpr Effect kWild[] = {{.rule = "CF-A-TICK-TOCK-W",
                             .moment = Moment::reshuffled,
                             .can = can_settle,
                             .announce = kAskPlanet,
                             .act = kSettle}};

constexpr Effect kSuper[] = {{.rule = "CF-A-TICK-TOCK-S",
                              .moment = Moment::aftermath,
                              .roles = kMain,
                              .can = has_succeeded,
                              .announce = kAskShip,
                              .act = kHurry}};

}  // namespace

// Two tokens for each planet: ten, or eight with four planets.
constinit const Alien alien_tick_tock{.id = AlienId::tick_tock,
                                      .level = Level::yellow,
                                      .setup_text = true,
                                      .passive = {.tokens = 2},
                                      .power = kPower,
                                      .wild = kWild,
                                      .super = kSuper,
                                      .rating = 132,
                                      .hints = {.power = {When::always, 0.1f, 0.1f},
                                                .wild = {When::always, 0.6f},
                                                .super = {When::plenty, 0.1f}}};

}  // namespace sidera::cosmic
