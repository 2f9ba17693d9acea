// Everything true about a game of Cosmic Encounter, cut along who may know it.

#pragma once

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

// What follows from the rest but takes time to find, kept until somebody writes to what it follows
// from. Most windows open without that.
struct Touched {
    bool players = true;                           // since powers were looked at
    SeatSet voices = SeatSet::first(kMaxPlayers);  // whose `moments` have to be found anew
    // At which a hand, a hoard or a sheet may have a word; and all of these.
    Keyed<Seat, MomentSet, kMaxPlayers> moments;
    MomentSet anybody;
};

// What nobody may know: the order of the decks (the last card is on top).
struct Secret {
    Pile deck;
    Pile drawn;  // from it, and seen by nobody yet
    DestinyPile destinies;
    TechPile techs;
    bool lacking = false;  // a card was to leave a hand without being there: only in guessed worlds
    Derived<Touched> touched;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("deck", self.deck);
        visit("drawn", self.drawn);
        visit("destinies", self.destinies);
        visit("techs", self.techs);
        visit("lacking", self.lacking);
    }

    bool operator==(const Secret&) const = default;
};

using State = CutState<Public, Private, Secret, kMaxPlayers>;

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 14'336);

}  // namespace sidera::cosmic
