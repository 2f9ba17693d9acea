// Chosen: draws three cards after the reveal and may use one of them.
//
// Alien 4, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kCards = 3;

// CF-A-CHOSEN-1
void draw_three(Play& play) {
    play.table.cards.draw(play.me(), kCards, DrawFrame::To::open);
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
    return play.skip_answer();
}

void keep_others(Play& play) {
    if (play.frame.ridden)
        for (const Card card : play.table.slots.take_extras(play.me(), is_other_card))
            play.table.cards.take_openly(play.me(), card);
}

void use_and_discard(Play& play);

// CF-A-CHOSEN-2
Flow ask_pick(Play& play) {
    if (!any_drawn(play, is_encounter_card))
        return play.go_to(use_and_discard);
    // Of the own ones, should those of somebody else lie there, too.
    SeatSet whose;
    for (const Extra& extra : play.encounter().extras)
        if (extra.seat != play.me())
            whose = SeatSet::of(play.me());
    return play.ask(
        {.kind = Ask::pick_open, .seats = whose, .pick = Pick::encounter, .may_stop = true});
}

Flow hear_pick(Play& play) {
    if (play.said_stop())
        return play.skip_answer();
    play.frame.chosen = play.said_card();
    // "Yes" adds the card, "no" puts it in the place of the revealed one.
    if (is_attack(play.frame.chosen) && is_attack(play.encounter().slots[play.side()].as))
        return play.ask_yes_no();
    return play.skip_answer();
}

// CM-X-2: the first kicker that was drawn before the card.
Card drawn_kicker(const Play& play) {
    for (const Extra& extra : play.encounter().extras) {
        if (extra.seat != play.me())
            continue;
        if (extra.card == play.frame.chosen)
            break;
        if (is_kicker(extra.card))
            return extra.card;
    }
    return Card::none;
}

// CM-A-CHOSEN-1: without one its own kicker multiplies what is added as well.
void hear_way(Play& play) {
    if (!play.said_yes())
        return;
    const Card kicker = drawn_kicker(play);
    const int factor =
        kicker != Card::none ? value_of(kicker) : kicker_of(play.encounter(), play.side());
    play.frame.number = 1;
    play.mark(play.side(), value_of(play.frame.chosen) * factor, play.frame.chosen);
}

// CM-X-2: it takes the place of one that was played.
void use_drawn_kicker(Play& play) {
    const Card kicker = drawn_kicker(play);
    if (play.frame.chosen == Card::none || kicker == Card::none)
        return;
    play.table.slots.discard_kicker(play.side());
    if (play.frame.number == 0 && play.table.slots.take_extra(play.me(), kicker))
        play.table.slots.lay_open_kicker(play.me(), kicker);
}

// CF-A-CHOSEN-3: an added card stays until the encounter cards leave.
void use_and_discard(Play& play) {
    Table& table = play.table;
    const Card chosen = play.frame.chosen;
    use_drawn_kicker(play);
    if (chosen != Card::none)
        table.slots.take_extra(play.me(), chosen);
    if (chosen != Card::none && play.frame.number == 0)
        table.slots.replace_card(play.side(), chosen);
    const auto rest = table.slots.take_extras(play.me());
    if (chosen != Card::none && play.frame.number == 1)
        table.slots.add_extra(play.me(), chosen);
    for (const Card card : rest)
        table.cards.to_pile(play.me(), card);
}

// CF-CALC-1 step 4
void add_card(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card += mark.value;
}

}  // namespace

// CM-A-CHOSEN-1, CM-A-CHOSEN-W, CM-A-CHOSEN-S
constinit const Alien alien_chosen{
    .id = AlienId::chosen,
    .level = Level::green,
    .power = {{.rule = "CF-A-CHOSEN-1",
               .when = {revealed, kMain},
               .late_ride = true,
               .act = {draw_three,
                       offer_to_keep,
                       hear_rider,
                       keep_others,
                       ask_pick,
                       hear_pick,
                       hear_way,
                       use_and_discard},
               .zapped = {use_and_discard},
               .sum = {4, add_card}}},
    .wild = {{.rule = "CF-A-CHOSEN-W", .when = {before_selection, kMain}, .act = {draw_one}}},
    .super = {{.rule = "CF-A-CHOSEN-S", .when = {revealed, kMain}, .super = SuperKind::rider}},
    .rating = 135,
    .hints = {.power = {When::behind, 0.2f, 0.5f}}};

}  // namespace sidera::cosmic
