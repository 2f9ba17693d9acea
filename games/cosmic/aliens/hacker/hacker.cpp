// Hacker: picks the cards of compensation, whoever collects them.
//
// Alien 14, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

const SpoilsFrame* compensation(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return spoils == nullptr || spoils->rewards ? nullptr : spoils;
}

// CF-A-HACKER-1: from whom it likes.
bool collects(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return spoils != nullptr && spoils->taker == look.me() && spoils->picker == kNoSeat;
}

SeatSet payers(const Look& look) {
    return others(look).without(compensation(look)->refused);
}

// CF-COMP-4: picked when the payer has had its word. CF-A-HACKER-S: up to as many cards go back.
void break_in(Play& play) {
    play.table.cards.take_from(play.frame.seat, play.frame.ridden);
    play.table.cards.let_pick(play.me(), play.frame.effect);
}

// CF-A-HACKER-2: its own cards, as it likes.
bool pays(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return is_due(spoils) && spoils->payer == look.me() && spoils->picker == kNoSeat;
}

void sort_cards(Play& play) {
    play.table.cards.let_pick(play.me(), play.frame.effect);
}

// CF-A-HACKER-W: while it is the one who pays.
bool would_pay(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return is_due(spoils) && spoils->payer == look.me();
}

void refuse(Play& play) {
    play.table.cards.refuse_to_pay(play.me());
}

}  // namespace

constinit const Alien alien_hacker{
    .id = AlienId::hacker,
    .level = Level::green,
    .power = {{.rule = "CF-A-HACKER-1",
               .when = {compensating, kMain},
               .can = collects,
               .target = {.players = payers},
               .act = {break_in}},
              {.rule = "CF-A-HACKER-2",
               .when = {compensating, kMain},
               .can = pays,
               .act = {sort_cards}}},
    .wild = {{.rule = "CF-A-HACKER-W",
              .when = {compensating, kMain},
              .can = would_pay,
              .act = {refuse}}},
    .super = {{.rule = "CF-A-HACKER-S", .when = {compensating, kMain}, .super = SuperKind::rider}},
    .rating = 80,
    .hints = {.wild = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
