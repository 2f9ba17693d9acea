// The answers of a match that can still be taken back.

#pragma once

#include <cstddef>
#include <iterator>
#include <vector>

#include "engine/decision.h"
#include "engine/record.h"

namespace sidera {

// Holds the state before each of the latest answers, back to the last one that was final: luck
// drawn, or something hidden moved.
template<class State>
class Steps {
  public:
    void add(const State& before, Seat seat, By by) {
        if (std::ssize(steps_) == kMost)  // nobody takes back that much
            steps_.erase(steps_.begin(), steps_.begin() + kMost / 2);
        steps_.push_back({before, seat, by});
    }

    void clear() { steps_.clear(); }

    // Whether take_back would be fine.
    bool may_take_back(Seat seat, const State& state) const {
        std::size_t at = steps_.size();
        while (at > 0 && steps_[at - 1].seat != seat)
            --at;
        if (at == 0)
            return false;
        return steps_[at - 1].before.pub == state.pub || !person_after(at);
    }

    // Takes back the seat's last answer, with all that bots answered since. `answers` is how many
    // hold, `sealed` says whether nobody else could have seen it.
    Status take_back(Seat seat, State& state, std::size_t& answers, bool& sealed) {
        std::size_t at = steps_.size();
        while (at > 0 && steps_[at - 1].seat != seat)
            --at;
        if (at == 0)
            return Status::refused(
                "there is nothing to take back: dice were rolled, something was "
                "revealed, or you have not answered yet",
                {},
                "nothing_to_undo");
        sealed = steps_[at - 1].before.pub == state.pub;
        if (sealed) {
            take_out(at - 1, state);
            --answers;
            return Status::fine();
        }
        if (person_after(at))
            return Status::refused("another player has answered since", {}, "answered_since");
        answers -= steps_.size() - (at - 1);
        state = steps_[at - 1].before;
        steps_.resize(at - 1);
        return Status::fine();
    }

  private:
    static constexpr std::ptrdiff_t kMost = 256;

    struct Step {
        State before;
        Seat seat;
        By by;
    };

    bool person_after(std::size_t at) const {
        for (std::size_t i = at; i < steps_.size(); ++i)
            if (steps_[i].by == By::person)
                return true;
        return false;
    }

    // A choice nobody has seen is taken back alone: others may have sealed theirs since, and
    // whether they have must not show.
    void take_out(std::size_t step, State& state) {
        const Seat seat = steps_[step].seat;
        const auto own = steps_[step].before.own[seat];
        state.own[seat] = own;
        for (std::size_t i = step + 1; i < steps_.size(); ++i)
            steps_[i].before.own[seat] = own;
        steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(step));
    }

    std::vector<Step> steps_;
};

}  // namespace sidera
