// Warrior: learns from every encounter, most from the lost ones.
//
// Alien 47, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFewPlanets = 4;

bool attacks(const Look& look) {
    return look.side() != Side::none && look.attack(look.side());
}

int tokens_of(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (sheet.alien == AlienId::warrior)
            return sheet.tokens;
    return 0;
}

// CF-A-WARRIOR-2, CF-A-WARRIOR-S
Flow use(Play& play) {
    play.mark(play.side(), tokens_of(play.pub(), play.me()));
    return Flow::done;
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
Flow learn(Play& play) {
    const Encounter& e = play.encounter();
    const Result won = play.side() == Side::offense ? Result::offense_won : Result::defense_won;
    const int gained = e.result == won || e.result == Result::deal ? 1 : 2;
    const int extra = play.pub().rules.planets == kFewPlanets ? 1 : 0;
    play.table.add_tokens(play.me(), AlienId::warrior, gained + extra);
    return Flow::done;
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
    return can_strike_back(play.table.look(play.me())) ? Flow::next : Flow::done;
}

Flow strike_back(Play& play) {
    Table& table = play.table;
    const Seat enemy = play.encounter().offense;
    table.begin_encounter(play.me(), 1, true);
    table.name_defense(enemy);
    table.push(EncounterFrame{});
    play.frame.card = Card::none;  // it is back in the hand and was answered
    return Flow::done;
}

constexpr StepFn kUse[] = {use};
constexpr StepFn kLearn[] = {learn};
constexpr StepFn kStrikeBack[] = {look_again, return_flare, answer_flare, strike_back};

constexpr Effect kPower[] = {{.rule = "CF-A-WARRIOR-2",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = attacks,
                              .act = kUse,
                              .order = 6,
                              .modify = add_value},
                             {.rule = "CF-A-WARRIOR-1",
                              .moment = Moment::encounter_ends,
                              .roles = kMain,
                              .use = Use::automatic,
                              .can = has_fought,
                              .act = kLearn}};

constexpr Effect kWild[] = {{.rule = "CF-A-WARRIOR-W",
                             .moment = Moment::encounter_ends,
                             .roles = kDefense,
                             .can = can_strike_back,
                             .act = kStrikeBack}};

constexpr Effect kSuper[] = {{.rule = "CF-A-WARRIOR-S",
                              .moment = Moment::revealed,
                              .roles = kAlly,
                              .super = SuperKind::enable,
                              .can = attacks,
                              .act = kUse,
                              .order = 6,
                              .modify = add_value}};

}  // namespace

constinit const Alien alien_warrior{
    .id = AlienId::warrior,
    .level = Level::green,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 161,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .super = {When::swing}}};

}  // namespace sidera::cosmic
