// Vacuum: when it loses ships, others lose ships with it.
//
// Alien 42, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

int lost_ships(const Public& pub, Seat me) {
    const LossFrame* loss = topmost<LossFrame>(pub.frames);
    return loss == nullptr ? 0 : loss->batch[me];
}

// Others who still have ships on colonies beyond those taken already.
SeatSet victims(const Public& pub, Seat me, const PlayFrame* play) {
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (seat != me && ships_on_colonies(pub, seat) > (play == nullptr ? 0 : play->tally[seat]))
            seats.insert(seat);
    return seats;
}

bool takes_along(const Look& look) {
    return lost_ships(look.pub(), look.me()) > 0 &&
           !victims(look.pub(), look.me(), nullptr).empty();
}

// CF-A-VACUUM-1: who and how many, one ship after the other.
Flow ask_victim(Play& play) {
    const SeatSet seats = victims(play.pub(), play.me(), &play.frame);
    if (play.frame.count >= lost_ships(play.pub(), play.me()) || seats.empty())
        return Flow::done;
    return play.ask(
        {.kind = Ask::pick_player,
         .seats = seats,
         .high = static_cast<std::int8_t>(lost_ships(play.pub(), play.me()) - play.frame.count),
         .may_stop = true});
}

Flow hear_victim(Play& play) {
    if (play.said_stop())
        return Flow::done;
    ++play.frame.tally[play.said_seat()];
    ++play.frame.count;
    return play.ask_again();
}

// One batch; the victims choose their ships, with CF-A-VACUUM-S the Vacuum does.
void suck_in(Play& play) {
    play.answer_once();
    if (play.frame.count == 0)
        return;
    const auto tally = play.frame.tally;
    const Seat me = play.me();
    const bool chooses = play.frame.ridden;
    Table& table = play.table;
    table.ships.begin_loss(Cause::effect);
    const auto order = table.encounter().order;  // the first one asked is pushed last (CF-TIME-2)
    for (std::size_t i = order.size(); i > 0; --i)
        table.ships.surrender({.owner = order[i - 1],
                               .chooser = chooses ? me : order[i - 1],
                               .count = tally[order[i - 1]],
                               .colonies_only = true});
}

// CF-A-VACUUM-W: a ship for each other main player's attack.
int attackers(const Look& look) {
    int found = 0;
    for (const Side side : {Side::offense, Side::defense})
        found += look.attack(side) && main_of(look.encounter(), side) != look.me();
    return found;
}

bool can_retrieve(const Look& look) {
    return attackers(look) > 0 && look.player().warp > 0 &&
           !colonies(look.pub(), look.me()).empty();
}

void retrieve(Play& play) {
    play.table.ships.retrieve(play.me(), attackers(play.look()));
}

}  // namespace

// CM-A-VACUUM-1, CM-A-VACUUM-W, CM-A-VACUUM-S
constinit const Alien alien_vacuum{
    .id = AlienId::vacuum,
    .level = Level::green,
    .power = {{.rule = "CF-A-VACUUM-1",
               .when = {lost},
               .use = Use::mandatory,
               .often = true,
               .can = takes_along,
               .announce = {ask_victim, hear_victim},
               .act = {suck_in}}},
    .wild = {{.rule = "CF-A-VACUUM-W", .when = {revealed}, .can = can_retrieve, .act = {retrieve}}},
    .super = {{.rule = "CF-A-VACUUM-S", .super = SuperKind::rider}},
    .rating = 89,
    .hints = {.wild = {When::in_warp}}};

}  // namespace sidera::cosmic
