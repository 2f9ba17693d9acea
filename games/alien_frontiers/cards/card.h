// Alien tech cards: when a power or a discard power may be used, what it asks, what it does.

#pragma once

#include "games/alien_frontiers/dockings.h"

namespace sidera::alien_frontiers {

class Table;

// A card without a power or without a discard power has null there (AF-CARD-9).
struct CardRules {
    RuleId (*power)(const Data&, const Public&) = nullptr;  // empty when it has a target
    Frame (*begin)() = nullptr;                             // the action its power is
    RuleId (*discard)(const Data&, const Public&) = nullptr;
    Question first = Question::none;  // what its discard power asks
    Question second = Question::none;
    bool operator==(const CardRules&) const = default;
};

const CardRules& rules_of(Card card);

// AF-CARD-1, AF-CARD-3, AF-CARD-6, AF-CARD-9
RuleId may_use_power(const Data& data, const Public& pub, Card card);
// AF-CARD-4, AF-CARD-6, AF-CARD-9
RuleId may_discard(const Data& data, const Public& pub, Card card);

struct BoosterPod {
    static RuleId power(const Data& data, const Public& pub);
    static RuleId discard(const Data& data, const Public& pub);
    static void discard_options(const Public& pub, CodeBuffer& codes);
};

struct StasisBeam {
    static RuleId power(const Data& data, const Public& pub);
};

struct PolarityDevice {
    static RuleId power(const Data& data, const Public& pub);
    static RuleId discard(const Data& data, const Public& pub);
    static bool may_swap(const Public& pub, ColonyAt a, ColonyAt b);
    static void first_options(const Public& pub, CodeBuffer& codes);
    static void second_options(const Public& pub, ColonyAt first, CodeBuffer& codes);
};

struct GravityManipulator {
    static RuleId power(const Data& data, const Public& pub);
    static bool may_raise(const Hand& hand, Die down, Die up);
    static void down_options(const Public& pub, CodeBuffer& codes);
    static void up_options(const Public& pub, Die down, CodeBuffer& codes);
};

struct DataCrystal {
    static RuleId power(const Data& data, const Public& pub);
    static RuleId may_copy(const Data& data, const Public& pub, Territory territory);
    static int price(const Data& data, const Public& pub, Territory territory);
    static void options(const Data& data, const Public& pub, CodeBuffer& codes);
};

struct OrbitalTeleporter {
    static RuleId power(const Data& data, const Public& pub);
    static bool may_lift(const Data& data, const Public& pub, Facility from, Die die);
    static void ship_options(const Data& data, const Public& pub, CodeBuffer& codes);
    static void dock_options(const Data& data,
                             const Public& pub,
                             const TeleportFrame& frame,
                             CodeBuffer& codes);
    static Lifted lifted(const Data& data, const Public& pub, const TeleportFrame& frame);
    static RuleId discard(const Data& data, const Public& pub);
    static void from_options(const Public& pub, CodeBuffer& codes);
    static void to_options(const Public& pub, ColonyAt from, CodeBuffer& codes);
};

struct PlasmaCannon {
    static RuleId power(const Data& data, const Public& pub);
    static bool may_aim(const Public& pub, Facility at);
    static RuleId may_hit(const Data& data, const Public& pub, const PlasmaFrame& frame, Ship ship);
    static void facility_options(const Public& pub, CodeBuffer& codes);
    static void pick_options(const Data& data,
                             const Public& pub,
                             const PlasmaFrame& frame,
                             CodeBuffer& codes);
    static RuleId discard(const Data& data, const Public& pub);
    static RuleId may_destroy(const Public& pub, Ship ship);
    static void destroy_options(const Public& pub, CodeBuffer& codes);
};

struct TemporalWarper {
    static RuleId power(const Data& data, const Public& pub);
    static void ship_options(const Public& pub, const WarpFrame& frame, CodeBuffer& codes);
    static RuleId discard(const Data& data, const Public& pub);
    static CardSet recoverable(const Public& pub);
};

// Stasis Beam, Data Crystal and Gravity Manipulator are discarded for a field (AF-FIELD-2).
Field field_of(Card card);
RuleId place_field(const Data& data, const Public& pub);
void field_options(const Public& pub, Field field, CodeBuffer& codes);

// Unplaced ships showing one of these values, one option per kind.
void ship_options(const Hand& hand, PipsSet values, CodeBuffer& codes);
bool has_ship(const Hand& hand, PipsSet values);

}  // namespace sidera::alien_frontiers
