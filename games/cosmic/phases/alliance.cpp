// Alliance: invitations of both main players, answers of all others, ships beside theirs.

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

constexpr Ask kInvite[] = {Ask::invite_offense, Ask::invite_defense};

Side inviting(const Table& table, const EncounterFrame& frame) {
    return frame.at < table.pub().rules.seats ? Side::offense : Side::defense;
}

// The seat that is spoken of: clockwise from the offense's left, first for one side, then the
// other.
Seat spoken_of(const Table& table, int at) {
    const int seats = table.pub().rules.seats;
    return seat_at((index(table.encounter().offense) + 1 + at) % seats);
}

// The main players, and who defends with one of them: they join nobody.
inline bool fights(const Encounter& e, Seat seat) {
    return seat == e.offense || seat == e.defense || (!e.garrison.empty() && e.garrison.has(seat));
}

// CF-TECH-14: nobody is pressed to give up a colony.
PlanetSet spare_colonies(const Public& pub, Seat seat) {
    PlanetSet found;
    for (const Planet planet : colonies(pub, seat))
        if (ships_on(pub, seat, planet) > 1)
            found.insert(planet);
    return found;
}

}  // namespace

namespace {

// Asks on until all have been spoken of; `end` places of the round.
[[gnu::always_inline]] inline Flow invite_up_to(Table& table, EncounterFrame& frame, int end) {
    const Encounter& e = table.encounter();
    for (; frame.at < end; ++frame.at) {
        const Seat other = spoken_of(table, frame.at);
        if (fights(e, other))
            continue;
        const Side side = inviting(table, frame);
        if (side == Side::defense && (e.bars & kDefenseMayNotInvite) != 0)
            continue;
        return table.ask(main_of(e, side),
                         {.kind = kInvite[static_cast<int>(side)], .subject = other});
    }
    ++frame.step;
    return Flow::next;
}

}  // namespace

// CF-ALLY-1
Flow ask_invitation(Table& table, EncounterFrame& frame) {
    const Flow flow = invite_up_to(table, frame, 2 * table.pub().rules.seats);
    if (flow == Flow::next)
        frame.at = 0;
    return flow;
}

// CM-P4-1
Flow ask_invitation_of_offense(Table& table, EncounterFrame& frame) {
    return invite_up_to(table, frame, table.pub().rules.seats);
}

// CM-P5-1
Flow ask_invitation_of_defense(Table& table, EncounterFrame& frame) {
    return ask_invitation(table, frame);
}

Flow hear_invitation(Table& table, EncounterFrame& frame) {
    if (verb(table.code()) == Verb::yes)
        table.encounters.invite(inviting(table, frame), spoken_of(table, frame.at));
    ++frame.at;
    --frame.step;
    return Flow::again;
}

// CF-TECH-14: a tech may press somebody who was invited.
Flow press_allies(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (table.pub().rules.technology)
        table.window(Moment::inviting, false, SeatSet::of(e.offense) | SeatSet::of(e.defense));
    return Flow::next;
}

// CF-ALLY-2, CM-P6-3: clockwise from the offense's left.
Flow next_answer(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    if (answers_pending(table))
        return Flow::again;
    for (; frame.at < table.pub().rules.seats; ++frame.at) {
        const Seat seat = spoken_of(table, frame.at);
        if (fights(e, seat) || ships_on_colonies(table.pub(), seat) == 0)
            continue;
        table.window(Moment::answering, false, SeatSet::of(seat));
        return Flow::next;
    }
    frame.at = 0;
    frame.step = table.edition().landmarks.allied;
    return Flow::again;
}

namespace {

// The side that a seat has to join, or has said by an effect; none: it may choose.
Side bound_to(const Encounter& e, Seat seat) {
    if (seat == e.pressed && may_join(e, seat, e.pressed_to))
        return e.pressed_to;
    for (const Side side : {Side::offense, Side::defense})
        if (e.welcome[side].has(seat) && may_join(e, seat, side))
            return side;
    return Side::none;
}

Flow stay_out(Table& table, EncounterFrame& frame, Seat seat) {
    table.tell({.kind = EventKind::stayed_out, .seat = seat});
    ++frame.at;
    frame.step = table.edition().landmarks.answers;
    return Flow::again;
}

void join(Table& table, EncounterFrame& frame, Seat seat, Side side) {
    frame.side = side;
    table.encounters.join(seat, side);
    table.window(Moment::joining, false, SeatSet::of(seat));
}

}  // namespace

// CF-ALLY-2, CF-ALLY-4, CF-ALLY-6
Flow ask_side(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat seat = spoken_of(table, frame.at);
    if (!may_join(e, seat, Side::offense) && !may_join(e, seat, Side::defense)) {
        ++frame.at;
        --frame.step;
        return Flow::again;
    }
    const Side side = bound_to(e, seat);
    if (side == Side::none)
        return table.ask(seat, {.kind = Ask::ally_side});
    if (seat == e.pressed && spare_colonies(table.pub(), seat).empty())
        return stay_out(table, frame, seat);
    join(table, frame, seat, side);
    ++frame.step;
    return Flow::next;
}

Flow hear_side(Table& table, EncounterFrame& frame) {
    const Seat seat = spoken_of(table, frame.at);
    if (verb(table.code()) == Verb::pass)
        return stay_out(table, frame, seat);
    join(table, frame, seat, verb(table.code()) == Verb::offense ? Side::offense : Side::defense);
    return Flow::next;
}

// CF-ALLY-3, CF-ALLY-5
Flow ask_ally_ship(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat seat = spoken_of(table, frame.at);
    const bool pressed = seat == e.pressed && e.sent[seat] < table.edition().most_ships_sent;
    const PlanetSet sources =
        pressed ? spare_colonies(table.pub(), seat) : colonies(table.pub(), seat);
    if (e.sent[seat] < e.limit[seat] && !sources.empty())
        return table.ask(seat,
                         {.kind = Ask::ally_source,
                          .subject = seat,
                          .planets = sources,
                          .high = static_cast<std::int8_t>(e.limit[seat] - e.sent[seat]),
                          .may_stop = e.sent[seat] > 0 && !pressed});
    table.tell(
        {.kind = EventKind::joined, .seat = seat, .side = frame.side, .count = e.sent[seat]});
    table.encounters.choose(PublicChoice::join, seat);
    ++frame.at;
    frame.step = table.edition().landmarks.answers;
    return Flow::again;
}

Flow hear_ally_ship(Table& table, EncounterFrame& frame) {
    const Seat seat = spoken_of(table, frame.at);
    --frame.step;
    if (verb(table.code()) == Verb::done)
        table.encounters.set_limit(seat, table.encounter().sent[seat]);
    else
        table.ships.load(seat, static_cast<Planet>(table.operand()));
    return Flow::again;
}

}  // namespace sidera::cosmic
