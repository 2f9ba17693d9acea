// Chronos: goes back to the time before the cards were played.
//
// Alien 71, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-CHRONOS-2: once in a challenge.
bool can_go_back(const Look& look) {
    return (look.encounter().bars & kGoesBackOnce) == 0;
}

Flow go_back(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.encounters.replay_cards(play.me());
    return Flow::leave;
}

// CM-A-CHRONOS-S
bool can_still_go_back(const Look& look) {
    return power_unused(look, AlienId::chronos) && can_go_back(look) &&
           look.encounter().slots[look.side()].selected;
}

// CM-A-CHRONOS-W: the cone is loaded and pointed anew.
Flow point_again(Play& play) {
    play.table.encounters.launch_again();
    return Flow::leave;
}

}  // namespace

// CM-A-CHRONOS-1, CM-A-CHRONOS-W, CM-A-CHRONOS-S
constinit const Alien alien_chronos{
    .id = AlienId::chronos,
    .power = {{.rule = "CM-A-CHRONOS-1",
               .when = {revealed, kMain},
               .can = can_go_back,
               .act = {go_back}}},
    .wild = {{.rule = "CM-A-CHRONOS-W", .when = {launched}, .act = {return_flare, point_again}}},
    .super = {{.rule = "CM-A-CHRONOS-S",
               .when = {winner_known, kMain},
               .super = SuperKind::enable,
               .can = can_still_go_back,
               .act = {return_flare, go_back}}},
    .hints = {.power = {When::behind, 0.3f, 0.4f},
              .wild = {When::hunted, 0.1f},
              .super = {When::behind, 0.3f}}};

}  // namespace sidera::cosmic
