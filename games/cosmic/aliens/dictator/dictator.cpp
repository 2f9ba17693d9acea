// Dictator: picks the destiny cards of all others.
//
// Alien 8, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-DICTATOR-2: not for its own draws, which are random. CF-A-DICTATOR-1: before each draw, also
// when a card is drawn again. An encounter that has named its defense draws none (CF-NEST-1).
bool not_drawn(const Look& look) {
    return look.encounter().destiny == Destiny::none && look.encounter().defense == kNoSeat;
}

Flow ask_destiny(Play& play) {
    return play.ask({.kind = Ask::pick_destiny});
}

Flow command(Play& play) {
    play.table.draw_destiny(static_cast<Destiny>(play.table.operand()));
    return Flow::done;
}

// CF-A-DICTATOR-W, also when a power has named somebody else than the card.
bool card_counts(const Look& look) {
    return look.encounter().destiny != Destiny::none;
}

Flow draw_again(Play& play) {
    play.table.redraw_destiny();
    play.table.go_to(play.table.edition().landmarks.destiny);
    return Flow::leave;
}

constexpr StepFn kCommand[] = {ask_destiny, command};
constexpr StepFn kDrawAgain[] = {return_flare, answer_flare, draw_again};

constexpr Effect kPower[] = {{.rule = "CF-A-DICTATOR-1",
                              .moment = Moment::before_destiny,
                              .roles = kNotOffense,
                              .use = Use::mandatory,
                              .often = true,
                              .can = not_drawn,
                              .act = kCommand}};

constexpr Effect kWild[] = {{.rule = "CF-A-DICTATOR-W",
                             .moment = Moment::destiny_known,
                             .roles = kNotOffense,
                             .can = card_counts,
                             .act = kDrawAgain}};

constexpr Effect kSuper[] = {{.rule = "CF-A-DICTATOR-S",
                              .moment = Moment::before_destiny,
                              .roles = kOffense,
                              .super = SuperKind::enable,
                              .can = not_drawn,
                              .act = kCommand}};

}  // namespace

constinit const Alien alien_dictator{.id = AlienId::dictator,
                                     .level = Level::red,
                                     .power = kPower,
                                     .wild = kWild,
                                     .super = kSuper,
                                     .rating = 67,
                                     .hints = {.wild = {When::hunted}}};

}  // namespace sidera::cosmic
