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
void CardDeeds::gain(Seat seat, Card card) {
    own(seat).hand.add(card);
    Touched& kept = state().secret.touched;
    kept.moments[seat] = kept.moments[seat] | data().moments_of(card);
    kept.anybody = kept.anybody | data().moments_of(card);
    ++state().pub.players[seat].hand;
    table_.minds.see_arrive(seat, card);
}

// In a guessed world somebody may lack a card that a running play will take. In a true one that is
// a fault: it is noted, and the invariants tell it (CF-INV-2).
bool CardDeeds::remove(Seat seat, Card card) {
    if (!own(seat).hand.has(card)) {
        state().secret.lacking = true;
        return false;
    }
    own(seat).hand.remove(card);
    state().secret.touched.voices.insert(seat);
    --state().pub.players[seat].hand;
    table_.minds.see_leave(seat, card);
    return true;
}

void CardDeeds::gain_hoard(Seat seat, Card card) {
    own(seat).hoard.add(card);
    ++player(seat).hoard;
}

void CardDeeds::remove_hoard(Seat seat, Card card) {
    own(seat).hoard.remove(card);
    --player(seat).hoard;
}

// CF-HAND-4. `quiet`: nobody can answer it any more.
void CardDeeds::to_pile(Seat from, Card card, bool quiet) {
    state().pub.discards.push_back(card);
    if (is_flare(card))
        state().pub.flares_seen.insert(cosmic::alien_of(card));
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
        toss({.from = from, .first = static_cast<std::uint8_t>(size - 1), .count = 1});
}

void CardDeeds::release_tosses(std::size_t depth) {
    auto& waiting = state().pub.tosses;
    for (std::size_t i = waiting.size(); i > 0; --i)  // the first one is pushed last
        if (waiting[i - 1].waits_for >= depth) {
            waiting[i - 1].waits_for = 0;
            push(waiting[i - 1]);
            waiting.erase_at(i - 1);
        }
}

void CardDeeds::discard(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    table_.minds.spot(seat, card);
    to_pile(seat, card);
}

void CardDeeds::discard_as_reinforcement(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    table_.minds.spot(seat, card);
    to_pile(seat, card, true);
    if (might_speak(Moment::discarded, everybody(pub())))
        toss({.from = seat,
              .first = static_cast<std::uint8_t>(pub().discards.size() - 1),
              .count = 1,
              .reinforcements = true});
}

void CardDeeds::discard_all(Seat seat, const CardSet& kept) {
    const Cards hand = own(seat).hand;
    hand.for_each([&](Card card, int count) {
        if (!kept.has(card))
            for (int i = 0; i < count; ++i) {
                remove(seat, card);
                to_pile(seat, card);
            }
    });
    table_.minds.forget_hand(seat);
}

// Discards that may still be answered move down, or one of them has gone.
Card CardDeeds::take_from_pile(std::size_t at) {
    const Card card = state().pub.discards[at];
    state().pub.discards.erase_at(at);
    for_each_toss(state().pub, [at](TossFrame& cards) {
        if (at < cards.first)
            --cards.first;
        else if (at < std::size_t{cards.first} + cards.count)
            --cards.count;
    });
    return card;
}

int CardDeeds::take_tossed(Seat to, bool (*wanted)(Card), int most) {
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
        table_.minds.learn_all(to, card);
        tell({.kind = EventKind::card_kept, .seat = to, .card = card});
    }
    return taken;
}

// A card used in the encounter comes back from the pile; none: it is no longer there.
Card CardDeeds::fetch(std::size_t spent) {
    const Card card = enc().spent[spent].card;
    enc().spent.erase_at(spent);
    for (std::size_t i = pub().discards.size(); i > 0; --i)
        if (pub().discards[i - 1] == card)
            return take_from_pile(i - 1);
    return Card::none;
}

// CF-HAND-5
void CardDeeds::refill_deck() {
    Pile& deck = state().secret.deck;
    for (const Card card : state().pub.discards)
        deck.push_back(card);
    state().pub.discards.clear();
    for_each_toss(state().pub, [](TossFrame& cards) { cards.first = cards.count = 0; });
    if (has_encounter(pub()))
        enc().spent.clear();
    table_.encounters.forget_played();
    state().pub.deck_lies_open = false;
    state().pub.open_deck.clear();
    luck().shuffle(deck, kDeckStream, ++state().pub.draws);
    state().pub.deck = static_cast<std::uint8_t>(deck.size());
    tell({.kind = EventKind::deck_reshuffled, .count = static_cast<std::int16_t>(deck.size())});
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
void CardDeeds::quake() {
    ++state().pub.quakes;
    tell({.kind = EventKind::cosmic_quake});
    for (const Seat seat : everybody(pub())) {
        const Cards hand = own(seat).hand;
        state().pub.flares_seen = pub().flares_seen | hand.flares();
        hand.for_each([&](Card card, int count) {
            for (int i = 0; i < count; ++i) {
                remove(seat, card);
                state().pub.discards.push_back(card);
            }
        });
        table_.minds.forget_hand(seat);
    }
    sweep_drawn(state());
    refill_deck();
    Pile& deck = state().secret.deck;
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
    state().pub.deck = static_cast<std::uint8_t>(deck.size());
}

void CardDeeds::reward(Seat seat, int count) {
    push(SpoilsFrame{.taker = seat, .count = static_cast<std::uint8_t>(count), .rewards = true});
}

void CardDeeds::compensate(Seat taker, Seat payer, int count) {
    if (count > 0)
        push(
            SpoilsFrame{.taker = taker, .payer = payer, .count = static_cast<std::uint8_t>(count)});
}

void CardDeeds::renew_hand(Seat seat) {
    push(RenewFrame{.seat = seat});
}

void CardDeeds::give(Seat from, Seat to, Card card) {
    if (!remove(from, card))
        return;
    gain(to, card);
    // Nobody else may notice which card it was: all they knew of that hand is uncertain now.
    for (const Seat seat : everybody(pub())) {
        Private& mind = own(seat);
        if (hand_lies_open(pub(), from))  // everybody has seen it
            break;
        bool once = false;  // who takes it knows which one has gone
        for (std::size_t i = mind.known.size(); i > 0; --i)
            if (const Known one = mind.known[i - 1];
                one.holder == from && (seat != to || (one.card == card && !once))) {
                mind.known.erase_at(i - 1);
                once = true;
            }
    }
    table_.minds.learn(from, to, card);
    tell(to, {.kind = PrivateEventKind::took, .card = card, .other = from});
    tell(from, {.kind = PrivateEventKind::lost, .card = card, .other = to});
}

Card CardDeeds::random_card(Seat seat) {
    const Cards& hand = own(seat).hand;
    const int size = player(seat).hand;
    if (size == 0)
        return Card::none;
    return hand.nth(static_cast<int>(below(static_cast<std::uint32_t>(size), kCardStream)));
}

Card CardDeeds::random_card(Seat seat, const Question& wanted) {
    Cards fitting;
    own(seat).hand.for_each([&](Card card, int n) {
        for (int i = 0; i < n && fits(wanted, card); ++i)
            fitting.add(card);
    });
    if (fitting.empty())
        return Card::none;
    const auto size = static_cast<std::uint32_t>(fitting.size());
    return fitting.nth(static_cast<int>(below(size, kCardStream)));
}

// CF-HAND-7
Card CardDeeds::take_random(Seat from, Seat to) {
    const Card card = random_card(from);
    if (card == Card::none)
        return card;
    table_.minds.forget_hand(from);
    give(from, to, card);
    return card;
}

void CardDeeds::put_aside(Seat seat, Card card) {
    if (!remove(seat, card))
        return;
    own(seat).aside.add(card);
    ++player(seat).aside;
}

void CardDeeds::take_aside_back(Seat seat) {
    if (own(seat).aside.empty())
        return;
    const Cards aside = own(seat).aside;
    aside.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i)
            gain(seat, card);
    });
    own(seat).aside = {};
    state().pub.players[seat].aside = 0;
}

void CardDeeds::build_fort(Seat seat, Card card, Planet planet) {
    if (!remove(seat, card))
        return;
    table_.minds.spot(seat, card);
    state().pub.forts.push_back({planet, card});
    tell({.kind = EventKind::card_opened, .seat = seat, .card = card});
}

void CardDeeds::raze_forts(Planet planet, Seat owner) {
    auto& forts = state().pub.forts;
    for (std::size_t i = forts.size(); i > 0; --i) {
        if (planet != Planet::none && forts[i - 1].planet != planet)
            continue;
        const Card card = forts[i - 1].card;
        forts.erase_at(i - 1);
        to_pile(owner, card, true);
    }
}

// Others may answer it, as with a hand that is discarded; not between encounters.
void CardDeeds::discard_hoard(Seat seat) {
    const bool quiet = std::holds_alternative<TurnFrame>(pub().frames.back());
    const Cards hoard = own(seat).hoard;
    hoard.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i) {
            remove_hoard(seat, card);
            to_pile(seat, card, quiet);
        }
    });
}

void CardDeeds::note_received(Seat seat, bool nothing_left) {
    Private& taker = own(seat);
    Cards gained;
    if (!nothing_left)
        gained = taker.hand;
    taker.received.for_each([&](Card card, int n) {
        for (int i = 0; i < n && gained.has(card); ++i)
            gained.remove(card);
    });
    taker.received = gained;
}

void CardDeeds::take_openly(Seat seat, Card card) {
    gain(seat, card);
    table_.minds.learn_all(seat, card);
    tell({.kind = EventKind::card_kept, .seat = seat, .card = card});
}

void CardDeeds::put_played_aside(Seat seat, Card card) {
    own(seat).aside.add(card);
    ++player(seat).aside;
}

// CF-A-VULCH-1: what a chain of answers costs is picked up when the chain is resolved.
void CardDeeds::toss(TossFrame cards) {
    const std::size_t bottom = bottom_of_chain(frames());
    if (bottom == 0 || pub().tosses.full())
        return push(cards);
    cards.waits_for = static_cast<std::uint8_t>(bottom);
    state().pub.tosses.push_back(cards);
}

void CardDeeds::let_pick(Seat picker, EffectId by) {
    spoils().picker = picker;
    spoils().by = by;
}

void CardDeeds::take_from(Seat payer, bool gives_back) {
    spoils().payer = payer;
    spoils().gives_back = gives_back;
}

}  // namespace sidera::cosmic
