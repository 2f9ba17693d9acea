// The orbital facilities: each says which values it takes and what a docking does there.

#pragma once

#include "games/alien_frontiers/dockings.h"

namespace sidera::alien_frontiers {

class Table;

struct SolarConverter {
    static Fit fit() { return {kAnyValue, "AF-SOLAR-1"}; }

    static void use(Table& table, Pips pips);
};

struct LunarMine {
    // AF-LUNAR-1 to AF-LUNAR-3, AF-BONUS-VANVOGT-1, AF-BONUS-VANVOGT-2
    static Fit fit(const Public& pub, Seat seat) {
        const bool free_choice = !pub.turn.mine_docked && has_bonus(pub, seat, Territory::vanvogt);
        const int threshold = free_choice ? 0 : highest(pub.docks[Facility::lunar]);
        return {at_least(threshold), "AF-LUNAR-1"};
    }

    static void use(Table& table);
};

struct OrbitalMarket {
    static Fit fit() { return {kAnyValue, "AF-MARKET-1"}; }

    static int trade_price(const Public& pub);
    static RuleId may_trade(const Public& pub);
};

struct Shipyard {
    // AF-YARD-1, AF-YARD-2
    static Fit fit(const Public& pub, Seat seat) {
        return {pub.players[seat].stock > 0 ? kAnyValue : PipsSet{}, "AF-YARD-2"};
    }

    static Price price(const Data& data, const Public& pub, Seat seat);
    static void use(Table& table);
};

struct ColonyConstructor {
    static Fit fit() { return {kAnyValue, "AF-CONSTRUCTOR-1"}; }

    static Price price(const Data& data, const Public& pub, Seat seat);
    static void use(Table& table);
};

struct RaidersOutpost {
    // AF-RAID-1 to AF-RAID-4: three in a row from `low` make 3 * low + 3, and that must be more
    // than what is there.
    static Fit fit(const Public& pub) {
        const int present = sum_of(pub.docks[Facility::raiders]);
        return {at_least(present / 3) & PipsSet::first(kSides - 2), "AF-RAID-2"};
    }

    static void use(Table& table);
};

struct AlienArtifact {
    static Fit fit() { return {kAnyValue, "AF-ARTIFACT-1"}; }

    static RuleId may_cycle(const Public& pub);
    static RuleId may_claim(const Public& pub);
    static CardSet claimable(const Public& pub);
};

struct ColonistHub {
    // AF-HUB-2, AF-HUB-4
    static Fit fit(const Public& pub, Seat seat) {
        return {pub.players[seat].hub < kLastCircle ? kAnyValue : PipsSet{}, "AF-HUB-4"};
    }

    static void use(Table& table);
    static RuleId may_launch(const Data& data, const Public& pub);
};

struct TerraformingStation {
    // AF-TERRA-1 to AF-TERRA-3
    static Fit fit(const Public& pub, Seat seat, bool relic) {
        if (!relic && coloured_in_play(pub, seat) <= kStartShips)
            return {{}, "AF-TERRA-2"};
        return {PipsSet::of(Pips::six), "AF-TERRA-1"};
    }

    static void use(Table& table);
};

inline Fit fit(const Public& pub, Facility at, Seat seat, bool relic) {
    switch (at) {
        case Facility::solar:
            return SolarConverter::fit();
        case Facility::lunar:
            return LunarMine::fit(pub, seat);
        case Facility::market:
            return OrbitalMarket::fit();
        case Facility::yard:
            return Shipyard::fit(pub, seat);
        case Facility::constructor:
            return ColonyConstructor::fit();
        case Facility::raiders:
            return RaidersOutpost::fit(pub);
        case Facility::artifact:
            return AlienArtifact::fit();
        case Facility::hub:
            return ColonistHub::fit(pub, seat);
        case Facility::terraform:
            return TerraformingStation::fit(pub, seat, relic);
    }
    return {};
}

inline Price docking_price(const Data& data, const Public& pub, Facility at, Seat seat) {
    switch (at) {
        case Facility::yard:
            return Shipyard::price(data, pub, seat);
        case Facility::constructor:
            return ColonyConstructor::price(data, pub, seat);
        case Facility::terraform:
            return data.terraform;
        default:
            return {};
    }
}

// The effect of a docking, after its ships stand on their ports and its price is paid.
void use_facility(Table& table, const Docking& docking);

// The rule that says which ships a docking there takes.
std::string_view set_rule(Facility at);

}  // namespace sidera::alien_frontiers
