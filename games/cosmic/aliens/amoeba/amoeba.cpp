// Amoeba: pours ships into the encounter or out of it before the cards are revealed.
//
// Alien 0, in Fantasy Flight and Mayfair.
//
// CF-A-AMOEBA-3: who has no ship left there does not land; the landing sees to it.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFewShips = 4;  // that the wild flare moves
constexpr EffectId kFew = wild_effect(AlienId::amoeba, 0);

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
    return play.skip_answer();
}

void hear_way(Play& play) {
    play.frame.number = play.said_yes() ? 1 : -1;
}

Flow ask_count(Play& play) {
    int most = play.frame.number > 0 ? ships_to_add(play.pub(), play.me())
                                     : ships_to_withdraw(play.pub(), play.me());
    if (play.frame.effect == kFew)
        most = std::min(most, kFewShips);
    return play.ask_number(1, most);
}

void hear_count(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.frame.number * play.said_number());
}

Flow withdraw(Play& play, int count) {
    const Encounter& e = play.encounter();
    const bool defends = play.me() == e.defense;
    if (defends)
        play.table.ships.lift(play.me(), e.target, count);
    else
        play.table.ships.unload(play.me(), count);
    play.table.ships.send_home(play.me(), count, defends ? e.target : Planet::none, true);
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
    if (play.me() != e.defense) {
        table.ships.load(play.me(), play.said_planet());
        return play.ask_again();
    }
    const bool fresh = ships_on(play.pub(), play.me(), e.target) == 0;
    table.ships.reinforce_target(play.me(), play.said_planet());
    table.tell(
        {.kind = EventKind::ship_sent_home, .seat = play.me(), .planet = e.target, .count = 1});
    if (fresh)
        table.ships.colony_event(SeatSet::of(play.me()), e.target);
    return play.ask_again();
}

}  // namespace

// CM-A-AMOEBA-1, CM-A-AMOEBA-W (as many as one likes, but with a token there), CM-A-AMOEBA-S
constinit const Alien alien_amoeba{
    .id = AlienId::amoeba,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-AMOEBA-1",
               .when = {selected, kMain},
               .can = can_ooze,
               .announce = {ask_way, hear_way, ask_count, hear_count},
               .act = {move, add_one}}},
    .wild = {{.rule = "CF-A-AMOEBA-W",
              .when = {before_selection, kMain},
              .in = kFantasyFlight,
              .can = can_move,
              .announce = {ask_way, hear_way, ask_count, hear_count},
              .act = {move, add_one}},
             {.rule = "CM-A-AMOEBA-W",
              .when = {before_selection, kMain},
              .in = kMayfair,
              .can = can_ooze,
              .announce = {ask_way, hear_way, ask_count, hear_count},
              .act = {move, add_one}}},
    .super = {{.rule = "CF-A-AMOEBA-S",
               .when = {selected, kAlly},
               .super = SuperKind::enable,
               .can = can_ooze_as_ally,
               .announce = {ask_way, hear_way, ask_count, hear_count},
               .act = {move, add_one}}},
    .rating = 63,
    .hints = {.power = {When::ooze, 0.1f, 0.2f}, .wild = {When::ooze}, .super = {When::ooze}}};

}  // namespace sidera::cosmic
