// How the totals of an encounter come about, line by line, for people to read (CF-CALC-1).

#pragma once

#include <cstdint>

#include "engine/cut.h"
#include "games/cosmic/model/encounter.h"

namespace sidera::cosmic {

enum class Source : std::uint8_t { card, swap, ships, allies, flagship, effect, kicker, beside };

// What changed the total of a side. The lines of a side follow each other: each begins with what
// the one above it came to, and the last one comes to the total.
struct SumLine {
    std::uint8_t step = 0;  // of CF-CALC-1
    Source source = Source::card;
    EffectId by = EffectId::none;
    Seat seat = kNoSeat;      // whose card, ships or effect it is
    Card card = Card::none;   // what the encounter card counts as; the card of a mark
    bool known = true;        // false: nobody can tell before a card is turned up
    std::int16_t factor = 0;  // multiplies by this; negative: divides, rounded up; 0: neither
    std::int16_t before = 0;
    std::int16_t after = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("source", self.source);
        visit("by", self.by);
        visit("seat", self.seat);
        visit("card", self.card);
        visit("known", self.known);
        visit("factor", self.factor);
        visit("before", self.before);
        visit("after", self.after);
    }

    bool operator==(const SumLine&) const = default;
};

// What decides beside the totals: at step 7 the lower one wins, at step 8 an effect says who wins,
// at step 9 it is turned round.
struct Ruling {
    std::uint8_t step = 0;
    EffectId by = EffectId::none;
    Seat seat = kNoSeat;
    Side winner = Side::none;  // then; none: nobody, or it is not known yet

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("by", self.by);
        visit("seat", self.seat);
        visit("winner", self.winner);
    }

    bool operator==(const Ruling&) const = default;
};

inline constexpr int kFirstAddingStep = 4;  // before it a card becomes another value

// A card, a swap, own ships, those of all allies, the extra ship of a tech, all marks, a kicker,
// cards beside it, and other defenders.
inline constexpr std::size_t kMostSumLines =
    4 + (kMaxPlayers - 2) + kMaxMarks + 1 + kMaxBeside + (kMaxPlayers - 2);
using SumLines = FixedVec<SumLine, kMostSumLines>;

struct Reckoning {
    Keyed<Side, SumLines, 2> sides;
    FixedVec<Ruling, kMaxMarks> rulings;

    int total(Side side) const { return sides[side].empty() ? 0 : sides[side].back().after; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("sides", self.sides);
        visit("rulings", self.rulings);
    }

    bool operator==(const Reckoning&) const = default;
};

struct Public;
struct Private;

// The lines of the running encounter as everybody knows it; none before it has a target or when it
// is decided. The other one is for somebody who knows a face-down card: the one it laid.
Reckoning reckon(const Public& pub);
Reckoning reckon(const CutRef<Public, Private>& ref);

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Source> : NamesInCode<cosmic::Source::beside> {
    static constexpr std::string_view kType = "source";
};

}  // namespace sidera
