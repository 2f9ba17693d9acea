// All ways to complete a selection of dice, and where each of them leads.

#pragma once

#include <algorithm>

#include "bots/mlem/flight.h"
#include "games/mlem/codes.h"
#include "games/mlem/movement.h"

namespace sidera::mlem {

// Where a travel phase ends after tokens and UFO have had their say, and what the commander wins.
struct Arrival {
    Stop stop;
    int points = 0;
};

// ML-EXP-1 to ML-EXP-7, ML-UFO-6
inline Arrival arrival(const Data& data, const Public& pub, Stop stop) {
    Arrival arrival{stop, 0};
    while (pub.rules.exploration) {
        const ExplorationId id = data.exploration_on[arrival.stop.space];
        if (id == kNone<ExplorationId> || !pub.exploration_open.has(id))
            break;
        const Discovery kind = data.token(id).kind;
        if (kind == Discovery::wormhole) {
            arrival.stop.space =
                static_cast<std::uint8_t>(std::min(arrival.stop.space + 4, kDeepSpace));
            continue;
        }
        if (kind == Discovery::recover)
            arrival.stop.pool = static_cast<std::uint8_t>(std::min(arrival.stop.pool + 1, kDice));
        else
            arrival.points += static_cast<int>(kind) + 1;
        break;
    }
    if (pub.rules.ufo && arrival.stop.space == pub.ufo_space && !pub.ufo_taken.full())
        arrival.points += data.ufo_values[pub.ufo_taken.size()];
    return arrival;
}

// ML-TRAV-4 to ML-TRAV-7
inline Stop stop_of(const Data& data, const Public& pub, const TravelFrame& choice) {
    int used = 0;
    for (const Face face : choice.picked)
        if (face != Face::thruster && !choice.keep)
            used += pub.thrown[face];
    const int reached = std::min(pub.space + distance(data, pub, choice), kDeepSpace);
    return {static_cast<std::uint8_t>(reached),
            static_cast<std::uint8_t>(std::max(pub.pool - used, 1))};
}

// Calls `visit` for the selection with each subset of `free` added to its faces, the largest first.
template<class Visit>
void for_each_face_pick(const TravelFrame& begun, FaceSet free, Visit&& visit) {
    const unsigned all = free.bits();
    for (unsigned faces = all;; faces = (faces - 1) & all) {
        TravelFrame choice = begun;
        choice.picked = choice.picked | FaceSet::from_bits(static_cast<std::uint8_t>(faces));
        if (!choice.picked.empty() || !choice.boosters.empty() || choice.extra)
            visit(choice);
        if (faces == 0)
            return;
    }
}

// Calls `visit(choice)` for every legal selection that contains what is picked already, in a fixed
// order. Boosters are alike, so they are added in the order of their seats only.
template<class Visit>
void for_each_selection(const Data& data, const Public& pub, Visit&& visit) {
    const auto& begun = std::get<TravelFrame>(pub.frames.back());
    const Space& space = data.space(pub.space);
    const FaceSet free = usable_faces(space, pub.thrown).without(begun.picked);
    const SeatSet boosters = ready_boosters(space, pub).without(begun.boosters);
    const unsigned extras = extra_ready(data, pub) && !begun.extra ? 1 : 0;
    const unsigned keeps = has_ability(data, pub, Ability::keep) && !begun.keep ? 2 : 0;
    for (unsigned ability = 0; ability < 4; ++ability) {
        if ((ability & ~(extras | keeps)) != 0)
            continue;
        TravelFrame choice = begun;
        choice.extra = choice.extra || (ability & 1u) != 0;
        choice.keep = choice.keep || (ability & 2u) != 0;
        for_each_face_pick(choice, free, visit);
        for (const Seat seat : boosters) {
            choice.boosters.insert(seat);
            for_each_face_pick(choice, free, visit);
        }
    }
}

// The next answer on the way from what is picked already to the wanted selection.
inline OptionCode next_pick(const TravelFrame& begun, const TravelFrame& wanted) {
    const FaceSet faces = wanted.picked.without(begun.picked);
    if (!faces.empty())
        return code(Verb::use_face, static_cast<std::uint32_t>(faces.lowest()));
    const SeatSet boosters = wanted.boosters.without(begun.boosters);
    if (!boosters.empty())
        return code(Verb::use_booster, static_cast<std::uint32_t>(index(boosters.lowest())));
    if (wanted.extra && !begun.extra)
        return code(Verb::use_extra);
    return wanted.keep && !begun.keep ? code(Verb::use_keep) : code(Verb::confirm);
}

// ML-CRASH-4: may the commander let the rocket crash instead?
inline bool may_give_up(const Data& data, const Public& pub) {
    return usable_faces(data.space(pub.space), pub.thrown).empty() &&
           !std::get<TravelFrame>(pub.frames.back()).picked_anything();
}

}  // namespace sidera::mlem
