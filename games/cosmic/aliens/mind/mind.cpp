// Mind: looks into hands.
//
// Alien 23, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

SeatSet others_of_two(const Look& look) {
    const Encounter& e = look.encounter();
    return (SeatSet::of(e.offense) | SeatSet::of(e.defense)).without(SeatSet::of(look.me()));
}

// CF-A-MIND-1; CF-A-MIND-S: both. What was seen stays in what Mind knows.
void look_in(Play& play) {
    const SeatSet seen =
        play.frame.ridden ? others_of_two(play.look()) : SeatSet::of(play.frame.seat);
    for (const Seat seat : seen)
        play.table.minds.show_hand(play.me(), seat);
    play.table.minds.show(play.me(), {});
}

// CF-A-MIND-W
bool another_draws(const Look& look) {
    const auto* draw = topmost<DrawFrame>(look.pub().frames);
    return draw != nullptr && draw->seat != look.me();
}

void watch(Play& play) {
    play.table.minds.watch(play.me(), topmost<DrawFrame>(play.pub().frames)->seat);
}

}  // namespace

// CM-A-MIND-1, CM-A-MIND-W, CM-A-MIND-S
constinit const Alien alien_mind{
    .id = AlienId::mind,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-MIND-1",
               .when = {before_invitations},
               .target = {.players = others_of_two},
               .act = {look_in}}},
    .wild = {{.rule = "CF-A-MIND-W", .when = {drawn}, .can = another_draws, .act = {watch}}},
    .super = {{.rule = "CF-A-MIND-S",
               .when = {before_invitations, kNotMain},
               .super = SuperKind::rider}},
    .rating = 65,
    .hints = {.wild = {When::always, 0.01f}}};

}  // namespace sidera::cosmic
