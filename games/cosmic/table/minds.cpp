// Deeds with what players know of hands and see of the deck, hands that are exchanged, flares that
// nobody has seen yet.

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

void MindDeeds::open_hands(Seat by) {
    enc().shows_hands = by;
    tell({.kind = EventKind::hands_opened, .seat = by});
    state().pub.open_hands = everybody(pub()).without(SeatSet::of(by));
    for (const Seat of : pub().open_hands)
        see_open_hand(of);
}

// What another encounter below has opened stays open.
void MindDeeds::close_hands() {
    state().pub.open_hands.clear();
    for (const Encounter& e : pub().encounters)
        if (e.shows_hands != kNoSeat)
            state().pub.open_hands = everybody(pub()).without(SeatSet::of(e.shows_hands));
}

static void forget(State& state, Seat holder) {
    for (const Seat seat : everybody(state.pub)) {
        auto& known = state.own[seat].known;
        for (std::size_t i = known.size(); i > 0; --i)
            if (known[i - 1].holder == holder)
                known.erase_at(i - 1);
    }
}

static void forget_one(State& state, Seat holder, Card card) {
    for (const Seat seat : everybody(state.pub)) {
        auto& known = state.own[seat].known;
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i].holder == holder && known[i].card == card) {
                known.erase_at(i);
                break;
            }
    }
}

void MindDeeds::see_open_hand(Seat of) {
    forget(state(), of);
    own(of).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            learn_all(of, card);
    });
}

// CM-A-AURA-2
void MindDeeds::see_arrive(Seat holder, Card card) {
    if (hand_lies_open(pub(), holder)) [[unlikely]]
        learn_all(holder, card);
}

void MindDeeds::see_leave(Seat holder, Card card) {
    if (hand_lies_open(pub(), holder)) [[unlikely]]
        forget_one(state(), holder, card);
}

void MindDeeds::open_deck() {
    state().pub.deck_lies_open = true;
    tell({.kind = EventKind::deck_opened});
}

void MindDeeds::see_open_deck() {
    state().pub.open_deck = state().secret.deck;
}

void MindDeeds::show_hand_to_all(Seat of) {
    for (const Seat seat : everybody(pub()))
        if (seat != of) {
            show_hand(seat, of);
            show(seat, {});
        }
}

// A card that lies face down is still known as one of its player's.
void MindDeeds::show_laid_card(Seat to, Side side) {
    const Seat layer = layer_of(enc(), side);
    const Slot& slot = enc().slots[side];
    const Card card = slot.open ? slot.card : own(layer).selected;
    Private& mind = own(to);
    mind.shown = {};
    mind.shown.add(card);
    if (slot.open || to == layer)
        return;
    tell(to, {.kind = PrivateEventKind::saw, .card = card, .other = layer});
    int known = 0;
    for (const Known& one : mind.known)
        known += one.holder == layer && one.card == card;
    if (known <= own(layer).hand.count(card) && !mind.known.full())
        mind.known.push_back({layer, card});
}

void MindDeeds::show_drawn(const DrawFrame& draw) {
    const Pile& unseen = state().secret.drawn;
    Cards cards;
    for (std::size_t i = unseen.size() - draw.drawn; i < unseen.size(); ++i)
        cards.add(unseen[i]);
    show(draw.seat, cards);
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

// A hand was mixed, or a card left it at random: what was known of it may no longer be there. What
// lies open is known all the same.
void MindDeeds::forget_hand(Seat holder) {
    if (!hand_lies_open(pub(), holder))
        forget(state(), holder);
}

// A card left a hand before everybody's eyes; of one that lies open that was seen already.
void MindDeeds::spot(Seat holder, Card card) {
    if (!hand_lies_open(pub(), holder))
        forget_one(state(), holder, card);
}

void MindDeeds::learn_all(Seat holder, Card card) {
    for (const Seat seat : everybody(pub()))
        learn(seat, holder, card);
}

void CardDeeds::set_hand(Seat seat, const Cards& cards) {
    own(seat).hand = cards;
    player(seat).hand = static_cast<std::uint8_t>(cards.size());
    if (hand_lies_open(pub(), seat))
        table_.minds.see_open_hand(seat);
}

void CardDeeds::swap_hands(Seat a, Seat b) {
    const Cards of_a = own(a).hand;
    set_hand(a, own(b).hand);
    set_hand(b, of_a);
    table_.minds.forget_hand(a);
    table_.minds.forget_hand(b);
    own(a).must_play = own(b).must_play = Card::none;  // it has changed hands with the rest
    own(a).borrowed.clear();
    own(b).borrowed.clear();
    own(a).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            table_.minds.learn(b, a, card);
    });
    own(b).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            table_.minds.learn(a, b, card);
    });
    tell({.kind = EventKind::hands_swapped, .seat = a, .other = b});
}

void CardDeeds::mix_hands(Seat me, Seat they) {
    const Cards my_old = own(me).hand;
    const Cards their_old = own(they).hand;
    Cards pool = my_old;
    their_old.for_each([&pool](Card card, int n) {
        for (int i = 0; i < n; ++i)
            pool.add(card);
    });
    Cards mine;
    for (int i = my_old.size(); i > 0; --i) {
        const auto left = static_cast<std::uint32_t>(pool.size());
        const Card card = pool.nth(static_cast<int>(below(left, kCardStream)));
        pool.remove(card);
        mine.add(card);
    }
    set_hand(me, mine);
    set_hand(they, pool);
    table_.minds.forget_hand(me);
    table_.minds.forget_hand(they);
    // What somebody held and no longer holds must be with the other.
    const auto infer = [this](Seat who, Seat holder, const Cards& old) {
        old.for_each([&](Card card, int n) {
            for (int i = own(who).hand.count(card); i < n; ++i)
                table_.minds.learn(who, holder, card);
        });
    };
    infer(me, they, my_old);
    infer(they, me, their_old);
}

void CardDeeds::look_through_deck(Seat seat, bool (*wanted)(Card)) {
    Cards seen;
    for (const Card card : state().secret.deck)
        if (wanted(card))
            seen.add(card);
    table_.minds.show(seat, seen);
}

void CardDeeds::take_of_deck(Seat seat, Card card) {
    Pile& deck = state().secret.deck;
    table_.minds.hide(seat, card);
    for (std::size_t i = deck.size(); i > 0; --i)
        if (deck[i - 1] == card) {
            deck.erase_at(i - 1);
            --state().pub.deck;
            gain(seat, card);
            tell(seat, {.kind = PrivateEventKind::drew, .card = card});
            return;
        }
}

void CardDeeds::shuffle_deck(Seat seat) {
    table_.minds.show(seat, {});
    Pile& deck = state().secret.deck;
    luck().shuffle(deck, kDeckStream, ++state().pub.draws);
    tell({.kind = EventKind::deck_reshuffled, .count = static_cast<std::int16_t>(deck.size())});
}

void CardDeeds::draw_unused_flare(Seat seat) {
    AlienSet& unused = state().secret.unused_flares;
    if (unused.empty())
        return;
    std::uint32_t at = below(static_cast<std::uint32_t>(unused.size()), kAlienStream);
    AlienId drawn = AlienId::none;
    for (const AlienId id : unused)
        if (at-- == 0) {
            drawn = id;
            break;
        }
    unused.erase(drawn);
    ++state().pub.flares;
    gain(seat, flare_of(drawn));
    tell({.kind = EventKind::cards_drawn, .seat = seat, .count = 1});
    tell(seat, {.kind = PrivateEventKind::drew, .card = flare_of(drawn)});
}

void CardDeeds::remove_flare(Seat seat, AlienId flare) {
    if (!remove(seat, flare_of(flare)))
        return;
    table_.minds.spot(seat, flare_of(flare));
    --state().pub.flares;
    state().pub.flares_seen.erase(flare);
    state().pub.flares_gone.insert(flare);
    tell({.kind = EventKind::flare_removed, .seat = seat, .card = flare_of(flare)});
}

}  // namespace sidera::cosmic
