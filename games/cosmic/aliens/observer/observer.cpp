// Observer: allied ships do not go to the warp.
//
// Alien 28, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-OBSERVER-1, CF-A-OBSERVER-2: itself as an ally, its allies as a main player. Only ships of
// the encounter, and only if there is a colony to go to.
SeatSet protected_seats(const Look& look) {
    SeatSet seats;
    const LossFrame* loss = look.loss();
    if (loss == nullptr || loss->cause != Cause::encounter)
        return seats;
    const bool main = has_role(look.pub(), look.me(), kMain);
    const SeatSet all = main ? look.encounter().allies[look.side()] : SeatSet::of(look.me());
    for (const Seat seat : all)
        if (loss->batch[seat] > 0 && !colonies(look.pub(), seat).empty())
            seats.insert(seat);
    return seats;
}

bool protects(const Look& look) {
    return !protected_seats(look).empty();
}

void protect(Play& play) {
    const LossFrame& loss = play.loss();
    const SeatSet saved = protected_seats(play.look());
    ShipCounts ships;
    for (const Seat seat : saved) {
        ships[seat] = loss.batch[seat];
        play.table.ships.save(seat, ships[seat]);
    }
    const auto& order = play.encounter().order;  // pushed from the last to the first
    for (std::size_t i = order.size(); i > 0; --i)
        play.table.ships.send_home(order[i - 1], ships[order[i - 1]], Planet::none, true);
}

// CF-A-OBSERVER-W
bool has_allies(const Look& look) {
    return !look.encounter().allies[look.side()].empty();
}

Flow ask_ally(Play& play) {
    for (const Seat seat : play.encounter().order)
        if (play.encounter().allies[play.side()].has(seat) && !play.frame.seats.has(seat)) {
            play.frame.seats.insert(seat);
            play.frame.seat = seat;
            return play.ask(seat, {.kind = Ask::pick_yes_no, .subject = play.me()});
        }
    return Flow::done;
}

Flow hear_ally(Play& play) {
    if (play.said_yes())
        play.table.cards.draw(play.frame.seat, 1);
    return play.ask_again();
}

// CF-A-OBSERVER-S: one of the ships comes from the warp.
bool sends_ships(const Look& look) {
    const Encounter& e = look.encounter();
    return look.player().warp > 0 && e.sent[look.me()] < e.limit[look.me()] &&
           (e.bars & kResettles) == 0;
}

void send_from_warp(Play& play) {
    play.table.ships.send_from_warp(play.me());
}

}  // namespace

constinit const Alien alien_observer{
    .id = AlienId::observer,
    .level = Level::green,
    .power = {{.rule = "CF-A-OBSERVER-1",
               .when = {losing, kMainOrAlly},
               .use = Use::mandatory,
               .can = protects,
               .act = {protect}}},
    .wild = {{.rule = "CF-A-OBSERVER-W",
              .when = {allied, kMain},
              .can = has_allies,
              .act = {ask_ally, hear_ally}}},
    .super = {{.rule = "CF-A-OBSERVER-S",
               .when = {loading, kOffense},
               .can = sends_ships,
               .act = {send_from_warp}},
              {.rule = "CF-A-OBSERVER-S",
               .when = {joining, kAlly},
               .can = sends_ships,
               .act = {send_from_warp}}},
    .rating = 70,
    .hints = {.wild = {When::always, 0.01f}, .super = {When::in_warp}}};

}  // namespace sidera::cosmic
