// Gambler: keeps its card face down and says what it is.
//
// Alien 12, in Fantasy Flight.

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

Flow hear_claim(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = play.frame.chosen});
    return Flow::done;
}

// CF-A-GAMBLER-S: more ships at stake for both.
Flow ask_stake(Play& play) {
    if (play.frame.ridden)
        return play.ask_number(1, kHighestStake);
    play.frame.step = 1;
    return Flow::next;
}

Flow hear_stake(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    play.table.tell({.kind = EventKind::claimed,
                     .seat = play.me(),
                     .card = play.frame.chosen,
                     .value = play.frame.number});
    return Flow::next;
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
    play.table.begin_loss(Cause::effect);
    play.table.surrender({.owner = loser,
                          .chooser = loser,
                          .count = static_cast<std::uint8_t>(ships),
                          .spared = loser == e.defense ? e.target : Planet::none});
}

// CF-A-GAMBLER-2: what it says counts. CF-A-GAMBLER-3: or the card is turned up, and the liar or
// the doubter pays.
Flow hear_opponent(Play& play) {
    const Side side = play.side();
    if (!play.said_yes()) {
        play.table.count_as(side, play.frame.chosen);
        return Flow::done;
    }
    play.table.tell({.kind = EventKind::challenged, .seat = play.opponent(), .other = play.me()});
    play.table.open_card(side);
    const bool truth = play.encounter().slots[side].card == play.frame.chosen;
    lose_stake(play, truth ? play.opponent() : play.me());
    return Flow::done;
}

// CF-A-GAMBLER-W
Flow ask_spread(Play& play) {
    return play.ask_number(1, kHighestSpread);
}

Flow hear_spread(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    return Flow::done;
}

Flow bet(Play& play) {
    play.mark(play.side(), play.frame.number);
    return Flow::done;
}

void win_bet(Sum& sum, const Mark& mark, const Public&) {
    SideSum& mine = sum[mark.side];
    const SideSum& theirs = sum[other(mark.side)];
    const int spread = mine.card > theirs.card ? mine.card - theirs.card : theirs.card - mine.card;
    if (is_attack(mine.as) && is_attack(theirs.as) && spread >= mark.value)
        mine.card += mark.value;
}

constexpr StepFn kClaim[] = {ask_claim, hear_claim};
constexpr StepFn kBluff[] = {ask_stake, hear_stake, ask_opponent, hear_opponent};
constexpr StepFn kAskSpread[] = {ask_spread, hear_spread};
constexpr StepFn kBet[] = {bet};

constexpr Effect kPower[] = {{.rule = "CF-A-GAMBLER-1",
                              .moment = Moment::revealing,
                              .roles = kMain,
                              .can = card_is_down,
                              .announce = kClaim,
                              .act = kBluff}};

constexpr Effect kWild[] = {{.rule = "CF-A-GAMBLER-W",
                             .moment = Moment::selected,
                             .roles = kMain,
                             .announce = kAskSpread,
                             .act = kBet,
                             .order = 3,
                             .modify = win_bet}};

constexpr Effect kSuper[] = {{.rule = "CF-A-GAMBLER-S",
                              .moment = Moment::revealing,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_gambler{
    .id = AlienId::gambler,
    .level = Level::red,
    .never_with = AlienId::sorcerer,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 67,
    .hints = {.power = {When::bluff, 0.1f, 0.4f}, .wild = {When::swing}}};

}  // namespace sidera::cosmic
