// Filch: takes the opponent's used encounter card.
//
// Alien 10, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-FILCH-1: the card the opponent used in the end; nothing, if it has gone elsewhere.
int find_main_card(const Public& pub, Seat seat) {
    const auto& spent = pub.encounter().spent;
    for (std::size_t i = 0; i < spent.size(); ++i)
        if (spent[i].seat == seat && !spent[i].extra)
            return static_cast<int>(i);
    return -1;
}

bool opponent_used_card(const Look& look) {
    return find_main_card(look.pub(), look.opponent()) >= 0;
}

Flow steal(Play& play) {
    const int at = find_main_card(play.pub(), play.opponent());
    if (at < 0)
        return Flow::done;
    if (const Card card = play.table.fetch(static_cast<std::size_t>(at)); card != Card::none)
        take_openly(play.table, play.me(), card);
    return Flow::done;
}

// CF-A-FILCH-S: any used card of somebody else.
bool others_used_cards(const Look& look) {
    if (!power_unused(look, AlienId::filch))
        return false;
    for (const Spent& spent : look.encounter().spent)
        if (spent.seat != look.me())
            return true;
    return false;
}

Flow ask_card(Play& play) {
    return play.ask(
        {.kind = Ask::pick_open, .seats = everybody(play.pub()).without(SeatSet::of(play.me()))});
}

Flow hear_card(Play& play) {
    play.frame.chosen = play.said_card();
    return Flow::done;
}

Flow steal_any(Play& play) {
    count_as_used(play);
    const auto& spent = play.encounter().spent;
    for (std::size_t i = 0; i < spent.size(); ++i)
        if (spent[i].seat != play.me() && spent[i].card == play.frame.chosen) {
            if (const Card card = play.table.fetch(i); card != Card::none)
                take_openly(play.table, play.me(), card);
            break;
        }
    return Flow::done;
}

// CF-A-FILCH-W: a negotiate for the card somebody is playing.
bool can_snatch(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() &&
           (is_flare(play->card) || is_artifact(play->card)) &&
           look.hand().has(card(Plain::negotiate));
}

// Everybody knows now that it holds one; it is paid when nothing has stopped the flare.
Flow show_price(Play& play) {
    for (const Seat seat : everybody(play.pub()))
        play.table.learn(seat, play.me(), card(Plain::negotiate));
    play.frame.chosen = card(Plain::negotiate);
    return Flow::done;
}

Flow snatch(Play& play) {
    PlayFrame& victim = play.answered();
    victim.cancelled = true;
    victim.gone = true;
    play.table.tell({.kind = EventKind::play_cancelled, .seat = victim.owner});
    take_openly(play.table, play.me(), victim.card);
    play.table.discard(play.me(), card(Plain::negotiate));
    return Flow::done;
}

constexpr StepFn kSteal[] = {steal};
constexpr StepFn kAskCard[] = {ask_card, hear_card};
constexpr StepFn kStealAny[] = {steal_any};
constexpr StepFn kShowPrice[] = {show_price};
constexpr StepFn kSnatch[] = {snatch};

constexpr Effect kPower[] = {{.rule = "CF-A-FILCH-1",
                              .moment = Moment::cards_discarded,
                              .roles = kMain,
                              .can = opponent_used_card,
                              .act = kSteal}};

constexpr Effect kWild[] = {{.rule = "CF-A-FILCH-W",
                             .moment = Moment::card_played,
                             .can = can_snatch,
                             .announce = kShowPrice,
                             .act = kSnatch}};

constexpr Effect kSuper[] = {{.rule = "CF-A-FILCH-S",
                              .moment = Moment::cards_discarded,
                              .super = SuperKind::enable,
                              .can = others_used_cards,
                              .announce = kAskCard,
                              .act = kStealAny}};

}  // namespace

constinit const Alien alien_filch{.id = AlienId::filch,
                                  .level = Level::green,
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 76,
                                  .hints = {.wild = {When::opposed}}};

}  // namespace sidera::cosmic
