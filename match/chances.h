// How likely each seat is to win, move by move through a recorded game.

#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "bots/guide.h"
#include "bots/playout.h"
#include "engine/typed_match.h"
#include "match/kit.h"
#include "match/telling.h"

namespace sidera {

// A game that is too long to be played to its end from every moment, and whose brain judges well:
// its playouts end after that many quiet moments.
template<class G>
concept JudgesOnTheWay = HasBrain<G> && Brain<G>::kJudgedAfter > 0;

// Plays states on to their end and counts victories; a shared one is split. All seats answer by the
// brain's quick policy (at random in a game without a brain). Every moment meets the same lucks:
// two neighbours then differ by what was answered and not by the noise of the dice. Long games are
// played on for a stretch only and judged there.
template<Game G>
class ChanceMeter {
  public:
    using State = typename G::State;

    ChanceMeter(const typename G::Data& data, Seed seed, const ChancesRequest& request)
        : data_(data), request_(request) {
        QuickRandom lucks(mix_seed(seed.low, seed.high ^ kApart));
        for (std::uint32_t i = 0; i < request.playouts; ++i)
            lucks_.push_back(lucks.seed());
    }

    // Plays the answers that hold on a fresh match, as if the others had never been given (taking
    // back meets no luck, so the game is the same one), and measures what it met on the way.
    std::vector<MomentChances> measure_all(const Record& record, TypedMatch<G>& match) {
        if (!walk(record, match))
            return {};
        std::size_t done = 0;
        in_telling_order(chosen_, moments_, [&](std::size_t at) {
            std::vector<double> win = measure(state_of(at), match.seats());
            if (onward_ != Onward::go_on)
                return false;
            moments_[at].win = std::move(win);
            moments_[at].measured = true;
            request_.progress(++done, chosen_.size());
            return true;
        });
        if (onward_ == Onward::stop || done == 0)
            return {};
        fill_between(moments_);
        return std::move(moments_);
    }

  private:
    static constexpr std::uint64_t kApart = 0x6368616e636573;  // no luck of the game itself
    static constexpr std::size_t kMostStates = 2000;           // kept in memory

    // Fills in the moments of the game and keeps the states of those that can be measured.
    bool walk(const Record& record, TypedMatch<G>& match) {
        const std::vector<std::size_t> held = answers_that_hold(record);
        const std::size_t apart = held.size() / kMostStates + 1;
        const auto keep = [&](std::size_t entry) {
            if (moments_.size() % apart == 0 || moments_.size() == held.size()) {
                chosen_.push_back(moments_.size());
                states_.push_back(match.whole_state());
            }
            const Outcome outcome = match.outcome();
            MomentChances moment{.entry = entry, .win = {}, .points = {}, .measured = false};
            for (int i = 0; i < match.seats(); ++i)
                moment.points.push_back(outcome.points[static_cast<std::size_t>(i)]);
            moments_.push_back(std::move(moment));
        };
        keep(0);
        for (const std::size_t at : held) {
            Answer answer = record.entries[at].answer;
            answer.serial = match.serial(answer.seat, answer.channel);
            if (!match.answer(answer, record.entries[at].by))
                return false;
            keep(at + 1);
        }
        return true;
    }

    const State& state_of(std::size_t moment) const {
        const auto found = std::lower_bound(chosen_.begin(), chosen_.end(), moment);
        return states_[static_cast<std::size_t>(found - chosen_.begin())];
    }

    std::vector<double> measure(const State& state, int seats) {
        std::vector<double> sums(static_cast<std::size_t>(seats));
        const bool over = G::asked(state).empty();
        const std::size_t games = over ? 1 : lucks_.size();
        for (std::size_t i = 0; i < games && onward_ == Onward::go_on; ++i) {
            State end = state;
            if (!over)
                play(end, lucks_[i]);
            const SeatValues shares = judge(end, seats);
            for (std::size_t seat = 0; seat < sums.size(); ++seat)
                sums[seat] += static_cast<double>(shares[seat]) / static_cast<double>(games);
        }
        return sums;
    }

    void play(State& state, Seed seed) {
        Luck luck = Luck::seeded(seed);
        QuickRandom random(seed.low ^ seed.high);
        const auto pick = [&](typename G::ViewRef ref, const CodeBuffer& codes) {
            if constexpr (HasBrain<G>)
                return brains_.of(data_).policy(ref, codes, random);
            else
                return pick_at_random<G>(data_, ref, codes, random);
        };
        Sink<G> nowhere;
        [[maybe_unused]] bool was_quiet = true;
        [[maybe_unused]] int stretches = 0;
        while (!G::asked(state).empty() && may_go_on()) {
            if constexpr (JudgesOnTheWay<G>) {
                const bool quiet = brains_.of(data_).is_quiet(state);
                if (quiet && !was_quiet && ++stretches == Brain<G>::kJudgedAfter)
                    return;
                was_quiet = quiet;
            }
            play_step<G>(data_, state, luck, nowhere, pick);
        }
    }

    bool may_go_on() {
        if (onward_ == Onward::go_on)
            onward_ = request_.onward();
        return onward_ == Onward::go_on;
    }

    // At the end by the result, on the way by what all seats think of it together.
    SeatValues judge(const State& state, [[maybe_unused]] int seats) {
        if constexpr (JudgesOnTheWay<G>) {
            if (!G::asked(state).empty()) {
                SeatValues mean{};
                for (int viewer = 0; viewer < seats; ++viewer) {
                    const SeatValues shares =
                        brains_.of(data_).shares(G::ref(state, seat_at(viewer)));
                    for (std::size_t i = 0; i < mean.size(); ++i)
                        mean[i] += shares[i] / static_cast<float>(seats);
                }
                return mean;
            }
        }
        return final_shares(G::outcome(data_, state));
    }

    struct NoBrains {};

    template<class T>
    struct BrainsOf {
        using Type = NoBrains;
    };

    template<HasBrain T>
    struct BrainsOf<T> {
        using Type = BrainHolder<T>;
    };

    const typename G::Data& data_;
    const ChancesRequest& request_;
    Onward onward_ = Onward::go_on;
    std::vector<Seed> lucks_;
    typename BrainsOf<G>::Type brains_;
    std::vector<MomentChances> moments_;
    std::vector<std::size_t> chosen_;  // of the moments: which can be measured,
    std::vector<State> states_;        // and their states
};

}  // namespace sidera
