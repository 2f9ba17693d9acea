// Hidden information: guesses agree with views, exchanges of what is hidden change nothing, and
// guesses are drawn evenly.

#pragma once

#include <cmath>
#include <map>

#include "engine/codec.h"
#include "engine/typed_match.h"
#include "engine/view_text.h"
#include "tests/kit/setups.h"

namespace sidera::kit {

// A way to exchange two components that a seat cannot tell apart, one per row of the
// specification's table of hidden information. `apply` yields false where the position offers
// nothing to exchange.
template<Game G>
struct Exchange {
    std::string row;
    bool (*apply)(const typename G::Data&, typename G::State&, Seat viewer, QuickRandom&);
};

// Kinds in hidden places: counted over many guesses and compared with their true chances.
template<Game G>
struct HiddenPlaces {
    using Counts = std::map<std::string, std::map<std::string, double>>;  // place, kind
    // What stands where in this state, and the chances as the viewer knows them (both summed per
    // place).
    void (*count)(const typename G::Data&, const typename G::State&, Seat viewer, Counts&);
    void (*expect)(const typename G::Data&, const typename G::View&, Counts&);
};

inline std::string as_bytes(const Message& message) {
    std::string bytes = message.key;
    for (const MessageArg& arg : message.args) {
        bytes += " " + arg.name + "=" + std::to_string(arg.number) + arg.text;
        for (const Message& item : arg.items)
            bytes += " (" + as_bytes(item) + ")";
    }
    return bytes;
}

// Everything one audience gets from a state, as bytes.
template<Game G>
std::string received(const typename G::Data& data, const typename G::State& state, Seat seat) {
    const Names names = G::names(data, static_cast<int>(state.pub.rules.seats));
    std::string bytes = ViewText<G>().of(state, seat, names);
    if (seat == kNoSeat)
        return bytes;
    for (const Channel channel : {Channel::main, Channel::table}) {
        const Decision decision = G::decision(data, G::ref(state, seat), channel);
        bytes += "\n" + decision.kind + (decision.confirm ? " confirm " : " ") +
                 as_bytes(decision.prompt) + " " +
                 std::to_string(static_cast<std::uint32_t>(decision.fallback));
        for (const Option& option : decision.options)
            bytes += "\n" + option.notation + " " + std::to_string(option.range.lo) + ".." +
                     std::to_string(option.range.hi) + " " + option.about + " " +
                     as_bytes(option.label);
    }
    return bytes;
}

// What one audience hears while an answer is played, with the same luck. A finished game shows what
// was hidden, so nothing is compared then.
template<Game G>
std::string heard(const typename G::Data& data,
                  typename G::State state,
                  const Answer& answer,
                  Seed seed,
                  Seat seat) {
    Luck luck = Luck::seeded(seed);
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    G::advance(data, state, answer, luck, out);
    if (G::asked(state).empty())
        return {};
    const Names names = G::names(data, static_cast<int>(state.pub.rules.seats));
    std::string bytes;
    for (const ToldEvent<G>& event : told) {
        if (event.only == kNoSeat)
            bytes += to_json_text(event.open, names) + "\n";
        else if (event.only == seat)
            bytes += to_json_text(event.own, names) + "\n";
    }
    return bytes + received<G>(data, state, seat);
}

// Where two texts part, for people to read.
inline std::string parting(const std::string& a, const std::string& b) {
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at])
        ++at;
    const std::size_t from = at < 60 ? 0 : at - 60;
    return "\n  " + a.substr(from, 160) + "\n  " + b.substr(from, 160);
}

// Property one: see(guess(see(s))) equals see(s), with the same bytes and the same decision.
// Property three: a guess holds the invariants, waits for the same seats and plays on to the end.
template<Game G>
void check_guess(const typename G::Data& data,
                 const typename G::State& state,
                 Seat seat,
                 std::uint64_t seed) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    const typename G::View view = G::see(state, seat);
    typename G::State guess = G::guess(data, view, luck);
    const Names names = G::names(data, static_cast<int>(state.pub.rules.seats));
    ASSERT_TRUE(G::see(guess, seat) == view) << first_difference(G::see(guess, seat), view, names);
    ASSERT_EQ(received<G>(data, guess, seat), received<G>(data, state, seat));
    ASSERT_TRUE(guess.pub.frames == state.pub.frames);
    ASSERT_TRUE(guess.pub.deciding == state.pub.deciding);
    const auto broken = G::broken_invariant(data, guess);
    ASSERT_FALSE(broken) << *broken << "\n" << to_json_text(guess, names);
    Sink<G> out;
    for (int answers = 0;; ++answers) {
        ASSERT_LE(answers, G::kMaxAnswers);
        const auto answer = random_answer<G>(data, guess, random);
        if (!answer)
            break;
        G::advance(data, guess, *answer, luck, out);
        const auto fault = G::broken_invariant(data, guess);
        ASSERT_FALSE(fault) << *fault;
    }
}

template<Game G>
bool offers(const typename G::Data& data, const typename G::State& state, const Answer& answer) {
    CodeArray<G::kMaxOptions> codes;
    G::options(data, G::ref(state, answer.seat), answer.channel, codes);
    return codes.contains(answer.code);
}

// Property two: after the exchange the viewer receives the same bytes, now and while the next
// answer is played. Yields whether there was something to exchange.
template<Game G>
bool check_exchange(const typename G::Data& data,
                    const typename G::State& state,
                    const Exchange<G>& exchange,
                    Seat viewer,
                    std::uint64_t seed) {
    QuickRandom random(seed);
    typename G::State other = state;
    if (!exchange.apply(data, other, viewer, random))
        return false;
    EXPECT_FALSE(other == state) << exchange.row << ": nothing was exchanged";
    const auto broken = G::broken_invariant(data, other);
    EXPECT_FALSE(broken) << exchange.row << ": " << *broken;
    const Names names = G::names(data, static_cast<int>(state.pub.rules.seats));
    EXPECT_TRUE(received<G>(data, state, viewer) == received<G>(data, other, viewer))
        << exchange.row << ", first difference: "
        << first_difference(G::see(state, viewer), G::see(other, viewer), names);
    const auto answer = random_answer<G>(data, state, random);
    if (answer && offers<G>(data, other, *answer)) {  // the exchanged card may be the one played
        const Seed luck = random.seed();
        const std::string before = heard<G>(data, state, *answer, luck, viewer);
        const std::string after = heard<G>(data, other, *answer, luck, viewer);
        EXPECT_TRUE(before == after) << exchange.row << ", when " << G::notation(data, answer->code)
                                     << " is played" << parting(before, after);
    }
    return true;
}

// Property three, second half: over many guesses every unseen component turns up in each hidden
// place at its true frequency. The sum of squares bounds each place.
template<Game G>
void check_frequencies(const typename G::Data& data,
                       const typename G::State& state,
                       Seat viewer,
                       const HiddenPlaces<G>& places,
                       int guesses = 10'000) {
    typename HiddenPlaces<G>::Counts seen;
    typename HiddenPlaces<G>::Counts expected;
    const typename G::View view = G::see(state, viewer);
    places.expect(data, view, expected);
    for (int i = 0; i < guesses; ++i) {
        Luck luck = Luck::seeded({static_cast<std::uint64_t>(i), 99});
        places.count(data, G::guess(data, view, luck), viewer, seen);
    }
    ASSERT_FALSE(expected.empty());
    for (const auto& [place, kinds] : expected) {
        double square = 0;
        for (const auto& [kind, mean] : kinds) {
            const double wanted = mean * guesses;
            const double off = seen[place][kind] - wanted;
            square += wanted > 0 ? off * off / wanted : off * off;
        }
        const double freedom = static_cast<double>(kinds.size());
        // Far beyond the 1e-6 quantile of chi-square with that many degrees of freedom.
        EXPECT_LT(square, freedom + 7 * std::sqrt(2 * freedom) + 12) << place;
    }
    for (const auto& [place, kinds] : seen)
        for (const auto& [kind, count] : kinds)
            EXPECT_TRUE(expected[place].contains(kind)) << kind << " was seen in " << place;
}

}  // namespace sidera::kit
