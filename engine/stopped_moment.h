// The moment in the middle of an answer at which an event is told.

#pragma once

#include <optional>

#include "engine/expectations.h"
#include "engine/typed_match.h"

namespace sidera {

// Keeps the state and what had been heard when the first event like the wanted one is told.
template<Game G>
class StoppedMoment {
  public:
    // Null: none is wanted. What was caught before is forgotten.
    void wait_for(const Json& event, TypedMatch<G>& match) {
        state_.reset();
        if (event.is_null())
            return match.listen({});
        heard_ = heard_so_far(match);
        match.listen(
            [this, &event, &match](const ToldEvent<G>& told) { hear(told, event, match); });
    }

    // When it is told before the first answer, nobody has heard anything else.
    void begin_at_nothing() { heard_ = {}; }

    const std::optional<typename G::State>& state() const { return state_; }

    const HeardSoFar& heard() const { return heard_; }

  private:
    void hear(const ToldEvent<G>& told, const Json& event, const TypedMatch<G>& match) {
        if (state_)
            return;
        for (std::size_t i = 0; i < heard_.size(); ++i)
            if (told.only == kNoSeat || i == static_cast<std::size_t>(told.only))
                ++heard_[i];
        const std::string text = told.only == kNoSeat ? to_json_text(told.open, match.names())
                                                      : to_json_text(told.own, match.names());
        if (first_mismatch(event, parse_json(text).value).empty())
            state_ = match.whole_state();
    }

    std::optional<typename G::State> state_;
    HeardSoFar heard_{};
};

}  // namespace sidera
