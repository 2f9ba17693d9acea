// What every tech's file includes.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"
#include "games/cosmic/techs/list.h"

namespace sidera::cosmic {

using enum Moment;  // in declarations of effects

// The own tech card, face up or down, as its owner sees it.
inline int ships_on_tech(const Look& look, TechId id) {
    const std::size_t at = own_tech(look.ref, id);
    return at < look.pub().techs.size() ? look.pub().techs[at].ships : 0;
}

// The card of a running use or completion.
inline std::size_t card_of(const Play& play) {
    return find_tech(play.pub(), tech_of(play.frame.effect));
}

inline int ships_on_card(const Play& play) {
    return play.pub().techs[card_of(play)].ships;
}

inline bool totals_count(const Look& look) {
    return look.both_attack() && look.side() != Side::none;
}

inline Flow hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
    return Flow::done;
}

}  // namespace sidera::cosmic
