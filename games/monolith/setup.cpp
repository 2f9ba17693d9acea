// Setting up a game of Monolith.

#include <algorithm>

#include "games/monolith/table.h"

namespace sidera::monolith {
namespace {

constexpr std::array<int, 7> kDieFaces = {0, 4, 6, 8, 10, 12, 20};
constexpr int kMostRejected = 1000;  // MO-SET-17
constexpr int kMostHomeRolls = 200;

// MO-SET-3: the usual board of the number of players, unless columns and rows are given.
Rules rules_from(const Data& data, const Setup& setup) {
    using M = Monolith;
    const auto is = [&setup](M::OptionKey key) { return setup.options[key] != 0; };
    const auto number = [&setup](M::OptionKey key) { return setup.options[key]; };
    const Layout& layout = data.layouts[static_cast<std::size_t>(setup.seats)];
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.confirm = setup.confirm;
    rules.cols = is(M::panel_cols) ? static_cast<std::uint8_t>(number(M::panel_cols)) : layout.cols;
    rules.rows = is(M::panel_rows) ? static_cast<std::uint8_t>(number(M::panel_rows)) : layout.rows;
    rules.panel_width = data.panel_width;
    rules.panel_height = data.panel_height;
    rules.asteroid_die =
        static_cast<std::uint8_t>(kDieFaces[static_cast<std::size_t>(number(M::asteroid_die))]);
    rules.unique_factions = is(M::unique_factions);
    rules.homes_not_adjacent = is(M::homes_not_adjacent);
    rules.choose_naturals = is(M::resource_layout);
    rules.choose_asteroids = !is(M::asteroid_placement);
    rules.events = is(M::catastrophic_events);
    rules.purchase_is_construction = is(M::space_structure_counts_as_build);
    rules.pass_through = is(M::friendly_pass_through);
    rules.diplomacy = is(M::diplomacy);
    rules.secret_trades = is(M::secret_trades);
    rules.secret_alliances = is(M::secret_alliances);
    rules.shared_victory = is(M::shared_victory);
    rules.open_stocks = is(M::open_stocks);
    rules.ship_cap = static_cast<std::uint8_t>(number(M::ship_cap));
    rules.round_limit = static_cast<std::uint16_t>(number(M::round_limit));
    rules.stalemate_rounds = static_cast<std::uint8_t>(number(M::stalemate_rounds));
    rules.exile_limit = static_cast<std::uint8_t>(number(M::exile_limit));
    rules.catch_up = is(M::catch_up);
    return rules;
}

}  // namespace

void Monolith::shorten(Setup& setup) {
    std::int32_t& rounds = setup.options[round_limit];
    rounds = rounds == 0 ? 30 : 1 + rounds % 12;
    setup.options[ship_cap] = std::min(setup.options[ship_cap], 20);
    for (const OptionKey side : {panel_cols, panel_rows})
        setup.options[side] %= 5;
}

std::optional<std::string> Monolith::check_setup(const Data& data, const Setup& setup) {
    const int first = setup.options[first_player] - 2;
    if (first >= setup.seats)
        return "first_player=" + std::to_string(first) +
               " needs a seat with that number; the seats are 0 to " +
               std::to_string(setup.seats - 1);
    if (setup.options[unique_factions] != 0 && setup.seats > kFactions)
        return "unique_factions is for 2 or 3 players; there are three factions";
    for (const auto& [key, name] :
         {std::pair(panel_cols, "panel_cols"), {panel_rows, "panel_rows"}})
        if (setup.options[key] == 1)
            return std::string(name) + " must be 2 to 8, or 0 for the usual board";
    const Rules rules = rules_from(data, setup);
    if (rules.panels() < 2 * setup.seats)
        return std::to_string(setup.seats) + " players need at least " +
               std::to_string(2 * setup.seats) + " panels; " + std::to_string(rules.cols) + " x " +
               std::to_string(rules.rows) + " are " + std::to_string(rules.panels());
    return std::nullopt;
}

State Monolith::start(const Data& data, const Setup& setup, Luck& luck, Sink<Monolith>& out) {
    State state;
    state.pub.rules = rules_from(data, setup);
    state.pub.index_board();
    Table table(data, state, luck, out);
    table.choose_first(setup.options[first_player]);
    table.push(TurnFrame{});
    table.push(SetupFrame{});
    table.run();
    return state;
}

Seat Table::in_order(int at) const {
    return seat_at((index(pub().first) + at) % pub().rules.seats);
}

// MO-SET-1
void Table::choose_first(int choice) {
    const int seats = pub().rules.seats;
    SeatSet left = SeatSet::first(seats);
    if (choice == 1)
        left = SeatSet::of(seat_at(static_cast<int>(
            luck_.below(static_cast<std::uint32_t>(seats), kFirstPlayerStream, kNoSeat, 0))));
    if (choice > 1)
        left = SeatSet::of(seat_at(choice - 2));
    for (std::uint32_t round = 0; left.size() > 1; ++round) {
        std::uint32_t best = 0;
        SeatSet leaders;
        for (const Seat seat : left) {
            const std::uint32_t rolled = 1 + luck_.below(20, kFirstPlayerStream, seat, round);
            tell([&] {
                return PublicEvent{.kind = EventKind::first_roll,
                                   .seat = seat,
                                   .count = static_cast<std::uint16_t>(rolled)};
            });
            if (rolled > best)
                leaders.clear();
            if (rolled >= best) {
                best = rolled;
                leaders.insert(seat);
            }
        }
        left = leaders;
    }
    state_.pub.first = left.lowest();
    tell([&] { return PublicEvent{.kind = EventKind::first_player, .seat = pub().first}; });
}

// MO-SET-2
void Table::choose_faction(Seat seat, Faction faction) {
    player(seat).faction = faction;
    player(seat).has_faction = true;
    tell([&] {
        return PublicEvent{.kind = EventKind::faction_chosen, .seat = seat, .faction = faction};
    });
}

// MO-SET-5: the smallest die that names every panel; what it shows beyond them is rolled again by
// the caller. Yields the number of a panel, or 0.
int Table::roll_panel(SetupFrame& frame) {
    const int panels = pub().rules.panels();
    int faces = panels;
    for (auto at = kDieFaces.rbegin(); at != kDieFaces.rend(); ++at)
        if (*at >= panels)
            faces = *at;
    const int rolled =
        1 + static_cast<int>(
                luck_.below(static_cast<std::uint32_t>(faces), kPanelStream, kNoSeat, frame.rolls));
    ++frame.rolls;
    return rolled <= panels ? rolled : 0;
}

bool Table::is_beside_a_home(Panel panel) const {
    const int cols = pub().rules.cols;
    for (const Planet& planet : pub().planets) {
        if (planet.owner == kNoSeat)
            continue;
        const int home = planet.panel;
        const bool same_row = (home - 1) / cols == (panel - 1) / cols;
        if (home - panel == cols || panel - home == cols ||
            (same_row && (home - panel == 1 || panel - home == 1)))
            return true;
    }
    return false;
}

namespace {

Panel first_free_panel(const Public& pub) {
    Panel panel = 1;
    while (planet_on(pub, panel) != nullptr)
        ++panel;
    return panel;
}

}  // namespace

// MO-SET-8, MO-SET-9
void Table::roll_naturals(const Planet& planet, bool is_home, SetupFrame& frame) {
    const std::uint32_t number = frame.planets;
    const BiomeInfo& biome = data_.biomes[planet.biome];
    const auto roll = [&](int faces, std::uint32_t index) {
        return 1 + static_cast<int>(luck_.below(
                       static_cast<std::uint32_t>(faces), kNaturalStream, kNoSeat, index));
    };
    int forests = 0;
    int naturals = data_.home_naturals;
    if (is_home) {
        const bool is_mixed = biome.forests > 0 && biome.mountains > 0;
        if (is_mixed)
            forests = std::min(naturals, roll(data_.home_forest_die, number * 2));
        else
            forests = biome.forests > 0 ? naturals : 0;
    } else {
        const int die = data_.sizes[planet.size].natural_die;
        const int first = roll(die, number * 2);
        naturals = first + roll(die, number * 2 + 1);
        forests = biome.forests == 2 ? naturals : (biome.forests == 1 ? first : 0);
    }
    frame.forests = static_cast<std::uint8_t>(forests);
    frame.mountains = static_cast<std::uint8_t>(naturals - forests);
}

Seat Table::maker_of(int planet) const {
    return in_order(planet / data_.planets_per_player);
}

// MO-SET-4 to MO-SET-9, MO-SET-11, MO-RNG-3. Who has resigned (MO-WIN-6) gets no home: both planets
// are uninhabited.
void Table::make_planet(SetupFrame& frame) {
    const std::uint32_t number = frame.planets;
    const Seat maker = maker_of(frame.planets);
    const bool is_home = number % data_.planets_per_player == 0 && player(maker).alive;
    const auto roll = [&](int faces, Stream why, std::uint32_t index) {
        return luck_.below(static_cast<std::uint32_t>(faces), why, kNoSeat, index);
    };
    Panel panel = kNoPanel;
    for (int rejected = 0; panel == kNoPanel; ++rejected) {
        const auto rolled = static_cast<Panel>(roll_panel(frame));
        const bool too_near = is_home && pub().rules.homes_not_adjacent &&
                              rejected < kMostHomeRolls && rolled != 0 && is_beside_a_home(rolled);
        if (rolled != 0 && planet_on(pub(), rolled) == nullptr && !too_near)
            panel = rolled;
        else if (rejected == kMostRejected)  // only a script rolls like that
            panel = first_free_panel(pub());
        else
            tell([&] { return PublicEvent{.kind = EventKind::panel_rejected, .panel = rolled}; });
    }
    Planet planet;
    planet.panel = panel;
    planet.centre = centre_of(pub().rules, panel);
    planet.size = data_.size_of_face[roll(data_.size_die, kSizeStream, number)];
    if (is_home) {
        planet.owner = maker;
        planet.biome = data_.factions[player(maker).faction].home;
    } else {
        planet.biome = data_.biome_of_face[roll(data_.biome_die, kBiomeStream, number)];
    }
    roll_naturals(planet, is_home, frame);
    for (int i = 0; i < cells_within(data_.sizes[planet.size].radius); ++i)
        planet.cells.push_back(Content::empty);
    state_.pub.planets.push_back(planet);
    state_.pub.index_board();
    tell([&] {
        return PublicEvent{.kind = EventKind::planet_made,
                           .seat = planet.owner,
                           .panel = panel,
                           .size = planet.size,
                           .biome = planet.biome,
                           .forests = frame.forests,
                           .mountains = frame.mountains};
    });
    ++frame.planets;
    if (!pub().rules.choose_naturals)
        place_naturals(frame);
}

void Table::place_naturals(SetupFrame& frame) {
    while (frame.forests + frame.mountains > 0)
        place_natural(frame, next_natural_spot());
}

// MO-SET-10: cells in the order of rings are inner ones first.
Spot Table::next_natural_spot() const {
    const Planet& planet = pub().planets.back();
    int i = 1;
    while (i + 1 < static_cast<int>(planet.cells.size()) && planet.at(spot_at(i)) != Content::empty)
        ++i;
    return spot_at(i);
}

void Table::place_natural(SetupFrame& frame, Spot spot) {
    Planet& planet = state_.pub.planets.back();
    std::uint8_t& left = frame.forests > 0 ? frame.forests : frame.mountains;
    const Content natural = frame.forests > 0 ? Content::forest : Content::mountain;
    --left;
    planet.set(spot, natural);
    const Seat placer = maker_of(frame.planets - 1);
    if (pub().rules.choose_naturals && player(placer).alive)
        tell([&] {
            return PublicEvent{.kind = EventKind::natural_placed,
                               .seat = placer,
                               .panel = planet.panel,
                               .spot = spot,
                               .content = natural};
        });
}

// MO-SET-12
void Table::place_cannon(Seat seat, Panel panel, Spot spot) {
    planet(panel).set(spot, Content::cannon);
    tell([&] {
        return PublicEvent{
            .kind = EventKind::cannon_placed, .seat = seat, .panel = panel, .spot = spot};
    });
}

// MO-SET-13
void Table::fill_stocks() {
    for (const Planet& home : pub().planets) {
        if (home.owner == kNoSeat)
            continue;
        const auto& yield = data_.factions[player(home.owner).faction].yield;
        for (int turn = 0; turn < data_.start_turns; ++turn) {
            for (int i = 0; i < home.facts.counts[Content::forest]; ++i)
                gain(home.owner, yield[Source::forest], true);
            for (int i = 0; i < home.facts.counts[Content::mountain]; ++i)
                gain(home.owner, yield[Source::mountain], true);
        }
    }
}

// MO-SET-14
void Table::count_asteroids(SetupFrame& frame) {
    const int die = pub().rules.asteroid_die;
    const int rolled = die == 0
                           ? 0
                           : 1 + static_cast<int>(luck_.below(
                                     static_cast<std::uint32_t>(die), kAsteroidStream, kNoSeat, 0));
    frame.asteroids = static_cast<std::uint8_t>(pub().rules.panels() + rolled);
    frame.at = 0;
    skip_gone_placers(frame);
    tell([&] { return PublicEvent{.kind = EventKind::asteroid_count, .count = frame.asteroids}; });
}

namespace {

FixedVec<Cell, 200> asteroid_cells(const Public& pub, Panel panel) {
    FixedVec<Cell, 200> cells;
    for_each_asteroid_cell(pub, panel, [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

}  // namespace

// MO-SET-15, MO-SET-17: yields whether somebody has to choose a cell now.
bool Table::roll_asteroid_panel(SetupFrame& frame) {
    for (int rejected = 0; frame.asteroids > 0; ++rejected) {
        if (rejected == kMostRejected) {
            tell([&] {
                return PublicEvent{.kind = EventKind::asteroids_dropped, .count = frame.asteroids};
            });
            frame.asteroids = 0;
            break;
        }
        frame.panel = static_cast<Panel>(roll_panel(frame));
        const auto cells =
            frame.panel == kNoPanel ? FixedVec<Cell, 200>{} : asteroid_cells(pub(), frame.panel);
        if (cells.empty())
            continue;
        if (pub().rules.choose_asteroids)
            return true;
        const std::uint32_t at = luck_.below(static_cast<std::uint32_t>(cells.size()),
                                             kAsteroidStream,
                                             kNoSeat,
                                             1u + frame.asteroids);
        place_asteroid(frame, cells[at]);
        rejected = -1;
    }
    return false;
}

void Table::place_asteroid(SetupFrame& frame, Cell cell) {
    state_.pub.asteroids.push_back({.cell = cell});
    state_.pub.free.erase(cell);
    tell([&] {
        return PublicEvent{
            .kind = EventKind::asteroid_placed, .seat = in_order(frame.at), .cell = cell};
    });
    --frame.asteroids;
    frame.at = static_cast<std::uint8_t>((frame.at + 1) % pub().rules.seats);
    skip_gone_placers(frame);
}

void Table::skip_gone_placers(SetupFrame& frame) const {
    while (!pub().players[in_order(frame.at)].alive)
        frame.at = static_cast<std::uint8_t>((frame.at + 1) % pub().rules.seats);
}

// MO-SET-18
void Table::begin_game() {
    Public& pub = state_.pub;
    int at = 0;
    while (!pub.players[in_order(at)].alive)
        ++at;
    pub.first = in_order(at);
    pub.turn.round = 1;
    pub.turn.seat = pub.first;
}

namespace {

using Step = SetupFrame::Step;

Flow go_to(SetupFrame& frame, Step step) {
    frame.step = step;
    return Flow::again;
}

// MO-WIN-6: who has resigned is passed over. Yields whether somebody is left.
bool find_next(const Table& table, SetupFrame& frame) {
    const Public& pub = table.pub();
    while (frame.at < pub.rules.seats && !pub.players[table.in_order(frame.at)].alive)
        ++frame.at;
    return frame.at < pub.rules.seats;
}

}  // namespace

Flow SetupFrame::run(Table& table, SetupFrame& frame) {
    const Public& pub = table.pub();
    const auto operand = operand_of(table.answer());
    const auto now = [&] { return SeatSet::of(table.in_order(frame.at)); };
    if (pub.over)
        return Flow::done;
    switch (frame.step) {
        case Step::ask_faction:
            if (!find_next(table, frame))
                return go_to(frame, Step::make_planet);
            return table.ask(Question::choose_faction, now());
        case Step::hear_faction:
            table.choose_faction(table.in_order(frame.at), static_cast<Faction>(operand));
            ++frame.at;
            return go_to(frame, Step::ask_faction);
        case Step::make_planet:
            frame.at = 0;
            if (frame.planets == pub.rules.seats * table.data().planets_per_player)
                return go_to(frame, Step::ask_cannon);
            table.make_planet(frame);
            return Flow::next;
        case Step::ask_natural:
            if (!pub.players[table.maker_of(frame.planets - 1)].alive)
                table.place_naturals(frame);
            if (frame.forests + frame.mountains == 0)
                return go_to(frame, Step::make_planet);
            return table.ask(Question::place_natural,
                             SeatSet::of(table.maker_of(frame.planets - 1)));
        case Step::hear_natural:
            table.place_natural(frame, spot_in(operand));
            return go_to(frame, Step::ask_natural);
        case Step::ask_cannon:
            if (!find_next(table, frame) || table.data().start_cannons == 0)
                return go_to(frame, Step::count_asteroids);
            return table.ask(Question::place_cannon, now());
        case Step::hear_cannon:
            table.place_cannon(table.in_order(frame.at), panel_in(operand), spot_in(operand));
            ++frame.at;
            return go_to(frame, Step::ask_cannon);
        case Step::count_asteroids:
            table.fill_stocks();
            table.count_asteroids(frame);
            return Flow::next;
        case Step::roll_panel:
            return table.roll_asteroid_panel(frame) ? Flow::next : go_to(frame, Step::end);
        case Step::ask_asteroid:
            table.skip_gone_placers(frame);
            return table.ask(Question::place_asteroid, now());
        case Step::hear_asteroid:
            table.place_asteroid(frame, cell_in(operand));
            return go_to(frame, Step::roll_panel);
        case Step::end:
            table.begin_game();
            return Flow::done;
    }
    return Flow::done;
}

}  // namespace sidera::monolith
