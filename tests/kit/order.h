// Seats asked at the same time: the order of their answers says and changes nothing.

#pragma once

#include <algorithm>
#include <vector>

#include "tests/kit/hidden.h"

namespace sidera::kit {

// One answer on the main channel, drawn from all a seat may say.
template<Game G>
Answer random_main_answer(const typename G::Data& data,
                          const typename G::State& state,
                          Seat seat,
                          QuickRandom& random) {
    CodeArray<G::kMaxOptions> codes;
    G::options(data, G::ref(state, seat), Channel::main, codes);
    Answer answer{.seat = seat,
                  .code = codes[random.below(static_cast<std::uint32_t>(codes.size()))]};
    const Range range = G::range(data, G::ref(state, seat), answer.code);
    const auto values = static_cast<std::uint32_t>(range.hi - range.lo) + 1;
    answer.value = range.lo + static_cast<std::int32_t>(random.below(values));
    return answer;
}

// Where a list of answers leads, and what each audience hears on the way (spectators first).
template<Game G>
struct Course {
    typename G::State state;
    std::vector<std::string> heard;
};

template<Game G>
Course<G> play_course(const typename G::Data& data,
                      const typename G::State& from,
                      const std::vector<Answer>& answers,
                      Seed seed) {
    const int seats = from.pub.rules.seats;
    const Names names = G::names(data, seats);
    Course<G> course{from, std::vector<std::string>(static_cast<std::size_t>(seats) + 1)};
    Luck luck = Luck::seeded(seed);
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    for (const Answer& answer : answers)
        G::advance(data, course.state, answer, luck, out);
    for (const ToldEvent<G>& event : told) {
        for (int i = -1; i < seats; ++i) {
            std::string& bytes = course.heard[static_cast<std::size_t>(i + 1)];
            if (event.only == kNoSeat)
                bytes += to_json_text(event.open, names) + "\n";
            else if (i >= 0 && event.only == seat_at(i))
                bytes += to_json_text(event.own, names) + "\n";
        }
    }
    return course;
}

// Every order of the answers of all asked seats gives the same state and the same news. Yields
// whether several seats were asked.
template<Game G>
bool check_order(const typename G::Data& data, const typename G::State& state, std::uint64_t seed) {
    const SeatSet asked = G::asked(state);
    if (asked.size() < 2)
        return false;
    QuickRandom random(seed);
    std::vector<Answer> answers;
    for (const Seat seat : asked)
        answers.push_back(random_main_answer<G>(data, state, seat, random));
    const Seed luck = random.seed();
    const Course<G> first = play_course<G>(data, state, answers, luck);
    const auto by_seat = [](const Answer& a, const Answer& b) { return a.seat < b.seat; };
    const Names names = G::names(data, state.pub.rules.seats);
    while (std::next_permutation(answers.begin(), answers.end(), by_seat)) {
        const Course<G> other = play_course<G>(data, state, answers, luck);
        EXPECT_TRUE(other.state == first.state)
            << "the order of answers matters: "
            << first_difference(other.state, first.state, names);
        for (std::size_t i = 0; i < first.heard.size(); ++i)
            EXPECT_EQ(other.heard[i], first.heard[i])
                << "the order of answers is heard by "
                << letter(i == 0 ? kNoSeat : seat_at(static_cast<int>(i) - 1));
    }
    return true;
}

// While others are still asked the same, nobody else learns anything of an answer: not what it was,
// nor that it was given. Yields whether there was such an answer.
template<Game G>
bool check_sealed(const typename G::Data& data,
                  const typename G::State& state,
                  std::uint64_t seed) {
    if (G::asked(state).size() < 2)
        return false;
    QuickRandom random(seed);
    const Names names = G::names(data, state.pub.rules.seats);
    for (const Seat seat : G::asked(state)) {
        const Answer answer = random_main_answer<G>(data, state, seat, random);
        const Course<G> after = play_course<G>(data, state, {answer}, random.seed());
        for (int i = -1; i < state.pub.rules.seats; ++i) {
            const Seat viewer = i < 0 ? kNoSeat : seat_at(i);
            if (viewer == seat)
                continue;
            EXPECT_EQ(after.heard[static_cast<std::size_t>(i + 1)], "")
                << letter(viewer) << " hears of a sealed answer of " << letter(seat);
            EXPECT_TRUE(received<G>(data, after.state, viewer) == received<G>(data, state, viewer))
                << letter(viewer) << " sees a sealed answer of " << letter(seat)
                << ", first difference: "
                << first_difference(G::see(after.state, viewer), G::see(state, viewer), names);
        }
    }
    return true;
}

}  // namespace sidera::kit
