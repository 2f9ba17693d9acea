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
    AlienId draw_form();
    void add_alien(Seat seat, const Sheet& sheet);  // there must be room
    void discard_alien(Seat seat, std::size_t sheet);
    void replace_alien(Seat seat, std::size_t sheet, AlienId alien);
    void swap_sheets(Seat a, Seat b);
    void lend_sheets(Seat from, Seat to);
    void return_lent();  // and copies go
    // CM-A-INSECT-1: until the encounter ends both have that power.
    void copy_power(Seat from, std::size_t sheet, Seat to);
    void borrow_power(Seat seat, AlienId id);  // nobody's, until the encounter ends
    // CM-A-SERPENT-2: whether somebody uses its optional powers in this encounter.
    void command_power(Seat seat, bool use);
    void shift_forms(int steps);

    // CF-POW-1 to CF-POW-3: powers lost or regained meanwhile are told, and may be answered.
    void settle_powers();

  private:
    void move_hoard(Seat from, Seat to);
    void settle_forms();
    template<class Fits>
    AlienId draw_unused(AlienId leaving, Fits fits);
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
    void lay_out_forms();  // CM-A-PENTAFORM-1
    bool offer_alien(Seat seat);
    void rotate_power(Seat seat, bool take);
};

}  // namespace sidera::cosmic
