// Gambler: keeps its card face down and says what it is.
//
// Alien 12, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kHighestSpread = 40;
constexpr int kHighestStake = 20;

// CF-A-GAMBLER-1: at the reveal, or when it has to show its card earlier.
bool card_is_down(const Look& look) {
    const Slot& slot = look.encounter().slots[look.side()];
    return slot.selected && !slot.open && slot.as == Card::none;
}

Flow ask_claim(Play& play) {
    return play.ask({.kind = Ask::pick_claim});
}

void hear_claim(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = play.frame.chosen});
}

// CM-X-7: a kicker stays hidden too, and is said to be one.
Card own_kicker(const Play& play) {
    for (const Beside& beside : play.encounter().beside)
        if (beside.kind == BesideKind::kicker && beside.side == play.side() && !beside.open)
            return play.table.own(beside.seat).kicker;
    return Card::none;
}

Flow ask_kicker_claim(Play& play) {
    if (own_kicker(play) == Card::none)
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_claim,
                     .pick = Pick::type,
                     .low = static_cast<std::int8_t>(CardType::kicker)});
}

void hear_kicker_claim(Play& play) {
    play.frame.count = static_cast<std::int8_t>(play.said_card());
    play.table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = play.said_card()});
}

Card kicker_claim(const Play& play) {
    return play.frame.count == 0 ? Card::none : static_cast<Card>(play.frame.count);
}

// CF-A-GAMBLER-S: more ships at stake for both.
Flow ask_stake(Play& play) {
    if (play.frame.ridden)
        return play.ask_number(1, kHighestStake);
    return play.skip_answer();
}

void hear_stake(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    play.table.tell({.kind = EventKind::claimed,
                     .seat = play.me(),
                     .card = play.frame.chosen,
                     .value = play.frame.number});
}

// "Yes" challenges.
Flow ask_opponent(Play& play) {
    return play.ask(play.opponent(),
                    {.kind = Ask::pick_yes_no, .subject = play.me(), .card = play.frame.chosen});
}

// The ships come from outside the encounter.
void lose_stake(Play& play, Seat loser) {
    const Encounter& e = play.encounter();
    const int ships = ships_in_encounter(play.pub(), loser) + play.frame.number;
    play.table.ships.begin_loss(Cause::effect);
    play.table.ships.surrender({.owner = loser,
                                .chooser = loser,
                                .count = static_cast<std::uint8_t>(ships),
                                .spared = loser == e.defense ? e.target : Planet::none});
}

// CF-A-GAMBLER-2: what it says counts. CF-A-GAMBLER-3: or the card is turned up, and the liar or
// the doubter pays.
void hear_opponent(Play& play) {
    const Side side = play.side();
    if (!play.said_yes()) {
        play.table.slots.count_as(side, play.frame.chosen);
        if (kicker_claim(play) != Card::none)
            play.table.slots.state_kicker(side, kicker_claim(play));
        return;
    }
    play.table.tell({.kind = EventKind::challenged, .seat = play.opponent(), .other = play.me()});
    const bool true_kicker = own_kicker(play) == kicker_claim(play);
    play.table.slots.open_card(side);
    const bool truth = play.encounter().slots[side].card == play.frame.chosen && true_kicker;
    lose_stake(play, truth ? play.opponent() : play.me());
}

// CF-A-GAMBLER-W
Range spreads(const Look&) {
    return {1, kHighestSpread};
}

void win_bet(Sum& sum, const Mark& mark, const Public&) {
    SideSum& mine = sum[mark.side];
    const SideSum& theirs = sum[other(mark.side)];
    const int spread = mine.card > theirs.card ? mine.card - theirs.card : theirs.card - mine.card;
    if (is_attack(mine.as) && is_attack(theirs.as) && spread >= mark.value)
        mine.card += mark.value;
}

}  // namespace

// CM-A-GAMBLER-1, CM-A-GAMBLER-W, CM-A-GAMBLER-S
constinit const Alien alien_gambler{
    .id = AlienId::gambler,
    .level = Level::red,
    .never_with = AlienSet::of(AlienId::sorcerer),
    .power = {{.rule = "CF-A-GAMBLER-1",
               .when = {revealing, kMain},
               .can = card_is_down,
               .announce = {ask_claim, hear_claim, ask_kicker_claim, hear_kicker_claim},
               .act = {ask_stake, hear_stake, ask_opponent, hear_opponent}}},
    .wild = {{.rule = "CF-A-GAMBLER-W",
              .when = {selected, kMain},
              .target = {.amount = spreads},
              .act = {mark_number},
              .sum = {3, win_bet}}},
    .super = {{.rule = "CF-A-GAMBLER-S", .when = {revealing, kMain}, .super = SuperKind::rider}},
    .rating = 67,
    .hints = {.power = {When::bluff, 0.1f, 0.4f}, .wild = {When::swing}}};

}  // namespace sidera::cosmic
