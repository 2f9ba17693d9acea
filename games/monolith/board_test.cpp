// Tests of the board: panels, docks, and notes that pass beside it.

#include "games/monolith/board.h"

#include <gtest/gtest.h>

#include <map>

#include "games/monolith/legal.h"
#include "games/monolith/test_positions.h"

namespace sidera::monolith {
namespace {

using G = Monolith;

Rules board_of(int cols, int rows) {
    Rules rules;
    rules.cols = static_cast<std::uint8_t>(cols);
    rules.rows = static_cast<std::uint8_t>(rows);
    rules.panel_width = rules.panel_height = 13;
    return rules;
}

Cell at(int x, int y) {
    return cell_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

TEST(MonolithBoard, MO_GEO_1_panels_are_numbered_row_by_row) {
    const Rules rules = board_of(3, 2);
    EXPECT_EQ(panel_of(rules, at(0, 0)), 1);
    EXPECT_EQ(panel_of(rules, at(12, 12)), 1);
    EXPECT_EQ(panel_of(rules, at(13, 12)), 2);
    EXPECT_EQ(panel_of(rules, at(38, 0)), 3);
    EXPECT_EQ(panel_of(rules, at(0, 13)), 4);
    EXPECT_EQ(panel_of(rules, at(38, 25)), 6);
    for (int cols = 2; cols <= 8; ++cols)
        for (int rows = 2; rows <= 8; ++rows) {
            std::map<Panel, int> cells;
            const Rules all = board_of(cols, rows);
            for (int y = 0; y < 13 * rows; ++y)
                for (int x = 0; x < 13 * cols; ++x)
                    ++cells[panel_of(all, at(x, y))];
            ASSERT_EQ(static_cast<int>(cells.size()), cols * rows);
            for (const auto& [panel, count] : cells)
                ASSERT_EQ(count, 169) << int{panel};
        }
}

// Cell by cell, as MO-SET-16 says it.
bool is_reachable_from_every_side(const Public& pub, Cell cell) {
    int open = 0;
    pub.rules.board().for_each_neighbour(cell,
                                         [&](Cell there) { open += pub.free.has(there) ? 1 : 0; });
    return pub.free.has(cell) && open == kDirections;
}

TEST(MonolithBoard, MO_SET_16_cells_for_asteroids_are_found_by_rows) {
    int cells = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        auto setup = default_setup<Monolith>(2 + static_cast<int>(seed % 5));
        setup.options[Monolith::asteroid_placement] = 1;
        setup.options[Monolith::asteroid_die] = static_cast<std::int32_t>(seed % 7);
        Luck luck = Luck::seeded({.low = seed});
        Sink<Monolith> out;
        const State state = Monolith::start(default_data(), setup, luck, out);
        const BoardSize board = state.pub.rules.board();
        for (int panel = 1; panel <= state.pub.rules.panels(); ++panel) {
            std::set<Cell> expected;
            for (std::int16_t y = 0; y < board.height; ++y)
                for (std::int16_t x = 0; x < board.width; ++x)
                    if (const Cell cell = cell_at({x, y});
                        panel_of(state.pub.rules, cell) == panel &&
                        is_reachable_from_every_side(state.pub, cell))
                        expected.insert(cell);
            std::set<Cell> found;
            for_each_asteroid_cell(state.pub, static_cast<Panel>(panel), [&](Cell cell) {
                EXPECT_TRUE(found.empty() || *found.rbegin() < cell);
                found.insert(cell);
            });
            EXPECT_EQ(found, expected) << "seed " << seed << " panel " << panel;
            cells += static_cast<int>(found.size());
        }
    }
    EXPECT_GT(cells, 1000);
}

TEST(MonolithBoard, MO_GEO_6_centres_of_the_usual_board) {
    const Rules rules = board_of(3, 2);
    const std::map<int, Cell> centres = {{1, at(6, 6)},
                                         {2, at(19, 6)},
                                         {3, at(32, 6)},
                                         {4, at(6, 19)},
                                         {5, at(19, 19)},
                                         {6, at(32, 19)}};
    for (const auto& [panel, centre] : centres)
        EXPECT_EQ(centre_of(rules, static_cast<Panel>(panel)), centre);
}

State table_of(std::string_view planets) {
    return position_of(R"({"seats": 2, "given": {"phase": "structures", "own": {"A": {"stock": )"
                       R"({"C": 90}}}, "table": {"planets": [)" +
                       std::string(planets) + R"(]}}, "then": {"over": false}})");
}

constexpr std::string_view kT1 =
    R"({"panel": 1, "size": "small", "biome": "Fair", "owner": "A", "forests": 2, "mountains": 3},
       {"panel": 3, "size": "medium", "biome": "Water", "forests": 7},
       {"panel": 5, "size": "large", "biome": "Harsh", "mountains": 9},
       {"panel": 6, "size": "small", "biome": "Harsh", "owner": "B", "mountains": 5})";

TEST(MonolithBoard, MO_GEO_8_vertex_cells_of_the_fixture) {
    const State state = table_of(kT1);
    const auto vertices = [&](std::size_t planet) {
        std::vector<std::string> cells;
        for (int i = 0; i < kDirections; ++i)
            cells.push_back(WrittenText<Cell>::write(
                vertex_of(state.pub.planets[planet], static_cast<Direction>(i))));
        return cells;
    };
    using Cells = std::vector<std::string>;
    EXPECT_EQ(vertices(0), (Cells{"9,6", "7,3", "4,3", "3,6", "4,9", "7,9"}));
    EXPECT_EQ(vertices(1), (Cells{"36,6", "34,2", "30,2", "28,6", "30,10", "34,10"}));
    EXPECT_EQ(vertices(2), (Cells{"24,19", "22,14", "17,14", "14,19", "17,24", "22,24"}));
    EXPECT_EQ(vertices(3), (Cells{"35,19", "34,16", "31,16", "29,19", "31,22", "34,22"}));
}

// All planets as large as they can be: rings of 30 cells, inside their panels, shared by nobody.
TEST(MonolithBoard, MO_GEO_9_dock_rings_lie_in_their_panels_and_do_not_meet) {
    std::string planets;
    for (int panel = 1; panel <= 4; ++panel)
        planets += std::string(panel > 1 ? "," : "") + R"({"panel": )" + std::to_string(panel) +
                   R"(, "size": "large", "biome": "Fair", "owner": ")" +
                   (panel % 2 == 0 ? "B" : "A") + R"("})";
    const State state = table_of(planets);
    std::set<Cell> docks;
    for (const Planet& planet : state.pub.planets)
        for_each_on_ring(planet.facts.radius + 1, [&](Axial offset) {
            const Place there = place(axial_of(planet.centre) + offset);
            ASSERT_TRUE(state.pub.rules.board().has(there));
            EXPECT_EQ(panel_of(state.pub.rules, cell_at(there)), planet.panel);
            EXPECT_TRUE(docks.insert(cell_at(there)).second);
            EXPECT_EQ(docked_at(state.pub, cell_at(there)), &planet);
        });
    EXPECT_EQ(docks.size(), 4u * 30u);
}

TEST(MonolithBoard, MO_GEO_7_outer_ring_and_inner_cells) {
    const State state = table_of(kT1);
    const std::array<int, 4> outer = {12, 18, 24, 12};
    const std::array<int, 4> inner = {6, 18, 36, 6};
    for (std::size_t i = 0; i < 4; ++i) {
        const Planet& planet = state.pub.planets[i];
        int on_border = 0;
        for (int spot = 1; spot < static_cast<int>(planet.cells.size()); ++spot)
            on_border += planet.is_outer(spot_at(spot)) ? 1 : 0;
        EXPECT_EQ(on_border, outer[i]);
        EXPECT_EQ(static_cast<int>(planet.cells.size()) - 1 - on_border, inner[i]);
    }
}

// MO-SPC-5 and MO-CRG-6 as options: what a draft may name are resources and cargo ships.
TEST(MonolithBoard, MO_CRG_6_only_resources_are_bartered) {
    State state = table_of(kT1);
    Luck luck = Luck::seeded({});
    Sink<G> out;
    G::advance(
        default_data(),
        state,
        {.seat = seat_at(0), .channel = Channel::table, .code = code(Verb::trade, seat_at(1))},
        luck,
        out);
    CodeArray<G::kMaxOptions> codes;
    G::options(default_data(), G::ref(state, seat_at(0)), Channel::table, codes);
    std::set<std::string> given;
    for (const OptionCode option : codes)
        if (verb(option) == Verb::gives)
            given.insert(G::notation(default_data(), option));
    EXPECT_EQ(given,
              (std::set<std::string>{"gives A B",
                                     "gives A C",
                                     "gives A F",
                                     "gives A M",
                                     "gives B B",
                                     "gives B C",
                                     "gives B F",
                                     "gives B M"}));
    EXPECT_EQ(G::parse(default_data(), "gives A drill"), std::nullopt);
}

TEST(MonolithBoard, MO_DIP_4_a_note_is_read_by_its_recipients_and_seen_by_all) {
    const std::shared_ptr<const Data> data(&default_data(), [](const Data*) {});
    TypedMatch<G> match(data, default_setup<G>(4), RecordHeader{.game = std::string(G::kName)});
    const std::string before = match.view(kNoSeat);
    ASSERT_TRUE(match.note(seat_at(0), SeatSet::of(seat_at(2)), "strike at dawn").ok);
    const auto count = [&match](Seat seat, bool readable) {
        int notes = 0;
        for (const Told& told : match.events_since(seat, 0))
            if (told.kind == Told::Kind::note)
                notes += (told.json.find("strike at dawn") != std::string::npos) == readable;
        return notes;
    };
    for (const int reader : {0, 2}) {
        EXPECT_EQ(count(seat_at(reader), true), 1);
        EXPECT_EQ(count(seat_at(reader), false), 0);
    }
    for (const Seat onlooker : {seat_at(1), seat_at(3), kNoSeat}) {
        EXPECT_EQ(count(onlooker, true), 0);
        EXPECT_EQ(count(onlooker, false), 1);
    }
    EXPECT_EQ(match.view(kNoSeat), before);
    EXPECT_FALSE(match.note(seat_at(0), SeatSet::of(seat_at(2)), std::string(501, 'x')).ok);
}

}  // namespace
}  // namespace sidera::monolith
