// Questions of an effect that go round the table.

#include "games/cosmic/effects/rounds.h"

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

Seat next_of_others(Play& play) {
    for (const Seat seat : play.encounter().order)
        if (seat != play.me() && !play.frame.seats.has(seat)) {
            play.frame.seats.insert(seat);
            play.frame.seat = seat;
            return seat;
        }
    return kNoSeat;
}

void begin_round(Play& play) {
    play.frame.seats.clear();
}

Flow ask_agreement(Play& play) {
    const Seat seat = next_of_others(play);
    if (seat == kNoSeat)
        return play.skip_answer();
    return play.ask(seat, {.kind = Ask::pick_yes_no, .subject = play.me()});
}

Flow ask_for_colony(Play& play) {
    const Seat seat = next_of_others(play);
    if (seat == kNoSeat)
        return Flow::done;
    const PlanetSet planets = colonies(play.pub(), seat);
    if (planets.empty())
        return Flow::again;
    return play.ask(seat, {.kind = Ask::pick_planet, .subject = seat, .planets = planets});
}

Flow give_up_colony(Play& play) {
    const Planet planet = play.said_planet();
    const int ships = ships_on(play.pub(), play.frame.seat, planet);
    play.table.ships.lift(play.frame.seat, planet, ships);
    play.table.ships.send_home(play.frame.seat, ships, planet);
    return play.ask_again();
}

Flow ask_for_card(Play& play) {
    const Seat seat = next_of_others(play);
    if (seat == kNoSeat) {
        begin_round(play);
        return play.go_to(drop_card);
    }
    return play.ask(
        seat,
        {.kind = Ask::pick_yes_no, .subject = play.me(), .card = play.frame.chosen, .quiet = true});
}

Flow hear_giver(Play& play) {
    if (!play.said_yes())
        return play.ask_again();
    Table& table = play.table;
    table.cards.give(play.frame.seat, play.me(), play.frame.chosen);
    table.minds.learn_all(play.me(), play.frame.chosen);
    table.tell({.kind = EventKind::card_given, .seat = play.frame.seat, .other = play.me()});
    return Flow::done;
}

Flow drop_card(Play& play) {
    const Seat seat = next_of_others(play);
    if (seat == kNoSeat)
        return Flow::done;
    if (play.table.own(seat).hand.has(play.frame.chosen))
        play.table.cards.discard(seat, play.frame.chosen);
    return Flow::again;
}

Flow ask_settler(Play& play) {
    play.frame.planet = play.said_planet();
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = colonies(play.pub(), play.me())});
}

Flow settle(Play& play) {
    play.table.ships.lift(play.me(), play.said_planet());
    play.table.ships.put(play.me(), play.frame.planet);
    play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
    return Flow::done;
}

}  // namespace sidera::cosmic
