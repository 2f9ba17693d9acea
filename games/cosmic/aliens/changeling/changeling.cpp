// Changeling: becomes what its opponent is.
//
// Alien 74, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-CHANGELING-1: "yes" exchanges powers with all that belongs to them, "no" draws a card.
Flow ask_way(Play& play) {
    return play.ask(play.me(), {.kind = Ask::pick_yes_no, .subject = play.opponent()});
}

void hear_way(Play& play) {
    play.frame.number = play.said_yes() ? 1 : 0;
    if (play.said_yes())
        play.frame.seat = play.opponent();
}

// CM-A-CHANGELING-S: with any player.
SeatSet anybody_else(const Look& look) {
    return others(look);
}

void change(Play& play) {
    if (play.frame.seat == kNoSeat)
        play.table.cards.draw(play.me(), 1);
    else
        play.table.sheets.swap_sheets(play.me(), play.frame.seat);
}

void change_with(Play& play) {
    play.table.plays.point_at(play.carrier(), play.frame.seat);
}

// CM-A-CHANGELING-W: for this challenge, and not where a power would leave what belongs to it
// (CM-ART-1).
bool can_lend(const Look& look) {
    for (const Seat seat : {look.me(), look.opponent()})
        for (const Sheet& sheet : look.pub().players[seat].sheets)
            if (stays_put(look.data.edition, sheet.alien))
                return false;
    return true;
}

void change_for_now(Play& play) {
    const Seat they = play.opponent();
    play.table.sheets.swap_sheets(play.me(), they);
    play.mark(play.side(), index(they));
}

void change_back(Table& table, const Mark& mark) {
    table.sheets.swap_sheets(mark.seat, seat_at(mark.value));
}

}  // namespace

// CM-A-CHANGELING-1, CM-A-CHANGELING-W, CM-A-CHANGELING-S
constinit const Alien alien_changeling{
    .id = AlienId::changeling,
    .tier = Tier::second,
    .never_with = AlienSet::of(AlienId::boomerang, AlienId::insect),
    .expansion = true,
    .power = {{.rule = "CM-A-CHANGELING-1",
               .when = {defense_known, kMain},
               .use = Use::mandatory,
               .announce = {ask_way, hear_way},
               .act = {change}}},
    .wild = {{.rule = "CM-A-CHANGELING-W",
              .when = {defense_known, kMain},
              .can = can_lend,
              .act = {change_for_now},
              .when_over = change_back}},
    .super = {{.rule = "CM-A-CHANGELING-S",
               .when = {defense_known, kMain},
               .super = SuperKind::rider,
               .target = {.players = anybody_else},
               .act = {change_with}}},
    .hints = {.power = {When::powers, 0.2f, 0.3f},
              .wild = {When::powers, 0.1f},
              .super = {When::powers, 0.2f}}};

}  // namespace sidera::cosmic
