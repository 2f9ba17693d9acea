// Vulch: collects the artifacts that others discard.
//
// Alien 45, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool is_loot(Card card) {
    return is_artifact(card) || is_flare(card);
}

bool artifact_tossed(const Look& look) {
    return look.tossed(is_artifact);
}

bool flare_tossed(const Look& look) {
    return look.tossed(is_flare);
}

// CF-A-VULCH-1, CF-A-VULCH-2
Flow salvage(Play& play) {
    play.table.take_tossed(play.me(), is_artifact);
    return Flow::done;
}

// CF-A-VULCH-S: flares too ...
Flow salvage_all(Play& play) {
    play.table.take_tossed(play.me(), is_loot);
    return Flow::done;
}

// ... and they are kept in a new hand, this one as well.
Flow keep_flares(Play& play) {
    Table& table = play.table;
    for (const AlienId id : play.hand().flares())
        table.put_aside(play.me(), flare_of(id));
    if (play.frame.hoarded)
        return Flow::done;
    table.own(play.me()).aside.add(play.frame.card);
    ++table.player(play.me()).aside;
    play.frame.gone = true;
    return Flow::done;
}

// CF-A-VULCH-W: the opponent hands over card after card until one is kept.
bool can_pick(const Look& look) {
    const Encounter& e = look.encounter();
    const Result won = look.side() == Side::offense ? Result::offense_won : Result::defense_won;
    return (e.result == won || e.result == Result::deal) &&
           look.pub().players[look.opponent()].hand > 0;
}

Flow ask_opponent(Play& play) {
    if (play.pub().players[play.opponent()].hand == 0)
        return Flow::done;
    return play.ask(play.opponent(), {.kind = Ask::pick_card, .subject = play.me()});
}

Flow offer(Play& play) {
    Table& table = play.table;
    const Card card = play.said_card();
    table.put_aside(play.opponent(), card);
    Cards shown;
    shown.add(card);
    table.show(play.me(), shown);
    table.tell(play.me(), {.kind = PrivateEventKind::saw, .card = card, .other = play.opponent()});
    return play.ask({.kind = Ask::pick_shown, .may_stop = true});
}

Flow decide(Play& play) {
    Table& table = play.table;
    const Seat opponent = play.opponent();
    const Card card = table.own(play.me()).shown.nth(0);
    table.show(play.me(), {});
    table.take_aside_back(opponent);
    if (!play.said_stop()) {
        table.give(opponent, play.me(), card);
        return Flow::done;
    }
    table.discard(opponent, card);
    return play.back_to(0);
}

constexpr StepFn kSalvage[] = {salvage};
constexpr StepFn kSalvageAll[] = {salvage_all};
constexpr StepFn kKeepFlares[] = {keep_flares};
constexpr StepFn kPick[] = {ask_opponent, offer, decide};

// CF-A-VULCH-3 is `keeps_artifacts`.
constexpr Effect kPower[] = {{.rule = "CF-A-VULCH-1",
                              .moment = Moment::discarded,
                              .use = Use::mandatory,
                              .often = true,
                              .can = artifact_tossed,
                              .act = kSalvage}};

constexpr Effect kWild[] = {{.rule = "CF-A-VULCH-W",
                             .moment = Moment::aftermath,
                             .roles = kMain,
                             .can = can_pick,
                             .act = kPick}};

constexpr Effect kSuper[] = {
    {.rule = "CF-A-VULCH-S",
     .moment = Moment::discarded,
     .super = SuperKind::enable,
     .can = flare_tossed,
     .act = kSalvageAll},
    {.rule = "CF-A-VULCH-S", .moment = Moment::new_hand, .act = kKeepFlares}};

}  // namespace

constinit const Alien alien_vulch{.id = AlienId::vulch,
                                  .level = Level::green,
                                  .passive = {.keeps_artifacts = true},
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 123};

}  // namespace sidera::cosmic
