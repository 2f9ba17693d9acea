// Aura: the hands of all others lie open.
//
// Alien 82, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-AURA-1, CM-A-AURA-2
void open_hands(Play& play) {
    play.table.minds.open_hands(play.me());
}

// CM-A-AURA-W: until it is used up.
bool deck_is_closed(const Look& look) {
    return !look.pub().deck_lies_open && look.pub().deck > 0;
}

void open_deck(Play& play) {
    play.table.minds.open_deck();
}

// CM-A-AURA-S: a main player who has not invited one, and whose card does not lie yet.
SeatSet inhospitable(const Look& look) {
    SeatSet seats;
    const Encounter& e = look.encounter();
    for (const Side side : {Side::offense, Side::defense})
        if (const Seat main = main_of(e, side);
            main != kNoSeat && !e.invited[side].has(look.me()) && !e.slots[side].selected &&
            look.pub().players[main].hand > 0)
            seats.insert(main);
    return has_role(look.pub(), look.me(), kNotMain) ? seats : SeatSet{};
}

Flow take_hand(Play& play) {
    const Seat victim = play.frame.seat;
    if (!play.table.own(victim).hand.any_of(kEncounterCards))
        return Flow::done;
    play.table.minds.show_hand(play.me(), victim);
    return play.ask({.kind = Ask::pick_shown, .subject = victim, .pick = Pick::encounter});
}

void choose_card(Play& play) {
    play.table.minds.show(play.me(), {});
    play.table.slots.select(play.frame.seat, play.said_card(), false);
}

}  // namespace

// CM-A-AURA-1, CM-A-AURA-W, CM-A-AURA-S
constinit const Alien alien_aura{
    .id = AlienId::aura,
    .tier = Tier::second,
    .expansion = true,
    .power = {{.rule = "CM-A-AURA-1", .when = {encounter_begins}, .act = {open_hands}}},
    .wild = {{.rule = "CM-A-AURA-W",
              .when = {encounter_begins},
              .can = deck_is_closed,
              .act = {open_deck}}},
    .super = {{.rule = "CM-A-AURA-S",
               .when = {before_selection},
               .target = {.players = inhospitable},
               .act = {take_hand, choose_card}}},
    .hints = {.power = {When::always, 0.3f, 0.3f},
              .wild = {When::always, 0.05f},
              .super = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
