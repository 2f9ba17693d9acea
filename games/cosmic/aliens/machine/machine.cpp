// Machine: goes on with one encounter after the other while it has cards for them.
//
// Alien 20, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool holds_card(const Look& look) {
    return holds_encounter_card(look.pub(), look.ref.own, look.me());
}

// An inserted encounter is followed by the interrupted one (CF-NEST-2).
bool could_go_on(const Look& look) {
    return !look.encounter().inserted && !look.encounter().again;
}

bool has_cards_left(const Look& look) {
    return could_go_on(look) && holds_card(look);
}

// CF-A-MACHINE-1
Flow go_on(Play& play) {
    play.table.allow_another();
    return Flow::done;
}

// CF-A-MACHINE-W: the first encounter failed, or no card is left.
bool stuck(const Look& look) {
    const Encounter& e = look.encounter();
    const bool succeeded =
        e.result == Result::offense_won || e.result == Result::deal || e.result == Result::settled;
    return could_go_on(look) && e.number == 1 && (!succeeded || !holds_card(look));
}

// Without a card there will be a new hand; the flare lies aside until then.
Flow go_on_anyway(Play& play) {
    Table& table = play.table;
    table.allow_another();
    if (holds_card(table.look(play.me())))
        return Flow::done;
    table.bar(kFreshHand);
    if (!play.frame.hoarded) {
        play.frame.gone = true;
        table.enc().put_aside = play.frame.card;
    }
    return Flow::done;
}

// CF-A-MACHINE-S: a card instead of a ship.
bool retrieves(const Look& look) {
    return look.player().warp > 0 && (look.encounter().bars & kNoRetrieval) == 0;
}

Flow draw_instead(Play& play) {
    play.table.bar(kNoRetrieval);
    play.table.draw(play.me(), 1);
    return Flow::done;
}

constexpr StepFn kGoOn[] = {go_on};
constexpr StepFn kGoOnAnyway[] = {go_on_anyway};
constexpr StepFn kDrawInstead[] = {draw_instead};

constexpr Effect kPower[] = {{.rule = "CF-A-MACHINE-1",
                              .moment = Moment::encounter_ends,
                              .roles = kOffense,
                              .can = has_cards_left,
                              .act = kGoOn}};

constexpr Effect kWild[] = {{.rule = "CF-A-MACHINE-W",
                             .moment = Moment::encounter_ends,
                             .roles = kOffense,
                             .can = stuck,
                             .act = kGoOnAnyway}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MACHINE-S",
                              .moment = Moment::before_retrieval,
                              .roles = kOffense,
                              .can = retrieves,
                              .act = kDrawInstead}};

}  // namespace

constinit const Alien alien_machine{
    .id = AlienId::machine,
    .level = Level::red,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 104,
    .hints = {.wild = {When::always, 0.2f}, .super = {When::lonely}}};

}  // namespace sidera::cosmic
