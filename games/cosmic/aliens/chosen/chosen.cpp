// Chosen: draws three cards after the reveal and may use one of them.
//
// Alien 4, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kCards = 3;

// CF-A-CHOSEN-1
Flow draw_three(Play& play) {
    play.table.draw(play.me(), kCards, DrawFrame::To::open);
    return Flow::next;
}

template<class Test>
bool any_drawn(const Play& play, Test test) {
    for (const Extra& extra : play.encounter().extras)
        if (extra.seat == play.me() && test(extra.card))
            return true;
    return false;
}

bool is_other_card(Card card) {
    return !is_encounter_card(card);
}

// CF-A-CHOSEN-S: decided after the cards are seen.
Flow offer_to_keep(Play& play) {
    if (any_drawn(play, is_other_card) && play.offer_rider())
        return Flow::ask;
    play.frame.step = 2;
    return Flow::next;
}

Flow keep_others(Play& play) {
    auto& extras = play.table.enc().extras;
    for (std::size_t i = extras.size(); play.frame.ridden && i > 0; --i)
        if (const Extra extra = extras[i - 1];
            extra.seat == play.me() && is_other_card(extra.card)) {
            extras.erase_at(i - 1);
            take_openly(play.table, play.me(), extra.card);
        }
    return Flow::next;
}

// CF-A-CHOSEN-2
Flow ask_pick(Play& play) {
    if (!any_drawn(play, is_encounter_card)) {
        play.frame.step = 6;
        return Flow::next;
    }
    return play.ask({.kind = Ask::pick_open, .pick = Pick::encounter, .may_stop = true});
}

Flow hear_pick(Play& play) {
    if (play.said_stop()) {
        play.frame.step = 6;
        return Flow::next;
    }
    play.frame.chosen = play.said_card();
    // "Yes" adds the card, "no" puts it in the place of the revealed one.
    if (is_attack(play.frame.chosen) && is_attack(play.encounter().slots[play.side()].as))
        return play.ask_yes_no();
    play.frame.step = 6;
    return Flow::next;
}

Flow hear_way(Play& play) {
    if (play.said_yes()) {
        play.frame.number = 1;
        play.mark(play.side(), value_of(play.frame.chosen), play.frame.chosen);
    }
    return Flow::next;
}

void take_from_extras(Table& table, Seat seat, Card card) {
    auto& extras = table.enc().extras;
    for (std::size_t i = 0; i < extras.size(); ++i)
        if (extras[i].seat == seat && extras[i].card == card) {
            extras.erase_at(i);
            return;
        }
}

// CF-A-CHOSEN-3: an added card stays until the encounter cards leave.
Flow use_and_discard(Play& play) {
    Table& table = play.table;
    const Card chosen = play.frame.chosen;
    if (chosen != Card::none)
        take_from_extras(table, play.me(), chosen);
    if (chosen != Card::none && play.frame.number == 0)
        table.replace_card(play.side(), chosen);
    FixedVec<Extra, 6> rest;
    auto& extras = table.enc().extras;
    for (std::size_t i = extras.size(); i > 0; --i)
        if (extras[i - 1].seat == play.me()) {
            rest.push_back(extras[i - 1]);
            extras.erase_at(i - 1);
        }
    if (chosen != Card::none && play.frame.number == 1)
        table.add_extra(play.me(), chosen);
    for (const Extra& extra : rest)
        table.to_pile(play.me(), extra.card);
    return Flow::done;
}

// CF-CALC-1 step 4
void add_card(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card += mark.value;
}

// CF-A-CHOSEN-W
Flow draw_one(Play& play) {
    play.table.draw(play.me(), 1);
    return Flow::done;
}

constexpr StepFn kUse[] = {draw_three,
                           offer_to_keep,
                           hear_rider,
                           keep_others,
                           ask_pick,
                           hear_pick,
                           hear_way,
                           use_and_discard};
constexpr StepFn kDiscardDrawn[] = {use_and_discard};
constexpr StepFn kDrawOne[] = {draw_one};

constexpr Effect kPower[] = {{.rule = "CF-A-CHOSEN-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .late_ride = true,
                              .act = kUse,
                              .zapped = kDiscardDrawn,
                              .order = 4,
                              .modify = add_card}};

constexpr Effect kWild[] = {
    {.rule = "CF-A-CHOSEN-W", .moment = Moment::before_selection, .roles = kMain, .act = kDrawOne}};

constexpr Effect kSuper[] = {{.rule = "CF-A-CHOSEN-S",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_chosen{.id = AlienId::chosen,
                                   .level = Level::green,
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 135,
                                   .hints = {.power = {When::behind, 0.2f, 0.5f}}};

}  // namespace sidera::cosmic
