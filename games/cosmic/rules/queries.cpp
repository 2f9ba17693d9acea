// Questions about a public position that many rules ask.

#include "games/cosmic/rules/queries.h"

#include <bit>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "games/cosmic/effects/effect.h"

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

namespace {

using ShipBytes = std::array<std::uint8_t, kPlanets>;

// Which bytes are not zero, as bits. Colonies are asked for all the time: where the processor can
// look at sixteen bytes at once, it does. The signature compares both ways.
#if defined(__SSE2__)
std::uint64_t bytes_not_zero(const ShipBytes& bytes) {
    std::uint64_t zero = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 16) {
        const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(&bytes[i]));
        const int found = _mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, _mm_setzero_si128()));
        zero |= static_cast<std::uint64_t>(found) << i;
    }
    return ~zero;
}
#else
std::uint64_t bytes_not_zero(const ShipBytes& bytes) {
    const auto words = std::bit_cast<std::array<std::uint64_t, kPlanets / 8>>(bytes);
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        bits |= (bytes_in_use(words[i]) * 0x0102040810204080 >> 56) << i * 8;
    return bits;
}
#endif

}  // namespace

PlanetSet colonies(const Public& pub, Seat seat) {
    return PlanetSet::from_bits(bytes_not_zero(pub.players[seat].ships.values));
}

PlanetSet home_colonies(const Public& pub, Seat seat) {
    return colonies(pub, seat) & system_planets(seat);
}

// CF-INV-4
int foreign_colonies(const Public& pub, Seat seat) {
    return colonies(pub, seat).without(system_planets(seat)).size();
}

SeatSet with_enough_colonies(const Public& pub) {
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (foreign_colonies(pub, seat) >= pub.rules.to_win)
            seats.insert(seat);
    return seats;
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
    const bool stands = e.target != Planet::none && garrison_of(e).has(seat);
    return e.sent[seat] + (stands ? ships_on(pub, seat, e.target) : 0);
}

bool has_kicker(const Encounter& e, Side side) {
    for (const Beside& card : e.beside)
        if (card.kind == BesideKind::kicker && card.side == side)
            return true;
    return false;
}

int kicker_of(const Encounter& e, Side side) {
    for (const Beside& card : e.beside)
        if (card.kind == BesideKind::kicker && card.side == side && card.as != Card::none)
            return value_of(card.as);
    return 1;
}

namespace {

bool keeps_power(const Sheet& sheet) {
    return !sheet.suspended && !sheet.grown && alien(sheet.alien).passive.keeps_power;
}

bool any_keeps_power(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (keeps_power(sheet))
            return true;
    return false;
}

bool still_has_power(const Public& pub, Seat seat) {
    return pub.players[seat].power_on && ships_are_leaving(pub);
}

}  // namespace

// CF-LOSS-1, CM-POW-3: whether a power is lost is looked at when a batch of ships has gone, not
// before.
bool ships_are_leaving(const Public& pub) {
    const LossFrame* loss = topmost<LossFrame>(pub.frames);
    return loss != nullptr && loss->step <= LossFrame::kGone;
}

// CF-POW-1, CF-INV-5
bool power_active(const Public& pub, Seat seat) {
    return count_home_colonies(pub, seat) >= pub.rules.power_threshold ||
           any_keeps_power(pub, seat);
}

// CF-TECH-15: the power that came from a tech is lost together with the own one.
bool in_force(const Public& pub, Seat seat, const Sheet& sheet) {
    if (sheet.hidden || sheet.suspended)
        return false;
    return count_home_colonies(pub, seat) >= pub.rules.power_threshold ||
           (sheet.grown ? any_keeps_power(pub, seat) : keeps_power(sheet)) ||
           still_has_power(pub, seat);
}

bool usable(const Public& pub, Seat seat, const Sheet& sheet) {
    return !sheet.zapped && in_force(pub, seat, sheet);
}

Seat owner_of(const Public& pub, AlienId wanted) {
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if (sheet.alien == wanted && !sheet.hidden && !sheet.copied)
                return seat;
    return kNoSeat;
}

// CM-FLARE-4: of several powers each.
int usable_sheet(const Public& pub, Seat seat, AlienId wanted) {
    const auto& sheets = pub.players[seat].sheets;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        if (sheets[i].alien == wanted && usable(pub, seat, sheets[i]))
            return static_cast<int>(i);
    return -1;
}

namespace {

// CF-DEST-6, CF-DEST-7: the first of the best clockwise from the offense's left, itself last.
template<class Measure>
Seat most(const Public& pub, Measure measure) {
    const Encounter& e = pub.encounter();
    Seat best = kNoSeat;
    Seat seat = e.offense;
    for (int i = 0; i < pub.rules.seats; ++i) {
        seat = left_of(seat, pub.rules.seats);
        if (best == kNoSeat || measure(seat) > measure(best))
            best = seat;
    }
    return best;
}

}  // namespace

bool has_target_at_home(const Public& pub) {
    const Encounter& e = pub.encounter();
    const bool can_settle = ships_on_colonies(pub, e.offense) + e.sent[e.offense] > 0;
    for (const Planet planet : pub.planets& system_planets(e.offense)) {
        const SeatSet there = players_on(pub, planet);
        if (there.empty() ? can_settle : there != SeatSet::of(e.offense))
            return true;
    }
    return false;
}

Seat pointed_by(const Public& pub, Destiny card) {
    if (const Seat seat = seat_of_colour(card); seat != kNoSeat)
        return seat;
    switch (card) {
        case Destiny::most_colonies:
            return most(pub, [&](Seat seat) { return foreign_colonies(pub, seat); });
        case Destiny::most_cards:
            return most(pub, [&](Seat seat) { return int{pub.players[seat].hand}; });
        case Destiny::fewest_in_warp:
            return most(pub, [&](Seat seat) { return -int{pub.players[seat].warp}; });
        default:
            return kNoSeat;
    }
}

}  // namespace sidera::cosmic
