// What every alien's file includes.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// In declarations of effects: `.when = {revealed, kMain}`.
using enum Moment;

// For super flares that let a power be used in another role: it must still be unused.
inline bool power_unused(const Look& look, AlienId alien, int slot = 0) {
    const int sheet = usable_sheet(look.pub(), look.me(), alien);
    return sheet >= 0 &&
           (look.player().sheets[static_cast<std::size_t>(sheet)].used >> slot & 1) == 0;
}

template<AlienId kAlien>
bool unused(const Look& look) {
    return power_unused(look, kAlien);
}

inline void count_as_used(Play& play, int slot = 0) {
    play.table.sheets.count_as_used(play.me(), play.frame.sheet, slot);
}

inline ShipCounts one_ship_of(Seat seat) {
    ShipCounts ships;
    ships[seat] = 1;
    return ships;
}

// CF-RESP-5: the ship that was named as the price. An answer may have taken it away meanwhile; then
// nothing is paid, and nothing happens.
inline bool pay_ship(Play& play) {
    if (!play.take_ship(play.me()))
        return false;
    play.table.ships.begin_loss(Cause::sacrifice, one_ship_of(play.me()));
    return true;
}

// Conditions of many effects.
inline bool both_attack(const Look& look) {
    return look.both_attack();
}

inline bool attacks(const Look& look) {
    return look.attack(look.side());
}

inline Result won_by(Side side) {
    return side == Side::offense ? Result::offense_won : Result::defense_won;
}

inline bool has_won(const Look& look) {
    return look.side() != Side::none && look.encounter().result == won_by(look.side());
}

inline bool has_won_or_dealt(const Look& look) {
    return has_won(look) || look.encounter().result == Result::deal;
}

// Deeds of many effects.
inline void mark_own_side(Play& play) {
    play.mark(play.side());
}

inline void mark_number(Play& play) {
    play.mark(play.side(), play.frame.number);
}

inline void draw_one(Play& play) {
    play.table.cards.draw(play.me(), 1);
}

template<std::uint32_t kWhat>
void bar(Play& play) {
    play.table.encounters.bar(kWhat);
}

// The flare goes to the owner of its alien, where it may be already, or is discarded.
inline void hand_over_flare(Play& play) {
    if (!play.table.edition().flares_return)
        return;
    const Seat owner = owner_of(play.pub(), alien_of(play.frame.effect));
    if (owner == play.me())
        return;
    play.frame.gone = true;
    if (owner != kNoSeat)
        play.table.cards.take_openly(owner, play.frame.card);
    else
        play.table.cards.to_pile(play.me(), play.frame.card);
}

// Targets of many effects. For the price of a ship: CF-LOSS-3.
inline SeatSet others(const Look& look) {
    return everybody(look.pub()).without(SeatSet::of(look.me()));
}

inline PlanetSet own_colonies(const Look& look) {
    return colonies(look.pub(), look.me());
}

inline bool has_ship_besides(const Public& pub, Seat seat, PlanetSet planets) {
    return !planets.empty() || researching_ships(pub, seat) > 0;
}

// The step after a power has offered its super flare in the middle of what it does.
inline Flow hear_rider(Play& play) {
    bool hoarded = false;
    const EffectId id =
        rider_for(play.table.data(), play.table.look(play.me()).ref, play.frame, hoarded);
    if (play.said_yes())
        play.table.plays.begin_play(play.me(), id, hoarded);
    return Flow::next;
}

// Steps of a flare that ends what is going on: before, it is back in its hand and was answered.
inline Flow return_flare(Play& play) {
    play.table.plays.dispose(play.frame);
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

}  // namespace sidera::cosmic
