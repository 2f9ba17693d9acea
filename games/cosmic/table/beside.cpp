// Deeds with the cards that lie beside the main ones: kickers, second cards, cards of allies.

#include <utility>

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// CM-KICK-8: that there is one is seen at once.
void SlotDeeds::lay_kicker(Seat seat, Card card) {
    lay_beside(seat, side_of(pub(), seat), BesideKind::kicker, card);
}

void SlotDeeds::lay_beside(Seat seat, Side side, BesideKind kind, Card card) {
    if (enc().beside.full() || !table_.cards.remove(seat, card))
        return;
    const Beside beside{.kind = kind, .side = side, .seat = seat};
    enc().beside.push_back(beside);
    hidden(beside) = card;
    if (kind == BesideKind::kicker)
        tell({.kind = EventKind::kicker_played, .seat = seat});
    else
        tell({.kind = EventKind::card_added, .seat = seat, .side = side});
    tell(seat, {.kind = PrivateEventKind::selected, .card = card});
}

// CM-KICK-2: together with the main cards, but for what was said to be something.
void SlotDeeds::open_beside() {
    for (Beside& beside : enc().beside) {
        if (beside.open || beside.as != Card::none)
            continue;
        beside.card = beside.as = std::exchange(hidden(beside), Card::none);
        beside.open = true;
        table_.minds.spot(beside.seat, beside.card);
        tell({.kind = EventKind::card_opened, .seat = beside.seat, .card = beside.card});
    }
    count_second_cards();
}

// CM-A-DEUCE-1: of two cards one Compromise makes it a Compromise.
void SlotDeeds::count_second_cards() {
    for (const Beside& beside : enc().beside)
        if (beside.kind == BesideKind::second && is_negotiate(beside.as) &&
            is_attack(enc().slots[beside.side].as))
            count_as(beside.side, beside.as);
}

void SlotDeeds::state_kicker(Side side, Card card) {
    for (Beside& beside : enc().beside)
        if (beside.kind == BesideKind::kicker && beside.side == side && !beside.open)
            beside.as = card;
}

void SlotDeeds::lay_open_kicker(Seat seat, Card card) {
    enc().beside.push_back({.kind = BesideKind::kicker,
                            .side = side_of(pub(), seat),
                            .seat = seat,
                            .open = true,
                            .card = card,
                            .as = card});
}

void SlotDeeds::take_back_beside() {
    for (Beside& beside : enc().beside) {
        const Card card = beside.open ? beside.card : std::exchange(hidden(beside), Card::none);
        table_.cards.gain(beside.seat, card);
        if (beside.open)
            table_.minds.learn_all(beside.seat, card);
    }
    enc().beside.clear();
}

void SlotDeeds::reclaim_beside(Seat seat) {
    auto& all = enc().beside;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const Beside beside = all[i];
            beside.seat == seat && beside.kind != BesideKind::kicker && beside.open) {
            all.erase_at(i);
            table_.cards.take_openly(seat, beside.card);
            return;
        }
}

void SlotDeeds::take_back_second(Seat seat) {
    auto& all = enc().beside;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const Beside beside = all[i];
            beside.seat == seat && beside.kind != BesideKind::kicker && !beside.open) {
            all.erase_at(i);
            table_.cards.gain(seat, std::exchange(own(seat).beside, Card::none));
            return;
        }
}

void SlotDeeds::take_back_kicker(Seat seat) {
    auto& all = enc().beside;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].seat == seat && all[i].kind == BesideKind::kicker && !all[i].open) {
            all.erase_at(i);
            table_.cards.gain(seat, std::exchange(own(seat).kicker, Card::none));
            return;
        }
}

void SlotDeeds::discard_kicker(Side side) {
    auto& all = enc().beside;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const Beside beside = all[i];
            beside.side == side && beside.kind == BesideKind::kicker) {
            const Card card = beside.open ? beside.card : std::exchange(hidden(beside), Card::none);
            all.erase_at(i);
            table_.cards.to_pile(beside.seat, card);
            return;
        }
}

// CM-P9-1. What nobody has seen goes under the deck, like the card it lay beside.
void SlotDeeds::discard_beside() {
    for (Beside& beside : enc().beside) {
        if (!beside.open && beside.as != Card::none) {
            table_.cards.put_under(std::exchange(hidden(beside), Card::none));
            tell({.kind = EventKind::card_put_under, .seat = beside.seat});
            continue;
        }
        if (!beside.open)
            beside.card = std::exchange(hidden(beside), Card::none);
        table_.cards.to_pile(beside.seat, beside.card, true);
        if (is_encounter_card(beside.card) && beside.open)
            enc().spent.push_back({.card = beside.card, .seat = beside.seat, .extra = true});
    }
    enc().beside.clear();
}

// CM-P9-2
bool SlotDeeds::keep_used(Seat seat, Card card) {
    const Phase phase = pub().phase;
    if (!edition().used_cards_wait || !has_encounter(pub()) || enc().used.full() ||
        (phase != Phase::reveal && phase != Phase::resolution))
        return false;
    enc().used.push_back({card, seat});
    return true;
}

bool SlotDeeds::take_used(Seat seat, Card card) {
    auto& used = enc().used;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i].seat == seat && used[i].card == card) {
            used.erase_at(i);
            return true;
        }
    return false;
}

// Others may answer each of these discards.
void SlotDeeds::discard_used() {
    const auto used = std::exchange(enc().used, {});
    for (const Extra& one : used)
        table_.cards.to_pile(one.seat, one.card);
}

}  // namespace sidera::cosmic
