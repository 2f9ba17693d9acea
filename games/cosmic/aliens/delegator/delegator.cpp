// Delegator: lets allies take the places of the main players.
//
// Alien 66, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

SeatSet allies(const Public& pub) {
    return pub.encounter().allies[Side::offense] | pub.encounter().allies[Side::defense];
}

// CM-A-DELEGATOR-1: an ally of either side, then one of the other side.
bool has_allies(const Look& look) {
    return !allies(look.pub()).empty();
}

Flow ask_first(Play& play) {
    return play.ask_player(allies(play.pub()));
}

Flow ask_other(Play& play) {
    play.frame.seats.insert(play.said_seat());
    const Side side = other(side_of(play.pub(), play.said_seat()));
    const SeatSet left = play.encounter().allies[side];
    if (left.empty())
        return Flow::done;
    return play.ask({.kind = Ask::pick_player, .seats = left, .may_stop = true});
}

Flow hear_other(Play& play) {
    if (!play.said_stop())
        play.frame.seats.insert(play.said_seat());
    return Flow::done;
}

// CM-A-DELEGATOR-2: a defense that is replaced leaves its ships on the planet.
void delegate(Play& play) {
    EncounterDeeds& deeds = play.table.encounters;
    for (const Seat seat : play.frame.seats) {
        const Side side = side_of(play.pub(), seat);
        if (!has_role(play.pub(), seat, kAlly))
            continue;
        if (side == Side::defense)
            deeds.defend_together(SeatSet::of(play.encounter().defense), play.encounter().defense);
        deeds.replace_main(side, seat, true);
    }
}

// CM-A-DELEGATOR-W: a third player on the planet.
SeatSet neighbours(const Look& look) {
    const Encounter& e = look.encounter();
    if (e.target == Planet::none)
        return {};
    return players_on(look.pub(), e.target)
        .without(SeatSet::of(e.offense))
        .without(SeatSet::of(e.defense));
}

void step_back(Play& play) {
    const Seat old = play.me();
    SeatSet both = SeatSet::of(old);
    both.insert(play.frame.seat);
    play.table.encounters.defend_together(both, old);
    play.table.encounters.replace_main(Side::defense, play.frame.seat, true);
}

// CM-A-DELEGATOR-S: others lose as many, of their own choice.
SeatSet others_with_ships(const Look& look) {
    SeatSet seats;
    for (const Seat seat : others(look))
        if (ships_on_colonies(look.pub(), seat) > 0)
            seats.insert(seat);
    return seats;
}

bool loses_outside(const Look& look) {
    const LossFrame* loss = look.loss();
    return loss != nullptr && loss->cause != Cause::encounter && loss->batch[look.me()] > 0 &&
           !others_with_ships(look).empty();
}

Flow ask_heir(Play& play) {
    if (play.frame.count >= play.loss().batch[play.me()])
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_player,
                     .seats = others_with_ships(play.look()),
                     .may_stop = play.frame.count > 0});
}

Flow hear_heir(Play& play) {
    if (play.said_stop())
        return Flow::next;
    ++play.frame.count;
    ++play.frame.tally[play.said_seat()];
    return play.ask_again();
}

void share(Play& play) {
    const int shared = play.frame.count;
    for (const Seat seat : others(play.look()))
        play.table.ships.surrender(
            {.owner = seat, .chooser = seat, .count = play.frame.tally[seat]});
    play.table.ships.save(play.me(), shared);
    play.table.ships.send_home(play.me(), shared);
}

}  // namespace

// CM-A-DELEGATOR-1, CM-A-DELEGATOR-W, CM-A-DELEGATOR-S
constinit const Alien alien_delegator{.id = AlienId::delegator,
                                      .expansion = true,
                                      .power = {{.rule = "CM-A-DELEGATOR-1",
                                                 .when = {allied, kMainOrAlly},
                                                 .can = has_allies,
                                                 .announce = {ask_first, ask_other, hear_other},
                                                 .act = {delegate}}},
                                      .wild = {{.rule = "CM-A-DELEGATOR-W",
                                                .when = {before_invitations, kDefense},
                                                .target = {.players = neighbours},
                                                .act = {step_back}}},
                                      .super = {{.rule = "CM-A-DELEGATOR-S",
                                                 .when = {losing},
                                                 .can = loses_outside,
                                                 .act = {ask_heir, hear_heir, share}}},
                                      .hints = {.power = {When::poor_hand, 0.1f, 0.2f},
                                                .wild = {When::poor_hand, 0.1f},
                                                .super = {When::always, 0.4f}}};

}  // namespace sidera::cosmic
