// Assassin: whoever is named by destiny loses a token.
//
// Alien 51, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-ASSASSIN-1, CM-ASSA-1: of the colour of the card, whoever is attacked in the end; a joker
// shows them all.
SeatSet victims(const Look& look) {
    const Encounter& e = look.encounter();
    const SeatSet shown = is_wild(e.destiny)     ? everybody(look.pub())
                          : e.pointed != kNoSeat ? SeatSet::of(e.pointed)
                                                 : SeatSet{};
    SeatSet found;
    for (const Seat seat : shown)
        if (seat != look.me() && ships_on_colonies(look.pub(), seat) > 0)
            found.insert(seat);
    return found;
}

bool somebody_is_shown(const Look& look) {
    return !victims(look).empty();
}

Flow ask_victim(Play& play) {
    return play.ask_player(victims(play.look()));
}

Flow ask_base(Play& play) {
    play.frame.seat = play.said_seat();
    return play.ask_planet(colonies(play.pub(), play.frame.seat));
}

Flow hear_base(Play& play) {
    play.note_ship(play.frame.seat);
    return Flow::done;
}

// CM-A-ASSASSIN-S: out of the game, but nobody is left with too few tokens to win.
bool is_eradicated(const Play& play) {
    return play.frame.ridden &&
           ships_in_game(play.pub(), play.frame.seat) > play.pub().rules.to_win;
}

// An answer may have saved the token.
void kill(Play& play) {
    const Seat victim = play.frame.seat;
    const bool eradicated = is_eradicated(play);
    if (!play.take_ship(victim))
        return;
    LossFrame loss{.cause = Cause::effect};
    (eradicated ? loss.removed : loss.batch) = one_ship_of(victim);
    if (eradicated)
        play.table.ships.remove_from_game(victim, 1);
    play.table.push(loss);
}

}  // namespace

constinit const Alien alien_assassin{
    .id = AlienId::assassin,
    .power = {{.rule = "CM-A-ASSASSIN-1",
               .when = {destiny_drawn},
               .use = Use::mandatory,
               .can = somebody_is_shown,
               .announce = {ask_victim, ask_base, hear_base},
               .act = {kill}}},
    .wild = {{.rule = "CM-A-ASSASSIN-W",
              .when = {destiny_drawn},
              .can = somebody_is_shown,
              .announce = {ask_victim, ask_base, hear_base},
              .act = {kill}}},
    .super = {{.rule = "CM-A-ASSASSIN-S", .super = SuperKind::rider}},
    .hints = {.power = {When::always, 0.1f, 0.1f}}};

}  // namespace sidera::cosmic
