// Remora: takes a little whenever others take something.
//
// Alien 34, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_colony(const Look& look) {
    return !colonies(look.pub(), look.me()).empty();
}

// CF-A-REMORA-1: not a ship that entered the warp in this encounter.
bool others_retrieve(const Look& look) {
    const HomeFrame* home = topmost<HomeFrame>(look.pub().frames);
    return home != nullptr && home->owner != look.me() && has_colony(look) &&
           look.player().warp > look.player().fresh;
}

void cling_to_ships(Play& play) {
    play.answer_once();
    play.table.ships.retrieve_old(play.me(), 1);  // it was one of the others
}

// CF-A-REMORA-2
bool others_draw(const Look& look) {
    const DrawFrame* draw = topmost<DrawFrame>(look.pub().frames);
    return draw != nullptr && draw->seat != look.me();
}

void cling_to_cards(Play& play) {
    play.answer_once();
    play.table.cards.draw(play.me(), 1);
}

// CF-A-REMORA-W
bool others_flare(const Look& look) {
    return look.answered() != nullptr && look.answered()->owner != look.me();
}

// CF-A-REMORA-S: for each colony others gained a card ("yes") or a ship.
int others_gained(const Public& pub, Seat me) {
    const ColonyFrame* colony = topmost<ColonyFrame>(pub.frames);
    return colony == nullptr ? 0 : colony->gained.without(SeatSet::of(me)).size();
}

bool others_gain(const Look& look) {
    return others_gained(look.pub(), look.me()) > 0;
}

Flow ask_gain(Play& play) {
    if (play.frame.count >= others_gained(play.pub(), play.me()))
        return Flow::done;
    ++play.frame.count;
    const bool ship =
        play.pub().players[play.me()].warp > 0 && !colonies(play.pub(), play.me()).empty();
    if (ship)
        return play.ask_yes_no();
    play.table.cards.draw(play.me(), 1);
    return Flow::again;
}

Flow hear_gain(Play& play) {
    if (play.said_yes())
        play.table.cards.draw(play.me(), 1);
    else
        play.table.ships.retrieve(play.me(), 1);
    return play.ask_again();
}

}  // namespace

constinit const Alien alien_remora{.id = AlienId::remora,
                                   .level = Level::yellow,
                                   .power = {{.rule = "CF-A-REMORA-1",
                                              .when = {retrieved},
                                              .often = true,
                                              .can = others_retrieve,
                                              .act = {cling_to_ships}},
                                             {.rule = "CF-A-REMORA-2",
                                              .when = {drawn},
                                              .often = true,
                                              .can = others_draw,
                                              .act = {cling_to_cards}}},
                                   .wild = {{.rule = "CF-A-REMORA-W",
                                             .when = {flare_used},
                                             .can = others_flare,
                                             .act = {draw_one}}},
                                   .super = {{.rule = "CF-A-REMORA-S",
                                              .when = {colony_gained},
                                              .can = others_gain,
                                              .act = {ask_gain, hear_gain}}},
                                   .rating = 141};

}  // namespace sidera::cosmic
