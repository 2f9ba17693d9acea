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
    play.table.cards.discard(play.me(), play.said_card());
    return play.ask_again();
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
        table.cards.draw(seat, missing);
    while (play.pub().players[seat].hand > kSize)
        table.cards.discard(seat, table.cards.random_card(seat));
    return Flow::again;
}

}  // namespace

constinit const Tech tech_enigma_device{.id = TechId::enigma_device,
                                        .research = 4,
                                        .kind = TechKind::discarded,
                                        .uses = {{.rule = "CF-TECH-11",
                                                  .when = {encounter_begins},
                                                  .act = {ask_discard, hear_discard, level_hand}}}};

}  // namespace sidera::cosmic
