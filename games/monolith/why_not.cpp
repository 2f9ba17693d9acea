// The rule behind everything that is not possible now.

#include <array>

#include "games/monolith/game.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {
namespace {

const Planet* own_planet(const ViewRef& ref, Panel panel) {
    const Planet* planet = panel < ref.pub.planet_on.size() ? planet_on(ref.pub, panel) : nullptr;
    return planet != nullptr && planet->owner == ref.seat ? planet : nullptr;
}

// Phases only move forward (MO-TURN-1).
RuleId why_no_structure(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    const bool has_thing = verb(wanted) == Verb::build;
    const Planet* planet =
        own_planet(ref, has_thing ? panel_in(operand) : static_cast<Panel>(operand));
    if (planet == nullptr)
        return {verb(wanted) == Verb::clear ? "MO-STR-7" : "MO-STR-1"};
    switch (verb(wanted)) {
        case Verb::build:
            if (thing_in(operand) > Thing::tower)
                return {"MO-STR-9"};
            return may_build(data, ref, *planet, thing_in(operand));
        case Verb::demolish:
            return may_demolish(ref, *planet);
        default:
            return may_clear(ref, *planet);
    }
}

RuleId why_no_spot(const Public& pub, OptionCode wanted) {
    const auto& frame = std::get<TurnFrame>(pub.frames.back());
    const std::uint32_t operand = operand_of(wanted);
    if (verb(wanted) != Verb::spot || panel_in(operand) != frame.panel)
        return {"MO-STR-1"};
    return may_use_spot(*planet_on(pub, frame.panel), frame.work, frame.thing, spot_in(operand));
}

RuleId why_no_ship(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    const bool at_planet = verb(wanted) == Verb::ship;
    const Thing thing = at_planet ? thing_in(operand) : static_cast<Thing>(what_in(operand));
    if (!is_ship(thing))
        return {"MO-SHP-1"};
    if (const RuleId forbidden = may_launch(data, ref, thing); !is_allowed(forbidden))
        return forbidden;
    if (at_planet) {
        const Planet* planet = own_planet(ref, panel_in(operand));
        if (planet == nullptr || !planet->has_spaceport())
            return {"MO-SHP-1"};
    } else {
        const auto& stations = ref.pub.players[ref.seat].stations;
        const auto at = find_at(stations, cell_in(operand));
        if (at == stations.end())
            return {"MO-SHP-1"};
        if (at->fresh)
            return {"MO-SPC-3"};
    }
    return {"MO-SHP-3"};
}

RuleId why_no_activation(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    if (operand > 0xFFFF)
        return {"MO-ACT-1"};
    switch (verb(wanted)) {
        case Verb::use_turret:
            if (operand / 128 >= ref.pub.planet_on.size())
                return {"MO-ACT-1"};
            [[fallthrough]];
        case Verb::use_ship:
        case Verb::use_station:
        case Verb::use_rock:
            return may_activate(data, ref, unit_in(wanted));
        case Verb::bombard:
            return {"MO-BOM-1"};
        case Verb::ask_to_share:
            return {"MO-WIN-5"};
        default:
            return {"MO-ACT-2"};
    }
}

RuleId why_no_attack(const Public& pub, std::uint32_t operand, Cell from) {
    if (distance(from, cell_in(operand)) != 1)
        return {"MO-CMB-1"};
    const Occupant there = occupant(pub, cell_in(operand));
    if (there.seat == pub.turn.seat)
        return {"MO-CMB-9"};
    return {there.kind == Occupant::Kind::nothing ? "MO-CMB-1" : "MO-CMB-6"};
}

RuleId why_no_action(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(wanted);
    const Ship* ship = pub.turn.unit.kind == UnitKind::ship
                           ? find_ship(pub.players[ref.seat], pub.turn.unit.id)
                           : nullptr;
    const Cell cell = cell_of(pub, ref.seat, pub.turn.unit);
    switch (verb(wanted)) {
        case Verb::move:
            return {ship == nullptr ? "MO-MOV-4"
                                    : (pub.turn.left.may_move() ? "MO-MOV-1" : "MO-ACT-3")};
        case Verb::attack:
            return pub.turn.left.may_strike() ? why_no_attack(pub, operand, cell)
                                              : RuleId{"MO-ACT-3"};
        case Verb::raze:
            return {"MO-CNQ-1"};
        case Verb::conquer: {
            const Planet* planet = ship == nullptr ? nullptr : docked_at(pub, ship->cell);
            if (planet == nullptr)
                return {ship == nullptr ? "MO-CNQ-6" : "MO-CNQ-3"};
            const RuleId forbidden = may_conquer(ref.seat, *planet);
            return is_allowed(forbidden) ? RuleId{"MO-ACT-3"} : forbidden;
        }
        default:
            break;
    }
    if (ship == nullptr || ship->kind != Thing::cargo || pub.turn.left.any == 0)
        return {"MO-CRG-1"};
    const Thing freight =
        operand < kFreights ? thing_of(static_cast<Freight>(operand)) : Thing::none;
    switch (verb(wanted)) {
        case Verb::buy:
            return freight == Thing::none ? RuleId{"MO-SPC-1"} : may_buy(data, ref, *ship, freight);
        case Verb::fetch:
            return freight == Thing::none ? RuleId{"MO-CRG-3"} : may_fetch(ref, *ship, freight);
        case Verb::pick_up:
            return may_pick_up(ref, *ship, cell_in(operand));
        case Verb::load:
            return may_load(ref, *ship);
        case Verb::place:
            return may_place(ref, *ship, cell_in(operand));
        case Verb::store:
            return may_store(ref, *ship);
        case Verb::unload:
            return may_unload(ref, *ship);
        case Verb::seize:
            return may_seize(ref, *ship);
        default:
            return {"MO-ACT-4"};
    }
}

bool is_setup_verb(Verb said) {
    return said <= Verb::asteroid;
}

bool is_reply_verb(Verb said) {
    return said == Verb::yes || said == Verb::no;
}

bool is_word(Verb said) {
    return said >= Verb::trade;
}

// The rule that gives somebody this to say, and says how much of it.
struct Source {
    Verb verb;
    std::string_view rule;
};

constexpr auto kSources = std::to_array<Source>({
    {Verb::faction, "MO-SET-2"},    {Verb::natural, "MO-SET-10"},     {Verb::cannon, "MO-SET-12"},
    {Verb::asteroid, "MO-SET-15"},  {Verb::build, "MO-STR-1"},        {Verb::demolish, "MO-STR-1"},
    {Verb::clear, "MO-STR-1"},      {Verb::spot, "MO-STR-1"},         {Verb::ship, "MO-SHP-1"},
    {Verb::ship_at, "MO-SHP-1"},    {Verb::dock, "MO-SHP-3"},         {Verb::use_ship, "MO-ACT-1"},
    {Verb::use_turret, "MO-ACT-1"}, {Verb::use_station, "MO-ACT-1"},  {Verb::use_rock, "MO-ACT-1"},
    {Verb::bombard, "MO-BOM-1"},    {Verb::ask_to_share, "MO-WIN-5"}, {Verb::move, "MO-MOV-1"},
    {Verb::attack, "MO-CMB-1"},     {Verb::raze, "MO-CNQ-1"},         {Verb::conquer, "MO-CNQ-3"},
    {Verb::buy, "MO-SPC-1"},        {Verb::fetch, "MO-CRG-3"},        {Verb::pick_up, "MO-CRG-3"},
    {Verb::place, "MO-CRG-4"},      {Verb::store, "MO-CRG-4"},        {Verb::load, "MO-CRG-2"},
    {Verb::unload, "MO-CRG-2"},     {Verb::seize, "MO-TRD-4"},        {Verb::stop, "MO-ACT-4"},
    {Verb::yes, "MO-WIN-4"},        {Verb::no, "MO-WIN-4"},           {Verb::gives, "MO-TRD-3"},
});

RuleId rule_behind(Verb said) {
    for (const Source& source : kSources)
        if (source.verb == said)
            return {source.rule};
    return {"MO-TURN-1"};
}

// What is said without being waited for.
RuleId why_no_word(const ViewRef& ref, OptionCode wanted) {
    if (!ref.pub.players[ref.seat].alive)
        return {"MO-WIN-2"};
    if (!ref.pub.rules.diplomacy && verb(wanted) < Verb::ask_always)
        return {"MO-DIP-6"};
    switch (verb(wanted)) {
        case Verb::withdraw:
            return {"MO-TRD-5"};
        case Verb::make_secret:
        case Verb::make_open:
            return {"MO-TRD-7"};
        case Verb::accept:
        case Verb::refuse:
        case Verb::take_back:
            return {"MO-TRD-10"};
        case Verb::woo:
        case Verb::take_hand:
        case Verb::turn_down:
        case Verb::break_alliance:
            return {"MO-DIP-1"};
        case Verb::resign:
            return {"MO-WIN-6"};
        case Verb::ask_always:
        case Verb::ask_when_useful:
            return {"MO-TURN-1"};
        default:
            return {"MO-TRD-1"};
    }
}

RuleId why_not_now(const Data& data, const ViewRef& ref, OptionCode wanted) {
    switch (ref.pub.asking) {
        case Question::choose_faction:
            return {"MO-SET-2"};
        case Question::place_natural:
            return {"MO-SET-10"};
        case Question::place_cannon:
            return {"MO-SET-12"};
        case Question::place_asteroid:
            return {verb(wanted) == Verb::asteroid ? "MO-SET-16" : "MO-SET-15"};
        case Question::structure:
            if (verb(wanted) < Verb::build || verb(wanted) > Verb::clear)
                return {"MO-TURN-1"};
            return why_no_structure(data, ref, wanted);
        case Question::structure_cell:
            return why_no_spot(ref.pub, wanted);
        case Question::ship:
            if (verb(wanted) != Verb::ship && verb(wanted) != Verb::ship_at)
                return {"MO-TURN-1"};
            return why_no_ship(data, ref, wanted);
        case Question::ship_cell:
            return {"MO-SHP-3"};
        case Question::activate:
            if (verb(wanted) < Verb::use_ship || verb(wanted) > Verb::ask_to_share)
                return {verb(wanted) < Verb::use_ship ? "MO-TURN-1" : "MO-ACT-1"};
            return why_no_activation(data, ref, wanted);
        case Question::unit_action:
            if (verb(wanted) >= Verb::use_ship && verb(wanted) <= Verb::ask_to_share)
                return {"MO-ACT-2"};
            return verb(wanted) < Verb::move ? RuleId{"MO-TURN-1"}
                                             : why_no_action(data, ref, wanted);
        case Question::share_victory:
            return {"MO-WIN-4"};
        default:
            return {"MO-TURN-1"};
    }
}

// Not in its turn, or none of the game any more (MO-TURN-5).
RuleId why_not_asked(const ViewRef& ref, Verb said) {
    if (!ref.pub.players[ref.seat].alive)
        return {"MO-TURN-5"};
    if (is_reply_verb(said))
        return {"MO-WIN-5"};
    return is_setup_verb(said) ? rule_behind(said) : RuleId{"MO-TURN-1"};
}

// MO-WIN-3, MO-WIN-4, MO-LIM-1
RuleId why_over(const Public& pub) {
    if (living(pub).size() == 1)
        return {"MO-WIN-3"};
    const bool last_round = pub.rules.round_limit > 0 && pub.turn.round >= pub.rules.round_limit;
    const bool stalemate =
        pub.rules.stalemate_rounds > 0 && pub.quiet >= pub.rules.stalemate_rounds;
    return {last_round || stalemate ? "MO-LIM-1" : "MO-WIN-4"};
}

}  // namespace

RuleId Monolith::why_not(const Data& data, const ViewRef& ref, OptionCode wanted) {
    CodeArray<kMaxOptions> codes;
    const Verb said = verb(wanted);
    options(data, ref, is_word(said) ? Channel::table : Channel::main, codes);
    if (codes.contains(wanted))
        return {};
    if (ref.pub.over)
        return why_over(ref.pub);
    if (is_word(said))
        return why_no_word(ref, wanted);
    if (!ref.pub.deciding.has(ref.seat))
        return why_not_asked(ref, said);
    if (is_reply_verb(said) && ref.pub.asking != Question::share_victory)
        return {"MO-WIN-5"};
    if (is_setup_verb(said) && ref.pub.asking >= Question::structure)
        return rule_behind(said);
    const RuleId rule = why_not_now(data, ref, wanted);
    return rule.id.empty() ? RuleId{"MO-TURN-1"} : rule;
}

RuleId Monolith::range_rule(const Data&, const ViewRef&, OptionCode code) {
    return is_word(verb(code)) && verb(code) != Verb::gives ? RuleId{"MO-DIP-6"}
                                                            : rule_behind(verb(code));
}

}  // namespace sidera::monolith
