// Citadel: lays attack cards beside planets and lets them help the defense there.
//
// Alien 5, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kWildBonus = 5;
constexpr int kHighest = 127;
constexpr EffectId kActivation = power_effect(AlienId::citadel, 1);

// CF-A-CITADEL-1: laying a card down is no use.
bool can_build(const Look& look) {
    return look.hand().any_of(kAttackCards) && !look.pub().forts.full();
}

Flow ask_stone(Play& play) {
    return play.ask_card(Pick::attack, 0, kHighest);
}

Flow ask_place(Play& play) {
    play.frame.chosen = play.said_card();
    for (const Seat seat : everybody(play.pub()))
        play.table.learn(seat, play.me(), play.frame.chosen);
    return play.ask_planet(play.pub().planets);
}

Flow build(Play& play) {
    play.table.build_fort(play.me(), play.frame.chosen, play.said_planet());
    return Flow::done;
}

// CF-A-CITADEL-2
int worth_of_forts(const Public& pub) {
    int total = 0;
    for (const Fort& fort : pub.forts)
        if (fort.planet == pub.encounter().target)
            total += value_of(fort.card);
    return total;
}

bool target_is_fortified(const Look& look) {
    for (const Fort& fort : look.pub().forts)
        if (fort.planet == look.encounter().target)
            return true;
    return false;
}

// CF-A-CITADEL-S: against the defense instead.
Flow activate(Play& play) {
    const int worth = worth_of_forts(play.pub());
    play.mark(Side::defense, play.frame.ridden ? -worth : worth);
    return Flow::done;
}

// CF-A-CITADEL-3
bool must_fall(const Look& look) {
    const Encounter& e = look.encounter();
    if (e.result != Result::offense_won && e.result != Result::both_lost)
        return false;
    for (const Mark& mark : e.marks)
        if (mark.by == kActivation)
            return target_is_fortified(look);
    return false;
}

Flow fall(Play& play) {
    play.table.raze_forts(play.encounter().target, play.me());
    return Flow::done;
}

// CF-A-CITADEL-W
bool totals_count(const Look& look) {
    return look.both_attack();
}

Flow help_defense(Play& play) {
    play.mark(Side::defense, kWildBonus);
    return Flow::done;
}

constexpr StepFn kBuild[] = {ask_stone, ask_place, build};
constexpr StepFn kActivate[] = {activate};
constexpr StepFn kFall[] = {fall};
constexpr StepFn kHelpDefense[] = {help_defense};

constexpr Effect kPower[] = {{.rule = "CF-A-CITADEL-1",
                              .moment = Moment::destiny_known,
                              .use = Use::free,
                              .can = can_build,
                              .act = kBuild},
                             {.rule = "CF-A-CITADEL-2",
                              .moment = Moment::selected,
                              .can = target_is_fortified,
                              .act = kActivate,
                              .order = 6,
                              .modify = add_value},
                             {.rule = "CF-A-CITADEL-3",
                              .moment = Moment::winner_known,
                              .use = Use::automatic,
                              .lasting = true,
                              .can = must_fall,
                              .act = kFall}};

constexpr Effect kWild[] = {{.rule = "CF-A-CITADEL-W",
                             .moment = Moment::revealed,
                             .roles = kMainOrAlly,
                             .can = totals_count,
                             .act = kHelpDefense,
                             .order = 6,
                             .modify = add_value}};

constexpr Effect kSuper[] = {
    {.rule = "CF-A-CITADEL-S", .moment = Moment::selected, .super = SuperKind::rider, .rides = 1}};

}  // namespace

constinit const Alien alien_citadel{.id = AlienId::citadel,
                                    .level = Level::red,
                                    .passive = {.owns_forts = true},
                                    .power = kPower,
                                    .wild = kWild,
                                    .super = kSuper,
                                    .rating = 68,
                                    .hints = {.power = {When::poor_cards, 0.05f, 0.5f},
                                              .wild = {When::swing},
                                              .super = {When::swing},
                                              .second = Hint{When::swing, 0.1f, 0.5f}}};

}  // namespace sidera::cosmic
