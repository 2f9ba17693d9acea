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
    table.sheets.add_tokens(play.me(), AlienId::tick_tock, -1);
    for (const Sheet& sheet : play.pub().players[play.me()].sheets)
        if (sheet.alien == AlienId::tick_tock && sheet.tokens == 0) {
            table.encounters.end_game(with_enough_colonies(play.pub()) | SeatSet::of(play.me()));
            return Flow::leave;
        }
    return Flow::done;
}

// CF-A-TICK-TOCK-S: a ship for one more token.
Flow pay(Play& play) {
    return pay_ship(play) ? Flow::next : Flow::done;
}

// CF-A-TICK-TOCK-W: a new colony on a home planet of somebody else.
PlanetSet free_planets(const Look& look) {
    const Seat me = look.me();
    return look.pub().planets.without(system_planets(me)).without(colonies(look.pub(), me));
}

bool can_settle(const Look& look) {
    return ships_on_colonies(look.pub(), look.me()) > 0;
}

Flow ask_settler(Play& play) {
    const PlanetSet sources =
        colonies(play.pub(), play.me()).without(PlanetSet::of(play.frame.planet));
    if (play.frame.count >= kMostSettlers || sources.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .may_stop = play.frame.count > 0});
}

void settle(Play& play) {
    if (play.frame.count > 0)
        play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
}

}  // namespace

// Two tokens for each planet: ten, or eight with four planets.
constinit const Alien alien_tick_tock{.id = AlienId::tick_tock,
                                      .level = Level::yellow,
                                      .setup_text = true,
                                      .passive = {.tokens = 2},
                                      .power = {{.rule = "CF-A-TICKTOCK-1",
                                                 .when = {aftermath},
                                                 .use = Use::mandatory,
                                                 .can = time_passes,
                                                 .act = {tick}}},
                                      .wild = {{.rule = "CF-A-TICK-TOCK-W",
                                                .when = {reshuffled},
                                                .can = can_settle,
                                                .target = {.planets = free_planets},
                                                .act = {ask_settler, hear_settler, settle}}},
                                      .super = {{.rule = "CF-A-TICK-TOCK-S",
                                                 .when = {aftermath, kMain},
                                                 .can = has_won_or_dealt,
                                                 .target = {.own_ship_on = own_colonies},
                                                 .act = {pay, tick}}},
                                      .rating = 132,
                                      .hints = {.power = {When::always, 0.1f, 0.1f},
                                                .wild = {When::always, 0.6f},
                                                .super = {When::plenty, 0.1f}}};

}  // namespace sidera::cosmic
