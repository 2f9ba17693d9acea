// Oracle: sees the opponent's card before it chooses.
//
// Alien 29, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool nobody_bound(const Look& look) {
    return look.encounter().shows_first == kNoSeat;
}

// CF-A-ORACLE-1
Flow foresee(Play& play) {
    play.table.shows_first(play.opponent());
    return Flow::done;
}

// CF-A-ORACLE-W: both hands are mixed and dealt again, each as large as before.
Flow mix_hands(Play& play) {
    Table& table = play.table;
    const Seat me = play.me();
    const Seat they = play.opponent();
    const Cards my_old = table.own(me).hand;
    const Cards their_old = table.own(they).hand;
    Cards pool = my_old;
    their_old.for_each([&pool](Card card, int n) {
        for (int i = 0; i < n; ++i)
            pool.add(card);
    });
    Cards mine;
    for (int i = my_old.size(); i > 0; --i) {
        const auto left = static_cast<std::uint32_t>(pool.size());
        const Card card = pool.nth(static_cast<int>(table.below(left, kCardStream)));
        pool.remove(card);
        mine.add(card);
    }
    table.set_hand(me, mine);
    table.set_hand(they, pool);
    table.forget_hand(me);
    table.forget_hand(they);
    // What somebody held and no longer holds must be with the other.
    const auto infer = [&table](Seat who, Seat holder, const Cards& old) {
        old.for_each([&](Card card, int n) {
            for (int i = table.own(who).hand.count(card); i < n; ++i)
                table.learn(who, holder, card);
        });
    };
    infer(me, they, my_old);
    infer(they, me, their_old);
    return Flow::done;
}

// CF-A-ORACLE-S: the encounter ends as if there had been a deal, but there was none. A statement
// that was believed is a card seen (CF-A-GAMBLER-2).
bool card_is_known(const Look& look) {
    return look.encounter().slots[other(look.side())].as != Card::none;
}

Flow call_off(Play& play) {
    play.table.end_encounter(Result::settled);
    return Flow::leave;
}

constexpr StepFn kForesee[] = {foresee};
constexpr StepFn kMixHands[] = {mix_hands};
constexpr StepFn kCallOff[] = {return_flare, answer_flare, call_off};

constexpr Effect kPower[] = {{.rule = "CF-A-ORACLE-1",
                              .moment = Moment::selecting,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = nobody_bound,
                              .act = kForesee}};

constexpr Effect kWild[] = {{.rule = "CF-A-ORACLE-W",
                             .moment = Moment::before_selection,
                             .roles = kMain,
                             .act = kMixHands}};

constexpr Effect kSuper[] = {{.rule = "CF-A-ORACLE-S",
                              .moment = Moment::opposing_card_seen,
                              .roles = kMain,
                              .can = card_is_known,
                              .act = kCallOff}};

}  // namespace

constinit const Alien alien_oracle{.id = AlienId::oracle,
                                   .level = Level::green,
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 82,
                                   .hints = {.power = {When::always, 0.1f, 0.5f},
                                             .wild = {When::poor_hand},
                                             .super = {When::behind, 0.2f}}};

}  // namespace sidera::cosmic
