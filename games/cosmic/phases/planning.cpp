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

// CF-PLAN-1: unless the offense is about to end its turn for want of a card. What lies face down
// does not count: the new hand would tell of it.
Flow renew_defense(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (lacks_card(table, e.defense) &&
        (!lacks_card(table, e.offense) ||
         can_use_face_up(table.data(), table.look(e.offense).ref, Moment::before_selection)))
        table.cards.renew_hand(e.defense);
    return Flow::next;
}

// CF-PLAN-2, CF-PLAN-3, CM-P7-4, CM-P7-5
Flow check_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (!e.slots[Side::offense].selected && lacks_card(table, e.offense)) {
        table.encounters.end_encounter(Result::broken_off);
        return Flow::again;
    }
    if (!e.slots[Side::defense].selected && lacks_card(table, e.defense))
        table.cards.renew_hand(e.defense);
    return Flow::next;
}

// Somebody has to show its card before the other chooses.
Flow ask_first_card(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat first = e.shows_first;
    if (first == kNoSeat || e.slots[side_of(table.pub(), first)].selected) {
        frame.step = table.edition().landmarks.both_cards;
        return Flow::again;
    }
    if (lacks_card(table, first))
        return select_again(table, frame);
    return table.ask_all(SeatSet::of(first), {.kind = Ask::select_card, .pick = Pick::encounter});
}

Flow hear_first_card(Table& table, EncounterFrame&) {
    const Seat first = table.encounter().shows_first;
    const Side side = side_of(table.pub(), first);
    table.slots.lay_reply(first);
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
        table.slots.open_card(side);
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
    if (seats.empty())
        return Flow::next;
    for (const Seat seat : seats)
        if (lacks_card(table, seat))  // an answer to a power has cost the last one
            return select_again(table, frame);
    return table.ask_all(seats, {.kind = Ask::select_card, .pick = Pick::encounter});
}

Flow hear_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    for (const Side side : {Side::offense, Side::defense})
        if (!e.slots[side].selected)
            table.slots.lay_reply(main_of(e, side));
    return Flow::next;
}

Flow check_selection(Table& table, EncounterFrame& frame) {
    for (const Slot& slot : table.encounter().slots.values)
        if (!slot.selected)
            return select_again(table, frame);
    table.tell({.kind = EventKind::cards_selected});
    if (!table.data().at(Moment::chosen).empty()) {
        table.encounters.choose(PublicChoice::card, table.encounter().defense);
        table.encounters.choose(PublicChoice::card, table.encounter().offense);
    }
    return Flow::next;
}

// CF-REV-1, together; but who may state what its card is waits for the other.
Flow open_cards(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    const bool offense_waits = may_hold_back(table, e.offense);
    const bool defense_waits = !offense_waits && may_hold_back(table, e.defense);
    if (!offense_waits && e.slots[Side::offense].as == Card::none)
        table.slots.open_card(Side::offense);
    if (!defense_waits && e.slots[Side::defense].as == Card::none)
        table.slots.open_card(Side::defense);
    return Flow::next;
}

Flow open_held_cards(Table& table, EncounterFrame&) {
    const auto& slots = table.encounter().slots;
    for (const Side side : {Side::offense, Side::defense})
        if (slots[side].as == Card::none)
            table.slots.open_card(side);
    table.slots.copy_for_morph();
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
        table.slots.set_margin(std::abs(ours - theirs));
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
    table.encounters.settle(result);
    return Flow::next;
}

}  // namespace sidera::cosmic
