// Loser: declares an upset, and who would have won has lost.
//
// Alien 19, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-LOSER-1, CM-LOSE-1, CM-TIME-2: once in an encounter, whoever has declared it.
bool nobody_has_declared(const Look& look) {
    for (const Mark& mark : look.encounter().marks)
        if (mark.by == power_effect(AlienId::loser, 0))
            return false;
    return true;
}

bool may_declare_late(const Look& look) {
    return power_unused(look, AlienId::loser) && nobody_has_declared(look);
}

// CF-A-LOSER-1: both must attack if they can.
void declare(Play& play) {
    play.mark(play.side());
    play.table.encounters.bar(kMustAttack);
}

// CF-A-LOSER-2, CF-A-LOSER-3: deals are not affected.
void invert(Verdict& verdict, const Mark&, const Public&) {
    if (verdict.winner != Side::none)
        verdict.winner = other(verdict.winner);
}

// CF-A-LOSER-S: after the selection, and nobody has to attack.
void declare_late(Play& play) {
    count_as_used(play);
    play.mark_as(power_effect(AlienId::loser, 0), play.side());
}

// CF-A-LOSER-W: both sides lose.
void both_lose(Verdict& verdict, const Mark&, const Public&) {
    verdict = {.winner = Side::none, .both_lost = true};
}

}  // namespace

// CM-A-LOSER-1, CM-A-LOSER-W, CM-A-LOSER-S
constinit const Alien alien_loser{.id = AlienId::loser,
                                  .level = Level::green,
                                  .power = {{.rule = "CF-A-LOSER-1",
                                             .when = {before_selection, kMain},
                                             .can = nobody_has_declared,
                                             .act = {declare},
                                             .verdict = {9, invert}}},
                                  .wild = {{.rule = "CF-A-LOSER-W",
                                            .when = {before_selection, kMain},
                                            .act = {mark_own_side},
                                            .verdict = {9, both_lose}}},
                                  .super = {{.rule = "CF-A-LOSER-S",
                                             .when = {selected, kMain},
                                             .super = SuperKind::enable,
                                             .can = may_declare_late,
                                             .act = {declare_late}}},
                                  .rating = 140,
                                  .hints = {.power = {When::swing, 0.1f, 0.5f},
                                            .wild = {When::threatened, 0.2f},
                                            .super = {When::swing}}};

}  // namespace sidera::cosmic
