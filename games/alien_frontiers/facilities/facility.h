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
    static Fit fit(const Public& pub, Seat seat);
    static void use(Table& table);
};

struct OrbitalMarket {
    static Fit fit() { return {kAnyValue, "AF-MARKET-1"}; }

    static int trade_price(const Public& pub);
    static RuleId may_trade(const Public& pub);
};

struct Shipyard {
    static Fit fit(const Public& pub, Seat seat);
    static Price price(const Data& data, const Public& pub, Seat seat);
    static void use(Table& table);
};

struct ColonyConstructor {
    static Fit fit() { return {kAnyValue, "AF-CONSTRUCTOR-1"}; }

    static Price price(const Data& data, const Public& pub, Seat seat);
    static void use(Table& table);
};

struct RaidersOutpost {
    static Fit fit(const Public& pub);
    static void use(Table& table);
};

struct AlienArtifact {
    static Fit fit() { return {kAnyValue, "AF-ARTIFACT-1"}; }

    static RuleId may_cycle(const Public& pub);
    static RuleId may_claim(const Public& pub);
    static CardSet claimable(const Public& pub);
};

struct ColonistHub {
    static Fit fit(const Public& pub, Seat seat);
    static void use(Table& table);
    static RuleId may_launch(const Data& data, const Public& pub);
};

struct TerraformingStation {
    static Fit fit(const Public& pub, Seat seat, bool relic);
    static void use(Table& table);
};

// The effect of a docking, after its ships stand on their ports and its price is paid.
void use_facility(Table& table, const Docking& docking);

// The rule that says which ships a docking there takes.
std::string_view set_rule(Facility at);

}  // namespace sidera::alien_frontiers
