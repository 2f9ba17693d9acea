// How likely each seat is to win, move by move through a recorded game.

#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "bots/guide.h"
#include "bots/playout.h"
#include "engine/typed_match.h"
#include "match/kit.h"

namespace sidera {

// A game that is too long to be played to its end from every moment, and whose brain judges well.
template<class G>
concept JudgesOnTheWay = HasBrain<G> && Brain<G>::kJudgesOnTheWay;

// Plays states on to their end and counts victories; a shared one is split. All seats answer by the
// brain's quick policy (at random in a game without a brain). Every moment meets the same lucks:
// two neighbours then differ by what was answered and not by the noise of the dice. Long games are
// played on to the end of a stretch only and judged there.
template<Game G>
class ChanceMeter {
  public:
    // `go_on` is asked before every single answer of a playout; once it says false, what `measure`
    // yields means nothing.
    ChanceMeter(const typename G::Data& data,
                Seed seed,
                std::uint32_t playouts,
                std::function<bool()> go_on)
        : data_(data), playouts_(playouts), go_on_(std::move(go_on)) {
        QuickRandom lucks(mix_seed(seed.low, seed.high ^ kApart));
        for (std::uint32_t i = 0; i < playouts; ++i)
            lucks_.push_back(lucks.seed());
    }

    std::vector<double> measure(const typename G::State& state, int seats) {
        std::vector<double> sums(static_cast<std::size_t>(seats));
        const bool over = G::asked(state).empty();
        const std::uint32_t games = over ? 1 : playouts_;
        for (std::uint32_t i = 0; i < games && !stopped_; ++i) {
            typename G::State end = state;
            if (!over)
                play(end, lucks_[i]);
            const SeatValues shares = judge(end, seats);
            for (std::size_t seat = 0; seat < sums.size(); ++seat)
                sums[seat] += static_cast<double>(shares[seat]) / games;
        }
        return sums;
    }

    bool stopped() const { return stopped_; }

  private:
    static constexpr std::uint64_t kApart = 0x6368616e636573;  // no luck of the game itself

    void play(typename G::State& state, Seed seed) {
        Luck luck = Luck::seeded(seed);
        QuickRandom random(seed.low ^ seed.high);
        const auto pick = [&](typename G::ViewRef ref, const CodeBuffer& codes) {
            if constexpr (HasBrain<G>)
                return brains_.of(data_).policy(ref, codes, random);
            else
                return pick_at_random<G>(data_, ref, codes, random);
        };
        Sink<G> nowhere;
        for ([[maybe_unused]] bool was_quiet = true; !G::asked(state).empty() && may_go_on();) {
            if constexpr (JudgesOnTheWay<G>) {
                const bool quiet = brains_.of(data_).is_quiet(state);
                if (quiet && !was_quiet)
                    return;
                was_quiet = quiet;
            }
            play_step<G>(data_, state, luck, nowhere, pick);
        }
    }

    bool may_go_on() {
        stopped_ = stopped_ || !go_on_();
        return !stopped_;
    }

    // At the end by the result, on the way by what all seats think of it together.
    SeatValues judge(const typename G::State& state, [[maybe_unused]] int seats) {
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
    std::uint32_t playouts_;
    std::function<bool()> go_on_;
    bool stopped_ = false;
    std::vector<Seed> lucks_;
    typename BrainsOf<G>::Type brains_;
};

// Plays the answers that hold on a fresh match, as if the others had never been given: taking back
// meets no luck, so the game is the same one.
template<Game G>
void measure_chances(const Record& record,
                     TypedMatch<G>& match,
                     ChanceMeter<G>& meter,
                     const std::function<bool(const MomentChances&)>& each) {
    const auto tell = [&](std::size_t entry) {
        const Outcome outcome = match.outcome();
        MomentChances moment{
            .entry = entry, .win = meter.measure(match.whole_state(), match.seats()), .points = {}};
        for (int i = 0; i < match.seats(); ++i)
            moment.points.push_back(outcome.points[static_cast<std::size_t>(i)]);
        return !meter.stopped() && each(moment);
    };
    if (!tell(0))
        return;
    for (const std::size_t at : answers_that_hold(record)) {
        Answer answer = record.entries[at].answer;
        answer.serial = match.decision(answer.seat, answer.channel).serial;
        if (!match.answer(answer, record.entries[at].by) || !tell(at + 1))
            return;
    }
}

}  // namespace sidera
