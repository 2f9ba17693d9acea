// Empath: talks where others wanted to fight.
//
// Alien 54, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool attacks_peaceful(const Look& look, Side side) {
    const auto& slots = look.encounter().slots;
    return is_attack(slots[side].as) && is_negotiate(slots[other(side)].as);
}

// CM-A-EMPATH-1
bool is_attacked(const Look& look) {
    return attacks_peaceful(look, other(look.side()));
}

// CM-A-EMPATH-S: also when it is the own attack that stands against peace.
bool attacks_alone(const Look& look) {
    return unused<AlienId::empath>(look) && attacks_peaceful(look, look.side());
}

// Of the two the one that is an attack: a deal follows.
void make_peace(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    const Side warlike = play.look().attack(Side::offense) ? Side::offense : Side::defense;
    play.table.slots.count_as(warlike, card(Plain::negotiate));
}

// CM-A-EMPATH-W
bool lost_with_attack(const Look& look) {
    return look.encounter().result == won_by(other(look.side())) && attacks(look) &&
           look.pub().players[look.opponent()].hand > 0;
}

void take_comfort(Play& play) {
    const Seat winner = play.opponent();
    if (play.table.cards.take_random(winner, play.me()) != Card::none)
        play.table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = winner, .count = 1});
}

}  // namespace

constinit const Alien alien_empath{
    .id = AlienId::empath,
    .power = {{.rule = "CM-A-EMPATH-1",
               .when = {revealed, kMain},
               .can = is_attacked,
               .act = {make_peace}}},
    .wild = {{.rule = "CM-A-EMPATH-W",
              .when = {winner_known, kMain},
              .can = lost_with_attack,
              .act = {take_comfort}}},
    .super = {{.rule = "CM-A-EMPATH-S",
               .when = {revealed, kMain},
               .super = SuperKind::enable,
               .can = attacks_alone,
               .act = {make_peace}}},
    .hints = {.power = {When::behind, 0.3f, 0.3f}, .super = {When::behind}}};

}  // namespace sidera::cosmic
