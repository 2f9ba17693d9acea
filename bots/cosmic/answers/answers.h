// Shared by the answers to questions of effects.

#pragma once

#include <optional>

#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {

using MaybeChoice = std::optional<Choice>;

MaybeChoice yes(bool so);
MaybeChoice amount(const Thought& thought, int value);
MaybeChoice weakest_player(const Thought& thought);
// Junk is thrown away, the rest is kept.
MaybeChoice throw_junk(const Thought& thought, float limit);

inline Card card_in(OptionCode option) {
    return static_cast<Card>(operand_of(option));
}

inline Seat seat_in(OptionCode option) {
    return seat_at(static_cast<int>(operand_of(option)));
}

inline const PlayFrame& running(const Thought& thought) {
    return *topmost<PlayFrame>(thought.pub().frames);
}

MaybeChoice richest_player(const Thought& thought);

// edicts.cpp
MaybeChoice of_edict(const Thought& thought, Plain kind, Ask ask);

// tricky_aliens.cpp: those that ask several questions.
MaybeChoice amoeba(const Thought& thought, Ask kind);
MaybeChoice chosen(const Thought& thought, Ask kind);
MaybeChoice citadel(const Thought& thought, Ask kind);
MaybeChoice fido(const Thought& thought, Ask kind);
MaybeChoice gambler(const Thought& thought, Ask kind);
MaybeChoice hate(const Thought& thought, Ask kind);
MaybeChoice judge(const Thought& thought, Ask kind);
MaybeChoice mirror_side(const Thought& thought);
MaybeChoice prophet(const Thought& thought, Ask kind);
MaybeChoice planet_of_winner(const Thought& thought);

// meddling_aliens.cpp
MaybeChoice busybody(const Thought& thought, Ask kind);
MaybeChoice connoisseur(const Thought& thought, Ask kind);
MaybeChoice crystal(const Thought& thought, Ask kind);
MaybeChoice sniveler(const Thought& thought, Ask kind);
MaybeChoice name_theirs(const Thought& thought, bool good);

}  // namespace sidera::cosmic
