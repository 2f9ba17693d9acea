// Random play that checks everything a state and a match promise, at every step.

#pragma once

#include "engine/codec.h"
#include "engine/replay.h"
#include "engine/typed_match.h"
#include "tests/kit/setups.h"

namespace sidera::kit {

// Options are sorted, unique, in notation and back; who is not asked has none.
template<Game G>
void check_options(const typename G::Data& data, const typename G::State& state, int seats) {
    CodeArray<G::kMaxOptions> codes;
    for (int i = 0; i < seats; ++i) {
        for (const Channel channel : {Channel::main, Channel::table}) {
            const SeatSet open = channel == Channel::main ? G::asked(state) : G::free(state);
            codes.clear();
            G::options(data, G::ref(state, seat_at(i)), channel, codes);
            ASSERT_EQ(open.has(seat_at(i)), codes.size() > 0) << "seat " << letter(seat_at(i));
            for (std::size_t k = 0; k < codes.size(); ++k) {
                if (k > 0) {
                    ASSERT_LT(codes[k - 1], codes[k]) << "options must be sorted and unique";
                }
                const std::string text = G::notation(data, codes[k]);
                ASSERT_EQ(G::parse(data, text), std::optional(codes[k])) << text;
                ASSERT_TRUE(G::why_not(data, G::ref(state, seat_at(i)), codes[k]).id.empty())
                    << text;
            }
        }
    }
}

// The state survives JSON, and what is written is all there is.
template<Game G>
void check_json_round_trip(const typename G::State& state, const Names& names) {
    const std::string text = to_json_text(state, names);
    const JsonParse parsed = parse_json(text);
    ASSERT_FALSE(parsed.error);
    typename G::State read{};
    DescribedReader reader(names);
    const auto fault = reader.read(parsed.value, read, "state");
    ASSERT_FALSE(fault) << *fault;
    ASSERT_TRUE(read == state) << first_difference(read, state, names);
    ASSERT_EQ(hash_of(read), hash_of(state));
}

// Whether the seat may say this without being asked.
template<Game G>
bool may_say(const TypedMatch<G>& match, Seat seat, OptionCode code) {
    CodeArray<G::kMaxOptions> codes;
    G::options(match.data(), G::ref(match.whole_state(), seat), Channel::table, codes);
    return codes.contains(code);
}

// Answers that are not due are refused and change nothing. Where the question is the current one, a
// rule of the game is behind it, also behind what was possible once (`once`).
template<Game G>
void check_refusals(TypedMatch<G>& match, QuickRandom& random, OptionCode once) {
    const typename G::State before = match.whole_state();
    const std::size_t entries = match.record().entries.size();
    const auto refused = [&](Answer answer, bool by_a_rule) {
        const Status status = match.answer(answer, By::person);
        ASSERT_FALSE(status.ok);
        ASSERT_FALSE(status.why.empty());
        ASSERT_EQ(status.rule.empty(), !by_a_rule) << status.why << " is told by no rule";
        ASSERT_TRUE(match.whole_state() == before) << "a refused answer changed the state";
        ASSERT_EQ(match.record().entries.size(), entries);
    };
    const OptionCode due = match.decision(match.asked().lowest(), Channel::main).options[0].code;
    for (int i = 0; i < match.seats(); ++i) {
        const Decision decision = match.decision(seat_at(i), Channel::main);
        if (!match.asked().has(seat_at(i))) {
            for (const OptionCode code : {make_code(1), due, once})
                if (!may_say<G>(match, seat_at(i), code))
                    refused({.seat = seat_at(i), .serial = decision.serial, .code = code}, true);
            continue;
        }
        refused(
            {.seat = seat_at(i), .serial = decision.serial + 1, .code = decision.options[0].code},
            false);
        for (const OptionCode other : {static_cast<OptionCode>(random.next()), once}) {
            bool offered = may_say<G>(match, seat_at(i), other);
            for (const Option& option : decision.options)
                offered = offered || option.code == other;
            if (!offered)
                refused({.seat = seat_at(i), .serial = decision.serial, .code = other}, true);
        }
        refused({.seat = seat_at(i),
                 .serial = decision.serial,
                 .code = decision.options[0].code,
                 .value = decision.options[0].range.hi + 1},
                true);
    }
    refused({.seat = seat_at(match.seats()), .code = make_code(1)}, false);
}

// When the game is over nobody says anything more, by a rule of the game.
template<Game G>
void check_end(TypedMatch<G>& match, OptionCode once) {
    for (int i = 0; i < match.seats(); ++i) {
        const Status status = match.answer({.seat = seat_at(i), .code = once}, By::person);
        ASSERT_FALSE(status.ok);
        ASSERT_EQ(status.key, "game_over");
        ASSERT_FALSE(status.rule.empty()) << "by no rule is it over";
    }
}

// What a client gets: options as generated, a fallback among them, nobody asked in vain.
template<Game G>
void check_decisions(const TypedMatch<G>& match) {
    for (const Seat seat : match.asked()) {
        const Decision decision = match.decision(seat, Channel::main);
        ASSERT_FALSE(decision.options.empty());
        bool has_fallback = false;
        for (const Option& option : decision.options)
            has_fallback = has_fallback || option.code == decision.fallback;
        ASSERT_TRUE(has_fallback) << decision.kind;
        ASSERT_TRUE(decision.options.size() > 1 || decision.confirm || decision.window ||
                    decision.options[0].range != Range{})
            << decision.kind << " was asked with a single option";
    }
}

template<Game G>
RecordHeader header_for(const typename G::Data& data, const Setup& setup, Seed seed) {
    RecordHeader header;
    header.game = G::kName;
    header.rules_version = G::kRulesVersion;
    header.seats = setup.seats;
    header.confirm = setup.confirm;
    header.data_set = data.name;
    header.data_hash = data.hash;
    header.seed = seed;
    return header;
}

// A recorded match can be written, read and played again to the same hashes.
template<Game G>
void check_record(const std::shared_ptr<const typename G::Data>& data,
                  const Setup& setup,
                  const TypedMatch<G>& match) {
    const RecordRead read = read_record(write_record(match.record()));
    ASSERT_FALSE(read.error) << *read.error;
    TypedMatch<G> again(data, setup, read.record.header);
    const auto fault = replay(read.record, again, read.record.entries.size());
    ASSERT_FALSE(fault) << *fault;
    ASSERT_TRUE(again.whole_state() == match.whole_state());
    ASSERT_EQ(write_record(again.record()), write_record(match.record()));
    for (int i = -1; i < match.seats(); ++i) {
        const Seat audience = i < 0 ? kNoSeat : seat_at(i);
        ASSERT_EQ(again.view(audience), match.view(audience));
    }
}

// One whole game over the bare concept: fast, with invariants at every step and fixed pasts.
template<Game G>
void check_bare_game(const typename G::Data& data, const Setup& setup, std::uint64_t seed) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Sink<G> out;
    const Names names = G::names(data, setup.seats);
    typename G::State state = G::start(data, setup, luck, out);
    std::vector<typename G::State> past;
    std::vector<std::uint64_t> hashes;
    int answers = 0;
    while (true) {
        const auto broken = G::broken_invariant(data, state);
        ASSERT_FALSE(broken) << *broken << "\nseed " << seed << ": " << to_json_text(state, names);
        ASSERT_NO_FATAL_FAILURE(check_options<G>(data, state, setup.seats));
        const typename G::State copy = state;
        ASSERT_TRUE(copy == state);
        const auto answer = random_answer<G>(data, state, random);
        if (!answer)
            break;
        past.push_back(state);
        hashes.push_back(hash_of(state));
        G::advance(data, state, *answer, luck, out);
        ASSERT_LE(++answers, G::kMaxAnswers);
    }
    for (std::size_t i = 0; i < past.size(); ++i)
        ASSERT_EQ(hash_of(past[i]), hashes[i]) << "a past state changed";
    ASSERT_TRUE(G::outcome(data, state).over);
    ASSERT_FALSE(G::outcome(data, state).winners.empty());
    ASSERT_NO_FATAL_FAILURE(check_json_round_trip<G>(state, names));
}

// One whole match with everything around it; costs more than a bare game.
template<Game G>
void check_match(const std::shared_ptr<const typename G::Data>& data,
                 const Setup& setup,
                 std::uint64_t seed) {
    QuickRandom random(seed);
    TypedMatch<G> match(data, setup, header_for<G>(*data, setup, random.seed()));
    std::array<OptionCode, 5> said{};  // at last
    OptionCode once = kNoCode;
    for (int answers = 0; !match.asked().empty(); ++answers) {
        ASSERT_NO_FATAL_FAILURE(check_decisions<G>(match));
        ASSERT_NO_FATAL_FAILURE(check_refusals<G>(match, random, once));
        ASSERT_NO_FATAL_FAILURE(check_json_round_trip<G>(match.whole_state(), match.names()));
        auto answer = random_answer<G>(*data, match.whole_state(), random);
        ASSERT_TRUE(answer.has_value());
        answer->serial = match.decision(answer->seat, answer->channel).serial;
        const By by = random.below(2) == 0 ? By::person : By::bot;
        const Status status = match.answer(*answer, by);
        ASSERT_TRUE(status.ok) << status.why;
        said[static_cast<std::size_t>(answers) % said.size()] = answer->code;
        once = said[static_cast<std::size_t>(answers) * 2 % said.size()];
        if (random.below(8) == 0)
            match.undo(answer->seat);  // may be refused: then nothing happens
        ASSERT_LE(answers, 10 * G::kMaxAnswers);
    }
    ASSERT_NO_FATAL_FAILURE(check_end<G>(match, once));
    ASSERT_NO_FATAL_FAILURE(check_record<G>(data, setup, match));
    std::array<std::int64_t, kMaxSeats> sums{};
    for (const ScoreLine& line : match.score_lines())
        sums[static_cast<std::size_t>(line.seat)] += line.points;
    for (int i = 0; i < setup.seats; ++i)
        ASSERT_EQ(sums[static_cast<std::size_t>(i)],
                  match.outcome().points[static_cast<std::size_t>(i)])
            << "the lines of the breakdown do not add up";
}

}  // namespace sidera::kit
