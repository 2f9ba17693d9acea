// What an effect sees when it asks whether it may be used, and what it acts with.

#pragma once

#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {

struct Data;
class Table;

// The table as the owner of an effect sees it: never more than its view.
struct Look {
    const Data& data;
    ViewRef ref;

    Seat me() const { return ref.seat; }

    const Public& pub() const { return ref.pub; }

    const Encounter& encounter() const { return ref.pub.encounter(); }

    const Player& player() const { return ref.pub.players[ref.seat]; }

    const Cards& hand() const { return ref.own.hand; }

    Side side() const { return side_of(ref.pub, ref.seat); }

    Seat opponent() const { return opponent_of(ref.pub, ref.seat); }

    // What a response window is about: the play below it. Null elsewhere.
    const PlayFrame* answered() const;

    const LossFrame* loss() const { return topmost<LossFrame>(ref.pub.frames); }

    // Whether somebody else has just discarded such a card (T-DISC).
    bool tossed(bool (*wanted)(Card)) const;

    // Cards that are attacks as they count now (CF-A-GEN-3).
    bool attack(Side side) const { return is_attack(encounter().slots[side].as); }

    bool both_attack() const { return attack(Side::offense) && attack(Side::defense); }
};

// A running use. Steps of an effect get this; a step performs at most one deed and ends with it.
struct Play {
    Table& table;
    PlayFrame& frame;

    Seat me() const { return frame.owner; }

    Look look() const;
    const Public& pub() const;
    const Encounter& encounter() const;
    Side side() const;
    Seat opponent() const;
    const Cards& hand() const;

    // The play that this one answers.
    const PlayFrame& answered() const;

    // The use that this super flare rides on.
    const PlayFrame& carrier() const;

    // The batch of ships that this use answers.
    const LossFrame& loss() const;

    // Of own cards that are looked through, those that have not been played meanwhile.
    void show_what_is_left() const;

    // Puts a question to the owner of the effect, or to somebody else.
    Flow ask(Question question) const { return ask(frame.owner, question); }

    Flow ask(Seat seat, Question question) const;
    Flow ask_player(SeatSet seats) const;
    Flow ask_planet(PlanetSet planets, bool may_stop = false) const;
    Flow ask_card(Pick pick = Pick::any, int low = 0, int high = 0, bool may_stop = false) const;
    Flow ask_number(int low, int high) const;
    Flow ask_yes_no() const;
    // For a ship of somebody: on one of these planets, or on a tech (CF-TECH-8). The answer is
    // noted by `note_ship`; `take_ship` yields whether the ship was still there.
    Flow ask_ship(Ask kind, Seat owner, PlanetSet planets) const;
    void note_ship(Seat owner) const;
    bool take_ship(Seat owner) const;

    // The answer to the question of the step before.
    Seat said_seat() const;
    Planet said_planet() const;
    Card said_card() const;
    Side said_side() const;
    int said_number() const;
    bool said_yes() const;
    bool said_stop() const;

    // Goes on with this step of the same list; it must stand there.
    Flow go_to(Flow (*step)(Play&)) const;
    Flow go_to(void (*step)(Play&)) const;

    // Back to the step before, which asked.
    Flow ask_again() const {
        --frame.step;
        return Flow::again;
    }

    // Nothing was asked: goes on behind the step that would hear the answer.
    Flow skip_answer() const {
        ++frame.step;
        return Flow::next;
    }

    // Adds a mark to the encounter: this effect holds until its end.
    void mark(Side side = Side::none, int value = 0, Card card = Card::none) const;
    // The same for another effect of the alien, when a use leaves a mark of another kind.
    void mark_as(EffectId by, Side side, int value = 0, Card card = Card::none) const;

    // This effect has had its answer to the event at hand (for effects marked `often`).
    void answer_once() const;

    // Whether the own super flare rides on this use, for powers that offer it late.
    bool offer_rider() const;  // whether its owner is asked
};

// Announced choices that most effects need, to be put into `announce`.
Flow announce_player(Play& play);
Flow ask_which_side(Play& play);
Flow announce_side(Play& play);

// CF-RESP-7: a card that is named for all to hear, kept in `chosen`.
Flow ask_challenge_card(Play& play);
void hear_named_card(Play& play);

// Answers that come one by one until enough is said: an own ship goes to the named planet, and
// `count` counts it; a card that is shown is discarded.
Flow hear_settler(Play& play);
Flow hear_shown_discard(Play& play);

}  // namespace sidera::cosmic
