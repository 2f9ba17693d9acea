// Sorcerer: exchanges the two encounter cards before they are revealed.
//
// Alien 37, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-SORCERER-1, CF-A-SORCERER-S
void exchange(Play& play) {
    play.table.slots.swap_slots();
}

// CF-A-SORCERER-W: the powers of the main players change places for good.
bool sorcerer_watches(const Look& look) {
    const Encounter& e = look.encounter();
    for (const Seat seat : {e.offense, e.defense})  // CM-ART-2
        for (const Sheet& sheet : look.pub().players[seat].sheets)
            if (stays_put(look.data.edition, sheet.alien))
                return false;
    const Seat sorcerer = owner_of(look.pub(), AlienId::sorcerer);
    return sorcerer == kNoSeat || (sorcerer != e.offense && sorcerer != e.defense);
}

void exchange_powers(Play& play) {
    play.table.sheets.swap_sheets(play.encounter().offense, play.encounter().defense);
}

}  // namespace

// CM-A-SORCERER-1, CM-A-SORCERER-W, CM-A-SORCERER-S
constinit const Alien alien_sorcerer{
    .id = AlienId::sorcerer,
    .level = Level::green,
    .never_with = AlienSet::of(AlienId::gambler),
    .power = {{.rule = "CF-A-SORCERER-1", .when = {selected, kMain}, .act = {exchange}}},
    .wild = {{.rule = "CF-A-SORCERER-W",
              .when = {before_selection},
              .can = sorcerer_watches,
              .act = {exchange_powers, hand_over_flare}}},
    .super = {{.rule = "CF-A-SORCERER-S",
               .when = {selected, kAlly},
               .super = SuperKind::enable,
               .can = unused<AlienId::sorcerer>,
               .act = {exchange}}},
    .rating = 142,
    .hints = {
        .power = {When::exchange, 0.1f, 0.4f}, .wild = {When::powers}, .super = {When::exchange}}};

}  // namespace sidera::cosmic
