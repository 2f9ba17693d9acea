// Hacker: picks the cards of compensation, whoever collects them.
//
// Alien 14, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

const SpoilsFrame* compensation(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return spoils == nullptr || spoils->rewards ? nullptr : spoils;
}

// CF-A-HACKER-1: from whom it likes.
bool collects(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return spoils != nullptr && spoils->taker == look.me() && spoils->picker == kNoSeat;
}

Flow ask_payer(Play& play) {
    return play.ask_player(
        everybody(play.pub()).without(SeatSet::of(play.me())).without(spoils_of(play).refused));
}

// CF-COMP-4: picked when the payer has had its word. CF-A-HACKER-S: up to as many cards go back.
Flow break_in(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    spoils.payer = play.frame.seat;
    spoils.picker = play.me();
    spoils.by = play.frame.effect;
    spoils.gives_back = play.frame.ridden;
    return Flow::done;
}

// CF-A-HACKER-2: its own cards, as it likes.
bool pays(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return is_due(spoils) && spoils->payer == look.me() && spoils->picker == kNoSeat;
}

Flow sort_cards(Play& play) {
    SpoilsFrame& spoils = spoils_of(play);
    spoils.picker = play.me();
    spoils.by = play.frame.effect;
    return Flow::done;
}

// CF-A-HACKER-W: while it is the one who pays.
bool would_pay(const Look& look) {
    const SpoilsFrame* spoils = compensation(look);
    return is_due(spoils) && spoils->payer == look.me();
}

Flow refuse(Play& play) {
    spoils_of(play).refused.insert(play.me());
    return Flow::done;
}

constexpr StepFn kAskPayer[] = {ask_payer, announce_player};
constexpr StepFn kHack[] = {break_in};
constexpr StepFn kSortCards[] = {sort_cards};
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
                              .act = kSortCards}};

constexpr Effect kWild[] = {{.rule = "CF-A-HACKER-W",
                             .moment = Moment::compensating,
                             .roles = kMain,
                             .can = would_pay,
                             .act = kRefuse}};

constexpr Effect kSuper[] = {{.rule = "CF-A-HACKER-S",
                              .moment = Moment::compensating,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_hacker{.id = AlienId::hacker,
                                   .level = Level::green,
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 80,
                                   .hints = {.wild = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
