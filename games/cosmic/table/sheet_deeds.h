// Deeds with alien sheets, and setting up.

#pragma once

#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

// Sheets by their place in front of a player.
class SheetDeeds final : public Deeds {
  public:
    explicit SheetDeeds(Table& table) : Deeds(table) {}

    void show_powers(Seat seat);
    void add_tokens(Seat seat, AlienId alien, int count);
    void count_as_used(Seat seat, std::size_t sheet, int slot);
    void zap(Seat seat, std::size_t sheet, AlienId alien);  // CF-POW-6
    void zap_hoard(Seat seat);

    // CF-A-GEN-7. `leaving`: a sheet that is discarded for it.
    AlienId draw_alien(bool for_good = false, AlienId leaving = AlienId::none);
    void add_alien(Seat seat, const Sheet& sheet);  // there must be room
    void discard_alien(Seat seat, std::size_t sheet);
    void replace_alien(Seat seat, std::size_t sheet, AlienId alien);
    void swap_sheets(Seat a, Seat b);
    void lend_sheets(Seat from, Seat to);
    void return_lent();

    // CF-POW-1 to CF-POW-3: powers lost or regained meanwhile are told, and may be answered.
    void settle_powers();

  private:
    void move_hoard(Seat from, Seat to);
    void discard_sheet_memory(Seat seat, AlienId alien);
};

// Before the first turn, and what a turn hands out.
class SetupDeeds final : public Deeds {
  public:
    explicit SetupDeeds(Table& table) : Deeds(table) {}

    void deal_hands();
    void deal_packet(Seat seat);
    void keep_hoard(Seat seat, bool first);
    void take_sheet(Seat seat, AlienId id);
    bool offer_alien(Seat seat);
    void rotate_power(Seat seat, bool take);
};

}  // namespace sidera::cosmic
