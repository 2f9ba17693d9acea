// The kinds of cards of the cosmic deck, of both editions: cards have no identities.

#pragma once

#include <array>
#include <cstdint>

#include "games/cosmic/model/ids.h"

namespace sidera::cosmic {

// Kinds that are not flares, of both editions. The numbers stand in records and
// never change.
enum class Plain : std::uint8_t {
    attack_m8,
    attack_m6,
    attack_m5,
    attack_m4,
    attack_m1,
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
    attack_16,
    attack_17,
    attack_18,
    attack_19,
    attack_20,
    attack_23,
    attack_30,
    attack_40,
    negotiate,
    morph,
    kicker_m2,
    kicker_m1,
    kicker_0,
    kicker_1,
    kicker_2,
    kicker_3,
    kicker_4,
    reinforcement_1,
    reinforcement_2,
    reinforcement_3,
    reinforcement_4,
    reinforcement_5,
    card_zap,
    cosmic_zap,
    mobius_tubes,
    plague,
    force_field,
    emotion_control,
    quash,
    ionic_gas,
    flare_zap,
    un_zap,
    warp_break,
    timegash,
    keeper,
    finder,
    rebirth,
    sanity,
    hand_zap,
    kicker_zap,
    space_junk,
    victory_boon,
    solar_wind,
    moon_zap,
    lucre_levy,
    wild_destiny
};

enum class CardType : std::uint8_t {
    attack,
    negotiate,
    morph,
    reinforcement,
    artifact,
    flare,
    kicker
};
inline constexpr int kCardTypes = 7;
using CardTypes = EnumSet<CardType, kCardTypes>;

// Without which option of Mayfair's tables a kind stays in the box.
enum class CardOption : std::uint8_t { none, kickers, reinforcements };

// What is printed on a kind of card; the value is 0 where there is none.
struct PlainRow {
    std::string_view name;
    CardType type;
    std::int8_t value = 0;
    Editions in = kBoth;
    CardOption needs = CardOption::none;
};

inline constexpr int kPlainKinds = 65;
inline constexpr int kPlainRoom = 72;  // numbers below the first flare

inline constexpr std::array<PlainRow, kPlainKinds> kPlainRows = {{
    {"attack_m8", CardType::attack, -8, kMayfair},
    {"attack_m6", CardType::attack, -6, kMayfair},
    {"attack_m5", CardType::attack, -5, kMayfair},
    {"attack_m4", CardType::attack, -4, kMayfair},
    {"attack_m1", CardType::attack, -1, kMayfair},
    {"attack_00", CardType::attack, 0},
    {"attack_01", CardType::attack, 1},
    {"attack_04", CardType::attack, 4},
    {"attack_05", CardType::attack, 5},
    {"attack_06", CardType::attack, 6},
    {"attack_07", CardType::attack, 7},
    {"attack_08", CardType::attack, 8},
    {"attack_09", CardType::attack, 9},
    {"attack_10", CardType::attack, 10},
    {"attack_11", CardType::attack, 11},
    {"attack_12", CardType::attack, 12},
    {"attack_13", CardType::attack, 13},
    {"attack_14", CardType::attack, 14},
    {"attack_15", CardType::attack, 15},
    {"attack_16", CardType::attack, 16, kMayfair},
    {"attack_17", CardType::attack, 17, kMayfair},
    {"attack_18", CardType::attack, 18, kMayfair},
    {"attack_19", CardType::attack, 19, kMayfair},
    {"attack_20", CardType::attack, 20},
    {"attack_23", CardType::attack, 23, kFantasyFlight},
    {"attack_30", CardType::attack, 30},
    {"attack_40", CardType::attack, 40},
    {"negotiate", CardType::negotiate},
    {"morph", CardType::morph, 0, kFantasyFlight},
    {"kicker_m2", CardType::kicker, -2, kMayfair, CardOption::kickers},
    {"kicker_m1", CardType::kicker, -1, kMayfair, CardOption::kickers},
    {"kicker_0", CardType::kicker, 0, kMayfair, CardOption::kickers},
    {"kicker_1", CardType::kicker, 1, kMayfair, CardOption::kickers},
    {"kicker_2", CardType::kicker, 2, kMayfair, CardOption::kickers},
    {"kicker_3", CardType::kicker, 3, kMayfair, CardOption::kickers},
    {"kicker_4", CardType::kicker, 4, kMayfair, CardOption::kickers},
    {"reinforcement_1", CardType::reinforcement, 1, kMayfair, CardOption::reinforcements},
    {"reinforcement_2", CardType::reinforcement, 2, kBoth, CardOption::reinforcements},
    {"reinforcement_3", CardType::reinforcement, 3, kBoth, CardOption::reinforcements},
    {"reinforcement_4", CardType::reinforcement, 4, kMayfair, CardOption::reinforcements},
    {"reinforcement_5", CardType::reinforcement, 5, kBoth, CardOption::reinforcements},
    {"card_zap", CardType::artifact, 0, kFantasyFlight},
    {"cosmic_zap", CardType::artifact},
    {"mobius_tubes", CardType::artifact},
    {"plague", CardType::artifact},
    {"force_field", CardType::artifact},
    {"emotion_control", CardType::artifact},
    {"quash", CardType::artifact},
    {"ionic_gas", CardType::artifact},
    {"flare_zap", CardType::artifact, 0, kMayfair},
    {"un_zap", CardType::artifact, 0, kMayfair},
    {"warp_break", CardType::artifact, 0, kMayfair},
    {"timegash", CardType::artifact, 0, kMayfair},
    {"keeper", CardType::artifact, 0, kMayfair},
    {"finder", CardType::artifact, 0, kMayfair},
    {"rebirth", CardType::artifact, 0, kMayfair},
    {"sanity", CardType::artifact, 0, kMayfair},
    {"hand_zap", CardType::artifact, 0, kMayfair},
    {"kicker_zap", CardType::artifact, 0, kMayfair, CardOption::kickers},
    {"space_junk", CardType::artifact, 0, kMayfair},
    {"victory_boon", CardType::artifact, 0, kMayfair},
    {"solar_wind", CardType::artifact, 0, kMayfair},
    {"moon_zap", CardType::artifact, 0, kMayfair},
    {"lucre_levy", CardType::artifact, 0, kMayfair},
    {"wild_destiny", CardType::artifact, 0, kMayfair},
}};
static_assert(static_cast<int>(Plain::wild_destiny) + 1 == kPlainKinds);

constexpr const PlainRow& row_of(Plain kind) {
    return kPlainRows[static_cast<std::size_t>(kind)];
}

// Any kind of card: the plain ones, then the flares, one for each alien (CF-FLARE-9). A flare is a
// card of a hand like any other (CF-FLARE-10).
inline constexpr int kFirstFlare = kPlainRoom;
inline constexpr int kCardNumbers = 192;
static_assert(kFirstFlare + kMaxAliens < kCardNumbers);
enum class Card : std::uint8_t { none = kCardNumbers - 1 };

constexpr Card card(Plain kind) {
    return static_cast<Card>(kind);
}

constexpr Card flare_of(AlienId alien) {
    return static_cast<Card>(kFirstFlare + static_cast<int>(alien));
}

constexpr bool is_flare(Card card) {
    return static_cast<int>(card) >= kFirstFlare && card != Card::none;
}

constexpr AlienId alien_of(Card flare) {
    return static_cast<AlienId>(static_cast<int>(flare) - kFirstFlare);
}

constexpr Plain plain_of(Card card) {
    return static_cast<Plain>(card);
}

constexpr bool is_attack(Card c) {
    return c <= card(Plain::attack_40);
}

constexpr bool is_negotiate(Card c) {
    return c == card(Plain::negotiate);
}

constexpr bool is_morph(Card c) {
    return c == card(Plain::morph);
}

constexpr bool is_encounter_card(Card c) {
    return c <= card(Plain::morph);
}

constexpr bool is_reinforcement(Card c) {
    return c >= card(Plain::reinforcement_1) && c <= card(Plain::reinforcement_5);
}

constexpr bool is_kicker(Card c) {
    return c >= card(Plain::kicker_m2) && c <= card(Plain::kicker_4);
}

constexpr bool is_artifact(Card c) {
    return c >= card(Plain::card_zap) && c <= card(Plain::wild_destiny);
}

// The printed value; 0 for cards without one.
constexpr int value_of(Card c) {
    return c < static_cast<Card>(kPlainKinds) ? row_of(plain_of(c)).value : 0;
}

constexpr CardType type_of(Card c) {
    return is_flare(c) ? CardType::flare : row_of(plain_of(c)).type;
}

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Plain> {
    static constexpr std::string_view kType = "card";
    static constexpr auto kNames = [] {
        std::array<std::string_view, cosmic::kPlainRoom> names{};
        names.fill(kReserved);
        for (std::size_t i = 0; i < cosmic::kPlainKinds; ++i)
            names[i] = cosmic::kPlainRows[i].name;
        return names;
    }();

    // Fantasy Flight's came first.
    static constexpr bool is_later(cosmic::Plain kind) {
        return static_cast<int>(kind) >= cosmic::kPlainKinds ||
               (cosmic::row_of(kind).in & cosmic::kFantasyFlight) == 0;
    }
};

template<>
struct EnumText<cosmic::Card> {
    static constexpr std::string_view kType = "card";
    static constexpr bool kGrows = true;  // by a flare
    static constexpr auto kNames = [] {
        std::array<std::string_view, cosmic::kCardNumbers> names{};
        names.fill(kReserved);
        for (std::size_t i = 0; i < cosmic::kPlainRoom; ++i)
            names[i] = EnumText<cosmic::Plain>::kNames[i];
        for (const cosmic::AlienName& one : cosmic::kAlienNames)
            names[static_cast<std::size_t>(flare_of(one.alien))] = one.flare;
        names.back() = "none";
        return names;
    }();
};

template<>
struct EnumText<cosmic::CardType> : NamesInCode<cosmic::CardType::kicker> {
    static constexpr std::string_view kType = "card_type";

    static constexpr bool is_later(cosmic::CardType type) {
        return type == cosmic::CardType::kicker;
    }
};

}  // namespace sidera
