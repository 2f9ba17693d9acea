// Turns: hands are checked, encounters follow each other, the next player begins.

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

enum Step : std::uint8_t {
    kAskAliens,
    kHearAliens,
    kAskHoard,
    kHearHoard,
    kBeginTurn,
    kAskRotate,
    kHearRotate,
    kCheckHand,
    kHearRenew,
    kStartOfTurn,
    kEncounter,
    kAfterEncounter,
    kHearSecond,
    kEndTurn,
    kAskTechs,
    kHearTechs,
    kAskNewTech,
    kHearNewTech,
    kAskFirstCard,
    kHearFirstCard
};

Flow go(TurnFrame& frame, Step step) {
    frame.step = step;
    return Flow::again;
}

// CF-SETUP-3: all show their aliens at once.
void take_aliens(Table& table) {
    for (const Seat seat : everybody(table.pub()))
        table.setup.take_sheet(seat, static_cast<AlienId>(operand_of(table.reply(seat))));
}

const Sheet* picking_sheet(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (alien(sheet.alien).passive.picks_first_hand)
            return &sheet;
    return nullptr;
}

// CM-SETUP-11: who picks its cards does so before hands are dealt.
Flow begin_hands(Table& table, TurnFrame& frame) {
    take_aliens(table);
    for (const Seat seat : everybody(table.pub()))
        if (picking_sheet(table.pub(), seat) != nullptr) {
            frame.seat = seat;
            table.cards.look_through_deck(seat, may_be_picked_first);
            return go(frame, kAskFirstCard);
        }
    table.setup.deal_hands();
    return go(frame, kAskHoard);
}

Flow pick_first_cards(Table& table, TurnFrame& frame) {
    if (frame.step == kHearFirstCard) {
        table.cards.take_of_deck(frame.seat, static_cast<Card>(table.operand()));
        return go(frame, kAskFirstCard);
    }
    const Sheet* sheet = picking_sheet(table.pub(), frame.seat);
    if (table.pub().players[frame.seat].hand < table.edition().hand_size)
        return table.ask(frame.seat,
                         {.kind = Ask::pick_of_deck, .about = power_effect(sheet->alien, 0)});
    table.cards.shuffle_deck(frame.seat);
    frame.seat = kNoSeat;
    table.setup.deal_hands();
    return go(frame, kAskHoard);
}

// CF-TURN-4, CF-TURN-6, CM-TURN-2
bool successful(Result result) {
    return result == Result::offense_won || result == Result::deal || result == Result::settled;
}

// CF-TURN-5, CF-TURN-7, CM-INV-12, CM-TURN-1, CM-TURN-4. CF-TIME-8: not being asked must not tell
// that there is no card for it.
Flow ask_second(Table& table, TurnFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat turn = turn_of(e);
    const Player& player = table.pub().players[turn];
    const bool allowed = e.again || (successful(e.result) && !e.inserted &&
                                     e.number < table.edition().encounters_per_turn);
    const bool quietly =
        table.pub().rules.asking != Asking::holders && player.hand + player.hoard > 0;
    const bool can = may_meet_again(table.look(turn).ref);
    if (!allowed || (!can && !quietly))
        return go(frame, kEndTurn);
    return table.ask(turn, {.kind = Ask::second_encounter, .quiet = true});
}

// CF-TURN-2. The hand alone is looked at; who can play from a hoard may keep it.
Flow check_hand(Table& table, TurnFrame& frame) {
    const Seat seat = table.pub().active;
    const bool in_hand = table.own(seat).hand.any_of(kEncounterCards);
    const bool anywhere = holds_encounter_card(table.pub(), table.own(seat), seat);
    const bool quietly = table.pub().rules.asking != Asking::holders &&
                         table.pub().players[seat].hoard > 0 && plays_hoard(table.pub(), seat);
    if (quietly || (anywhere && !in_hand))
        return table.ask(
            seat,
            {.kind = Ask::pick_yes_no, .about = table.plays.hoard_power(seat), .quiet = true});
    if (!anywhere)
        table.cards.renew_hand(seat);
    return go(frame, kStartOfTurn);
}

// An effect may have promised a new hand; the card that did so lies aside meanwhile.
Flow hear_second(Table& table, TurnFrame& frame) {
    const Seat offense = table.pub().active;
    if (verb(table.code()) != Verb::yes) {
        table.cards.take_aside_back(offense);
        return go(frame, verb(table.code()) == Verb::no ? kEndTurn : kAskNewTech);
    }
    const bool fresh = (table.encounter().bars & kFreshHand) != 0;
    table.encounters.next_encounter();
    if (fresh)
        table.cards.renew_hand(offense);
    return go(frame, kEncounter);
}

// CF-SETUP-8: after everything else.
Flow ask_techs(Table& table, TurnFrame& frame) {
    const Public& pub = table.pub();
    if (!pub.rules.technology)
        return go(frame, kBeginTurn);
    constexpr int kDealt = 2;
    for (const Seat seat : everybody(pub))
        table.techs.draw_techs(seat, kDealt);
    return table.ask_all(everybody(pub), {.kind = Ask::choose_tech});
}

// CF-TECH-5, CF-TECH-7: the turn ends, whatever else would allow an encounter.
Flow ask_new_tech(Table& table, TurnFrame&) {
    const Seat seat = table.pub().active;
    table.techs.draw_techs(seat, foreign_colonies(table.pub(), seat) + 1);
    return table.ask_all(SeatSet::of(seat), {.kind = Ask::choose_tech});
}

void keep_techs(Table& table, SeatSet seats) {
    for (const Seat seat : seats)
        table.techs.keep_tech(seat, static_cast<TechId>(operand_of(table.reply(seat))));
}

// CF-TURN-1: clockwise. CF-WIN-5: nobody is passed over, not even without ships.
Flow end_turn(Table& table, TurnFrame& frame) {
    const Public& pub = table.pub();
    table.tell({.kind = EventKind::turn_ends, .seat = pub.active});
    table.encounters.close_encounter();
    if (pub.rules.turn_limit > 0 && pub.turn >= pub.rules.turn_limit) {
        int most = 0;
        SeatSet best;
        for (const Seat seat : everybody(pub)) {
            const int count = foreign_colonies(pub, seat);
            if (count > most)
                best.clear();
            most = std::max(most, count);
            if (count == most)
                best.insert(seat);
        }
        table.tell({.kind = EventKind::turn_limit_reached});
        table.encounters.end_game(best);
        return Flow::leave;
    }
    table.encounters.begin_turn(left_of(pub.active, pub.rules.seats));
    table.encounters.begin_encounter(pub.active, 1, false);
    return go(frame, kAskRotate);
}

}  // namespace

Flow TurnFrame::run(Table& table, TurnFrame& frame) {
    const Public& pub = table.pub();
    switch (frame.step) {
        case kAskAliens:
            return table.ask_all(everybody(pub), {.kind = Ask::choose_alien});
        case kHearAliens:
            return begin_hands(table, frame);
        case kAskHoard:
            for (const Seat seat : everybody(pub))
                if (pub.players[seat].aside > 0)
                    return table.ask(seat, {.kind = Ask::choose_hoard});
            return go(frame, pub.turn == 0 ? kAskTechs : kCheckHand);
        case kHearHoard:
            table.setup.keep_hoard(table.answer().seat, verb(table.code()) == Verb::first);
            return go(frame, kAskHoard);
        case kBeginTurn:
            table.encounters.begin_turn(pub.active);
            table.encounters.begin_encounter(pub.active, 1, false);
            return Flow::next;
        case kAskRotate:
            if (!pub.rules.rotating_powers || !table.setup.offer_alien(pub.active))
                return go(frame, kCheckHand);
            return table.ask(pub.active, {.kind = Ask::rotate_power});
        case kHearRotate:
            table.setup.rotate_power(pub.active, verb(table.code()) == Verb::yes);
            return go(frame, kAskHoard);
        case kCheckHand:
            return table.edition().first_hand_in_turn ? check_hand(table, frame)
                                                      : go(frame, kStartOfTurn);
        case kHearRenew:
            if (verb(table.code()) == Verb::yes)
                table.cards.renew_hand(pub.active);
            return Flow::next;
        case kStartOfTurn:  // CF-TURN-3
            table.window(Moment::start_of_turn, true);
            return Flow::next;
        case kEncounter:
            table.push(EncounterFrame{});
            return Flow::next;
        case kAfterEncounter:
            return ask_second(table, frame);
        case kHearSecond:
            return hear_second(table, frame);
        case kAskTechs:
            return ask_techs(table, frame);
        case kHearTechs:
            keep_techs(table, everybody(pub));
            return go(frame, kBeginTurn);
        case kAskFirstCard:
        case kHearFirstCard:
            return pick_first_cards(table, frame);
        case kAskNewTech:
            return ask_new_tech(table, frame);
        case kHearNewTech:
            keep_techs(table, SeatSet::of(pub.active));
            return go(frame, kEndTurn);
        default:
            return end_turn(table, frame);
    }
}

}  // namespace sidera::cosmic
