// Plasma Thrusters: one ship more than others can send.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// A power that sends fewer prevails. CF-LAUNCH-8: who re-establishes a planet sends nobody.
bool sends_full_fleets(const Look& look) {
    return look.encounter().limit[look.me()] >= look.data.edition.most_ships_sent &&
           (look.encounter().bars & kResettles) == 0;
}

void raise_limit(Play& play) {
    play.table.encounters.set_limit(play.me(), play.encounter().limit[play.me()] + 1);
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
void come_to_help(Play& play) {
    if (ships_on(play.pub(), play.me(), play.frame.planet) == 0)
        return;
    play.table.ships.reinforce_target(play.me(), play.frame.planet);
}

}  // namespace

constinit const Tech tech_plasma_thrusters{.id = TechId::plasma_thrusters,
                                           .research = 6,
                                           .kind = TechKind::stays,
                                           .uses = {{.rule = "CF-LAUNCH-2",
                                                     .when = {loading, kOffense},
                                                     .can = sends_full_fleets,
                                                     .act = {raise_limit}},
                                                    {.rule = "CF-ALLY-3",
                                                     .when = {joining, kAlly},
                                                     .can = sends_full_fleets,
                                                     .act = {raise_limit}},
                                                    {.rule = "CF-LAUNCH-5",
                                                     .when = {launched, kDefense},
                                                     .can = has_reserves,
                                                     .announce = {ask_defender, hear_planet},
                                                     .act = {come_to_help}}}};

}  // namespace sidera::cosmic
