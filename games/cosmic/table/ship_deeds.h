// Deeds with ships, techs and their tokens.

#pragma once

#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

// Colonies, gate, warp. Who lifts ships says where they go.
class ShipDeeds final : public Deeds {
  public:
    explicit ShipDeeds(Table& table) : Deeds(table) {}

    void lift(Seat seat, Planet planet, int count = 1);
    void put(Seat seat, Planet planet, int count = 1);
    void load(Seat seat, Planet planet);  // into the encounter
    void unload(Seat seat, int count);
    void reinforce_target(Seat seat, Planet from);
    void to_warp(Seat seat, int count);
    void from_warp(Seat seat, int count);
    void remove_from_game(Seat seat, int count);
    void bring_back(Seat seat, int count);  // removed ones

    void send_from_warp(Seat seat);  // to the gate
    void tell_retrieval(Seat seat);
    // CF-WARP-1: as many as there are, if there is a colony; others may answer.
    void retrieve(Seat seat, int count);
    // CF-WARP-4: a ship that entered in this encounter still counts as one.
    void retrieve_to(Seat seat, Planet planet);  // CM-P1-1: one, where its owner wants it
    void retrieve_old(Seat seat, int count);

    // CF-COL-2: home to colonies of choice, or to the warp. `allied`: CF-A-GRUDGE-2.
    void send_home(Seat seat, int count, Planet not_to = Planet::none, bool allied = false);
    void strand(Seat seat, int count);  // ships with nowhere to go
    void recall(Seat seat);             // an ally, or the offense, takes all its ships back
    void recall_all();
    void note_allied(Seat seat, Planet planet, int count);

    void note_joined();  // ships of each in the encounter, for rewards

    // CF-LOSS-1: a batch of ships that may be answered. They have left their places.
    void begin_loss(Cause cause, const ShipCounts& batch = {}, bool fought = false);
    void lose(Seat owner, int count, Cause cause = Cause::effect);  // of own choice
    void surrender(const SurrenderFrame& ships);
    // Of the batch that is being lost.
    void add_to_loss(Seat seat);
    void save(Seat seat, int count);        // the caller says where to
    void count_lost(Side side, int count);  // for compensation
    void count_lost_ally(Seat seat, int count);

    void note_healed(Seat seat) { running<LossFrame>().healed.insert(seat); }

    // T-COL: others may answer, then victories are looked at.
    void colony_event(SeatSet gained, Planet planet);
};

// CF-TECH-1 to CF-TECH-16. Techs in front of players by their place in the public list.
class TechDeeds final : public Deeds {
  public:
    explicit TechDeeds(Table& table) : Deeds(table) {}

    void make_tech_deck();
    void draw_techs(Seat seat, int count);
    void keep_tech(Seat seat, TechId id);
    void research(Seat seat, std::size_t at, Planet from);
    void complete_tech(Seat seat, std::size_t at);
    void abandon_tech(Seat seat, std::size_t at);
    void begin_tech(Seat seat, EffectId id);
    void dispose_tech(PlayFrame& play);
    void scrap_tech(std::size_t at);
    void pass_tech(std::size_t at, Seat to);
    void put_under_tech(std::size_t at, Card card);
    Card take_from_under(std::size_t at);
    void lift_researcher(std::size_t at, int count = 1);
    void place_cannon(Seat seat, Planet planet);
    void press(Seat seat, Side side);

    Planet make_planet(Seat seat);
    void remove_planet(Planet planet);    // with all ships there
    void dissolve_planet(Planet planet);  // they go to other colonies

    // The extra ship of a tech: where it is, and where it goes now.
    void place_flagship(Seat seat, Planet planet);

    bool has_flagship(Seat seat, Berth berth) const {
        return pub().flagship.owner == seat && pub().flagship.berth == berth;
    }

    void move_flagship(Berth berth, Planet planet = Planet::none);

  private:
    TechId turn_up(std::size_t at);
    void empty_planet(Planet planet, Planet onto);
    ShipCounts take_out(Planet planet);
};

}  // namespace sidera::cosmic
