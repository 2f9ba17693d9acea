// Which fields an event has, by kind.

#include "games/cosmic/model/events.h"

namespace sidera::cosmic {

const std::array<std::uint16_t, kEventKinds> kEventFields = {
    kHasSeat | kHasAlien,             // alien_shown
    kHasSeat,                         // first_player
    kHasSeat | kHasCount,             // turn_begins
    kHasSeat,                         // hand_renewed
    kHasSeat | kHasCount,             // encounter_begins
    kHasSeat | kHasDestiny,           // destiny_drawn
    kHasSeat,                         // destiny_discarded
    kHasCount,                        // destiny_reshuffled
    kHasSeat | kHasOther,             // defense_named
    kHasSeat | kHasPlanet,            // gate_aimed
    kHasSeat | kHasPlanet,            // ship_launched
    kHasSeat | kHasPlanet,            // colony_abandoned
    kHasSeat | kHasOther,             // invited
    kHasSeat | kHasSide | kHasCount,  // joined
    kHasSeat,                         // stayed_out
    kHasSeat | kHasAlien,             // power_used
    kHasSeat | kHasAlien,             // wild_played
    kHasSeat | kHasAlien,             // super_played
    kHasSeat | kHasCard,              // card_played
    kHasSeat | kHasOther | kHasPlanet | kHasSide | kHasValue | kHasEffect |
        kHasSeats,                                // target_named
    kHasSeat | kHasAlien,                         // power_zapped
    kHasSeat | kHasEffect,                        // play_cancelled
    0,                                            // cards_selected
    kHasSeat | kHasCard,                          // card_opened
    kHasSeat | kHasSide | kHasValue,              // reinforced
    kHasCount | kHasValue | kHasSums,             // totals
    kHasSeat | kHasEffect,                        // lower_wins
    kHasSeat | kHasEffect | kHasSide,             // win_decided
    kHasSeat | kHasEffect,                        // upset
    kHasSeat | kHasSide,                          // encounter_won
    0,                                            // both_lost
    kHasSeat | kHasCount,                         // ships_lost
    kHasSeat | kHasCount,                         // ships_saved
    kHasSeat | kHasCount,                         // ships_removed
    kHasSeat | kHasCount,                         // ships_home
    kHasSeat | kHasPlanet | kHasCount,            // ship_sent_home
    kHasSeat,                                     // ship_to_gate
    kHasSeat | kHasCount,                         // ships_stranded
    kHasSeat | kHasCount,                         // ships_retrieved
    kHasSeat | kHasPlanet | kHasCount,            // landed
    kHasSeat | kHasPlanet,                        // colony_gained
    kHasSeat | kHasPlanet,                        // planet_settled
    kHasSeat,                                     // power_lost
    kHasSeat,                                     // power_regained
    kHasSeat | kHasCount,                         // cards_drawn
    kHasSeat | kHasOther | kHasCount,             // cards_taken
    kHasSeat | kHasOther,                         // card_given
    kHasSeat | kHasCard,                          // card_discarded
    kHasSeat | kHasCard,                          // card_kept
    kHasSeat,                                     // card_put_under
    kHasSeat | kHasOther,                         // hands_swapped
    kHasSeat | kHasOther,                         // hand_seen
    kHasSeat | kHasCount | kHasValue,             // rewards
    kHasSeat | kHasOther,                         // talks_begin
    kHasSeat | kHasOther | kHasSide | kHasTerms,  // offered
    kHasSeat | kHasOther,                         // accepted
    kHasSeat,                                     // refused
    kHasSeat,                                     // failure_declared
    kHasSeat | kHasOther | kHasTerms,             // deal_made
    kHasSeat | kHasOther,                         // deal_failed
    kHasSeat | kHasAlien | kHasCount,             // tokens
    kHasSeat | kHasOther,                         // powers_moved
    kHasSeat | kHasAlien,                         // alien_changed
    kHasSeat,                                     // alien_hidden
    kHasSeat | kHasCard | kHasValue,              // claimed
    kHasSeat | kHasOther,                         // challenged
    kHasSeat,                                     // settled_early
    kHasSeat,                                     // broken_off
    kHasSeat,                                     // turn_ends
    kHasCount,                                    // deck_reshuffled
    0,                                            // cosmic_quake
    kHasSeat | kHasCount,                         // techs_drawn
    kHasCount,                                    // techs_reshuffled
    kHasSeat | kHasPlanet | kHasCount,            // tech_researched
    kHasSeat | kHasTech,                          // tech_completed
    kHasSeat | kHasTech,                          // tech_abandoned
    kHasSeat | kHasTech,                          // tech_used
    kHasSeat | kHasOther | kHasTech,              // tech_passed
    kHasSeat | kHasTech,                          // tech_discarded
    kHasSeat | kHasPlanet,                        // planet_made
    kHasSeat | kHasPlanet,                        // planet_removed
    kHasSeat | kHasPlanet,                        // cannon_placed
    kHasSeat,                                     // flagship_placed
    0,                                            // turn_limit_reached
    kHasAlien | kHasSeats | kHasVictory,          // game_over
};

}  // namespace sidera::cosmic
