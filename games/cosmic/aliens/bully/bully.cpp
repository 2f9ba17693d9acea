// Bully: takes the tokens of who has lost where it hurts.
//
// Alien 52, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool opponent_loses_tokens(const Look& look) {
    return has_won(look) && ships_in_encounter(look.pub(), look.opponent()) > 0;
}

// CM-A-BULLY-1: as many as stood in the challenge.
bool won_with_attacks(const Look& look) {
    return opponent_loses_tokens(look) && look.both_attack();
}

// CM-A-BULLY-S: also when the opponent compromised.
bool won_against_compromise(const Look& look) {
    return unused<AlienId::bully>(look) && opponent_loses_tokens(look) &&
           is_negotiate(look.encounter().slots[other(look.side())].as);
}

void choose_losses(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.encounters.bar(kWinnerPicksLosses);
}

// CM-A-BULLY-W
bool loser_has_cards(const Look& look) {
    return has_won(look) && look.pub().players[look.opponent()].hand > 0;
}

void rob(Play& play) {
    const Seat loser = play.opponent();
    if (play.table.cards.take_random(loser, play.me()) != Card::none)
        play.table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = loser, .count = 1});
}

}  // namespace

constinit const Alien alien_bully{.id = AlienId::bully,
                                  .expansion = true,
                                  .power = {{.rule = "CM-A-BULLY-1",
                                             .when = {losing_ships_leave, kMain},
                                             .can = won_with_attacks,
                                             .act = {choose_losses}}},
                                  .wild = {{.rule = "CM-A-BULLY-W",
                                            .when = {winner_known, kMain},
                                            .can = loser_has_cards,
                                            .act = {rob}}},
                                  .super = {{.rule = "CM-A-BULLY-S",
                                             .when = {losing_ships_leave, kMain},
                                             .super = SuperKind::enable,
                                             .can = won_against_compromise,
                                             .act = {choose_losses}}},
                                  .hints = {.power = {When::always, 0.1f, 0.3f}}};

}  // namespace sidera::cosmic
