// The rule behind everything that is not possible now.

#include "games/cosmic/game.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

// What only some questions take, and the rule that puts these.
struct Home {
    Verb verb;
    std::string_view rule;
    Ask ask;
    Ask also = Ask::none;
};

constexpr auto kHomes = std::to_array<Home>({
    {Verb::alien, "CF-SETUP-3", Ask::choose_alien},
    {Verb::show_power, "CF-SETUP-3", Ask::none},
    {Verb::first, "CF-SETUP-6", Ask::choose_hoard},
    {Verb::second, "CF-SETUP-6", Ask::choose_hoard},
    {Verb::tech, "CF-SETUP-8", Ask::choose_tech},
    {Verb::redraw, "CF-DEST-4", Ask::own_colour},
    {Verb::against, "CF-DEST-4", Ask::own_colour, Ask::whom},
    {Verb::settle, "CF-DEST-4", Ask::own_colour},
    {Verb::offense, "CF-ALLY-2", Ask::ally_side, Ask::pick_side},
    {Verb::defense, "CF-ALLY-2", Ask::ally_side, Ask::pick_side},
    {Verb::hoard_card, "CF-A-MISER-1", Ask::select_card},
    {Verb::research, "CF-TECH-1", Ask::tech_action},
    {Verb::complete, "CF-TECH-1", Ask::tech_action},
    {Verb::abandon, "CF-TECH-1", Ask::tech_action},
    {Verb::tech_ship, "CF-TECH-8", Ask::none},
    {Verb::take_tech, "CF-TECH-5", Ask::none},
});

constexpr bool is_term(Verb said) {
    return said >= Verb::accept && said <= Verb::ask_cession;
}

RuleId rule_of_moment(Verb said, Ask asking) {
    if (is_term(said) && asking != Ask::deal)
        return {"CF-DEAL-1"};
    for (const Home& home : kHomes)
        if (home.verb == said &&
            (asking == Ask::none || (home.ask != asking && home.also != asking)))
            return {home.rule};
    return kAllowed;
}

// CF-TIME-1, CF-RESP-1: in its order.
RuleId rule_of_order(Ask asking) {
    return {asking == Ask::respond ? "CF-RESP-1" : "CF-TIME-1"};
}

bool is_window(Ask asking) {
    return asking == Ask::play_effect || asking == Ask::respond;
}

// CF-TIME-7: what is no answer waits until the effect is carried out.
RuleId why_not_played(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const Question& question = ref.pub.question;
    if (!is_window(question.kind))
        return {topmost<PlayFrame>(ref.pub.frames) == nullptr ? "CF-TIME-3" : "CF-TIME-7"};
    if (!exists(effect_in(wanted)) || is_completion(effect_in(wanted)))
        return {"CF-TIME-6"};
    const RuleId rule = blocked(data, ref, question.moment, effect_in(wanted), is_hoarded(wanted));
    return is_allowed(rule) ? rule_of_order(question.kind) : rule;
}

// CF-WIN-1, CF-WIN-4
RuleId why_over(const Public& pub) {
    for (const Seat seat : pub.winners)
        if (foreign_colonies(pub, seat) >= pub.rules.to_win)
            return {"CF-WIN-1"};
    return {"CF-WIN-4"};
}

}  // namespace

// CF-TIME-4: a duty comes first.
RuleId why_not_in_window(const Data&, const ViewRef& ref, OptionCode wanted) {
    if (verb(wanted) != Verb::pass)
        return rule_of(ref.pub.question);
    return ref.pub.deciding.has(ref.seat) ? RuleId{"CF-TIME-4"}
                                          : rule_of_order(ref.pub.question.kind);
}

// In the game, not before it.
RuleId why_no_tech(const Data&, const ViewRef& ref, OptionCode) {
    return ref.pub.phase == Phase::setup ? rule_of(ref.pub.question) : RuleId{"CF-TECH-5"};
}

RuleId why_not_launched(const Data&, const ViewRef& ref, OptionCode) {
    return ref.seat == ref.pub.encounter().defense ? RuleId{"CF-LAUNCH-5"}
                                                   : rule_of(ref.pub.question);
}

// CF-DEST-3, CF-DEST-10: which planets the gate is not aimed at.
RuleId why_not_aimed(const Data&, const ViewRef& ref, OptionCode wanted) {
    const Public& pub = ref.pub;
    const Seat defense = pub.encounter().defense;
    const auto planet = static_cast<Planet>(operand_of(wanted));
    if (!pub.deciding.has(ref.seat) || verb(wanted) != Verb::planet ||
        operand_of(wanted) >= kPlanets || defense == kNoSeat || system_of(planet) == defense)
        return {"CF-LAUNCH-1"};
    return {ships_on(pub, defense, planet) > 0 ? "CF-DEST-10" : "CF-DEST-3"};
}

// CF-ALLY-2, CF-ALLY-6
RuleId why_not_joined(const Data&, const ViewRef& ref, OptionCode) {
    const Encounter& e = ref.pub.encounter();
    const bool asked_in = may_join(e, ref.seat, Side::offense) ||
                          may_join(e, ref.seat, Side::defense) ||
                          has_role(ref.pub, ref.seat, kMain);
    return {asked_in ? "CF-ALLY-2" : "CF-ALLY-6"};
}

// CF-TECH-1, CF-TECH-2, CF-TECH-4
RuleId why_no_tech_action(const Data&, const ViewRef& ref, OptionCode wanted) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(wanted);
    const bool researches = verb(wanted) == Verb::research;
    const auto nth = static_cast<int>(researches ? operand / 64 : operand);
    const std::size_t at =
        nth >= 1 && nth <= kTechs ? nth_tech(pub, ref.seat, nth) : pub.techs.size();
    const bool takes_card =
        researches || verb(wanted) == Verb::complete || verb(wanted) == Verb::abandon;
    if (!pub.deciding.has(ref.seat) || !takes_card || at >= pub.techs.size() || pub.techs[at].up)
        return {"CF-TECH-1"};
    return {researches ? "CF-TECH-2" : "CF-TECH-4"};
}

RuleId Cosmic::why_not(const Data& data, const ViewRef& ref, OptionCode wanted) {
    for (const Channel channel : {Channel::main, Channel::table}) {
        CodeArray<kMostOptions> codes;
        options(data, ref, channel, codes);
        if (codes.contains(wanted))
            return {};
    }
    if (ref.pub.over)
        return why_over(ref.pub);
    const RuleId elsewhere = rule_of_moment(verb(wanted), ref.pub.question.kind);
    if (!is_allowed(elsewhere))
        return elsewhere;
    if (verb(wanted) == Verb::play)
        return why_not_played(data, ref, wanted);
    const QuestionRow& row = row_of(ref.pub.question.kind);
    return row.refusal == nullptr ? rule_of(ref.pub.question) : row.refusal(data, ref, wanted);
}

RuleId Cosmic::range_rule(const Data&, const ViewRef& ref, OptionCode option) {
    if (is_of_colony(verb(option)))
        return {"CF-DEAL-5"};
    return rule_of(ref.pub.question);
}

}  // namespace sidera::cosmic
