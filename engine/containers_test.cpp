// FixedVec, Keyed, EnumSet and SeatSet behave like the containers everybody knows.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <set>
#include <vector>

#include "engine/describe.h"

namespace sidera {
namespace {

using Vec = FixedVec<std::uint8_t, 12>;

Vec from(const std::vector<std::uint8_t>& items) {
    Vec vec;
    for (const std::uint8_t item : items)
        if (!vec.full())
            vec.push_back(item);
    return vec;
}

void expect_equal(const Vec& vec, const std::vector<std::uint8_t>& model) {
    RC_ASSERT(vec.size() == model.size());
    RC_ASSERT(vec.empty() == model.empty());
    RC_ASSERT(vec.full() == (model.size() == Vec::capacity()));
    for (std::size_t i = 0; i < model.size(); ++i)
        RC_ASSERT(vec[i] == model[i]);
    if (!model.empty()) {
        RC_ASSERT(vec.front() == model.front());
        RC_ASSERT(vec.back() == model.back());
    }
}

RC_GTEST_PROP(FixedVec, DoesWhatAVectorDoes, (const std::vector<std::uint8_t>& deeds)) {
    Vec vec;
    std::vector<std::uint8_t> model;
    for (const std::uint8_t deed : deeds) {
        if (deed % 3 != 0 && !vec.full()) {
            vec.push_back(deed);
            model.push_back(deed);
        } else if (deed % 2 == 0 && !model.empty()) {
            vec.pop_back();
            model.pop_back();
        } else if (!model.empty()) {
            const std::size_t at = deed % model.size();
            vec.erase_at(at);
            model.erase(model.begin() + static_cast<std::ptrdiff_t>(at));
        }
        expect_equal(vec, model);
        RC_ASSERT(vec.contains(deed) ==
                  (std::find(model.begin(), model.end(), deed) != model.end()));
    }
}

// Equal contents are equal bytes, whatever stood there before.
RC_GTEST_PROP(FixedVec, KeepsNothingBehindItsEnd, (const std::vector<std::uint8_t>& items)) {
    Vec long_lived = from({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    long_lived.clear();
    for (const std::uint8_t item : items)
        if (!long_lived.full())
            long_lived.push_back(item);
    const Vec fresh = from(items);
    RC_ASSERT(long_lived == fresh);
    RC_ASSERT(std::memcmp(&long_lived, &fresh, sizeof fresh) == 0);
    RC_ASSERT(hash_of(long_lived) == hash_of(fresh));
}

TEST(FixedVecDeathTest, OverflowStopsTheProgram) {
    FixedVec<int, 2> vec;
    vec.push_back(1);
    vec.push_back(2);
    EXPECT_DEATH(vec.push_back(3), "");
}

RC_GTEST_PROP(FixedVec,
              DifferentContentsAreUnequal,
              (const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b)) {
    const Vec one = from(a);
    const Vec two = from(b);
    const bool same = std::equal(one.begin(), one.end(), two.begin(), two.end());
    RC_ASSERT((one == two) == same);
}

RC_GTEST_PROP(SeatSet, DoesWhatASetDoes, (const std::vector<std::uint8_t>& deeds)) {
    SeatSet seats;
    std::set<int> model;
    for (const std::uint8_t deed : deeds) {
        const int seat = deed % kMaxSeats;
        if (deed % 3 == 0) {
            seats.erase(seat_at(seat));
            model.erase(seat);
        } else {
            seats.insert(seat_at(seat));
            model.insert(seat);
        }
        RC_ASSERT(seats.size() == static_cast<int>(model.size()));
        RC_ASSERT(seats.empty() == model.empty());
        RC_ASSERT(seats.has(seat_at(seat)) == model.contains(seat));
        std::vector<int> listed;
        for (const Seat member : seats)
            listed.push_back(index(member));
        RC_ASSERT(listed == std::vector<int>(model.begin(), model.end()));
        RC_ASSERT(model.empty() || index(seats.lowest()) == *model.begin());
    }
}

RC_GTEST_PROP(SeatSet, UnionsAndCutsFitTogether, (std::uint8_t a, std::uint8_t b)) {
    const SeatSet one = SeatSet::from_bits(a);
    const SeatSet two = SeatSet::from_bits(b);
    RC_ASSERT(((one | two).without(two) | (one & two)) == one);
    RC_ASSERT((one | two).size() + (one & two).size() == one.size() + two.size());
    RC_ASSERT((one & one.without(two) & two).empty());
}

TEST(SeatSet, FirstSeatsAndLetters) {
    EXPECT_EQ(SeatSet::first(0), SeatSet{});
    EXPECT_EQ(SeatSet::first(8).size(), 8);
    EXPECT_EQ(SeatSet::first(3), SeatSet::from_bits(7));
    for (int i = 0; i < kMaxSeats; ++i)
        EXPECT_EQ(seat_from_letter(std::string(1, letter(seat_at(i)))), seat_at(i));
    EXPECT_EQ(letter(kNoSeat), '-');
    for (const std::string_view wrong : {"", "-", "a", "I", "AB"})
        EXPECT_EQ(seat_from_letter(wrong), kNoSeat) << wrong;
    EXPECT_EQ(left_of(seat_at(2), 3), seat_at(0));
}

enum class Colour : std::uint8_t { red, green, blue };
using Colours = EnumSet<Colour, 3>;
enum class Wide : std::uint8_t {};
using OneWord = EnumSet<Wide, 64>;
using WideSet = EnumSet<Wide, 150>;

template<class Set>
void does_what_a_set_does(const std::vector<std::uint8_t>& deeds) {
    Set set;
    std::set<int> model;
    bool adds = false;
    for (const std::uint8_t deed : deeds) {
        const int member = deed % static_cast<int>(Set::kMost);
        adds = !adds || deed % 5 == 0;
        adds ? set.insert(static_cast<Wide>(member)) : set.erase(static_cast<Wide>(member));
        if (adds)
            model.insert(member);
        else
            model.erase(member);
        std::vector<int> listed;
        for (const Wide one : set)
            listed.push_back(static_cast<int>(one));
        RC_ASSERT(listed == std::vector<int>(model.begin(), model.end()));
        RC_ASSERT(set.size() == static_cast<int>(model.size()));
        RC_ASSERT(set.empty() == model.empty());
        RC_ASSERT(set.has(static_cast<Wide>(member)) == model.contains(member));
        RC_ASSERT(model.empty() || static_cast<int>(set.lowest()) == *model.begin());
    }
}

RC_GTEST_PROP(EnumSet, DoesWhatASetDoes, (const std::vector<std::uint8_t>& deeds)) {
    does_what_a_set_does<OneWord>(deeds);
    does_what_a_set_does<WideSet>(deeds);
}

WideSet set_of(const std::vector<std::uint8_t>& members) {
    WideSet set;
    for (const std::uint8_t member : members)
        set.insert(static_cast<Wide>(member % WideSet::kMost));
    return set;
}

RC_GTEST_PROP(EnumSet,
              UnionsAndCutsFitTogether,
              (const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b)) {
    const WideSet one = set_of(a);
    const WideSet two = set_of(b);
    RC_ASSERT(((one | two).without(two) | (one & two)) == one);
    RC_ASSERT((one | two).size() + (one & two).size() == one.size() + two.size());
}

// A word is no wall: the first 64 and the first 70 of 150.
TEST(EnumSet, TheFirstMembersOverSeveralWords) {
    for (const std::size_t count : {0u, 1u, 63u, 64u, 65u, 70u, 128u, 150u}) {
        const WideSet set = WideSet::first(count);
        EXPECT_EQ(set.size(), static_cast<int>(count));
        EXPECT_EQ(set.has(static_cast<Wide>(count)), false) << count;
        EXPECT_EQ(count == 0 || set.has(static_cast<Wide>(count - 1)), true) << count;
    }
    EXPECT_EQ(OneWord::first(64).size(), 64);
}

TEST(EnumSet, WhatIsNoMemberIsNeverIn) {
    EXPECT_FALSE(Colours::first(3).has(static_cast<Colour>(3)));
    EXPECT_FALSE(Colours::first(3).has(static_cast<Colour>(8)));
}

TEST(EnumSet, IsMadeOfItsMembers) {
    const auto set = Colours::of(Colour::blue, Colour::red);
    EXPECT_EQ(set.bits(), 5u);
    EXPECT_EQ(set.lowest(), Colour::red);
    EXPECT_EQ(Colours::first(2), Colours::of(Colour::red, Colour::green));
    EXPECT_TRUE(Colours::first(0).empty());
}

RC_GTEST_PROP(Keyed, HoldsOneValuePerKey, (std::uint8_t red, std::uint8_t blue)) {
    Keyed<Colour, std::uint8_t, 3> values;
    values[Colour::red] = red;
    values[Colour::blue] = blue;
    RC_ASSERT(values[Colour::red] == red);
    RC_ASSERT(values[Colour::green] == 0);
    RC_ASSERT(values[Colour::blue] == blue);
    RC_ASSERT((values == Keyed<Colour, std::uint8_t, 3>{{red, 0, blue}}));
}

}  // namespace
}  // namespace sidera
