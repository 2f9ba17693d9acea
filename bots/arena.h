// Matches between bots: seats rotated, the same luck for every rotation, results that add up.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/arena_result.h"
#include "bots/bots.h"

namespace sidera {

// One bot per seat. With fewer names than seats the last one takes the rest: {"expert", "greedy"}
// at four seats is one expert against three greedy bots.
inline std::vector<std::string> fill_seats(std::vector<std::string> names, int seats) {
    while (!names.empty() && names.size() < static_cast<std::size_t>(seats))
        names.push_back(names.back());
    return names;
}

// A group is the unit of the statistics: one seed, played once for each rotation of the seats, so
// that every bot sits in every seat and meets the same luck there.
template<Game G>
class Arena {
  public:
    // `names` has one entry per seat (see fill_seats). Without `is_ready` a name was unknown.
    Arena(const typename G::Data& data,
          const Setup& setup,
          const std::vector<std::string>& names,
          const Budget& budget,
          Seed seed)
        : data_(data), setup_(setup), budget_(budget), seed_(seed) {
        for (const std::string& name : names) {
            bots_.push_back(make_bot<G>(name, budget, 0));
            ready_ = ready_ && bots_.back() != nullptr;
            rows_.push_back(row_of(name));
        }
        ready_ = ready_ && static_cast<int>(names.size()) == setup.seats;
    }

    bool is_ready() const { return ready_; }

    // An empty result with the right rows, to be filled by `play`.
    ArenaResult empty_result() const {
        ArenaResult result;
        result.seats = setup_.seats;
        for (const std::string& name : rows_by_name_)
            result.bots.push_back({.name = name});
        for (const std::size_t row : rows_)
            ++result.bots[row].entries;
        return result;
    }

    // Plays groups first .. first + count - 1 into `result`; after each game `progress(result)` is
    // called and may say false to stop after the running group.
    template<class Progress>
    void play(std::uint64_t first, std::uint64_t count, ArenaResult& result, Progress&& progress) {
        bool go_on = true;
        for (std::uint64_t group = first; group < first + count && go_on; ++group) {
            std::vector<double> shares(rows_by_name_.size(), 0);
            for (int turn = 0; turn < setup_.seats; ++turn) {
                play_game(group, turn, result, shares);
                go_on = progress(static_cast<const ArenaResult&>(result)) && go_on;
            }
            close_group(shares, result);
        }
    }

    void play(std::uint64_t first, std::uint64_t count, ArenaResult& result) {
        play(first, count, result, [](const ArenaResult&) { return true; });
    }

  private:
    std::size_t row_of(const std::string& name) {
        for (std::size_t i = 0; i < rows_by_name_.size(); ++i)
            if (rows_by_name_[i] == name)
                return i;
        rows_by_name_.push_back(name);
        return rows_by_name_.size() - 1;
    }

    // Who sits where when the line-up is turned by `turn` seats.
    std::size_t entry_at(Seat seat, int turn) const {
        return static_cast<std::size_t>((index(seat) + turn) % setup_.seats);
    }

    void play_game(std::uint64_t group,
                   int turn,
                   ArenaResult& result,
                   std::vector<double>& shares) {
        for (std::size_t entry = 0; entry < bots_.size(); ++entry)
            bots_[entry]->reset(mix_seed(seed_.high ^ group * 8191u, entry));
        Luck luck = Luck::seeded({mix_seed(seed_.low, group), seed_.high});
        Sink<G> nowhere;
        typename G::State state = G::start(data_, setup_, luck, nowhere);
        while (!G::asked(state).empty())
            play_question(turn, state, luck, result);
        const Outcome outcome = G::outcome(data_, state);
        for (int i = 0; i < setup_.seats; ++i) {
            const Seat seat = seat_at(i);
            const std::size_t row = rows_[entry_at(seat, turn)];
            const double share = outcome.winners.has(seat) ? 1.0 / outcome.winners.size() : 0.0;
            shares[row] += share;
            result.bots[row].wins += share;
            result.bots[row].points += outcome.points[static_cast<std::size_t>(i)];
            result.seat_wins[static_cast<std::size_t>(i)] += share;
        }
        ++result.games;
    }

    void play_question(int turn, typename G::State& state, Luck& luck, ArenaResult& result) {
        CodeArray<G::kMaxOptions> codes;
        Sink<G> nowhere;
        const Seat seat = G::asked(state).lowest();
        const typename G::ViewRef ref = G::ref(state, seat);
        G::options(data_, ref, Channel::main, codes);
        Choice choice{codes[0], 0};
        if (codes.size() > 1 || G::range(data_, ref, codes[0]) != Range{}) {
            const std::size_t entry = entry_at(seat, turn);
            ArenaBot& bot = result.bots[rows_[entry]];
            const double before = budget_.now != nullptr ? budget_.now() : 0;
            choice = bots_[entry]->choose(data_, G::see(state, seat), Channel::main, codes);
            const double spent = budget_.now != nullptr ? budget_.now() - before : 0;
            bot.milliseconds += spent;
            bot.slowest = spent > bot.slowest ? spent : bot.slowest;
            bot.slow += spent > kSlowMilliseconds ? 1 : 0;
            ++bot.decisions;
            if (choice.channel == Channel::table) {
                codes.clear();
                G::options(data_, ref, Channel::table, codes);
            }
            if (!codes.contains(choice.code)) {
                ++bot.illegal;
                codes.clear();
                G::options(data_, ref, Channel::main, codes);
                choice = {codes[0], 0};
            }
        }
        G::advance(
            data_,
            state,
            {.seat = seat, .channel = choice.channel, .code = choice.code, .value = choice.value},
            luck,
            nowhere);
    }

    void close_group(const std::vector<double>& shares, ArenaResult& result) const {
        for (std::size_t row = 0; row < shares.size(); ++row) {
            const double mean = shares[row] / (setup_.seats * result.bots[row].entries);
            result.bots[row].group_sum += mean;
            result.bots[row].group_squares += mean * mean;
        }
        ++result.groups;
    }

    const typename G::Data& data_;
    Setup setup_;
    Budget budget_;
    Seed seed_;
    std::vector<std::unique_ptr<Bot<G>>> bots_;
    std::vector<std::size_t> rows_;  // of the result, per entry of the line-up
    std::vector<std::string> rows_by_name_;
    bool ready_ = true;
};

}  // namespace sidera
