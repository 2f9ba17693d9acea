// The board with the eyes of one seat: what can be taken, what threatens, where to go.

#pragma once

#include <vector>

#include "bots/monolith/odds.h"
#include "bots/monolith/plan.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {

// Something of another player that can be destroyed.
struct Foe {
    Cell cell = kNoCell;
    Seat seat = kNoSeat;
    Thing kind = Thing::none;
    Target target = Target::ship;
    std::uint8_t die = 0;
    std::uint8_t shield = 0;
    std::uint8_t speed = 0;
    std::uint8_t strikes = 0;  // attacks in one turn without moving
    float worth = 0;
    int targets = 0;  // ships of the seat within its reach
};

// Where a ship wants to be, and how much a cell nearer is worth.
struct Goal {
    Cell centre = kNoCell;
    int ring = 0;  // it is reached at this distance
    float pull = 0;
};

class Atlas {
  public:
    Atlas(const Data& data, const Odds& odds, const Public& pub, Seat seat, const Plan& plan);

    const std::vector<Foe>& foes() const { return foes_; }

    // The siege of this turn; null when there is nobody to besiege.
    const Planet* target() const { return target_; }

    // Whether the fleet is strong enough for it.
    bool is_going() const { return going_; }

    // The most rewarding thing a ship of this kind can do from a cell with one action, without
    // moving.
    float best_strike(Thing kind, Cell cell) const;

    // What is expected to be lost there until the next own turn.
    float danger(Thing kind, Cell cell) const;

    Goal goal_of(const Ship& ship) const;

    // How good it is to stand there at the end of the turn.
    float position(const Ship& ship, const Goal& goal, Cell cell) const;

    float strike_worth(Thing kind, const Aim& aim) const;
    float raze_worth(const Planet& planet, Content building) const;
    float conquest_worth(const Planet& planet) const;

    // Enemy strength near a planet of one's own, and near any cell.
    float threat_near(Cell cell, int within) const;

    float own_fleet() const { return own_fleet_; }

    const UnitInfo& unit_of(Seat seat, Thing thing) const {
        return unit_info(data_, pub_, seat, thing);
    }

    std::uint8_t asteroid_shield() const { return data_.asteroid_shield; }

  private:
    void find_foes();
    void count_targets();
    void find_target();
    void weigh_fleets();
    void assign_settlers();
    float effort(const Planet& planet) const;
    float caution_at(const Ship& ship, Cell cell) const;
    const Foe* foe_at(Cell cell) const;

    const Data& data_;
    const Odds& odds_;
    const Public& pub_;
    Seat seat_;
    Plan plan_;
    Faction faction_;
    std::vector<Foe> foes_;
    CellSet has_foe_;
    CellSet has_own_;  // a ship
    const Planet* target_ = nullptr;
    bool going_ = false;
    float own_fleet_ = 0;
    float caution_ = 0;
    std::vector<std::pair<std::uint16_t, const Planet*>> settlers_;  // ship number and free planet
};

}  // namespace sidera::monolith
