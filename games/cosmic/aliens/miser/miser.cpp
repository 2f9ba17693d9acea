// Miser: a second hand that nobody can touch.
//
// Alien 25, in Fantasy Flight and Mayfair.
//
// CF-A-MISER-1: the hoard is played from wherever a card may be played (`plays_hoard`); each such
// play is a use. CF-A-MISER-2: hands alone are taken from. Its first power stands for an encounter
// card that is chosen from there.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kOthers = 2;  // cards that a wild flare protects beside itself

// Zapped: the card goes back to the hoard.
void put_back(Play& play) {
    play.table.slots.take_back(play.side());
}

// CF-A-MISER-3
bool hoard_is_useless(const Look& look) {
    const bool there_are_cards =
        look.pub().deck + look.player().hoard > 0 || !look.pub().discards.empty();
    return there_are_cards && !look.ref.own.hoard.any_of(kEncounterCards);
}

void drop_hoard(Play& play) {
    play.table.cards.discard_hoard(play.me());
}

void refill_hoard(Play& play) {
    play.table.cards.draw(play.me(), play.table.edition().hand_size, DrawFrame::To::hoard);
}

// CF-A-MISER-W
bool pays_compensation(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->payer == look.me();
}

// The flare first, then two others; they come back when it is over.
Flow hide(Play& play) {
    Table& table = play.table;
    const bool hides_itself = table.edition().flares_return;  // else it is discarded
    if (hides_itself && !play.frame.gone && !play.frame.hoarded) {
        play.frame.gone = true;
        table.cards.gain(play.me(), play.frame.card);
        table.cards.put_aside(play.me(), play.frame.card);
    }
    if (play.frame.count >= kOthers || play.pub().players[play.me()].hand == 0)
        return Flow::done;
    ++play.frame.count;
    return play.ask_card();
}

Flow hide_more(Play& play) {
    play.table.cards.put_aside(play.me(), play.said_card());
    return play.ask_again();
}

// CF-A-MISER-S
void hoard_one(Play& play) {
    play.table.cards.draw(play.me(), 1, DrawFrame::To::hoard);
}

constexpr Effect renewal(Moment moment) {
    return {.rule = "CF-A-MISER-3",
            .when = {moment},
            .use = Use::free,
            .often = true,
            .can = hoard_is_useless,
            .act = {drop_hoard, refill_hoard}};
}

}  // namespace

// CM-A-MISER-1, CM-A-MISER-W, CM-A-MISER-S
constinit const Alien alien_miser{
    .id = AlienId::miser,
    .level = Level::green,
    .tier = Tier::second,
    .setup_text = true,
    .artifacts = true,
    .passive = {.plays_hoard = true},
    .power = {{.rule = "CF-A-MISER-1", .zapped = {put_back}},
              renewal(encounter_begins),
              renewal(before_selection),
              renewal(encounter_ends)},
    .wild = {{.rule = "CF-A-MISER-W", .when = {new_hand}, .act = {hide, hide_more}},
             {.rule = "CF-A-MISER-W",
              .when = {compensating},
              .can = pays_compensation,
              .act = {hide, hide_more}}},
    .super = {{.rule = "CF-A-MISER-S", .when = {encounter_begins, kOffense}, .act = {hoard_one}}},
    .rating = 83};

}  // namespace sidera::cosmic
