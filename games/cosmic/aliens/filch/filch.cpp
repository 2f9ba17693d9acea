// Filch: takes the opponent's used encounter card.
//
// Alien 10, in Fantasy Flight and Mayfair.

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

void steal(Play& play) {
    const int at = find_main_card(play.pub(), play.opponent());
    if (at < 0)
        return;
    if (const Card card = play.table.cards.fetch(static_cast<std::size_t>(at)); card != Card::none)
        play.table.cards.take_openly(play.me(), card);
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

void hear_card(Play& play) {
    play.frame.chosen = play.said_card();
}

void steal_any(Play& play) {
    count_as_used(play);
    const auto& spent = play.encounter().spent;
    for (std::size_t i = 0; i < spent.size(); ++i)
        if (spent[i].seat != play.me() && spent[i].card == play.frame.chosen) {
            if (const Card card = play.table.cards.fetch(i); card != Card::none)
                play.table.cards.take_openly(play.me(), card);
            break;
        }
}

// CF-A-FILCH-W: a negotiate for the card somebody is playing.
bool can_snatch(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() &&
           (is_flare(play->card) || is_artifact(play->card)) &&
           look.hand().has(card(Plain::negotiate));
}

// Everybody knows now that it holds one; it is paid when nothing has stopped the flare.
void show_price(Play& play) {
    play.table.minds.learn_all(play.me(), card(Plain::negotiate));
    play.frame.chosen = card(Plain::negotiate);
}

void snatch(Play& play) {
    const PlayFrame& victim = play.answered();
    play.table.plays.snatch(victim);
    play.table.cards.take_openly(play.me(), victim.card);
    play.table.cards.discard(play.me(), card(Plain::negotiate));
}

}  // namespace

// CM-X-6: kickers are no cards that were used. CM-A-FILCH-1, CM-A-FILCH-W, CM-A-FILCH-S
constinit const Alien alien_filch{.id = AlienId::filch,
                                  .level = Level::green,
                                  .power = {{.rule = "CF-A-FILCH-1",
                                             .when = {cards_discarded, kMain},
                                             .can = opponent_used_card,
                                             .act = {steal}}},
                                  .wild = {{.rule = "CF-A-FILCH-W",
                                            .when = {card_played},
                                            .can = can_snatch,
                                            .announce = {show_price},
                                            .act = {snatch}}},
                                  .super = {{.rule = "CF-A-FILCH-S",
                                             .when = {cards_discarded},
                                             .super = SuperKind::enable,
                                             .can = others_used_cards,
                                             .announce = {ask_card, hear_card},
                                             .act = {steal_any}}},
                                  .rating = 76,
                                  .hints = {.wild = {When::opposed}}};

}  // namespace sidera::cosmic
