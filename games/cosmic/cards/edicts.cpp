// Edicts of Mayfair's edition, as far as they do something else than the artifacts of the other
// one: anybody may play them, involved or not (CM-EDICT-1).

#include "games/cosmic/cards/cards.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

constexpr std::string_view kRule = "CM-EDICT-1";

SeatSet anybody(const Look& look) {
    return everybody(look.pub());
}

SeatSet others_with_cards(const Look& look) {
    SeatSet seats;
    for (const Seat seat : everybody(look.pub()))
        if (seat != look.me() && look.pub().players[seat].hand > 0)
            seats.insert(seat);
    return seats;
}

// CM-TIME-4: a flare is cancelled, and discarded like any other (CM-FLARE-5).
bool answers_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() && play->card != Card::none &&
           is_flare(play->card);
}

void cancel_answered(Play& play) {
    play.table.plays.cancel(play.answered());
}

void cancel_flare(Play& play) {
    play.table.plays.cancel_flare(play.answered());
}

// Un-Zap: a zap has no effect.
bool answers_zap(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() &&
           (counts_as(*play) == card(Plain::cosmic_zap) ||
            counts_as(*play) == card(Plain::flare_zap));
}

bool in_warp(const Look& look) {
    return look.player().warp > 0;
}

void free_own(Play& play) {
    play.table.ships.retrieve(play.me(), play.look().player().warp);
}

SeatSet seats_in_warp(const Look& look) {
    SeatSet seats;
    for (const Seat seat : everybody(look.pub()))
        if (look.pub().players[seat].warp > 0)
            seats.insert(seat);
    return seats;
}

void free_two(Play& play) {
    play.table.ships.retrieve(play.frame.seat, 2);
}

// CM-X-18. Keeper: what is no challenge card stays in the hand that is renewed.
bool renews_own_hand(const Look& look) {
    const auto* renewal = topmost<RenewFrame>(look.pub().frames);
    return renewal != nullptr && renewal->seat == look.me();
}

void keep_cards(Play& play) {
    play.table.cards.keep_in_new_hand();
}

// Finder: who has the card gives it away.
Flow ask_victim(Play& play) {
    return play.ask_player(others_with_cards(play.look()));
}

Flow ask_name(Play& play) {
    play.frame.seat = play.said_seat();
    return play.ask({.kind = Ask::pick_named});
}

Flow hear_name(Play& play) {
    play.frame.chosen = play.said_card();
    return Flow::done;
}

void find(Play& play) {
    Table& table = play.table;
    const Card wanted = play.frame.chosen;
    table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = wanted});
    if (!table.own(play.frame.seat).hand.has(wanted))
        return;
    table.cards.give(play.frame.seat, play.me(), wanted);
    table.minds.learn_all(play.me(), wanted);
    table.tell({.kind = EventKind::card_given, .seat = play.frame.seat, .other = play.me()});
}

constexpr Effect finder(Moment moment) {
    return {.rule = kRule,
            .when = {moment},
            .in = kMayfair,
            .can = [](const Look& look) { return !others_with_cards(look).empty(); },
            .announce = {ask_victim, ask_name, hear_name},
            .act = {find}};
}

void renew(Play& play) {
    play.table.cards.renew_hand(play.frame.seat);
}

// Space Junk: the top card of the pile, but for the one that is being played.
bool pile_lies_there(const Look& look) {
    return !look.pub().discards.empty();
}

void take_junk(Play& play) {
    const Public& pub = play.pub();
    if (!pub.discards.empty())
        play.table.cards.take_openly(play.frame.seat,
                                     play.table.cards.take_from_pile(pub.discards.size() - 1));
}

constexpr Effect space_junk(Moment moment) {
    return {.rule = kRule,
            .when = {moment},
            .in = kMayfair,
            .can = pile_lies_there,
            .target = {.players = anybody},
            .act = {take_junk}};
}

// Victory Boon: the defense is rewarded as an ally would be.
bool defense_has_won(const Look& look) {
    const Encounter& e = look.encounter();
    return e.result == Result::defense_won && ships_in_encounter(look.pub(), e.defense) > 0;
}

void reward_defense(Play& play) {
    play.table.cards.reward(play.encounter().defense,
                            ships_in_encounter(play.pub(), play.encounter().defense));
}

void turn_cone(Play& play) {
    play.table.encounters.turn_cone();
}

// Wild Destiny: the card that was turned is a joker.
bool card_is_turned(const Look& look) {
    const Encounter& e = look.encounter();
    return e.destiny != Destiny::none && e.defense == kNoSeat && !is_wild(e.destiny);
}

void make_joker(Play& play) {
    play.table.encounters.count_as_joker();
}

// Kicker Zap: a kicker that has been turned up.
bool kicker_lies_open(const Look& look) {
    for (const Beside& beside : look.encounter().beside)
        if (beside.kind == BesideKind::kicker && beside.as != Card::none)
            return true;
    return false;
}

// Where both sides have one, which is said first.
Flow ask_kicker_side(Play& play) {
    const Encounter& e = play.encounter();
    if (has_kicker(e, Side::offense) && has_kicker(e, Side::defense))
        return ask_which_side(play);
    play.frame.side = has_kicker(e, Side::offense) ? Side::offense : Side::defense;
    return Flow::done;
}

void cancel_kicker(Play& play) {
    play.table.slots.discard_kicker(play.frame.side);
}

// Timegash: from the destiny card on everything is done again.
Flow leave_table(Play& play) {
    play.table.plays.dispose(play.frame);
    return Flow::next;
}

Flow begin_again(Play& play) {
    play.table.encounters.forget_played(play.frame.card);
    play.table.encounters.begin_again();
    return Flow::leave;
}

constexpr Effect timegash(Moment moment) {
    return {.rule = kRule, .when = {moment}, .in = kMayfair, .act = {leave_table, begin_again}};
}

void draw_one_card(Play& play) {
    play.table.cards.draw(play.me(), 1);
}

}  // namespace

constinit const Effect kFlareZap[] = {{.rule = kRule,
                                       .when = {card_played},
                                       .in = kMayfair,
                                       .can = answers_flare,
                                       .act = {cancel_flare}}};

constinit const Effect kUnZap[] = {{.rule = kRule,
                                    .when = {card_played},
                                    .in = kMayfair,
                                    .can = answers_zap,
                                    .act = {cancel_answered}}};

constinit const Effect kWarpBreak[] = {
    {.rule = kRule, .when = {before_retrieval}, .in = kMayfair, .can = in_warp, .act = {free_own}}};

constinit const Effect kRebirth[] = {{.rule = kRule,
                                      .when = {before_retrieval},
                                      .in = kMayfair,
                                      .target = {.players = seats_in_warp},
                                      .act = {free_two}}};

constinit const Effect kKeeper[] = {{.rule = kRule,
                                     .when = {new_hand},
                                     .in = kMayfair,
                                     .can = renews_own_hand,
                                     .act = {keep_cards}}};

constinit const Effect kFinder[] = {finder(before_retrieval),
                                    finder(before_destiny),
                                    finder(before_launch),
                                    finder(before_invitations),
                                    finder(allied),
                                    finder(before_selection),
                                    finder(selected),
                                    finder(aftermath)};

constinit const Effect kHandZap[] = {{.rule = kRule,
                                      .when = {encounter_begins},
                                      .in = kMayfair,
                                      .target = {.players = anybody},
                                      .act = {renew}}};

constinit const Effect kSpaceJunk[] = {space_junk(before_retrieval),
                                       space_junk(before_destiny),
                                       space_junk(before_launch),
                                       space_junk(before_invitations),
                                       space_junk(allied),
                                       space_junk(before_selection),
                                       space_junk(selected),
                                       space_junk(aftermath)};

constinit const Effect kVictoryBoon[] = {{.rule = kRule,
                                          .when = {winner_known},
                                          .in = kMayfair,
                                          .can = defense_has_won,
                                          .act = {reward_defense}}};

constinit const Effect kSolarWind[] = {
    {.rule = kRule, .when = {allied}, .in = kMayfair, .act = {turn_cone}}};

constinit const Effect kLucreLevy[] = {
    {.rule = kRule, .when = {before_retrieval}, .in = kMayfair, .act = {draw_one_card}}};

constinit const Effect kTimegash[] = {timegash(before_selection), timegash(selected)};

constinit const Effect kKickerZap[] = {{.rule = kRule,
                                        .when = {revealed},
                                        .in = kMayfair,
                                        .can = kicker_lies_open,
                                        .announce = {ask_kicker_side, announce_side},
                                        .act = {cancel_kicker}}};

constinit const Effect kWildDestiny[] = {{.rule = kRule,
                                          .when = {destiny_known},
                                          .in = kMayfair,
                                          .can = card_is_turned,
                                          .act = {make_joker}}};

}  // namespace sidera::cosmic
