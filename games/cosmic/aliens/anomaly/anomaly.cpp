// Anomaly: wins what nobody has won, and takes the value out of a number.
//
// Alien 50, in Mayfair.

#include "games/cosmic/aliens/alien.h"
#include "games/cosmic/rules/summing.h"

namespace sidera::cosmic {
namespace {

constexpr int kHighestAttack = 40;

// CM-A-ANOMALY-1: the defense has its ties anyway.
void take_ties(Verdict& verdict, const Mark& mark, const Public& pub) {
    const Sum sum = sum_up(pub);
    const SideSum& ours = sum[Side::offense];
    const SideSum& theirs = sum[Side::defense];
    if (is_attack(ours.as) && is_attack(theirs.as) && ours.total() == theirs.total())
        verdict = {.winner = mark.side};
}

Range attack_values(const Look& look) {
    return {look.data.edition.lowest_attack, kHighestAttack};
}

// CM-A-ANOMALY-1, CM-A-ANOMALY-W, CM-A-ANOMALY-S: on whichever side such an attack is laid.
void name_number(Play& play) {
    play.mark_as(power_effect(AlienId::anomaly, 1), Side::none, play.frame.number);
}

// The value that is printed, whatever has been made of it.
void be_nothing(Sum& sum, const Mark& mark, const Public&) {
    for (SideSum& side : sum.sides)
        if (is_attack(side.as) && value_of(side.as) == mark.value)
            side.card = 0;
}

}  // namespace

constinit const Alien alien_anomaly{.id = AlienId::anomaly,
                                    .tier = Tier::third,
                                    .expansion = true,
                                    .power = {{.rule = "CM-A-ANOMALY-1",
                                               .when = {revealed, kOffense},
                                               .use = Use::mandatory,
                                               .can = both_attack,
                                               .act = {mark_own_side},
                                               .verdict = {8, take_ties}},
                                              {.rule = "CM-A-ANOMALY-1",
                                               .when = {before_selection, kMain},
                                               .target = {.amount = attack_values},
                                               .act = {name_number},
                                               .sum = {2, be_nothing}}},
                                    .wild = {{.rule = "CM-A-ANOMALY-W",
                                              .when = {before_selection},
                                              .target = {.amount = attack_values},
                                              .act = {name_number}}},
                                    .super = {{.rule = "CM-A-ANOMALY-S",
                                               .when = {before_selection, kMain},
                                               .super = SuperKind::rider,
                                               .rides = 1,
                                               .target = {.amount = attack_values},
                                               .act = {name_number}}},
                                    .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
