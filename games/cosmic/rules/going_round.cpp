// What runs or was played too often to go on.

#include "games/cosmic/rules/going_round.h"

#include <algorithm>

namespace sidera::cosmic {

bool runs_often(const Public& pub, Seat seat, EffectId id) {
    constexpr int kOften = 2;
    int running = 0;
    for (const Frame& frame : pub.frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame))
            running += play->effect == id && play->owner == seat;
    return running >= kOften;
}

// A seat may play all copies of a card, and fetch a card back twice. A full list lets nothing be
// played again that is on it.
bool was_played_often(const Data& data, const Public& pub, Seat seat, Card card) {
    constexpr int kOften = 3;
    const auto& list = pub.encounter().played;
    const bool full = list.full();
    int played = 0;
    for (const PlayedCard& one : list)
        played += one.card == card && (full || one.seat == seat);
    if (full)
        return played > 0;
    const int copies = is_flare(card) ? 1 : data.copies_of(plain_of(card), pub.rules);
    return played >= std::max(kOften, copies);
}

bool has_played_many_edicts(const Encounter& e, Seat seat) {
    constexpr int kMany = 6;
    int played = 0;
    for (const PlayedCard& one : e.played)
        played += one.seat == seat && is_artifact(one.card);
    return played >= kMany || e.played.full();
}

}  // namespace sidera::cosmic
