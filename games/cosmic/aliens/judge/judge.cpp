// Judge: says beforehand what a victory, or a defeat, brings besides.
//
// Alien 57, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kBase = 0;  // the item that is no number of cards
constexpr int kMostCards = 3;
constexpr int kOneCard = 1;
constexpr EffectId kForWinner = power_effect(AlienId::judge, 1);
constexpr EffectId kForLoser = power_effect(AlienId::judge, 2);

Range items(const Look&) {
    return {kBase, kMostCards};
}

// CM-A-JUDGE-1, CM-A-JUDGE-2: "yes" speaks for the winner, "no" for the loser; then what it is: a
// number of cards, or with none of them a base.
Flow ask_for_whom(Play& play) {
    return play.ask_yes_no();
}

Flow ask_item(Play& play) {
    play.frame.count = play.said_yes() ? 1 : 0;
    return play.ask_number(kBase, kMostCards);
}

void hear_item(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
}

void pronounce(Play& play) {
    play.mark_as(play.frame.count > 0 ? kForWinner : kForLoser, Side::none, play.frame.number);
}

// CM-A-JUDGE-S: also for the other one.
void pronounce_more(Play& play) {
    play.mark_as(play.carrier().count > 0 ? kForLoser : kForWinner, Side::none, play.frame.number);
}

// CM-A-JUDGE-W
void grant_card(Play& play) {
    play.mark_as(kForWinner, Side::none, kOneCard);
}

// Who gains, and at whose cost; nobody without a winner.
Side gaining(const Play& play) {
    const Encounter& e = play.encounter();
    if (e.result != Result::offense_won && e.result != Result::defense_won)
        return Side::none;
    const Side winner = e.result == Result::offense_won ? Side::offense : Side::defense;
    return play.frame.effect == kForWinner ? winner : other(winner);
}

// An external base where the other has one.
PlanetSet bases_to_share(const Public& pub, Seat taker, Seat payer) {
    return (colonies(pub, payer) & pub.planets)
        .without(system_planets(taker))
        .without(colonies(pub, taker));
}

void pay_cards(Play& play, Seat taker, Seat payer) {
    int taken = 0;
    while (taken < play.frame.number && play.table.cards.take_random(payer, taker) != Card::none)
        ++taken;
    if (taken > 0)
        play.table.tell({.kind = EventKind::cards_taken,
                         .seat = taker,
                         .other = payer,
                         .count = static_cast<std::int16_t>(taken)});
}

Flow pay(Play& play) {
    const Side side = gaining(play);
    if (side == Side::none)
        return Flow::done;
    const Seat taker = play.frame.seat = main_of(play.encounter(), side);
    const Seat payer = main_of(play.encounter(), other(side));
    if (play.frame.number != kBase) {
        pay_cards(play, taker, payer);
        return Flow::done;
    }
    const PlanetSet planets = bases_to_share(play.pub(), taker, payer);
    if (planets.empty() || colonies(play.pub(), taker).empty())
        return Flow::done;
    return play.ask(taker, {.kind = Ask::pick_planet, .planets = planets});
}

void hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
}

// With as many tokens as a cone takes.
Flow ask_settler(Play& play) {
    const Seat taker = play.frame.seat;
    const PlanetSet sources = colonies(play.pub(), taker).without(PlanetSet::of(play.frame.planet));
    if (play.frame.count >= play.table.edition().most_ships_sent || sources.empty())
        return play.skip_answer();
    return play.ask(taker,
                    {.kind = Ask::pick_source,
                     .subject = taker,
                     .planets = sources,
                     .may_stop = play.frame.count > 0});
}

Flow hear_token(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.table.ships.lift(play.frame.seat, play.said_planet());
    play.table.ships.put(play.frame.seat, play.frame.planet);
    ++play.frame.count;
    return play.go_to(ask_settler);
}

void settle(Play& play) {
    play.table.ships.colony_event(SeatSet::of(play.frame.seat), play.frame.planet);
}

constexpr Effect payment() {
    return {.rule = "CM-A-JUDGE-2",
            .use = Use::automatic,
            .promised = true,
            .act = {pay, hear_planet, ask_settler, hear_token, settle}};
}

}  // namespace

constinit const Alien alien_judge{
    .id = AlienId::judge,
    .tier = Tier::third,
    .open_to_abuse = true,
    .expansion = true,
    .power = {{.rule = "CM-A-JUDGE-1",
               .when = {before_selection, kMain},
               .announce = {ask_for_whom, ask_item, hear_item},
               .act = {pronounce}},
              payment(),
              payment()},
    .wild = {{.rule = "CM-A-JUDGE-W", .when = {before_selection}, .act = {grant_card}}},
    .super = {{.rule = "CM-A-JUDGE-S",
               .when = {before_selection, kMain},
               .super = SuperKind::rider,
               .target = {.amount = items},
               .act = {pronounce_more}}},
    .hints = {.power = {When::always, 0.1f, 0.1f}}};

}  // namespace sidera::cosmic
