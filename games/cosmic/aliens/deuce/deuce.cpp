// Deuce: plays two cards and takes one of them back.
//
// Alien 69, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

const Beside* second_of(const Encounter& e, Seat seat) {
    for (const Beside& beside : e.beside)
        if (beside.seat == seat && beside.kind == BesideKind::second)
            return &beside;
    return nullptr;
}

bool has_laid_second(const Look& look) {
    return second_of(look.encounter(), look.me()) != nullptr;
}

// CM-A-DEUCE-1: the card lies there already; that it lies there is the use.
void note_second(Play& play) {
    play.mark(play.side());
}

void take_second_back(Play& play) {
    play.table.slots.take_back_second(play.me());
}

bool marked(const Look& look, EffectId by) {
    for (const Mark& mark : look.encounter().marks)
        if (mark.by == by && mark.seat == look.me())
            return true;
    return false;
}

// By its power, and both cards have been turned up.
bool has_two(const Look& look) {
    const Beside* second = second_of(look.encounter(), look.me());
    return second != nullptr && second->open && look.encounter().slots[look.side()].open &&
           marked(look, power_effect(AlienId::deuce, 0));
}

// CM-A-DEUCE-1: of the two the Compromise goes, or the higher attack; CM-A-DEUCE-S: neither.
void take_back(Play& play) {
    const Encounter& e = play.encounter();
    const Card main = e.slots[play.side()].card;
    const Card second = second_of(e, play.me())->card;
    const bool keeps_both = marked(play.look(), super_effect(AlienId::deuce, 0));
    const bool main_goes =
        is_negotiate(main) || (is_attack(second) && value_of(main) >= value_of(second));
    if (main_goes || keeps_both)
        play.table.slots.reclaim_beside(play.me());
    if (!main_goes || keeps_both)
        play.table.slots.reclaim(play.side());
}

// CM-A-DEUCE-W
void add_low(Play& play) {
    play.table.encounters.let_add_low_attack(play.me());
}

}  // namespace

// CM-A-DEUCE-1, CM-A-DEUCE-W, CM-A-DEUCE-S
constinit const Alien alien_deuce{
    .id = AlienId::deuce,
    .passive = {.lays_second = true},
    .power = {{.rule = "CM-A-DEUCE-1", .act = {note_second}, .zapped = {take_second_back}},
              {.rule = "CM-A-DEUCE-1",
               .when = {cards_leave, kMain},
               .use = Use::automatic,
               .lasting = true,
               .can = has_two,
               .act = {take_back}}},
    .wild = {{.rule = "CM-A-DEUCE-W", .when = {before_selection, kMain}, .act = {add_low}}},
    .super = {{.rule = "CM-A-DEUCE-S",
               .when = {selected, kMain},
               .can = has_laid_second,
               .act = {mark_own_side}}},
    .hints = {.power = {When::always, 0.2f, 0.3f},
              .wild = {When::always, 0.1f},
              .super = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
