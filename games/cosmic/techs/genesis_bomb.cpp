// Genesis Bomb: a new planet in the own system.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-TECH-13: once it has been removed from the game there is no such planet any more.
bool planet_exists(const Look& look) {
    for (const Planet planet : look.pub().gone)
        if (place_of(planet) == look.pub().rules.planets)
            return false;
    return true;
}

Range settlers(const Look& look) {
    return {0, ships_on_tech(look, TechId::genesis_bomb)};
}

// CF-TECH-9, CF-TECH-12: settlers land first, so that the others have a colony to return to.
// Whose colony there has become a foreign one may have won.
void create(Play& play) {
    Table& table = play.table;
    const Planet planet = table.techs.make_planet(play.me());
    const int landing = play.frame.number;
    SeatSet gained;
    if (landing > 0 && ships_on(play.pub(), play.me(), planet) == 0)
        gained.insert(play.me());
    table.techs.lift_researcher(card_of(play), landing);
    table.ships.put(play.me(), planet, landing);
    table.ships.colony_event(gained, planet);
}

}  // namespace

constinit const Tech tech_genesis_bomb{.id = TechId::genesis_bomb,
                                       .research = 4,
                                       .kind = TechKind::hidden,
                                       .uses = {{.rule = "CF-TECH-12",
                                                 .when = {encounter_begins},
                                                 .can = planet_exists,
                                                 .target = {.amount = settlers},
                                                 .act = {create}}}};

}  // namespace sidera::cosmic
