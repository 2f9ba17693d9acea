// Where events go: to the audiences of a match, or nowhere in a playout.

#pragma once

#include <functional>
#include <vector>

#include "engine/seat.h"

namespace sidera {

// An event told to everybody, or to one seat alone. The two types differ, so a public event cannot
// hold what only its owner may see.
template<class Open, class Own>
struct ToldOf {
    Seat only = kNoSeat;  // kNoSeat: everybody
    Open open{};
    Own own{};
};

// A pointer to a list that may be null: in a playout every call is one predictable branch.
template<class Open, class Own>
class SinkOf {
  public:
    using Told = ToldOf<Open, Own>;

    SinkOf() = default;

    // `listener` is called for every event when it is told, in the middle of things.
    using Listener = std::function<void(const Told&)>;

    explicit SinkOf(std::vector<Told>& list, const Listener* listener = nullptr)
        : list_(&list), listener_(listener) {}

    bool is_on() const { return list_ != nullptr; }

    void tell_all(const Open& event) {
        if (list_ != nullptr) [[unlikely]]
            add({.only = kNoSeat, .open = event, .own = {}});
    }

    void tell(Seat seat, const Own& event) {
        if (list_ != nullptr) [[unlikely]]
            add({.only = seat, .open = {}, .own = event});
    }

  private:
    void add(const Told& event) {
        list_->push_back(event);
        if (listener_ != nullptr && *listener_)
            (*listener_)(event);
    }

    std::vector<Told>* list_ = nullptr;
    const Listener* listener_ = nullptr;
};

// Those of a game. Two games that tell the same events, editions of one, have the same.
template<class G>
using ToldEvent = ToldOf<typename G::PublicEvent, typename G::PrivateEvent>;

template<class G>
using Sink = SinkOf<typename G::PublicEvent, typename G::PrivateEvent>;

}  // namespace sidera
