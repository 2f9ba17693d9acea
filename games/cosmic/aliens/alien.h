// What every alien's file includes.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// For super flares that let a power be used in another role: it must still be unused.
inline bool power_unused(const Look& look, AlienId alien, int slot = 0) {
    const int sheet = usable_sheet(look.pub(), look.me(), alien);
    return sheet >= 0 &&
           (look.player().sheets[static_cast<std::size_t>(sheet)].used >> slot & 1) == 0;
}

inline void count_as_used(Play& play, int slot = 0) {
    Sheet& sheet = play.table.player(play.me()).sheets[play.frame.sheet];
    sheet.used = static_cast<std::uint8_t>(sheet.used | 1u << slot);
}

// CF-RESP-5: the ship that was named as the price. An answer may have taken it away meanwhile; then
// nothing is paid, and nothing happens.
inline bool pay_ship(Play& play) {
    if (!play.take_ship(play.me()))
        return false;
    play.table.begin_loss(Cause::sacrifice).batch[play.me()] = 1;
    return true;
}

// Steps of effects that cost a ship: CF-LOSS-3, CF-TECH-8.
inline Flow note_price(Play& play) {
    play.note_ship(play.me());
    return Flow::done;
}

inline bool has_ship_besides(const Public& pub, Seat seat, PlanetSet planets) {
    return !planets.empty() || researching_ships(pub, seat) > 0;
}

// A card comes into a hand before everybody's eyes.
inline void take_openly(Table& table, Seat seat, Card card) {
    table.gain(seat, card);
    for (const Seat other : everybody(table.pub()))
        table.learn(other, seat, card);
    table.tell({.kind = EventKind::card_kept, .seat = seat, .card = card});
}

// The step after a power has offered its super flare in the middle of what it does.
inline Flow hear_rider(Play& play) {
    bool hoarded = false;
    const EffectId id =
        rider_for(play.table.data(), play.table.look(play.me()).ref, play.frame, hoarded);
    if (play.said_yes())
        play.table.begin_play(play.me(), id, hoarded);
    return Flow::next;
}

// Steps of a flare that ends what is going on: before, it is back in its hand and was answered.
inline Flow return_flare(Play& play) {
    play.table.dispose(play.frame);
    return Flow::next;
}

inline Flow answer_flare(Play& play) {
    play.table.window(Moment::flare_used);
    return Flow::next;
}

// Whether cards will change hands as compensation, as things stand.
inline bool is_due(const SpoilsFrame* spoils) {
    return spoils != nullptr && !spoils->rewards && spoils->count > 0 &&
           !spoils->refused.has(spoils->payer);
}

// The compensation or rewards being paid, for their window.
inline SpoilsFrame& spoils_of(Play& play) {
    Frames& frames = play.table.frames();
    std::size_t at = frames.size() - 1;
    while (!std::holds_alternative<SpoilsFrame>(frames[at]))
        --at;
    return std::get<SpoilsFrame>(frames[at]);
}

}  // namespace sidera::cosmic
