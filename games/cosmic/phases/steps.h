// The steps of an encounter, by phase. An edition puts them in order.

#pragma once

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// Powers lost meanwhile are told first; their answers come before the step's own window.
inline bool answers_pending(Table& table) {
    const std::size_t depth = table.frames().size();
    table.sheets.settle_powers();
    return table.frames().size() > depth;
}

// A step that is nothing but an open window.
template<Moment kMoment>
Flow open_window(Table& table, EncounterFrame&) {
    if (answers_pending(table))
        return Flow::again;
    table.window(kMoment, true);
    return Flow::next;
}

// A step that asks each player once, in timing order.
template<Moment kMoment>
Flow ask_window(Table& table, EncounterFrame&) {
    if (answers_pending(table))
        return Flow::again;
    table.window(kMoment);
    return Flow::next;
}

Flow ask_tech_action(Table& table, EncounterFrame& frame);
Flow hear_tech_action(Table& table, EncounterFrame& frame);
Flow retrieve_ship(Table& table, EncounterFrame& frame);

// CM-HAND-4: before the offense has selected, looked at as soon as an effect is over (windows.cpp).
// Yields whether the challenge was broken off for it.
bool breaks_off_without_cards(Table& table);

// Steps of Mayfair's challenge (challenge.cpp).
Flow ask_skip(Table& table, EncounterFrame& frame);
Flow hear_skip(Table& table, EncounterFrame& frame);
Flow renew_offense(Table& table, EncounterFrame& frame);
Flow ask_retrieval(Table& table, EncounterFrame& frame);
Flow hear_retrieval(Table& table, EncounterFrame& frame);
Flow renew_named_defense(Table& table, EncounterFrame& frame);
Flow check_victory(Table& table, EncounterFrame& frame);
Flow begin_cards(Table& table, EncounterFrame& frame);
Flow check_hands(Table& table, EncounterFrame& frame);

// Cards beside the main ones, and reinforcements (beside.cpp).
Flow ask_kicker(Table& table, EncounterFrame& frame);
Flow hear_kicker(Table& table, EncounterFrame& frame);
Flow ask_second_card(Table& table, EncounterFrame& frame);
Flow hear_second_card(Table& table, EncounterFrame& frame);
Flow ask_support_card(Table& table, EncounterFrame& frame);
Flow hear_support_card(Table& table, EncounterFrame& frame);
Flow open_beside(Table& table, EncounterFrame& frame);
Flow reinforce(Table& table, EncounterFrame& frame);

Flow draw_destiny(Table& table, EncounterFrame& frame);
Flow ask_defense(Table& table, EncounterFrame& frame);
Flow hear_defense(Table& table, EncounterFrame& frame);

Flow ask_aim(Table& table, EncounterFrame& frame);
Flow hear_aim(Table& table, EncounterFrame& frame);
Flow ask_load(Table& table, EncounterFrame& frame);
Flow hear_load(Table& table, EncounterFrame& frame);
Flow after_load(Table& table, EncounterFrame& frame);

Flow ask_invitation(Table& table, EncounterFrame& frame);
Flow hear_invitation(Table& table, EncounterFrame& frame);
Flow ask_invitation_of_offense(Table& table, EncounterFrame& frame);
Flow ask_invitation_of_defense(Table& table, EncounterFrame& frame);
Flow press_allies(Table& table, EncounterFrame& frame);
Flow next_answer(Table& table, EncounterFrame& frame);
Flow ask_side(Table& table, EncounterFrame& frame);
Flow hear_side(Table& table, EncounterFrame& frame);
Flow ask_ally_ship(Table& table, EncounterFrame& frame);
Flow hear_ally_ship(Table& table, EncounterFrame& frame);

Flow renew_defense(Table& table, EncounterFrame& frame);
Flow check_cards(Table& table, EncounterFrame& frame);
Flow ask_first_card(Table& table, EncounterFrame& frame);
Flow hear_first_card(Table& table, EncounterFrame& frame);
Flow open_first_card(Table& table, EncounterFrame& frame);
Flow ask_cards(Table& table, EncounterFrame& frame);
Flow hear_cards(Table& table, EncounterFrame& frame);
Flow check_selection(Table& table, EncounterFrame& frame);

Flow open_cards(Table& table, EncounterFrame& frame);
Flow open_held_cards(Table& table, EncounterFrame& frame);
Flow decide(Table& table, EncounterFrame& frame);

// Of a batch lost in an encounter, all that an effect sends out of the game.
void eradicate(Table& table, LossFrame& loss);

Flow ships_leave(Table& table, EncounterFrame& frame);
Flow land(Table& table, EncounterFrame& frame);
Flow bring_allies_home(Table& table, EncounterFrame& frame);
Flow compensate(Table& table, EncounterFrame& frame);
Flow reward(Table& table, EncounterFrame& frame);
Flow keep_promises(Table& table, EncounterFrame& frame);
Flow discard_cards(Table& table, EncounterFrame& frame);
Flow end_encounter(Table& table, EncounterFrame& frame);

}  // namespace sidera::cosmic
