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

void command(Play& play) {
    play.table.encounters.draw_destiny(static_cast<Destiny>(play.table.operand()));
}

// CF-A-DICTATOR-W, also when a power has named somebody else than the card.
bool card_counts(const Look& look) {
    return look.encounter().destiny != Destiny::none;
}

Flow draw_again(Play& play) {
    play.table.encounters.redraw_destiny();
    play.table.encounters.go_to(play.table.edition().landmarks.destiny);
    return Flow::leave;
}

}  // namespace

constinit const Alien alien_dictator{.id = AlienId::dictator,
                                     .level = Level::red,
                                     .power = {{.rule = "CF-A-DICTATOR-1",
                                                .when = {before_destiny, kNotOffense},
                                                .use = Use::mandatory,
                                                .often = true,
                                                .can = not_drawn,
                                                .act = {ask_destiny, command}}},
                                     .wild = {{.rule = "CF-A-DICTATOR-W",
                                               .when = {destiny_known, kNotOffense},
                                               .can = card_counts,
                                               .act = {return_flare, answer_flare, draw_again}}},
                                     .super = {{.rule = "CF-A-DICTATOR-S",
                                                .when = {before_destiny, kOffense},
                                                .super = SuperKind::enable,
                                                .can = not_drawn,
                                                .act = {ask_destiny, command}}},
                                     .rating = 67,
                                     .hints = {.wild = {When::hunted}}};

}  // namespace sidera::cosmic
