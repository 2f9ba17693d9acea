// Luck: even, independent per stream, the same on every build, prescribed and recorded.

#include "engine/luck.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace sidera {
namespace {

constexpr Stream kFirst{0};
constexpr Stream kSecond{1};

// Sum of squared deviations over expectation; with k cells about k when all is even.
template<class Counts>
double unevenness(const Counts& counts, double expected) {
    double square = 0;
    for (const auto& count : counts)
        square += (count - expected) * (count - expected) / expected;
    return square;
}

TEST(Luck, EverySideComesUpEvenly) {
    for (const std::uint32_t sides : {2u, 3u, 6u, 7u, 100u}) {
        Luck luck = Luck::seeded({42, sides});
        std::vector<double> counts(sides);
        for (std::uint32_t i = 0; i < 60'000; ++i)
            ++counts[luck.below(sides, kFirst, seat_at(2), i)];
        EXPECT_LT(unevenness(counts, 60'000.0 / sides), sides + 6 * std::sqrt(2.0 * sides))
            << sides;
    }
}

TEST(Luck, NeighboursInOneStreamAreIndependent) {
    Luck luck = Luck::seeded({1, 2});
    std::array<double, 36> pairs{};
    for (std::uint32_t i = 0; i < 36'000; ++i)
        ++pairs[luck.below(6, kFirst, kNoSeat, i) * 6 + luck.below(6, kFirst, kNoSeat, i + 1)];
    EXPECT_LT(unevenness(pairs, 1000), 36 + 6 * std::sqrt(72.0));
}

TEST(Luck, StreamsAndOwnersAndSeedsAreIndependent) {
    Luck luck = Luck::seeded({3, 4});
    Luck other = Luck::seeded({3, 5});
    std::array<double, 36> streams{};
    std::array<double, 36> owners{};
    std::array<double, 36> seeds{};
    for (std::uint32_t i = 0; i < 36'000; ++i) {
        const std::uint32_t here = luck.below(6, kFirst, seat_at(0), i) * 6;
        ++streams[here + luck.below(6, kSecond, seat_at(0), i)];
        ++owners[here + luck.below(6, kFirst, seat_at(1), i)];
        ++seeds[here + other.below(6, kFirst, seat_at(0), i)];
    }
    for (const auto& pairs : {streams, owners, seeds})
        EXPECT_LT(unevenness(pairs, 1000), 36 + 6 * std::sqrt(72.0));
}

// A draw depends on its name alone, never on what was drawn before.
RC_GTEST_PROP(Luck, ADrawIsAPureFunctionOfItsName, ()) {
    const Seed seed{*rc::gen::arbitrary<std::uint64_t>(), *rc::gen::arbitrary<std::uint64_t>()};
    const auto choices = *rc::gen::inRange<std::uint32_t>(1, 1000);
    const auto index = *rc::gen::arbitrary<std::uint32_t>();
    const auto others = *rc::gen::inRange(0, 20);
    Luck fresh = Luck::seeded(seed);
    Luck used = Luck::seeded(seed);
    for (int i = 0; i < others; ++i)
        used.below(6, kSecond, kNoSeat, static_cast<std::uint32_t>(i));
    const std::uint32_t value = fresh.below(choices, kFirst, kNoSeat, index);
    RC_ASSERT(value < choices);
    RC_ASSERT(value == used.below(choices, kFirst, kNoSeat, index));
}

// The same numbers on every compiler, or records would not replay. They were computed by another
// program from the definition of SipHash-1-3.
TEST(Luck, KnownValues) {
    Luck luck = Luck::seeded({0x0123456789abcdefu, 0xfedcba9876543210u});
    std::vector<std::uint32_t> drawn;
    for (std::uint32_t i = 0; i < 8; ++i)
        drawn.push_back(luck.below(1'000'000, kFirst, kNoSeat, i));
    for (std::uint32_t i = 0; i < 4; ++i)
        drawn.push_back(luck.throw_dice(6, 6, kSecond, seat_at(3), i));
    FixedVec<int, 8> cards;
    for (int i = 0; i < 8; ++i)
        cards.push_back(i);
    luck.shuffle(cards, kSecond, 5);
    drawn.insert(drawn.end(), cards.begin(), cards.end());
    const std::vector<std::uint32_t> known = {
        110793, 885985, 916864, 923863, 273681, 440376, 494980, 268398, 32611, 42177,
        31619,  21633,  1,      3,      2,      0,      5,      6,      7,     4};
    EXPECT_EQ(drawn, known);
}

TEST(Luck, QuickRandomKnownValues) {
    QuickRandom random(7);
    EXPECT_EQ(random.next(), 7191089600892374487u);
    EXPECT_EQ(random.below(1000), 16u);
}

TEST(Luck, AThrowIsAsEvenAsItsDice) {
    Luck luck = Luck::seeded({9, 9});
    std::array<double, 36> pairs{};
    for (std::uint32_t i = 0; i < 36'000; ++i)
        ++pairs[luck.throw_dice(6, 2, kFirst, kNoSeat, i)];
    EXPECT_LT(unevenness(pairs, 1000), 36 + 6 * std::sqrt(72.0));
    std::array<double, 6> third{};
    for (std::uint32_t i = 0; i < 30'000; ++i)
        ++third[luck.throw_dice(6, 6, kFirst, kNoSeat, i) / 36 % 6];
    EXPECT_LT(unevenness(third, 5000), 6 + 6 * std::sqrt(12.0));
}

TEST(Luck, CountsWhatIsDrawn) {
    Luck luck = Luck::seeded({1, 1});
    EXPECT_EQ(luck.drawn(), 0u);
    luck.below(6, kFirst, kNoSeat, 0);
    luck.throw_dice(6, 5, kFirst, kNoSeat, 1);
    EXPECT_EQ(luck.drawn(), 2u);
    FixedVec<int, 4> one;
    luck.shuffle(one, kFirst, 0);
    EXPECT_EQ(luck.drawn(), 2u) << "there is nothing to shuffle";
}

RC_GTEST_PROP(Luck, AShuffleLosesAndMakesNothing, (std::uint64_t seed)) {
    const auto items = *rc::gen::container<std::vector<std::uint8_t>>(rc::gen::inRange(0, 9));
    FixedVec<std::uint8_t, 64> cards;
    for (std::size_t i = 0; i < items.size() && !cards.full(); ++i)
        cards.push_back(items[i]);
    std::multiset<int> before(cards.begin(), cards.end());
    Luck luck = Luck::seeded({seed, 1});
    luck.shuffle(cards, kFirst, 3);
    RC_ASSERT(before == std::multiset<int>(cards.begin(), cards.end()));
}

TEST(Luck, EveryOrderIsAsLikely) {
    std::map<std::string, double> orders;
    for (std::uint32_t i = 0; i < 24'000; ++i) {
        FixedVec<char, 4> cards;
        for (const char card : {'a', 'b', 'c', 'd'})
            cards.push_back(card);
        Luck luck = Luck::seeded({i, 77});
        luck.shuffle(cards, kFirst, 0);
        ++orders[std::string(cards.begin(), cards.end())];
    }
    ASSERT_EQ(orders.size(), 24u);
    double square = 0;
    for (const auto& [order, count] : orders)
        square += (count - 1000) * (count - 1000) / 1000;
    EXPECT_LT(square, 24 + 6 * std::sqrt(48.0));
}

TEST(LuckScript, GivesValuesPerStreamInOrder) {
    LuckScript script;
    script.add(kFirst, 3);
    script.add(kSecond, 1);
    script.add(kFirst, 5);
    Luck luck = Luck::scripted(script);
    EXPECT_EQ(luck.below(2, kSecond, kNoSeat, 9), 1u);
    EXPECT_EQ(luck.below(6, kFirst, kNoSeat, 9), 3u);
    EXPECT_EQ(script.left(), 1u);
    EXPECT_EQ(luck.below(6, kFirst, kNoSeat, 9), 5u);
    EXPECT_EQ(script.left(), 0u);
    EXPECT_EQ(script.fault, "");
    luck.below(6, kFirst, kNoSeat, 9);
    EXPECT_EQ(script.fault, "the script holds no further outcome for luck stream 0");
}

TEST(LuckScript, RefusesWhatCannotComeUp) {
    LuckScript script;
    script.add(kSecond, 6);
    Luck luck = Luck::scripted(script);
    EXPECT_EQ(luck.below(6, kSecond, kNoSeat, 0), 0u);
    EXPECT_EQ(script.fault, "the script says 6 on luck stream 1, where only 0 to 5 can come up");
}

TEST(LuckScript, NamesEachDieOfAThrow) {
    LuckScript script;
    for (const std::uint32_t die : {5u, 0u, 2u})
        script.add(kFirst, die);
    Luck luck = Luck::scripted(script);
    EXPECT_EQ(luck.throw_dice(6, 3, kFirst, kNoSeat, 0), 5u + 0u * 6u + 2u * 36u);
    EXPECT_EQ(luck.drawn(), 1u);
}

TEST(LuckScript, GivesTheOrderAfterAShuffle) {
    LuckScript script;
    for (const std::uint32_t item : {2u, 0u, 1u})
        script.add(kFirst, item);
    Luck luck = Luck::scripted(script);
    FixedVec<char, 4> cards;
    for (const char card : {'a', 'b', 'c'})
        cards.push_back(card);
    luck.shuffle(cards, kFirst, 0);
    EXPECT_EQ(std::string(cards.begin(), cards.end()), "cab");
    EXPECT_GT(luck.drawn(), 0u);
    for (const std::uint32_t item : {1u, 1u, 0u})
        script.add(kFirst, item);
    luck.shuffle(cards, kFirst, 0);
    EXPECT_EQ(script.fault, "the script names an item of a shuffle twice");
}

TEST(LuckScript, NamesTheItemsOfAShuffle) {
    LuckScript script;
    for (const char item : {'b', 'a', 'b'})
        script.add(kFirst, LuckScript::kItem + static_cast<std::uint32_t>(item));
    Luck luck = Luck::scripted(script);
    FixedVec<char, 4> cards;
    for (const char card : {'a', 'b', 'b'})
        cards.push_back(card);
    luck.shuffle(cards, kFirst, 0);
    EXPECT_EQ(std::string(cards.begin(), cards.end()), "bab");
    EXPECT_EQ(script.fault, "");
    for (const char item : {'a', 'a', 'b'})
        script.add(kFirst, LuckScript::kItem + static_cast<std::uint32_t>(item));
    luck.shuffle(cards, kFirst, 0);
    EXPECT_EQ(script.fault, "the script names an item that is not shuffled, or too often");
}

// A taped game can be played again exactly, and nothing else can be played with it.
TEST(LuckScript, RecordedLuckMustBeAskedForAsItWas) {
    std::vector<Draw> tape;
    Luck taping = Luck::recording({5, 6}, tape);
    const std::uint32_t one = taping.below(10, kFirst, seat_at(1), 3);
    const std::uint32_t thrown = taping.throw_dice(6, 4, kSecond, kNoSeat, 8);
    FixedVec<int, 8> cards;
    for (int i = 0; i < 8; ++i)
        cards.push_back(i);
    taping.shuffle(cards, kFirst, 2);
    EXPECT_EQ(tape.size(), 1u + 1u + 7u);
    EXPECT_EQ(one, Luck::seeded({5, 6}).below(10, kFirst, seat_at(1), 3)) << "taping changes luck";

    LuckScript script{.draws = tape, .used = {}, .next = 0, .exact = true, .fault = {}};
    Luck again = Luck::scripted(script);
    EXPECT_EQ(again.below(10, kFirst, seat_at(1), 3), one);
    EXPECT_EQ(again.throw_dice(6, 4, kSecond, kNoSeat, 8), thrown);
    FixedVec<int, 8> same;
    for (int i = 0; i < 8; ++i)
        same.push_back(i);
    again.shuffle(same, kFirst, 2);
    EXPECT_TRUE(same == cards);
    EXPECT_EQ(script.fault, "");
    EXPECT_EQ(script.left(), 0u);

    LuckScript strict{.draws = tape, .used = {}, .next = 0, .exact = true, .fault = {}};
    Luck wrong = Luck::scripted(strict);
    EXPECT_EQ(wrong.below(10, kFirst, seat_at(1), 4), 0u);
    EXPECT_EQ(strict.fault, "draw 0 is not the one that was recorded");
}

TEST(Seed, IsTextAndBack) {
    Seed seed;
    EXPECT_EQ(to_text({0x0123456789abcdefu, 0xfedcba9876543210u}),
              "fedcba98765432100123456789abcdef");
    ASSERT_TRUE(seed_from_text("fedcba98765432100123456789abcdef", seed));
    EXPECT_EQ(seed, (Seed{0x0123456789abcdefu, 0xfedcba9876543210u}));
    ASSERT_TRUE(seed_from_text("7", seed));
    EXPECT_EQ(seed, (Seed{7, 0}));
    for (const std::string_view wrong : {"",
                                         "-1",
                                         "12345678901234567890",
                                         "0x7",
                                         "FEDCBA98765432100123456789ABCDEF",
                                         "fedcba98765432100123456789abcdeg"})
        EXPECT_FALSE(seed_from_text(wrong, seed)) << wrong;
}

RC_GTEST_PROP(Seed, SurvivesText, (std::uint64_t low, std::uint64_t high)) {
    Seed read;
    RC_ASSERT(seed_from_text(to_text({low, high}), read));
    RC_ASSERT(read == (Seed{low, high}));
}

}  // namespace
}  // namespace sidera
