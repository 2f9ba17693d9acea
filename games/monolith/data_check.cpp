// Warnings about a data set.

#include "games/monolith/data_check.h"

#include <algorithm>

namespace sidera::monolith {
namespace {

bool can_hurt_asteroids(const Data& data) {
    for (const FactionInfo& faction : data.factions.values)
        for (const UnitInfo& unit : faction.unit.values)
            if (unit.die > data.asteroid_shield)
                return true;
    return false;
}

// MO-SET-13
Goods first_stock(const Data& data, const FactionInfo& faction, int forests) {
    Goods stock;
    for (std::size_t i = 0; i < kResources; ++i) {
        const int made =
            forests * faction.yield[Source::forest].amounts.values[i] +
            (data.home_naturals - forests) * faction.yield[Source::mountain].amounts.values[i];
        stock.amounts.values[i] =
            static_cast<std::uint16_t>(std::min(data.start_turns * made, 0xFFFF));
    }
    return stock;
}

bool can_open(const Data& data, const FactionInfo& faction, const Goods& stock) {
    const auto can_with = [&](Thing producer, Source source) {
        Goods price = faction.cost[producer];
        price.add(faction.cost[Thing::spaceport]);
        return !data.biomes[faction.home].forbids.has(producer) && !faction.yield[source].empty() &&
               stock.covers(price);
    };
    return can_with(Thing::greenhouse, Source::greenhouse) ||
           can_with(Thing::furnace, Source::furnace);
}

// MO-SET-8: only a home of both naturals rolls for its forests; every roll must do.
bool can_always_open(const Data& data, const FactionInfo& faction) {
    const BiomeInfo& home = data.biomes[faction.home];
    const bool is_mixed = home.forests > 0 && home.mountains > 0;
    const int all = data.home_naturals;
    const int fewest = is_mixed ? std::min(1, all) : home.forests > 0 ? all : 0;
    const int most = is_mixed ? std::min<int>(data.home_forest_die, all) : fewest;
    for (int forests = fewest; forests <= most; ++forests)
        if (!can_open(data, faction, first_stock(data, faction, forests)))
            return false;
    return true;
}

}  // namespace

std::vector<std::string> warnings_about(const Data& data) {
    std::vector<std::string> warnings;
    if (!can_hurt_asteroids(data))
        warnings.emplace_back("no attack die is above the shield of asteroids (K17)");
    for (int i = 0; i < kFactions; ++i)
        if (const auto faction = static_cast<Faction>(i);
            !can_always_open(data, data.factions[faction]))
            warnings.push_back("the first stock of " + std::string(name_of(faction)) +
                               " may not pay a producing structure and a spaceport (K4)");
    return warnings;
}

}  // namespace sidera::monolith
