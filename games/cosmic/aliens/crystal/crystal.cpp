// Crystal: says how many ships each ally sends.
//
// Alien 84, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMost = 4;

SeatSet allies(const Public& pub) {
    return pub.encounter().allies[Side::offense] | pub.encounter().allies[Side::defense];
}

// CM-A-CRYSTAL-1: nobody is told to send more than there are. CM-A-CRYSTAL-S: or none.
Range possible(const Play& play, Seat ally) {
    const int ships = ships_on_colonies(play.pub(), ally) + play.encounter().sent[ally];
    return {is_super(play.frame.effect) ? 0 : 1, std::min(kMost, ships)};
}

SeatSet allies_with_ships(const Look& look) {
    SeatSet seats;
    for (const Seat ally : allies(look.pub()))
        if (ships_on_colonies(look.pub(), ally) + look.encounter().sent[ally] > 0)
            seats.insert(ally);
    return seats;
}

bool somebody_allied(const Look& look) {
    return !allies_with_ships(look).empty();
}

bool power_is_left(const Look& look) {
    return power_unused(look, AlienId::crystal) && somebody_allied(look);
}

Flow ask_number_of(Play& play, Seat ally) {
    const Range range = possible(play, ally);
    play.frame.seat = ally;
    return play.ask({.kind = Ask::pick_number,
                     .subject = ally,
                     .low = static_cast<std::int8_t>(range.lo),
                     .high = static_cast<std::int8_t>(range.hi)});
}

// One ally after the other; `seats` are those that have their number in `tally`.
Flow ask_next(Play& play) {
    const SeatSet left = allies_with_ships(play.look()).without(play.frame.seats);
    for (const Seat seat : play.encounter().order)
        if (left.has(seat))
            return ask_number_of(play, seat);
    return Flow::done;
}

void note_number(Play& play) {
    play.frame.seats.insert(play.frame.seat);
    play.frame.tally[play.frame.seat] = static_cast<std::uint8_t>(play.said_number());
    play.frame.seat = kNoSeat;
}

Flow hear_next(Play& play) {
    note_number(play);
    return play.ask_again();
}

// CM-A-CRYSTAL-W
Flow ask_ally(Play& play) {
    return play.ask_player(allies_with_ships(play.look()));
}

Flow ask_its_number(Play& play) {
    return ask_number_of(play, play.said_seat());
}

// Ships go home or come, one ally after the other; with none left there is no alliance.
Flow arrange(Play& play) {
    Table& table = play.table;
    if (is_super(play.frame.effect) && play.frame.count == 0)
        count_as_used(play);
    play.frame.count = 1;
    for (const Seat ally : play.encounter().order) {
        if (!play.frame.seats.has(ally))
            continue;
        const int sent = play.encounter().sent[ally];
        const int wanted = play.frame.tally[ally];
        const PlanetSet sources = colonies(play.pub(), ally);
        if (sent < wanted && !sources.empty())
            return play.ask(ally, {.kind = Ask::pick_source, .subject = ally, .planets = sources});
        play.frame.seats.erase(ally);
        if (wanted == 0) {
            table.ships.recall(ally);
        } else if (sent > wanted) {
            table.ships.unload(ally, sent - wanted);
            table.ships.send_home(ally, sent - wanted, Planet::none, true);
        }
        return Flow::again;
    }
    return Flow::done;
}

Flow send(Play& play) {
    const Planet planet = play.said_planet();
    for (const Seat ally : play.encounter().order)
        if (play.frame.seats.has(ally)) {
            play.table.ships.load(ally, planet);
            break;
        }
    return play.ask_again();
}

}  // namespace

constinit const Alien alien_crystal{.id = AlienId::crystal,
                                    .expansion = true,
                                    .power = {{.rule = "CM-A-CRYSTAL-1",
                                               .when = {allied, kMainOrAlly},
                                               .can = somebody_allied,
                                               .announce = {ask_next, hear_next},
                                               .act = {arrange, send}}},
                                    .wild = {{.rule = "CM-A-CRYSTAL-W",
                                              .when = {allied},
                                              .can = somebody_allied,
                                              .announce = {ask_ally, ask_its_number, note_number},
                                              .act = {arrange, send}}},
                                    .super = {{.rule = "CM-A-CRYSTAL-S",
                                               .when = {allied, kMainOrAlly},
                                               .super = SuperKind::enable,
                                               .can = power_is_left,
                                               .announce = {ask_next, hear_next},
                                               .act = {arrange, send}}},
                                    .rating = 100,
                                    .hints = {.power = {When::always, 0.1f, 0.3f},
                                              .wild = {When::always, 0.05f},
                                              .super = {When::always, 0.15f}}};

}  // namespace sidera::cosmic
