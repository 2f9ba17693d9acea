// Cudgel: who loses against its attack loses more ships.
//
// Alien 7, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// Also those that something has dragged to the warp with the losing ones.
int ships_that_won(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    return seat == e.defense ? ships_on(pub, seat, e.target) : e.joined[seat];
}

// CF-A-CUDGEL-1
bool won_with_attack(const Look& look) {
    return look.encounter().result == won_by(look.side()) && look.attack(look.side()) &&
           ships_that_won(look.pub(), look.me()) > 0;
}

// CF-A-CUDGEL-S: any of the opponent's allies too.
bool opponent_has_allies(const Look& look) {
    return !look.encounter().allies[other(look.side())].empty();
}

Flow ask_ally(Play& play) {
    const SeatSet left = play.encounter().allies[other(play.side())].without(play.frame.seats);
    if (!play.frame.ridden || left.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_player, .seats = left, .may_stop = true});
}

Flow hear_ally(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.frame.seats.insert(play.said_seat());
    return play.ask_again();
}

// A batch of its own, after the normal one: no compensation for these. CF-TECH-8: from colonies
// alone.
void smash(Play& play) {
    const int ships = ships_that_won(play.pub(), play.me());
    const auto& order = play.encounter().order;
    play.table.ships.begin_loss(Cause::effect);
    for (std::size_t i = order.size(); i > 0; --i)
        if (order[i - 1] == play.opponent() || play.frame.seats.has(order[i - 1]))
            play.table.ships.surrender({.owner = order[i - 1],
                                        .chooser = order[i - 1],
                                        .count = static_cast<std::uint8_t>(ships),
                                        .colonies_only = true});
}

// CF-A-CUDGEL-W: where the colony is; a deal names it.
Planet new_colony(const Public& pub, Seat seat) {
    const auto* event = topmost<ColonyFrame>(pub.frames);
    if (event == nullptr || !event->gained.has(seat))
        return Planet::none;
    return event->planet != Planet::none ? event->planet
                                         : pub.talks.deal.gives[Side::defense].colony;
}

SeatSet strangers(const Public& pub, Seat seat) {
    const Planet planet = new_colony(pub, seat);
    return planet == Planet::none ? SeatSet{}
                                  : players_on(pub, planet)
                                        .without(pub.encounter().allies[Side::offense])
                                        .without(SeatSet::of(seat));
}

bool not_alone(const Look& look) {
    return !strangers(look.pub(), look.me()).empty();
}

void sweep(Play& play) {
    const SeatSet victims = strangers(play.pub(), play.me());
    const Planet planet = new_colony(play.pub(), play.me());
    LossFrame loss{.cause = Cause::effect};
    for (const Seat seat : victims) {
        const int ships = ships_on(play.pub(), seat, planet);
        play.table.ships.lift(seat, planet, ships);
        loss.batch[seat] = static_cast<std::uint8_t>(ships);
    }
    play.table.push(loss);
}

}  // namespace

constinit const Alien alien_cudgel{.id = AlienId::cudgel,
                                   .level = Level::green,
                                   .power = {{.rule = "CF-A-CUDGEL-1",
                                              .when = {ships_left, kMain},
                                              .use = Use::mandatory,
                                              .can = won_with_attack,
                                              .act = {ask_ally, hear_ally, smash}}},
                                   .wild = {{.rule = "CF-A-CUDGEL-W",
                                             .when = {colony_gained, kOffense},
                                             .can = not_alone,
                                             .act = {sweep}}},
                                   .super = {{.rule = "CF-A-CUDGEL-S",
                                              .when = {ships_left, kMain},
                                              .super = SuperKind::rider,
                                              .can = opponent_has_allies}},
                                   .rating = 72,
                                   .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
