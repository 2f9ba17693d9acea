// Gluon Mines: attacking ships are blown up before the cards are shown.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

SeatSet attackers(const Play& play) {
    const Encounter& e = play.encounter();
    SeatSet seats;
    for (const Seat seat : e.allies[Side::offense] | SeatSet::of(e.offense))
        if (e.sent[seat] > play.frame.tally[seat])
            seats.insert(seat);
    return seats;
}

// Ship by ship, at least one.
Flow ask_victim(Play& play) {
    const SeatSet seats = attackers(play);
    if (play.frame.count == ships_on_card(play) || seats.empty())
        return Flow::done;
    return play.ask({.kind = Ask::pick_player, .seats = seats, .may_stop = play.frame.count > 0});
}

Flow hear_victim(Play& play) {
    if (play.said_stop())
        return Flow::done;
    ++play.frame.tally[play.said_seat()];
    ++play.frame.count;
    return play.ask_again();
}

void blow_up(Play& play) {
    ShipCounts batch;
    for (const Seat seat : everybody(play.pub()))
        if (const int ships = std::min<int>(play.frame.tally[seat], play.encounter().sent[seat]);
            ships > 0) {
            play.table.ships.unload(seat, ships);
            batch[seat] = static_cast<std::uint8_t>(ships);
        }
    play.table.ships.begin_loss(Cause::effect, batch, true);
}

// The miners go home before anything else happens.
void go_home(Play& play) {
    play.table.plays.dispose(play.frame);
}

// CF-CALC-1 step 8: with nobody left to fight the defense has won.
Flow check_gate(Play& play) {
    const Encounter& e = play.encounter();
    for (const Seat seat : e.allies[Side::offense] | SeatSet::of(e.offense))
        if (e.sent[seat] > 0)
            return Flow::done;
    play.table.encounters.win_at_once(Side::defense);
    return Flow::leave;
}

}  // namespace

constinit const Tech tech_gluon_mines{.id = TechId::gluon_mines,
                                      .research = kAnyResearch,
                                      .kind = TechKind::hidden,
                                      .uses = {{.rule = "CF-CALC-1",
                                                .when = {selected, kDefense},
                                                .announce = {ask_victim, hear_victim},
                                                .act = {blow_up, go_home, check_gate}}}};

}  // namespace sidera::cosmic
