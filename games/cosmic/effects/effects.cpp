// All effects by number, their names, and which of them have a word at which moment.

#include <array>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {

namespace {

constexpr std::array<const Tech*, kTechs> kTechTable = {
    &tech_coldsleep_ship, &tech_collapsium_hulls, &tech_cosmic_field_generator,
    &tech_delta_scanners, &tech_energy_cloak,     &tech_enigma_device,
    &tech_genesis_bomb,   &tech_gluon_mines,      &tech_infinity_drive,
    &tech_lunar_cannon,   &tech_omega_missile,    &tech_plasma_thrusters,
    &tech_precursor_seed, &tech_prometheus,       &tech_qax,
    &tech_quark_battery,  &tech_tech_scrambler,   &tech_vacuum_turbines,
    &tech_warpspace_key,  &tech_xenon_lasers};

// Whether there is anything to aim at.
bool is_there(const Target& target, const Look& look) {
    if (target.players != nullptr)
        return !target.players(look).empty();
    if (target.planets != nullptr)
        return !target.planets(look).empty();
    if (target.own_ship_on != nullptr)
        return !target.own_ship_on(look).empty() || researching_ships(look.pub(), look.me()) > 0;
    if (target.amount == nullptr)
        return true;
    const Range range = target.amount(look);
    return range.lo <= range.hi;
}

// CF-TECH-3: most techs do nothing more when they are completed.
constexpr Effect kPlainCompletion{.rule = "CF-TECH-3"};

struct Noted {
    MomentTable& table;
    Editions edition;
};

void note(Noted noted, std::span<const Effect> effects, Card card, AlienId power) {
    MomentTable& table = noted.table;
    for (const Effect& one : effects) {
        if (one.when.moment == Moment::never || (one.in & noted.edition) == 0)
            continue;
        MomentIndex& index = table.at[static_cast<std::size_t>(one.when.moment)];
        if (card != Card::none)
            index.cards.insert(card);
        else
            index.powers.insert(power);
    }
}

}  // namespace

// What goes with edicts has a word wherever one of them has.
bool goes_with_edicts(std::span<const Effect> effects, Editions edition) {
    for (const Effect& one : effects)
        if (one.with_edicts && (one.in & edition) != 0)
            return true;
    return false;
}

bool can_be_used(const Effect& effect, const Look& look) {
    return (effect.can == nullptr || effect.can(look)) && is_there(effect.target, look);
}

const Tech& tech(TechId id) {
    return *kTechTable[static_cast<std::size_t>(id)];
}

namespace {

const Effect& effect_of_tech(EffectId id) {
    const Tech& of = tech(tech_of(id));
    if (!is_completion(id))
        return of.uses[static_cast<std::size_t>(slot_of(id))];
    return of.completion.empty() ? kPlainCompletion : of.completion[0];
}

}  // namespace

const Effect& effect(EffectId id) {
    const auto slot = static_cast<std::size_t>(slot_of(id));
    if (is_of_tech(id))
        return effect_of_tech(id);
    if (is_of_card(id))
        return effects_of(static_cast<Plain>(number_of(id)))[slot];
    const Alien& of = alien(alien_of(id));
    if (is_power(id))
        return of.power[slot];
    return is_wild(id) ? of.wild[slot - kWildSlot] : of.super[slot - kSuperSlot];
}

bool exists(EffectId id) {
    const int number = number_of(id);
    const auto slot = static_cast<std::size_t>(slot_of(id));
    if (is_of_tech(id))
        return number < kTechs && (is_completion(id) || slot < tech(tech_of(id)).uses.size());
    if (is_of_card(id))
        return number < kPlainKinds && slot < effects_of(static_cast<Plain>(number)).size();
    if (!is_of_alien(id) || number >= kAlienNumbers)
        return false;
    const Alien& of = alien(alien_of(id));
    if (is_power(id))
        return slot < of.power.size();
    return is_wild(id) ? slot - kWildSlot < of.wild.size() : slot - kSuperSlot < of.super.size();
}

void MomentTable::sort_by_thing() {
    of_card = {};
    of_power = {};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto moment = static_cast<Moment>(i);
        for (const Card card : at[i].cards)
            of_card[static_cast<std::size_t>(card)].insert(moment);
        for (const AlienId power : at[i].powers)
            of_power[static_cast<std::size_t>(power)].insert(moment);
    }
}

MomentTable index_moments(const AlienSet& aliens, Editions edition) {
    MomentTable table{};
    const Noted noted{table, edition};
    for (const AlienId id : aliens) {
        note(noted, alien(id).power, Card::none, id);
        note(noted, alien(id).wild, flare_of(id), id);
        note(noted, alien(id).super, flare_of(id), id);
    }
    for (int i = 0; i < kPlainKinds; ++i)
        if (const auto kind = static_cast<Plain>(i); (row_of(kind).in & edition) != 0)
            note(noted, effects_of(kind), card(kind), AlienId::none);
    for (int i = 0; i < kTechs && (edition & kFantasyFlight) != 0; ++i)
        for (const Effect& use : tech(static_cast<TechId>(i)).uses)
            table.at[static_cast<std::size_t>(use.when.moment)].techs.insert(
                static_cast<TechId>(i));
    for (const AlienId id : aliens)
        for (MomentIndex& index : table.at) {
            if ((index.cards & kArtifacts).empty())
                continue;
            if (goes_with_edicts(alien(id).power, edition))
                index.powers.insert(id);
            if (goes_with_edicts(alien(id).wild, edition))
                index.cards.insert(flare_of(id));
        }
    table.sort_by_thing();
    return table;
}

}  // namespace sidera::cosmic

namespace sidera {

using cosmic::EffectId;

// Slots beyond the first get a number: "macron.2".
std::string WrittenText<EffectId>::write(EffectId id) {
    if (id == EffectId::none)
        return "none";
    const auto numbered = [](std::string name, int i) {
        return i == 0 ? name : name + "." + std::to_string(i + 1);
    };
    const int slot = cosmic::slot_of(id);
    if (cosmic::is_of_tech(id)) {
        const std::string name(name_of(cosmic::tech_of(id)));
        return cosmic::is_completion(id) ? "complete_" + name : numbered(name, slot);
    }
    if (cosmic::is_of_card(id))
        return numbered(std::string(name_of(cosmic::card_for(id))), slot);
    const std::string name(name_of(cosmic::alien_of(id)));
    if (cosmic::is_power(id))
        return numbered(name, slot);
    return cosmic::is_wild(id) ? numbered("wild_" + name, slot - cosmic::kWildSlot)
                               : numbered("super_" + name, slot - cosmic::kSuperSlot);
}

bool WrittenText<EffectId>::read(std::string_view text, EffectId& id) {
    using cosmic::EffectKind;
    if (text == "none") {
        id = EffectId::none;
        return true;
    }
    const auto is_one_of = [&](EffectKind kind, int things) {
        for (int number = 0; number < things; ++number)
            for (std::size_t slot = 0; slot < 1 << cosmic::kSlotBits; ++slot)
                if (const EffectId one = effect_id(kind, number, slot);
                    exists(one) && write(one) == text) {
                    id = one;
                    return true;
                }
        return false;
    };
    return is_one_of(EffectKind::alien, cosmic::kMaxAliens) ||
           is_one_of(EffectKind::card, cosmic::kPlainKinds) ||
           is_one_of(EffectKind::tech, cosmic::kTechs);
}

}  // namespace sidera
