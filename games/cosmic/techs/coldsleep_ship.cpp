// Coldsleep Ship: settlers wake up on somebody else's home planet.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostSettlers = 4;

PlanetSet goals(const Public& pub, Seat me) {
    return pub.planets.without(system_planets(me)).without(colonies(pub, me));
}

bool can_settle(const Look& look) {
    return !goals(look.pub(), look.me()).empty() && ships_on_colonies(look.pub(), look.me()) > 0;
}

Flow ask_goal(Play& play) {
    return play.ask_planet(goals(play.pub(), play.me()));
}

// One to four ships from any colonies.
Flow ask_settler(Play& play) {
    PlanetSet sources = colonies(play.pub(), play.me());
    sources.erase(play.frame.planet);
    if (play.frame.count == kMostSettlers || sources.empty()) {
        play.frame.step = 1;
        return Flow::next;
    }
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .high = static_cast<std::int8_t>(kMostSettlers - play.frame.count),
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
    play.table.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::done;
}

// CF-TECH-9: without a colony to return to it may be used at once.
Flow offer_at_once(Play& play) {
    if (!colonies(play.pub(), play.me()).empty() || goals(play.pub(), play.me()).empty())
        return Flow::done;
    return play.ask_planet(goals(play.pub(), play.me()), true);
}

Flow hear_at_once(Play& play) {
    if (!play.said_stop())
        play.frame.planet = play.said_planet();
    return Flow::done;
}

Flow land_researchers(Play& play) {
    if (play.frame.planet == Planet::none)
        return Flow::done;
    Table& table = play.table;
    const std::size_t at = card_of(play);
    const int ships = ships_on_card(play);
    table.lift_researcher(at, ships);
    table.put(play.me(), play.frame.planet, ships);
    table.scrap_tech(at);
    table.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::done;
}

constexpr StepFn kAskGoal[] = {ask_goal, hear_planet};
constexpr StepFn kSettle[] = {ask_settler, hear_settler, settle};
constexpr StepFn kOfferAtOnce[] = {offer_at_once, hear_at_once};
constexpr StepFn kLandResearchers[] = {land_researchers};

constexpr Effect kUses[] = {{.rule = "CF-TECH-11",
                             .moment = Moment::encounter_begins,
                             .can = can_settle,
                             .announce = kAskGoal,
                             .act = kSettle}};
constexpr Effect kCompletion[] = {
    {.rule = "CF-TECH-9", .announce = kOfferAtOnce, .act = kLandResearchers}};

}  // namespace

constinit const Tech tech_coldsleep_ship{.id = TechId::coldsleep_ship,
                                         .research = 9,
                                         .kind = TechKind::discarded,
                                         .uses = kUses,
                                         .completion = kCompletion};

}  // namespace sidera::cosmic
