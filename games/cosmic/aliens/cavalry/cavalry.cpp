// Cavalry: as an ally it lays a card beside that of its main player.
//
// Alien 70, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool holds_card(const Look& look) {
    return look.hand().any_of(kEncounterCards) && !look.encounter().beside.full();
}

// CM-A-CAVALRY-1, CM-A-CAVALRY-2
Flow ask_own(Play& play) {
    return play.ask_card(Pick::encounter);
}

void lay_own(Play& play) {
    play.table.slots.lay_beside(play.me(), play.side(), BesideKind::support, play.said_card());
}

// CM-A-CAVALRY-S, CM-RUL-7: an ally who has a card lays it beside one's own.
SeatSet own_allies(const Look& look) {
    return look.side() == Side::none ? SeatSet{} : look.encounter().allies[look.side()];
}

Flow ask_ally(Play& play) {
    return play.ask(play.frame.seat,
                    {.kind = Ask::pick_card, .pick = Pick::encounter, .may_stop = true});
}

void lay_allys(Play& play) {
    if (!play.said_stop())
        play.table.slots.lay_beside(
            play.frame.seat, play.side(), BesideKind::support, play.said_card());
}

}  // namespace

// CM-A-CAVALRY-1, CM-A-CAVALRY-W, CM-A-CAVALRY-S
constinit const Alien alien_cavalry{.id = AlienId::cavalry,
                                    .power = {{.rule = "CM-A-CAVALRY-1",
                                               .when = {laying, kAlly},
                                               .can = holds_card,
                                               .act = {ask_own, lay_own}}},
                                    .wild = {{.rule = "CM-A-CAVALRY-W",
                                              .when = {before_selection, kMain},
                                              .act = {bar<kAlliesAddCards>}}},
                                    .super = {{.rule = "CM-A-CAVALRY-S",
                                               .when = {laying, kMain},
                                               .target = {.players = own_allies},
                                               .act = {ask_ally, lay_allys}}},
                                    .hints = {.power = {When::behind, 0.1f, 0.2f},
                                              .wild = {When::always, 0.05f},
                                              .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
