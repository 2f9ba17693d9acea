// When the bots use powers and flares.

#include "bots/cosmic/answers/hints.h"

#include <algorithm>

#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {
namespace {

int forts_at_target(const Public& pub) {
    int total = 0;
    for (const Fort& fort : pub.forts)
        if (fort.planet == pub.encounter().target)
            total += value_of(fort.card);
    return total;
}

int tokens_of(const Public& pub, Seat seat, AlienId alien) {
    const int sheet = usable_sheet(pub, seat, alien);
    return sheet < 0 ? 0 : pub.players[seat].sheets[static_cast<std::size_t>(sheet)].tokens;
}

}  // namespace

Hint hint_for(EffectId id) {
    const Hints& hints = alien(alien_of(id)).hints;
    if (is_power(id))
        return slot_of(id) == 1 ? hints.second.value_or(hints.power) : hints.power;
    return is_wild(id) ? hints.wild : hints.super;
}

Mark mark_of(const Public& pub, Seat me, EffectId id) {
    const AlienId alien = alien_of(id);
    const Side side = side_of(pub, me);
    Mark mark{.by = id, .seat = me, .side = side};
    const auto set = [&mark](int value) { mark.value = static_cast<std::int16_t>(value); };
    switch (alien) {
        case AlienId::citadel:
            mark.side = Side::defense;
            set(is_wild(id) ? 5 : is_super(id) ? -forts_at_target(pub) : forts_at_target(pub));
            mark.by = is_wild(id) ? id : power_effect(alien, 1);
            break;
        case AlienId::calculator:
        case AlienId::loser:
            if (is_super(id))
                mark.by = power_effect(alien, 0);
            break;
        case AlienId::mirror:
            if (is_power(id))
                mark.side = Side::none;
            break;
        case AlienId::human:
            set(42);
            break;
        case AlienId::kamikaze:
            set(3 * std::clamp(ships_on_colonies(pub, me) - 8, 1, 4));
            break;
        case AlienId::macron:
            set(ships_in_encounter(pub, me));
            break;
        case AlienId::gambler:
            set(5);
            break;
        case AlienId::tripler:
            if (is_wild(id))
                mark.side = other(side);
            set(13);
            mark.by = is_super(id) ? power_effect(alien, 0) : id;
            break;
        case AlienId::virus:
            set(1);
            mark.by = is_super(id) ? power_effect(alien, 0) : id;
            break;
        case AlienId::warrior:
            set(tokens_of(pub, me, alien));
            break;
        default:
            break;
    }
    return mark;
}

}  // namespace sidera::cosmic
