// Dice arithmetic of MLEM: what can be used on a space and how far it carries.

#pragma once

#include <array>

#include "games/mlem/view.h"

namespace sidera::mlem {

// ML-TRAV-4: the worth of one die showing `face` on a space; T counts as printed there.
constexpr int worth(const Space& space, Face face) {
    return face == Face::thruster ? space.thruster : static_cast<int>(face) + 1;
}

// ML-TRAV-1, ML-TRAV-2: faces that were rolled and that the space accepts.
inline FaceSet usable_faces(const Space& space, const Throw& thrown) {
    unsigned showing = 0;
    for (unsigned face = 0; face < kFaces; ++face)
        showing |= (thrown.values[face] != 0 ? 1u : 0u) << face;
    return space.faces & FaceSet::from_bits(static_cast<std::uint8_t>(showing));
}

// ML-UFO-5: how far the extra dice of an expedition token carry from a space; 0 when none is
// accepted.
inline int extra_worth(const Space& space, const ExpeditionToken& token) {
    int sum = 0;
    for (const Face face : token.extra)
        if (space.faces.has(face))
            sum += worth(space, face);
    return sum;
}

// ML-AST-BOOSTER-1: boosters that could still be used on this space.
inline SeatSet ready_boosters(const Space& space, const Public& pub) {
    SeatSet ready;
    if (!space.faces.has(Face::one))
        return ready;
    for (const Seat seat : pub.crew)
        if (row(pub.aboard[seat]).spare_die && !pub.boosters_used.has(seat))
            ready.insert(seat);
    return ready;
}

inline bool extra_ready(const Data& data, const Public& pub) {
    return pub.ability_ready() && data.token(pub.orders).ability == Ability::extra &&
           extra_worth(data.space(pub.space), data.token(pub.orders)) > 0;
}

inline bool has_ability(const Data& data, const Public& pub, Ability ability) {
    return pub.ability_ready() && data.token(pub.orders).ability == ability;
}

// ML-TRAV-4: the distance of a selection from where the rocket stands.
inline int distance(const Data& data, const Public& pub, const TravelFrame& choice) {
    const Space& space = data.space(pub.space);
    int sum = choice.boosters.size();
    for (const Face face : choice.picked)
        sum += worth(space, face) * pub.thrown[face];
    if (choice.extra)
        sum += extra_worth(space, data.token(pub.orders));
    return sum;
}

// ML-LAND-3: can a cat disembark as if the rocket stood on `space`? (ML-AST-SHIFT-3: never
// below 6.)
inline bool open_to_land(const Data& data, const Public& pub, int space) {
    if (space < kFirstLandingSpace || space >= kDeepSpace)
        return false;
    const Body body = data.space(space).body;
    if (body == kNone<Body>)
        return false;
    const BodyInfo& info = data.body(body);
    return !info.moons || pub.sites[body].rows.size() < info.places;
}

}  // namespace sidera::mlem
