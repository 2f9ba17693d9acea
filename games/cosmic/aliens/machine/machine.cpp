// Machine: goes on with one encounter after the other while it has cards for them.
//
// Alien 20, in Fantasy Flight and Mayfair.

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

// CF-A-MACHINE-W: the first encounter failed, or no card is left.
bool stuck(const Look& look) {
    const Encounter& e = look.encounter();
    const bool succeeded =
        e.result == Result::offense_won || e.result == Result::deal || e.result == Result::settled;
    return could_go_on(look) && e.number == 1 && (!succeeded || !holds_card(look));
}

// Without a card there will be a new hand; the flare lies aside until then.
void go_on_anyway(Play& play) {
    Table& table = play.table;
    table.encounters.allow_another();
    if (holds_card(table.look(play.me())))
        return;
    table.encounters.bar(kFreshHand);
    if (!play.frame.hoarded && table.edition().flares_return) {
        play.frame.gone = true;
        table.cards.set_aside_for_new_hand(play.frame.card);
    }
}

// CF-A-MACHINE-S: a card instead of a ship.
bool retrieves(const Look& look) {
    return look.player().warp > 0 && (look.encounter().bars & kNoRetrieval) == 0;
}

void draw_instead(Play& play) {
    play.table.encounters.bar(kNoRetrieval);
    play.table.cards.draw(play.me(), 1);
}

}  // namespace

// CM-A-MACHINE-1, CM-A-MACHINE-W, CM-A-MACHINE-S
constinit const Alien alien_machine{
    .id = AlienId::machine,
    .level = Level::red,
    .power = {{.rule = "CF-A-MACHINE-1",
               .when = {encounter_ends, kOffense},
               .can = has_cards_left,
               .act = {[](Play& play) { play.table.encounters.allow_another(); }}}},
    .wild = {{.rule = "CF-A-MACHINE-W",
              .when = {encounter_ends, kOffense},
              .can = stuck,
              .act = {go_on_anyway}}},
    .super = {{.rule = "CF-A-MACHINE-S",
               .when = {before_retrieval, kOffense},
               .can = retrieves,
               .act = {draw_instead}}},
    .rating = 104,
    .hints = {.wild = {When::always, 0.2f}, .super = {When::lonely}}};

}  // namespace sidera::cosmic
