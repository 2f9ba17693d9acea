// What a guess deals besides cards: destinies, face-down aliens, techs.

#pragma once

#include "engine/luck.h"
#include "games/cosmic/model/data.h"
#include "games/cosmic/model/state.h"
#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

// The luck of one guess: its draws are numbered one after the other.
class GuessLuck {
  public:
    explicit GuessLuck(Luck& luck) : luck_(luck) {}

    std::uint32_t below(std::size_t n) {
        return luck_.below(static_cast<std::uint32_t>(n), kCardStream, kNoSeat, ++draws_);
    }

    template<class Deck>
    void shuffle(Deck& deck, Stream why) {
        luck_.shuffle(deck, why, ++draws_);
    }

  private:
    Luck& luck_;
    std::uint32_t draws_ = 0;
};

void guess_sheets(const Data& data, const View& view, State& state, GuessLuck& luck);

}  // namespace sidera::cosmic
