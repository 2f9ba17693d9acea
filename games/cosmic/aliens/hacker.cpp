// Hacker: picks the cards of compensation, whoever collects them.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

const SpoilsFrame* compensation(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return spoils == nullptr || spoils->rewards || spoils->chosen ? nullptr : spoils;
}

// CF-A-HACKER-1: from whom it likes.
bool collects(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return spoils != nullptr && spoils->taker == look.me();
}

Flow ask_payer(Play& play) {
    return play.ask_player(everybody(play.pub()).without(SeatSet::of(play.me())));
}

Flow break_in(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    spoils.payer = play.frame.seat;
    spoils.chosen = true;
    play.table.show_hand(play.me(), play.frame.seat);
    return Flow::next;
}

Flow ask_booty(Play& play) {
    const SpoilsFrame& spoils = spoils_of(play);
    if (spoils.taken < spoils.count && play.pub().players[spoils.payer].hand > 0)
        return play.ask({.kind = Ask::pick_shown, .subject = spoils.payer});
    play.table.show(play.me(), {});
    play.frame.step = 2;
    return Flow::next;
}

Flow hear_booty(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    ++spoils.taken;
    play.table.give(spoils.payer, play.me(), play.said_card());
    play.table.own(play.me()).shown.remove(play.said_card());
    return play.back_to(1);
}

// CF-A-HACKER-S: up to as many cards go back.
Flow ask_return(Play& play) {
    if (!play.frame.ridden || play.frame.count >= spoils_of(play).taken || play.hand().empty())
        return Flow::done;
    return play.ask_card(Pick::any, 0, 0, true);
}

Flow hear_return(Play& play) {
    if (play.said_stop())
        return Flow::done;
    ++play.frame.count;
    play.table.give(play.me(), spoils_of(play).payer, play.said_card());
    return play.back_to(3);
}

// CF-A-HACKER-2: its own cards, as it likes.
bool pays(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return spoils != nullptr && spoils->payer == look.me();
}

Flow ask_gift(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    spoils.chosen = true;
    if (spoils.taken >= spoils.count || play.hand().empty())
        return Flow::done;
    return play.ask_card();
}

Flow hear_gift(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    ++spoils.taken;
    play.table.give(play.me(), spoils.taker, play.said_card());
    return play.back_to(0);
}

// CF-A-HACKER-W
Flow refuse(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    spoils.count = 0;
    spoils.chosen = true;
    return Flow::done;
}

constexpr StepFn kAskPayer[] = {ask_payer, announce_player};
constexpr StepFn kHack[] = {break_in, ask_booty, hear_booty, ask_return, hear_return};
constexpr StepFn kGive[] = {ask_gift, hear_gift};
constexpr StepFn kRefuse[] = {refuse};

constexpr Effect kPower[] = {{.rule = "CF-A-HACKER-1",
                              .moment = Moment::compensating,
                              .roles = kMain,
                              .can = collects,
                              .announce = kAskPayer,
                              .act = kHack},
                             {.rule = "CF-A-HACKER-2",
                              .moment = Moment::compensating,
                              .roles = kMain,
                              .can = pays,
                              .act = kGive}};

constexpr Effect kWild[] = {{.rule = "CF-A-HACKER-W",
                             .moment = Moment::compensating,
                             .roles = kMain,
                             .can = pays,
                             .act = kRefuse}};

constexpr Effect kSuper[] = {{.rule = "CF-A-HACKER-S",
                              .moment = Moment::compensating,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_hacker{
    .id = AlienId::hacker, .level = Level::green, .power = kPower, .wild = kWild, .super = kSuper};

}  // namespace sidera::cosmic
