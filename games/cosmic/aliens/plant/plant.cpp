// Plant: grafts the power of somebody in whose system it has taken root.
//
// Alien 76, in Mayfair.

#include "games/cosmic/aliens/alien.h"
#include "games/cosmic/aliens/copies.h"

namespace sidera::cosmic {
namespace {

int bases_at(const Public& pub, Seat seat, Seat system) {
    return (colonies(pub, seat) & system_planets(system)).size();
}

// CM-A-PLANT-1: those in whose systems it has a base.
SeatSet hosts(const Look& look) {
    SeatSet seats;
    for (const Seat seat : others(look))
        if (bases_at(look.pub(), look.me(), seat) > 0)
            seats.insert(seat);
    return copyable_among(look, seats);
}

// CM-A-PLANT-W: where one has the most.
SeatSet main_hosts(const Look& look) {
    int most = 1;
    for (const Seat seat : others(look))
        most = std::max(most, bases_at(look.pub(), look.me(), seat));
    SeatSet seats;
    for (const Seat seat : others(look))
        if (bases_at(look.pub(), look.me(), seat) == most)
            seats.insert(seat);
    return copyable_among(look, seats);
}

// CM-A-PLANT-S: a second one.
Flow ask_second(Play& play) {
    const SeatSet left = hosts(play.look());
    return play.frame.ridden && !left.empty() ? play.ask_player(left) : play.skip_answer();
}

}  // namespace

// CM-A-PLANT-1, CM-A-PLANT-W, CM-A-PLANT-S
constinit const Alien alien_plant{.id = AlienId::plant,
                                  .tier = Tier::second,
                                  .expansion = true,
                                  .power = {{.rule = "CM-A-PLANT-1",
                                             .when = {before_invitations, kMain},
                                             .target = {.players = hosts},
                                             .act = {copy_named, ask_second, copy_said}}},
                                  .wild = {{.rule = "CM-A-PLANT-W",
                                            .when = {before_invitations},
                                            .target = {.players = main_hosts},
                                            .act = {copy_named}}},
                                  .super = {{.rule = "CM-A-PLANT-S",
                                             .when = {before_invitations, kMain},
                                             .super = SuperKind::rider}},
                                  .hints = {.power = {When::always, 0.3f, 0.3f},
                                            .wild = {When::always, 0.1f},
                                            .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
