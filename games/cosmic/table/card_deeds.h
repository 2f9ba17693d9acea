// Deeds with cards: drawing, discarding, giving; who knows what; the cards that lie in the
// encounter.

#pragma once

#include <utility>

#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

// Deck, pile, hands, hoards, what lies aside, forts.
class CardDeeds final : public Deeds {
  public:
    explicit CardDeeds(Table& table) : Deeds(table) {}

    // CF-HAND-5, T-DRAW: others may answer before the cards are in the hand. None for a count of 0.
    // `same_event`: they have had their word on this draw already.
    void draw(Seat seat,
              int count,
              DrawFrame::To to = DrawFrame::To::hand,
              bool same_event = false);
    // What the frame of a draw does: takes from the deck, then hands out what was drawn.
    void take_from_deck(DrawFrame& draw);
    void receive(DrawFrame& draw);
    // More of the draw that is about to begin, of which as many go back on top of the deck; and a
    // draw in which nothing is due.
    void draw_more(int count, EffectId by);
    void sort_top(Seat seat, int count, EffectId by);
    void put_back(DrawFrame& draw, Card card);
    // Of what somebody is getting right now, drawn or taken, at random.
    void divert(Seat to, int count);
    Card top_card();  // none: a quake came instead
    bool can_draw_encounter_card() const;
    void search_encounter_card(Seat seat);  // CM-HAND-3: the next one of the deck
    void quake();                           // CF-HAND-6
    void put_under(Card card);              // the deck
    // Its cards are laid before one player, who may take some of them; then it is shuffled.
    void look_through_deck(Seat seat, bool (*wanted)(Card));
    void take_of_deck(Seat seat, Card card);
    void shuffle_deck(Seat seat);

    void drop_draw() { running<DrawFrame>().count = 0; }

    // CM-SETUP-7: flares come into the game and leave it.
    void draw_unused_flare(Seat seat);
    void remove_flare(Seat seat, AlienId flare);
    void renew_hand(Seat seat);  // CF-HAND-2

    void keep_in_new_hand() { running<RenewFrame>().keeps = true; }

    void reward(Seat seat, int count);  // as an ally is, beside the rewards there are
    void compensate(Seat taker, Seat payer, int count);

    // Into and out of hands and hoards, without a word to anybody.
    void gain(Seat seat, Card card);
    bool remove(Seat seat, Card card);  // whether it was there
    void gain_hoard(Seat seat, Card card);
    void remove_hoard(Seat seat, Card card);
    void set_hand(Seat seat, const Cards& cards);

    // CF-HAND-4: to the pile, before everybody's eyes; nothing if the card is not there.
    void discard(Seat seat, Card card);
    void discard_as_reinforcement(Seat seat, Card card);
    void discard_all(Seat seat, const CardSet& kept = {});
    void discard_hoard(Seat seat);
    // A card that lay on the table. `quiet`: nobody can answer it any more.
    void to_pile(Seat from, Card card, bool quiet = false);
    // T-DISC of plays from this place of the frames on: now they may be answered.
    void release_tosses(std::size_t depth);
    Card take_from_pile(std::size_t at);
    // Cards that were just discarded go to a hand; yields how many.
    int take_tossed(Seat to, bool (*wanted)(Card), int most = kMaxDeck);
    // The card used in the encounter at this place of `spent`; none: it is no longer in the pile.
    Card fetch(std::size_t spent);

    // Only giver and taker learn which card it is.
    void give(Seat from, Seat to, Card card);
    Card take_random(Seat from, Seat to);  // CF-HAND-7; none: there is no card
    Card random_card(Seat seat);
    Card random_card(Seat seat, const Question& wanted);  // of those that fit
    // For this encounter; only giver and taker learn which card it is.
    void borrow(Seat from, Seat to, Card card);
    void return_borrowed(Seat from, Seat to);  // what was not used
    void swap_hands(Seat a, Seat b);
    void mix_hands(Seat me, Seat they);  // each stays as large as it is
    // A card comes into a hand before everybody's eyes.
    void take_openly(Seat seat, Card card);

    // It has to be played in the next planning (CF-A-PHILANTHROPIST-S).
    void oblige(Seat seat, Card card) { own(seat).must_play = card; }

    // Aside for a moment; whoever puts something aside has it taken back.
    void put_aside(Seat seat, Card card);
    void put_played_aside(Seat seat, Card card);  // it is in no hand, for it is being played
    void take_aside_back(Seat seat);

    // The flare of a use that ends the hand waits for the next one.
    void set_aside_for_new_hand(Card card) { enc().put_aside = card; }

    // What has come into a hand since it was noted.
    void note_hand(Seat seat) { own(seat).received = own(seat).hand; }

    void note_received(Seat seat, bool nothing_left);

    void forget_received(Seat seat) { own(seat).received = {}; }

    // The compensation that is being paid.
    void raise_spoils(int count) { spoils().count = static_cast<std::uint8_t>(count); }

    void turn_spoils() { std::swap(spoils().taker, spoils().payer); }

    void refuse_to_pay(Seat seat) { spoils().refused.insert(seat); }

    // An effect lets somebody pick the cards.
    void let_pick(Seat picker, EffectId by);
    // From somebody else, and up to as many may go back.
    void take_from(Seat payer, bool gives_back);

    void build_fort(Seat seat, Card card, Planet planet);
    void raze_forts(Planet planet, Seat owner);  // `none`: all of them

  private:
    SpoilsFrame& spoils() { return running<SpoilsFrame>(); }

    void divert_drawn(DrawFrame& draw, Seat to, int count);
    void divert_taken(SpoilsFrame& spoils, Seat to, int count);

    void refill_deck();
    void toss(TossFrame cards);
};

// Who knows which card where.
class MindDeeds final : public Deeds {
  public:
    explicit MindDeeds(Table& table) : Deeds(table) {}

    // Somebody knows that a card is in a hand. A card known twice must be there twice.
    void learn(Seat seat, Seat holder, Card card);
    void learn_all(Seat holder, Card card);  // everybody does
    // A hand was mixed, or a card left it at random: what was known of it may no longer be there.
    void forget_hand(Seat holder);
    // A card left a hand before everybody's eyes.
    void spot(Seat holder, Card card);

    // Cards laid before one player alone.
    void show(Seat to, const Cards& cards) { own(to).shown = cards; }

    void show_hand(Seat to, Seat of);

    // CM-A-AURA-1: the hands of all others lie open until the encounter ends: what comes to one or
    // leaves it is seen.
    void open_hands(Seat by);
    void close_hands();  // the encounter that opened them is over
    void see_open_hand(Seat of);
    void see_arrive(Seat holder, Card card);
    void see_leave(Seat holder, Card card);
    void open_deck();  // CM-A-AURA-W
    void see_open_deck();
    void show_hand_to_all(Seat of);
    void show_laid_card(Seat to, Side side);  // open or not
    void show_drawn(const DrawFrame& draw);   // to who draws

    void hide(Seat from, Card card) { own(from).shown.remove(card); }

    // From now on, and for the rest of the encounter, also what is being drawn right now.
    void watch(Seat watcher, Seat watched);
};

using Extras = FixedVec<Card, kMaxExtras>;

// The two places for encounter cards, and what lies beside them.
class SlotDeeds final : public Deeds {
  public:
    explicit SlotDeeds(Table& table) : Deeds(table) {}

    void select(Seat seat, Card card, bool hoarded);
    void lay_reply(Seat seat);  // what it has said; from a hoard that is a use others may answer
    // The card that lies there goes back, and one of another hand lies in its place.
    void lay_instead(Side side, Seat from, Card card);
    // The card goes back to where it came from; nothing if none lies there.
    void take_back(Side side);
    void open_card(Side side);
    void count_as(Side side, Card card);  // CF-A-GEN-3
    void swap_slots();
    void replace_card(Side side, Card card);
    void copy_for_morph();  // CF-REV-1: it copies what the other card counts as
    // CF-A-CLONE-1: back to the hand, also from a hoard. It was used all the same.
    void reclaim(Side side);

    // Cards beside the main ones, face down from a hand (CM-KICK-1, CM-RUL-8).
    void lay_kicker(Seat seat, Card card);
    void lay_beside(Seat seat, Side side, BesideKind kind, Card card);
    void open_beside();
    void lay_open_kicker(Seat seat, Card card);  // one that lay on the table
    void state_kicker(Side side, Card card);     // what it is said to be, without showing it
    void take_back_beside();                     // all of them, to those who laid them
    void discard_kicker(Side side);
    void take_back_second(Seat seat);  // one that still lies face down
    void take_back_kicker(Seat seat);  // likewise
    // One that was laid by a seat, back to its hand; nothing if none lies there.
    void reclaim_beside(Seat seat);

    void add_extra(Seat seat, Card card) { enc().extras.push_back({card, seat}); }

    bool take_extra(Seat seat, Card card);  // whether it lay there
    // All of a seat, or those that are wanted; the last one first.
    Extras take_extras(Seat seat, bool (*wanted)(Card) = nullptr);

    void note_offered(std::size_t spent) { enc().spent[spent].offered = true; }

    void discard_cards();  // CF-RES-6
    void discard_extras();
    // CM-P9-2: a card that was used after the reveal; whether it waits for the end.
    bool keep_used(Seat seat, Card card);
    bool take_used(Seat seat, Card card);  // whether it lay there
    void discard_used();
    void clear_away();  // to the pile at once, with what lies beside them

    void shows_first(Seat seat) { enc().shows_first = seat; }

    void set_margin(int margin) { enc().margin = static_cast<std::int16_t>(margin); }

  private:
    void copy_identity(Side from);
    void count_second_cards();
    void discard_beside();

    Card& hidden(const Beside& beside) {
        return beside.kind == BesideKind::kicker ? own(beside.seat).kicker
                                                 : own(beside.seat).beside;
    }
};

}  // namespace sidera::cosmic
