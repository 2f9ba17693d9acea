// Coldsleep Ship: settlers wake up on somebody else's home planet.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostSettlers = 4;

PlanetSet goals(const Look& look) {
    const Seat me = look.me();
    return look.pub().planets.without(system_planets(me)).without(colonies(look.pub(), me));
}

bool can_settle(const Look& look) {
    return ships_on_colonies(look.pub(), look.me()) > 0;
}

// One to four ships from any colonies.
Flow ask_settler(Play& play) {
    PlanetSet sources = colonies(play.pub(), play.me());
    sources.erase(play.frame.planet);
    if (play.frame.count == kMostSettlers || sources.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .high = static_cast<std::int8_t>(kMostSettlers - play.frame.count),
                     .may_stop = play.frame.count > 0});
}

void settle(Play& play) {
    play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
}

// CF-TECH-9: without a colony to return to it may be used at once.
Flow offer_at_once(Play& play) {
    if (!colonies(play.pub(), play.me()).empty() || goals(play.look()).empty())
        return Flow::done;
    return play.ask_planet(goals(play.look()), true);
}

void hear_at_once(Play& play) {
    if (!play.said_stop())
        play.frame.planet = play.said_planet();
}

void land_researchers(Play& play) {
    if (play.frame.planet == Planet::none)
        return;
    Table& table = play.table;
    const std::size_t at = card_of(play);
    const int ships = ships_on_card(play);
    table.techs.lift_researcher(at, ships);
    table.ships.put(play.me(), play.frame.planet, ships);
    table.techs.scrap_tech(at);
    table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
}

}  // namespace

constinit const Tech tech_coldsleep_ship{.id = TechId::coldsleep_ship,
                                         .research = 9,
                                         .kind = TechKind::discarded,
                                         .uses = {{.rule = "CF-TECH-11",
                                                   .when = {encounter_begins},
                                                   .can = can_settle,
                                                   .target = {.planets = goals},
                                                   .act = {ask_settler, hear_settler, settle}}},
                                         .completion = {{.rule = "CF-TECH-9",
                                                         .announce = {offer_at_once, hear_at_once},
                                                         .act = {land_researchers}}}};

}  // namespace sidera::cosmic
