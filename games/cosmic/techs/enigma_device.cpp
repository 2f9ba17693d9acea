// Enigma Device: every hand gets the same size.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kSize = 8;

Flow ask_discard(Play& play) {
    return play.ask_card(Pick::any, 0, 0, true);
}

Flow hear_discard(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.table.discard(play.me(), play.said_card());
    return play.back_to(0);
}

// The owner first, then clockwise; one hand after the other.
Flow level_hand(Play& play) {
    Table& table = play.table;
    const int seats = play.pub().rules.seats;
    if (play.frame.count == seats)
        return Flow::done;
    const Seat seat = seat_at((index(play.me()) + play.frame.count) % seats);
    ++play.frame.count;
    if (const int missing = kSize - play.pub().players[seat].hand; missing > 0)
        table.draw(seat, missing);
    while (play.pub().players[seat].hand > kSize)
        table.discard(seat, table.random_card(seat));
    return play.back_to(2);
}

constexpr StepFn kLevel[] = {ask_discard, hear_discard, level_hand};

constexpr Effect kUses[] = {
    {.rule = "CF-TECH-11", .moment = Moment::encounter_begins, .act = kLevel}};

}  // namespace

constinit const Tech tech_enigma_device{
    .id = TechId::enigma_device, .research = 4, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
