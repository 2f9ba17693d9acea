// Questions about tech cards and their tokens.

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {

TechSet techs_in_game(const Public& pub) {
    constexpr int kFewPlanets = 4;
    constexpr int kDear = 8;  // too much research for a short game
    TechSet found;
    for (int i = 0; i < kTechs; ++i)
        if (const auto id = static_cast<TechId>(i);
            pub.rules.planets > kFewPlanets || tech(id).research < kDear)
            found.insert(id);
    return found;
}

std::size_t find_tech(const Public& pub, TechId id) {
    std::size_t at = 0;
    while (at < pub.techs.size() && pub.techs[at].tech != id)
        ++at;
    return at;
}

std::size_t nth_tech(const Public& pub, Seat seat, int nth) {
    std::size_t at = 0;
    for (; at < pub.techs.size(); ++at)
        if (pub.techs[at].owner == seat && --nth == 0)
            break;
    return at;
}

TechId tech_at(const ViewRef& ref, std::size_t at) {
    const TechCard& card = ref.pub.techs[at];
    if (card.up)
        return card.tech;
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < at; ++i)
        hidden += ref.pub.techs[i].owner == ref.seat && !ref.pub.techs[i].up;
    return card.owner == ref.seat && hidden < ref.own.techs.size() ? ref.own.techs[hidden]
                                                                   : TechId::none;
}

std::size_t own_tech(const ViewRef& ref, TechId id) {
    std::size_t at = 0;
    while (at < ref.pub.techs.size() &&
           (ref.pub.techs[at].owner != ref.seat || tech_at(ref, at) != id))
        ++at;
    return at;
}

bool has_face_down_tech(const Public& pub, Seat seat) {
    for (const TechCard& card : pub.techs)
        if (card.owner == seat && !card.up)
            return true;
    return false;
}

int researching_ships(const Public& pub, Seat seat) {
    int ships = 0;
    for (const TechCard& card : pub.techs)
        if (card.owner == seat)
            ships += card.ships;
    return ships;
}

Planet next_in_ring(const Public& pub, Planet planet) {
    const Seat system = system_of(planet);
    for (int step = 1; step < kMaxPlanets; ++step) {
        const Planet next = planet_at(system, (place_of(planet) + step) % kMaxPlanets);
        if (pub.planets.has(next))
            return next;
    }
    return planet;
}

bool is_next_to_cannon(const Public& pub, Planet planet) {
    return pub.cannon != Planet::none && planet != Planet::none &&
           (planet == pub.cannon || planet == next_in_ring(pub, pub.cannon));
}

Planet made_planet(const Public& pub) {
    for (const Seat seat : everybody(pub))
        if (const Planet planet = planet_at(seat, pub.rules.planets); pub.planets.has(planet))
            return planet;
    return Planet::none;
}

bool has_flagship(const Public& pub, Side side) {
    const Flagship& ship = pub.flagship;
    if (ship.owner == kNoSeat || side_of(pub, ship.owner) != side)
        return false;
    return ship.berth == Berth::encounter ||
           (ship.berth == Berth::colony && ship.owner == pub.encounter().defense &&
            ship.planet == pub.encounter().target);
}

}  // namespace sidera::cosmic
