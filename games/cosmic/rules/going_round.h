// What could go round for ever, and where it ends (CM-INV-14).

#pragma once

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

// CM-TIME-4: powers that answer each other do so a few times deep, and no more.
inline bool answers_too_deep(const Public& pub, Seat seat, EffectId id) {
    constexpr std::size_t kDeep = 14;  // frames, below which nothing can go round
    constexpr int kMost = 2;
    if (pub.frames.size() < kDeep) [[likely]]
        return false;
    int running = 0;
    for (const Frame& frame : pub.frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame))
            running += play->effect == id && play->owner == seat;
    return running >= kMost;
}

// Powers that pick up what was played could pass one card round; a full list lets none be
// played again.
inline bool is_played_out(const Encounter& e, Seat seat, Card card) {
    if (e.played.empty()) [[likely]]
        return false;
    const bool full = e.played.full();
    int played = 0;
    for (const PlayedCard& one : e.played)
        played += one.card == card && (full || one.seat == seat);
    return played >= (full ? 1 : 3);
}

// An edict that fetches discards could fetch the next one for ever.
inline bool has_played_many_edicts(const Encounter& e, Seat seat) {
    constexpr int kMany = 6;
    int played = 0;
    for (const PlayedCard& one : e.played)
        played += one.seat == seat && is_artifact(one.card);
    return played >= kMany || e.played.full();
}

}  // namespace sidera::cosmic
