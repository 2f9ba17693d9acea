// Grudge: remembers who was invited and did not come.
//
// Alien 13, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kLittle = 1;
constexpr int kMuch = 4;
constexpr EffectId kTokens = power_effect(AlienId::grudge, 0);
constexpr EffectId kRevengeOnAll = power_effect(AlienId::grudge, 1);

// CF-A-GRUDGE-1: who came and was sent home again is not disloyal.
SeatSet disloyal(const Public& pub, Side side) {
    const Encounter& e = pub.encounter();
    return e.invited[side].without(e.came[side]);
}

bool somebody_stayed_away(const Look& look) {
    return !disloyal(look.pub(), look.side()).empty();
}

void hand_out_tokens(Play& play) {
    play.table.encounters.give_tokens(disloyal(play.pub(), play.side()));
    play.mark(play.side());
}

// CF-A-GRUDGE-2: for whom the tokens were given.
Side offended(const Encounter& e) {
    for (const Mark& mark : e.marks)
        if (mark.by == kTokens)
            return mark.side;
    return Side::none;
}

int penalty(const Encounter& e) {
    const Side side = offended(e);
    if (e.result == Result::deal || e.result == won_by(side))
        return kLittle;
    const bool lost = e.result == won_by(other(side)) || e.result == Result::both_lost;
    return lost || e.result == Result::no_deal ? kMuch : 0;
}

bool tokens_are_out(const Look& look) {
    return !look.encounter().token_holders.empty() && offended(look.encounter()) != Side::none;
}

// CF-A-GRUDGE-S
bool power_works(const Look& look) {
    return usable_sheet(look.pub(), look.me(), AlienId::grudge) >= 0;
}

Flow offer_more(Play& play) {
    if (penalty(play.encounter()) == kLittle && play.offer_rider())
        return Flow::ask;
    return play.skip_answer();
}

// CM-A-GRUDGE-1: of several only one has to pay, with the super flare all (CM-A-GRUDGE-S).
bool may_spare_some(const Play& play) {
    return play.encounter().token_holders.size() > 1 && penalty(play.encounter()) > 0;
}

Flow offer_all(Play& play) {
    return may_spare_some(play) && play.offer_rider() ? Flow::ask : play.skip_answer();
}

Flow ask_offender(Play& play) {
    return may_spare_some(play) && !play.frame.ridden
               ? play.ask_player(play.encounter().token_holders)
               : play.skip_answer();
}

void spare_others(Play& play) {
    play.table.encounters.give_tokens(SeatSet::of(play.said_seat()));
}

// Ships that came to the other side's help are safe, wherever they stand now.
void take_revenge(Play& play) {
    const Encounter& e = play.encounter();
    const SeatSet holders = play.encounter().token_holders;
    const bool raised = play.frame.ridden && play.frame.effect == kRevengeOnAll;
    const int ships = raised ? kMuch : penalty(e);
    play.table.encounters.give_tokens({});
    if (ships == 0)
        return;
    play.table.ships.begin_loss(Cause::effect);
    for (std::size_t i = e.order.size(); i > 0; --i)
        if (const Seat seat = e.order[i - 1]; holders.has(seat))
            play.table.ships.surrender({.owner = seat,
                                        .chooser = seat,
                                        .count = static_cast<std::uint8_t>(ships),
                                        .spares_allied = e.came[other(offended(e))].has(seat)});
}

// CM-A-GRUDGE-W
SeatSet disloyal_with_cards(const Look& look) {
    SeatSet found;
    for (const Seat seat : disloyal(look.pub(), look.side()))
        if (look.pub().players[seat].hand > 0)
            found.insert(seat);
    return found;
}

void take_card(Play& play) {
    const Seat payer = play.frame.seat;
    if (play.table.cards.take_random(payer, play.me()) != Card::none)
        play.table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = payer, .count = 1});
}

constexpr Effect claim(Moment moment) {
    return {.rule = "CM-A-GRUDGE-W",
            .when = {moment, kMain},
            .in = kMayfair,
            .target = {.players = disloyal_with_cards},
            .act = {take_card}};
}

// CF-A-GRUDGE-W
bool opponent_won_with_allies(const Look& look) {
    const Side winner = other(look.side());
    return look.encounter().result == won_by(winner) && !look.encounter().allies[winner].empty();
}

}  // namespace

constinit const Alien alien_grudge{
    .id = AlienId::grudge,
    .level = Level::red,
    .power = {{.rule = "CF-A-GRUDGE-1",
               .when = {allied, kMain},
               .use = Use::mandatory,
               .can = somebody_stayed_away,
               .act = {hand_out_tokens}},
              {.rule = "CF-A-GRUDGE-2",
               .when = {aftermath},
               .in = kFantasyFlight,
               .use = Use::automatic,
               .lasting = true,
               .can = tokens_are_out,
               .act = {offer_more, hear_rider, take_revenge}},
              {.rule = "CM-A-GRUDGE-1",
               .when = {resolved},
               .in = kMayfair,
               .use = Use::automatic,
               .lasting = true,
               .can = tokens_are_out,
               .act = {offer_all, hear_rider, ask_offender, spare_others, take_revenge}}},
    .wild = {{.rule = "CF-A-GRUDGE-W",
              .when = {winner_known, kMain},
              .in = kFantasyFlight,
              .can = opponent_won_with_allies,
              .act = {bar<kNoLandingOfAllies>}},
             claim(allied),
             claim(resolved)},
    .super = {{.rule = "CF-A-GRUDGE-S",
               .when = {aftermath, kMain},
               .in = kFantasyFlight,
               .super = SuperKind::rider,
               .rides = 1,
               .can = power_works},
              {.rule = "CM-A-GRUDGE-S",
               .when = {.roles = kMain},
               .in = kMayfair,
               .super = SuperKind::rider,
               .rides = 2,
               .can = power_works}},
    .rating = 74};

}  // namespace sidera::cosmic
