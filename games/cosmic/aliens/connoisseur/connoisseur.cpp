// Connoisseur: draws more cards than are due, and puts those back that it likes least.
//
// Alien 85, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMore = 2;
constexpr int kSeen = 5;  // on top of the deck

// CM-A-CONNOISSEUR-1: the draw itself lets its owner put back what is too much.
bool draws_itself(const Look& look) {
    const auto* draw = topmost<DrawFrame>(look.pub().frames);
    return draw != nullptr && draw->seat == look.me();
}

void taste(Play& play) {
    play.answer_once();
    play.table.cards.draw_more(kMore, play.frame.effect);
}

// CM-A-CONNOISSEUR-W, CM-A-CONNOISSEUR-S
void look_at_deck(Play& play) {
    play.table.cards.sort_top(play.me(), kSeen, play.frame.effect);
}

void look_before(Play& play) {
    if (play.frame.ridden)
        look_at_deck(play);
}

constexpr Effect look_on(Moment moment) {
    return {.rule = "CM-A-CONNOISSEUR-W", .when = {moment}, .act = {look_at_deck}};
}

}  // namespace

constinit const Alien alien_connoisseur{
    .id = AlienId::connoisseur,
    .tier = Tier::third,
    .expansion = true,
    .power = {{.rule = "CM-A-CONNOISSEUR-1",
               .when = {drawing},
               .use = Use::mandatory,
               .often = true,
               .can = draws_itself,
               .act = {look_before, taste}}},
    .wild = {look_on(before_retrieval),
             look_on(before_invitations),
             look_on(before_selection),
             look_on(drawing)},
    .super = {{.rule = "CM-A-CONNOISSEUR-S", .when = {drawing}, .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.1f, 0.2f}, .wild = {When::always, 0.02f}}};

}  // namespace sidera::cosmic
