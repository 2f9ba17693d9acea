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

// CF-TECH-14: nobody is pressed to give up a colony.
PlanetSet spare_colonies(const Public& pub, Seat seat) {
    PlanetSet found;
    for (const Planet planet : colonies(pub, seat))
        if (ships_on(pub, seat, planet) > 1)
            found.insert(planet);
    return found;
}

std::uint8_t step_of(const Table& table, Flow (*run)(Table&, EncounterFrame&)) {
    const auto steps = table.edition().steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].run == run)
            return static_cast<std::uint8_t>(i);
    return 0;
}

}  // namespace

// CF-ALLY-1
Flow ask_invitation(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const int seats = table.pub().rules.seats;
    for (; frame.at < 2 * seats; ++frame.at) {
        const Seat other = spoken_of(table, frame.at);
        const Side side = inviting(table, frame);
        if (other == e.offense || other == e.defense)
            continue;
        if (side == Side::defense && (e.bars & kDefenseMayNotInvite) != 0)
            continue;
        return table.ask(main_of(e, side),
                         {.kind = kInvite[static_cast<int>(side)], .subject = other});
    }
    frame.at = 0;
    ++frame.step;
    return Flow::next;
}

Flow hear_invitation(Table& table, EncounterFrame& frame) {
    if (verb(table.code()) == Verb::yes)
        table.invite(inviting(table, frame), spoken_of(table, frame.at));
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

// CF-ALLY-2: clockwise from the offense's left.
Flow next_answer(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    for (; frame.at < table.pub().rules.seats; ++frame.at) {
        const Seat seat = spoken_of(table, frame.at);
        if (seat == e.offense || seat == e.defense || ships_on_colonies(table.pub(), seat) == 0)
            continue;
        table.window(Moment::answering, false, SeatSet::of(seat));
        return Flow::next;
    }
    frame.at = 0;
    frame.step = step_of(table, hear_ally_ship);
    return Flow::next;
}

// CF-ALLY-2, CF-ALLY-4, CF-ALLY-6
Flow ask_side(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Seat seat = spoken_of(table, frame.at);
    const bool welcome = e.welcome.has(seat);
    if (!welcome && !e.invited[Side::offense].has(seat) && !e.invited[Side::defense].has(seat)) {
        ++frame.at;
        --frame.step;
        return Flow::again;
    }
    if (seat != e.pressed)
        return table.ask(seat, {.kind = Ask::ally_side});
    if (spare_colonies(table.pub(), seat).empty()) {
        table.tell({.kind = EventKind::stayed_out, .seat = seat});
        ++frame.at;
        --frame.step;
        return Flow::again;
    }
    frame.side = e.pressed_to;
    table.join(seat, frame.side);
    table.window(Moment::joining, false, SeatSet::of(seat));
    ++frame.step;
    return Flow::next;
}

Flow hear_side(Table& table, EncounterFrame& frame) {
    const Seat seat = spoken_of(table, frame.at);
    if (verb(table.code()) == Verb::pass) {
        table.tell({.kind = EventKind::stayed_out, .seat = seat});
        ++frame.at;
        frame.step = step_of(table, next_answer);
        return Flow::again;
    }
    frame.side = verb(table.code()) == Verb::offense ? Side::offense : Side::defense;
    table.join(seat, frame.side);
    table.window(Moment::joining, false, SeatSet::of(seat));
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
    table.choose(PublicChoice::join, seat);
    ++frame.at;
    frame.step = step_of(table, next_answer);
    return Flow::again;
}

Flow hear_ally_ship(Table& table, EncounterFrame& frame) {
    const Seat seat = spoken_of(table, frame.at);
    --frame.step;
    if (verb(table.code()) == Verb::done)
        table.set_limit(seat, table.encounter().sent[seat]);
    else
        table.load(seat, static_cast<Planet>(table.operand()));
    return Flow::again;
}

}  // namespace sidera::cosmic
