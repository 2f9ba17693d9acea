// Warrior: learns from every encounter, most from the lost ones.
//
// Alien 47, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFewPlanets = 4;

bool fights(const Look& look) {
    return look.side() != Side::none && look.attack(look.side());
}

int tokens_of(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (sheet.alien == AlienId::warrior)
            return sheet.tokens;
    return 0;
}

// CF-A-WARRIOR-2, CF-A-WARRIOR-S
void use(Play& play) {
    play.mark(play.side(), tokens_of(play.pub(), play.me()));
}

bool has_fought(const Look& look) {
    switch (look.encounter().result) {
        case Result::offense_won:
        case Result::defense_won:
        case Result::both_lost:
        case Result::deal:
        case Result::no_deal:
            return true;
        default:
            return false;
    }
}

// CF-A-GEN-4, CF-A-WARRIOR-1: as a main player, one for a win or a deal, two otherwise, one more
// with four planets.
void learn(Play& play) {
    const int gained = has_won_or_dealt(play.look()) ? 1 : 2;
    const int extra = play.pub().rules.planets == kFewPlanets ? 1 : 0;
    play.table.sheets.add_tokens(play.me(), AlienId::warrior, gained + extra);
}

// CF-A-WARRIOR-W: strikes back at once, in the system of the offense (CF-NEST-1). The window
// it was played in goes on afterwards, in its order (CF-NEST-3).
bool can_strike_back(const Look& look) {
    return holds_encounter_card(look.pub(), look.ref.own, look.me()) &&
           !look.pub().encounters.full() &&
           !(look.pub().planets & system_planets(look.encounter().offense)).empty();
}

// The last card for it may have been the price of an answer.
Flow look_again(Play& play) {
    return can_strike_back(play.look()) ? Flow::next : Flow::done;
}

void strike_back(Play& play) {
    Table& table = play.table;
    const Seat enemy = play.encounter().offense;
    table.encounters.begin_encounter(play.me(), 1, true);
    table.encounters.name_defense(enemy);
    table.push(EncounterFrame{});
    play.frame.card = Card::none;  // it is back in the hand and was answered
}

}  // namespace

// CM-A-WARRIOR-1, CM-A-WARRIOR-W, CM-A-WARRIOR-S
constinit const Alien alien_warrior{
    .id = AlienId::warrior,
    .level = Level::green,
    .tier = Tier::second,
    .artifacts = true,
    .expansion = true,
    .power = {{.rule = "CF-A-WARRIOR-2",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = fights,
               .act = {use},
               .sum = {6, add_value}},
              {.rule = "CF-A-WARRIOR-1",
               .when = {encounter_ends, kMain},
               .use = Use::automatic,
               .can = has_fought,
               .act = {learn}}},
    .wild = {{.rule = "CF-A-WARRIOR-W",
              .when = {encounter_ends, kDefense},
              .can = can_strike_back,
              .act = {look_again, return_flare, answer_flare, strike_back}}},
    .super = {{.rule = "CF-A-WARRIOR-S",
               .when = {revealed, kAlly},
               .super = SuperKind::enable,
               .can = fights,
               .act = {use},
               .sum = {6, add_value}}},
    .rating = 161,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .super = {When::swing}}};

}  // namespace sidera::cosmic
