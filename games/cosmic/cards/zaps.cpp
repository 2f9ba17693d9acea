// Card Zap and Cosmic Zap: answers that cancel a card or the use of a power.

#include "games/cosmic/cards/cards.h"

namespace sidera::cosmic {
namespace {

// CF-RESP-3: a flare or artifact of somebody else.
bool others_card(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me();
}

Flow cancel_card(Play& play) {
    play.answered().cancelled = true;
    play.table.tell({.kind = EventKind::play_cancelled, .seat = play.answered().owner});
    return Flow::done;
}

// CF-FLARE-7: any super flare is a use of a power too.
bool super_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_super(play->effect);
}

// CF-FLARE-7, CF-FLARE-11: with its power goes the use that a rider rides on. What happens without
// being used goes on (CF-POW-7). One that is half done has its zapped steps to clear up.
void stop_ridden_use(Play& play, const PlayFrame& rider) {
    Frames& frames = play.table.frames();
    std::size_t at = frames.size() - 1;
    while (std::get_if<PlayFrame>(&frames[at]) != &rider)
        --at;
    auto& ridden = std::get<PlayFrame>(frames[at - 1]);
    if (effect(ridden.effect).use == Use::automatic)
        return;
    ridden.cancelled = true;
    ridden.zapped = true;
    if (ridden.stage == Stage::act)
        ridden.step = 0;
}

constexpr StepFn kCancelCard[] = {cancel_card};
constexpr StepFn kZapPower[] = {zap_power};

}  // namespace

// CF-POW-6: the effect is cancelled and the power is out for this encounter. A super flare goes
// back to the hand and does not count as used (CF-FLARE-7). Played from a hoard, it is answered as
// a card of its own alien first, and then as a use of the power that opens the hoard.
Flow zap_power(Play& play) {
    PlayFrame& target = play.answered();
    Table& table = play.table;
    const bool of_hoard = target.hoarded && effect(play.frame.effect).moment == Moment::power_used;
    const bool of_flare =
        is_super(target.effect) && (!of_hoard || effect(target.effect).super == SuperKind::enable);
    target.cancelled = true;
    if (is_power(target.effect) || of_flare) {
        auto& sheets = table.player(target.owner).sheets;
        if (target.sheet < sheets.size())
            sheets[target.sheet].zapped = true;
        table.tell({.kind = EventKind::power_zapped,
                    .seat = target.owner,
                    .alien = alien_of(target.effect)});
    }
    if (is_power(target.effect))
        target.zapped = true;
    if (is_super(target.effect) || target.hoarded)
        target.keep = true;
    if (is_flare(target.card) && target.keep)
        table.forget_flare(target.owner, alien_of(target.effect));
    if (of_flare && effect(target.effect).super == SuperKind::rider)
        stop_ridden_use(play, target);
    if (of_hoard)
        table.zap_hoard(target.owner);
    return Flow::done;
}

constinit const Effect kCardZap[] = {
    {.rule = "CF-RESP-3", .moment = Moment::card_played, .can = others_card, .act = kCancelCard}};

constinit const Effect kCosmicZap[] = {
    {.rule = "CF-RESP-4", .moment = Moment::power_used, .act = kZapPower},
    {.rule = "CF-FLARE-7", .moment = Moment::card_played, .can = super_flare, .act = kZapPower}};

}  // namespace sidera::cosmic
