// Dictator: says to all others where they go.
//
// Alien 8, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kSystem = 1;  // the power of Mayfair's edition

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

// CM-A-DICTATOR-1: the card of one player; a joker leaves it to the offense.
bool colour_is_turned(const Look& look) {
    const Encounter& e = look.encounter();
    return e.defense == kNoSeat && e.pointed != kNoSeat && !is_wild(e.destiny);
}

// CM-A-DICTATOR-S
bool own_colour_is_turned(const Look& look) {
    return power_unused(look, AlienId::dictator, kSystem) && colour_is_turned(look);
}

// CM-RUL-1
SeatSet systems(const Look& look) {
    const Public& pub = look.pub();
    SeatSet found;
    for (const Seat seat : everybody(pub))
        if (seat == look.encounter().offense ? has_target_at_home(pub)
                                             : !(pub.planets & system_planets(seat)).empty())
            found.insert(seat);
    return found;
}

// CM-DICT-1: whatever the card says, and whoever may choose by it.
void send(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play, kSystem);
    play.table.encounters.name_system(play.frame.seat);
}

}  // namespace

// CM-A-DICTATOR-W
constinit const Alien alien_dictator{.id = AlienId::dictator,
                                     .level = Level::red,
                                     .power = {{.rule = "CF-A-DICTATOR-1",
                                                .when = {before_destiny, kNotOffense},
                                                .in = kFantasyFlight,
                                                .use = Use::mandatory,
                                                .often = true,
                                                .can = not_drawn,
                                                .act = {ask_destiny, command}},
                                               {.rule = "CM-A-DICTATOR-1",
                                                .when = {destiny_known, kNotOffense},
                                                .in = kMayfair,
                                                .can = colour_is_turned,
                                                .target = {.players = systems},
                                                .act = {send}}},
                                     .wild = {{.rule = "CF-A-DICTATOR-W",
                                               .when = {destiny_known, kNotOffense},
                                               .can = card_counts,
                                               .act = {return_flare, answer_flare, draw_again}}},
                                     .super = {{.rule = "CF-A-DICTATOR-S",
                                                .when = {before_destiny, kOffense},
                                                .in = kFantasyFlight,
                                                .super = SuperKind::enable,
                                                .can = not_drawn,
                                                .act = {ask_destiny, command}},
                                               {.rule = "CM-A-DICTATOR-S",
                                                .when = {destiny_known, kOffense},
                                                .in = kMayfair,
                                                .super = SuperKind::enable,
                                                .can = own_colour_is_turned,
                                                .target = {.players = systems},
                                                .act = {send}}},
                                     .rating = 67,
                                     .hints = {.wild = {When::hunted}}};

}  // namespace sidera::cosmic
