// What is allowed: predicates that name the rule that forbids, and lists of what can be done.

#pragma once

#include "games/monolith/board.h"

namespace sidera::monolith {

inline constexpr RuleId kAllowed{};

constexpr bool is_allowed(RuleId forbidden) {
    return forbidden.id.empty();
}

// Structures (phase 3).
bool is_stopped_by(const Public& pub, Thing thing);  // MO-EVT-2, MO-EVT-3
RuleId may_build(const Data& data, const ViewRef& ref, const Planet& planet, Thing thing);
RuleId may_demolish(const ViewRef& ref, const Planet& planet);
RuleId may_clear(const ViewRef& ref, const Planet& planet);
RuleId may_use_spot(const Planet& planet, Work work, Thing thing, Spot spot);

// Ships (phase 4).
RuleId may_launch(const Data& data, const ViewRef& ref, Thing thing);
bool has_berth(const Public& pub, Cell centre, int ring);

// Whether somebody must be asked for structures, and for ships.
bool can_build(const Data& data, const ViewRef& ref);
bool can_launch(const Data& data, const ViewRef& ref);
bool has_built_or_torn_down(const Public& pub);  // in this turn
bool has_launched(const Public& pub);

// Units and what they do (phase 5).
const UnitInfo& unit_info(const Data& data, const Public& pub, Seat seat, Thing thing);
Thing kind_of(const Public& pub, Seat seat, const Unit& unit);
Cell cell_of(const Public& pub, Seat seat, const Unit& unit);
bool has_acted(const Data& data, const Public& pub);  // the active unit
RuleId may_activate(const Data& data, const ViewRef& ref, const Unit& unit);
bool may_bombard(const Public& pub, const Planet& planet);

// MO-CMB-1, MO-CMB-6: calls visit(Target, Cell) for what a unit of this kind on this cell may
// attack.
struct Aim {
    Target target = Target::ship;
    Cell cell = kNoCell;
    Seat seat = kNoSeat;        // whose it is
    Thing thing = Thing::none;  // what rolls; none for an asteroid
    std::uint8_t die = 0;
    std::uint8_t shield = 0;
};

using Aims = FixedVec<Aim, 2 * kDirections>;
Aims aims_of(const Data& data, const Public& pub, Seat seat, Thing kind, Cell cell);

// Razing and conquest by a ship that is docked at the planet.
RuleId may_raze(const Public& pub, Seat seat, const Planet& planet);
RuleId may_conquer(Seat seat, const Planet& planet);

// MO-MOV-1, MO-MOV-2
Reach reach_of(const Data& data, const Public& pub, Seat seat, const Ship& ship);

// Cargo. The own register is needed, so these look at a view.
Hold hold_of(const Private& own, std::uint32_t ship);
const Bill* bill_of(const Private& own, Seat carrier, std::uint32_t ship);
RuleId may_buy(const Data& data, const ViewRef& ref, const Ship& ship, Thing thing);
RuleId may_fetch(const ViewRef& ref, const Ship& ship, Thing thing);
RuleId may_pick_up(const ViewRef& ref, const Ship& ship, Cell cell);
RuleId may_load(const ViewRef& ref, const Ship& ship);
RuleId may_place(const ViewRef& ref, const Ship& ship, Cell cell);
RuleId may_store(const ViewRef& ref, const Ship& ship);
RuleId may_unload(const ViewRef& ref, const Ship& ship);
RuleId may_seize(const ViewRef& ref, const Ship& ship);
void cargo_options(const Data& data, const ViewRef& ref, const Ship& ship, CodeBuffer& codes);

// Diplomacy (without being waited for).
void table_options(const Data& data, const ViewRef& ref, CodeBuffer& codes);
Range table_range(const Data& data, const ViewRef& ref, OptionCode code);

// MO-WIN-4: what makes the question of sharing possible.
bool may_share(const Public& pub, const Keyed<Seat, SeatSet, kMaxPlayers>& allies);
bool may_ask_to_share(const ViewRef& ref);

}  // namespace sidera::monolith
