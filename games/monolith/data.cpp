// Reads and checks a data set of Monolith.

#include "games/monolith/data.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/embedded.h"
#include "engine/toml.h"
#include "games/monolith/data_check.h"
#include "games/monolith/pieces.h"

namespace sidera::monolith {
namespace {

constexpr std::string_view kFile = "monolith.toml";

std::string joined(std::string_view path, std::string_view key) {
    return path.empty() ? std::string(key) : std::string(path) + "." + std::string(key);
}

// One table of the file: takes values out by name, and at the end complains about what is left.
class Section {
  public:
    Section(const TomlNode& table, std::string path, std::vector<std::string>& errors)
        : table_(table), path_(std::move(path)), errors_(errors) {}

    Section(const Section&) = delete;
    Section& operator=(const Section&) = delete;

    ~Section() {
        for (const TomlNode& node : table_.members)
            if (std::find(known_.begin(), known_.end(), node.key) == known_.end())
                wrong(node, joined(path_, node.key) + " is not known here");
    }

    const std::string& path() const { return path_; }

    const TomlNode* find(std::string_view key) {
        known_.emplace_back(key);
        return table_.find(key);
    }

    bool has(std::string_view key) { return find(key) != nullptr; }

    // A whole number from lo to hi; `standard` when it is not there, if there is a standard.
    int number(std::string_view key, int lo, int hi, std::optional<int> standard = std::nullopt) {
        const TomlNode* node = find(key);
        if (node == nullptr && standard)
            return *standard;
        const auto value = node == nullptr ? std::nullopt : node->whole_number();
        if (value && *value >= lo && *value <= hi)
            return static_cast<int>(*value);
        complain(node,
                 key,
                 "must be a whole number from " + std::to_string(lo) + " to " + std::to_string(hi));
        return lo;
    }

    std::string text(std::string_view key) {
        const TomlNode* node = find(key);
        if (node != nullptr && node->is(TomlNode::Kind::text))
            return node->text;
        complain(node, key, "must be a text");
        return {};
    }

    template<class E>
    E name(std::string_view key) {
        E value{};
        const std::string said = text(key);
        if (!enum_from(said, value))
            complain(find(key), key, "names nothing that there is: '" + said + "'");
        return value;
    }

    // Calls read(Section&) for the table of that name.
    template<class Read>
    void inside(std::string_view key, Read&& read) {
        const TomlNode* node = find(key);
        if (node == nullptr || !node->is(TomlNode::Kind::table))
            return complain(node, key, "must be a table");
        Section section(*node, joined(path_, key), errors_);
        read(section);
    }

    const TomlNode* list(std::string_view key) {
        const TomlNode* node = find(key);
        if (node != nullptr && node->is(TomlNode::Kind::list))
            return node;
        complain(node, key, "must be a list");
        return nullptr;
    }

    void complain(const TomlNode* node, std::string_view key, const std::string& reason) {
        wrong(node == nullptr ? table_ : *node,
              joined(path_, key) + (node == nullptr ? " is missing; it " : " ") + reason);
    }

  private:
    void wrong(const TomlNode& node, const std::string& reason) {
        errors_.push_back(std::string(kFile) + ":" + std::to_string(node.line) + ": " + reason);
    }

    const TomlNode& table_;
    std::string path_;
    std::vector<std::string>& errors_;
    std::vector<std::string> known_;
};

constexpr int kMostOfAResource = 999;
constexpr int kMaxDie = 20;

std::uint8_t small(int number) {
    return static_cast<std::uint8_t>(number);
}

Goods goods_in(Section& section) {
    Goods goods;
    for (int i = 0; i < kResources; ++i) {
        const auto resource = static_cast<Resource>(i);
        goods[resource] =
            static_cast<std::uint16_t>(section.number(name_of(resource), 0, kMostOfAResource, 0));
    }
    return goods;
}

// MO-ACT-3
Actions actions_in(Section& section) {
    return {small(section.number("any", 0, 9, 0)),
            small(section.number("move", 0, 9, 0)),
            small(section.number("attack", 0, 9, 0))};
}

// Reads one section after the other into a data set.
class Loader {
  public:
    Loader(std::string name, std::span<const DataFile> files) {
        data_.name = std::move(name);
        find(files);
    }

    DataLoad<Data> run() {
        if (errors_.empty())
            parse();
        DataLoad<Data> load{{}, std::move(errors_), std::move(warnings_)};
        if (load.errors.empty())
            load.data.emplace(std::move(data_));
        return load;
    }

  private:
    void find(std::span<const DataFile> files) {
        text_ = *find_embedded("monolith/data", kFile);
        for (const DataFile& file : files) {
            if (file.name == kFile)
                text_ = file.text;
            else
                errors_.push_back(std::string(file.name) +
                                  ": unknown file; a set of monolith is one file, monolith.toml");
        }
    }

    void parse() {
        const TomlLoad parsed = read_toml(text_);
        if (parsed.fault) {
            errors_.push_back(std::string(kFile) + ":" + std::to_string(parsed.fault->line) + ": " +
                              parsed.fault->reason);
            return;
        }
        for (const char c : text_)
            hash_.add(static_cast<std::uint8_t>(c));
        data_.hash = hash_.value();
        Section root(parsed.root, "", errors_);
        read_world(root);
        read_planets(root);
        read_factions(root);
        check();
    }

    void read_world(Section& root) {
        root.inside("meta", [](Section& meta) {
            meta.text("id");
            meta.number("schema", 1, 1);
        });
        root.inside("resource", [this](Section& all) {
            for (int i = 0; i < kResources; ++i) {
                const auto resource = static_cast<Resource>(i);
                all.inside(name_of(resource), [&](Section& one) {
                    one.text("en");
                    one.text("it");
                    data_.points[resource] = small(one.number("points", 0, 60));
                });
            }
        });
        root.inside("start", [this](Section& start) {
            data_.start_turns = small(start.number("home_production_turns", 0, 60));
            data_.start_cannons = small(start.number("cannons", 0, 1));
            data_.planets_per_player = small(start.number("planets_per_player", 2, 2));
            data_.home_naturals = small(start.number("home_naturals", 1, 12));
            data_.home_forest_die = small(start.number("home_forest_die", 1, kMaxDie));
        });
        root.inside("board", [this](Section& board) { read_board(board); });
        root.inside("event", [this](Section& event) {
            data_.event_die = small(event.number("die", 1, kMaxDie));
            for (int face = 1; face <= data_.event_die; ++face)
                if (const std::string key = std::to_string(face); event.has(key))
                    data_.event_of_face[static_cast<std::size_t>(face - 1)] =
                        event.name<CatastrophicEvent>(key);
        });
    }

    void read_board(Section& board) {
        data_.panel_width = small(board.number("panel_width", 5, kPanelSide));
        data_.panel_height = small(board.number("panel_height", 5, kPanelSide));
        data_.asteroid_shield = small(board.number("asteroid_shield", 0, kMaxDie));
        board.number("asteroid_die", 0, 0);
        data_.asteroid_gap = small(board.number("asteroid_gap", 1, 1));
        for (const auto& [key, side] : {std::pair("panel_width", data_.panel_width),
                                        std::pair("panel_height", data_.panel_height)})
            if (side % 2 == 0)
                board.complain(board.find(key), key, "must be odd");
        board.inside("layout", [this](Section& layout) {
            for (int players = 2; players <= kMaxPlayers; ++players)
                read_layout(layout, players);
        });
    }

    void read_layout(Section& layout, int players) {
        const std::string key = std::to_string(players);
        const TomlNode* sides = layout.list(key);
        if (sides == nullptr)
            return;
        const auto side = [&](std::size_t i) {
            const TomlNode* node = i < sides->members.size() ? &sides->members[i] : nullptr;
            const auto value = node == nullptr ? std::nullopt : node->whole_number();
            return value && *value >= 1 && *value <= kMaxPanels ? static_cast<int>(*value) : 0;
        };
        Layout& to = data_.layouts[static_cast<std::size_t>(players)];
        to = {small(side(0)), small(side(1))};
        if (sides->members.size() != 2 || to.cols * to.rows < 2 * players)
            layout.complain(sides,
                            key,
                            "must be columns and rows of at least " + std::to_string(2 * players) +
                                " panels, at most " + std::to_string(kMaxPanels) + " each");
    }

    // MO-DATA-2
    void read_planets(Section& root) {
        root.inside("size", [this](Section& sizes) {
            int before = 0;
            for (int i = 0; i < kPlanetSizes; ++i) {
                const auto size = static_cast<PlanetSize>(i);
                sizes.inside(name_of(size), [&](Section& one) { read_size(one, size, before); });
                before = data_.sizes[size].radius;
            }
        });
        root.inside("planet_size", [this](Section& section) {
            data_.size_die = small(section.number("die", 1, kMaxDie));
            for (int face = 1; face <= data_.size_die; ++face)
                data_.size_of_face[static_cast<std::size_t>(face - 1)] =
                    section.name<PlanetSize>(std::to_string(face));
        });
        root.inside("biome", [this](Section& biomes) {
            data_.biome_die = small(biomes.number("die", 1, kMaxDie));
            int faces = 0;
            for (int i = 0; i < kBiomes; ++i) {
                const auto biome = static_cast<Biome>(i);
                biomes.inside(name_of(biome),
                              [&](Section& one) { faces += read_biome(one, biome); });
            }
            if (faces != data_.biome_die)
                biomes.complain(
                    biomes.find("die"), "die", "must have each of its faces once in the biomes");
        });
    }

    void read_size(Section& section, PlanetSize size, int before) {
        const int radius = section.number("radius", 1, kMaxRadius);
        data_.sizes[size] = {small(radius), small(section.number("natural_die", 1, kMaxDie))};
        if (radius <= before)
            section.complain(
                section.find("radius"), "radius", "must be above that of the size before");
        if (2 * radius + 3 > std::min(data_.panel_width, data_.panel_height))
            section.complain(section.find("radius"),
                             "radius",
                             "is too large: 2 * radius + 3 must fit into a panel");
    }

    int read_biome(Section& section, Biome biome) {
        BiomeInfo& info = data_.biomes[biome];
        info.forests = small(section.number("forests", 0, 2));
        info.mountains = small(section.number("mountains", 0, 2));
        if (info.forests + info.mountains != 2)
            section.complain(section.find("forests"), "forests", "and mountains must use two dice");
        if (const TomlNode* forbids = section.list("forbids"))
            for (const TomlNode& node : forbids->members) {
                Thing thing{};
                if (!enum_from(node.text, thing) || !is_building(thing))
                    section.complain(
                        &node, "forbids", "may name greenhouse, furnace and spaceport");
                else
                    info.forbids.insert(thing);
            }
        int count = 0;
        if (const TomlNode* faces = section.list("faces"))
            for (const TomlNode& node : faces->members) {
                const std::int64_t face = node.whole_number().value_or(0);
                if (face < 1 || face > data_.biome_die || (biome_faces_ >> face & 1) != 0) {
                    section.complain(&node, "faces", "must be faces of the die, each once");
                    continue;
                }
                biome_faces_ |= 1u << face;
                data_.biome_of_face[static_cast<std::size_t>(face - 1)] = biome;
                ++count;
            }
        return count;
    }

    void read_factions(Section& root) {
        Keyed<Source, Goods, kSources> yields;
        root.inside("yield", [&](Section& section) { read_yields(section, yields); });
        Keyed<Thing, UnitInfo, kThings> units;
        root.inside("unit", [&](Section& section) {
            for (int i = static_cast<int>(Thing::cannon); i < kThings; ++i) {
                const auto thing = static_cast<Thing>(i);
                section.inside(name_of(thing),
                               [&](Section& one) { units[thing] = unit_in(one, thing); });
            }
        });
        for (FactionInfo& faction : data_.factions.values) {
            faction.yield = yields;
            faction.unit = units;
        }
        root.inside("faction", [this](Section& section) {
            for (int i = 0; i < kFactions; ++i)
                section.inside(name_of(static_cast<Faction>(i)), [&](Section& one) {
                    one.text("en");
                    one.text("it");
                    data_.factions.values[static_cast<std::size_t>(i)].home =
                        one.name<Biome>("home");
                });
        });
        root.inside("cost", [this](Section& section) {
            for (int i = 0; i < kFactions; ++i)
                section.inside(name_of(static_cast<Faction>(i)), [&](Section& one) {
                    read_costs(one, data_.factions.values[static_cast<std::size_t>(i)]);
                });
        });
        if (root.has("override"))
            root.inside("override", [this](Section& section) { read_overrides(section); });
    }

    // Structures without a yield may be named, empty.
    void read_yields(Section& section, Keyed<Source, Goods, kSources>& yields) {
        for (int i = 0; i < kSources; ++i) {
            const auto source = static_cast<Source>(i);
            section.inside(name_of(source), [&](Section& one) { yields[source] = goods_in(one); });
        }
        for (const std::string_view barren : {"spaceport", "cannon", "tower", "station"})
            if (section.has(barren))
                section.inside(barren, [](Section&) {});
    }

    UnitInfo unit_in(Section& section, Thing thing) {
        UnitInfo unit;
        unit.die = small(section.number("die", 1, kMaxDie));
        unit.shield = small(section.number("shield", 0, kMaxDie));
        unit.speed =
            is_ship(thing) ? small(section.number("speed", 1, kMaxSpeed)) : std::uint8_t{0};
        section.inside("actions", [&](Section& actions) { unit.actions = actions_in(actions); });
        if (thing == Thing::cargo) {
            data_.hold = static_cast<std::uint16_t>(section.number("hold", 0, kMostOfAResource));
            section.number("structures", 1, 1);
        }
        return unit;
    }

    void read_costs(Section& section, FactionInfo& faction) {
        for (int i = 0; i < kThings; ++i) {
            const auto thing = static_cast<Thing>(i);
            section.inside(name_of(thing),
                           [&](Section& one) { faction.cost[thing] = goods_in(one); });
            if (faction.cost[thing].empty())
                section.complain(
                    section.find(name_of(thing)), name_of(thing), "must cost something");
        }
    }

    // Single values of one faction.
    void read_overrides(Section& section) {
        for (int i = 0; i < kFactions; ++i) {
            const std::string_view name = name_of(static_cast<Faction>(i));
            FactionInfo& faction = data_.factions.values[static_cast<std::size_t>(i)];
            if (!section.has(name))
                continue;
            section.inside(name, [&](Section& one) {
                if (one.has("yield"))
                    one.inside("yield", [&](Section& yields) { override_yields(yields, faction); });
                if (one.has("unit"))
                    one.inside("unit", [&](Section& units) { override_units(units, faction); });
            });
        }
    }

    void override_yields(Section& section, FactionInfo& faction) {
        for (int i = 0; i < kSources; ++i) {
            const auto source = static_cast<Source>(i);
            if (section.has(name_of(source)))
                section.inside(name_of(source),
                               [&](Section& one) { faction.yield[source] = goods_in(one); });
        }
    }

    void override_units(Section& section, FactionInfo& faction) {
        for (int i = static_cast<int>(Thing::cannon); i < kThings; ++i) {
            const auto thing = static_cast<Thing>(i);
            if (!section.has(name_of(thing)))
                continue;
            UnitInfo& unit = faction.unit[thing];
            section.inside(name_of(thing), [&](Section& one) {
                unit.die = small(one.number("die", 1, kMaxDie, unit.die));
                unit.shield = small(one.number("shield", 0, kMaxDie, unit.shield));
                if (is_ship(thing))
                    unit.speed = small(one.number("speed", 1, kMaxSpeed, unit.speed));
            });
        }
    }

    // MO-DATA-3
    void check();

    Data data_;
    std::string_view text_;
    std::vector<std::string> errors_;
    std::vector<std::string> warnings_;
    Hasher hash_;
    std::uint32_t biome_faces_ = 0;  // seen so far, one bit each
};

void Loader::check() {
    for (FactionInfo& faction : data_.factions.values)
        for (int i = 0; i < kThings; ++i) {
            const auto thing = static_cast<Thing>(i);
            faction.worth[thing] = worth_of(data_, faction.cost[thing]);
        }
    if (errors_.empty())
        for (const std::string& warning : warnings_about(data_))
            warnings_.push_back(std::string(kFile) + ": " + warning);
}

}  // namespace

std::int32_t worth_of(const Data& data, const Goods& goods) {
    std::int32_t points = 0;
    for (std::size_t i = 0; i < kResources; ++i)
        points += goods.amounts.values[i] * data.points.values[i];
    return points;
}

DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
    return Loader(std::move(name), files).run();
}

const Data& default_data() {
    static const Data data = *load_data("monolith_default", {}).data;
    return data;
}

}  // namespace sidera::monolith
