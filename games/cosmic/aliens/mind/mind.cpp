// Mind: looks into hands.
//
// Alien 23, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

SeatSet others_of_two(const Public& pub, Seat me) {
    const Encounter& e = pub.encounter();
    return (SeatSet::of(e.offense) | SeatSet::of(e.defense)).without(SeatSet::of(me));
}

Flow ask_whom(Play& play) {
    return play.ask_player(others_of_two(play.pub(), play.me()));
}

// CF-A-MIND-1; CF-A-MIND-S: both. What was seen stays in what Mind knows.
Flow look_in(Play& play) {
    const SeatSet seen =
        play.frame.ridden ? others_of_two(play.pub(), play.me()) : SeatSet::of(play.frame.seat);
    for (const Seat seat : seen)
        play.table.show_hand(play.me(), seat);
    play.table.show(play.me(), {});
    return Flow::done;
}

// CF-A-MIND-W
bool another_draws(const Look& look) {
    const auto* draw = topmost<DrawFrame>(look.pub().frames);
    return draw != nullptr && draw->seat != look.me();
}

Flow watch(Play& play) {
    play.table.watch(play.me(), topmost<DrawFrame>(play.pub().frames)->seat);
    return Flow::done;
}

constexpr StepFn kAskWhom[] = {ask_whom, announce_player};
constexpr StepFn kLookIn[] = {look_in};
constexpr StepFn kWatch[] = {watch};

constexpr Effect kPower[] = {{.rule = "CF-A-MIND-1",
                              .moment = Moment::before_invitations,
                              .announce = kAskWhom,
                              .act = kLookIn}};

constexpr Effect kWild[] = {
    {.rule = "CF-A-MIND-W", .moment = Moment::drawn, .can = another_draws, .act = kWatch}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MIND-S",
                              .moment = Moment::before_invitations,
                              .roles = kNotMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_mind{.id = AlienId::mind,
                                 .level = Level::yellow,
                                 .power = kPower,
                                 .wild = kWild,
                                 .super = kSuper,
                                 .rating = 65,
                                 .hints = {.wild = {When::always, 0.01f}}};

}  // namespace sidera::cosmic
