// The Prometheus: a ship beyond the fleet, and a better one.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// Without a colony it begins in the warp.
Flow ask_colony(Play& play) {
    const PlanetSet found = colonies(play.pub(), play.me());
    return found.empty() ? Flow::done : play.ask_planet(found);
}

void launch(Play& play) {
    const Planet planet = play.frame.planet;
    const bool there = planet != Planet::none && ships_on(play.pub(), play.me(), planet) > 0;
    play.table.techs.place_flagship(play.me(), there ? planet : Planet::none);
}

}  // namespace

constinit const Tech tech_prometheus{
    .id = TechId::prometheus,
    .research = 7,
    .kind = TechKind::stays,
    .token = Token::flagship,
    .completion = {{.rule = "CF-TECH-16", .announce = {ask_colony, hear_planet}, .act = {launch}}}};

}  // namespace sidera::cosmic
