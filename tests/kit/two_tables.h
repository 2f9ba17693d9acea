// Two tables with different data in one process do not disturb each other.

#pragma once

#include "tests/kit/random_play.h"

namespace sidera::kit {

// A match that random answers push on, one at a time.
template<Game G>
class RandomTable {
  public:
    RandomTable(std::shared_ptr<const typename G::Data> data,
                const Setup& setup,
                std::uint64_t seed)
        : data_(std::move(data))
        , match_(data_, setup, header_for<G>(*data_, setup, {seed, 5}))
        , random_(seed) {}

    // False when the game is over.
    bool step() {
        auto answer = random_answer<G>(*data_, match_.whole_state(), random_);
        if (!answer)
            return false;
        answer->serial = match_.decision(answer->seat, answer->channel).serial;
        EXPECT_TRUE(match_.answer(*answer, By::person).ok);
        const auto broken = G::broken_invariant(*data_, match_.whole_state());
        EXPECT_FALSE(broken) << *broken;
        return true;
    }

    const TypedMatch<G>& match() const { return match_; }

    // Everything anybody was told, and where it ended.
    std::string story() const {
        std::string all = write_record(match_.record());
        for (int i = -1; i < match_.seats(); ++i) {
            const Seat audience = i < 0 ? kNoSeat : seat_at(i);
            all += match_.view(audience) + "\n";
            for (const Told& told : match_.events_since(audience, 0))
                all += told.json + "\n";
        }
        return all;
    }

  private:
    std::shared_ptr<const typename G::Data> data_;
    TypedMatch<G> match_;
    QuickRandom random_;
};

// Both games go as they go alone, and the data makes a difference.
template<Game G>
void check_two_tables(const std::shared_ptr<const typename G::Data>& one,
                      const std::shared_ptr<const typename G::Data>& two,
                      const Setup& setup,
                      std::uint64_t seed) {
    const auto alone = [&](const auto& data) {
        RandomTable<G> table(data, setup, seed);
        while (table.step()) {
        }
        return table.story();
    };
    const std::string first = alone(one);
    const std::string second = alone(two);
    EXPECT_NE(first, second) << "the data makes no difference";
    RandomTable<G> left(one, setup, seed);
    RandomTable<G> right(two, setup, seed);
    for (bool go_on = true; go_on;) {
        const bool l = left.step();
        const bool r = right.step();
        go_on = l || r;
    }
    EXPECT_TRUE(left.story() == first) << "the first table was disturbed";
    EXPECT_TRUE(right.story() == second) << "the second table was disturbed";
}

}  // namespace sidera::kit
