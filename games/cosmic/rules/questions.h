// One row a question: what may be said to it, what the clock says, and the rule that refuses the
// rest.

#pragma once

#include "games/cosmic/model/codes.h"
#include "games/cosmic/model/data.h"

namespace sidera::cosmic {

struct QuestionRow {
    Ask kind = Ask::none;
    std::string_view rule{};  // that puts it; none: that of the effect that asks
    // Behind "enough", which is there whenever the question may be stopped.
    void (*list)(const Data&, const ViewRef&, CodeBuffer&) = nullptr;
    // Where nobody may pass or stop; null: the first option.
    OptionCode (*by_clock)(const ViewRef&, const CodeBuffer&) = nullptr;
    // Where its own rule is not all there is to say.
    RuleId (*refusal)(const Data&, const ViewRef&, OptionCode) = nullptr;
};

const QuestionRow& row_of(Ask kind);

// The rule that puts the open question.
RuleId rule_of(const Question& question);

// Options (options.cpp).
void list_aliens(const Data&, const ViewRef&, CodeBuffer&);
void list_packets(const Data&, const ViewRef&, CodeBuffer&);
void list_techs(const Data&, const ViewRef&, CodeBuffer&);
void list_tech_actions(const Data&, const ViewRef&, CodeBuffer&);
void list_window(const Data&, const ViewRef&, CodeBuffer&);
void list_own_colour(const Data&, const ViewRef&, CodeBuffer&);
void list_players(const Data&, const ViewRef&, CodeBuffer&);
void list_planets(const Data&, const ViewRef&, CodeBuffer&);
void list_departures(const Data&, const ViewRef&, CodeBuffer&);
void list_arrivals(const Data&, const ViewRef&, CodeBuffer&);
void list_losses(const Data&, const ViewRef&, CodeBuffer&);
void list_ships(const Data&, const ViewRef&, CodeBuffer&);
void list_joining(const Data&, const ViewRef&, CodeBuffer&);
void list_selection(const Data&, const ViewRef&, CodeBuffer&);
void list_hand(const Data&, const ViewRef&, CodeBuffer&);
void list_shown(const Data&, const ViewRef&, CodeBuffer&);
void list_open_cards(const Data&, const ViewRef&, CodeBuffer&);
void list_discards(const Data&, const ViewRef&, CodeBuffer&);
void list_claims(const Data&, const ViewRef&, CodeBuffer&);
void list_retrieval(const Data&, const ViewRef&, CodeBuffer&);
void list_kickers(const Data&, const ViewRef&, CodeBuffer&);
void list_second(const Data&, const ViewRef&, CodeBuffer&);
void list_support(const Data&, const ViewRef&, CodeBuffer&);
void list_whom(const Data&, const ViewRef&, CodeBuffer&);
void list_names(const Data&, const ViewRef&, CodeBuffer&);
void list_kinds(const Data&, const ViewRef&, CodeBuffer&);
void list_edicts(const Data&, const ViewRef&, CodeBuffer&);
void list_destinies(const Data&, const ViewRef&, CodeBuffer&);
void list_amount(const Data&, const ViewRef&, CodeBuffer&);
void list_yes_no(const Data&, const ViewRef&, CodeBuffer&);
void list_sides(const Data&, const ViewRef&, CodeBuffer&);
void list_second_encounter(const Data&, const ViewRef&, CodeBuffer&);

// What the clock says (fallback.cpp).
OptionCode best_alien(const ViewRef&, const CodeBuffer&);
OptionCode stronger_packet(const ViewRef&, const CodeBuffer&);
OptionCode cheapest_tech(const ViewRef&, const CodeBuffer&);
OptionCode duty(const ViewRef&, const CodeBuffer&);
OptionCode fullest_colony(const ViewRef&, const CodeBuffer&);
OptionCode weakest_home(const ViewRef&, const CodeBuffer&);
OptionCode least_loss(const ViewRef&, const CodeBuffer&);
OptionCode smallest_colony(const ViewRef&, const CodeBuffer&);
OptionCode gate_or_colony(const ViewRef&, const CodeBuffer&);
OptionCode highest_attack(const ViewRef&, const CodeBuffer&);
OptionCode rather_no(const ViewRef&, const CodeBuffer&);

// Refusals (why_not.cpp, selection.cpp, talk_options.cpp).
RuleId why_not_in_window(const Data&, const ViewRef&, OptionCode);
RuleId why_no_tech(const Data&, const ViewRef&, OptionCode);
RuleId why_not_aimed(const Data&, const ViewRef&, OptionCode);
RuleId why_not_launched(const Data&, const ViewRef&, OptionCode);
RuleId why_not_joined(const Data&, const ViewRef&, OptionCode);
RuleId why_not_selected(const Data&, const ViewRef&, OptionCode);
RuleId why_not_said(const Data&, const ViewRef&, OptionCode);
RuleId why_no_tech_action(const Data&, const ViewRef&, OptionCode);

}  // namespace sidera::cosmic
