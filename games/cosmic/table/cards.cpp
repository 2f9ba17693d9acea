// Deeds with cards: drawing, discarding, giving, showing, and who knows what.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

// The place of the play at the bottom of a chain of answers, if the running play is one of them;
// otherwise 0, where there is never a play. The frames stand: answered play, window, answer.
std::size_t bottom_of_chain(const Frames& frames) {
    std::size_t at = frames.size();
    const auto is_answer = [&] {
        const auto* window = at < 3 ? nullptr : std::get_if<WindowFrame>(&frames[at - 2]);
        return window != nullptr && is_response(window->moment) &&
               std::holds_alternative<PlayFrame>(frames[at - 1]) &&
               std::holds_alternative<PlayFrame>(frames[at - 3]);
    };
    while (is_answer())
        at -= 2;
    return at == frames.size() ? 0 : at - 1;
}

// CF-A-VULCH-1: what a chain of answers costs is picked up when the chain is resolved.
void toss(Table& table, TossFrame cards) {
    const std::size_t bottom = bottom_of_chain(table.frames());
    if (bottom == 0 || table.pub().tosses.full())
        return table.push(cards);
    cards.waits_for = static_cast<std::uint8_t>(bottom);
    table.state().pub.tosses.push_back(cards);
}

template<class Act>
void for_each_toss(Public& pub, Act act) {
    for (TossFrame& waiting : pub.tosses)
        act(waiting);
    for (Frame& frame : pub.frames)
        if (auto* running = std::get_if<TossFrame>(&frame))
            act(*running);
}

}  // namespace

// No power hangs on the number of cards, so that it is written past `player`.
void Table::gain(Seat seat, Card card) {
    own(seat).hand.add(card);
    Touched& kept = state_.secret.touched;
    kept.moments[seat] = kept.moments[seat] | data_.moments_of(card);
    kept.anybody = kept.anybody | data_.moments_of(card);
    ++state_.pub.players[seat].hand;
}

// In a guessed world somebody may lack a card that a running play will take. In a true one that is
// a fault: it is noted, and the invariants tell it (CF-INV-2).
bool Table::remove(Seat seat, Card card) {
    if (!own(seat).hand.has(card)) {
        state_.secret.lacking = true;
        return false;
    }
    own(seat).hand.remove(card);
    state_.secret.touched.voices.insert(seat);
    --state_.pub.players[seat].hand;
    return true;
}

void Table::gain_hoard(Seat seat, Card card) {
    own(seat).hoard.add(card);
    ++player(seat).hoard;
}

void Table::remove_hoard(Seat seat, Card card) {
    own(seat).hoard.remove(card);
    --player(seat).hoard;
}

// CF-HAND-4. `quiet`: nobody can answer it any more.
void Table::to_pile(Seat from, Card card, bool quiet) {
    state_.pub.discards.push_back(card);
    if (is_flare(card))
        state_.pub.flares_seen.insert(cosmic::alien_of(card));
    tell({.kind = EventKind::card_discarded, .seat = from, .card = card});
    const bool matters = !is_encounter_card(card);
    if (quiet || !matters || !might_speak(Moment::discarded, everybody(pub())))
        return;
    const std::size_t size = pub().discards.size();
    auto* running = frames().empty() ? nullptr : std::get_if<TossFrame>(&frames().back());
    if (running != nullptr && running->step == 0 && running->from == from &&
        !running->reinforcements)
        running->count = static_cast<std::uint8_t>(size - running->first);
    else
        toss(*this, {.from = from, .first = static_cast<std::uint8_t>(size - 1), .count = 1});
}

void Table::release_tosses(std::size_t depth) {
    auto& waiting = state_.pub.tosses;
    for (std::size_t i = waiting.size(); i > 0; --i)  // the first one is pushed last
        if (waiting[i - 1].waits_for >= depth) {
            waiting[i - 1].waits_for = 0;
            push(waiting[i - 1]);
            waiting.erase_at(i - 1);
        }
}

void Table::discard(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    spot(seat, card);
    to_pile(seat, card);
}

void Table::discard_as_reinforcement(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    spot(seat, card);
    to_pile(seat, card, true);
    if (might_speak(Moment::discarded, everybody(pub())))
        toss(*this,
             {.from = seat,
              .first = static_cast<std::uint8_t>(pub().discards.size() - 1),
              .count = 1,
              .reinforcements = true});
}

void Table::discard_all(Seat seat, const CardSet& kept) {
    const Cards hand = own(seat).hand;
    hand.for_each([&](Card card, int count) {
        if (!kept.has(card))
            for (int i = 0; i < count; ++i) {
                remove(seat, card);
                to_pile(seat, card);
            }
    });
    forget_hand(seat);
}

// Discards that may still be answered move down, or one of them has gone.
Card Table::take_from_pile(std::size_t at) {
    const Card card = state_.pub.discards[at];
    state_.pub.discards.erase_at(at);
    for_each_toss(state_.pub, [at](TossFrame& cards) {
        if (at < cards.first)
            --cards.first;
        else if (at < std::size_t{cards.first} + cards.count)
            --cards.count;
    });
    return card;
}

int Table::take_tossed(Seat to, bool (*wanted)(Card), int most) {
    const TossFrame* toss = topmost<TossFrame>(pub().frames);
    int taken = 0;
    for (std::size_t i = toss == nullptr ? 0 : toss->first + toss->count;
         toss != nullptr && i > toss->first && taken < most;
         --i) {
        if (!wanted(pub().discards[i - 1]))
            continue;
        const Card card = take_from_pile(i - 1);
        ++taken;
        gain(to, card);
        for (const Seat seat : everybody(pub()))
            learn(seat, to, card);
        tell({.kind = EventKind::card_kept, .seat = to, .card = card});
    }
    return taken;
}

// A card used in the encounter comes back from the pile; none: it is no longer there.
Card Table::fetch(std::size_t spent) {
    const Card card = enc().spent[spent].card;
    enc().spent.erase_at(spent);
    for (std::size_t i = pub().discards.size(); i > 0; --i)
        if (pub().discards[i - 1] == card)
            return take_from_pile(i - 1);
    return Card::none;
}

void Table::draw(Seat seat, int count, DrawFrame::To to, bool same_event) {
    if (count <= 0)
        return;
    DrawFrame frame{
        .seat = seat, .count = static_cast<std::uint8_t>(count), .heard = same_event, .to = to};
    if (has_encounter(pub()) && encounter().watched == seat)
        frame.watcher = encounter().watcher;
    push(frame);
}

// From now on, and for the rest of the encounter, also what is being drawn right now.
void Table::watch(Seat watcher, Seat watched) {
    enc().watcher = watcher;
    enc().watched = watched;
    for (Frame& frame : frames())
        if (auto* running = std::get_if<DrawFrame>(&frame); running && running->seat == watched)
            running->watcher = watcher;
}

// CF-HAND-5
void Table::refill_deck() {
    Pile& deck = state_.secret.deck;
    for (const Card card : state_.pub.discards)
        deck.push_back(card);
    state_.pub.discards.clear();
    for_each_toss(state_.pub, [](TossFrame& cards) { cards.first = cards.count = 0; });
    if (has_encounter(pub()))
        enc().spent.clear();
    luck_.shuffle(deck, kDeckStream, ++state_.pub.draws);
    state_.pub.deck = static_cast<std::uint8_t>(deck.size());
    tell({.kind = EventKind::deck_reshuffled, .count = static_cast<std::int16_t>(deck.size())});
}

bool Table::can_draw_encounter_card() const {
    for (const Card card : state_.secret.deck)
        if (is_encounter_card(card))
            return true;
    for (const Card card : pub().discards)
        if (is_encounter_card(card))
            return true;
    return false;
}

// CF-HAND-6: also what was drawn and not yet seen.
static void sweep_drawn(State& state) {
    for (const Card card : state.secret.drawn) {
        state.pub.discards.push_back(card);
        if (is_flare(card))
            state.pub.flares_seen.insert(alien_of(card));
    }
    state.secret.drawn.clear();
    for (Frame& frame : state.pub.frames)
        if (auto* draw = std::get_if<DrawFrame>(&frame))
            draw->drawn = 0;
}

// CF-HAND-6
void Table::quake() {
    ++state_.pub.quakes;
    tell({.kind = EventKind::cosmic_quake});
    for (const Seat seat : everybody(pub())) {
        const Cards hand = own(seat).hand;
        state_.pub.flares_seen = pub().flares_seen | hand.flares();
        hand.for_each([&](Card card, int count) {
            for (int i = 0; i < count; ++i) {
                remove(seat, card);
                state_.pub.discards.push_back(card);
            }
        });
        forget_hand(seat);
    }
    sweep_drawn(state_);
    refill_deck();
    Pile& deck = state_.secret.deck;
    const auto seats = static_cast<std::size_t>(pub().rules.seats);
    const std::size_t each = std::min<std::size_t>(edition().hand_size, deck.size() / (seats + 1));
    const std::size_t dealt =
        deck.size() >= seats * edition().hand_size ? edition().hand_size : each;
    for (const Seat seat : everybody(pub()))
        for (std::size_t i = 0; i < dealt; ++i) {
            const Card card = deck.back();
            deck.pop_back();
            gain(seat, card);
            tell(seat, {.kind = PrivateEventKind::drew, .card = card});
        }
    state_.pub.deck = static_cast<std::uint8_t>(deck.size());
}

// The next card, or none when there was a quake instead (CF-HAND-6: that draw is dropped).
Card Table::top_card() {
    Pile& deck = state_.secret.deck;
    if (deck.empty()) {
        if (state_.pub.discards.empty()) {
            quake();
            return Card::none;
        }
        refill_deck();
        window(Moment::reshuffled);
    }
    const Card card = deck.back();
    deck.pop_back();
    --state_.pub.deck;
    return card;
}

void Table::put_under(Card card) {
    Pile& deck = state_.secret.deck;
    deck.push_back(card);
    for (std::size_t i = deck.size() - 1; i > 0; --i)
        deck[i] = deck[i - 1];
    deck[0] = card;
    ++state_.pub.deck;
}

void Table::renew_hand(Seat seat) {
    push(RenewFrame{.seat = seat});
}

void Table::give(Seat from, Seat to, Card card) {
    if (!remove(from, card))
        return;
    gain(to, card);
    // Nobody else may notice which card it was: all they knew of that hand is uncertain now.
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        bool once = false;  // who takes it knows which one has gone
        for (std::size_t i = mind.known.size(); i > 0; --i)
            if (mind.known[i - 1].holder == from &&
                (seat != to || (mind.known[i - 1].card == card && !once))) {
                mind.known.erase_at(i - 1);
                once = true;
            }
    }
    learn(from, to, card);
    tell(to, {.kind = PrivateEventKind::took, .card = card, .other = from});
    tell(from, {.kind = PrivateEventKind::lost, .card = card, .other = to});
}

Card Table::random_card(Seat seat) {
    const Cards& hand = own(seat).hand;
    const int size = player(seat).hand;
    if (size == 0)
        return Card::none;
    return hand.nth(static_cast<int>(below(static_cast<std::uint32_t>(size), kCardStream)));
}

// CF-HAND-7
Card Table::take_random(Seat from, Seat to) {
    const Card card = random_card(from);
    if (card == Card::none)
        return card;
    forget_hand(from);
    give(from, to, card);
    return card;
}

void Table::set_hand(Seat seat, const Cards& cards) {
    own(seat).hand = cards;
    player(seat).hand = static_cast<std::uint8_t>(cards.size());
}

void Table::swap_hands(Seat a, Seat b) {
    const Cards of_a = own(a).hand;
    set_hand(a, own(b).hand);
    set_hand(b, of_a);
    forget_hand(a);
    forget_hand(b);
    own(a).must_play = own(b).must_play = Card::none;  // it has changed hands with the rest
    own(a).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            learn(b, a, card);
    });
    own(b).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            learn(a, b, card);
    });
    tell({.kind = EventKind::hands_swapped, .seat = a, .other = b});
}

void Table::show_hand(Seat to, Seat of) {
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

void Table::learn(Seat seat, Seat holder, Card card) {
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
void Table::forget_hand(Seat holder) {
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        for (std::size_t i = mind.known.size(); i > 0; --i)
            if (mind.known[i - 1].holder == holder)
                mind.known.erase_at(i - 1);
    }
}

// A card left a hand before everybody's eyes.
void Table::spot(Seat holder, Card card) {
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        for (std::size_t i = 0; i < mind.known.size(); ++i)
            if (mind.known[i].holder == holder && mind.known[i].card == card) {
                mind.known.erase_at(i);
                break;
            }
    }
}

void Table::put_aside(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    own(seat).aside.add(card);
    ++player(seat).aside;
}

void Table::take_aside_back(Seat seat) {
    const Cards aside = own(seat).aside;
    aside.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            gain(seat, card);
    });
    own(seat).aside = {};
    state_.pub.players[seat].aside = 0;
}

}  // namespace sidera::cosmic
