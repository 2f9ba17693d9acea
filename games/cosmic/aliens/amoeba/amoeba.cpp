// Amoeba: pours ships into the encounter or out of it before the cards are revealed.
//
// Alien 0, in Fantasy Flight.
//
// CF-A-AMOEBA-3: who has no ship left there does not land; the landing sees to it.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFewShips = 4;  // that the wild flare moves

// CF-A-AMOEBA-2: the defense's ships in the encounter are those on the target.
PlanetSet elsewhere(const Public& pub, Seat seat) {
    PlanetSet planets = colonies(pub, seat);
    if (seat == pub.encounter().defense)
        planets.erase(pub.encounter().target);
    return planets;
}

int ships_to_add(const Public& pub, Seat seat) {
    int total = 0;
    for (const Planet planet : elsewhere(pub, seat))
        total += ships_on(pub, seat, planet);
    return total;
}

// Withdrawn ships need another colony.
int ships_to_withdraw(const Public& pub, Seat seat) {
    return elsewhere(pub, seat).empty() ? 0 : ships_in_encounter(pub, seat);
}

bool can_move(const Look& look) {
    return ships_to_add(look.pub(), look.me()) + ships_to_withdraw(look.pub(), look.me()) > 0;
}

// CF-A-AMOEBA-1
bool can_ooze(const Look& look) {
    return ships_in_encounter(look.pub(), look.me()) > 0 && can_move(look);
}

// CF-A-AMOEBA-S
bool can_ooze_as_ally(const Look& look) {
    return power_unused(look, AlienId::amoeba) && can_ooze(look);
}

// "Yes" adds ships, "no" takes them back.
Flow ask_way(Play& play) {
    const bool add = ships_to_add(play.pub(), play.me()) > 0;
    if (add && ships_to_withdraw(play.pub(), play.me()) > 0)
        return play.ask_yes_no();
    play.frame.number = add ? 1 : -1;
    play.frame.step = 1;
    return Flow::next;
}

Flow hear_way(Play& play) {
    play.frame.number = play.said_yes() ? 1 : -1;
    return Flow::next;
}

Flow ask_count(Play& play) {
    int most = play.frame.number > 0 ? ships_to_add(play.pub(), play.me())
                                     : ships_to_withdraw(play.pub(), play.me());
    if (is_wild(play.frame.effect))
        most = std::min(most, kFewShips);
    return play.ask_number(1, most);
}

Flow hear_count(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.frame.number * play.said_number());
    return Flow::done;
}

Flow withdraw(Play& play, int count) {
    const Encounter& e = play.encounter();
    const bool defends = play.me() == e.defense;
    if (defends)
        play.table.lift(play.me(), e.target, count);
    else
        play.table.unload(play.me(), count);
    play.table.send_home(play.me(), count, defends ? e.target : Planet::none, true);
    return Flow::done;
}

Flow move(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    if (play.frame.number < 0)
        return withdraw(play, -play.frame.number);
    const PlanetSet sources = elsewhere(play.pub(), play.me());
    if (play.frame.number == 0 || sources.empty())
        return Flow::done;
    return play.ask({.kind = Ask::pick_source, .subject = play.me(), .planets = sources});
}

// CF-A-AMOEBA-W: a defense without ships may come back to the target.
Flow add_one(Play& play) {
    const Encounter& e = play.encounter();
    Table& table = play.table;
    --play.frame.number;
    play.frame.step = 0;
    if (play.me() != e.defense) {
        table.load(play.me(), play.said_planet());
        return Flow::again;
    }
    const bool fresh = ships_on(play.pub(), play.me(), e.target) == 0;
    table.reinforce_target(play.me(), play.said_planet());
    table.tell(
        {.kind = EventKind::ship_sent_home, .seat = play.me(), .planet = e.target, .count = 1});
    if (fresh)
        table.colony_event(SeatSet::of(play.me()), e.target);
    return Flow::again;
}

constexpr StepFn kAnnounce[] = {ask_way, hear_way, ask_count, hear_count};
constexpr StepFn kMove[] = {move, add_one};

constexpr Effect kPower[] = {{.rule = "CF-A-AMOEBA-1",
                              .moment = Moment::selected,
                              .roles = kMain,
                              .can = can_ooze,
                              .announce = kAnnounce,
                              .act = kMove}};

constexpr Effect kWild[] = {{.rule = "CF-A-AMOEBA-W",
                             .moment = Moment::before_selection,
                             .roles = kMain,
                             .can = can_move,
                             .announce = kAnnounce,
                             .act = kMove}};

constexpr Effect kSuper[] = {{.rule = "CF-A-AMOEBA-S",
                              .moment = Moment::selected,
                              .roles = kAlly,
                              .super = SuperKind::enable,
                              .can = can_ooze_as_ally,
                              .announce = kAnnounce,
                              .act = kMove}};

}  // namespace

constinit const Alien alien_amoeba{
    .id = AlienId::amoeba,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 63,
    .hints = {.power = {When::ooze, 0.1f, 0.2f}, .wild = {When::ooze}, .super = {When::ooze}}};

}  // namespace sidera::cosmic
