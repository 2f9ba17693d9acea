// Deeds with the deck: cards that are drawn, put back, or go to somebody else on their way.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

void CardDeeds::draw(Seat seat, int count, DrawFrame::To to, bool same_event) {
    if (count <= 0)
        return;
    DrawFrame frame{
        .seat = seat, .count = static_cast<std::uint8_t>(count), .heard = same_event, .to = to};
    if (has_encounter(pub()) && encounter().watched == seat)
        frame.watcher = encounter().watcher;
    push(frame);
}

bool CardDeeds::can_draw_encounter_card() const {
    for (const Card card : state().secret.deck)
        if (is_encounter_card(card))
            return true;
    for (const Card card : pub().discards)
        if (is_encounter_card(card))
            return true;
    return false;
}

void CardDeeds::search_encounter_card(Seat seat) {
    Pile& deck = state().secret.deck;
    const auto search = [&]() -> std::size_t {
        std::size_t at = deck.size();
        while (at > 0 && !is_encounter_card(deck[at - 1]))
            --at;
        return at;
    };
    if (search() == 0)
        refill_deck();
    const std::size_t at = search() - 1;
    const Card card = deck[at];
    deck.erase_at(at);
    --state().pub.deck;
    gain(seat, card);
    tell(seat, {.kind = PrivateEventKind::drew, .card = card});
}

// The next card, or none when there was a quake instead (CF-HAND-6: that draw is dropped).
Card CardDeeds::top_card() {
    Pile& deck = state().secret.deck;
    if (deck.empty()) {
        if (state().pub.discards.empty()) {
            if (edition().empty_deck_quakes)
                quake();
            return Card::none;
        }
        refill_deck();
        window(Moment::reshuffled);
    }
    const Card card = deck.back();
    deck.pop_back();
    --state().pub.deck;
    return card;
}

void CardDeeds::put_under(Card card) {
    Pile& deck = state().secret.deck;
    deck.push_back(card);
    for (std::size_t i = deck.size() - 1; i > 0; --i)
        deck[i] = deck[i - 1];
    deck[0] = card;
    ++state().pub.deck;
}

// The cards of the innermost draw lie on top.
void CardDeeds::receive(DrawFrame& draw) {
    Pile& unseen = state().secret.drawn;
    const std::size_t first = unseen.size() - draw.drawn;
    for (std::size_t i = first; i < unseen.size(); ++i) {
        const Card card = unseen[i];
        switch (draw.to) {
            case DrawFrame::To::hand:
                gain(draw.seat, card);
                break;
            case DrawFrame::To::hoard:
                gain_hoard(draw.seat, card);
                break;
            case DrawFrame::To::open:
                table_.slots.add_extra(draw.seat, card);
                if (is_flare(card))
                    state().pub.flares_seen.insert(alien_of(card));
                tell({.kind = EventKind::card_opened, .seat = draw.seat, .card = card});
                break;
        }
        if (draw.to != DrawFrame::To::open)
            tell(draw.seat, {.kind = PrivateEventKind::drew, .card = card});
        if (draw.watcher != kNoSeat && draw.to == DrawFrame::To::hand) {
            table_.minds.learn(draw.watcher, draw.seat, card);
            tell(draw.watcher, {.kind = PrivateEventKind::saw, .card = card, .other = draw.seat});
        }
    }
    for (; draw.drawn > 0; --draw.drawn)
        unseen.pop_back();
}

void CardDeeds::take_from_deck(DrawFrame& draw) {
    for (int i = 0; i < draw.count; ++i) {
        const Card card = top_card();
        if (card == Card::none)
            break;
        state().secret.drawn.push_back(card);
        ++draw.drawn;
    }
    const int due = draw.count - draw.surplus;
    draw.surplus = static_cast<std::uint8_t>(std::max(0, draw.drawn - due));
}

void CardDeeds::draw_more(int count, EffectId by) {
    auto& draw = running<DrawFrame>();
    draw.count = static_cast<std::uint8_t>(draw.count + count);
    draw.surplus = static_cast<std::uint8_t>(draw.surplus + count);
    draw.by = by;
}

void CardDeeds::sort_top(Seat seat, int count, EffectId by) {
    const auto cards = static_cast<std::uint8_t>(count);
    push(DrawFrame{.seat = seat, .count = cards, .heard = true, .surplus = cards, .by = by});
}

void CardDeeds::put_back(DrawFrame& draw, Card card) {
    Pile& unseen = state().secret.drawn;
    std::size_t at = unseen.size() - draw.drawn;
    while (at + 1 < unseen.size() && unseen[at] != card)
        ++at;
    unseen.erase_at(at);
    --draw.drawn;
    --draw.surplus;
    state().secret.deck.push_back(card);
    ++state().pub.deck;
    table_.minds.hide(draw.seat, card);
}

void CardDeeds::divert(Seat to, int count) {
    for (std::size_t i = frames().size(); i > 0; --i) {
        if (auto* draw = std::get_if<DrawFrame>(&frames()[i - 1]))
            return divert_drawn(*draw, to, count);
        if (auto* taking = std::get_if<SpoilsFrame>(&frames()[i - 1]))
            return divert_taken(*taking, to, count);
    }
}

// Nobody but who gets it has seen it.
void CardDeeds::divert_drawn(DrawFrame& draw, Seat to, int count) {
    Pile& unseen = state().secret.drawn;
    int taken = 0;
    for (; taken < count && draw.drawn > 0; ++taken) {
        const std::size_t at = unseen.size() - draw.drawn + below(draw.drawn, kCardStream);
        const Card card = unseen[at];
        unseen.erase_at(at);
        --draw.drawn;
        gain(to, card);
        tell(to, {.kind = PrivateEventKind::drew, .card = card});
    }
    tell({.kind = EventKind::cards_taken,
          .seat = to,
          .other = draw.seat,
          .count = static_cast<std::int16_t>(taken)});
}

void CardDeeds::divert_taken(SpoilsFrame& taking, Seat to, int count) {
    Cards& got = own(taking.taker).received;
    int taken = 0;
    while (taken < count && !got.empty()) {
        const auto size = static_cast<std::uint32_t>(got.size());
        const Card card = got.nth(static_cast<int>(below(size, kCardStream)));
        got.remove(card);
        if (!own(taking.taker).hand.has(card))
            continue;
        give(taking.taker, to, card);
        ++taken;
    }
    taking.taken = static_cast<std::uint8_t>(taking.taken - taken);
    tell({.kind = EventKind::cards_taken,
          .seat = to,
          .other = taking.taker,
          .count = static_cast<std::int16_t>(taken)});
}

void CardDeeds::borrow(Seat from, Seat to, Card card) {
    give(from, to, card);
    if (!own(to).borrowed.full())
        own(to).borrowed.push_back(card);
}

// A card that lies in the encounter was used, be there another one like it in the hand.
void CardDeeds::return_borrowed(Seat from, Seat to) {
    auto left = own(from).borrowed;
    own(from).borrowed.clear();
    for (const Side side : {Side::offense, Side::defense})
        if (encounter().slots[side].selected && layer_of(encounter(), side) == from)
            for (std::size_t i = 0; i < left.size(); ++i)
                if (left[i] == encounter().slots[side].card) {
                    left.erase_at(i);
                    break;
                }
    for (const Card card : left)
        if (own(from).hand.has(card)) {
            give(from, to, card);
            tell({.kind = EventKind::card_given, .seat = from, .other = to});
        }
}

}  // namespace sidera::cosmic
