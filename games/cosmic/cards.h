// The cards of the cosmic deck by kind, and bags of them: cards have no identities.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/cosmic/things.h"

namespace sidera::cosmic {

// Kinds that are not flares. The numbers stand in records and never change.
enum class Plain : std::uint8_t {
    attack_00,
    attack_01,
    attack_04,
    attack_05,
    attack_06,
    attack_07,
    attack_08,
    attack_09,
    attack_10,
    attack_11,
    attack_12,
    attack_13,
    attack_14,
    attack_15,
    attack_20,
    attack_23,
    attack_30,
    attack_40,
    negotiate,
    morph,
    reinforcement_2,
    reinforcement_3,
    reinforcement_5,
    card_zap,
    cosmic_zap,
    mobius_tubes,
    plague,
    force_field,
    emotion_control,
    quash,
    ionic_gas
};
inline constexpr int kPlainKinds = 31;
inline constexpr int kPlainRoom = 32;  // a bag compares four words at once
inline constexpr int kAttacks = 18;
inline constexpr std::array<std::uint8_t, kAttacks> kAttackValues = {
    0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40};

// Any kind of card: the plain ones, then the flares, one for each alien (CF-FLARE-9). A flare is a
// card of a hand like any other (CF-FLARE-10).
enum class Card : std::uint8_t { none = 63 };
inline constexpr int kFirstFlare = 64;

constexpr Card card(Plain kind) {
    return static_cast<Card>(kind);
}

constexpr Card flare_of(AlienId alien) {
    return static_cast<Card>(kFirstFlare + static_cast<int>(alien));
}

constexpr bool is_flare(Card card) {
    return static_cast<int>(card) >= kFirstFlare;
}

constexpr AlienId alien_of(Card flare) {
    return static_cast<AlienId>(static_cast<int>(flare) - kFirstFlare);
}

constexpr Plain plain_of(Card card) {
    return static_cast<Plain>(card);
}

constexpr bool is_attack(Card card) {
    return static_cast<int>(card) < kAttacks;
}

constexpr bool is_negotiate(Card c) {
    return c == card(Plain::negotiate);
}

constexpr bool is_morph(Card c) {
    return c == card(Plain::morph);
}

constexpr bool is_encounter_card(Card c) {
    return static_cast<int>(c) <= static_cast<int>(Plain::morph);
}

constexpr bool is_reinforcement(Card c) {
    return c >= card(Plain::reinforcement_2) && c <= card(Plain::reinforcement_5);
}

constexpr bool is_artifact(Card c) {
    return c >= card(Plain::card_zap) && c <= card(Plain::ionic_gas);
}

// The printed value; 0 for cards without one.
constexpr int value_of(Card c) {
    if (is_attack(c))
        return kAttackValues[static_cast<std::size_t>(c)];
    switch (plain_of(c)) {
        case Plain::reinforcement_2:
            return 2;
        case Plain::reinforcement_3:
            return 3;
        case Plain::reinforcement_5:
            return 5;
        default:
            return 0;
    }
}

enum class CardType : std::uint8_t { attack, negotiate, morph, reinforcement, artifact, flare };
inline constexpr int kCardTypes = 6;

constexpr CardType type_of(Card c) {
    if (is_attack(c))
        return CardType::attack;
    if (is_negotiate(c))
        return CardType::negotiate;
    if (is_morph(c))
        return CardType::morph;
    if (is_reinforcement(c))
        return CardType::reinforcement;
    return is_flare(c) ? CardType::flare : CardType::artifact;
}

// Kinds as a set: plain ones in four words of bytes, flares in bits.
struct CardMask {
    std::array<std::uint64_t, kPlainRoom / 8> plain{};
    AlienSet flares;

    constexpr void insert(Card c) {
        if (is_flare(c))
            flares.insert(alien_of(c));
        else
            plain[static_cast<std::size_t>(c) / 8] |= std::uint64_t{0xFF}
                                                      << static_cast<std::size_t>(c) % 8 * 8;
    }

    constexpr bool has(Card c) const {
        return is_flare(c) ? flares.has(alien_of(c))
                           : (plain[static_cast<std::size_t>(c) / 8] >>
                                  static_cast<std::size_t>(c) % 8 * 8 &
                              1) != 0;
    }

    constexpr bool empty() const { return plain == decltype(plain){} && flares.empty(); }

    template<class Test>
    static constexpr CardMask where(Test test) {
        CardMask mask;
        for (int i = 0; i < kPlainKinds; ++i)
            if (test(static_cast<Card>(i)))
                mask.insert(static_cast<Card>(i));
        for (int i = 0; i < kAliens; ++i)
            if (test(flare_of(static_cast<AlienId>(i))))
                mask.insert(flare_of(static_cast<AlienId>(i)));
        return mask;
    }
};

inline constexpr CardMask kAllCards = CardMask::where([](Card) { return true; });
inline constexpr CardMask kEncounterCards = CardMask::where(is_encounter_card);
inline constexpr CardMask kAttackCards = CardMask::where(is_attack);

// A hand, a hoard: how many of each kind.
struct Cards {
    Keyed<Plain, std::uint8_t, kPlainRoom> plain;
    AlienSet flares;

    constexpr int count(Card c) const {
        return is_flare(c) ? flares.has(alien_of(c)) : plain[plain_of(c)];
    }

    constexpr bool has(Card c) const { return count(c) > 0; }

    constexpr void add(Card c) {
        if (is_flare(c))
            flares.insert(alien_of(c));
        else
            ++plain[plain_of(c)];
    }

    constexpr void remove(Card c) {
        if (is_flare(c))
            flares.erase(alien_of(c));
        else
            --plain[plain_of(c)];
    }

    constexpr bool any_of(const CardMask& mask) const {
        const auto words = std::bit_cast<std::array<std::uint64_t, kPlainRoom / 8>>(plain.values);
        std::uint64_t found = (flares & mask.flares).bits();
        for (std::size_t i = 0; i < words.size(); ++i)
            found |= words[i] & mask.plain[i];
        return found != 0;
    }

    constexpr int size() const {
        int total = flares.size();
        for (const std::uint8_t n : plain.values)
            total += n;
        return total;
    }

    constexpr bool empty() const { return size() == 0; }

    // Calls `act(card, count)` for each kind held, or for each of those in the mask.
    template<class Act>
    constexpr void for_each(Act act, const CardMask& mask = kAllCards) const {
        const auto words = std::bit_cast<std::array<std::uint64_t, kPlainRoom / 8>>(plain.values);
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::uint64_t left = words[i] & mask.plain[i]; left != 0;) {
                const auto shift = static_cast<unsigned>(std::countr_zero(left)) & ~7u;
                act(static_cast<Card>(i * 8 + shift / 8), static_cast<int>(left >> shift & 0xFF));
                left &= ~(std::uint64_t{0xFF} << shift);
            }
        for (const AlienId alien : flares& mask.flares)
            act(flare_of(alien), 1);
    }

    // The n-th card when all lie in a row by kind: a card drawn at random.
    constexpr Card nth(int n) const {
        for (int i = 0; i < kPlainKinds; ++i)
            if ((n -= plain.values[static_cast<std::size_t>(i)]) < 0)
                return static_cast<Card>(i);
        for (const AlienId alien : flares)
            if (n-- == 0)
                return flare_of(alien);
        return Card::none;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("plain", self.plain);
        visit("flares", self.flares);
    }

    constexpr bool operator==(const Cards&) const = default;
};

inline constexpr int kMaxDeck = 122;  // 72 and all flares
using Pile = FixedVec<Card, kMaxDeck>;

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Plain> {
    static constexpr std::string_view kType = "card";
    static constexpr std::array<std::string_view, cosmic::kPlainRoom> kNames = {
        "attack_00",       "attack_01",       "attack_04",       "attack_05",
        "attack_06",       "attack_07",       "attack_08",       "attack_09",
        "attack_10",       "attack_11",       "attack_12",       "attack_13",
        "attack_14",       "attack_15",       "attack_20",       "attack_23",
        "attack_30",       "attack_40",       "negotiate",       "morph",
        "reinforcement_2", "reinforcement_3", "reinforcement_5", "card_zap",
        "cosmic_zap",      "mobius_tubes",    "plague",          "force_field",
        "emotion_control", "quash",           "ionic_gas",       "-"};
};

#define SIDERA_FLARE_NAME(number, key) without_underscore("flare_" #key),

template<>
struct EnumText<cosmic::Card> {
    static constexpr std::string_view kType = "card";
    static constexpr std::array<std::string_view, cosmic::kFirstFlare + cosmic::kAliens> kNames =
        [] {
            constexpr std::array<std::string_view, cosmic::kAliens> flares = {
                SIDERA_COSMIC_ALIENS(SIDERA_FLARE_NAME)};
            std::array<std::string_view, cosmic::kFirstFlare + cosmic::kAliens> names{};
            for (auto& name : names)
                name = "-";
            for (std::size_t i = 0; i < cosmic::kPlainKinds; ++i)
                names[i] = EnumText<cosmic::Plain>::kNames[i];
            for (std::size_t i = 0; i < flares.size(); ++i)
                names[cosmic::kFirstFlare + i] = flares[i];
            names[static_cast<std::size_t>(cosmic::Card::none)] = "none";
            return names;
        }();
};

#undef SIDERA_FLARE_NAME

template<>
struct EnumText<cosmic::CardType> {
    static constexpr std::string_view kType = "card_type";
    static constexpr std::array<std::string_view, 6> kNames = {
        "attack", "negotiate", "morph", "reinforcement", "artifact", "flare"};
};

}  // namespace sidera
