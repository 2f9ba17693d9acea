// Barbarian: after a won attack loots the hand of the defense and throws the rest away.
//
// Alien 2, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-BARBARIAN-2: before compensation, which then comes from the enlarged hand. CF-A-BARBARIAN-1:
// a deal or a colony that was granted is no win.
bool can_loot(const Look& look) {
    const Encounter& e = look.encounter();
    return e.result == Result::offense_won && look.pub().players[e.defense].hand > 0;
}

bool can_loot_as_ally(const Look& look) {
    return power_unused(look, AlienId::barbarian) && can_loot(look);
}

void look_at_hand(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.minds.show_hand(play.me(), play.encounter().defense);
}

// Up to as many cards as own ships in the encounter.
Flow ask_loot(Play& play) {
    const Seat victim = play.encounter().defense;
    if (play.frame.count >= ships_in_encounter(play.pub(), play.me()) ||
        play.pub().players[victim].hand == 0)
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_shown, .subject = victim, .may_stop = true});
}

Flow hear_loot(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.table.cards.give(play.encounter().defense, play.me(), play.said_card());
    play.table.minds.hide(play.me(), play.said_card());
    ++play.frame.count;
    return play.ask_again();
}

void throw_rest_away(Play& play) {
    const Seat victim = play.encounter().defense;
    play.table.minds.show(play.me(), {});
    play.table.tell({.kind = EventKind::cards_taken,
                     .seat = play.me(),
                     .other = victim,
                     .count = play.frame.count});
    play.table.cards.discard_all(victim);
}

// CF-A-BARBARIAN-W
bool has_received(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return spoils != nullptr && spoils->taker == look.me() && !look.ref.own.received.empty();
}

void see_received(Play& play) {
    play.table.minds.show(play.me(), play.table.own(play.me()).received);
}

// What has not been played meanwhile: this flare may have been one of them, and others may have
// answered the last discard.
Flow ask_waste(Play& play) {
    play.show_what_is_left();
    if (play.table.own(play.me()).shown.empty())
        return Flow::done;
    return play.ask({.kind = Ask::pick_shown, .subject = play.me(), .may_stop = true});
}

}  // namespace

constinit const Alien alien_barbarian{
    .id = AlienId::barbarian,
    .level = Level::green,
    .power = {{.rule = "CF-A-BARBARIAN-1",
               .when = {winner_known, kOffense},
               .use = Use::mandatory,
               .can = can_loot,
               .act = {look_at_hand, ask_loot, hear_loot, throw_rest_away}}},
    .wild = {{.rule = "CF-A-BARBARIAN-W",
              .when = {compensated, kMainOrAlly},
              .can = has_received,
              .act = {see_received, ask_waste, hear_shown_discard}}},
    .super = {{.rule = "CF-A-BARBARIAN-S",
               .when = {winner_known, static_cast<Roles>(Role::offensive_ally)},
               .super = SuperKind::enable,
               .can = can_loot_as_ally,
               .act = {look_at_hand, ask_loot, hear_loot, throw_rest_away}}},
    .rating = 74,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::poor_cards, 0.02f}}};

}  // namespace sidera::cosmic
