// What aliens and flares do that copy powers of others for a challenge.

#pragma once

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {

// CM-A-INSECT-1, CM-ART-1: the place of a power of somebody that may be copied; -1: there is none.
// What is lost, zapped, a copy itself or bound to what belongs to it stays where it is.
inline int copyable_sheet(const Look& look, Seat of) {
    const auto& sheets = look.pub().players[of].sheets;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const Sheet& sheet = sheets[i];
        bool has_it = false;
        for (const Sheet& mine : look.player().sheets)
            has_it = has_it || mine.alien == sheet.alien;
        if (!has_it && !sheet.copied && usable(look.pub(), of, sheet) &&
            !stays_put(look.data.edition, sheet.alien))
            return static_cast<int>(i);
    }
    return -1;
}

inline SeatSet copyable_among(const Look& look, SeatSet seats) {
    SeatSet found;
    if (!look.player().sheets.full())
        for (const Seat seat : seats)
            if (copyable_sheet(look, seat) >= 0)
                found.insert(seat);
    return found;
}

inline void copy_from(Play& play, Seat seat) {
    if (const int at = copyable_sheet(play.look(), seat); at >= 0)
        play.table.sheets.copy_power(seat, static_cast<std::size_t>(at), play.me());
}

inline void copy_named(Play& play) {
    copy_from(play, play.frame.seat);
}

inline void copy_said(Play& play) {
    copy_from(play, play.said_seat());
}

}  // namespace sidera::cosmic
