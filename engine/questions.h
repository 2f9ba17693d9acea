// The numbers of the questions that are open.

#pragma once

#include <array>

#include "engine/decision.h"
#include "engine/game.h"

namespace sidera {

// A question keeps its number until it changes or its seat has answered it on its channel, so an
// answer to an old question can be told from one to the new.
template<Game G>
class Questions {
  public:
    Serial serial(Seat seat, Channel channel) const {
        const std::size_t slot =
            seat == kNoSeat ? kMaxSeats : static_cast<std::size_t>(seat);  // where nobody is asked
        return questions_[slot][static_cast<std::size_t>(channel)].serial;
    }

    // After the state has changed; `answered` has a set of seats for each channel.
    void reopen(const typename G::Data& data,
                const typename G::State& state,
                int seats,
                const std::array<SeatSet, 2>& answered) {
        CodeArray<G::kMaxOptions> codes;
        for (int i = 0; i < seats; ++i) {
            for (const Channel channel : {Channel::main, Channel::table}) {
                codes.clear();
                G::options(data, G::ref(state, seat_at(i)), channel, codes);
                Hasher print;
                for (const OptionCode code : codes)
                    print.add(static_cast<std::uint64_t>(code));
                Question& question =
                    questions_[static_cast<std::size_t>(i)][static_cast<std::size_t>(channel)];
                if (print.value() != question.print ||
                    answered[static_cast<std::size_t>(channel)].has(seat_at(i)))
                    ++question.serial;
                question.print = print.value();
            }
        }
    }

  private:
    struct Question {
        Serial serial = 0;
        std::uint64_t print = 0;  // of the options; another print is another question
    };

    std::array<std::array<Question, 2>, kMaxSeats + 1> questions_{};
};

}  // namespace sidera
