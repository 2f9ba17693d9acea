// MLEM and hidden information: one exchange per row of the specification's table.

#include "tests/kit/hidden.h"

#include "games/mlem/game.h"

namespace sidera::mlem {
namespace {

template<class T, std::size_t N>
bool swap_deep(FixedVec<T, N>& stack, QuickRandom& random) {
    // A chain of wormholes may uncover five tokens in one answer: leave the top alone.
    if (stack.size() < 8)
        return false;
    const std::uint32_t depth = static_cast<std::uint32_t>(stack.size()) - 5;
    const std::uint32_t i = random.below(depth);
    const std::uint32_t j = (i + 1 + random.below(depth - 1)) % depth;
    std::swap(stack[i], stack[j]);
    return true;
}

bool swap_expedition_order(const Data&, State& state, Seat, QuickRandom& random) {
    return swap_deep(state.secret.expedition_stack, random);
}

bool swap_exploration_order(const Data&, State& state, Seat, QuickRandom& random) {
    return swap_deep(state.secret.exploration_stack, random);
}

Seat other_than(const State& state, Seat viewer, QuickRandom& random) {
    const auto seats = static_cast<std::uint32_t>(state.pub.rules.seats);
    for (;;) {
        const Seat seat = seat_at(static_cast<int>(random.below(seats)));
        if (seat != viewer)
            return seat;
    }
}

// A mission of another player against one that this seat has not seen either.
bool swap_kept_mission(const Data&, State& state, Seat viewer, QuickRandom& random) {
    if (!state.pub.rules.secret_missions || state.pub.over)
        return false;
    Private& other = state.own[other_than(state, viewer, random)];
    Body& kept = other.missions[random.below(static_cast<std::uint32_t>(other.missions.size()))];
    for (Body& boxed : state.secret.mission_box) {
        if (boxed != kept && other.commit == kNone<Body>) {
            std::swap(boxed, kept);
            return true;
        }
    }
    return false;
}

bool swap_returned_mission(const Data&, State& state, Seat viewer, QuickRandom& random) {
    Private& other = state.own[other_than(state, viewer, random)];
    if (other.returned == kNone<Body> || state.pub.over)
        return false;
    for (Body& kept : other.missions) {
        if (kept != other.returned) {
            std::swap(kept, other.returned);
            return true;
        }
    }
    return false;
}

// What another has chosen while the viewer is still thinking; whether it has chosen is private too.
bool swap_commitment(const Data&, State& state, Seat viewer, QuickRandom& random) {
    if (state.pub.asking != Question::mission_discard)
        return false;
    Private& other = state.own[other_than(state, viewer, random)];
    const Body before = other.commit;
    const Body wanted = other.missions[random.below(4)];
    const SeatSet open = Mlem::asked(state);
    other.commit = before == wanted ? kNone<Body> : wanted;
    // Keep the question open for two, so that the next answer does not end the choice.
    if (open.size() >= 2 && Mlem::asked(state).size() >= 2)
        return true;
    other.commit = before;
    return false;
}

const std::vector<kit::Exchange<Mlem>> kExchanges = {
    {"expedition stack (order)", swap_expedition_order},
    {"exploration stack (order)", swap_exploration_order},
    {"secret missions kept", swap_kept_mission},
    {"the returned mission token", swap_returned_mission},
    {"a mission chosen but not yet returned", swap_commitment},
};

Setup all_variants(int seats) {
    Setup setup = default_setup<Mlem>(seats);
    setup.options[Mlem::ufo] = 1;
    setup.options[Mlem::exploration] = 1;
    setup.options[Mlem::secret_missions] = 1;
    return setup;
}

TEST(MlemHidden, GuessesAgreeWithWhatWasSeen) {
    const Data& data = default_data();
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<Mlem>(data, random);
        const State state =
            kit::random_state<Mlem>(data, setup, seed, static_cast<int>(random.below(200)));
        for (int i = -1; i < setup.seats; ++i) {
            const Seat seat = i < 0 ? kNoSeat : seat_at(i);
            ASSERT_NO_FATAL_FAILURE(kit::check_guess<Mlem>(data, state, seat, seed))
                << "seed " << seed;
        }
    }
}

TEST(MlemHidden, ML_SEC_4_ExchangesOfHiddenThingsChangeNothing) {
    const Data& data = default_data();
    std::map<std::string, int> applied;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        QuickRandom random(seed);
        const auto setup = all_variants(2 + static_cast<int>(random.below(4)));
        const int steps = static_cast<int>(random.below(seed % 3 == 0 ? 5 : 120));
        const State state = kit::random_state<Mlem>(data, setup, seed, steps);
        for (const auto& exchange : kExchanges)
            for (int i = -1; i < setup.seats; ++i) {
                const Seat viewer = i < 0 ? kNoSeat : seat_at(i);
                if (kit::check_exchange<Mlem>(data, state, exchange, viewer, seed))
                    ++applied[exchange.row];
            }
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    for (const auto& exchange : kExchanges)
        EXPECT_GT(applied[exchange.row], 50) << exchange.row;
}

// The random state reaches nobody: the same position with another seed looks the same.
TEST(MlemHidden, FutureDiceAreInNoState) {
    const Data& data = default_data();
    const State state = kit::random_state<Mlem>(data, all_variants(4), 3, 40);
    const std::string json = to_json_text(state, Mlem::names(data, 4));
    EXPECT_EQ(json.find("seed"), std::string::npos);
    EXPECT_EQ(json.find("luck"), std::string::npos);
}

using Counts = kit::HiddenPlaces<Mlem>::Counts;

void count_places(const Data& data, const State& state, Seat viewer, Counts& counts) {
    const Names& names = data.names;
    const auto& expeditions = state.secret.expedition_stack;
    for (std::size_t i = 0; i < expeditions.size(); ++i)
        ++counts["expedition " + std::to_string(i)]
                [key_name<ExpeditionId>(names, static_cast<std::size_t>(expeditions[i]))];
    const auto& explorations = state.secret.exploration_stack;
    for (std::size_t i = 0; i < explorations.size(); ++i)
        ++counts["exploration " + std::to_string(i)]
                [key_name<ExplorationId>(names, static_cast<std::size_t>(explorations[i]))];
    const auto body = [&names](Body b) {
        return key_name<Body>(names, static_cast<std::size_t>(b));
    };
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        if (seat_at(i) == viewer)
            continue;
        const std::string who(1, letter(seat_at(i)));
        for (const Body kept : state.own[seat_at(i)].missions)
            ++counts["missions of " + who][body(kept)];
        ++counts["returned by " + who][body(state.own[seat_at(i)].returned)];
    }
    for (const Body boxed : state.secret.mission_box)
        ++counts["box"][body(boxed)];
}

void expect_missions(const Data& data, const View& view, Counts& counts) {
    std::map<std::string, double> unseen;
    double total = 0;
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        double copies = data.mission_copies[b];
        for (const Body own : view.own.missions)
            copies -= own == static_cast<Body>(b) ? 1 : 0;
        copies -= view.own.returned == static_cast<Body>(b) ? 1 : 0;
        unseen[key_name<Body>(data.names, b)] = copies;
        total += copies;
    }
    for (const auto& [kind, copies] : unseen) {
        for (int i = 0; i < view.pub.rules.seats; ++i) {
            if (seat_at(i) == view.seat)
                continue;
            const std::string who(1, letter(seat_at(i)));
            counts["missions of " + who][kind] = 3 * copies / total;
            counts["returned by " + who][kind] = copies / total;
        }
        counts["box"][kind] = (20 - 4 * view.pub.rules.seats) * copies / total;
    }
}

void expect_places(const Data& data, const View& view, Counts& counts) {
    const double expeditions = view.pub.expedition_left.size();
    const double explorations = view.pub.exploration_left.size();
    for (const ExpeditionId id : view.pub.expedition_left)
        for (int i = 0; i < expeditions; ++i)
            counts["expedition " + std::to_string(i)][key_name<ExpeditionId>(
                data.names, static_cast<std::size_t>(id))] = 1 / expeditions;
    for (const ExplorationId id : view.pub.exploration_left)
        for (int i = 0; i < explorations; ++i)
            counts["exploration " + std::to_string(i)][key_name<ExplorationId>(
                data.names, static_cast<std::size_t>(id))] = 1 / explorations;
    expect_missions(data, view, counts);
}

TEST(MlemHidden, GuessesAreDrawnEvenly) {
    const Data& data = default_data();
    const kit::HiddenPlaces<Mlem> places{count_places, expect_places};
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const State state = kit::random_state<Mlem>(data, all_variants(3), seed, 60);
        kit::check_frequencies<Mlem>(data, state, seat_at(1), places);
    }
}

}  // namespace
}  // namespace sidera::mlem
