// Random games of Monolith over all options and seat counts.

#include "tests/kit/random_play.h"

#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

static_assert(Game<Monolith>);

// Short games, mostly on the usual board: the rules set no end, and long ones tell little more.
Setup short_setup(const Data& data, QuickRandom& random, int rounds) {
    Setup setup = kit::random_setup<Monolith>(data, random);
    setup.options[Monolith::round_limit] =
        1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(rounds)));
    if (random.below(4) > 0)
        setup.options[Monolith::panel_cols] = setup.options[Monolith::panel_rows] = 0;
    return setup;
}

TEST(MonolithRandomPlay, BareGamesHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(150);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(data, random, 25);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Monolith>(data, setup, seed))
            << "seed " << seed;
    }
}

// Nobody resigns, so these are whole wars; cheaper checks let a hundred thousand of them run under
// the sanitizers (SIDERA_FIRST, SIDERA_GAMES).
void check_war(const Data& data, const Setup& setup, QuickRandom& random) {
    Luck luck = Luck::seeded(random.seed());
    Sink<Monolith> out;
    State state = Monolith::start(data, setup, luck, out);
    for (int step = 0; !Monolith::asked(state).empty(); ++step) {
        if (step % 16 == 0) {
            ASSERT_EQ(Monolith::broken_invariant(data, state), std::nullopt);
        }
        const bool talks = random.below(6) == 0;
        const SeatSet speakers = talks ? Monolith::free(state) : Monolith::asked(state);
        Seat seat = kNoSeat;
        std::uint32_t seen = 0;
        for (const Seat one : speakers)
            if (random.below(++seen) == 0)
                seat = one;
        const Channel channel = talks ? Channel::table : Channel::main;
        CodeArray<Monolith::kMaxOptions> codes;
        if (seat != kNoSeat)
            Monolith::options(data, Monolith::ref(state, seat), channel, codes);
        if (codes.size() == 0)
            continue;
        const OptionCode code = codes[random.below(static_cast<std::uint32_t>(codes.size()))];
        if (verb(code) == Verb::resign)
            continue;
        const Range range = Monolith::range(data, Monolith::ref(state, seat), code);
        const auto amounts = static_cast<std::uint32_t>(std::min(range.hi - range.lo, 30)) + 1;
        const std::int32_t value = range.lo + static_cast<std::int32_t>(random.below(amounts));
        Monolith::advance(data,
                          state,
                          {.seat = seat, .channel = channel, .code = code, .value = value},
                          luck,
                          out);
    }
    ASSERT_EQ(Monolith::broken_invariant(data, state), std::nullopt);
    ASSERT_TRUE(Monolith::outcome(data, state).over);
}

TEST(MonolithRandomPlay, WarsOfThirtyRoundsHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(100);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        auto setup = short_setup(data, random, 1);
        setup.options[Monolith::round_limit] = 30;
        setup.options[Monolith::ship_cap] = 20;
        ASSERT_NO_FATAL_FAILURE(check_war(data, setup, random)) << "seed " << seed;
    }
}

TEST(MonolithRandomPlay, MatchesHoldTogether) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(*data, random, 5);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Monolith>(data, setup, seed)) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::monolith
