// Grudge: remembers who was invited and did not come.
//
// Alien 13, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/grudge/offenders.h"

namespace sidera::cosmic {
namespace {

using namespace grudge;

bool somebody_stayed_away(const Look& look) {
    return !disloyal(look.pub(), look.side()).empty();
}

void hand_out_tokens(Play& play) {
    play.table.encounters.give_tokens(disloyal(play.pub(), play.side()));
    play.mark(play.side());
}

bool tokens_are_out(const Look& look) {
    return !look.encounter().token_holders.empty() && offended(look.encounter()) != Side::none;
}

// CF-A-GRUDGE-S
bool power_works(const Look& look) {
    return usable_sheet(look.pub(), look.me(), AlienId::grudge) >= 0;
}

Flow offer_more(Play& play) {
    const Encounter& e = play.encounter();
    const bool little = penalty(e, offended(e)) == kLittle;
    return little && play.offer_rider() ? Flow::ask : play.skip_answer();
}

// Ships that came to the other side's help are safe, wherever they stand now.
void punish(Play& play, SeatSet offenders, int ships, Side side) {
    const Encounter& e = play.encounter();
    if (ships == 0)
        return;
    play.table.ships.begin_loss(Cause::effect);
    for (std::size_t i = e.order.size(); i > 0; --i)
        if (const Seat seat = e.order[i - 1]; offenders.has(seat))
            play.table.ships.surrender({.owner = seat,
                                        .chooser = seat,
                                        .count = static_cast<std::uint8_t>(ships),
                                        .spares_allied = e.came[other(side)].has(seat)});
}

void take_revenge(Play& play) {
    const Encounter& e = play.encounter();
    const SeatSet holders = e.token_holders;
    const Side side = offended(e);
    play.table.encounters.give_tokens({});
    punish(play, holders, play.frame.ridden ? kMuch : penalty(e, side), side);
}

// CM-A-GRUDGE-1: when all is resolved, one of them has to pay.
SeatSet offenders(const Look& look) {
    const bool matters = penalty(look.encounter(), look.side()) > 0;
    return matters ? disloyal(look.pub(), look.side()) : SeatSet{};
}

// CM-A-GRUDGE-S: or all of them.
bool several_offend(const Look& look) {
    return power_works(look) && offenders(look).size() > 1;
}

void blame(Play& play) {
    const SeatSet seats = play.frame.ridden ? offenders(play.look()) : SeatSet::of(play.frame.seat);
    punish(play, seats, penalty(play.encounter(), play.side()), play.side());
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

constinit const Alien alien_grudge{.id = AlienId::grudge,
                                   .level = Level::red,
                                   .power = {{.rule = "CF-A-GRUDGE-1",
                                              .when = {allied, kMain},
                                              .in = kFantasyFlight,
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
                                              .when = {resolved, kMain},
                                              .in = kMayfair,
                                              .use = Use::mandatory,
                                              .target = {.players = offenders},
                                              .act = {blame}}},
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
                                              .can = several_offend}},
                                   .rating = 74};

}  // namespace sidera::cosmic
