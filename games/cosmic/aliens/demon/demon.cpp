// Demon: takes possession of the offense once the cards lie there.
//
// Alien 67, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_tokens(const Look& look) {
    return ships_on_colonies(look.pub(), look.me()) > 0;
}

// CM-A-DEMON-S
bool can_replace_defense(const Look& look) {
    return power_unused(look, AlienId::demon) && has_tokens(look) &&
           look.encounter().target != Planet::none;
}

// CM-A-DEMON-1, CM-A-DEMON-2: as many as the other had there, at least one; the other's go home.
void possess(Play& play) {
    const Seat old = play.encounter().offense;
    const int ships = play.encounter().sent[old];
    play.frame.number = static_cast<std::int8_t>(std::max(1, ships));
    play.table.encounters.replace_main(Side::offense, play.me(), false);
    play.table.ships.unload(old, ships);
    play.table.ships.send_home(old, ships);
}

void possess_defense(Play& play) {
    count_as_used(play);
    const Encounter& e = play.encounter();
    const Seat old = e.defense;
    const int ships = ships_on(play.pub(), old, e.target);
    play.frame.number = static_cast<std::int8_t>(std::max(1, ships));
    play.table.encounters.replace_main(Side::defense, play.me(), false);
    play.table.ships.lift(old, e.target, ships);
    play.table.ships.send_home(old, ships, e.target);
}

PlanetSet sources(const Play& play) {
    PlanetSet planets = colonies(play.pub(), play.me());
    if (play.me() == play.encounter().defense)
        planets.erase(play.encounter().target);
    return planets;
}

void send(Play& play, Planet planet) {
    ++play.frame.count;
    if (play.me() == play.encounter().defense)
        play.table.ships.reinforce_target(play.me(), planet);
    else
        play.table.ships.load(play.me(), planet);
}

// Who has no more than that puts in all it has.
Flow ask_token(Play& play) {
    int left = 0;
    for (const Planet planet : sources(play))
        left += ships_on(play.pub(), play.me(), planet);
    if (left <= play.frame.number - play.frame.count)
        while (!sources(play).empty())
            send(play, sources(play).lowest());
    if (play.frame.count >= play.frame.number || sources(play).empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_source, .subject = play.me(), .planets = sources(play)});
}

Flow send_token(Play& play) {
    send(play, play.said_planet());
    return play.ask_again();
}

void stand_there(Play& play) {
    if (play.frame.count > 0 && system_of(play.encounter().target) != play.me())
        play.table.ships.colony_event(SeatSet::of(play.me()), play.encounter().target);
}

// CM-A-DEMON-W: who is named must ally, without giving up a base.
SeatSet third_players(const Look& look) {
    return everybody(look.pub())
        .without(SeatSet::of(look.encounter().offense))
        .without(SeatSet::of(look.encounter().defense))
        .without(look.encounter().garrison);
}

void command(Play& play) {
    Table& table = play.table;
    const int most = std::min<int>(table.encounter().limit[play.frame.seat],
                                   ships_in_encounter(play.pub(), play.me()));
    table.encounters.set_limit(play.frame.seat, most);
    table.encounters.welcome(play.frame.seat, play.side());
    table.techs.press(play.frame.seat, play.side());
}

}  // namespace

// CM-A-DEMON-1, CM-A-DEMON-W, CM-A-DEMON-S
constinit const Alien alien_demon{
    .id = AlienId::demon,
    .expansion = true,
    .power = {{.rule = "CM-A-DEMON-1",
               .when = {selected, kNotMainOrAlly},
               .can = has_tokens,
               .act = {possess, ask_token, send_token}}},
    .wild = {{.rule = "CM-A-DEMON-W",
              .when = {before_invitations, kMain},
              .target = {.players = third_players},
              .act = {command}}},
    .super = {{.rule = "CM-A-DEMON-S",
               .when = {selected, kNotMainOrAlly},
               .super = SuperKind::enable,
               .can = can_replace_defense,
               .act = {possess_defense, ask_token, send_token, stand_there}}},
    .hints = {.power = {When::joins, 0.2f, 0.4f},
              .wild = {When::always, 0.1f},
              .super = {When::joins, 0.05f}}};

}  // namespace sidera::cosmic
