// When the bots use powers and flares.

#include "bots/cosmic/hints.h"

#include <algorithm>

#include "games/cosmic/queries.h"

namespace sidera::cosmic {
namespace {

struct Row {
    AlienId alien;
    Hint power;
    Hint wild;
    Hint super;
};

using enum When;

// Powers that must be used need no hint but how much they are feared.
constexpr Row kRows[] = {
    {AlienId::amoeba, {ooze, 0.1f, 0.2f}, {ooze}, {ooze}},
    {AlienId::anti_matter, {always, 0.1f, 0.4f}, {opposed}, {opposed}},
    {AlienId::barbarian, {always, 0.1f, 0.4f}, {poor_cards, 0.02f}, {always}},
    {AlienId::calculator, {swing, 0.1f, 0.3f}, {swing}, {swing}},
    {AlienId::chosen, {behind, 0.2f, 0.5f}, {always}, {always}},
    {AlienId::citadel, {poor_cards, 0.05f, 0.5f}, {swing}, {swing}},
    {AlienId::clone, {always}, {always}, {always}},
    {AlienId::cudgel, {always, 0.1f, 0.2f}, {always}, {always}},
    {AlienId::dictator, {always}, {hunted}, {always}},
    {AlienId::fido, {always}, {always, 0.05f}, {always}},
    {AlienId::filch, {always}, {opposed}, {always}},
    {AlienId::fodder, {behind, 0.2f, 0.5f}, {joins, 0.3f}, {always}},
    {AlienId::gambler, {bluff, 0.1f, 0.4f}, {swing}, {always}},
    {AlienId::grudge, {always}, {always}, {always}},
    {AlienId::hacker, {always}, {always, 0.2f}, {always}},
    {AlienId::hate, {always, 0.1f, 0.2f}, {always, 0.08f}, {always}},
    {AlienId::healer, {healing}, {always, 0.3f}, {always}},
    {AlienId::human, {always}, {swing, 0.3f}, {always}},
    {AlienId::kamikaze, {plenty, 0.1f}, {swing, 0.1f}, {in_warp}},
    {AlienId::loser, {swing, 0.1f, 0.5f}, {threatened, 0.2f}, {swing}},
    {AlienId::machine, {always}, {always, 0.2f}, {lonely}},
    {AlienId::macron, {always, 0.1f, 0.3f}, {swing}, {always}},
    {AlienId::masochist, {always, 0.1f, 1.0f}, {in_warp, 0.06f}, {plenty, 0.02f}},
    {AlienId::mind, {always}, {always, 0.01f}, {always}},
    {AlienId::mirror, {swing, 0.1f, 0.4f}, {swing}, {swing}},
    {AlienId::miser, {always}, {always}, {always}},
    {AlienId::mite, {always, 0.1f, 0.3f}, {always}, {always}},
    {AlienId::mutant, {always, 0.1f, 0.2f}, {always}, {always}},
    {AlienId::observer, {always}, {always, 0.01f}, {in_warp}},
    {AlienId::oracle, {always, 0.1f, 0.5f}, {poor_hand}, {behind, 0.2f}},
    {AlienId::pacifist, {always, 0.1f, 0.6f}, {swing, 0.2f}, {always}},
    {AlienId::parasite, {joins}, {always, 0.5f}, {ahead, 0.02f}},
    {AlienId::philanthropist, {poor_cards, 0.05f}, {threatened, 0.2f}, {always}},
    {AlienId::reincarnator, {always}, {leader_lost, 0.1f}, {powers}},
    {AlienId::remora, {always}, {always}, {always}},
    {AlienId::reserve, {behind, 0.15f}, {always}, {behind, 0.15f}},
    {AlienId::shadow, {always}, {always, 0.3f}, {always}},
    {AlienId::sorcerer, {exchange, 0.1f, 0.4f}, {powers}, {exchange}},
    {AlienId::spiff, {always, 0.4f, 0.5f}, {always, 0.3f}, {always, 0.4f}},
    {AlienId::tick_tock, {always, 0.1f, 0.1f}, {always, 0.6f}, {plenty, 0.1f}},
    {AlienId::trader, {poor_hand, 0.1f, 0.3f}, {always}, {poor_hand}},
    {AlienId::tripler, {always, 0.1f, 0.4f}, {swing}, {swing}},
    {AlienId::vacuum, {always}, {in_warp}, {always}},
    {AlienId::virus, {always, 0.1f, 0.5f}, {swing}, {swing}},
    {AlienId::void_, {always, 0.1f, 0.3f}, {opposed, 0.05f}, {always}},
    {AlienId::vulch, {always}, {always}, {always}},
    {AlienId::warpish, {always, 0.1f, 0.4f}, {swing}, {swing}},
    {AlienId::warrior, {always, 0.1f, 0.3f}, {always}, {swing}},
    {AlienId::will, {always}, {always, 0.05f}, {always}},
    {AlienId::zombie, {always}, {always}, {always}},
};

static_assert(std::size(kRows) == kAliens);

constexpr bool in_order() {
    for (std::size_t i = 0; i < std::size(kRows); ++i)
        if (static_cast<std::size_t>(kRows[i].alien) != i)
            return false;
    return true;
}

static_assert(in_order());

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
    const Row& row = kRows[static_cast<std::size_t>(alien_of(id))];
    // Powers with a second part of another kind.
    if (id == power_effect(AlienId::citadel, 1))
        return {swing, 0.1f, 0.5f};
    if (id == power_effect(AlienId::reserve, 1))
        return {opposed, 0.1f};
    return is_power(id) ? row.power : is_wild(id) ? row.wild : row.super;
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
