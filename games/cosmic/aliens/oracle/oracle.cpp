// Oracle: sees the opponent's card before it chooses.
//
// Alien 29, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool nobody_bound(const Look& look) {
    return look.encounter().shows_first == kNoSeat;
}

// CF-A-ORACLE-1
void foresee(Play& play) {
    play.table.slots.shows_first(play.opponent());
}

// CF-A-ORACLE-S: the encounter ends as if there had been a deal, but there was none. A statement
// that was believed is a card seen (CF-A-GAMBLER-2).
bool card_is_known(const Look& look) {
    return look.encounter().slots[other(look.side())].as != Card::none;
}

Flow call_off(Play& play) {
    play.table.encounters.end_encounter(Result::settled);
    return Flow::leave;
}

}  // namespace

// CM-X-11: kickers are turned up later. CM-A-ORACLE-1, CM-A-ORACLE-W, CM-A-ORACLE-S
constinit const Alien alien_oracle{
    .id = AlienId::oracle,
    .level = Level::green,
    .power = {{.rule = "CF-A-ORACLE-1",
               .when = {selecting, kMain},
               .use = Use::mandatory,
               .can = nobody_bound,
               .act = {foresee}}},
    .wild = {{.rule = "CF-A-ORACLE-W",
              .when = {before_selection, kMain},
              .act = {[](Play& play) { play.table.cards.mix_hands(play.me(), play.opponent()); }}}},
    .super = {{.rule = "CF-A-ORACLE-S",
               .when = {opposing_card_seen, kMain},
               .can = card_is_known,
               .act = {return_flare, answer_flare, call_off}}},
    .rating = 82,
    .hints = {.power = {When::always, 0.1f, 0.5f},
              .wild = {When::poor_hand},
              .super = {When::behind, 0.2f}}};

}  // namespace sidera::cosmic
