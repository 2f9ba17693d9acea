// Plasma Thrusters: one ship more than others can send.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// A power that sends fewer prevails. CF-LAUNCH-8: who re-establishes a planet sends nobody.
bool sends_full_fleets(const Look& look) {
    return look.encounter().limit[look.me()] >= look.data.edition.most_ships_sent &&
           (look.encounter().bars & kResettles) == 0;
}

Flow raise_limit(Play& play) {
    play.table.set_limit(play.me(), play.encounter().limit[play.me()] + 1);
    return Flow::done;
}

PlanetSet elsewhere(const Public& pub, Seat me) {
    PlanetSet found = colonies(pub, me);
    found.erase(pub.encounter().target);
    return found;
}

bool has_reserves(const Look& look) {
    return !elsewhere(look.pub(), look.me()).empty();
}

Flow ask_defender(Play& play) {
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = elsewhere(play.pub(), play.me())});
}

// Against CF-LAUNCH-5: a ship comes to the targeted planet.
Flow come_to_help(Play& play) {
    if (ships_on(play.pub(), play.me(), play.frame.planet) == 0)
        return Flow::done;
    play.table.reinforce_target(play.me(), play.frame.planet);
    return Flow::done;
}

constexpr StepFn kRaiseLimit[] = {raise_limit};
constexpr StepFn kAskDefender[] = {ask_defender, hear_planet};
constexpr StepFn kComeToHelp[] = {come_to_help};

constexpr Effect kUses[] = {{.rule = "CF-LAUNCH-2",
                             .moment = Moment::loading,
                             .roles = kOffense,
                             .can = sends_full_fleets,
                             .act = kRaiseLimit},
                            {.rule = "CF-ALLY-3",
                             .moment = Moment::joining,
                             .roles = kAlly,
                             .can = sends_full_fleets,
                             .act = kRaiseLimit},
                            {.rule = "CF-LAUNCH-5",
                             .moment = Moment::launched,
                             .roles = kDefense,
                             .can = has_reserves,
                             .announce = kAskDefender,
                             .act = kComeToHelp}};

}  // namespace

constinit const Tech tech_plasma_thrusters{
    .id = TechId::plasma_thrusters, .research = 6, .kind = TechKind::stays, .uses = kUses};

}  // namespace sidera::cosmic
