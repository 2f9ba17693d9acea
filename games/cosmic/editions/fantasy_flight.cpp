// The edition of Fantasy Flight Games: the seven phases and their steps.

#include "games/cosmic/editions/edition.h"
#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

// CF-REG-1: one check comes before everything. CF-REG-2: techs have their turn between the
// start and the retrieval. CF-REV-3: cards that were turned up may always be
// answered, also negotiates. CF-RES-5: compensation, then rewards.
constexpr EncounterStep kSteps[] = {
    {ask_window<Moment::before_anything>, Phase::regroup},
    {open_window<Moment::encounter_begins>, Phase::regroup},
    {ask_tech_action, Phase::regroup},
    {hear_tech_action, Phase::regroup},
    {open_window<Moment::before_retrieval>, Phase::regroup},
    {retrieve_ship, Phase::regroup},
    {open_window<Moment::before_destiny>, Phase::destiny},
    {draw_destiny, Phase::destiny},
    {ask_window<Moment::destiny_drawn>, Phase::destiny},
    {open_window<Moment::destiny_known>, Phase::destiny},
    {ask_defense, Phase::destiny},
    {hear_defense, Phase::destiny},
    {open_window<Moment::before_launch>, Phase::launch},
    {ask_aim, Phase::launch},
    {hear_aim, Phase::launch},
    {open_window<Moment::loading>, Phase::launch},
    {ask_load, Phase::launch},
    {hear_load, Phase::launch},
    {after_load, Phase::launch},
    {open_window<Moment::before_invitations>, Phase::alliance},
    {ask_invitation, Phase::alliance},
    {hear_invitation, Phase::alliance},
    {press_allies, Phase::alliance},
    {next_answer, Phase::alliance},
    {ask_side, Phase::alliance},
    {hear_side, Phase::alliance},
    {ask_ally_ship, Phase::alliance},
    {hear_ally_ship, Phase::alliance},
    {open_window<Moment::allied>, Phase::alliance},
    {renew_defense, Phase::planning},
    {open_window<Moment::before_selection>, Phase::planning},
    {check_cards, Phase::planning},
    {ask_window<Moment::selecting>, Phase::planning},
    {ask_first_card, Phase::planning},
    {hear_first_card, Phase::planning},
    {open_first_card, Phase::planning},
    {ask_cards, Phase::planning},
    {hear_cards, Phase::planning},
    {check_selection, Phase::planning},
    {open_window<Moment::selected>, Phase::planning},
    {open_cards, Phase::reveal},
    {ask_window<Moment::revealing>, Phase::reveal},
    {open_held_cards, Phase::reveal},
    {open_window<Moment::revealed>, Phase::reveal},
    {decide, Phase::reveal},
    {open_window<Moment::winner_known>, Phase::resolution},
    {ask_window<Moment::losing_ships_leave>, Phase::resolution},
    {ships_leave, Phase::resolution},
    {ask_window<Moment::ships_left>, Phase::resolution},
    {land, Phase::resolution},
    {bring_allies_home, Phase::resolution},
    {compensate, Phase::resolution},
    {reward, Phase::resolution},
    {open_window<Moment::aftermath>, Phase::resolution},
    {ask_window<Moment::cards_leave>, Phase::resolution},
    {discard_cards, Phase::resolution},
    {open_window<Moment::cards_discarded>, Phase::resolution},
    {open_window<Moment::encounter_ends>, Phase::resolution},
    {end_encounter, Phase::resolution},
};

constexpr AlienSet kAliens = [] {
    AlienSet aliens;
    for (const AlienId id : kFantasyFlightAliens)
        aliens.insert(id);
    return aliens;
}();

}  // namespace

const Edition& fantasy_flight() {
    static const Edition edition{
        .aliens = kAliens, .steps = kSteps, .landmarks = landmarks_of(kSteps)};
    return edition;
}

}  // namespace sidera::cosmic
