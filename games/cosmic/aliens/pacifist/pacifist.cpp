// Pacifist: wins by negotiating with an attacker.
//
// Alien 30, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kShips = 2;  // that go over to the opponent's loss

bool peaceful(const Public& pub, Side side) {
    const auto& slots = pub.encounter().slots;
    return is_negotiate(slots[side].as) && is_attack(slots[other(side)].as);
}

bool is_attacked(const Look& look) {
    return peaceful(look.pub(), look.side());
}

// CF-A-PACIFIST-2: what the cards count as in the end decides.
void win(Verdict& verdict, const Mark& mark, const Public& pub) {
    if (peaceful(pub, mark.side))
        verdict = {.winner = mark.side};
}

// CF-A-PACIFIST-W, CF-CALC-1 step 1: whatever value the card has been given before, now it is 15.
void fight(Play& play) {
    const Card attack = card(Plain::attack_15);
    play.table.slots.count_as(play.side(), attack);
    play.mark(play.side(), value_of(attack));
}

void be_fifteen(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card = mark.value;
}

}  // namespace

// CM-A-PACIFIST-1, CM-A-PACIFIST-W, CM-A-PACIFIST-S
constinit const Alien alien_pacifist{
    .id = AlienId::pacifist,
    .level = Level::green,
    .power = {{.rule = "CF-A-PACIFIST-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = is_attacked,
               .act = {mark_own_side},
               .verdict = {8, win}}},
    .wild = {{.rule = "CF-A-PACIFIST-W",
              .when = {revealed, kMain},
              .can = is_attacked,
              .act = {fight},
              .sum = {1, be_fifteen}}},
    .super = {{.rule = "CF-A-PACIFIST-S",
               .when = {deal_failed, kMain},
               .act = {[](Play& play) { play.table.talks.shift_loss(play.side(), kShips); }}}},
    .rating = 182,
    .hints = {.power = {When::always, 0.1f, 0.6f}, .wild = {When::swing, 0.2f}}};

}  // namespace sidera::cosmic
