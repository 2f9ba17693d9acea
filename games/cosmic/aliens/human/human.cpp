// Human: a little stronger, and stronger still when somebody tries to stop it.
//
// Alien 17, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kStrength = 4;
constexpr int kSuperStrength = 8;
constexpr int kAttack = 42;

// CF-A-HUMAN-2: zapped, its side wins whatever was revealed.
Flow win(Play& play) {
    play.mark_as(power_effect(AlienId::human, 1), play.side());
    return Flow::done;
}

// CF-A-HUMAN-1, CF-A-HUMAN-S: +8 instead, or the flare zaps its owner.
Flow choose(Play& play) {
    if (play.frame.ridden)
        return play.ask_yes_no();
    play.mark(play.side(), kStrength);
    return Flow::done;
}

// "Yes" gives the flare away for the zap.
Flow hear(Play& play) {
    if (!play.said_yes()) {
        play.mark(play.side(), kSuperStrength);
        return Flow::done;
    }
    Table& table = play.table;
    table.player(play.me()).sheets[play.frame.sheet].zapped = true;
    table.tell({.kind = EventKind::power_zapped, .seat = play.me(), .alien = AlienId::human});
    win(play);
    const Card flare = flare_of(AlienId::human);
    if (play.hand().has(flare)) {
        table.discard(play.me(), flare);
    } else if (table.own(play.me()).hoard.has(flare)) {  // it was played from there
        table.remove_hoard(play.me(), flare);
        table.to_pile(play.me(), flare);
    }
    return Flow::done;
}

void decide(Verdict& verdict, const Mark& mark, const Public&) {
    verdict = {.winner = mark.side};
}

// CF-A-HUMAN-W
bool not_against_human(const Look& look) {
    return usable_sheet(look.pub(), look.opponent(), AlienId::human) < 0 &&
           owner_of(look.pub(), AlienId::human) != look.opponent();
}

Flow become_strong(Play& play) {
    play.mark(play.side(), kAttack);
    play.table.count_as(play.side(), card(Plain::attack_40));
    return Flow::next;
}

// The flare goes to the Human, where it may be already, or is discarded.
Flow hand_over(Play& play) {
    const Seat human = owner_of(play.pub(), AlienId::human);
    if (human == play.me())
        return Flow::done;
    play.frame.gone = true;
    if (human != kNoSeat)
        take_openly(play.table, human, play.frame.card);
    else
        play.table.to_pile(play.me(), play.frame.card);
    return Flow::done;
}

void be_strong(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card = mark.value;
}

constexpr StepFn kUse[] = {choose, hear};
constexpr StepFn kWin[] = {win};
constexpr StepFn kBecomeStrong[] = {become_strong, hand_over};

constexpr Effect kPower[] = {{.rule = "CF-A-HUMAN-1",
                              .moment = Moment::revealed,
                              .roles = kMainOrAlly,
                              .use = Use::mandatory,
                              .act = kUse,
                              .zapped = kWin,
                              .order = 6,
                              .modify = add_value},
                             {.rule = "CF-A-HUMAN-2", .order = 8, .decide = decide}};

constexpr Effect kWild[] = {{.rule = "CF-A-HUMAN-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .can = not_against_human,
                             .act = kBecomeStrong,
                             .order = 1,
                             .modify = be_strong}};

constexpr Effect kSuper[] = {{.rule = "CF-A-HUMAN-S",
                              .moment = Moment::revealed,
                              .roles = kMainOrAlly,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_human{.id = AlienId::human,
                                  .level = Level::yellow,
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 171,
                                  .hints = {.wild = {When::swing, 0.3f}}};

}  // namespace sidera::cosmic
