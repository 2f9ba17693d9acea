// The questions of Cosmic Encounter.

#include "games/cosmic/rules/questions.h"

#include <array>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

constexpr auto kRows = std::to_array<QuestionRow>({
    {Ask::none, "CF-TIME-6"},
    {Ask::choose_alien, "CF-SETUP-3", list_aliens, best_alien},
    {Ask::choose_hoard, "CF-SETUP-6", list_packets, stronger_packet},
    {Ask::choose_tech, "CF-SETUP-8", list_techs, cheapest_tech, why_no_tech},
    {Ask::rotate_power, {}, list_yes_no, rather_no},
    {Ask::tech_action, "CF-TECH-1", list_tech_actions, nullptr, why_no_tech_action},
    {Ask::play_effect, "CF-TIME-3", list_window, duty, why_not_in_window},
    {Ask::respond, "CF-RESP-1", list_window, duty, why_not_in_window},
    {Ask::own_colour, "CF-DEST-4", list_own_colour},
    {Ask::wild_target, "CF-DEST-5", list_players},
    {Ask::aim, "CF-LAUNCH-1", list_planets, nullptr, why_not_aimed},
    {Ask::launch_source, "CF-LAUNCH-2", list_departures, gate_or_colony, why_not_launched},
    {Ask::invite_offense, "CF-ALLY-1", list_yes_no},
    {Ask::invite_defense, "CF-ALLY-1", list_yes_no},
    {Ask::ally_side, "CF-ALLY-2", list_joining, nullptr, why_not_joined},
    {Ask::ally_source, "CF-ALLY-3", list_departures, fullest_colony},
    {Ask::select_card, "CF-PLAN-4", list_selection, highest_attack, why_not_selected},
    {Ask::lose_ships, "CF-LOSS-2", list_losses, least_loss},
    {Ask::return_ships, "CF-COL-2", list_arrivals, weakest_home},
    {Ask::deal, "CF-DEAL-3", talk_options, nullptr, why_not_said},
    {Ask::deal_cards_pick, {}, list_hand},
    {Ask::reward_split, "CF-REW-2", list_amount},
    {Ask::second_encounter, "CF-TURN-5", list_second_encounter},
    // Asked by effects:
    {Ask::pick_player, {}, list_players},
    {Ask::pick_planet, {}, list_ships, smallest_colony},
    {Ask::pick_source, {}, list_ships, fullest_colony},
    {Ask::pick_card, {}, list_hand},
    {Ask::pick_shown, {}, list_shown},
    {Ask::pick_number, {}, list_amount},
    {Ask::pick_yes_no, {}, list_yes_no, rather_no},
    {Ask::pick_side, {}, list_sides},
    {Ask::pick_destiny, {}, list_destinies},
    {Ask::pick_claim, {}, list_claims},
    {Ask::pick_open, {}, list_open_cards},
    {Ask::pick_discard, {}, list_discards},
    // Of Mayfair's challenges:
    {Ask::skip_turn, "CM-SKIP-1", list_yes_no, rather_no},
    {Ask::retrieve, "CM-P1-1", list_retrieval, weakest_home},
    {Ask::pick_named, {}, list_names},
    {Ask::kicker, "CM-KICK-1", list_kickers},
    {Ask::second_card, "CM-P7-1", list_second},
    {Ask::support_card, "CM-RUL-8", list_support},
    {Ask::whom, "CM-P2-11", list_whom},
    {Ask::regain, "CM-KICK-5", list_amount},
    {Ask::pick_kind, {}, list_kinds},
    {Ask::pick_edict, {}, list_edicts},
});

constexpr bool stand_in_order() {
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (static_cast<std::size_t>(kRows[i].kind) != i)
            return false;
    return kRows.size() == EnumText<Ask>::kNames.size();
}

static_assert(stand_in_order(), "each question has one row, in the order of Ask");

}  // namespace

const QuestionRow& row_of(Ask kind) {
    return kRows[static_cast<std::size_t>(kind)];
}

RuleId rule_of(const Question& question) {
    const QuestionRow& row = row_of(question.kind);
    if (row.rule.empty() && question.about != EffectId::none)
        return {effect(question.about).rule};
    return {row.rule.empty() ? kRows.front().rule : row.rule};
}

}  // namespace sidera::cosmic
