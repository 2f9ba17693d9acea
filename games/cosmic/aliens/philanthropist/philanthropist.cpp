// Philanthropist: gives cards away.
//
// Alien 32, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_cards(const Look& look) {
    return look.player().hand > 0;
}

SeatSet receivers(const Look& look) {
    const Encounter& e = look.encounter();
    return (SeatSet::of(e.offense) | SeatSet::of(e.defense)).without(SeatSet::of(look.me()));
}

// The own flare may have been discarded meanwhile, and it may have been the last card.
Flow ask_gift(Play& play) {
    return play.hand().empty() ? Flow::done : play.ask_card();
}

// CF-A-PHILANTHROPIST-1; CF-A-PHILANTHROPIST-S: an encounter card has to be played. Only giver and
// receiver know which card it is.
void give(Play& play) {
    Table& table = play.table;
    const Card gift = play.said_card();
    const Seat receiver = play.frame.seat;
    table.cards.give(play.me(), receiver, gift);
    table.tell({.kind = EventKind::card_given, .seat = play.me(), .other = receiver});
    if (play.frame.ridden && is_encounter_card(gift))
        table.cards.oblige(receiver, gift);
}

// CF-A-PHILANTHROPIST-2, CM-HAND-7
void renew(Play& play) {
    const Seat me = play.me();
    if (has_role(play.pub(), me, kMain) &&
        !holds_encounter_card(play.pub(), play.table.own(me), me))
        play.table.cards.renew_hand(me);
}

// CF-A-PHILANTHROPIST-W: the own power, not a borrowed one, to somebody who has room for it.
SeatSet borrowers(const Look& look) {
    SeatSet seats;
    for (const Seat seat : everybody(look.pub()))
        if (seat != look.me() &&
            look.pub().players[seat].sheets.size() + look.player().sheets.size() <= kMaxSheets)
            seats.insert(seat);
    return seats;
}

bool has_power_to_lend(const Look& look) {
    bool power = false;
    for (const Sheet& sheet : look.player().sheets)
        power = power || (sheet.lender == kNoSeat && usable(look.pub(), look.me(), sheet) &&
                          !stays_put(look.data.edition, sheet.alien));
    return power && has_ship_besides(look.pub(), look.me(), colonies(look.pub(), look.me()));
}

Flow ask_ship(Play& play) {
    return play.ask_ship(Ask::pick_source, play.me(), colonies(play.pub(), play.me()));
}

Flow pay(Play& play) {
    play.note_ship(play.me());
    return pay_ship(play) ? Flow::next : Flow::done;
}

void lend(Play& play) {
    play.table.sheets.lend_sheets(play.me(), play.frame.seat);
}

}  // namespace

// CM-A-PHILANTHROPIST-1, CM-A-PHILANTHROPIST-W, CM-A-PHILANTHROPIST-S
constinit const Alien alien_philanthropist{
    .id = AlienId::philanthropist,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-PHILANTHROPIST-1",
               .when = {allied, kMainOrAlly},
               .can = has_cards,
               .target = {.players = receivers},
               .act = {ask_gift, give, renew}}},
    .wild = {{.rule = "CF-A-PHILANTHROPIST-W",
              .when = {encounter_begins},
              .can = has_power_to_lend,
              .target = {.players = borrowers},
              .act = {ask_ship, pay, lend}}},
    .super = {{.rule = "CF-A-PHILANTHROPIST-S",
               .when = {allied, kMainOrAlly},
               .super = SuperKind::rider}},
    .rating = 71,
    .hints = {.power = {When::poor_cards, 0.05f}, .wild = {When::threatened, 0.2f}}};

}  // namespace sidera::cosmic
