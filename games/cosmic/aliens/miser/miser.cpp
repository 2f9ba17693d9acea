// Miser: a second hand that nobody can touch.
//
// Alien 25, in Fantasy Flight.
//
// CF-A-MISER-1: the hoard is played from wherever a card may be played (`plays_hoard`); each such
// play is a use. CF-A-MISER-2: hands alone are taken from. Its first power stands for an encounter
// card that is chosen from there.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kOthers = 2;  // cards that a wild flare protects beside itself

// Zapped: the card goes back to the hoard.
Flow put_back(Play& play) {
    play.table.take_back(play.side());
    return Flow::done;
}

// CF-A-MISER-3
bool hoard_is_useless(const Look& look) {
    const bool there_are_cards =
        look.pub().deck + look.player().hoard > 0 || !look.pub().discards.empty();
    return there_are_cards && !look.ref.own.hoard.any_of(kEncounterCards);
}

Flow drop_hoard(Play& play) {
    play.table.discard_hoard(play.me());
    return Flow::next;
}

Flow refill_hoard(Play& play) {
    play.table.draw(play.me(), play.table.edition().hand_size, DrawFrame::To::hoard);
    return Flow::done;
}

// CF-A-MISER-W
bool pays_compensation(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->payer == look.me();
}

// The flare first, then two others; they come back when it is over.
Flow hide(Play& play) {
    Table& table = play.table;
    if (!play.frame.gone && !play.frame.hoarded) {
        play.frame.gone = true;
        table.gain(play.me(), play.frame.card);
        table.put_aside(play.me(), play.frame.card);
    }
    if (play.frame.count >= kOthers || play.pub().players[play.me()].hand == 0)
        return Flow::done;
    ++play.frame.count;
    return play.ask_card();
}

Flow hide_more(Play& play) {
    play.table.put_aside(play.me(), play.said_card());
    return play.back_to(0);
}

// CF-A-MISER-S
Flow hoard_one(Play& play) {
    play.table.draw(play.me(), 1, DrawFrame::To::hoard);
    return Flow::done;
}

constexpr StepFn kPutBack[] = {put_back};
constexpr StepFn kRenew[] = {drop_hoard, refill_hoard};
constexpr StepFn kHide[] = {hide, hide_more};
constexpr StepFn kHoardOne[] = {hoard_one};

constexpr Effect renewal(Moment moment) {
    return {.rule = "CF-A-MISER-3",
            .moment = moment,
            .use = Use::free,
            .often = true,
            .can = hoard_is_useless,
            .act = kRenew};
}

constexpr Effect kPower[] = {{.rule = "CF-A-MISER-1", .zapped = kPutBack},
                             renewal(Moment::encounter_begins),
                             renewal(Moment::before_selection),
                             renewal(Moment::encounter_ends)};

constexpr Effect kWild[] = {{.rule = "CF-A-MISER-W", .moment = Moment::new_hand, .act = kHide},
                            {.rule = "CF-A-MISER-W",
                             .moment = Moment::compensating,
                             .can = pays_compensation,
                             .act = kHide}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MISER-S",
                              .moment = Moment::encounter_begins,
                              .roles = kOffense,
                              .act = kHoardOne}};

}  // namespace

constinit const Alien alien_miser{.id = AlienId::miser,
                                  .level = Level::green,
                                  .setup_text = true,
                                  .passive = {.plays_hoard = true},
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 83};

}  // namespace sidera::cosmic
