// Reserve: low attack cards serve it as reinforcements.
//
// Alien 35, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kHighest = 6;
constexpr int kSuperHighest = 9;

bool holds_up_to(const Look& look, int most) {
    bool found = false;
    look.hand().for_each(
        [&](Card card, int) { found = found || (is_attack(card) && value_of(card) <= most); });
    return found && look.both_attack();
}

bool has_low_card(const Look& look) {
    return holds_up_to(look, kHighest);
}

bool has_middle_card(const Look& look) {
    return holds_up_to(look, kSuperHighest);
}

Flow ask_low(Play& play) {
    return play.ask_card(Pick::attack, play.table.edition().lowest_attack, kHighest);
}

Flow ask_middle(Play& play) {
    return play.ask_card(Pick::attack, play.table.edition().lowest_attack, kSuperHighest);
}

Flow ask_side(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.minds.learn_all(play.me(), play.frame.chosen);
    return ask_which_side(play);
}

// CF-A-RESERVE-1, CF-A-RESERVE-S
void reinforce(Play& play) {
    const Card card = play.frame.chosen;
    if (!play.hand().has(card))
        return;
    play.mark(play.frame.side, value_of(card), card);
    play.table.tell({.kind = EventKind::reinforced,
                     .seat = play.me(),
                     .side = play.frame.side,
                     .value = static_cast<std::int16_t>(value_of(card))});
    play.table.cards.discard_as_reinforcement(play.me(), card);
}

// CF-A-RESERVE-2: a negotiate cancels somebody else's reinforcement.
bool can_cancel(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() && look.hand().has(card(Plain::negotiate));
}

void cancel(Play& play) {
    if (!play.hand().has(card(Plain::negotiate)))  // it was paid for something else meanwhile
        return;
    play.table.plays.cancel(play.answered());
    play.table.cards.discard(play.me(), card(Plain::negotiate));
}

// CF-A-RESERVE-W: also what was played as one.
bool (*reinforcements(const Public& pub))(Card) {
    const TossFrame* toss = topmost<TossFrame>(pub.frames);
    return toss != nullptr && toss->reinforcements ? is_attack : is_reinforcement;
}

bool reinforcement_tossed(const Look& look) {
    return look.tossed(reinforcements(look.pub()));
}

void take(Play& play) {
    play.table.cards.take_tossed(play.me(), reinforcements(play.pub()), 1);
}

}  // namespace

// CM-A-RESERVE-1, CM-A-RESERVE-W, CM-A-RESERVE-S
constinit const Alien alien_reserve{.id = AlienId::reserve,
                                    .level = Level::green,
                                    .expansion = true,
                                    .power = {{.rule = "CF-A-RESERVE-1",
                                               .when = {revealed, kMainOrAlly},
                                               .in = kFantasyFlight,
                                               .often = true,
                                               .can = has_low_card,
                                               .announce = {ask_low, ask_side, announce_side},
                                               .act = {reinforce},
                                               .sum = {6, add_value}},
                                              {.rule = "CF-A-RESERVE-2",
                                               .when = {reinforced, kMainOrAlly},
                                               .often = true,
                                               .can = can_cancel,
                                               .act = {cancel}},
                                              {.rule = "CM-A-RESERVE-1",
                                               .when = {reinforcing, kMainOrAlly},
                                               .in = kMayfair,
                                               .often = true,
                                               .can = has_low_card,
                                               .announce = {ask_low, ask_side, announce_side},
                                               .act = {reinforce},
                                               .sum = {6, add_value}}},
                                    .wild = {{.rule = "CF-A-RESERVE-W",
                                              .when = {discarded},
                                              .can = reinforcement_tossed,
                                              .act = {take}}},
                                    .super = {{.rule = "CF-A-RESERVE-S",
                                               .when = {revealed, kMainOrAlly},
                                               .in = kFantasyFlight,
                                               .super = SuperKind::enable,
                                               .can = has_middle_card,
                                               .announce = {ask_middle, ask_side, announce_side},
                                               .act = {reinforce},
                                               .sum = {6, add_value}},
                                              {.rule = "CM-A-RESERVE-S",
                                               .when = {reinforcing, kMainOrAlly},
                                               .in = kMayfair,
                                               .super = SuperKind::enable,
                                               .can = has_middle_card,
                                               .announce = {ask_middle, ask_side, announce_side},
                                               .act = {reinforce},
                                               .sum = {6, add_value}}},
                                    .rating = 109,
                                    .hints = {.power = {When::behind, 0.15f},
                                              .super = {When::behind, 0.15f},
                                              .second = Hint{When::opposed, 0.1f}}};

}  // namespace sidera::cosmic
