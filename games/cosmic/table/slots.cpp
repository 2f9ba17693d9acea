// Deeds with the cards that lie in the encounter.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

void SlotDeeds::select(Seat seat, Card card, bool hoarded) {
    const Side side = side_of(pub(), seat);
    if (hoarded)
        table_.cards.remove_hoard(seat, card);
    else
        table_.cards.remove(seat, card);
    own(seat).selected = card;
    enc().slots[side] = {.selected = true, .hoarded = hoarded};
    tell(seat, {.kind = PrivateEventKind::selected, .card = card});
}

void SlotDeeds::lay_reply(Seat seat) {
    const OptionCode said = table_.reply(seat);
    const bool hoarded = verb(said) == Verb::hoard_card;
    if (hoarded && !plays_hoard(pub(), seat))  // otherwise what opens it lies face up
        table_.sheets.show_powers(seat);
    select(seat, static_cast<Card>(operand_of(said)), hoarded);
    if (hoarded)
        table_.plays.use_hoard(seat);
}

void SlotDeeds::lay_instead(Side side, Seat from, Card card) {
    const Seat layer = layer_of(enc(), side);
    const Seat named_layer = enc().slots[side].layer;
    take_back(side);
    if (from != layer)
        table_.cards.give(from, layer, card);
    if (!table_.cards.remove(layer, card))
        return;
    own(layer).selected = card;
    enc().slots[side] = {.selected = true, .layer = named_layer};
    tell(layer, {.kind = PrivateEventKind::selected, .card = card});
}

// The card goes back to where it came from; a revealed one belongs to who revealed it.
void SlotDeeds::take_back(Side side) {
    Slot& slot = enc().slots[side];
    const Seat seat = slot.open ? main_of(enc(), side) : layer_of(enc(), side);
    if (seat == kNoSeat || !slot.selected)
        return;
    const Card card = slot.open ? slot.card : own(seat).selected;
    if (slot.hoarded) {
        table_.cards.gain_hoard(seat, card);
    } else {
        table_.cards.gain(seat, card);
        if (slot.open)
            table_.minds.learn_all(seat, card);
    }
    if (!slot.open)  // otherwise it is no longer there, and another card may be
        own(seat).selected = Card::none;
    slot = {};
}

void SlotDeeds::open_card(Side side) {
    Slot& slot = enc().slots[side];
    const Seat layer = layer_of(enc(), side);
    if (slot.open || !slot.selected)
        return;
    slot.open = true;
    slot.card = own(layer).selected;
    slot.as = slot.card;
    own(layer).selected = Card::none;
    if (!slot.hoarded)
        table_.minds.spot(layer, slot.card);
    tell({.kind = EventKind::card_opened, .seat = main_of(enc(), side), .card = slot.card});
}

void SlotDeeds::count_as(Side side, Card card) {
    enc().slots[side].as = card;
}

// Open or not, the two cards change places; what lies beside them stays (CM-X-15). Who laid one
// still knows it, and nobody else does.
void SlotDeeds::swap_slots() {
    std::swap(enc().slots[Side::offense], enc().slots[Side::defense]);
    enc().swapped = !enc().swapped;
    for (Slot& slot : enc().slots.values)
        slot.hoarded = false;
}

// The revealed card is discarded at once and another takes its place.
void SlotDeeds::replace_card(Side side, Card card) {
    open_card(side);  // should it still lie face down
    Slot& slot = enc().slots[side];
    const Card old = slot.card;
    slot.card = card;
    slot.as = card;
    auto& marks = enc().marks;
    for (std::size_t i = marks.size(); i > 0; --i)
        if (marks[i - 1].side == side && effect(marks[i - 1].by).order() == kIdentityStep)
            marks.erase_at(i - 1);
    copy_for_morph();
    table_.cards.to_pile(main_of(enc(), side), old);
}

// What gives a card a value of its own goes over to its copy.
void SlotDeeds::copy_identity(Side from) {
    const auto marks = encounter().marks;
    for (Mark mark : marks)
        if (mark.side == from && effect(mark.by).order() == kIdentityStep) {
            mark.side = other(from);
            table_.encounters.mark(mark);
        }
}

void SlotDeeds::copy_for_morph() {
    const auto& slots = encounter().slots;
    for (const Side side : {Side::offense, Side::defense})
        if (is_morph(slots[side].as) && !is_morph(slots[other(side)].as)) {
            count_as(side, slots[other(side)].as);
            copy_identity(other(side));
        }
}

// What the other has laid is not its owner's to hide: a card that was exchanged is turned up.
void SlotDeeds::reclaim(Side side) {
    Slot& slot = enc().slots[side];
    const Seat seat = main_of(enc(), side);
    const Card revealed = slot.as;
    if (encounter().swapped)
        open_card(side);
    slot.hoarded = false;
    const bool seen = slot.open;
    const Card card = slot.card;
    take_back(side);
    slot.as = revealed;  // CF-A-FIDO-1: it was used, and so was the other card
    if (!seen)
        return;
    table_.minds.learn_all(seat, card);
    tell({.kind = EventKind::card_kept, .seat = seat, .card = card});
}

bool SlotDeeds::take_extra(Seat seat, Card card) {
    auto& extras = enc().extras;
    for (std::size_t i = 0; i < extras.size(); ++i)
        if (extras[i].seat == seat && extras[i].card == card) {
            extras.erase_at(i);
            return true;
        }
    return false;
}

void SlotDeeds::discard_extras() {
    for (const Extra& extra : enc().extras) {
        table_.cards.to_pile(extra.seat, extra.card, true);
        enc().spent.push_back({.card = extra.card, .seat = extra.seat, .extra = true});
    }
    enc().extras.clear();
}

// CM-INV-11. The offense's card first. Additional ones lie below the main cards.
void SlotDeeds::discard_cards() {
    Encounter& e = enc();
    const bool revealed =
        e.slots[Side::offense].as != Card::none && e.slots[Side::defense].as != Card::none;
    e.spent.clear();
    discard_extras();
    discard_beside();
    for (const Side side : {Side::offense, Side::defense}) {
        Slot& slot = e.slots[side];
        const Seat seat = main_of(e, side);
        if (slot.selected && !slot.open && slot.as != Card::none) {
            Card& card = own(layer_of(e, side)).selected;
            table_.cards.put_under(card);  // nobody saw what it was
            card = Card::none;
            slot.selected = false;
            tell({.kind = EventKind::card_put_under, .seat = seat});
            continue;
        }
        if (slot.selected && !slot.open)
            open_card(side);
        if (!slot.selected || slot.card == Card::none)
            continue;
        table_.cards.to_pile(seat, slot.card, true);
        if (revealed)  // otherwise nobody has used it
            e.spent.push_back({.card = slot.card, .seat = seat});
        slot.selected = false;
    }
}

void SlotDeeds::clear_away() {
    discard_cards();
    enc().spent.clear();
    enc().slots = {};
}

Extras SlotDeeds::take_extras(Seat seat, bool (*wanted)(Card)) {
    auto& all = enc().extras;
    Extras taken;
    for (std::size_t i = all.size(); i > 0; --i)
        if (const Extra extra = all[i - 1];
            extra.seat == seat && (wanted == nullptr || wanted(extra.card))) {
            taken.push_back(extra.card);
            all.erase_at(i - 1);
        }
    return taken;
}

}  // namespace sidera::cosmic
