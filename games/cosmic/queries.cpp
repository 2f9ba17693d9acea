// Questions about a public position that many rules ask.

#include "games/cosmic/queries.h"

#include "games/cosmic/effect.h"

namespace sidera::cosmic {

// CF-ROLE-1
Role role_of(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    if (seat == e.offense)
        return Role::offense;
    if (seat == e.defense)
        return Role::defense;
    if (e.allies[Side::offense].has(seat))
        return Role::offensive_ally;
    return e.allies[Side::defense].has(seat) ? Role::defensive_ally : Role::bystander;
}

Side side_of(const Public& pub, Seat seat) {
    switch (role_of(pub, seat)) {
        case Role::offense:
        case Role::offensive_ally:
            return Side::offense;
        case Role::defense:
        case Role::defensive_ally:
            return Side::defense;
        case Role::bystander:
            return Side::none;
    }
    return Side::none;
}

Seat opponent_of(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    return seat == e.offense ? e.defense : seat == e.defense ? e.offense : kNoSeat;
}

PlanetSet colonies(const Public& pub, Seat seat) {
    const auto& ships = pub.players[seat].ships.values;
    std::uint64_t bits = 0;
    for (std::size_t word = 0; word < kPlanets / 8; ++word) {
        std::uint64_t eight = 0;
        for (std::size_t i = 0; i < 8; ++i)
            eight |= std::uint64_t{ships[word * 8 + i] != 0} << i;
        bits |= eight << word * 8;
    }
    return PlanetSet::from_bits(bits);
}

PlanetSet home_colonies(const Public& pub, Seat seat) {
    PlanetSet found;
    for (int i = 0; i < kMaxPlanets; ++i)
        if (pub.players[seat].ships[planet_at(seat, i)] > 0)
            found.insert(planet_at(seat, i));
    return found;
}

// CF-INV-4
int foreign_colonies(const Public& pub, Seat seat) {
    return colonies(pub, seat).without(system_planets(seat)).size();
}

SeatSet players_on(const Public& pub, Planet planet) {
    SeatSet found;
    for (const Seat seat : everybody(pub))
        if (ships_on(pub, seat, planet) > 0)
            found.insert(seat);
    return found;
}

bool nobody_on(const Public& pub, Planet planet) {
    return players_on(pub, planet).empty();
}

int ships_on_colonies(const Public& pub, Seat seat) {
    int total = 0;
    for (const std::uint8_t n : pub.players[seat].ships.values)
        total += n;
    return total;
}

// CF-A-GEN-1; CF-LAUNCH-6, CF-COL-4: all that the defense has there, possibly none.
int ships_in_encounter(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    return seat == e.defense ? (e.target == Planet::none ? 0 : ships_on(pub, seat, e.target))
                             : e.sent[seat];
}

// CF-INV-5
bool power_active(const Public& pub, Seat seat) {
    if (home_colonies(pub, seat).size() >= pub.rules.power_threshold)
        return true;
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (!sheet.suspended && alien(sheet.alien).passive.keeps_power)
            return true;
    return false;
}

bool in_force(const Public& pub, Seat seat, const Sheet& sheet) {
    return !sheet.hidden && !sheet.suspended &&
           (home_colonies(pub, seat).size() >= pub.rules.power_threshold ||
            alien(sheet.alien).passive.keeps_power);
}

bool usable(const Public& pub, Seat seat, const Sheet& sheet) {
    return !sheet.zapped && in_force(pub, seat, sheet);
}

Seat owner_of(const Public& pub, AlienId wanted) {
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if (sheet.alien == wanted && !sheet.hidden)
                return seat;
    return kNoSeat;
}

int usable_sheet(const Public& pub, Seat seat, AlienId wanted) {
    const auto& sheets = pub.players[seat].sheets;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        if (sheets[i].alien == wanted && usable(pub, seat, sheets[i]))
            return static_cast<int>(i);
    return -1;
}

}  // namespace sidera::cosmic
