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

Flow cling_to_ships(Play& play) {
    play.answer_once();
    const std::uint8_t fresh = play.pub().players[play.me()].fresh;
    play.table.retrieve(play.me(), 1);
    play.table.player(play.me()).fresh = fresh;  // it was one of the others (CF-WARP-4)
    return Flow::done;
}

// CF-A-REMORA-2
bool others_draw(const Look& look) {
    const DrawFrame* draw = topmost<DrawFrame>(look.pub().frames);
    return draw != nullptr && draw->seat != look.me();
}

Flow cling_to_cards(Play& play) {
    play.answer_once();
    play.table.draw(play.me(), 1);
    return Flow::done;
}

// CF-A-REMORA-W
bool others_flare(const Look& look) {
    return look.answered() != nullptr && look.answered()->owner != look.me();
}

Flow draw_one(Play& play) {
    play.table.draw(play.me(), 1);
    return Flow::done;
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
    play.table.draw(play.me(), 1);
    return play.back_to(0);
}

Flow hear_gain(Play& play) {
    if (play.said_yes())
        play.table.draw(play.me(), 1);
    else
        play.table.retrieve(play.me(), 1);
    return play.back_to(0);
}

constexpr StepFn kClingToShips[] = {cling_to_ships};
constexpr StepFn kClingToCards[] = {cling_to_cards};
constexpr StepFn kDrawOne[] = {draw_one};
constexpr StepFn kGain[] = {ask_gain, hear_gain};

constexpr Effect kPower[] = {{.rule = "CF-A-REMORA-1",
                              .moment = Moment::retrieved,
                              .often = true,
                              .can = others_retrieve,
                              .act = kClingToShips},
                             {.rule = "CF-A-REMORA-2",
                              .moment = Moment::drawn,
                              .often = true,
                              .can = others_draw,
                              .act = kClingToCards}};

constexpr Effect kWild[] = {
    {.rule = "CF-A-REMORA-W", .moment = Moment::flare_used, .can = others_flare, .act = kDrawOne}};

constexpr Effect kSuper[] = {
    {.rule = "CF-A-REMORA-S", .moment = Moment::colony_gained, .can = others_gain, .act = kGain}};

}  // namespace

constinit const Alien alien_remora{.id = AlienId::remora,
                                   .level = Level::yellow,
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 141};

}  // namespace sidera::cosmic
