// The edition of Mayfair Games: the ten phases and their steps.

#include "games/cosmic/editions/edition.h"
#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

// CM-P10-1, CM-P10-3, CM-P10-4, CM-P1-1, CM-P1-3, CM-P2-1, CM-P3-1 and CM-P3-3 (tokens first, the
// planet after), CM-P4-1, CM-P5-1, CM-P6-1, CM-P8-1, CM-P8-11 (consolation before landings),
// CM-P9-1.
constexpr EncounterStep kSteps[] = {
    {ask_window<Moment::before_anything>, Phase::interphase},
    {open_window<Moment::encounter_begins>, Phase::interphase},
    {ask_skip, Phase::interphase},
    {hear_skip, Phase::interphase},
    {renew_offense, Phase::interphase},
    {open_window<Moment::before_retrieval>, Phase::regroup},
    {ask_retrieval, Phase::regroup},
    {hear_retrieval, Phase::regroup},
    {open_window<Moment::before_destiny>, Phase::destiny},
    {draw_destiny, Phase::destiny},
    {ask_window<Moment::destiny_drawn>, Phase::destiny},
    {open_window<Moment::destiny_known>, Phase::destiny},
    {ask_defense, Phase::destiny},
    {hear_defense, Phase::destiny},
    {hear_of_defense, Phase::destiny},
    {renew_named_defense, Phase::destiny},
    {open_window<Moment::before_launch>, Phase::launch},
    {open_window<Moment::loading>, Phase::launch},
    {ask_load, Phase::launch},
    {hear_load, Phase::launch},
    {ask_aim, Phase::launch},
    {hear_aim, Phase::launch},
    {after_load, Phase::launch},
    {open_window<Moment::before_invitations>, Phase::offense_invites},
    {ask_invitation_of_offense, Phase::offense_invites},
    {hear_invitation, Phase::offense_invites},
    {ask_invitation_of_defense, Phase::defense_invites},
    {hear_invitation, Phase::defense_invites},
    {next_answer, Phase::alliance},
    {ask_side, Phase::alliance},
    {hear_side, Phase::alliance},
    {ask_ally_ship, Phase::alliance},
    {hear_ally_ship, Phase::alliance},
    {open_window<Moment::allied>, Phase::alliance},
    {begin_cards, Phase::planning},
    {open_window<Moment::before_selection>, Phase::planning},
    {check_hands, Phase::planning},
    {ask_kicker, Phase::planning},
    {hear_kicker, Phase::planning},
    {check_cards, Phase::planning},
    {ask_window<Moment::selecting>, Phase::planning},
    {ask_first_card, Phase::planning},
    {hear_first_card, Phase::planning},
    {open_first_card, Phase::planning},
    {ask_cards, Phase::planning},
    {hear_cards, Phase::planning},
    {check_selection, Phase::planning},
    {ask_second_card, Phase::planning},
    {hear_second_card, Phase::planning},
    {ask_support_card, Phase::planning},
    {hear_support_card, Phase::planning},
    {open_window<Moment::selected>, Phase::planning},
    {open_cards, Phase::reveal},
    {ask_window<Moment::revealing>, Phase::reveal},
    {open_held_cards, Phase::reveal},
    {open_beside, Phase::reveal},
    {open_window<Moment::revealed>, Phase::reveal},
    {open_window<Moment::summed>, Phase::reveal},
    {reinforce, Phase::reveal},
    {decide, Phase::reveal},
    {open_window<Moment::winner_known>, Phase::resolution},
    {ask_window<Moment::losing_ships_leave>, Phase::resolution},
    {ships_leave, Phase::resolution},
    {ask_window<Moment::ships_left>, Phase::resolution},
    {compensate, Phase::resolution},
    {land, Phase::resolution},
    {bring_allies_home, Phase::resolution},
    {reward, Phase::resolution},
    {open_window<Moment::resolved>, Phase::resolution},
    {keep_promises, Phase::resolution},
    {check_victory, Phase::resolution},
    {open_window<Moment::aftermath>, Phase::discard},
    {ask_window<Moment::cards_leave>, Phase::discard},
    {discard_cards, Phase::discard},
    {open_window<Moment::cards_discarded>, Phase::discard},
    {open_window<Moment::encounter_ends>, Phase::discard},
    {end_encounter, Phase::discard},
};

// What goes on after talks is the end of the resolution.
Landmarks landmarks() {
    Landmarks found = landmarks_of(kSteps);
    found.retrieval = step_of(kSteps, open_window<Moment::before_retrieval>);
    found.cards = step_of(kSteps, begin_cards);
    found.aftermath = step_of(kSteps, open_window<Moment::resolved>);
    return found;
}

constexpr AlienSet kAliens = [] {
    AlienSet aliens;
    for (const AlienId id : kMayfairAliens)
        aliens.insert(id);
    return aliens;
}();

}  // namespace

const Edition& mayfair() {
    static const Edition edition{.id = kMayfair,
                                 .game = "cosmic_mayfair",
                                 .aliens = kAliens,
                                 .hand_size = 7,
                                 .lowest_attack = -8,  // CM-SETUP-8
                                 .least_flares = 0,
                                 .flares_per_player = 3,                  // CM-SETUP-6
                                 .one_flare_per_encounter = false,        // CM-FLARE-3
                                 .flares_return = false,                  // CM-FLARE-2, CM-P9-1
                                 .window_restarts = true,                 // CM-TIME-3
                                 .victory_at_once = false,                // CM-WIN-3
                                 .first_hand_in_turn = false,             // CM-P10-3
                                 .aborts_at_once = true,                  // CM-HAND-4
                                 .empty_deck_quakes = false,              // CM-P9-3
                                 .colonies_are_ceded = true,              // CM-DEAL-1
                                 .used_cards_wait = true,                 // CM-P9-2
                                 .remembers_edicts = true,                // CM-A-MESMER-W
                                 .keeps_unused_flares = true,             // CM-SETUP-7
                                 .renewals_before_search = 5,             // CM-HAND-3
                                 .order = TimingOrder::offense_last,      // CM-TIME-1
                                 .mandatory = Mandatory::acts_by_itself,  // CM-POW-5
                                 .steps = kSteps,
                                 .landmarks = landmarks()};
    return edition;
}

}  // namespace sidera::cosmic
