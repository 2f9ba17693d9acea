// What a client needs of the data set to draw the table and to name prices.

#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

// An object with a member for each of the first `count` names.
template<NamedEnum E, class Make>
Json by_name(int count, Make&& make) {
    Json json = Json::object();
    for (int i = 0; i < count; ++i)
        json.set(std::string(name_of(static_cast<E>(i))), make(static_cast<E>(i)));
    return json;
}

Json goods_json(const Goods& goods) {
    return by_name<Resource>(kResources, [&](Resource resource) { return goods[resource]; });
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

// Buildings have no dice; their numbers are 0.
Json faction_json(const FactionInfo& faction) {
    return Json::object()
        .set("home", name_of(faction.home))
        .set("cost",
             by_name<Thing>(kThings, [&](Thing thing) { return goods_json(faction.cost[thing]); }))
        .set("unit",
             by_name<Thing>(kThings, [&](Thing thing) { return unit_json(faction.unit[thing]); }))
        .set("yield",
             by_name<Source>(kSources,
                             [&](Source source) { return goods_json(faction.yield[source]); }))
        .set("worth", by_name<Thing>(kThings, [&](Thing thing) { return faction.worth[thing]; }));
}

Json size_json(const SizeInfo& size) {
    return Json::object().set("radius", size.radius).set("natural_die", size.natural_die);
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
    return Json::object()
        .set("name", data.name)
        .set("factions",
             by_name<Faction>(
                 kFactions, [&](Faction faction) { return faction_json(data.factions[faction]); }))
        .set("sizes",
             by_name<PlanetSize>(kPlanetSizes,
                                 [&](PlanetSize size) { return size_json(data.sizes[size]); }))
        .set("biomes",
             by_name<Biome>(kBiomes, [&](Biome biome) { return biome_json(data.biomes[biome]); }))
        .set("panel_width", data.panel_width)
        .set("panel_height", data.panel_height)
        .set("asteroid_shield", data.asteroid_shield)
        .set("event_die", data.event_die)
        .set("hold", data.hold)
        .set("points",
             by_name<Resource>(kResources, [&](Resource one) { return data.points[one]; }));
}

}  // namespace sidera::monolith
