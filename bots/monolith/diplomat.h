// What a bot says at the table: offers, answers to offers, alliances.

#pragma once

#include <optional>
#include <vector>

#include "bots/monolith/brain.h"

namespace sidera::monolith {

// Remembers what it has begun to say; an offer is several words long.
class Diplomat {
  public:
    // The next word, if there is one; only in the own turn.
    std::optional<Choice> speak(const Data& data,
                                const Brain<Monolith>& brain,
                                const View& view,
                                QuickRandom& random);

    void reset() { *this = Diplomat(); }

  private:
    std::optional<Choice> reply(const Data& data,
                                const Brain<Monolith>& brain,
                                const View& view,
                                const CodeBuffer& words,
                                QuickRandom& random);
    void think_of_offer(const Data& data, const View& view, QuickRandom& random);
    void think_of_alliance(const Brain<Monolith>& brain, const View& view, QuickRandom& random);

    std::vector<Choice> words_;  // still to be said, the next one last
    int round_ = -1;             // of the last own turn in which something was thought of
    int spoken_ = 0;             // words in this turn
};

// What a seat gains by a barter, in points as it values the goods.
float gain_of(const Data& data, const View& view, const Bill& bill);

}  // namespace sidera::monolith
