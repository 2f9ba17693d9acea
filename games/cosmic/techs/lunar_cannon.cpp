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

Flow fire(Play& play) {
    play.mark(play.side(), kShot);
    return Flow::done;
}

bool wild_drawn(const Look& look) {
    return look.encounter().destiny == Destiny::wild &&
           !places(look.pub(), look.pub().planets).empty();
}

Flow ask_new_place(Play& play) {
    return play.ask_planet(places(play.pub(), play.pub().planets));
}

// A ring of one planet has no gap: the cannon waits for a wild card.
Flow ask_first_place(Play& play) {
    const PlanetSet found = places(play.pub(), system_planets(play.me()));
    return found.empty() ? Flow::done : play.ask_planet(found);
}

Flow put_cannon(Play& play) {
    if (play.frame.planet != Planet::none)
        play.table.place_cannon(play.me(), play.frame.planet);
    return Flow::done;
}

constexpr StepFn kFire[] = {fire};
constexpr StepFn kAskNewPlace[] = {ask_new_place, hear_planet};
constexpr StepFn kAskFirstPlace[] = {ask_first_place, hear_planet};
constexpr StepFn kPutCannon[] = {put_cannon};

constexpr Effect kUses[] = {{.rule = "CF-GEO-1",
                             .moment = Moment::revealed,
                             .roles = kMainOrAlly,
                             .can = in_range,
                             .act = kFire,
                             .order = 6,
                             .modify = add_value},
                            {.rule = "CF-GEO-1",
                             .moment = Moment::destiny_drawn,
                             .can = wild_drawn,
                             .announce = kAskNewPlace,
                             .act = kPutCannon}};
constexpr Effect kCompletion[] = {
    {.rule = "CF-GEO-1", .announce = kAskFirstPlace, .act = kPutCannon}};

}  // namespace

constinit const Tech tech_lunar_cannon{.id = TechId::lunar_cannon,
                                       .research = 5,
                                       .kind = TechKind::stays,
                                       .token = Token::cannon,
                                       .uses = kUses,
                                       .completion = kCompletion};

}  // namespace sidera::cosmic
