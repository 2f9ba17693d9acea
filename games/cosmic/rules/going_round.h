// What could go round for ever, and where it ends (CM-INV-14).

#pragma once

#include "games/cosmic/model/data.h"
#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

// Seldom asked for, so not where they are asked.
bool runs_often(const Public& pub, Seat seat, EffectId id);
bool was_played_often(const Data& data, const Public& pub, Seat seat, Card card);

// CM-TIME-4: powers that answer each other do so a few times deep, and no more.
inline bool answers_too_deep(const Public& pub, Seat seat, EffectId id) {
    constexpr std::size_t kDeep = 14;  // frames, below which nothing can go round
    return pub.frames.size() >= kDeep && runs_often(pub, seat, id);
}

// Powers that pick up what was played could pass one card round.
inline bool is_played_out(const Data& data, const Public& pub, Seat seat, Card card) {
    return !pub.encounter().played.empty() && was_played_often(data, pub, seat, card);
}

// An edict that fetches discards could fetch the next one.
bool has_played_many_edicts(const Encounter& e, Seat seat);

}  // namespace sidera::cosmic
