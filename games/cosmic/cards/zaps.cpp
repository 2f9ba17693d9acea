// Card Zap and Cosmic Zap: answers that cancel a card or the use of a power.

#include "games/cosmic/cards/cards.h"

namespace sidera::cosmic {
namespace {

// CF-RESP-3: a flare or artifact of somebody else.
bool others_card(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me();
}

void cancel_card(Play& play) {
    play.table.plays.cancel(play.answered());
}

}  // namespace

// CF-FLARE-7: any super flare is a use of a power too.
bool answers_super_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_super(play->effect);
}

// CF-POW-6
void zap_power(Play& play) {
    const bool of_hoard =
        play.answered().hoarded && effect(play.frame.effect).when.moment == Moment::power_used;
    play.table.plays.zap(play.answered(), of_hoard);
}

constinit const Effect kCardZap[] = {
    {.rule = "CF-RESP-3", .when = {card_played}, .can = others_card, .act = {cancel_card}}};

constinit const Effect kCosmicZap[] = {
    {.rule = "CF-RESP-4", .when = {power_used}, .act = {zap_power}},
    {.rule = "CF-FLARE-7", .when = {card_played}, .can = answers_super_flare, .act = {zap_power}}};

}  // namespace sidera::cosmic
