// Who leads a search: what is worth a look, how others would answer, when to stop and judge.

#pragma once

#include "bots/brain.h"
#include "bots/random_bot.h"

namespace sidera {

// Without any knowledge of the game: all options, random playouts to the end.
template<Game G>
class BlindGuide {
  public:
    static constexpr bool kJudges = false;

    void prepare(const typename G::Data&, const typename G::View&) {}

    void prune(const typename G::ViewRef&, CodeBuffer&) const {}
};

// With the game's brain.
template<HasBrain G>
class BrainGuide {
  public:
    static constexpr bool kJudges = true;

    // Called before each choice with the view it is made on.
    void prepare(const typename G::Data& data, const typename G::View&) {
        brain_ = &brains_.of(data);
    }

    void prune(const typename G::ViewRef& ref, CodeBuffer& codes) const {
        brain_->prune(ref, codes);
    }

    Choice policy(const typename G::ViewRef& ref,
                  const CodeBuffer& codes,
                  QuickRandom& random) const {
        return brain_->policy(ref, codes, random);
    }

    bool is_quiet(const typename G::State& state) const { return brain_->is_quiet(state); }

    SeatValues shares(const typename G::ViewRef& ref) const { return brain_->shares(ref); }

  private:
    BrainHolder<G> brains_;
    const Brain<G>* brain_ = nullptr;
};

template<class G>
struct UsualGuide {
    using Type = BlindGuide<G>;
};

template<HasBrain G>
struct UsualGuide<G> {
    using Type = BrainGuide<G>;
};

}  // namespace sidera
