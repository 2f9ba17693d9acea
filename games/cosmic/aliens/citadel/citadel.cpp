// Citadel: lays attack cards beside planets and lets them help the defense there.
//
// Alien 5, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kWildBonus = 5;
constexpr int kHighest = 127;
constexpr EffectId kActivation = power_effect(AlienId::citadel, 1);

// CF-A-CITADEL-1: laying a card down is no use.
bool can_build(const Look& look) {
    return look.hand().any_of(kAttackCards) && !look.pub().forts.full();
}

Flow ask_stone(Play& play) {
    return play.ask_card(Pick::attack, 0, kHighest);
}

Flow ask_place(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.minds.learn_all(play.me(), play.frame.chosen);
    return play.ask_planet(play.pub().planets);
}

void build(Play& play) {
    play.table.cards.build_fort(play.me(), play.frame.chosen, play.said_planet());
}

// CF-A-CITADEL-2
int worth_of_forts(const Public& pub) {
    int total = 0;
    for (const Fort& fort : pub.forts)
        if (fort.planet == pub.encounter().target)
            total += value_of(fort.card);
    return total;
}

bool target_is_fortified(const Look& look) {
    for (const Fort& fort : look.pub().forts)
        if (fort.planet == look.encounter().target)
            return true;
    return false;
}

// CF-A-CITADEL-S: against the defense instead.
void activate(Play& play) {
    const int worth = worth_of_forts(play.pub());
    play.mark(Side::defense, play.frame.ridden ? -worth : worth);
}

// CF-A-CITADEL-3
bool must_fall(const Look& look) {
    const Encounter& e = look.encounter();
    if (e.result != Result::offense_won && e.result != Result::both_lost)
        return false;
    for (const Mark& mark : e.marks)
        if (mark.by == kActivation)
            return target_is_fortified(look);
    return false;
}

void fall(Play& play) {
    play.table.cards.raze_forts(play.encounter().target, play.me());
}

}  // namespace

constinit const Alien alien_citadel{
    .id = AlienId::citadel,
    .level = Level::red,
    .passive = {.owns_forts = true},
    .power = {{.rule = "CF-A-CITADEL-1",
               .when = {destiny_known},
               .use = Use::free,
               .can = can_build,
               .act = {ask_stone, ask_place, build}},
              {.rule = "CF-A-CITADEL-2",
               .when = {selected},
               .can = target_is_fortified,
               .act = {activate},
               .sum = {6, add_value}},
              {.rule = "CF-A-CITADEL-3",
               .when = {winner_known},
               .use = Use::automatic,
               .lasting = true,
               .can = must_fall,
               .act = {fall}}},
    .wild = {{.rule = "CF-A-CITADEL-W",
              .when = {revealed, kMainOrAlly},
              .can = both_attack,
              .act = {[](Play& play) { play.mark(Side::defense, kWildBonus); }},
              .sum = {6, add_value}}},
    .super =
        {{.rule = "CF-A-CITADEL-S", .when = {selected}, .super = SuperKind::rider, .rides = 1}},
    .rating = 68,
    .hints = {.power = {When::poor_cards, 0.05f, 0.5f},
              .wild = {When::swing},
              .super = {When::swing},
              .second = Hint{When::swing, 0.1f, 0.5f}}};

}  // namespace sidera::cosmic
