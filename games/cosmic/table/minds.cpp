// Deeds with what players know of hands.

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// From now on, and for the rest of the encounter, also what is being drawn right now.
void MindDeeds::watch(Seat watcher, Seat watched) {
    enc().watcher = watcher;
    enc().watched = watched;
    for (Frame& frame : frames())
        if (auto* running = std::get_if<DrawFrame>(&frame); running && running->seat == watched)
            running->watcher = watcher;
}

void MindDeeds::show_hand(Seat to, Seat of) {
    own(to).shown = own(of).hand;
    Private& mind = own(to);
    for (std::size_t i = mind.known.size(); i > 0; --i)
        if (mind.known[i - 1].holder == of)
            mind.known.erase_at(i - 1);
    own(of).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i) {
            learn(to, of, card);
            tell(to, {.kind = PrivateEventKind::saw, .card = card, .other = of});
        }
    });
    tell({.kind = EventKind::hand_seen, .seat = to, .other = of});
}

void MindDeeds::learn(Seat seat, Seat holder, Card card) {
    Private& mind = own(seat);
    if (seat == holder || mind.known.full())
        return;
    int known = 0;
    for (const Known& one : mind.known)
        known += one.holder == holder && one.card == card;
    if (known < own(holder).hand.count(card))
        mind.known.push_back({holder, card});
}

// A hand was mixed, or a card left it at random: what was known of it may no longer be there.
void MindDeeds::forget_hand(Seat holder) {
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        for (std::size_t i = mind.known.size(); i > 0; --i)
            if (mind.known[i - 1].holder == holder)
                mind.known.erase_at(i - 1);
    }
}

// A card left a hand before everybody's eyes.
void MindDeeds::spot(Seat holder, Card card) {
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        for (std::size_t i = 0; i < mind.known.size(); ++i)
            if (mind.known[i].holder == holder && mind.known[i].card == card) {
                mind.known.erase_at(i);
                break;
            }
    }
}

void MindDeeds::learn_all(Seat holder, Card card) {
    for (const Seat seat : everybody(pub()))
        learn(seat, holder, card);
}

}  // namespace sidera::cosmic
