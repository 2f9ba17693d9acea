// Pentaform: lives five lives, one after the other with the bases it gains.
//
// Alien 77, in Mayfair.
//
// CM-A-PENTAFORM-1: its row of powers is `forms`, laid out at the start; which of them it has
// follows from its foreign bases (`settle_powers`).

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_room(const Look& look) {
    return !look.player().sheets.full();
}

// CM-A-PENTAFORM-W, CM-RUL-4: a power that nobody has, for this challenge.
void try_a_life(Play& play) {
    const AlienId id = play.table.sheets.draw_alien();
    if (id != AlienId::none)
        play.table.sheets.borrow_power(play.me(), id);
}

// CM-A-PENTAFORM-S: "yes" goes one step forth in the row, "no" one back.
bool may_move(const Look& look) {
    return power_unused(look, AlienId::pentaform);
}

Flow ask_way(Play& play) {
    return play.ask_yes_no();
}

void hear_way(Play& play) {
    play.frame.number = play.said_yes() ? 1 : -1;
}

void move_on(Play& play) {
    play.table.sheets.shift_forms(play.frame.number);
}

}  // namespace

// CM-A-PENTAFORM-1, CM-A-PENTAFORM-W, CM-A-PENTAFORM-S
constinit const Alien alien_pentaform{
    .id = AlienId::pentaform,
    .tier = Tier::second,
    .setup_text = true,
    .artifacts = true,
    .passive = {.has_forms = true},
    .wild = {{.rule = "CM-A-PENTAFORM-W",
              .when = {encounter_begins},
              .can = has_room,
              .act = {try_a_life}},
             {.rule = "CM-A-PENTAFORM-W",
              .when = {before_launch},
              .can = has_room,
              .act = {try_a_life}},
             {.rule = "CM-A-PENTAFORM-W",
              .when = {before_invitations},
              .can = has_room,
              .act = {try_a_life}},
             {.rule = "CM-A-PENTAFORM-W",
              .when = {before_selection},
              .can = has_room,
              .act = {try_a_life}}},
    .super = {{.rule = "CM-A-PENTAFORM-S",
               .when = {encounter_ends},
               .can = may_move,
               .announce = {ask_way, hear_way},
               .act = {move_on}}},
    .hints = {.wild = {When::always, 0.1f}, .super = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
