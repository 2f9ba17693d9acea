// Vulch: collects the artifacts that others discard.
//
// Alien 45, in Fantasy Flight and Mayfair.

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
void salvage(Play& play) {
    play.table.cards.take_tossed(play.me(), is_artifact);
}

// CF-A-VULCH-S: flares too ...
void salvage_all(Play& play) {
    play.table.cards.take_tossed(play.me(), is_loot);
}

// ... and they are kept in a new hand, this one as well.
void keep_flares(Play& play) {
    Table& table = play.table;
    for (const AlienId id : play.hand().flares())
        table.cards.put_aside(play.me(), flare_of(id));
    if (play.frame.hoarded || !table.edition().flares_return)
        return;
    table.cards.put_played_aside(play.me(), play.frame.card);
    play.frame.gone = true;
}

// CF-A-VULCH-W: the opponent hands over card after card until one is kept.
bool can_pick(const Look& look) {
    return has_won_or_dealt(look) && look.pub().players[look.opponent()].hand > 0;
}

Flow ask_opponent(Play& play) {
    if (play.pub().players[play.opponent()].hand == 0)
        return Flow::done;
    return play.ask(play.opponent(), {.kind = Ask::pick_card, .subject = play.me()});
}

Flow offer(Play& play) {
    Table& table = play.table;
    const Card card = play.said_card();
    table.cards.put_aside(play.opponent(), card);
    Cards shown;
    shown.add(card);
    table.minds.show(play.me(), shown);
    table.tell(play.me(), {.kind = PrivateEventKind::saw, .card = card, .other = play.opponent()});
    return play.ask({.kind = Ask::pick_shown, .may_stop = true});
}

Flow decide(Play& play) {
    Table& table = play.table;
    const Seat opponent = play.opponent();
    const Card card = table.own(play.me()).shown.nth(0);
    table.minds.show(play.me(), {});
    table.cards.take_aside_back(opponent);
    if (!play.said_stop()) {
        table.cards.give(opponent, play.me(), card);
        return Flow::done;
    }
    table.cards.discard(opponent, card);
    return play.go_to(ask_opponent);
}

// CM-A-VULCH-W: what is not kept is given back when one is, or when all have been seen.
Flow decide_without_waste(Play& play) {
    Table& table = play.table;
    const Seat opponent = play.opponent();
    const Card card = table.own(play.me()).shown.nth(0);
    table.minds.show(play.me(), {});
    if (play.said_stop() && !table.own(opponent).hand.empty())
        return play.go_to(ask_opponent);
    table.cards.take_aside_back(opponent);
    if (!play.said_stop())
        table.cards.give(opponent, play.me(), card);
    return Flow::done;
}

}  // namespace

// CF-A-VULCH-3 is `keeps_artifacts`.
// CM-A-VULCH-1, CM-A-VULCH-W, CM-A-VULCH-S
constinit const Alien alien_vulch{
    .id = AlienId::vulch,
    .level = Level::green,
    .passive = {.keeps_artifacts = true},
    .power = {{.rule = "CF-A-VULCH-1",
               .when = {discarded},
               .use = Use::mandatory,
               .often = true,
               .can = artifact_tossed,
               .act = {salvage}}},
    .wild = {{.rule = "CF-A-VULCH-W",
              .when = {aftermath, kMain},
              .in = kFantasyFlight,
              .can = can_pick,
              .act = {ask_opponent, offer, decide}},
             {.rule = "CF-A-VULCH-W",
              .when = {aftermath, kMain},
              .in = kMayfair,
              .can = can_pick,
              .act = {ask_opponent, offer, decide_without_waste}}},
    .super = {{.rule = "CF-A-VULCH-S",
               .when = {discarded},
               .super = SuperKind::enable,
               .can = flare_tossed,
               .act = {salvage_all}},
              {.rule = "CF-A-VULCH-S", .when = {new_hand}, .act = {keep_flares}}},
    .rating = 123};

}  // namespace sidera::cosmic
