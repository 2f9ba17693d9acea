// The loops behind `sim`, `bench` and perft, over the Game concept.

#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "bots/playout.h"
#include "match/simulation.h"

namespace sidera {

// The seed of one numbered game of a run: any part of a run can be played alone.
inline Seed seed_of_game(std::uint64_t run, std::uint64_t game) {
    QuickRandom random(run * 0x9e3779b97f4a7c15u + game);
    return random.seed();
}

template<Game G>
void add_details(const typename G::Data& data,
                 const typename G::State& state,
                 const Outcome& outcome,
                 std::uint32_t decisions,
                 SimulationResult& result) {
    for (int i = 0; i < static_cast<int>(state.pub.rules.seats); ++i)
        ++result.score_counts[outcome.points[static_cast<std::size_t>(i)]];
    ++result.round_counts[G::rounds(state)];
    ++result.decision_counts[static_cast<int>(decisions)];
    for (const Earning& earning : G::earnings(data, state)) {
        EarningSums& sums = result.earnings[earning.group + "." + earning.key];
        sums.points += earning.points;
        ++sums.times;
    }
}

// Counts what happens in one game; who has won is known at its end.
template<Reports G>
class HappeningCounter {
  public:
    // The events of one step are read and forgotten.
    void read(const typename G::Data& data, std::vector<ToldEvent<G>>& told) {
        for (const ToldEvent<G>& event : told)
            if (event.only == kNoSeat)
                if (const auto happening = G::happening(data, event.open)) {
                    auto& [times, seats] = counts_[{happening->group, happening->key}];
                    ++times;
                    if (happening->seat != kNoSeat)
                        ++seats[static_cast<std::size_t>(index(happening->seat))];
                }
        told.clear();
    }

    void add_to(const Outcome& outcome, SimulationResult& result) const {
        for (const auto& [key, count] : counts_) {
            HappeningSums& sums = result.happenings[key];
            sums.times += count.first;
            sums.games += 1;
            for (const Seat seat : outcome.winners)
                sums.by_winners += count.second[static_cast<std::size_t>(index(seat))];
        }
    }

  private:
    std::map<ReportKey, std::pair<int, std::array<int, kMaxSeats>>> counts_;
};

template<Reports G>
void add_traits(const typename G::Data& data,
                const typename G::State& state,
                const Outcome& outcome,
                SimulationResult& result) {
    for (const Trait& trait : G::traits(data, state)) {
        TraitSums& sums = result.traits[{trait.group, trait.key}];
        sums.seats += 1;
        if (trait.seat != kNoSeat && outcome.winners.has(trait.seat))
            sums.wins += 1.0 / outcome.winners.size();
    }
}

template<Game G>
void add_outcome(const SimulationRequest& request,
                 const Outcome& outcome,
                 std::uint64_t shift,
                 SimulationResult& result) {
    const int seats = request.setup.seats;
    for (int i = 0; i < seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const double points = outcome.points[at];
        const double share = outcome.winners.has(seat_at(i)) ? 1.0 / outcome.winners.size() : 0.0;
        result.wins[at] += share;
        result.points[at] += points;
        result.squares[at] += points * points;
        if (request.details || request.bots.size() > 1) {
            auto& bot = result.by_bot[request.bots[(at + shift) % request.bots.size()]];
            bot[0] += 1;
            bot[1] += share;
            bot[2] += points;
        }
    }
}

// Plays until the game is over or has taken so many answers; yields the number of decisions with
// two or more options. `after` is called behind every answer.
template<Game G, class Pick, class After>
std::uint32_t play_until(const typename G::Data& data,
                         typename G::State& state,
                         Luck& luck,
                         Sink<G>& out,
                         std::uint32_t most_answers,
                         const Pick& pick,
                         After&& after) {
    std::uint32_t decisions = 0;
    for (std::uint32_t n = 0; n < most_answers && !G::asked(state).empty(); ++n) {
        decisions += play_step<G>(data, state, luck, out, pick) ? 1 : 0;
        after();
    }
    return decisions;
}

// One game, told to nobody but the counts of a report.
template<Game G, class Pick>
std::uint32_t play_reported(const typename G::Data& data,
                            const SimulationRequest& request,
                            typename G::State& state,
                            Luck& luck,
                            const Pick& pick,
                            SimulationResult& result) {
    if constexpr (Reports<G>) {
        if (request.details) {
            std::vector<ToldEvent<G>> told;
            Sink<G> out(told);
            HappeningCounter<G> counter;
            const auto count = [&] { counter.read(data, told); };
            const std::uint32_t decisions =
                play_until<G>(data, state, luck, out, request.most_answers, pick, count);
            const Outcome outcome = G::outcome(data, state);
            counter.add_to(outcome, result);
            add_traits<G>(data, state, outcome, result);
            return decisions;
        }
    }
    Sink<G> nowhere;
    return play_until<G>(data, state, luck, nowhere, request.most_answers, pick, [] {});
}

// Games request.first_game .. + games. With several kinds of bots the seats rotate from game to
// game.
template<Game G>
SimulationResult simulate_games(const typename G::Data& data, const SimulationRequest& request) {
    SimulationResult result;
    std::vector<std::unique_ptr<Bot<G>>> bots;
    bool all_random = true;
    for (const std::string& name : request.bots) {
        bots.push_back(make_bot<G>(name, request.budget, request.seed));
        all_random = all_random && name == "random";
    }
    for (std::uint64_t n = 0; n < request.games; ++n) {
        const std::uint64_t game = request.first_game + n;
        const Seed seed = seed_of_game(request.seed, game);
        Luck luck = Luck::seeded(seed);
        Sink<G> out;
        typename G::State state = G::start(data, request.setup, luck, out);
        std::uint32_t decisions = 0;
        if (all_random) {
            QuickRandom random(request.seed ^ game * 0xd1342543de82ef95u);
            const auto pick = [&](const typename G::ViewRef& ref, const CodeBuffer& codes) {
                return pick_at_random<G>(data, ref, codes, random);
            };
            decisions = play_reported<G>(data, request, state, luck, pick, result);
        } else {
            for (std::size_t i = 0; i < bots.size(); ++i)
                bots[i]->reset(request.seed ^ (game * 8 + i) * 0xd1342543de82ef95u);
            const auto pick = [&](const typename G::ViewRef& ref, const CodeBuffer& codes) {
                const std::size_t at = (static_cast<std::size_t>(ref.seat) + game) % bots.size();
                return bots[at]->choose(data, G::see(state, ref.seat), Channel::main, codes);
            };
            decisions = play_reported<G>(data, request, state, luck, pick, result);
        }
        const Outcome outcome = G::outcome(data, state);
        if (!G::asked(state).empty())
            result.cut.push_back(seed);
        ++result.games;
        result.decisions += decisions;
        result.rounds += static_cast<std::uint64_t>(G::rounds(state));
        add_outcome<G>(request, outcome, game, result);
        if (request.details)
            add_details<G>(data, state, outcome, decisions, result);
    }
    return result;
}

// One number for all the rules of a game: final positions of fixed games by fixed bots over all
// seat counts and options. A change of the rules or of the bots changes it, a compiler never does.
template<Game G>
std::uint64_t signature_of(const typename G::Data& data) {
    Hasher hasher;
    for (std::uint64_t game = 0; game < 400; ++game) {
        QuickRandom random(game);
        const auto seats = static_cast<std::uint32_t>(G::kMaxSeats - G::kMinSeats + 1);
        Setup setup = default_setup<G>(G::kMinSeats + static_cast<int>(random.below(seats)));
        for (std::size_t i = 0; i < setup.options.size(); ++i) {
            const OptionSpec& spec = G::kOptions[i];
            setup.options[i] = spec.lo + static_cast<std::int32_t>(random.below(
                                             static_cast<std::uint32_t>(spec.hi - spec.lo + 1)));
        }
        G::shorten(setup);
        if (G::check_setup(data, setup))
            continue;
        Luck luck = Luck::seeded(random.seed());
        Sink<G> out;
        typename G::State state = G::start(data, setup, luck, out);
        const bool greedy = HasBrain<G> && game % 4 == 0;
        const auto bot = make_bot<G>(greedy ? "greedy" : "random", {}, game);
        play_out<G>(
            data, state, luck, [&](const typename G::ViewRef& ref, const CodeBuffer& codes) {
                const Choice choice =
                    bot->choose(data, G::see(state, ref.seat), Channel::main, codes);
                hasher.add(static_cast<std::uint64_t>(choice.code));
                return choice;
            });
        hasher.add(hash_of(state));
        for (const std::int32_t points : G::outcome(data, state).points)
            hasher.add(static_cast<std::uint64_t>(points));
    }
    return hasher.value();
}

// One choice of the search bot with random playouts, at the first question of a game that is worth
// a search.
template<Game G>
void search_once(const typename G::Data& data, const Setup& setup, std::uint32_t iterations) {
    Luck luck = Luck::seeded({.low = 1, .high = 3});
    Sink<G> out;
    typename G::State state = G::start(data, setup, luck, out);
    SearchBot<G> bot({.iterations = iterations}, 1, {.random_playouts = true});
    while (bot.iterations() == 0 && !G::asked(state).empty())
        play_step<G>(data, state, luck, out, [&](const auto& ref, const CodeBuffer& codes) {
            return bot.choose(data, G::see(state, ref.seat), Channel::main, codes);
        });
}

// Number of decision sequences of that length from a position, luck fixed by its seed. Amounts are
// taken at their lowest.
template<Game G>
std::uint64_t count_sequences(const typename G::Data& data,
                              const typename G::State& state,
                              const Luck& luck,
                              int depth) {
    if (depth == 0 || G::asked(state).empty())
        return 1;
    CodeArray<G::kMaxOptions> codes;
    const Seat seat = G::asked(state).lowest();
    G::options(data, G::ref(state, seat), Channel::main, codes);
    std::uint64_t count = 0;
    Sink<G> out;
    for (const OptionCode code : codes) {
        typename G::State next = state;
        Luck same = luck;
        const std::int32_t amount = G::range(data, G::ref(state, seat), code).lo;
        G::advance(data, next, {.seat = seat, .code = code, .value = amount}, same, out);
        settle<G>(data, next, same, out);
        count += count_sequences<G>(data, next, same, depth - 1);
    }
    return count;
}

}  // namespace sidera
