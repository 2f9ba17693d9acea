// Positions of Monolith written by hand: a short form for the board, and what follows from it.

#include <charconv>

#include "games/monolith/board.h"
#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

using Fault = std::optional<std::string>;

bool says(const Json& given, std::initializer_list<std::string_view> path) {
    const Json* at = &given;
    for (const std::string_view step : path)
        if (at = at->find(step); at == nullptr)
            return false;
    return true;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

bool read_cell(const Rules& rules, std::string_view text, Cell& cell) {
    return WrittenText<Cell>::read(text, cell) && rules.board().has(place_of(cell));
}

// {"panel", "size", "biome", "owner", "forests", "mountains", "built": {"cannon": ["2,0"]}}:
// naturals lie as MO-SET-10 lays them, what is built comes on top.
Fault read_planet(const Data& data, const Json& json, Public& pub) {
    Planet planet;
    const auto number = [&json](std::string_view key) {
        const Json* found = json.find(key);
        return found != nullptr && found->is_int() ? static_cast<int>(found->as_int()) : 0;
    };
    const auto text = [&json](std::string_view key) {
        const Json* found = json.find(key);
        return found != nullptr && found->is_string() ? found->as_string() : std::string();
    };
    const int panel = number("panel");
    if (panel < 1 || panel > pub.rules.panels())
        return "panel: the board has panels 1 to " + std::to_string(pub.rules.panels());
    if (!enum_from(text("size"), planet.size) || !enum_from(text("biome"), planet.biome))
        return "size must be small, medium or large, biome Fair, Harsh or Water";
    planet.panel = static_cast<Panel>(panel);
    planet.centre = centre_of(pub.rules, planet.panel);
    planet.owner = seat_from_letter(text("owner"));
    const int cells = cells_within(data.sizes[planet.size].radius);
    const int forests = number("forests");
    const int naturals = forests + number("mountains");
    if (forests < 0 || naturals < forests || naturals >= cells)
        return "forests and mountains do not fit";
    for (int i = 0; i < cells; ++i)
        planet.cells.push_back(i == 0 || i > naturals
                                   ? Content::empty
                                   : (i <= forests ? Content::forest : Content::mountain));
    if (const Json* built = json.find("built"))
        for (const auto& [what, places] : built->members()) {
            Content content{};
            if (!enum_from(what, content))
                return "built." + what + ": there is no such thing";
            for (const Json& place : places.items()) {
                Spot spot{};
                if (!place.is_string() || !WrittenText<Spot>::read(place.as_string(), spot) ||
                    index(spot) >= cells)
                    return "built." + what + ": " + place.dump() + " is no cell of this planet";
                planet.cells[static_cast<std::size_t>(spot)] = content;
            }
        }
    if (pub.planets.full())
        return "too many planets";
    pub.planets.push_back(planet);
    return std::nullopt;
}

// "large 9,6" or, with its number, "cargo 3 30,18".
Fault read_ship(const std::string& text, Public& pub, Seat seat) {
    Player& player = pub.players[seat];
    const auto words = words_of(text);
    Ship ship;
    std::uint16_t number = static_cast<std::uint16_t>(player.last_number + 1);
    if (words.size() == 3)
        std::from_chars(words[1].data(), words[1].data() + words[1].size(), number);
    if (words.size() < 2 || words.size() > 3 || !enum_from(words[0], ship.kind) ||
        !is_ship(ship.kind) || !read_cell(pub.rules, words.back(), ship.cell) ||
        number <= player.last_number || player.ships.full())
        return "'" + text + "' is no ship; written 'large 9,6' or 'cargo 3 30,18', by number";
    ship.number = player.last_number = number;
    player.ships.push_back(ship);
    return std::nullopt;
}

// "12,6" or, with a structure, "drill B 26,17".
Fault read_asteroid(const std::string& text, Public& pub) {
    const auto words = words_of(text);
    Asteroid rock;
    const bool bare = words.size() == 1;
    if ((!bare && (words.size() != 3 || !enum_from(words[0], rock.holds) ||
                   (rock.holds != Thing::drill && rock.holds != Thing::habitat))) ||
        !read_cell(pub.rules, words.empty() ? "" : words.back(), rock.cell) || pub.asteroids.full())
        return "'" + text + "' is no asteroid; written '12,6' or 'drill B 26,17'";
    if (!bare)
        rock.owner = seat_from_letter(words[1]);
    pub.asteroids.push_back(rock);
    return std::nullopt;
}

template<class Read>
Fault for_each_text(const Json& table, std::string_view key, Read&& read) {
    const Json* lists = table.find(key);
    if (lists == nullptr)
        return std::nullopt;
    for (const auto& [name, list] : lists->members()) {
        const Seat seat = seat_from_letter(name);
        if (seat == kNoSeat || index(seat) >= kMaxPlayers)
            return std::string(key) + "." + name + ": there is no such seat";
        for (const Json& item : list.items())
            if (auto fault = read(item.is_string() ? item.as_string() : item.dump(), seat))
                return std::string(key) + "." + name + ": " + *fault;
    }
    return std::nullopt;
}

Fault read_table(const Data& data, const Json& table, Public& pub) {
    if (const Json* planets = table.find("planets")) {
        pub.planets.clear();
        for (std::size_t i = 0; i < planets->items().size(); ++i)
            if (auto fault = read_planet(data, planets->items()[i], pub))
                return "planets." + std::to_string(i) + ": " + *fault;
    }
    if (const Json* asteroids = table.find("asteroids"))
        for (const Json& item : asteroids->items())
            if (auto fault = read_asteroid(item.is_string() ? item.as_string() : "", pub))
                return "asteroids: " + *fault;
    if (auto fault = for_each_text(table, "ships", [&](const std::string& text, Seat seat) {
            return read_ship(text, pub, seat);
        }))
        return fault;
    return for_each_text(table, "stations", [&](const std::string& text, Seat seat) -> Fault {
        Station station;
        if (!read_cell(pub.rules, text, station.cell) || pub.players[seat].stations.full())
            return "'" + text + "' is no station; written '20,12'";
        pub.players[seat].stations.push_back(station);
        return std::nullopt;
    });
}

// The frames behind a named moment of the game; false when there is no such moment.
bool set_phase(std::string_view phase, Public& pub) {
    using Step = TurnFrame::Step;
    constexpr std::array<std::pair<std::string_view, Step>, 4> kPhases = {
        {{"turn", Step::begin},
         {"structures", Step::ask_structure},
         {"ships", Step::ask_ship},
         {"actions", Step::ask_activate}}};
    pub.frames.clear();
    pub.deciding.clear();
    pub.asking = Question::none;
    if (phase == "over") {
        pub.over = true;
        return true;
    }
    for (const auto& [name, step] : kPhases)
        if (name == phase) {
            pub.frames.push_back(TurnFrame{.step = step});
            return true;
        }
    return false;
}

// A named moment is no new game: the turn is A's, everybody has a faction, in the order of names.
void fill_unsaid(const Json& given, Public& pub) {
    for (int i = 0; i < pub.rules.seats; ++i) {
        Player& player = pub.players[seat_at(i)];
        player.has_faction = true;
        if (!says(given, {"pub", "players", std::string(1, letter(seat_at(i))), "faction"}))
            player.faction = static_cast<Faction>(i % kFactions);
    }
    if (!says(given, {"pub", "turn", "round"}))
        pub.turn.round = 1;
    if (!says(given, {"pub", "turn", "seat"}))
        pub.turn.seat = seat_at(0);
    if (!says(given, {"pub", "first"}))
        pub.first = seat_at(0);
}

// Only what lies on the board can be indexed.
Fault check_places(const Data& data, const Public& pub) {
    const Rules& rules = pub.rules;
    if (rules.cols < 1 || rules.cols > kMaxPanels || rules.rows < 1 || rules.rows > kMaxPanels ||
        rules.panel_width != data.panel_width || rules.panel_height != data.panel_height)
        return "pub.rules: the board does not fit the data set";
    for (const Planet& planet : pub.planets)
        if (planet.panel < 1 || planet.panel > rules.panels() ||
            planet.centre != centre_of(rules, planet.panel) ||
            static_cast<int>(planet.cells.size()) != cells_within(data.sizes[planet.size].radius))
            return "pub.planets: panel, centre, size and cells do not fit together";
    const auto is_off = [&rules](Cell cell) {
        return cell == kNoCell || !rules.board().has(place_of(cell));
    };
    for (const Asteroid& rock : pub.asteroids)
        if (is_off(rock.cell))
            return "pub.asteroids: one is not on the board";
    for (const Player& player : pub.players.values) {
        for (const Ship& ship : player.ships)
            if (is_off(ship.cell))
                return "pub.players: a ship is not on the board";
        for (const Station& station : player.stations)
            if (is_off(station.cell))
                return "pub.players: a station is not on the board";
    }
    return std::nullopt;
}

// Alliances and public agreements are known to those they bind; onlookers have counted right.
void share_knowledge(const Json& given, State& state) {
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const std::string name(1, letter(seat));
        Player& player = state.pub.players[seat];
        if (says(given, {"pub", "players", name, "allies"}))
            state.own[seat].allies = player.allies;
        if (!says(given, {"pub", "players", name, "ledger"}))
            for (std::size_t r = 0; r < kResources; ++r)
                player.ledger.values[r] = state.own[seat].stock.amounts.values[r];
    }
    for (const Agreement& agreement : state.pub.agreements) {
        state.pub.last_bill = std::max(state.pub.last_bill, agreement.number);
        for (const Seat party : {agreement.low, agreement.high}) {
            auto& bills = state.own[party].bills;
            bool known = agreement.secret || bills.full();
            for (const Bill& bill : bills)
                known = known || bill.number == agreement.number;
            if (!known)
                bills.push_back(agreement.terms);
        }
    }
}

}  // namespace

std::optional<std::string> Monolith::complete_position(const Data& data,
                                                       const Json& given,
                                                       State& state) {
    Public& pub = state.pub;
    const Json* phase = given.find("phase");
    if (phase != nullptr && !set_phase(phase->as_string(), pub))
        return "phase: unknown moment " + phase->dump() +
               "; there are turn, structures, ships, actions and over";
    if (phase != nullptr)
        fill_unsaid(given, pub);
    if (const Json* table = given.find("table"))
        if (auto fault = read_table(data, *table, pub))
            return "table." + *fault;
    if (auto fault = check_places(data, pub))
        return fault;
    for (const Agreement& agreement : pub.agreements)
        if (index(agreement.low) >= pub.rules.seats || index(agreement.high) >= pub.rules.seats)
            return "pub.agreements: the parties must be players";
    pub.index_board();
    share_knowledge(given, state);
    return std::nullopt;
}

std::optional<std::uint32_t> Monolith::luck_value(const Data&,
                                                  std::string_view stream,
                                                  std::string_view text) {
    // The cell of a random asteroid is given by its place among the legal ones, from 1 as well.
    const std::uint32_t most = stream == "asteroid" || stream == "panel" ? 200 : kMaxFaces;
    std::uint32_t face = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, face);
    if (read.ec != std::errc() || read.ptr != end || face < 1 || face > most)
        return std::nullopt;
    return face - 1;
}

}  // namespace sidera::monolith
