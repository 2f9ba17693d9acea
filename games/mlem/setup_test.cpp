// Tests of the setup: what lies on the table before the first cat boards, and the options.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "games/mlem/codes.h"
#include "games/mlem/table.h"
#include "games/mlem/test_table.h"

namespace sidera::mlem {
namespace {

Setup setup_with(int seats, std::initializer_list<std::pair<Mlem::OptionKey, int>> options = {}) {
    Setup setup = default_setup<Mlem>(seats);
    for (const auto& [key, value] : options)
        setup.options[key] = value;
    return setup;
}

State started(const Setup& setup, Luck luck) {
    Sink<Mlem> nowhere;
    return Mlem::start(Mlem::default_data(), setup, luck, nowhere);
}

State started(const Setup& setup) {
    return started(setup, Luck::seeded({.low = 7, .high = 0}));
}

// A whole shuffle as it comes out: `last` on top of the numbers 0 to count-1.
void script_shuffle(LuckScript& script, Stream stream, std::vector<std::uint32_t> last, int count) {
    for (int i = 0; i < count; ++i)
        if (std::find(last.begin(), last.end(), i) == last.end())
            script.add(stream, static_cast<std::uint32_t>(i));
    for (const std::uint32_t item : last)
        script.add(stream, item);
}

std::string set_text(std::string_view key, std::string_view value, Setup& setup) {
    return set_option(Mlem::kOptions, "mlem_default", key, value, setup).value_or("");
}

TEST(Mlem, ML_SETUP_1_two_to_five_seats_and_nothing_else_changes) {
    EXPECT_EQ(Mlem::kMinSeats, 2);
    EXPECT_EQ(Mlem::kMaxSeats, 5);
    for (int seats = 2; seats <= 5; ++seats) {
        const Public pub = started(setup_with(seats, {{Mlem::first_player, 1}})).pub;
        EXPECT_EQ(pub.rules.seats, seats);
        EXPECT_EQ(pub.deciding, SeatSet::of(seat_at(0)));
        Public same = started(setup_with(2, {{Mlem::first_player, 1}})).pub;
        same.rules.seats = static_cast<std::uint8_t>(seats);
        for (int i = 0; i < seats; ++i)
            same.home[seat_at(i)] = kAllCats;
        EXPECT_EQ(pub, same) << seats << " seats";
    }
}

TEST(Mlem, ML_SETUP_2_everybody_has_the_same_eight_astronauts_at_home) {
    const Public pub = started(setup_with(3)).pub;
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(pub.home[seat_at(i)], kAllCats);
    EXPECT_EQ(kAllCats.size(), 8);
    EXPECT_TRUE(pub.home[seat_at(3)].empty());
    EXPECT_TRUE(pub.boosters_used.empty());
}

TEST(Mlem, ML_SETUP_3_nothing_has_happened_yet) {
    const Public pub = started(setup_with(5)).pub;
    EXPECT_EQ(pub.failures, 0);
    for (const Seat owner : pub.goals.values)
        EXPECT_EQ(owner, kNoSeat);
    EXPECT_EQ(pub.scored, (Keyed<Seat, std::uint16_t, kMaxPlayers>{}));
    EXPECT_EQ(pub.sites, (Keyed<Body, Site, kMaxBodies>{}));
    EXPECT_EQ(pub.comet, pub.galaxy);
    EXPECT_EQ(pub.comet, (Keyed<Seat, CatSet, kMaxPlayers>{}));
    EXPECT_FALSE(pub.over);
}

TEST(Mlem, ML_SETUP_4_the_first_starter_is_drawn_evenly_or_named) {
    for (int seats = 2; seats <= 5; ++seats) {
        std::vector<Draw> tape;
        started(setup_with(seats), Luck::recording({.low = 3, .high = 0}, tape));
        ASSERT_EQ(tape.size(), 1u);
        EXPECT_EQ(tape[0].why, kFirstPlayerStream);
        EXPECT_EQ(tape[0].choices, static_cast<std::uint32_t>(seats));
        for (int seat = 0; seat < seats; ++seat) {
            LuckScript script;
            script.add(kFirstPlayerStream, static_cast<std::uint32_t>(seat));
            EXPECT_EQ(started(setup_with(seats), Luck::scripted(script)).pub.starter,
                      seat_at(seat));
            const auto named = setup_with(seats, {{Mlem::first_player, seat + 1}});
            EXPECT_EQ(started(named).pub.starter, seat_at(seat));
        }
    }
}

TEST(Mlem, ML_SETUP_5_the_order_at_home_has_no_meaning) {
    const auto at_home = [](std::string_view cats) {
        TestTable table(R"({"seats": 2, "options": {"first_player": 0}, "given": {"phase": "board",
            "pub": {"home": {"A": [)" +
                        std::string(cats) + R"(]}, "comet": {"A": ["deep", "siphon", "booster",
            "shift", "parachute"]}}}})");
        EXPECT_EQ(table.fault(), "");
        return table.match().hash();
    };
    EXPECT_EQ(at_home(R"("moon", "planet", "satellite")"),
              at_home(R"("satellite", "moon", "planet")"));
}

TEST(Mlem, ML_SETUP_6_ufo_on_26_and_fourteen_shuffled_tokens) {
    LuckScript script;
    script_shuffle(script, kExpeditionStream, {0}, kExpeditionTokens);  // X1 moves no UFO
    const State state =
        started(setup_with(2, {{Mlem::ufo, 1}, {Mlem::first_player, 1}}), Luck::scripted(script));
    EXPECT_EQ(script.fault, "");
    EXPECT_EQ(script.left(), 0u);
    EXPECT_EQ(state.pub.ufo_space, 26);
    EXPECT_EQ(state.pub.orders, ExpeditionId{0});
    EXPECT_EQ(state.secret.expedition_stack.size(), 13u);
    EXPECT_EQ(state.secret.expedition_stack.back(), ExpeditionId{13});
    EXPECT_EQ(state.pub.expedition_left.size(), 13);
    EXPECT_TRUE(state.pub.ufo_taken.empty());
    EXPECT_EQ(Mlem::default_data().ufo_values, (std::array<std::uint8_t, 5>{5, 4, 3, 2, 1}));
    EXPECT_TRUE(started(setup_with(2)).secret.expedition_stack.empty());
}

TEST(Mlem, ML_SETUP_7_five_exploration_tokens_lie_open) {
    LuckScript script;
    script_shuffle(script, kExplorationStream, {2, 3, 19, 0, 7}, kExplorationTokens);
    const State state = started(setup_with(2, {{Mlem::exploration, 1}, {Mlem::first_player, 1}}),
                                Luck::scripted(script));
    EXPECT_EQ(script.fault, "");
    ExplorationSet open;
    for (const int id : {2, 3, 19, 0, 7})
        open.insert(static_cast<ExplorationId>(id));
    EXPECT_EQ(state.pub.exploration_open, open);
    EXPECT_EQ(state.secret.exploration_stack.size(), 15u);
    EXPECT_EQ(state.pub.exploration_left, ExplorationSet::first(20).without(open));
    EXPECT_TRUE(started(setup_with(2)).pub.exploration_open.empty());
}

// The box before the shuffle holds both tokens of each body in the order of the track.
State with_missions(int seats) {
    LuckScript script;
    script_shuffle(script, kMissionStream, {9, 8, 7, 6, 5, 4, 3, 0}, kMissionTokens);
    const State state =
        started(setup_with(seats, {{Mlem::secret_missions, 1}, {Mlem::first_player, 1}}),
                Luck::scripted(script));
    EXPECT_EQ(script.fault, "");
    return state;
}

Missions missions(std::initializer_list<int> bodies) {
    Missions list;
    for (const int body : bodies)
        list.push_back(static_cast<Body>(body));
    return list;
}

TEST(Mlem, ML_SETUP_8_four_missions_each_and_all_choose_at_once) {
    const State state = with_missions(2);
    EXPECT_EQ(state.own[seat_at(0)].missions, missions({0, 1, 2, 2}));
    EXPECT_EQ(state.own[seat_at(1)].missions, missions({3, 3, 4, 4}));
    EXPECT_EQ(state.secret.mission_box.size(), 12u);
    EXPECT_EQ(Mlem::asked(state), SeatSet::first(2));
    EXPECT_EQ(state.pub.asking, Question::mission_discard);
    EXPECT_EQ(with_missions(5).secret.mission_box.size(), 0u);
}

void return_mission(State& state, int seat, int body) {
    Luck luck = Luck::seeded({});
    Sink<Mlem> nowhere;
    Mlem::advance(
        Mlem::default_data(),
        state,
        {.seat = seat_at(seat), .code = code(Verb::return_mission, static_cast<unsigned>(body))},
        luck,
        nowhere);
}

TEST(Mlem, ML_SETUP_8_one_mission_goes_back_unseen_in_any_order_of_answers) {
    State first = with_missions(2);
    State second = first;
    const View other = Mlem::see(first, seat_at(1));
    return_mission(first, 0, 1);
    EXPECT_EQ(Mlem::see(first, seat_at(1)), other) << "the choice shows before all have chosen";
    EXPECT_EQ(Mlem::asked(first), SeatSet::of(seat_at(1)));
    return_mission(first, 1, 4);
    return_mission(second, 1, 4);
    return_mission(second, 0, 1);
    EXPECT_EQ(first, second);
    EXPECT_EQ(first.own[seat_at(0)].missions, missions({0, 2, 2}));
    EXPECT_EQ(first.own[seat_at(0)].returned, Body{1});
    EXPECT_EQ(first.own[seat_at(1)].missions, missions({3, 3, 4}));
    EXPECT_EQ(first.secret.mission_box.size(), 12u);
    EXPECT_EQ(first.pub.asking, Question::board);
}

TEST(Mlem, ML_SETUP_8_the_two_equal_tokens_are_one_option) {
    const State state = with_missions(2);
    CodeArray<Mlem::kMaxOptions> codes;
    Mlem::options(Mlem::default_data(), Mlem::ref(state, seat_at(0)), Channel::main, codes);
    EXPECT_EQ(codes.size(), 3u);
}

TEST(Mlem, ML_SETUP_9_variants_are_set_up_in_a_fixed_order) {
    std::vector<Draw> tape;
    const auto all =
        setup_with(4, {{Mlem::ufo, 1}, {Mlem::exploration, 1}, {Mlem::secret_missions, 1}});
    const State state = started(all, Luck::recording({.low = 7, .high = 0}, tape));
    std::vector<Stream> order;
    for (const Draw& draw : tape)
        if (order.empty() || order.back() != draw.why)
            order.push_back(draw.why);
    EXPECT_EQ(order,
              (std::vector<Stream>{
                  kFirstPlayerStream, kExpeditionStream, kExplorationStream, kMissionStream}));
    EXPECT_EQ(state, started(all)) << "the same seed gives another game";
}

TEST(Mlem, ML_SEC_4_missions_are_seen_by_their_owner_alone) {
    State state = with_missions(2);
    return_mission(state, 0, 1);
    return_mission(state, 1, 4);
    EXPECT_EQ(Mlem::see(state, seat_at(0)).own, state.own[seat_at(0)]);
    EXPECT_EQ(Mlem::see(state, seat_at(1)).own, state.own[seat_at(1)]);
    EXPECT_EQ(Mlem::see(state, kNoSeat).own, Private{});
    State other = state;
    std::swap(other.own[seat_at(1)].missions[0], other.own[seat_at(1)].missions[2]);
    EXPECT_EQ(Mlem::see(state, seat_at(0)), Mlem::see(other, seat_at(0)));
    EXPECT_EQ(Mlem::see(state, kNoSeat), Mlem::see(other, kNoSeat));
}

TEST(MlemOptions, are_those_of_the_specification_with_their_defaults) {
    struct Row {
        std::string_view key;
        std::string_view standard;
        std::string_view range;
    };

    constexpr std::array<Row, 10> kRows = {{
        {"ufo", "false", "true or false"},
        {"exploration", "false", "true or false"},
        {"secret_missions", "false", "true or false"},
        {"first_player", "random", "random, 0, 1, 2, 3, 4"},
        {"board", "mlem_default", "the loaded data set: mlem_default"},
        {"shift_from_space_5", "false", "true or false"},
        {"shift_back_from_deep", "true", "true or false"},
        {"goals_from_parachute", "true", "true or false"},
        {"ufo_stack_empty", "plain", "plain, reshuffle"},
        {"failure_limit", "11", "5 to 11"},
    }};
    ASSERT_EQ(Mlem::kOptions.size(), kRows.size());
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        const OptionSpec& spec = Mlem::kOptions[i];
        EXPECT_EQ(spec.key, kRows[i].key);
        EXPECT_EQ(option_value_text(spec, spec.standard, "mlem_default"), kRows[i].standard);
        EXPECT_EQ(option_range_text(spec, "mlem_default"), kRows[i].range);
    }
}

TEST(MlemOptions, each_reaches_the_rules_of_the_table) {
    auto setup = setup_with(2);
    for (const auto& [key, value] : std::initializer_list<std::pair<const char*, const char*>>{
             {"ufo", "true"},
             {"exploration", "true"},
             {"secret_missions", "true"},
             {"first_player", "1"},
             {"board", "mlem_default"},
             {"shift_from_space_5", "true"},
             {"shift_back_from_deep", "false"},
             {"goals_from_parachute", "false"},
             {"ufo_stack_empty", "reshuffle"},
             {"failure_limit", "5"}})
        EXPECT_EQ(set_text(key, value, setup), "");
    setup.confirm = SeatSet::of(seat_at(1));
    const State state = started(setup);
    const Rules wanted{.seats = 2,
                       .confirm = SeatSet::of(seat_at(1)),
                       .ufo = true,
                       .exploration = true,
                       .secret_missions = true,
                       .shift_from_space_5 = true,
                       .shift_back_from_deep = false,
                       .goals_from_parachute = false,
                       .ufo_stack_empty = EmptyStack::reshuffle,
                       .failure_limit = 5};
    EXPECT_EQ(state.pub.rules, wanted);
    EXPECT_EQ(state.pub.starter, seat_at(1));
}

TEST(MlemOptions, values_out_of_range_are_refused_with_the_range) {
    auto setup = setup_with(2);
    EXPECT_EQ(set_text("failure_limit", "4", setup),
              "option failure_limit cannot be '4'; it takes 5 to 11");
    EXPECT_NE(set_text("failure_limit", "12", setup), "");
    EXPECT_NE(set_text("first_player", "5", setup), "");
    EXPECT_NE(set_text("ufo", "1", setup), "");
    EXPECT_NE(set_text("ufo_stack_empty", "stop", setup), "");
    EXPECT_EQ(set_text("board", "mine", setup),
              "option board cannot be 'mine'; it takes the loaded data set: mlem_default");
    EXPECT_EQ(setup, setup_with(2));
}

TEST(MlemOptions, settings_that_do_not_go_together_are_refused) {
    const Data& data = Mlem::default_data();
    EXPECT_EQ(Mlem::check_setup(data, setup_with(5, {{Mlem::first_player, 5}})), std::nullopt);
    EXPECT_EQ(Mlem::check_setup(data, setup_with(3, {{Mlem::first_player, 4}})),
              "first_player=3 needs a seat with that number; the seats are 0 to 2");
    EXPECT_EQ(Mlem::check_setup(data, setup_with(3, {{Mlem::ufo_stack_empty, 1}})),
              "ufo_stack_empty=reshuffle needs ufo=true");
    EXPECT_EQ(Mlem::check_setup(data, setup_with(3, {{Mlem::ufo_stack_empty, 1}, {Mlem::ufo, 1}})),
              std::nullopt);
    Data few = data;
    few.mission_copies[0] = 0;
    EXPECT_EQ(Mlem::check_setup(few, setup_with(4, {{Mlem::secret_missions, 1}})), std::nullopt);
    EXPECT_EQ(Mlem::check_setup(few, setup_with(5, {{Mlem::secret_missions, 1}})),
              "secret_missions needs 20 mission tokens for 5 seats; data set mlem_default has 18");
}

}  // namespace
}  // namespace sidera::mlem
