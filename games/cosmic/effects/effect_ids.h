// The numbers of effects: which power, flare, card or tech, and which of its effects.

#pragma once

#include "games/cosmic/model/cards.h"
#include "games/cosmic/model/tech_cards.h"

namespace sidera::cosmic {

// An effect's number: four bits for the kind of thing, eight for which one, four for which of its
// effects. An alien's are its powers, then the wild and the super ones of its flare.
enum class EffectKind : std::uint8_t { alien, card, tech, none = 15 };
inline constexpr int kSlotBits = 4;
inline constexpr int kNumberBits = 8;
inline constexpr int kWildSlot = 8;
inline constexpr int kSuperSlot = 12;
inline constexpr int kCompletionSlot = 3;  // of a tech, after its uses

static_assert(kMaxAliens <= 1 << kNumberBits && kPlainRoom <= 1 << kNumberBits &&
              kTechs <= 1 << kNumberBits);

constexpr EffectId effect_id(EffectKind kind, int number, std::size_t slot) {
    return static_cast<EffectId>(static_cast<int>(kind) << (kNumberBits + kSlotBits) |
                                 number << kSlotBits | static_cast<int>(slot));
}

constexpr EffectKind kind_of(EffectId id) {
    return static_cast<EffectKind>(static_cast<int>(id) >> (kNumberBits + kSlotBits));
}

constexpr int number_of(EffectId id) {
    return static_cast<int>(id) >> kSlotBits & ((1 << kNumberBits) - 1);
}

constexpr int slot_of(EffectId id) {
    return static_cast<int>(id) & ((1 << kSlotBits) - 1);
}

constexpr EffectId power_effect(AlienId alien, std::size_t i) {
    return effect_id(EffectKind::alien, static_cast<int>(alien), i);
}

constexpr EffectId wild_effect(AlienId alien, std::size_t i) {
    return power_effect(alien, kWildSlot + i);
}

constexpr EffectId super_effect(AlienId alien, std::size_t i) {
    return power_effect(alien, kSuperSlot + i);
}

constexpr EffectId card_effect(Plain kind, std::size_t i) {
    return effect_id(EffectKind::card, static_cast<int>(kind), i);
}

constexpr EffectId tech_effect(TechId tech, std::size_t i) {
    return effect_id(EffectKind::tech, static_cast<int>(tech), i);
}

constexpr bool is_of_tech(EffectId id) {
    return kind_of(id) == EffectKind::tech;
}

constexpr TechId tech_of(EffectId id) {
    return static_cast<TechId>(number_of(id));
}

constexpr bool is_completion(EffectId id) {
    return is_of_tech(id) && slot_of(id) == kCompletionSlot;
}

constexpr bool is_of_alien(EffectId id) {
    return kind_of(id) == EffectKind::alien;
}

constexpr bool is_of_card(EffectId id) {
    return kind_of(id) == EffectKind::card;
}

constexpr AlienId alien_of(EffectId id) {
    return static_cast<AlienId>(number_of(id));
}

constexpr bool is_power(EffectId id) {
    return is_of_alien(id) && slot_of(id) < kWildSlot;
}

constexpr bool is_wild(EffectId id) {
    return is_of_alien(id) && slot_of(id) >= kWildSlot && slot_of(id) < kSuperSlot;
}

constexpr bool is_super(EffectId id) {
    return is_of_alien(id) && slot_of(id) >= kSuperSlot;
}

// The card that is played for an effect; none for a power or a tech.
constexpr Card card_for(EffectId id) {
    if (is_of_card(id))
        return static_cast<Card>(number_of(id));
    return is_wild(id) || is_super(id) ? flare_of(alien_of(id)) : Card::none;
}

}  // namespace sidera::cosmic
