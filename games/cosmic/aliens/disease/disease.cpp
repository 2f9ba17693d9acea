// Disease: spreads from planet to planet in the systems that destiny names.
//
// Alien 53, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kContagious = 3;  // tokens of a base
constexpr int kVirulent = 2;    // with the super flare

// Whose system it is: that of the colour, or of whom the offense has named for a joker.
Seat named_by(const Encounter& e) {
    if (e.destiny == Destiny::none)
        return kNoSeat;
    return is_wild(e.destiny) && e.pointed == kNoSeat ? e.defense : e.pointed;
}

PlanetSet named_system(const Public& pub) {
    const Seat seat = named_by(pub.encounter());
    return seat == kNoSeat ? PlanetSet{} : pub.planets & system_planets(seat);
}

PlanetSet bases_there(const Public& pub, Seat me, int least) {
    PlanetSet found;
    for (const Planet planet : named_system(pub))
        if (ships_on(pub, me, planet) >= least)
            found.insert(planet);
    return found;
}

PlanetSet clean_planets(const Public& pub, Seat me) {
    return named_system(pub).without(colonies(pub, me));
}

// CM-A-DISEASE-1, CM-A-DISEASE-S
int least_tokens(const Play& play) {
    return is_super(play.frame.effect) ? kVirulent : kContagious;
}

bool spreads_from(const Look& look, int least) {
    return named_by(look.encounter()) != look.me() &&
           !bases_there(look.pub(), look.me(), least).empty() &&
           !clean_planets(look.pub(), look.me()).empty();
}

bool spreads(const Look& look) {
    return spreads_from(look, kContagious);
}

// After the offense has named somebody.
bool spreads_by_joker(const Look& look) {
    return is_wild(look.encounter().destiny) && spreads(look);
}

template<int kSlot>
bool spreads_early(const Look& look) {
    return power_unused(look, AlienId::disease, kSlot) && spreads_from(look, kVirulent) &&
           (kSlot == 0 || is_wild(look.encounter().destiny));
}

Flow ask_source(Play& play) {
    return play.ask_planet(bases_there(play.pub(), play.me(), least_tokens(play)));
}

// One stays: a new base comes, no base moves.
Flow ask_count(Play& play) {
    play.frame.planet = play.said_planet();
    return play.ask_number(1, ships_on(play.pub(), play.me(), play.frame.planet) - 1);
}

void hear_count(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
}

// What is left of it after the answers.
Flow ask_goal(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play, slot_of(play.frame.effect) - kSuperSlot);
    const int there = ships_on(play.pub(), play.me(), play.frame.planet);
    play.frame.number = static_cast<std::int8_t>(std::min<int>(play.frame.number, there));
    return there == 0 ? Flow::done : play.ask_planet(clean_planets(play.pub(), play.me()));
}

void spread(Play& play) {
    const Planet goal = play.said_planet();
    play.table.ships.lift(play.me(), play.frame.planet, play.frame.number);
    play.table.ships.put(play.me(), goal, play.frame.number);
    play.table.ships.colony_event(SeatSet::of(play.me()), goal);
}

// CM-A-DISEASE-W: to any other planet of that system, one's own too.
PlanetSet carriers(const Look& look) {
    return bases_there(look.pub(), look.me(), 1);
}

PlanetSet other_planets(const Play& play) {
    return named_system(play.pub()).without(PlanetSet::of(play.frame.planet));
}

bool has_room(const Look& look) {
    return named_system(look.pub()).size() > 1;
}

Flow ask_step(Play& play) {
    return play.ask_planet(other_planets(play));
}

// An answer may have killed it.
void step(Play& play) {
    const Planet goal = play.said_planet();
    if (!play.take_ship(play.me()))
        return;
    const bool fresh = ships_on(play.pub(), play.me(), goal) == 0;
    play.table.ships.put(play.me(), goal);
    if (fresh)
        play.table.ships.colony_event(SeatSet::of(play.me()), goal);
}

}  // namespace

constinit const Alien alien_disease{.id = AlienId::disease,
                                    .power = {{.rule = "CM-A-DISEASE-1",
                                               .when = {destiny_drawn, kNotOffense},
                                               .can = spreads,
                                               .announce = {ask_source, ask_count, hear_count},
                                               .act = {ask_goal, spread}},
                                              {.rule = "CM-A-DISEASE-1",
                                               .when = {defense_known, kNotOffense},
                                               .can = spreads_by_joker,
                                               .announce = {ask_source, ask_count, hear_count},
                                               .act = {ask_goal, spread}}},
                                    .wild = {{.rule = "CM-A-DISEASE-W",
                                              .when = {destiny_drawn},
                                              .can = has_room,
                                              .target = {.planets = carriers},
                                              .act = {ask_step, step}}},
                                    .super = {{.rule = "CM-A-DISEASE-S",
                                               .when = {destiny_drawn, kNotOffense},
                                               .super = SuperKind::enable,
                                               .can = spreads_early<0>,
                                               .announce = {ask_source, ask_count, hear_count},
                                               .act = {ask_goal, spread}},
                                              {.rule = "CM-A-DISEASE-S",
                                               .when = {defense_known, kNotOffense},
                                               .super = SuperKind::enable,
                                               .can = spreads_early<1>,
                                               .announce = {ask_source, ask_count, hear_count},
                                               .act = {ask_goal, spread}}},
                                    .hints = {.power = {When::always, 0.3f, 0.2f},
                                              .wild = {When::always, 0.05f},
                                              .super = {When::always, 0.3f}}};

}  // namespace sidera::cosmic
