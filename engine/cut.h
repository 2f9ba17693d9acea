// The cut along visibility, in the type: what a state is made of, and what a view can hold at all.
//
// A game brings three structs: Public (everybody sees it), Private (one seat sees its own) and
// Secret (nobody sees it). A new field must be put into one of them; that choice is the review.

#pragma once

#include <type_traits>

#include "engine/keyed.h"
#include "engine/seat.h"

namespace sidera {

// Sizes of hidden things that cannot be read off the public part; most games need none.
struct NoCounts {
    template<class Self, class Visit>
    static void fields(Self&, Visit&&) {}

    bool operator==(const NoCounts&) const = default;
};

template<class Public, class Private, class Secret, std::size_t N>
struct CutState {
    Public pub;
    Keyed<Seat, Private, N> own;
    Secret secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("pub", self.pub);
        visit("own", self.own);
        visit("secret", self.secret);
    }

    bool operator==(const CutState&) const = default;
};

// All a client, a bot or a terminal ever gets: there is no place in it for what is hidden.
template<class Public, class Private, class Counts = NoCounts>
struct CutView {
    Seat seat = kNoSeat;  // kNoSeat: a spectator, whose own part is empty
    Public pub;
    Private own;
    Counts counts;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("pub", self.pub);
        visit("own", self.own);
        if constexpr (!std::is_same_v<Counts, NoCounts>)
            visit("counts", self.counts);
    }

    bool operator==(const CutView&) const = default;
};

// The same without a copy, inside the process.
template<class Public, class Private>
struct CutRef {
    Seat seat;
    const Public& pub;
    const Private& own;
};

template<class Public, class Private, class Counts>
CutRef<Public, Private> ref_of(const CutView<Public, Private, Counts>& view) {
    return {view.seat, view.pub, view.own};
}

template<class Public, class Private, class Secret, std::size_t N>
CutRef<Public, Private> ref_of(const CutState<Public, Private, Secret, N>& state, Seat seat) {
    static constexpr Private kNobody{};
    return {seat, state.pub, seat == kNoSeat ? kNobody : state.own[seat]};
}

// Whether an answer that changed the seat's own part may have shown something of it: it may have as
// soon as everybody saw anything change.
template<class Public, class Private, class Secret, std::size_t N>
bool may_show_own(const CutState<Public, Private, Secret, N>& before,
                  const CutState<Public, Private, Secret, N>& after) {
    return !(before.pub == after.pub);
}

// Copies two parts; there is no filter to forget.
template<class Public, class Private, class Secret, std::size_t N, class Counts = NoCounts>
CutView<Public, Private, Counts> view_of(const CutState<Public, Private, Secret, N>& state,
                                         Seat seat,
                                         const Counts& counts = {}) {
    return {seat, state.pub, seat == kNoSeat ? Private{} : state.own[seat], counts};
}

}  // namespace sidera
