// Laser: blinds the opponent, whose card is drawn at random.
//
// Alien 78, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool opponent_chooses(const Look& look) {
    return !look.encounter().slots[other(look.side())].selected;
}

// CM-A-LASER-1: of the cards that may be chosen; none where all of them lie in a hoard.
void draw_card(Play& play) {
    Table& table = play.table;
    const Seat victim = play.opponent();
    const Question wanted = selection_question(table.look(victim).ref);
    if (const Card drawn = table.cards.random_card(victim, wanted); drawn != Card::none)
        table.slots.select(victim, drawn, false);
}

// CM-A-LASER-S
void burn_card(Play& play) {
    if (!play.frame.ridden)
        return;
    if (const Card lost = play.table.cards.random_card(play.opponent()); lost != Card::none)
        play.table.cards.discard(play.opponent(), lost);
}

// CM-A-LASER-W: a defense without cards gets new ones first.
void fill_hand(Play& play) {
    Table& table = play.table;
    const Seat victim = play.opponent();
    if (victim == play.encounter().defense &&
        !holds_encounter_card(play.pub(), table.own(victim), victim))
        table.cards.renew_hand(victim);
}

// CM-X-8: and its kicker before.
Flow ask_kicker(Play& play) {
    const Seat victim = play.opponent();
    const bool may_hold = play.pub().rules.asking == Asking::holders
                              ? holds_kicker(play.table.own(victim))
                              : play.pub().players[victim].hand > 0;
    if (!play.pub().rules.kickers || !may_hold)
        return play.skip_answer();
    return play.table.ask(victim,
                          {.kind = Ask::kicker,
                           .pick = Pick::type,
                           .low = static_cast<std::int8_t>(CardType::kicker),
                           .may_stop = true,
                           .quiet = true});
}

void lay_kicker(Play& play) {
    if (!play.said_stop() && verb(play.table.code()) == Verb::card)
        play.table.slots.lay_kicker(play.opponent(), play.said_card());
}

Flow ask_card(Play& play) {
    const Seat victim = play.opponent();
    if (!holds_encounter_card(play.pub(), play.table.own(victim), victim))
        return Flow::done;
    return play.table.ask_all(
        SeatSet::of(victim),
        {.kind = Ask::select_card, .about = play.frame.effect, .pick = Pick::encounter});
}

void lay_card(Play& play) {
    play.table.slots.lay_reply(play.opponent());
}

}  // namespace

constinit const Alien alien_laser{
    .id = AlienId::laser,
    .power = {{.rule = "CM-A-LASER-1",
               .when = {selecting, kMain},
               .use = Use::mandatory,
               .can = opponent_chooses,
               .act = {draw_card, burn_card}}},
    .wild = {{.rule = "CM-A-LASER-W",
              .when = {before_invitations, kMain},
              .can = opponent_chooses,
              .act = {fill_hand, ask_kicker, lay_kicker, ask_card, lay_card}}},
    .super = {{.rule = "CM-A-LASER-S", .when = {selecting, kMain}, .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.1f, 0.5f}, .wild = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
