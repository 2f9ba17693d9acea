// Philanthropist: gives cards away.
//
// Alien 32, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_cards(const Look& look) {
    return look.player().hand > 0;
}

Flow ask_receiver(Play& play) {
    const Encounter& e = play.encounter();
    return play.ask_player(
        (SeatSet::of(e.offense) | SeatSet::of(e.defense)).without(SeatSet::of(play.me())));
}

// The own flare may have been discarded meanwhile, and it may have been the last card.
Flow ask_gift(Play& play) {
    return play.hand().empty() ? Flow::done : play.ask_card();
}

// CF-A-PHILANTHROPIST-1; CF-A-PHILANTHROPIST-S: an encounter card has to be played. Only giver and
// receiver know which card it is.
Flow give(Play& play) {
    Table& table = play.table;
    const Card gift = play.said_card();
    const Seat receiver = play.frame.seat;
    table.give(play.me(), receiver, gift);
    table.tell({.kind = EventKind::card_given, .seat = play.me(), .other = receiver});
    if (play.frame.ridden && is_encounter_card(gift))
        table.own(receiver).must_play = gift;
    return Flow::next;
}

// CF-A-PHILANTHROPIST-2
Flow renew(Play& play) {
    const Seat me = play.me();
    if (has_role(play.pub(), me, kMain) &&
        !holds_encounter_card(play.pub(), play.table.own(me), me))
        play.table.renew_hand(me);
    return Flow::done;
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
        power = power || (sheet.lender == kNoSeat && usable(look.pub(), look.me(), sheet));
    return power && !borrowers(look).empty() &&
           has_ship_besides(look.pub(), look.me(), colonies(look.pub(), look.me()));
}

Flow ask_borrower(Play& play) {
    return play.ask_player(borrowers(play.table.look(play.me())));
}

Flow ask_ship(Play& play) {
    return play.ask_ship(Ask::pick_source, play.me(), colonies(play.pub(), play.me()));
}

Flow pay(Play& play) {
    play.note_ship(play.me());
    return pay_ship(play) ? Flow::next : Flow::done;
}

Flow lend(Play& play) {
    play.table.lend_sheets(play.me(), play.frame.seat);
    return Flow::done;
}

constexpr StepFn kAskReceiver[] = {ask_receiver, announce_player};
constexpr StepFn kGive[] = {ask_gift, give, renew};
constexpr StepFn kAskBorrower[] = {ask_borrower, announce_player};
constexpr StepFn kLend[] = {ask_ship, pay, lend};

constexpr Effect kPower[] = {{.rule = "CF-A-PHILANTHROPIST-1",
                              .moment = Moment::allied,
                              .roles = kMainOrAlly,
                              .can = has_cards,
                              .announce = kAskReceiver,
                              .act = kGive}};

constexpr Effect kWild[] = {{.rule = "CF-A-PHILANTHROPIST-W",
                             .moment = Moment::encounter_begins,
                             .can = has_power_to_lend,
                             .announce = kAskBorrower,
                             .act = kLend}};

constexpr Effect kSuper[] = {{.rule = "CF-A-PHILANTHROPIST-S",
                              .moment = Moment::allied,
                              .roles = kMainOrAlly,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_philanthropist{
    .id = AlienId::philanthropist,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 71,
    .hints = {.power = {When::poor_cards, 0.05f}, .wild = {When::threatened, 0.2f}}};

}  // namespace sidera::cosmic
