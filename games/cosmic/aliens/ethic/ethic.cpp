// Ethic: who beats it in a fight has to make up for it.
//
// Alien 55, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kSmallComfort = 2;  // cards for the wild flare

// CM-A-ETHIC-1: a card for each token that went to the warp (CM-CONS-1, CM-CONS-2).
int cards_due(const Look& look) {
    const Encounter& e = look.encounter();
    const bool beaten = e.result == won_by(other(look.side())) && look.both_attack();
    return beaten && (e.bars & kNoCompensation) == 0 ? e.lost[look.side()] : 0;
}

bool is_wronged(const Look& look) {
    return cards_due(look) > 0;
}

// How many of them come from the deck.
Flow ask_share(Play& play) {
    return play.ask_number(0, cards_due(play.look()));
}

void take_from_deck(Play& play) {
    play.frame.count = static_cast<std::int8_t>(cards_due(play.look()) - play.said_number());
    play.table.cards.draw(play.me(), play.said_number());
}

void take_from_winner(Play& play) {
    play.table.cards.compensate(play.me(), play.opponent(), play.frame.count);
}

// CM-A-ETHIC-W
bool has_lost(const Look& look) {
    const Result result = look.encounter().result;
    return result == won_by(other(look.side())) || result == Result::both_lost;
}

void take_comfort(Play& play) {
    play.table.cards.draw(play.me(), kSmallComfort);
}

// CM-A-ETHIC-S: of any consolation that is its own.
bool is_consoled(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->taker == look.me() && spoils->picker == kNoSeat;
}

void choose_cards(Play& play) {
    play.table.cards.let_pick(play.me(), play.frame.effect);
}

}  // namespace

constinit const Alien alien_ethic{.id = AlienId::ethic,
                                  .expansion = true,
                                  .power = {{.rule = "CM-A-ETHIC-1",
                                             .when = {ships_left, kMain},
                                             .use = Use::mandatory,
                                             .can = is_wronged,
                                             .act = {ask_share, take_from_deck, take_from_winner}}},
                                  .wild = {{.rule = "CM-A-ETHIC-W",
                                            .when = {winner_known, kMain},
                                            .can = has_lost,
                                            .act = {take_comfort}}},
                                  .super = {{.rule = "CM-A-ETHIC-S",
                                             .when = {compensating, kMain},
                                             .can = is_consoled,
                                             .act = {choose_cards}}},
                                  .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
