// The one list of what is legal in Alien Frontiers.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/legal.h"
#include "games/alien_frontiers/phases/raid.h"

namespace sidera::alien_frontiers {

// AF-BONUS-BURROUGHS-1, AF-RELIC-1, AF-RELIC-2, AF-RELIC-7
RuleId may_buy_relic(const Data& data, const Public& pub) {
    if (pub.relic_place != RelicPlace::desert || pub.turn.relic_bought)
        return {"AF-RELIC-2"};
    const bool able =
        has_bonus(pub, pub.turn.seat, Territory::burroughs) && affords(pub.player(), data.relic);
    return able ? kAllowed : RuleId{"AF-RELIC-1"};
}

RuleId may_place(const Public& pub, Territory territory) {
    return has_field(pub, Field::repulsor, territory) ? RuleId{"AF-FIELD-6"} : kAllowed;
}

namespace {

void add_if(CodeBuffer& codes, RuleId forbidden, OptionCode option) {
    if (forbidden.id.empty())
        codes.add(option);
}

void add_dockings(Facility at, PipsSet plain, PipsSet relic, CodeBuffer& codes) {
    for (const Pips pips : plain | relic) {
        if (plain.has(pips))
            codes.add(code(Verb::dock, operand_of(Docking{at, {pips, false}})));
        if (relic.has(pips))
            codes.add(code(Verb::dock, operand_of(Docking{at, {pips, true}})));
    }
}

// AF-DOCK-5 to AF-DOCK-7: a possible docking keeps the turn from ending.
bool keeps_turn_open(const Data& data, const Public& pub, Facility at) {
    if (pub.rules.mandatory_docking == Mandatory::off)
        return false;
    return pub.rules.mandatory_docking == Mandatory::strict ||
           docking_price(data, pub, at, pub.turn.seat) == Price{};
}

}  // namespace

bool docking_options(const Data& data, const Public& pub, const Lifted* lifted, CodeBuffer& codes) {
    const Dockings plain =
        legal_dockings(data, pub, sets_of(pub.hand, false, lifted), false, lifted);
    Dockings relic;
    if (pub.hand.relic > 0) [[unlikely]]
        relic = legal_dockings(data, pub, sets_of(pub.hand, true, lifted), true, lifted);
    bool must_dock = false;
    for (int i = 0; i < kFacilities; ++i) {
        const auto at = static_cast<Facility>(i);
        if ((plain[at] | relic[at]).empty())
            continue;
        add_dockings(at, plain[at], relic[at], codes);
        must_dock = must_dock || keeps_turn_open(data, pub, at);
    }
    return must_dock;
}

namespace {

// AF-TURN-4, AF-TURN-6
void main_options(const Data& data, const Public& pub, CodeBuffer& codes) {
    const bool must_dock = !pub.hand.empty() && docking_options(data, pub, nullptr, codes);
    const CardSet cards = pub.player().cards;
    for (const Card card : cards)
        add_if(codes, may_use_power(data, pub, card), code(Verb::power, card));
    for (const Card card : cards)
        add_if(codes, may_discard(data, pub, card), code(Verb::discard, card));
    add_if(codes, AlienArtifact::may_cycle(pub), code(Verb::cycle));
    add_if(codes, AlienArtifact::may_claim(pub), code(Verb::claim));
    add_if(codes, OrbitalMarket::may_trade(pub), code(Verb::trade));
    add_if(codes, ColonistHub::may_launch(data, pub), code(Verb::launch));
    add_if(codes, may_buy_relic(data, pub), code(Verb::buy_relic));
    if (!must_dock)
        codes.add(code(Verb::end_turn));
}

// AF-RAID-5: what has a target.
void raid_mode_options(const Public& pub, CodeBuffer& codes) {
    CodeArray<kMaxPlayers * kCards> targets;
    codes.add(code(Verb::raid_nothing));
    token_options(pub, 0, targets);
    if (targets.size() > 0)
        codes.add(code(Verb::raid_resources));
    targets.clear();
    steal_options(pub, targets);
    if (targets.size() > 0)
        codes.add(code(Verb::raid_card));
}

void card_options(CardSet cards, CodeBuffer& codes) {
    for (const Card card : cards)
        codes.add(code(Verb::card, card));
}

// AF-LIMIT-1
void return_options(const Public& pub, CodeBuffer& codes) {
    const int fuel = pub.player().fuel;
    const int ore = pub.player().ore;
    const int excess = fuel + ore - kKeep;
    for (int back = std::max(0, excess - ore); back <= std::min(excess, fuel); ++back)
        codes.add(code(Verb::give_back, static_cast<std::uint32_t>(back)));
}

ColonyAt first_colony(const Public& pub) {
    return colony_of(std::get<DiscardFrame>(pub.frames.back()).first);
}

void discard_options(const Data&, const Public& pub, CodeBuffer& codes) {
    switch (pub.asking) {
        case Question::remove_field:
            return BoosterPod::discard_options(pub, codes);
        case Question::field_territory:
            return field_options(
                pub, field_of(std::get<DiscardFrame>(pub.frames.back()).card), codes);
        case Question::move_from:
            return OrbitalTeleporter::from_options(pub, codes);
        case Question::move_to:
            return OrbitalTeleporter::to_options(pub, first_colony(pub), codes);
        case Question::swap_a:
            return PolarityDevice::first_options(pub, codes);
        case Question::swap_b:
            return PolarityDevice::second_options(pub, first_colony(pub), codes);
        case Question::plasma_destroy:
            return PlasmaCannon::destroy_options(pub, codes);
        default:
            return card_options(TemporalWarper::recoverable(pub), codes);
    }
}

void power_options(const Data& data, const Public& pub, CodeBuffer& codes) {
    switch (pub.asking) {
        case Question::booster_ship:
            return ship_options(pub.hand, kAnyValue.without(PipsSet::of(Pips::six)), codes);
        case Question::stasis_ship:
            return ship_options(pub.hand, at_least(2), codes);
        case Question::polarity_ship:
            return ship_options(pub.hand, kAnyValue, codes);
        case Question::gravity_down:
            return GravityManipulator::down_options(pub, codes);
        case Question::gravity_up:
            return GravityManipulator::up_options(
                pub, die_of(std::get<AdjustFrame>(pub.frames.back()).down), codes);
        case Question::warper_ships:
            return TemporalWarper::ship_options(pub, std::get<WarpFrame>(pub.frames.back()), codes);
        case Question::crystal_territory:
            return DataCrystal::options(data, pub, codes);
        case Question::teleport_ship:
            return OrbitalTeleporter::ship_options(data, pub, codes);
        case Question::teleport_dock:
            return OrbitalTeleporter::dock_options(
                data, pub, std::get<TeleportFrame>(pub.frames.back()), codes);
        case Question::plasma_facility:
            return PlasmaCannon::facility_options(pub, codes);
        default:
            return PlasmaCannon::pick_options(
                data, pub, std::get<PlasmaFrame>(pub.frames.back()), codes);
    }
}

}  // namespace

void AlienFrontiers::options(const Data& data,
                             const ViewRef& ref,
                             Channel channel,
                             CodeBuffer& codes) {
    const Public& pub = ref.pub;
    if (channel != Channel::main || !pub.deciding.has(ref.seat))
        return;
    switch (pub.asking) {
        case Question::none:
            return;
        case Question::roll:
            codes.add(code(Verb::roll));
            return;
        case Question::main:
            return main_options(data, pub, codes);
        case Question::place_colony:
            for (int i = 0; i < kTerritories; ++i)
                add_if(codes,
                       may_place(pub, static_cast<Territory>(i)),
                       code(Verb::place, static_cast<std::uint32_t>(i)));
            return;
        case Question::hub_overflow:
            codes.add(code(Verb::launch_now));
            codes.add(code(Verb::let_go));
            return;
        case Question::raid_mode:
            return raid_mode_options(pub, codes);
        case Question::raid_pick:
            return raid_pick_options(pub, std::get<RaidFrame>(pub.frames.back()), codes);
        case Question::raid_card:
            return steal_options(pub, codes);
        case Question::claim_card:
            return card_options(AlienArtifact::claimable(pub), codes);
        case Question::end_return:
            return return_options(pub, codes);
        default:
            if (pub.asking < Question::plasma_destroy)
                return power_options(data, pub, codes);
            return discard_options(data, pub, codes);
    }
}

}  // namespace sidera::alien_frontiers
