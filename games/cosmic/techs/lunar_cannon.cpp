// Lunar Cannon: fires at whoever fights beside it.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kShot = 10;

// CF-GEO-1: between two planets of a ring, named by the first of them.
PlanetSet places(const Public& pub, PlanetSet among) {
    PlanetSet found;
    for (const Planet planet : pub.planets& among)
        if (next_in_ring(pub, planet) != planet)
            found.insert(planet);
    return found;
}

bool in_range(const Look& look) {
    return totals_count(look) && is_next_to_cannon(look.pub(), look.encounter().target);
}

void fire(Play& play) {
    play.mark(play.side(), kShot);
}

bool wild_drawn(const Look& look) {
    return is_wild(look.encounter().destiny);
}

PlanetSet new_places(const Look& look) {
    return places(look.pub(), look.pub().planets);
}

// A ring of one planet has no gap: the cannon waits for a wild card.
Flow ask_first_place(Play& play) {
    const PlanetSet found = places(play.pub(), system_planets(play.me()));
    return found.empty() ? Flow::done : play.ask_planet(found);
}

void put_cannon(Play& play) {
    if (play.frame.planet != Planet::none)
        play.table.techs.place_cannon(play.me(), play.frame.planet);
}

}  // namespace

constinit const Tech tech_lunar_cannon{
    .id = TechId::lunar_cannon,
    .research = 5,
    .kind = TechKind::stays,
    .token = Token::cannon,
    .uses = {{.rule = "CF-GEO-1",
              .when = {revealed, kMainOrAlly},
              .can = in_range,
              .act = {fire},
              .sum = {6, add_value}},
             {.rule = "CF-GEO-1",
              .when = {destiny_drawn},
              .can = wild_drawn,
              .target = {.planets = new_places},
              .act = {put_cannon}}},
    .completion = {
        {.rule = "CF-GEO-1", .announce = {ask_first_place, hear_planet}, .act = {put_cannon}}}};

}  // namespace sidera::cosmic
