// The rule behind everything that is not possible now.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/legal.h"
#include "games/alien_frontiers/phases/raid.h"

namespace sidera::alien_frontiers {
namespace {

// What may be said at the moment `main`.
RuleId why_no_action(const Data& data, const Public& pub, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    const bool is_card = operand < kCards;
    switch (verb(wanted)) {
        case Verb::dock:
            return operand / 16 < kFacilities && operand / 2 % 8 - 1 < kSides
                       ? refusal(data, pub, docking_of(operand))
                       : RuleId{"AF-DOCK-1"};
        case Verb::power:
            return is_card ? may_use_power(data, pub, static_cast<Card>(operand))
                           : RuleId{"AF-CARD-1"};
        case Verb::discard:
            return is_card ? may_discard(data, pub, static_cast<Card>(operand))
                           : RuleId{"AF-CARD-1"};
        case Verb::cycle:
            return AlienArtifact::may_cycle(pub);
        case Verb::claim:
            return AlienArtifact::may_claim(pub);
        case Verb::trade:
            return OrbitalMarket::may_trade(pub);
        case Verb::launch:
            return ColonistHub::may_launch(data, pub);
        case Verb::buy_relic:
            return may_buy_relic(data, pub);
        default:
            return {"AF-DOCK-5"};
    }
}

// AF-RAID-8: a Decoy protects; otherwise there is nothing to take.
RuleId why_not_raided(const Public& pub, Seat victim) {
    if (index(victim) < pub.rules.seats && pub.players[victim].cards.has(Card::holographic_decoy))
        return {"AF-DECOY-1"};
    return {"AF-RAID-5"};
}

RuleId why_not_destroyed(const Public& pub, std::uint32_t operand) {
    const auto ship = static_cast<Ship>(operand % 64);
    if (operand / 64 >= kFacilities || static_cast<int>(ship) >= kShipCodes ||
        !pub.docks[static_cast<Facility>(operand / 64)].contains(ship))
        return {"AF-PLASMA-5"};
    return PlasmaCannon::may_destroy(pub, ship);
}

// A territory that was asked for and is not among the options.
RuleId why_no_territory(const Data& data, const Public& pub, std::uint32_t operand) {
    const auto territory = static_cast<Territory>(operand);
    if (operand >= kTerritories)
        return {"AF-COLONY-1"};
    switch (pub.asking) {
        case Question::crystal_territory:
            return DataCrystal::may_copy(data, pub, territory);
        case Question::field_territory:
            return {"AF-FIELD-2"};
        default:
            return has_field(pub, Field::repulsor, territory) ? RuleId{"AF-FIELD-6"}
                                                              : RuleId{"AF-TELE-6"};
    }
}

RuleId why_no_colony(const Public& pub, std::uint32_t operand) {
    const ColonyAt colony = colony_of(operand);
    if (operand / 8 < kTerritories && has_field(pub, Field::repulsor, colony.territory))
        return {"AF-FIELD-6"};
    return {pub.asking == Question::move_from ? "AF-TELE-6" : "AF-POLAR-2"};
}

RuleId why_no_ship(const Public& pub) {
    switch (pub.asking) {
        case Question::booster_ship:
            return {"AF-BOOST-1"};
        case Question::stasis_ship:
            return {"AF-STASIS-1"};
        case Question::gravity_down:
        case Question::gravity_up:
            return {"AF-GRAV-1"};
        case Question::warper_ships:
            return {"AF-WARP-1"};
        default:
            return {"AF-CARD-8"};
    }
}

// The rule that gives somebody this to say.
RuleId rule_behind(Verb said) {
    switch (said) {
        case Verb::dock:
            return {"AF-DOCK-1"};
        case Verb::power:
            return {"AF-CARD-3"};
        case Verb::discard:
            return {"AF-CARD-4"};
        case Verb::cycle:
            return {"AF-ARTIFACT-2"};
        case Verb::trade:
            return {"AF-MARKET-2"};
        case Verb::launch:
            return {"AF-HUB-5"};
        case Verb::buy_relic:
            return {"AF-RELIC-1"};
        case Verb::end_turn:
            return {"AF-TURN-8"};
        case Verb::roll:
            return {"AF-TURN-2"};
        case Verb::place:
            return {"AF-COLONY-1"};
        case Verb::launch_now:
        case Verb::let_go:
            return {"AF-HUB-7"};
        case Verb::raid_nothing:
        case Verb::raid_resources:
        case Verb::raid_card:
        case Verb::take:
        case Verb::stop:
        case Verb::put_back:
        case Verb::steal:
            return {"AF-RAID-5"};
        case Verb::claim:
        case Verb::card:
            return {"AF-ARTIFACT-3"};
        case Verb::ship:
            return {"AF-CARD-8"};
        case Verb::lift:
            return {"AF-TELE-1"};
        case Verb::aim:
        case Verb::hit:
        case Verb::fire:
        case Verb::spare:
            return {"AF-PLASMA-1"};
        case Verb::reroll:
        case Verb::keep_ship:
            return {"AF-WARP-1"};
        case Verb::destroy:
            return {"AF-PLASMA-5"};
        case Verb::remove_field:
            return {"AF-BOOST-2"};
        case Verb::give_back:
            return {"AF-LIMIT-1"};
        default:
            return {"AF-TURN-7"};
    }
}

// Of what is said at another time than its own: no action begins within another.
RuleId rule_of_moment(Verb said) {
    return said <= Verb::end_turn ? RuleId{"AF-TURN-7"} : rule_behind(said);
}

bool asks_for_territory(Question asking) {
    return asking == Question::crystal_territory || asking == Question::field_territory ||
           asking == Question::move_to;
}

bool asks_for_colony(Question asking) {
    return asking == Question::move_from || asking == Question::swap_a ||
           asking == Question::swap_b;
}

// What fits the question but is not offered.
RuleId why_no_answer(const Data& data, const Public& pub, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    const Question asking = pub.asking;
    const Verb said = verb(wanted);
    if (asking == Question::main && said <= Verb::end_turn)
        return why_no_action(data, pub, wanted);
    if (asking == Question::place_colony && said == Verb::place && operand < kTerritories)
        return may_place(pub, static_cast<Territory>(operand));
    if (asking == Question::raid_pick && said == Verb::take)
        return why_not_raided(pub, seat_at(static_cast<int>(operand / 2)));
    if (asking == Question::raid_card && said == Verb::steal)
        return why_not_raided(pub, seat_at(static_cast<int>(operand / 16)));
    if (asking == Question::claim_card && said == Verb::card)
        return {"AF-CARD-2"};
    if (asking == Question::warper_card && said == Verb::card)
        return {"AF-WARP-2"};
    if (asking == Question::teleport_ship && said == Verb::lift)
        return {operand / 16 == static_cast<std::uint32_t>(Facility::terraform) ? "AF-TELE-2"
                                                                                : "AF-TELE-4"};
    if (asking == Question::plasma_destroy && said == Verb::destroy)
        return why_not_destroyed(pub, operand);
    if (asking == Question::plasma_facility && said == Verb::aim)
        return {"AF-PLASMA-2"};
    if (asking == Question::plasma_pick && said == Verb::hit && operand < kShipCodes)
        return PlasmaCannon::may_hit(
            data, pub, std::get<PlasmaFrame>(pub.frames.back()), static_cast<Ship>(operand));
    if (said == Verb::territory && asks_for_territory(asking))
        return why_no_territory(data, pub, operand);
    if (said == Verb::colony && asks_for_colony(asking))
        return why_no_colony(pub, operand);
    if (said == Verb::ship)
        return why_no_ship(pub);
    return rule_of_moment(said);
}

// AF-END-1, AF-END-2, AF-VAR-VP-1
RuleId why_over(const Public& pub) {
    bool reached = false;
    for (const Seat seat : SeatSet::first(pub.rules.seats)) {
        if (unplaced(pub, seat) == 0)
            return {"AF-END-1"};
        reached =
            reached || (pub.rules.vp_target > 0 && pub.players[seat].points >= pub.rules.vp_target);
    }
    return {reached ? "AF-VAR-VP-1" : "AF-END-2"};
}

}  // namespace

RuleId AlienFrontiers::why_not(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const Public& pub = ref.pub;
    CodeArray<kMaxOptions> codes;
    options(data, ref, Channel::main, codes);
    if (codes.contains(wanted))
        return kAllowed;
    if (pub.over)
        return why_over(pub);
    if (!pub.deciding.has(ref.seat))
        return {"AF-TURN-1"};
    if (pub.asking == Question::roll)
        return {"AF-TURN-2"};
    if (pub.asking == Question::teleport_dock && verb(wanted) == Verb::dock &&
        operand_of(wanted) / 16 < kFacilities && operand_of(wanted) / 2 % 8 - 1 < kSides) {
        const Lifted ship =
            OrbitalTeleporter::lifted(data, pub, std::get<TeleportFrame>(pub.frames.back()));
        return refusal(data, pub, docking_of(operand_of(wanted)), &ship);
    }
    const RuleId rule = why_no_answer(data, pub, wanted);
    return rule == kAllowed ? rule_of_moment(verb(wanted)) : rule;
}

RuleId AlienFrontiers::range_rule(const Data&, const ViewRef&, OptionCode code) {
    return rule_behind(verb(code));
}

}  // namespace sidera::alien_frontiers
