// A fingerprint of a position within one turn.

#include "bots/alien_frontiers/turn_key.h"

#include <bit>

namespace sidera::alien_frontiers {
namespace {

constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x + 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
    return (x ^ x >> 29) * 0x94d049bb133111ebu;
}

// Ships on the ports of one facility in any order. At the Artifact it matters which were used.
std::uint64_t ships_at(const Public& pub, Facility at) {
    std::uint64_t sum = 0;
    const Ports& ports = pub.docks[at];
    for (std::size_t i = 0; i < ports.size(); ++i) {
        std::uint64_t ship = static_cast<std::uint64_t>(ports[i]);
        if (at == Facility::artifact) {
            const auto port = static_cast<ArtifactPort>(i);
            ship += (pub.turn.cycled.has(port) ? 64u : 0u) + (pub.turn.spent.has(port) ? 128u : 0u);
        }
        sum += mixed(ship);
    }
    return sum;
}

std::uint64_t packed(const Player& player) {
    return static_cast<std::uint64_t>(player.fuel) | static_cast<std::uint64_t>(player.ore) << 8 |
           static_cast<std::uint64_t>(player.stock) << 16 |
           static_cast<std::uint64_t>(player.bay) << 20 |
           static_cast<std::uint64_t>(player.hub) << 24 |
           static_cast<std::uint64_t>(player.cards.bits()) << 32;
}

std::uint64_t packed(const Turn& turn) {
    return static_cast<std::uint64_t>(turn.used.bits()) |
           static_cast<std::uint64_t>(turn.borrowed) << 16 |
           static_cast<std::uint64_t>(turn.discarded) << 20 |
           static_cast<std::uint64_t>(turn.mine_docked) << 21 |
           static_cast<std::uint64_t>(turn.asimov_used) << 22 |
           static_cast<std::uint64_t>(turn.relic_bought) << 23 |
           static_cast<std::uint64_t>(turn.hub_docked) << 24 |
           static_cast<std::uint64_t>(turn.rerolls) << 32 |
           static_cast<std::uint64_t>(turn.number) << 40;
}

}  // namespace

std::uint64_t turn_key(const Public& pub) {
    Hasher hash;
    std::uint64_t hand = pub.hand.relic;
    for (const std::uint8_t count : pub.hand.ships.values)
        hand = hand << 4 | count;
    hash.add(hand << 8 | static_cast<std::uint64_t>(pub.asking));
    hash.add(packed(pub.turn));
    for (int i = 0; i < pub.rules.seats; ++i)
        hash.add(packed(pub.players[seat_at(i)]));
    for (int i = 0; i < kFacilities; ++i)
        hash.add(ships_at(pub, static_cast<Facility>(i)));
    for (const auto part : std::bit_cast<std::array<std::uint64_t, 4>>(pub.colonies))
        hash.add(part);
    std::uint64_t rest = static_cast<std::uint64_t>(pub.relic_owner) << 8 |
                         static_cast<std::uint64_t>(pub.relic_place);
    for (const Territory at : pub.fields_at.values)
        rest = rest << 4 | static_cast<std::uint64_t>(at);
    for (const Card card : pub.display)
        rest = rest << 4 | static_cast<std::uint64_t>(card);
    hash.add(rest);
    if (pub.frames.size() > 1)
        hash.visit(pub.frames);
    return hash.value() | 1;  // 0 is an empty place in tables
}

}  // namespace sidera::alien_frontiers
