// Deeds of the turn, the encounter as a whole, and the talks.

#pragma once

#include "games/cosmic/rules/totals.h"
#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

class EncounterDeeds final : public Deeds {
  public:
    explicit EncounterDeeds(Table& table) : Deeds(table) {}

    void set_phase(Phase phase) { state().pub.phase = phase; }

    void begin_turn(Seat seat);
    void begin_encounter(Seat offense, int number, bool inserted);
    void next_encounter();
    void close_encounter();   // CF-TURN-9
    void return_set_aside();  // CM-A-CHRONOS-1
    void set_order();         // CF-TIME-1

    void draw_destiny(Destiny picked = Destiny::none);
    void redraw_destiny();
    void name_defense(Seat seat);

    void point_at(Seat seat) { enc().pointed = seat; }  // what a joker stands for

    void turn_cone() { enc().reverse = !enc().reverse; }

    // The offense has to stay in this system, whatever the card says.
    void name_system(Seat seat) {
        enc().pointed = seat;
        enc().bars |= kSystemIsNamed;
    }

    // The side of the cone stays as it is.
    void count_as_joker() {
        enc().destiny = enc().reverse ? Destiny::reverse_wild : Destiny::wild;
        if ((enc().bars & kSystemIsNamed) == 0)
            enc().pointed = kNoSeat;
    }

    void aim(Planet planet);
    void invite(Side side, Seat seat);
    void join(Seat seat, Side side);
    void welcome(Seat seat, Side side);  // may join without an invitation
    void set_limit(Seat seat, int ships);

    // A public choice: it holds unless somebody cancels it, and is taken again then.
    void choose(PublicChoice what, Seat seat);
    void take_back(PublicChoice what, Seat seat);

    void cancel_choice() { running<ChoiceFrame>().cancelled = true; }

    // CF-CALC-1: an effect holds until the encounter ends.
    void mark(const Mark& mark);
    void raise_mark(EffectId by, Seat seat, int value);
    void bar(std::uint32_t what);

    // CM-A-DELEGATOR-2, CM-A-DEMON-2: somebody else is a main player now, with what lies there.
    void replace_main(Side side, Seat seat, bool old_stays_as_ally);
    // Whose ships on the target defend it, with one of them as the defense.
    void defend_together(SeatSet seats, Seat representative);

    // Going back in time (time.cpp); the step that calls these leaves its frame.
    void note_before_cards();  // P7 begins
    void note_played(Seat seat, Card card);
    void forget_played();           // they can no longer be told from others in the pile
    void forget_played(Card card);  // it does not come back
    void replay_cards(Seat seat);   // CM-A-CHRONOS-1: from P7 on; the other's card is set aside
    void replace_cards();           // CM-A-PROLONG-1: others are laid, everything else stays
    void begin_again();             // from the destiny card on, with all cards

    void let_add_low_attack(Seat seat) { enc().adds_low_attack.insert(seat); }

    void let_add_any_card(Seat seat) { enc().adds_any_card.insert(seat); }

    void allow_another() { enc().again = true; }

    void give_tokens(SeatSet seats) { enc().token_holders = seats; }

    void set_result(Result result) { enc().result = result; }

    void settle(const Verdict& verdict);
    // CF-ROLE-3: these leave whatever is going on and continue with the encounter's end or
    // resolution; the step that calls them leaves its frame.
    void end_encounter(Result result);
    void win_at_once(Side side);  // unless something inverts it
    void go_to(std::uint8_t step);
    void launch_again();  // the offense loads and aims anew
    void end_game(SeatSet winners);

  private:
    void refresh_limits();
    void pause_limits();
    void resume_limits();
    void refresh_answers(Seat seat);
    void take_back_card(Side side);
    void take_back_kicker(Seat seat);
    std::uint8_t take_back_aim();  // yields the step at which it is taken again
    void put_back(Seat seat);
    void return_laid_cards(Seat who_goes_back);
    void return_played(bool with_cards_only);
    void drop_marks_of_cards();
    void refresh_powers(Moment from, Moment to, const PlayFrame* but);
    void unwind(std::size_t depth);
};

// CF-DEAL-2 to CF-DEAL-14
class TalkDeeds final : public Deeds {
  public:
    explicit TalkDeeds(Table& table) : Deeds(table) {}

    void begin();
    void add_term(const Answer& answer);  // to the draft of who says it
    void propose(Seat seat);
    void accept(Seat seat);
    void refuse(Side side);
    void declare_failure(Side side);

    void wait(Side side) { talks().waiting[side] = true; }

    void void_deal() { talks().agreed = false; }

    // CM-KICK-5: a failure costs each as many times more as the other's kicker says.
    void multiply_losses();

    void forget_regained(Side side) { talks().regained[side] = 0; }

    // CF-A-PACIFIST-S: some of the loss of one side goes over to the other.
    void shift_loss(Side from, int ships);

    // The deal is carried out term by term.
    void pick(Side giver, Card card, std::uint8_t type);

    void drop_colony_ships(Side giver) { talks().deal.gives[giver].ships = 0; }

    void land_ship(Side giver, Seat taker);
    int take_freed(Seat seat);

  private:
    Talks& talks() { return state().pub.talks; }
};

}  // namespace sidera::cosmic
