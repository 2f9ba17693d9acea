// Loser: declares an upset, and who would have won has lost.
//
// Alien 19, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool not_declared(const Look& look) {
    const int sheet = usable_sheet(look.pub(), look.me(), AlienId::loser);
    return sheet >= 0 && (look.player().sheets[static_cast<std::size_t>(sheet)].used & 1) == 0;
}

// CF-A-LOSER-1: both must attack if they can.
Flow declare(Play& play) {
    play.mark(play.side());
    play.table.bar(kMustAttack);
    return Flow::done;
}

// CF-A-LOSER-2, CF-A-LOSER-3: deals are not affected.
void invert(Verdict& verdict, const Mark&, const Public&) {
    if (verdict.winner != Side::none)
        verdict.winner = other(verdict.winner);
}

// CF-A-LOSER-S: after the selection, and nobody has to attack.
Flow declare_late(Play& play) {
    Sheet& sheet = play.table.player(play.me()).sheets[play.frame.sheet];
    sheet.used = static_cast<std::uint8_t>(sheet.used | 1);
    play.mark_as(power_effect(AlienId::loser, 0), play.side());
    return Flow::done;
}

// CF-A-LOSER-W: both sides lose.
Flow drag_down(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

void both_lose(Verdict& verdict, const Mark&, const Public&) {
    verdict = {.winner = Side::none, .both_lost = true};
}

constexpr StepFn kDeclare[] = {declare};
constexpr StepFn kDeclareLate[] = {declare_late};
constexpr StepFn kDragDown[] = {drag_down};

constexpr Effect kPower[] = {{.rule = "CF-A-LOSER-1",
                              .moment = Moment::before_selection,
                              .roles = kMain,
                              .act = kDeclare,
                              .order = 9,
                              .decide = invert}};

constexpr Effect kWild[] = {{.rule = "CF-A-LOSER-W",
                             .moment = Moment::before_selection,
                             .roles = kMain,
                             .act = kDragDown,
                             .order = 9,
                             .decide = both_lose}};

constexpr Effect kSuper[] = {{.rule = "CF-A-LOSER-S",
                              .moment = Moment::selected,
                              .roles = kMain,
                              .super = SuperKind::enable,
                              .can = not_declared,
                              .act = kDeclareLate}};

}  // namespace

constinit const Alien alien_loser{.id = AlienId::loser,
                                  .level = Level::green,
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 140,
                                  .hints = {.power = {When::swing, 0.1f, 0.5f},
                                            .wild = {When::threatened, 0.2f},
                                            .super = {When::swing}}};

}  // namespace sidera::cosmic
