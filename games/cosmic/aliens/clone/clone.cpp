// Clone: takes its own encounter card back into its hand.
//
// Alien 6, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-CLONE-1: the card it used in the end, whatever the result.
bool card_lies_there(const Look& look) {
    return look.encounter().slots[look.side()].selected;
}

// To the hand, also from a hoard.
void replicate(Play& play) {
    play.table.slots.reclaim(play.side());
}

// CF-A-CLONE-W: it waits for the next encounter.
bool own_artifact(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner == look.me() && !play->gone;
}

void keep_artifact(Play& play) {
    play.table.plays.keep_artifact(play.answered(), play.me());
}

// CF-A-CLONE-S
bool collects(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->taker == look.me();
}

Range more(const Look& look) {
    const int normal = topmost<SpoilsFrame>(look.pub().frames)->count;
    return {normal + 1, 2 * normal};
}

void take_more(Play& play) {
    play.table.cards.raise_spoils(play.frame.number);
}

}  // namespace

// CM-X-4: kickers leave with the other cards. CM-A-CLONE-1, CM-A-CLONE-W, CM-A-CLONE-S
constinit const Alien alien_clone{.id = AlienId::clone,
                                  .level = Level::green,
                                  .power = {{.rule = "CF-A-CLONE-1",
                                             .when = {cards_leave, kMain},
                                             .can = card_lies_there,
                                             .act = {replicate}}},
                                  .wild = {{.rule = "CF-A-CLONE-W",
                                            .when = {artifact_used},
                                            .can = own_artifact,
                                            .act = {keep_artifact}}},
                                  .super = {{.rule = "CF-A-CLONE-S",
                                             .when = {compensating, kMain},
                                             .can = collects,
                                             .target = {.amount = more},
                                             .act = {take_more}}},
                                  .rating = 144};

}  // namespace sidera::cosmic
