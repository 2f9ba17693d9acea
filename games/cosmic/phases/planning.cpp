// Planning and reveal: encounter cards are chosen, turned up and compared.

#include <cstdlib>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/summing.h"

namespace sidera::cosmic {
namespace {

bool lacks_card(const Table& table, Seat seat) {
    return !holds_encounter_card(table.pub(), table.own(seat), seat);
}

// A card from the hoard is a use of the power that allows it: others may answer.
void select_from(Table& table, Seat seat, OptionCode code) {
    const bool hoarded = verb(code) == Verb::hoard_card;
    if (hoarded && !plays_hoard(table.pub(), seat))  // otherwise what opens it lies face up
        table.show_powers(seat);
    table.select(seat, static_cast<Card>(operand_of(code)), hoarded);
    if (hoarded)
        table.use_hoard(seat);
}

// A zap may have sent a card back: who has none is asked again.
Flow select_again(Table& table, EncounterFrame& frame) {
    frame.step = table.edition().landmarks.selection;
    return Flow::again;
}

// A power may let its owner keep the card down when the other one is open.
bool may_hold_back(const Table& table, Seat seat) {
    const Public& pub = table.pub();
    const auto can = [&](const Sheet& sheet) {
        return table.data().at(Moment::revealing).powers.has(sheet.alien) &&
               usable(pub, seat, sheet);
    };
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (can(sheet) ||
            (sheet.hidden && (pub.rules.asking == Asking::holders
                                  ? can(turned_up(table.look(seat).ref, sheet))
                                  : might_turn_up(table.data(), pub, seat, Moment::revealing))))
            return true;
    return false;
}

// What gives a card a value of its own goes over to its copy.
void copy_identity(Table& table, Side from) {
    const auto marks = table.encounter().marks;
    for (Mark mark : marks)
        if (mark.side == from && effect(mark.by).order == kIdentityStep) {
            mark.side = other(from);
            table.mark(mark);
        }
}

// CF-REV-1: a morph copies what the other card counts as.
void copy_for_morph(Table& table) {
    const auto& slots = table.encounter().slots;
    for (const Side side : {Side::offense, Side::defense})
        if (is_morph(slots[side].as) && !is_morph(slots[other(side)].as)) {
            table.count_as(side, slots[other(side)].as);
            copy_identity(table, other(side));
        }
}

// What decides beside the totals.
void tell_rulings(Table& table) {
    for (const Ruling& ruling : reckon(table.pub()).rulings) {
        const bool upset = ruling.step == kLastRulingStep;
        table.tell({.kind = upset                           ? EventKind::upset
                            : ruling.step == kComparingStep ? EventKind::lower_wins
                                                            : EventKind::win_decided,
                    .seat = ruling.seat,
                    .side = ruling.winner,
                    .effect = ruling.by});
    }
}

}  // namespace

void Table::select(Seat seat, Card card, bool hoarded) {
    const Side side = side_of(pub(), seat);
    if (hoarded)
        remove_hoard(seat, card);
    else
        remove(seat, card);
    own(seat).selected = card;
    enc().slots[side] = {.selected = true, .hoarded = hoarded};
    tell(seat, {.kind = PrivateEventKind::selected, .card = card});
}

// The card goes back to where it came from; a revealed one belongs to who revealed it.
void Table::take_back(Side side) {
    Slot& slot = enc().slots[side];
    const Seat seat = slot.open ? main_of(enc(), side) : layer_of(enc(), side);
    if (seat == kNoSeat || !slot.selected)
        return;
    const Card card = slot.open ? slot.card : own(seat).selected;
    if (slot.hoarded) {
        gain_hoard(seat, card);
    } else {
        gain(seat, card);
        if (slot.open)
            for (const Seat other : everybody(pub()))
                learn(other, seat, card);
    }
    if (!slot.open)  // otherwise it is no longer there, and another card may be
        own(seat).selected = Card::none;
    slot = {};
}

void Table::open_card(Side side) {
    Slot& slot = enc().slots[side];
    const Seat layer = layer_of(enc(), side);
    if (slot.open || !slot.selected)
        return;
    slot.open = true;
    slot.card = own(layer).selected;
    slot.as = slot.card;
    own(layer).selected = Card::none;
    if (!slot.hoarded)
        spot(layer, slot.card);
    tell({.kind = EventKind::card_opened, .seat = main_of(enc(), side), .card = slot.card});
}

void Table::count_as(Side side, Card card) {
    enc().slots[side].as = card;
}

// Open or not, the two cards change places. Who laid one still knows it, and nobody else does.
void Table::swap_slots() {
    std::swap(enc().slots[Side::offense], enc().slots[Side::defense]);
    enc().swapped = !enc().swapped;
    for (Slot& slot : enc().slots.values)
        slot.hoarded = false;
}

// The revealed card is discarded at once and another takes its place.
void Table::replace_card(Side side, Card card) {
    open_card(side);  // should it still lie face down
    Slot& slot = enc().slots[side];
    const Card old = slot.card;
    slot.card = card;
    slot.as = card;
    auto& marks = enc().marks;
    for (std::size_t i = marks.size(); i > 0; --i)
        if (marks[i - 1].side == side && effect(marks[i - 1].by).order == kIdentityStep)
            marks.erase_at(i - 1);
    copy_for_morph(*this);
    to_pile(main_of(enc(), side), old);
}

// CF-PLAN-1: unless the offense is about to end its turn for want of a card. What lies face down
// does not count: the new hand would tell of it.
Flow renew_defense(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (lacks_card(table, e.defense) &&
        (!lacks_card(table, e.offense) ||
         can_use_face_up(table.data(), table.look(e.offense).ref, Moment::before_selection)))
        table.renew_hand(e.defense);
    return Flow::next;
}

// CF-PLAN-2, CF-PLAN-3
Flow check_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (!e.slots[Side::offense].selected && lacks_card(table, e.offense)) {
        table.end_encounter(Result::broken_off);
        return Flow::again;
    }
    if (!e.slots[Side::defense].selected && lacks_card(table, e.defense))
        table.renew_hand(e.defense);
    return Flow::next;
}

// Somebody has to show its card before the other chooses.
Flow ask_first_card(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat first = e.shows_first;
    if (first == kNoSeat || e.slots[side_of(table.pub(), first)].selected) {
        frame.step = static_cast<std::uint8_t>(frame.step + 2);
        return Flow::next;
    }
    if (lacks_card(table, first))
        return select_again(table, frame);
    return table.ask_all(SeatSet::of(first), {.kind = Ask::select_card, .pick = Pick::encounter});
}

Flow hear_first_card(Table& table, EncounterFrame&) {
    const Seat first = table.encounter().shows_first;
    const Side side = side_of(table.pub(), first);
    select_from(table, first, table.reply(first));
    if (may_hold_back(table, first) && !table.encounter().slots[side].hoarded)
        table.window(Moment::revealing, false, SeatSet::of(first));
    return Flow::next;
}

// Unless it was said what the card is, without showing it.
Flow open_first_card(Table& table, EncounterFrame& frame) {
    const Seat first = table.encounter().shows_first;
    const Side side = side_of(table.pub(), first);
    if (!table.encounter().slots[side].selected)
        return select_again(table, frame);
    if (table.encounter().slots[side].as == Card::none)
        table.open_card(side);
    table.window(Moment::opposing_card_seen, false, SeatSet::of(opponent_of(table.pub(), first)));
    return Flow::next;
}

// CF-PLAN-4: both choose before either is known to have chosen.
Flow ask_cards(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    SeatSet seats;
    for (const Side side : {Side::offense, Side::defense})
        if (!e.slots[side].selected)
            seats.insert(main_of(e, side));
    for (const Seat seat : seats)
        if (lacks_card(table, seat))  // an answer to a power has cost the last one
            return select_again(table, frame);
    return table.ask_all(seats, {.kind = Ask::select_card, .pick = Pick::encounter});
}

Flow hear_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    for (const Side side : {Side::offense, Side::defense})
        if (!e.slots[side].selected)
            select_from(table, main_of(e, side), table.reply(main_of(e, side)));
    return Flow::next;
}

Flow check_selection(Table& table, EncounterFrame& frame) {
    for (const Slot& slot : table.encounter().slots.values)
        if (!slot.selected)
            return select_again(table, frame);
    table.tell({.kind = EventKind::cards_selected});
    return Flow::next;
}

// CF-REV-1, together; but who may state what its card is waits for the other.
Flow open_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    const bool offense_waits = may_hold_back(table, e.offense);
    const bool defense_waits = !offense_waits && may_hold_back(table, e.defense);
    if (!offense_waits && e.slots[Side::offense].as == Card::none)
        table.open_card(Side::offense);
    if (!defense_waits && e.slots[Side::defense].as == Card::none)
        table.open_card(Side::defense);
    return Flow::next;
}

Flow open_held_cards(Table& table, EncounterFrame&) {
    const auto& slots = table.encounter().slots;
    for (const Side side : {Side::offense, Side::defense})
        if (slots[side].as == Card::none)
            table.open_card(side);
    copy_for_morph(table);
    return Flow::next;
}

// CF-REV-4, CF-REV-8
Flow decide(Table& table, EncounterFrame& frame) {
    const Sum sum = sum_up(table.pub());
    const Verdict result = verdict(table.pub(), sum);
    const auto& slots = table.encounter().slots;
    if (is_attack(slots[Side::offense].as) && is_attack(slots[Side::defense].as)) {
        const int ours = sum[Side::offense].total();
        const int theirs = sum[Side::defense].total();
        // CF-CALC-3: noted now, before ships leave the encounter.
        table.enc().margin = static_cast<std::int16_t>(std::abs(ours - theirs));
        if (table.is_heard())
            table.tell({.kind = EventKind::totals,
                        .count = static_cast<std::int16_t>(ours),
                        .value = static_cast<std::int16_t>(theirs),
                        .sums = reckon(table.pub())});
    }
    if (table.is_heard())
        tell_rulings(table);
    if (result.winner == Side::none && !result.both_lost) {
        frame.step = table.edition().landmarks.aftermath;
        table.push(TalksFrame{});
        return Flow::again;
    }
    table.settle(result);
    return Flow::next;
}

}  // namespace sidera::cosmic
