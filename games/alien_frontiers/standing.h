// What follows from a position: control, bonuses, prices, fleets, supplies. Read only.

#pragma once

#include <algorithm>

#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {

// AF-COLONY-3: more colonies than each other player, else nobody.
constexpr Seat controller_of(const Colonies& colonies) {
    Seat best = kNoSeat;
    int most = 0;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const int have = colonies.values[static_cast<std::size_t>(i)];
        if (have > most) {
            most = have;
            best = seat_at(i);
        } else if (have == most) {
            best = kNoSeat;
        }
    }
    return best;
}

constexpr bool has_field(const Public& pub, Field field, Territory territory) {
    return pub.fields_at[field] == territory;
}

// Control or, except for Burroughs, the Data Crystal; the Isolation Field switches it off
// (AF-FIELD-3, AF-FIELD-4, AF-CRYSTAL-4, AF-RELIC-10).
constexpr bool has_bonus(const Public& pub, Seat seat, Territory territory) {
    if (has_field(pub, Field::isolation, territory))
        return false;
    return pub.controller[territory] == seat ||
           (pub.turn.borrowed == territory && pub.turn.seat == seat);
}

constexpr int landed(const Public& pub, Seat seat) {
    int sum = 0;
    for (const Colonies& there : pub.colonies.values)
        sum += there[seat];
    return sum;
}

// AF-COLONY-2: on the planet is placed; one of the others may stand on the Hub.
constexpr int unplaced(const Public& pub, Seat seat) {
    return pub.rules.colonies - landed(pub, seat);
}

constexpr int in_supply(const Public& pub, Seat seat) {
    return unplaced(pub, seat) - (pub.players[seat].hub > 0 ? 1 : 0);
}

// AF-YARD-4
constexpr int coloured_in_play(const Public& pub, Seat seat) {
    return kFleet - pub.players[seat].stock;
}

constexpr bool affords(const Player& player, Price price) {
    return player.fuel >= price.fuel && player.ore >= price.ore;
}

// AF-LIMIT-3: what is left in the supply, without end unless the table limits it.
constexpr int fuel_left(const Public& pub) {
    int left = kFuelTokens;
    for (const Player& player : pub.players.values)
        left -= player.fuel;
    return pub.rules.limited_supply ? std::max(left, 0) : 255;
}

constexpr int ore_left(const Public& pub) {
    int left = kOreTokens;
    for (const Player& player : pub.players.values)
        left -= player.ore;
    return pub.rules.limited_supply ? std::max(left, 0) : 255;
}

// The ports of a facility that a player may use: at the Hub the own track, elsewhere all.
struct PortRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

inline PortRange ports_of(const Public& pub, Facility at, Seat seat) {
    if (at != Facility::hub)
        return {0, pub.docks[at].size()};
    const auto first = static_cast<std::size_t>(index(seat) * kTrackPorts);
    return {first, first + kTrackPorts};
}

inline constexpr std::size_t kNoPort = 255;

// AF-DOCK-3: the first port of an empty group of that size, or kNoPort.
inline std::size_t free_group(const Ports& ports, PortRange range, std::size_t group) {
    for (std::size_t at = range.begin; at + group <= range.end; at += group) {
        bool empty = true;
        for (std::size_t i = at; i < at + group; ++i)
            empty = empty && is_free(ports[i]);
        if (empty)
            return at;
    }
    return kNoPort;
}

// AF-LUNAR-1, AF-LUNAR-3
inline int highest(const Ports& ports) {
    int most = 0;
    for (const Ship ship : ports)
        most = std::max<int>(most, facts(ship).value);
    return most;
}

// AF-RAID-3
inline int sum_of(const Ports& ports) {
    int sum = 0;
    for (const Ship ship : ports)
        sum += facts(ship).value;
    return sum;
}

// AF-ARTIFACT-5: the own ships there that no claim has used up.
inline int claim_total(const Public& pub) {
    int total = 0;
    const Ports& ports = pub.docks[Facility::artifact];
    for (std::size_t i = 0; i < ports.size(); ++i)
        if (owner_of(ports[i]) == pub.turn.seat &&
            !pub.turn.spent.has(static_cast<ArtifactPort>(i)))
            total += facts(ports[i]).value;
    return total;
}

// People pick tokens and ships in any order, take picks back and press the last button themselves.
// Bots name them in ascending order, so that each result has one path.
inline bool picks_freely(const Public& pub) {
    return pub.rules.confirm.has(pub.turn.seat);
}

// AF-ARTIFACT-6: ports whose ship may still cycle the display.
inline ArtifactPorts open_cycles(const Public& pub) {
    ArtifactPorts open;
    const Ports& ports = pub.docks[Facility::artifact];
    for (std::size_t i = 0; i < ports.size(); ++i)
        if (owner_of(ports[i]) == pub.turn.seat)
            open.insert(static_cast<ArtifactPort>(i));
    return open.without(pub.turn.spent | pub.turn.cycled);
}

// AF-BONUS-POHL-1: the fuel for a card's power on `pieces` things.
int power_price(const Data& data, const Public& pub, Card card, int pieces = 1);

// AF-SCORE-1
int points_of(const Data& data, const Public& pub, Seat seat);

// AF-PLASMA-6: coloured ships that will be rolled next turn.
int ships_that_stay(const Public& pub, Seat seat);

}  // namespace sidera::alien_frontiers
