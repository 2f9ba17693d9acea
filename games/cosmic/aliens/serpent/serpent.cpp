// Serpent: says whether its opponent uses its power.
//
// Alien 90, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_optional_power(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (usable(pub, seat, sheet))
            for (const Effect& power : alien(sheet.alien).power)
                if (power.use == Use::optional)
                    return true;
    return false;
}

// CM-A-SERPENT-1
bool can_hypnotize(const Look& look) {
    return has_optional_power(look.pub(), look.opponent());
}

// CM-A-SERPENT-2: "yes" makes the other use it, "no" keeps it from using it.
Flow ask_order(Play& play) {
    return play.ask(play.me(), {.kind = Ask::pick_yes_no, .subject = play.opponent()});
}

void hear_order(Play& play) {
    play.frame.seat = play.opponent();
    play.frame.number = play.said_yes() ? 1 : 0;
}

void hypnotize(Play& play) {
    play.table.sheets.command_power(play.frame.seat, play.frame.number > 0);
}

// CM-A-SERPENT-S: the same to an ally of either side.
SeatSet allies_with_power(const Look& look) {
    SeatSet seats;
    const Encounter& e = look.encounter();
    for (const Seat seat : e.allies[Side::offense] | e.allies[Side::defense])
        if (has_optional_power(look.pub(), seat))
            seats.insert(seat);
    return seats;
}

void hypnotize_ally(Play& play) {
    play.table.sheets.command_power(play.frame.seat, play.carrier().number > 0);
}

// CM-A-SERPENT-W
bool opponent_has_power(const Look& look) {
    for (const Sheet& sheet : look.pub().players[look.opponent()].sheets)
        if (usable(look.pub(), look.opponent(), sheet))
            return true;
    return false;
}

void forbid(Play& play) {
    const Seat seat = play.opponent();
    const auto& sheets = play.pub().players[seat].sheets;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        play.table.sheets.zap(seat, i, sheets[i].alien);
}

}  // namespace

// CM-A-SERPENT-1, CM-A-SERPENT-W, CM-A-SERPENT-S
constinit const Alien alien_serpent{.id = AlienId::serpent,
                                    .tier = Tier::third,
                                    .expansion = true,
                                    .power = {{.rule = "CM-A-SERPENT-1",
                                               .when = {before_selection, kMain},
                                               .can = can_hypnotize,
                                               .announce = {ask_order, hear_order},
                                               .act = {hypnotize}}},
                                    .wild = {{.rule = "CM-A-SERPENT-W",
                                              .when = {before_selection, kMain},
                                              .can = opponent_has_power,
                                              .act = {forbid}}},
                                    .super = {{.rule = "CM-A-SERPENT-S",
                                               .when = {before_selection, kMain},
                                               .super = SuperKind::rider,
                                               .target = {.players = allies_with_power},
                                               .act = {hypnotize_ally}}},
                                    .hints = {.power = {When::always, 0.15f, 0.2f},
                                              .wild = {When::always, 0.2f},
                                              .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
