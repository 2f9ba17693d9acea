// Where events go: to the audiences of a match, or nowhere in a playout.

#pragma once

#include <functional>
#include <vector>

#include "engine/seat.h"

namespace sidera {

// An event told to everybody, or to one seat alone. The two types differ, so a public event cannot
// hold what only its owner may see.
template<class G>
struct ToldEvent {
    Seat only = kNoSeat;  // kNoSeat: everybody
    typename G::PublicEvent open{};
    typename G::PrivateEvent own{};
};

// A pointer to a list that may be null: in a playout every call is one predictable branch.
template<class G>
class Sink {
  public:
    Sink() = default;

    // `listener` is called for every event when it is told, in the middle of things.
    using Listener = std::function<void(const ToldEvent<G>&)>;

    explicit Sink(std::vector<ToldEvent<G>>& list, const Listener* listener = nullptr)
        : list_(&list), listener_(listener) {}

    bool is_on() const { return list_ != nullptr; }

    void tell_all(const typename G::PublicEvent& event) {
        if (list_ != nullptr) [[unlikely]]
            add({.only = kNoSeat, .open = event, .own = {}});
    }

    void tell(Seat seat, const typename G::PrivateEvent& event) {
        if (list_ != nullptr) [[unlikely]]
            add({.only = seat, .open = {}, .own = event});
    }

  private:
    void add(const ToldEvent<G>& event) {
        list_->push_back(event);
        if (listener_ != nullptr && *listener_)
            (*listener_)(event);
    }

    std::vector<ToldEvent<G>>* list_ = nullptr;
    const Listener* listener_ = nullptr;
};

}  // namespace sidera
