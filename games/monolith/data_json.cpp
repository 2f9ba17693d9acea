// What a client needs of the data set to draw the table and to name prices.

#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

Json goods_json(const Goods& goods) {
    Json json = Json::object();
    for (int i = 0; i < kResources; ++i)
        if (const auto resource = static_cast<Resource>(i); goods[resource] > 0)
            json.set(name_of(resource), goods[resource]);
    return json;
}

Json unit_json(const UnitInfo& unit) {
    Json actions = Json::object()
                       .set("any", unit.actions.any)
                       .set("move", unit.actions.move)
                       .set("attack", unit.actions.attack);
    return Json::object()
        .set("die", unit.die)
        .set("shield", unit.shield)
        .set("speed", unit.speed)
        .set("actions", std::move(actions));
}

Json faction_json(const FactionInfo& faction) {
    Json cost = Json::object();
    Json units = Json::object();
    Json yields = Json::object();
    Json worth = Json::object();
    for (int i = 0; i < kThings; ++i) {
        const auto thing = static_cast<Thing>(i);
        cost.set(name_of(thing), goods_json(faction.cost[thing]));
        worth.set(name_of(thing), faction.worth[thing]);
        if (!is_building(thing))
            units.set(name_of(thing), unit_json(faction.unit[thing]));
    }
    for (int i = 0; i < kSources; ++i) {
        const auto source = static_cast<Source>(i);
        yields.set(name_of(source), goods_json(faction.yield[source]));
    }
    return Json::object()
        .set("home", name_of(faction.home))
        .set("cost", std::move(cost))
        .set("unit", std::move(units))
        .set("yield", std::move(yields))
        .set("worth", std::move(worth));
}

Json biome_json(const BiomeInfo& biome) {
    Json forbids = Json::array();
    for (const Thing thing : biome.forbids)
        forbids.push(name_of(thing));
    return Json::object()
        .set("forests", biome.forests)
        .set("mountains", biome.mountains)
        .set("forbids", std::move(forbids));
}

}  // namespace

Json Monolith::data_json(const Data& data) {
    Json factions = Json::object();
    for (int i = 0; i < kFactions; ++i)
        factions.set(name_of(static_cast<Faction>(i)),
                     faction_json(data.factions[static_cast<Faction>(i)]));
    Json sizes = Json::object();
    for (int i = 0; i < kPlanetSizes; ++i) {
        const SizeInfo& size = data.sizes[static_cast<PlanetSize>(i)];
        sizes.set(
            name_of(static_cast<PlanetSize>(i)),
            Json::object().set("radius", size.radius).set("natural_die", size.natural_die));
    }
    Json biomes = Json::object();
    for (int i = 0; i < kBiomes; ++i)
        biomes.set(name_of(static_cast<Biome>(i)),
                   biome_json(data.biomes[static_cast<Biome>(i)]));
    Json points = Json::object();
    for (int i = 0; i < kResources; ++i)
        points.set(name_of(static_cast<Resource>(i)), data.points[static_cast<Resource>(i)]);
    return Json::object()
        .set("name", data.name)
        .set("factions", std::move(factions))
        .set("sizes", std::move(sizes))
        .set("biomes", std::move(biomes))
        .set("panel_width", data.panel_width)
        .set("panel_height", data.panel_height)
        .set("asteroid_shield", data.asteroid_shield)
        .set("event_die", data.event_die)
        .set("hold", data.hold)
        .set("points", std::move(points));
}

}  // namespace sidera::monolith
