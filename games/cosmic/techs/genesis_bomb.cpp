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

Flow ask_settlers(Play& play) {
    return play.ask_number(0, ships_on_card(play));
}

Flow hear_settlers(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    return Flow::done;
}

// CF-TECH-9, CF-TECH-12: settlers land first, so that the others have a colony to return to.
// Whose colony there has become a foreign one may have won.
Flow create(Play& play) {
    Table& table = play.table;
    const Planet planet = table.make_planet(play.me());
    const int settlers = play.frame.number;
    SeatSet gained;
    if (settlers > 0 && ships_on(play.pub(), play.me(), planet) == 0)
        gained.insert(play.me());
    table.lift_researcher(card_of(play), settlers);
    table.put(play.me(), planet, settlers);
    table.colony_event(gained, planet);
    return Flow::done;
}

constexpr StepFn kAskSettlers[] = {ask_settlers, hear_settlers};
constexpr StepFn kCreate[] = {create};

constexpr Effect kUses[] = {{.rule = "CF-TECH-12",
                             .moment = Moment::encounter_begins,
                             .can = planet_exists,
                             .announce = kAskSettlers,
                             .act = kCreate}};

}  // namespace

constinit const Tech tech_genesis_bomb{
    .id = TechId::genesis_bomb, .research = 4, .kind = TechKind::hidden, .uses = kUses};

}  // namespace sidera::cosmic
