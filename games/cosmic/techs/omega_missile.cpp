// Omega Missile: a planet is no more.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

PlanetSet planets(const Look& look) {
    return look.pub().planets;
}

}  // namespace

constinit const Tech tech_omega_missile{
    .id = TechId::omega_missile,
    .research = 8,
    .kind = TechKind::discarded,
    .uses = {{.rule = "CF-TECH-13",
              .when = {encounter_begins},
              .target = {.planets = planets},
              .act = {[](Play& play) { play.table.techs.remove_planet(play.frame.planet); }}}}};

}  // namespace sidera::cosmic
