// How a rule-breaker is written: what an alien, a flare or an artifact can do, as constant data.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/cosmic/aliens/hint.h"
#include "games/cosmic/effects/play.h"
#include "games/cosmic/rules/totals.h"

namespace sidera::cosmic {

using StepFn = Flow (*)(Play&);

enum class Use : std::uint8_t {
    optional,   // CF-POW-8: a choice each time
    mandatory,  // CF-TIME-4
    automatic,  // happens without being used: nobody is asked, nothing can zap it (CF-POW-7)
    free        // a choice that is no use: cannot be zapped
};

// Of super flares (CF-FLARE-11).
enum class SuperKind : std::uint8_t { own, enable, rider };

// CF-TURN-8: where an effect contradicts the basic rules, it prevails.
struct Effect {
    std::string_view rule;          // its id in the specification
    Moment moment = Moment::never;  // by its text where a printed strip is wrong (CF-ROLE-2)
    Roles roles = kAnyRole;
    Use use = Use::optional;
    SuperKind super = SuperKind::own;
    std::uint8_t rides = 0;  // a rider: which of the alien's powers
    bool often = false;      // not just once per encounter; `can` sets the limit (CF-TIME-5)
    bool late_ride = false;  // a power that offers its rider itself
    bool lasting = false;    // automatic: also when the power has been lost since
    // Whether it may be used now, by what its owner sees. Null: always.
    bool (*can)(const Look&) = nullptr;
    std::span<const StepFn> announce{};  // choices made before anybody can answer
    std::span<const StepFn> act{};       // what it does
    std::span<const StepFn> zapped{};    // what it does when a zap cancels it
    // While it stands in the encounter's list of marks: CF-CALC-1, its step and what it changes.
    // Marks of step 1 hold for the card that lies there; they go with it.
    std::uint8_t order = 0;
    void (*modify)(Sum&, const Mark&, const Public&) = nullptr;
    void (*decide)(Verdict&, const Mark&, const Public&) = nullptr;
    // What a mark brings right after the encounter.
    void (*when_over)(Table&, const Mark&) = nullptr;
};

enum class Level : std::uint8_t { green, yellow, red };

// What holds while a power is not lost, without being used (CF-POW-7).
struct Passive {
    bool keeps_power = false;          // with too few home colonies
    std::uint8_t spoils_per_ship = 1;  // compensation and rewards
    bool plays_hoard = false;      // its first power stands for an encounter card laid from there
    bool may_free_ships = false;   // as a term of a deal
    bool keeps_artifacts = false;  // in a new hand
    bool beside_own = false;       // who borrows it keeps the own power as well
    std::uint8_t tokens = 0;       // at the start, per planet
    bool owns_forts = false;       // they go when its sheet leaves the game
};

// An alien with its flare. Each has a folder of its own in aliens/.
struct Alien {
    AlienId id = AlienId::none;
    Level level = Level::green;
    AlienId never_with = AlienId::none;  // CF-SETUP-4
    bool setup_text = false;             // CF-A-GEN-7
    Passive passive{};
    std::span<const Effect> power{};
    std::span<const Effect> wild{};
    std::span<const Effect> super{};
    std::uint16_t rating = 100;  // how often it wins, in percent of an equal share (tools/balance)
    Hints hints{};               // for bots
};

// Nothing is known of an alien that nobody has made. The table is made by the build.
const Alien& alien(AlienId id);

// What becomes of a tech card (the table of the specification).
enum class TechKind : std::uint8_t {
    discarded,  // when it is used
    stays,      // face up, to be used again
    hidden,     // face down until it is used; never completed (CF-TECH-4)
    passes_on   // to another player
};

// What a tech puts on the table, beside its card.
enum class Token : std::uint8_t { none, flagship, cannon };

inline constexpr int kAnyResearch = 0;  // X: any number of ships from 1 up

// A technology. Its files are in techs/.
struct Tech {
    TechId id = TechId::none;
    std::uint8_t research = kAnyResearch;
    TechKind kind = TechKind::discarded;
    Token token = Token::none;
    std::span<const Effect> uses{};
    std::span<const Effect> completion{};  // what happens when it is completed; empty: nothing more
};

const Tech& tech(TechId id);

// A mark that adds its value to its side.
void add_value(Sum& sum, const Mark& mark, const Public& pub);

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

// The effects of a plain card (cards/).
std::span<const Effect> effects_of(Plain kind);

const Effect& effect(EffectId id);

// Whether there is such an effect: any number can stand in a code.
bool exists(EffectId id);

// Which cards and powers can have something to say at a moment, so that nobody else is looked at.
struct MomentIndex {
    CardSet cards;
    AlienSet powers;
    TechSet techs;

    bool empty() const { return cards.empty() && powers.empty() && techs.empty(); }
};

struct MomentTable {
    std::array<MomentIndex, kMoments> at{};
    // The same by card and by alien, after `sort_by_thing`.
    std::array<MomentSet, kCardNumbers> of_card{};
    std::array<MomentSet, kAlienNumbers> of_power{};

    void sort_by_thing();
};

// Of the aliens of an edition; what others do is never looked at.
MomentTable index_moments(const AlienSet& aliens);

}  // namespace sidera::cosmic
