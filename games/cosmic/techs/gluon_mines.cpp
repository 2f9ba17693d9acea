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
    return play.back_to(0);
}

Flow blow_up(Play& play) {
    LossFrame& loss = play.table.begin_loss(Cause::effect);
    loss.fought = true;
    for (const Seat seat : everybody(play.pub()))
        if (const int ships = std::min<int>(play.frame.tally[seat], play.encounter().sent[seat]);
            ships > 0) {
            play.table.unload(seat, ships);
            loss.batch[seat] = static_cast<std::uint8_t>(ships);
        }
    return Flow::next;
}

// The miners go home before anything else happens.
Flow go_home(Play& play) {
    play.table.dispose(play.frame);
    return Flow::next;
}

// CF-CALC-1 step 8: with nobody left to fight the defense has won.
Flow check_gate(Play& play) {
    const Encounter& e = play.encounter();
    for (const Seat seat : e.allies[Side::offense] | SeatSet::of(e.offense))
        if (e.sent[seat] > 0)
            return Flow::done;
    play.table.win_at_once(Side::defense);
    return Flow::leave;
}

constexpr StepFn kAskVictims[] = {ask_victim, hear_victim};
constexpr StepFn kBlowUp[] = {blow_up, go_home, check_gate};

constexpr Effect kUses[] = {{.rule = "CF-CALC-1",
                             .moment = Moment::selected,
                             .roles = kDefense,
                             .announce = kAskVictims,
                             .act = kBlowUp}};

}  // namespace

constinit const Tech tech_gluon_mines{
    .id = TechId::gluon_mines, .research = kAnyResearch, .kind = TechKind::hidden, .uses = kUses};

}  // namespace sidera::cosmic
