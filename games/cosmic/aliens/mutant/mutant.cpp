// Mutant: fills its hand up, from the deck or from the hands of others.
//
// Alien 27, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFull = 8;
constexpr int kMostDropped = 3;
constexpr int kMostDraws = 2 * kFull;  // even if there are hardly any cards left in the game

bool lacks_cards(const Look& look) {
    return look.player().hand < kFull;
}

// CF-A-MUTANT-S: some cards go first.
Flow ask_drop(Play& play) {
    if (play.frame.ridden && play.frame.count < kMostDropped && !play.hand().empty())
        return play.ask_card(Pick::any, 0, 0, true);
    play.frame.step = 1;
    return Flow::next;
}

Flow hear_drop(Play& play) {
    if (play.said_stop())
        return Flow::next;
    ++play.frame.count;
    play.table.discard(play.me(), play.said_card());
    return play.back_to(0);
}

// CF-A-MUTANT-1: card by card. Naming itself means the deck.
Flow ask_source(Play& play) {
    const Public& pub = play.pub();
    if (pub.players[play.me()].hand >= kFull || play.frame.number >= kMostDraws)
        return Flow::done;
    ++play.frame.number;
    SeatSet sources = SeatSet::of(play.me());
    for (const Seat seat : everybody(pub))
        if (pub.players[seat].hand > 0)
            sources.insert(seat);
    return play.ask_player(sources);
}

// What comes from the deck is one event for those who answer draws: `seats` notes the first card.
Flow hear_source(Play& play) {
    Table& table = play.table;
    const Seat source = play.said_seat();
    if (source == play.me()) {
        table.draw(play.me(), 1, DrawFrame::To::hand, play.frame.seats.has(source));
        play.frame.seats.insert(source);
    } else {
        table.take_random(source, play.me());
        table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = source, .count = 1});
    }
    return play.back_to(2);
}

// CF-A-MUTANT-W: from the opponent and its allies, after a victory or a deal.
SeatSet payers(const Look& look) {
    const Encounter& e = look.encounter();
    const Side mine = look.side();
    const Result won = mine == Side::offense ? Result::offense_won : Result::defense_won;
    SeatSet seats;
    if (e.result != won && e.result != Result::deal)
        return seats;
    for (const Seat seat : SeatSet::of(look.opponent()) | e.allies[other(mine)])
        if (look.pub().players[seat].hand > 0)
            seats.insert(seat);
    return seats;
}

bool somebody_pays(const Look& look) {
    return !payers(look).empty();
}

Flow collect(Play& play) {
    for (const Seat seat : payers(play.table.look(play.me()))) {
        play.table.take_random(seat, play.me());
        play.table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = seat, .count = 1});
    }
    return Flow::done;
}

constexpr StepFn kRegenerate[] = {ask_drop, hear_drop, ask_source, hear_source};
constexpr StepFn kCollect[] = {collect};

constexpr Effect kPower[] = {{.rule = "CF-A-MUTANT-1",
                              .moment = Moment::before_invitations,
                              .roles = kMain,
                              .can = lacks_cards,
                              .act = kRegenerate}};

constexpr Effect kWild[] = {{.rule = "CF-A-MUTANT-W",
                             .moment = Moment::aftermath,
                             .roles = kMain,
                             .can = somebody_pays,
                             .act = kCollect}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MUTANT-S",
                              .moment = Moment::before_invitations,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_mutant{.id = AlienId::mutant,
                                   .level = Level::green,
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 72,
                                   .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
