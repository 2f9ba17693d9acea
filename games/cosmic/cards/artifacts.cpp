// The other artifacts, and reinforcements.

#include "games/cosmic/cards/cards.h"

namespace sidera::cosmic {
namespace {

// Mobius Tubes: everybody's ships leave the warp, one owner after the other.
bool somebody_in_warp(const Look& look) {
    for (const Seat seat : everybody(look.pub()))
        if (look.pub().players[seat].warp > 0)
            return true;
    return false;
}

Flow free_everybody(Play& play) {
    const auto& order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        play.table.retrieve(order[i - 1], play.pub().players[order[i - 1]].warp);
    return Flow::done;
}

// Plague: the victim loses three ships, then discards one card of each type it holds.
Flow ask_victim(Play& play) {
    return play.ask_player(everybody(play.pub()));
}

Flow ask_discard(Play& play) {
    const Seat victim = play.frame.seat;
    for (; play.frame.count < kCardTypes; ++play.frame.count) {
        bool held = false;
        play.table.own(victim).hand.for_each([&](Card card, int) {
            held = held || static_cast<int>(type_of(card)) == play.frame.count;
        });
        if (held)
            return play.ask(victim,
                            {.kind = Ask::pick_card,
                             .subject = victim,
                             .pick = Pick::type,
                             .low = play.frame.count});
    }
    return Flow::done;
}

Flow hear_discard(Play& play) {
    ++play.frame.count;
    play.table.discard(play.frame.seat, play.said_card());
    return play.back_to(1);
}

Flow infect(Play& play) {
    play.table.lose(play.frame.seat, 3);
    return Flow::next;
}

// Force Field: any allies, one after the other.
SeatSet allies(const Public& pub) {
    return pub.encounter().allies[Side::offense] | pub.encounter().allies[Side::defense];
}

bool has_allies(const Look& look) {
    return !allies(look.pub()).empty();
}

Flow ask_ally(Play& play) {
    const SeatSet left = allies(play.pub()).without(play.frame.seats);
    if (left.empty())
        return Flow::done;
    return play.ask(
        {.kind = Ask::pick_player, .seats = left, .may_stop = !play.frame.seats.empty()});
}

Flow hear_ally(Play& play) {
    if (play.said_stop())
        return Flow::done;
    play.frame.seats.insert(play.said_seat());
    return play.back_to(0);
}

Flow cancel_alliances(Play& play) {
    const auto order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (play.frame.seats.has(order[i - 1]))
            play.table.recall(order[i - 1]);
    return Flow::done;
}

// Emotion Control: attacks count as negotiates.
bool attack_revealed(const Look& look) {
    return look.attack(Side::offense) || look.attack(Side::defense);
}

Flow calm_down(Play& play) {
    for (const Side side : {Side::offense, Side::defense})
        if (is_attack(play.encounter().slots[side].as))
            play.table.count_as(side, card(Plain::negotiate));
    return Flow::done;
}

bool deal_stands(const Look& look) {
    return look.pub().talks.agreed;
}

Flow void_deal(Play& play) {
    play.table.talks().agreed = false;
    return Flow::done;
}

Flow release_gas(Play& play) {
    play.table.bar(kNoCompensation | kNoRewards);
    return Flow::done;
}

// CF-REV-7: on either side, while both cards are attacks.
bool totals_count(const Look& look) {
    return look.both_attack();
}

Flow reinforce(Play& play) {
    const int value = value_of(play.frame.card);
    play.mark(play.frame.side, value, play.frame.card);
    play.table.tell({.kind = EventKind::reinforced,
                     .seat = play.me(),
                     .side = play.frame.side,
                     .value = static_cast<std::int16_t>(value)});
    return Flow::done;
}

constexpr StepFn kFreeEverybody[] = {free_everybody};
constexpr StepFn kAskVictim[] = {ask_victim, announce_player};
constexpr StepFn kInfect[] = {infect, ask_discard, hear_discard};
constexpr StepFn kAskAllies[] = {ask_ally, hear_ally};
constexpr StepFn kCancelAlliances[] = {cancel_alliances};
constexpr StepFn kCalmDown[] = {calm_down};
constexpr StepFn kVoidDeal[] = {void_deal};
constexpr StepFn kReleaseGas[] = {release_gas};
constexpr StepFn kAskSide[] = {ask_which_side, announce_side};
constexpr StepFn kReinforce[] = {reinforce};

}  // namespace

void add_value(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].bonus += mark.value;
}

constinit const Effect kMobiusTubes[] = {{.rule = "CF-WARP-1",
                                          .moment = Moment::encounter_begins,
                                          .roles = kOffense,
                                          .can = somebody_in_warp,
                                          .act = kFreeEverybody}};

constinit const Effect kPlague[] = {{.rule = "CF-LOSS-2",
                                     .moment = Moment::encounter_begins,
                                     .announce = kAskVictim,
                                     .act = kInfect}};

constinit const Effect kForceField[] = {{.rule = "CF-ROLE-1",
                                         .moment = Moment::allied,
                                         .can = has_allies,
                                         .announce = kAskAllies,
                                         .act = kCancelAlliances}};

constinit const Effect kEmotionControl[] = {
    {.rule = "CF-CALC-1", .moment = Moment::revealed, .can = attack_revealed, .act = kCalmDown}};

constinit const Effect kQuash[] = {
    {.rule = "CF-DEAL-9", .moment = Moment::deal_agreed, .can = deal_stands, .act = kVoidDeal}};

constinit const Effect kIonicGas[] = {
    {.rule = "CF-COMP-1", .moment = Moment::winner_known, .act = kReleaseGas}};

constinit const Effect kReinforcement[] = {{.rule = "CF-REV-7",
                                            .moment = Moment::revealed,
                                            .roles = kMainOrAlly,
                                            .often = true,
                                            .can = totals_count,
                                            .announce = kAskSide,
                                            .act = kReinforce,
                                            .order = 6,
                                            .modify = add_value}};

std::span<const Effect> effects_of(Plain kind) {
    switch (kind) {
        case Plain::reinforcement_2:
        case Plain::reinforcement_3:
        case Plain::reinforcement_5:
            return kReinforcement;
        case Plain::card_zap:
            return kCardZap;
        case Plain::cosmic_zap:
            return kCosmicZap;
        case Plain::mobius_tubes:
            return kMobiusTubes;
        case Plain::plague:
            return kPlague;
        case Plain::force_field:
            return kForceField;
        case Plain::emotion_control:
            return kEmotionControl;
        case Plain::quash:
            return kQuash;
        case Plain::ionic_gas:
            return kIonicGas;
        default:
            return {};
    }
}

}  // namespace sidera::cosmic
