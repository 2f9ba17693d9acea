// Setups for tests: every option at random, every number of seats.

#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <utility>

#include "engine/game.h"

namespace sidera::kit {

// Which numbered games a test plays: some by default, any range for tools/soak.
inline std::pair<std::uint64_t, std::uint64_t> game_range(std::uint64_t standard) {
    const char* first = std::getenv("SIDERA_FIRST");
    const char* games = std::getenv("SIDERA_GAMES");
    return {first != nullptr ? std::strtoull(first, nullptr, 10) : 0,
            games != nullptr ? std::strtoull(games, nullptr, 10) : standard};
}

// A legal setup drawn from all options and seat counts of a game. An option keeps its standard
// where the drawn value does not go with the others; long lists keep it mostly, or it would hardly
// occur.
template<Game G>
Setup random_setup(const typename G::Data& data, QuickRandom& random) {
    constexpr std::int32_t kLong = 20;
    const auto counts = static_cast<std::uint32_t>(G::kMaxSeats - G::kMinSeats + 1);
    Setup setup = default_setup<G>(G::kMinSeats + static_cast<int>(random.below(counts)));
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const OptionSpec& spec = G::kOptions[i];
        const auto values = static_cast<std::uint32_t>(spec.hi - spec.lo + 1);
        const std::int32_t drawn = spec.lo + static_cast<std::int32_t>(random.below(values));
        const bool is_list = spec.kind == OptionSpec::Kind::choice;
        if (is_list && spec.hi > kLong && random.below(4) != 0)
            continue;
        const std::int32_t standard = std::exchange(setup.options[i], drawn);
        if (G::check_setup(data, setup))
            setup.options[i] = standard;
    }
    setup.confirm = SeatSet::from_bits(random.below(256)) & SeatSet::first(setup.seats);
    return setup;
}

// Everything that may be said on one channel; amounts are left at 0.
template<Game G>
std::vector<Answer> all_answers(const typename G::Data& data,
                                const typename G::State& state,
                                Channel channel) {
    std::vector<Answer> all;
    CodeArray<G::kMaxOptions> codes;
    for (const Seat seat : channel == Channel::main ? G::asked(state) : G::free(state)) {
        codes.clear();
        G::options(data, G::ref(state, seat), channel, codes);
        for (const OptionCode code : codes)
            all.push_back({.seat = seat, .channel = channel, .code = code});
    }
    return all;
}

// An answer drawn from everything that may be said: mostly by a waited-for seat, now and then a
// word at the table. Nothing when the game is over.
template<Game G>
std::optional<Answer> random_answer(const typename G::Data& data,
                                    const typename G::State& state,
                                    QuickRandom& random) {
    std::vector<Answer> all = all_answers<G>(data, state, Channel::main);
    if (all.empty())
        return std::nullopt;
    const std::vector<Answer> table = all_answers<G>(data, state, Channel::table);
    if (!table.empty() && random.below(3) == 0)
        all = table;
    Answer answer = all[random.below(static_cast<std::uint32_t>(all.size()))];
    const Range range = G::range(data, G::ref(state, answer.seat), answer.code);
    const auto values = static_cast<std::uint32_t>(range.hi - range.lo) + 1;
    answer.value = range.lo + static_cast<std::int32_t>(random.below(values));
    return answer;
}

// A state somewhere in a random game: after `steps` answers, or the last question before the end.
template<Game G>
typename G::State random_state(const typename G::Data& data,
                               const Setup& setup,
                               std::uint64_t seed,
                               int steps) {
    Luck luck = Luck::seeded({seed, 17});
    Sink<G> out;
    QuickRandom random(seed);
    typename G::State state = G::start(data, setup, luck, out);
    typename G::State last = state;
    for (int i = 0; i < steps; ++i) {
        const auto answer = random_answer<G>(data, state, random);
        if (!answer)
            return last;
        last = state;
        G::advance(data, state, *answer, luck, out);
    }
    return G::asked(state).empty() ? last : state;
}

}  // namespace sidera::kit
