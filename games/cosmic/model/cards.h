// Sets and bags of cards, and piles of them.

#pragma once

#include <cstdint>
#include <type_traits>

#include "games/cosmic/model/card_kinds.h"

namespace sidera::cosmic {

using CardSet = EnumSet<Card, kCardNumbers>;

constexpr CardSet cards_where(bool (*test)(Card)) {
    CardSet set;
    for (int i = 0; i < kPlainKinds; ++i)
        if (test(static_cast<Card>(i)))
            set.insert(static_cast<Card>(i));
    for (int i = 0; i < kMaxAliens; ++i)
        if (test(flare_of(static_cast<AlienId>(i))))
            set.insert(flare_of(static_cast<AlienId>(i)));
    return set;
}

// CM-HAND-5, CM-HAND-6: of any number and of all types.
inline constexpr CardSet kAllCards = cards_where([](Card) { return true; });
inline constexpr CardSet kEncounterCards = cards_where(is_encounter_card);
inline constexpr CardSet kAttackCards = cards_where(is_attack);
inline constexpr CardSet kKickers = cards_where(is_kicker);
inline constexpr CardSet kNegotiateCards = cards_where(is_negotiate);
inline constexpr CardSet kArtifacts = cards_where(is_artifact);

// A hand, a hoard: how many of each kind. Which kinds are held at all is kept beside the counts:
// most questions are about that.
class Cards {
  public:
    constexpr int count(Card c) const {
        return is_flare(c) ? held_.has(c) : c == Card::none ? 0 : plain_[plain_of(c)];
    }

    constexpr bool has(Card c) const { return held_.has(c); }

    constexpr bool has_flare(AlienId alien) const { return held_.has(flare_of(alien)); }

    constexpr void add(Card c) {
        held_.insert(c);
        ++size_;
        if (!is_flare(c))
            ++plain_[plain_of(c)];
    }

    constexpr void remove(Card c) {
        --size_;
        if (is_flare(c) || --plain_[plain_of(c)] == 0)
            held_.erase(c);
    }

    constexpr bool any_of(const CardSet& cards) const { return !(held_ & cards).empty(); }

    constexpr int size() const { return size_; }

    constexpr bool empty() const { return held_.empty(); }

    constexpr const CardSet& kinds() const { return held_; }

    // Calls `act(card, count)` for each kind held, or for each of those in the set.
    template<class Act>
    constexpr void for_each(Act act, const CardSet& wanted) const {
        (held_ & wanted).for_each([&](Card c) { act(c, number_of(c)); });
    }

    template<class Act>
    constexpr void for_each(Act act) const {
        held_.for_each([&](Card c) { act(c, number_of(c)); });
    }

    // The n-th card when all lie in a row by kind: a card drawn at random.
    constexpr Card nth(int n) const {
        for (const Card c : held_)
            if ((n -= count(c)) < 0)
                return c;
        return Card::none;
    }

    constexpr AlienSet flares() const {
        AlienSet aliens;
        for (const Card c : held_)
            if (is_flare(c))
                aliens.insert(alien_of(c));
        return aliens;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        AlienSet flares = self.flares();
        visit("plain", self.plain_);
        visit("flares", flares);
        if constexpr (!std::is_const_v<Self>)
            self.note_kinds(flares);
    }

    constexpr bool operator==(const Cards&) const = default;

  private:
    // Of a card that is held.
    constexpr int number_of(Card c) const {
        return static_cast<int>(c) < kFirstFlare ? plain_[plain_of(c)] : 1;
    }

    // After the counts and the flares were read.
    void note_kinds(const AlienSet& flares) {
        held_.clear();
        size_ = static_cast<std::uint8_t>(flares.size());
        for (int i = 0; i < kPlainRoom; ++i)
            if (const std::uint8_t n = plain_.values[static_cast<std::size_t>(i)]; n > 0) {
                held_.insert(static_cast<Card>(i));
                size_ = static_cast<std::uint8_t>(size_ + n);
            }
        for (const AlienId alien : flares)
            held_.insert(flare_of(alien));
    }

    Keyed<Plain, std::uint8_t, kPlainRoom> plain_;
    CardSet held_;
    std::uint8_t size_ = 0;
};

inline constexpr int kMaxDeck = 242;  // 182 and 60 flares
using Pile = FixedVec<Card, kMaxDeck>;

}  // namespace sidera::cosmic
