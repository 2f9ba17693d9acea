// Cavalry: as an ally it lays a card beside that of its main player.
//
// Alien 70, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-CAVALRY-1, CM-A-CAVALRY-2: the card lies there already; that it lies there is the use.
void take_support_back(Play& play) {
    play.table.slots.take_back_second(play.me());
}

// CM-A-CAVALRY-S, CM-RUL-7: an ally of one's own.
SeatSet own_allies(const Look& look) {
    return look.side() == Side::none ? SeatSet{} : look.encounter().allies[look.side()];
}

void let_ally_play(Play& play) {
    play.table.encounters.let_add_any_card(play.frame.seat);
}

}  // namespace

// CM-A-CAVALRY-1, CM-A-CAVALRY-W, CM-A-CAVALRY-S
constinit const Alien alien_cavalry{
    .id = AlienId::cavalry,
    .passive = {.lays_support = true},
    .power = {{.rule = "CM-A-CAVALRY-1", .zapped = {take_support_back}}},
    .wild = {{.rule = "CM-A-CAVALRY-W",
              .when = {before_selection, kMain},
              .act = {bar<kAlliesAddCards>}}},
    .super = {{.rule = "CM-A-CAVALRY-S",
               .when = {before_selection, kMain},
               .target = {.players = own_allies},
               .act = {let_ally_play}}},
    .hints = {.power = {When::behind, 0.1f, 0.2f},
              .wild = {When::always, 0.05f},
              .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
