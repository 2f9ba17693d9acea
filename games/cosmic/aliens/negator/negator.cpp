// Negator: makes others take back what they have done and choose again.
//
// Alien 89, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool cards_lie_open(const Encounter& e) {
    return e.slots[Side::offense].open || e.slots[Side::defense].open;
}

// CM-A-NEGATOR-1: once in a challenge, whatever it is.
bool may_veto(const Look& look) {
    const int sheet = usable_sheet(look.pub(), look.me(), AlienId::negator);
    return sheet >= 0 && look.player().sheets[static_cast<std::size_t>(sheet)].used == 0;
}

// CM-A-NEGATOR-1: a choice that everybody saw, before the cards are revealed.
bool others_choice(const Look& look) {
    const auto* choice = topmost<ChoiceFrame>(look.pub().frames);
    return choice != nullptr && !choice->cancelled && choice->seat != look.me() &&
           !cards_lie_open(look.encounter()) && can_choose_again(look.pub(), *choice);
}

bool can_veto_choice(const Look& look) {
    return may_veto(look) && others_choice(look);
}

void veto_choice(Play& play) {
    play.table.encounters.cancel_choice();
}

// CM-A-NEGATOR-1: an Edict or a flare before the reveal; reinforcements come after it.
bool others_card(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() && play->card != Card::none &&
           (is_reinforcement(play->card) || !cards_lie_open(look.encounter()));
}

bool can_veto_card(const Look& look) {
    return may_veto(look) && others_card(look);
}

void veto_card(Play& play) {
    play.table.plays.veto(play.answered());
}

// CM-A-NEGATOR-W
void cancel_card(Play& play) {
    const PlayFrame& card = play.answered();
    if (is_flare(card.card))
        play.table.plays.cancel_flare(card);
    else
        play.table.plays.cancel(card);
}

bool others_edict_or_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() &&
           (is_flare(play->card) || is_artifact(play->card));
}

}  // namespace

// CM-A-NEGATOR-1, CM-A-NEGATOR-W, CM-A-NEGATOR-S
constinit const Alien alien_negator{
    .id = AlienId::negator,
    .expansion = true,
    .power =
        {{.rule = "CM-A-NEGATOR-1", .when = {chosen}, .can = can_veto_choice, .act = {veto_choice}},
         {.rule = "CM-A-NEGATOR-1",
          .when = {card_played},
          .can = can_veto_card,
          .act = {veto_card}},
         {.rule = "CM-A-NEGATOR-1",
          .when = {reinforced},
          .can = can_veto_card,
          .act = {veto_card}}},
    .wild = {{.rule = "CM-A-NEGATOR-W",
              .when = {card_played},
              .can = others_edict_or_flare,
              .act = {cancel_card}}},
    .super =
        {{.rule = "CM-A-NEGATOR-S", .when = {chosen}, .can = others_choice, .act = {veto_choice}},
         {.rule = "CM-A-NEGATOR-S", .when = {card_played}, .can = others_card, .act = {veto_card}},
         {.rule = "CM-A-NEGATOR-S", .when = {reinforced}, .can = others_card, .act = {veto_card}}},
    .hints = {.power = {When::hunted, 0.1f, 0.2f},
              .wild = {When::opposed, 0.05f},
              .super = {When::hunted, 0.1f},
              .second = Hint{When::opposed, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
