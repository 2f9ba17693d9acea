// Magnet: says who joins which side, and who joins none.
//
// Alien 83, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// What is noted in `tally` of somebody who is pulled to a side or away from one.
constexpr std::uint8_t toward(Side side) {
    return static_cast<std::uint8_t>(static_cast<int>(side) + 1);
}

// CM-A-MAGNET-1: without ships nobody can be forced to come; allies can be told to stay away.
SeatSet within_reach(const Look& look) {
    SeatSet seats;
    for (const Seat seat : others(look))
        if (has_role(look.pub(), seat, kAlly) ||
            (!has_role(look.pub(), seat, kMain) && ships_on_colonies(look.pub(), seat) > 0))
            seats.insert(seat);
    return seats;
}

bool somebody_near(const Look& look) {
    return !within_reach(look).empty();
}

// CM-A-MAGNET-S: one after the other, as many as it likes.
Flow ask_whom(Play& play) {
    play.frame.seat = kNoSeat;
    const SeatSet left = within_reach(play.look()).without(play.frame.seats);
    if (left.empty())
        return Flow::done;
    return play.ask(
        {.kind = Ask::pick_player, .seats = left, .may_stop = !play.frame.seats.empty()});
}

// "Enough" keeps an ally away.
Flow ask_where(Play& play) {
    if (play.said_stop())
        return Flow::done;
    const Seat seat = play.said_seat();
    play.frame.seats.insert(seat);
    play.frame.seat = seat;
    return play.ask(
        {.kind = Ask::pick_side, .subject = seat, .may_stop = has_role(play.pub(), seat, kAlly)});
}

Flow hear_where(Play& play) {
    PlayFrame& frame = play.frame;
    const Side side = play.said_stop() ? Side::none : play.said_side();
    if (side != side_of(play.pub(), frame.seat))
        frame.tally[frame.seat] = toward(side);
    if (is_super(frame.effect))
        return play.go_to(ask_whom);
    frame.seats.clear();
    frame.side = side;
    return Flow::done;
}

// Who stands elsewhere goes home first; who has come chooses its ships, at least one.
Flow move(Play& play, Seat seat, Side side) {
    Table& table = play.table;
    const Encounter& e = play.encounter();
    const Side now = side_of(play.pub(), seat);
    if (now != Side::none && now != side) {
        table.ships.recall(seat);
        return Flow::again;
    }
    const PlanetSet sources = colonies(play.pub(), seat);
    if (side == Side::none || (now == Side::none && sources.empty()))
        return Flow::done;
    if (now == Side::none) {
        table.encounters.set_limit(seat, table.edition().most_ships_sent);
        table.encounters.join(seat, side);
        table.window(joining, false, SeatSet::of(seat));
        return Flow::again;
    }
    const int room = e.limit[seat] - e.sent[seat];
    play.frame.seat = seat;
    if (room > 0 && !sources.empty())
        return play.ask(seat,
                        {.kind = Ask::ally_source,
                         .subject = seat,
                         .planets = sources,
                         .high = static_cast<std::int8_t>(room),
                         .may_stop = e.sent[seat] > 0});
    table.tell({.kind = EventKind::joined, .seat = seat, .side = side, .count = e.sent[seat]});
    return Flow::done;
}

Flow pull(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    for (const Seat seat : play.encounter().order) {
        std::uint8_t& to = play.frame.tally[seat];
        if (to == 0)
            continue;
        if (const Flow flow = move(play, seat, static_cast<Side>(to - 1)); flow != Flow::done)
            return flow;
        to = 0;
    }
    return Flow::done;
}

Flow send(Play& play) {
    const Seat seat = play.frame.seat;
    if (play.said_stop())
        play.table.encounters.set_limit(seat, play.encounter().sent[seat]);
    else
        play.table.ships.load(seat, play.said_planet());
    return play.ask_again();
}

// CM-A-MAGNET-W
void forbid(Play& play) {
    play.mark(other(play.side()), 0, play.frame.chosen);
}

}  // namespace

constinit const Alien alien_magnet{.id = AlienId::magnet,
                                   .expansion = true,
                                   .power = {{.rule = "CM-A-MAGNET-1",
                                              .when = {allied, kMainOrAlly},
                                              .can = somebody_near,
                                              .announce = {ask_whom, ask_where, hear_where},
                                              .act = {pull, send}}},
                                   .wild = {{.rule = "CM-A-MAGNET-W",
                                             .when = {allied, kMain},
                                             .forbids = true,
                                             .announce = {ask_challenge_card, hear_named_card},
                                             .act = {forbid}}},
                                   .super = {{.rule = "CM-A-MAGNET-S",
                                              .when = {allied, kMainOrAlly},
                                              .super = SuperKind::enable,
                                              .can = unused<AlienId::magnet>,
                                              .announce = {ask_whom, ask_where, hear_where},
                                              .act = {pull, send}}},
                                   .rating = 100,
                                   .hints = {.power = {When::always, 0.2f, 0.4f},
                                             .wild = {When::always, 0.05f},
                                             .super = {When::always, 0.25f}}};

}  // namespace sidera::cosmic
