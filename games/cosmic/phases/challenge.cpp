// Steps that only Mayfair's challenge has: the interphase, a choice in the retrieval, new hands
// where this edition wants them, victory.

#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

bool needs_hand(const Table& table, Seat seat) {
    return !holds_encounter_card(table.pub(), table.own(seat), seat) &&
           !waits_for_cards(table.pub(), seat);
}

bool begins_turn(const Encounter& e) {
    return e.number == 1 && !e.inserted;
}

}  // namespace

// CM-P10-3, CM-SKIP-1: before the hand is looked at.
Flow ask_skip(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    if (table.pub().rules.skip_turn && begins_turn(e) && !e.has_played)
        return table.ask(e.offense, {.kind = Ask::skip_turn});
    ++frame.step;
    return Flow::next;
}

// CM-SKIP-1: a new hand, and nothing else in this turn.
Flow hear_skip(Table& table, EncounterFrame& frame) {
    if (verb(table.code()) != Verb::yes)
        return Flow::next;
    const Seat seat = table.encounter().offense;
    table.encounters.set_result(Result::skipped);
    table.tell({.kind = EventKind::turn_skipped, .seat = seat});
    frame.step = static_cast<std::uint8_t>(table.edition().steps.size() - 1);  // the end
    table.cards.draw(seat, table.edition().hand_size);
    table.cards.discard_all(seat);
    return Flow::again;
}

// CM-P10-2, CM-HAND-1
Flow renew_offense(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (begins_turn(e) && needs_hand(table, e.offense))
        table.cards.renew_hand(e.offense);
    return Flow::next;
}

// CM-P1-1, CM-P1-4; CM-P1-2: without a base the token goes into the cone.
Flow ask_retrieval(Table& table, EncounterFrame& frame) {
    const Seat offense = table.encounter().offense;
    const PlanetSet bases = colonies(table.pub(), offense);
    const bool barred = (table.encounter().bars & kNoRetrieval) != 0;
    if (!barred && table.pub().players[offense].warp > 0) {
        if (!bases.empty())
            return table.ask(offense,
                             {.kind = Ask::retrieve, .subject = offense, .planets = bases});
        table.ships.send_from_warp(offense);
    }
    ++frame.step;
    return Flow::next;
}

Flow hear_retrieval(Table& table, EncounterFrame&) {
    if (verb(table.code()) == Verb::planet)
        table.ships.retrieve_to(table.encounter().offense, static_cast<Planet>(table.operand()));
    return Flow::next;
}

// CM-P2-9, CM-HAND-2. Where an empty planet is taken there is no defense.
Flow renew_named_defense(Table& table, EncounterFrame&) {
    const Seat defense = table.encounter().defense;
    if (defense != kNoSeat && needs_hand(table, defense))
        table.cards.renew_hand(defense);
    return Flow::next;
}

// P7 begins: time may go back to here.
Flow begin_cards(Table& table, EncounterFrame&) {
    table.encounters.note_before_cards();
    return Flow::next;
}

// CM-P7-4, CM-P7-5: before kickers are played, too.
Flow check_hands(Table& table, EncounterFrame& frame) {
    return check_cards(table, frame);
}

// CM-WIN-2, CM-WIN-3: at the end of the resolution, together.
Flow check_victory(Table& table, EncounterFrame&) {
    if (const SeatSet winners = with_enough_colonies(table.pub()); !winners.empty()) {
        table.encounters.end_game(winners);
        return Flow::leave;
    }
    return Flow::next;
}

}  // namespace sidera::cosmic
