// Rich positions of Monolith in the middle of a game, for tests: fleets, fortified planets, cargo,
// full stocks.

#pragma once

#include <gtest/gtest.h>

#include "engine/scenario.h"
#include "games/monolith/board.h"
#include "games/monolith/game.h"

namespace sidera::monolith {

// The position a scenario's "given" describes.
inline State position(const Json& scenario) {
    const std::shared_ptr<const Data> data(&default_data(), [](const Data*) {});
    ScenarioRunner<Monolith> runner(data, scenario);
    const std::string fault = runner.open({});
    EXPECT_EQ(fault, "") << scenario.dump();
    return fault.empty() ? runner.match().whole_state() : State{};
}

inline State position_of(std::string_view scenario) {
    const JsonParse parsed = parse_json(scenario);
    EXPECT_FALSE(parsed.error);
    return position(parsed.value);
}

// Draws a table with a planet on every panel. The fleets lie at the docks of any planet, so that
// everybody is in reach of everybody.
class RichTable {
  public:
    RichTable(int seats, std::uint64_t seed) : seats_(seats), random_(seed) {
        rules_.seats = static_cast<std::uint8_t>(seats);
        rules_.cols = 2;
        rules_.rows = static_cast<std::uint8_t>(seats);
        rules_.panel_width = rules_.panel_height = kPanelSide;
        weak_ = below(3) == 0 ? seats - 1 : seats;
    }

    // As a scenario; options of the table come on top.
    Json scenario(Json options) {
        options.set("panel_cols", 2).set("panel_rows", seats_);
        make_planets();
        make_asteroids();
        Json given = Json::object();
        given.set("phase", "structures");
        Json own = Json::object();
        Json players = Json::object();
        for (int i = 0; i < seats_; ++i) {
            Json stock = Json::object();
            for (const char* resource : {"B", "C", "F", "M"})
                stock.set(resource, 60 + static_cast<int>(random_.below(200)));
            own.set(name(i), Json::object().set("stock", stock));
            Json depot = Json::object();
            for (const char* freight : {"drill", "habitat", "station"})
                depot.set(freight, static_cast<int>(random_.below(2)));
            players.set(name(i), Json::object().set("depot", depot));
        }
        Json pub = Json::object();
        if (below(2) == 0)
            sign(players, own, pub);
        given.set("pub", pub.set("players", players));
        given.set("own", own);
        given.set("table",
                  Json::object()
                      .set("planets", planets_)
                      .set("asteroids", asteroids_)
                      .set("ships", make_ships())
                      .set("stations", make_stations()));
        return Json::object()
            .set("seats", seats_)
            .set("options", options)
            .set("given", given)
            .set("then", Json::object().set("over", false));
    }

  private:
    static std::string name(int seat) { return std::string(1, letter(seat_at(seat))); }

    int below(int choices) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(choices)));
    }

    // An agreement of A and B on a ship of A's, with some legs done.
    void sign(Json& players, Json& own, Json& pub) {
        const int legs = below(4);
        const bool secret = below(2) == 0;
        Json bill = Json::object();
        bill.set("number", 1).set("giver", "A").set("other", "B").set("carrier", "A");
        bill.set("ship", 1).set("secret", secret).set("legs", legs);
        bill.set("first", Json::object().set("C", 5)).set("second", Json::object().set("F", 4));
        Json agreement = Json::object();
        agreement.set("number", 1).set("low", "A").set("high", "B").set("secret", secret);
        if (!secret)
            agreement.set("terms", bill);
        Json ship = Json::object();
        ship.set("cell", WrittenText<Cell>::write(dock_cell(below(2)))).set("number", 1);
        ship.set("kind", "cargo").set("loads", legs % 2);
        Json player = *players.find("A");
        player.set("last_number", 1).set("ships", Json::array().push(ship));
        players.set("A", player);
        for (const char* party : {"A", "B"}) {
            Json mine = *own.find(party);
            if (secret)
                mine.set("bills", Json::array().push(bill));
            if (legs % 2 == 1 && party[0] == 'A')
                mine.set("holds",
                         Json::array().push(Json::object().set("ship", 1).set(
                             "bundle", *bill.find(legs == 1 ? "first" : "second"))));
            own.set(party, mine);
        }
        pub.set("agreements", Json::array().push(agreement)).set("last_bill", 1);
    }

    // The first planets are homes, and every player has another one or not.
    void make_planets() {
        for (int i = 0; i < 2 * seats_; ++i) {
            const auto size = static_cast<PlanetSize>(below(kPlanetSizes));
            const auto biome = static_cast<Biome>(below(kBiomes));
            const int radius = 2 + static_cast<int>(size);
            Json planet = Json::object();
            planet.set("panel", i + 1)
                .set("size", std::string(name_of(size)))
                .set("biome", std::string(name_of(biome)))
                .set("forests", below(3))
                .set("mountains", below(3));
            const int owner = i < seats_ ? i : below(2 * seats_);
            if (owner < seats_ && (owner != weak_ || i < seats_)) {
                planet.set("owner", name(owner));
                if (owner != weak_)
                    planet.set("built", structures(radius, biome));
            }
            planets_.push(planet);
            radii_.push_back(radius);
        }
    }

    Json structures(int radius, Biome biome) {
        Json built = Json::object();
        const int first = cells_within(radius - 1);
        const int count = cells_on_ring(radius);
        const int begin = below(count);
        const auto spot = [&](int i) {
            Json list = Json::array();
            list.push(WrittenText<Spot>::write(spot_at(first + (begin + i) % count)));
            return list;
        };
        if (below(3) > 0)
            built.set("spaceport", spot(0));
        if (below(3) > 0)
            built.set("cannon", spot(1));
        if (below(3) == 0)
            built.set("tower", spot(2));
        if (below(2) == 0)
            built.set(biome == Biome::harsh ? "furnace" : "greenhouse", spot(3));
        return built;
    }

    // In the corners of panels, where no planet is near.
    void make_asteroids() {
        for (int i = 0; i < 2 * seats_; ++i) {
            const Place at = place_of(centre_of(rules_, static_cast<Panel>(i + 1)));
            const std::string cell = std::to_string(at.x + 5) + "," + std::to_string(at.y - 4);
            const int kind = below(3);
            asteroids_.push(kind == 0 ? cell
                                      : (kind == 1 ? "drill " : "habitat ") + name(below(seats_)) +
                                            " " + cell);
        }
    }

    Cell dock_cell(int planet) {
        const Axial centre = axial_of(centre_of(rules_, static_cast<Panel>(planet + 1)));
        const int ring = radii_[static_cast<std::size_t>(planet)] + 1;
        std::vector<Cell> free;
        for_each_on_ring(ring, [&](Axial offset) {
            const Cell cell = cell_at(place(centre + offset));
            if (!taken_.has(cell))
                free.push_back(cell);
        });
        const Cell cell = free[static_cast<std::size_t>(below(static_cast<int>(free.size())))];
        taken_.insert(cell);
        return cell;
    }

    Json make_ships() {
        Json ships = Json::object();
        std::vector<Json> fleets(static_cast<std::size_t>(seats_), Json::array());
        besiege(fleets);
        for (int i = 0; i < seats_; ++i) {
            for (int n = 0; n < (i == weak_ ? 1 : 2 + below(4)); ++n) {
                const auto kind =
                    static_cast<Thing>(static_cast<int>(Thing::cargo) + (n == 0 ? 0 : below(5)));
                fleets[static_cast<std::size_t>(i)].push(
                    std::string(name_of(kind)) + " " +
                    WrittenText<Cell>::write(dock_cell(below(2 * seats_))));
            }
            ships.set(name(i), fleets[static_cast<std::size_t>(i)]);
        }
        return ships;
    }

    // MO-BOM-1: now and then A has six enormous ships around B's home.
    void besiege(std::vector<Json>& fleets) {
        const Axial centre = axial_of(centre_of(rules_, 2));
        std::vector<Cell> vertices;
        for (int i = 0; i < kDirections; ++i) {
            const Cell cell =
                cell_at(place(centre + step(static_cast<Direction>(i)) * (radii_[1] + 1)));
            if (!taken_.has(cell))
                vertices.push_back(cell);
        }
        if (vertices.size() < kDirections || below(3) > 0)
            return;
        for (const Cell cell : vertices) {
            taken_.insert(cell);
            fleets[0].push("enormous " + WrittenText<Cell>::write(cell));
        }
    }

    Json make_stations() {
        Json stations = Json::object();
        for (int i = 0; i < seats_; ++i) {
            Json list = Json::array();
            if (i != weak_ && below(2) == 0)
                list.push(WrittenText<Cell>::write(dock_cell(below(2 * seats_))));
            stations.set(name(i), list);
        }
        return stations;
    }

    int seats_;
    QuickRandom random_;
    int weak_;  // has a bare home and one ship; `seats_` when nobody is weak
    Rules rules_;
    Json planets_ = Json::array();
    Json asteroids_ = Json::array();
    std::vector<int> radii_;
    CellSet taken_;
};

// A rich table with options that make rare things possible; seats are drawn unless given.
inline State rich_state(std::uint64_t seed, int seats = 0) {
    QuickRandom random(seed);
    const int drawn = 2 + static_cast<int>(random.below(3));
    Json options = Json::object();
    for (const char* key : {"secret_alliances",
                            "open_stocks",
                            "friendly_pass_through",
                            "space_structure_counts_as_build"})
        options.set(key, random.below(3) == 0);
    options.set("round_limit", random.below(8) == 0 ? 3 : 30);
    options.set("exile_limit", random.below(2) == 0 ? 2 : 0);
    options.set("catch_up", seed % 2 == 0);
    options.set("stalemate_rounds", random.below(8) == 0 ? 1 : 0);
    return position(RichTable(seats == 0 ? drawn : seats, seed).scenario(options));
}

}  // namespace sidera::monolith
