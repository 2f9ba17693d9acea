// The keys of texts: of aliens, cards, techs, and of what is used.

#pragma once

#include <string>

#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {

inline std::string key(std::string_view type, std::string_view name) {
    return std::string(type) + "." + std::string(name);
}

inline std::string alien_key(AlienId id) {
    return key("alien", name_of(id));
}

// Attacks and reinforcements are told apart by value, flares by alien.
inline std::string card_key(Card card) {
    return key("card", name_of(card));
}

inline std::string tech_key(TechId id) {
    return key("tech", name_of(id));
}

inline std::string effect_key(EffectId id) {
    if (id == EffectId::none)
        return "effect.none";
    if (is_of_tech(id))
        return tech_key(tech_of(id));
    if (const std::string_view called = effect(id).called; !called.empty())
        return key("effect", called);
    return is_of_alien(id) ? alien_key(alien_of(id)) : card_key(card_for(id));
}

}  // namespace sidera::cosmic
