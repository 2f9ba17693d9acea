// Going through a recorded game, from moment to moment.

#pragma once

#include <cstddef>
#include <memory>

#include "match/kit.h"

namespace sidera {

// Goes forward entry by entry, and back by beginning anew: who asks for one moment after the other
// makes it play the game once.
class Walk {
  public:
    Walk(const GameKit& kit, DataSet set, Record record)
        : kit_(&kit), set_(std::move(set)), record_(std::move(record)) {}

    // The game after so many entries of its record; null when it cannot be played so far. Good
    // until the next step.
    const Match* at(std::size_t entry);

    const Record& record() const { return record_; }

  private:
    const GameKit* kit_;
    DataSet set_;
    Record record_;
    std::unique_ptr<Match> match_;
    std::size_t entry_ = 0;
};

}  // namespace sidera
