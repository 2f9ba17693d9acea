// Proof that the kit finds what it is for: each mutant of Sealed fails the check meant for it.

#include "tests/toy/mutants.h"

#include "tests/kit/failures.h"
#include "tests/kit/order.h"
#include "tests/kit/random_play.h"
#include "tests/toy/exchanges.h"

namespace sidera::toy {
namespace {

const Data& data() {
    return Sealed::default_data();
}

// The checks over many games or states; they stop at the first that fails.
template<class Check>
std::string first_failures(Check&& check) {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const std::string failures = kit::failures_of([&] { check(seed); });
        if (!failures.empty())
            return failures;
    }
    return {};
}

template<class G>
Setup some_setup(std::uint64_t seed) {
    QuickRandom random(seed);
    return kit::random_setup<G>(data(), random);
}

template<class G>
typename G::State some_state(std::uint64_t seed) {
    return kit::random_state<G>(data(), some_setup<G>(seed), seed, static_cast<int>(seed % 16));
}

template<class G>
std::string bare_game() {
    return first_failures(
        [](std::uint64_t seed) { kit::check_bare_game<G>(data(), some_setup<G>(seed), seed); });
}

template<class G>
std::string match() {
    const auto shared = std::make_shared<const Data>(data());
    return first_failures([&](std::uint64_t seed) {
        if (seed < 40)
            kit::check_match<G>(shared, some_setup<G>(seed), seed);
    });
}

template<class G>
std::string guesses() {
    return first_failures([](std::uint64_t seed) {
        const auto state = some_state<G>(seed);
        for (int i = -1; i < state.pub.rules.seats; ++i)
            kit::check_guess<G>(data(), state, i < 0 ? kNoSeat : seat_at(i), seed);
    });
}

template<class G>
std::string exchanged() {
    return first_failures([](std::uint64_t seed) {
        const auto state = some_state<G>(seed);
        for (const auto& exchange : exchanges<G>())
            for (int i = -1; i < state.pub.rules.seats; ++i)
                kit::check_exchange<G>(data(), state, exchange, i < 0 ? kNoSeat : seat_at(i), seed);
    });
}

template<class G>
std::string frequencies() {
    return kit::failures_of([] {
        const auto state = kit::random_state<G>(data(), default_setup<G>(3), 5, 6);
        kit::check_frequencies<G>(data(), state, seat_at(1), hidden_places<G>(), 3000);
    });
}

template<class G>
std::string order() {
    return first_failures(
        [](std::uint64_t seed) { kit::check_order<G>(data(), some_state<G>(seed), seed); });
}

template<class G>
std::string sealed() {
    return first_failures(
        [](std::uint64_t seed) { kit::check_sealed<G>(data(), some_state<G>(seed), seed); });
}

bool says(const std::string& failures, std::string_view part) {
    return failures.find(part) != std::string::npos;
}

TEST(Mutants, TheUnharmedOnePassesAll) {
    EXPECT_EQ(bare_game<Unharmed>(), "");
    EXPECT_EQ(match<Unharmed>(), "");
    EXPECT_EQ(guesses<Unharmed>(), "");
    EXPECT_EQ(exchanged<Unharmed>(), "");
    EXPECT_EQ(frequencies<Unharmed>(), "");
    EXPECT_EQ(order<Unharmed>(), "");
    EXPECT_EQ(sealed<Unharmed>(), "");
}

// Property one cannot notice a secret in the public part: the exchange does, and names the field.
TEST(Mutants, AHandInThePublicPartIsNamed) {
    EXPECT_EQ(guesses<HandInPublic>(), "");
    const std::string failures = exchanged<HandInPublic>();
    EXPECT_TRUE(says(failures, "cards in a hand, first difference: pub.hands.")) << failures;
}

TEST(Mutants, ASealThatIsSeenOrHeardIsFound) {
    EXPECT_TRUE(says(exchanged<SealShown>(), "first difference: pub.deciding"));
    EXPECT_TRUE(says(sealed<SealShown>(), "sees a sealed answer"));
    EXPECT_TRUE(says(sealed<SealTold>(), "hears of a sealed answer"));
}

TEST(Mutants, BadGuessesAreFound) {
    EXPECT_TRUE(says(guesses<ForgetfulGuess>(), "own.hand"));
    EXPECT_TRUE(says(guesses<BlindGuess>(), "a known card is not in the hand"));
    EXPECT_EQ(guesses<UnevenGuess>(), "");
    EXPECT_TRUE(says(frequencies<UnevenGuess>(), "deck 0"));
}

TEST(Mutants, BadOptionsAreFound) {
    EXPECT_TRUE(says(bare_game<UnsortedOptions>(), "options must be sorted and unique"));
    EXPECT_TRUE(says(bare_game<AsksEverybody>(), "codes.size() > 0"));
    EXPECT_TRUE(says(bare_game<AmbiguousNotation>(), "accept "));
    EXPECT_TRUE(says(bare_game<WrongReason>(), "why_not"));
    EXPECT_TRUE(says(match<UnofferedFallback>(), "has_fallback"));
}

TEST(Mutants, RefusalsWithoutARuleAreFound) {
    EXPECT_EQ(match<Unharmed>(), "");
    EXPECT_TRUE(says(match<SilentForOthers>(), "is not being asked now is told by no rule"));
    EXPECT_TRUE(says(match<SilentAtTheEnd>(), "by no rule is it over"));
    EXPECT_TRUE(says(match<SilentAboutCards>(), "is not possible now is told by no rule"));
    EXPECT_TRUE(says(match<SilentAmount>(), "the amount must be"));
}

// Luck taken from the state shows when hidden cards are exchanged: the tie falls another way.
TEST(Mutants, LuckFromTheStateIsFound) {
    EXPECT_TRUE(says(exchanged<LuckFromState>(), "order of the deck, when "));
}

TEST(Mutants, BrokenStatesAreFound) {
    EXPECT_TRUE(says(bare_game<LosesCards>(), "cards were lost or made"));
    EXPECT_TRUE(says(bare_game<ForgottenField>(), "read == state"));
    EXPECT_TRUE(says(match<WrongBreakdown>(), "do not add up"));
}

TEST(Mutants, OrderThatMattersIsFound) {
    EXPECT_TRUE(says(order<OrderMatters>(), "the order of answers matters: pub.coins"));
}

}  // namespace
}  // namespace sidera::toy
