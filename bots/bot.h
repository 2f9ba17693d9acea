// What a bot is: it gets what its seat sees and the legal options, and says one of them.

#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/game.h"

namespace sidera {

// How much a bot may think. Iterations make a choice repeatable; milliseconds count by `now`, which
// the edge provides, since bots have no clock of their own. What runs out first ends the thinking.
struct Budget {
    std::uint32_t iterations = 0;  // 0: no limit
    double milliseconds = 0;       // 0: no limit
    double (*now)() = nullptr;     // milliseconds from any moment on
};

// Who is asked may say something at the table first; the question then still stands.
struct Choice {
    OptionCode code = kNoCode;
    std::int32_t value = 0;
    Channel channel = Channel::main;
};

// A bot never gets a state: the only way to one is G::guess.
template<Game G>
class Bot {
  public:
    virtual ~Bot() = default;

    // `codes` is never empty. The view belongs to the seat that is asked.
    virtual Choice choose(const typename G::Data& data,
                          const typename G::View& view,
                          Channel channel,
                          const CodeBuffer& codes) = 0;

    // Forget what was thought about an earlier game; the same seed gives the same choices again.
    virtual void reset(std::uint64_t seed) = 0;
};

}  // namespace sidera
