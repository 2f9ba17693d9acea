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
void win(Play& play) {
    play.mark_as(power_effect(AlienId::human, 1), play.side());
}

// CF-A-HUMAN-1, CF-A-HUMAN-S: +8 instead, or the flare zaps its owner.
Flow choose(Play& play) {
    if (play.frame.ridden)
        return play.ask_yes_no();
    play.mark(play.side(), kStrength);
    return Flow::done;
}

// "Yes" gives the flare away for the zap.
void hear(Play& play) {
    if (!play.said_yes()) {
        play.mark(play.side(), kSuperStrength);
        return;
    }
    Table& table = play.table;
    table.sheets.zap(play.me(), play.frame.sheet, AlienId::human);
    win(play);
    const Card flare = flare_of(AlienId::human);
    if (play.hand().has(flare)) {
        table.cards.discard(play.me(), flare);
    } else if (table.own(play.me()).hoard.has(flare)) {  // it was played from there
        table.cards.remove_hoard(play.me(), flare);
        table.cards.to_pile(play.me(), flare);
    }
}

void decide(Verdict& verdict, const Mark& mark, const Public&) {
    verdict = {.winner = mark.side};
}

// CF-A-HUMAN-W
bool not_against_human(const Look& look) {
    return usable_sheet(look.pub(), look.opponent(), AlienId::human) < 0 &&
           owner_of(look.pub(), AlienId::human) != look.opponent();
}

void become_strong(Play& play) {
    play.mark(play.side(), kAttack);
    play.table.slots.count_as(play.side(), card(Plain::attack_40));
}

void be_strong(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card = mark.value;
}

}  // namespace

constinit const Alien alien_human{
    .id = AlienId::human,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-HUMAN-1",
               .when = {revealed, kMainOrAlly},
               .use = Use::mandatory,
               .act = {choose, hear},
               .zapped = {win},
               .sum = {6, add_value}},
              {.rule = "CF-A-HUMAN-2", .verdict = {8, decide}}},
    .wild = {{.rule = "CF-A-HUMAN-W",
              .when = {revealed, kMain},
              .can = not_against_human,
              .act = {become_strong, hand_over_flare},
              .sum = {1, be_strong}}},
    .super = {{.rule = "CF-A-HUMAN-S", .when = {revealed, kMainOrAlly}, .super = SuperKind::rider}},
    .rating = 171,
    .hints = {.wild = {When::swing, 0.3f}}};

}  // namespace sidera::cosmic
