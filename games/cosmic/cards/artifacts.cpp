// The other artifacts, and reinforcements.

#include "games/cosmic/cards/cards.h"

namespace sidera::cosmic {
namespace {

constexpr std::string_view kEdict = "CM-EDICT-1";

// Mobius Tubes: everybody's ships leave the warp, one owner after the other.
bool somebody_in_warp(const Look& look) {
    for (const Seat seat : everybody(look.pub()))
        if (look.pub().players[seat].warp > 0)
            return true;
    return false;
}

void free_everybody(Play& play) {
    const auto& order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        play.table.ships.retrieve(order[i - 1], play.pub().players[order[i - 1]].warp);
}

SeatSet anybody(const Look& look) {
    return everybody(look.pub());
}

// CM-X-19: one card of each type.
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
    play.table.cards.discard(play.frame.seat, play.said_card());
    return play.ask_again();
}

void infect(Play& play) {
    play.table.ships.lose(play.frame.seat, 3);
}

// Force Field: any allies, one after the other.
SeatSet allies(const Public& pub) {
    return pub.encounter().allies[Side::offense] | pub.encounter().allies[Side::defense];
}

bool has_allies(const Look& look) {
    return !allies(look.pub()).empty();
}

SeatSet allies_there(const Look& look) {
    return allies(look.pub());
}

void send_home(Play& play) {
    play.table.ships.recall(play.frame.seat);
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
    return play.ask_again();
}

void cancel_alliances(Play& play) {
    const auto order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (play.frame.seats.has(order[i - 1]))
            play.table.ships.recall(order[i - 1]);
}

// Emotion Control: attacks count as negotiates.
bool attack_revealed(const Look& look) {
    return look.attack(Side::offense) || look.attack(Side::defense);
}

void calm_down(Play& play) {
    for (const Side side : {Side::offense, Side::defense})
        if (is_attack(play.encounter().slots[side].as))
            play.table.slots.count_as(side, card(Plain::negotiate));
}

bool deal_stands(const Look& look) {
    return look.pub().talks.agreed;
}

void void_deal(Play& play) {
    play.table.talks.void_deal();
}

void release_gas(Play& play) {
    play.table.encounters.bar(kNoCompensation | kNoRewards);
}

// CF-REV-7: on either side, while both cards are attacks.
bool totals_count(const Look& look) {
    return look.both_attack();
}

void reinforce(Play& play) {
    const int value = value_of(play.frame.card);
    play.mark(play.frame.side, value, play.frame.card);
    play.table.tell({.kind = EventKind::reinforced,
                     .seat = play.me(),
                     .side = play.frame.side,
                     .value = static_cast<std::int16_t>(value)});
}

}  // namespace

void add_value(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].bonus += mark.value;
}

constinit const Effect kMobiusTubes[] = {{.rule = "CF-WARP-1",
                                          .when = {encounter_begins, kOffense},
                                          .in = kFantasyFlight,
                                          .can = somebody_in_warp,
                                          .act = {free_everybody}},
                                         {.rule = kEdict,
                                          .when = {before_retrieval},
                                          .in = kMayfair,
                                          .can = somebody_in_warp,
                                          .act = {free_everybody}}};

constinit const Effect kPlague[] = {{.rule = "CF-LOSS-2",
                                     .when = {encounter_begins},
                                     .in = kFantasyFlight,
                                     .target = {.players = anybody},
                                     .act = {infect, ask_discard, hear_discard}},
                                    {.rule = kEdict,
                                     .when = {before_retrieval},
                                     .in = kMayfair,
                                     .target = {.players = anybody},
                                     .act = {infect, ask_discard, hear_discard}}};

constinit const Effect kForceField[] = {{.rule = "CF-ROLE-1",
                                         .when = {allied},
                                         .in = kFantasyFlight,
                                         .can = has_allies,
                                         .announce = {ask_ally, hear_ally},
                                         .act = {cancel_alliances}},
                                        {.rule = kEdict,  // one ally
                                         .when = {allied},
                                         .in = kMayfair,
                                         .target = {.players = allies_there},
                                         .act = {send_home}}};

constinit const Effect kEmotionControl[] = {
    {.rule = "CF-CALC-1", .when = {revealed}, .can = attack_revealed, .act = {calm_down}}};

constinit const Effect kQuash[] = {
    {.rule = "CF-DEAL-9", .when = {deal_agreed}, .can = deal_stands, .act = {void_deal}}};

constinit const Effect kIonicGas[] = {
    {.rule = "CF-COMP-1", .when = {winner_known}, .act = {release_gas}}};

constinit const Effect kReinforcement[] = {{.rule = "CF-REV-7",
                                            .when = {revealed, kMainOrAlly},
                                            .in = kFantasyFlight,
                                            .often = true,
                                            .can = totals_count,
                                            .target = {.side = true},
                                            .act = {reinforce},
                                            .sum = {6, add_value}},
                                           {.rule = "CM-REINF-1",
                                            .when = {reinforcing, kMainOrAlly},
                                            .in = kMayfair,
                                            .often = true,
                                            .can = totals_count,
                                            .target = {.side = true},
                                            .act = {reinforce},
                                            .sum = {6, add_value}}};

std::span<const Effect> effects_of(Plain kind) {
    switch (kind) {
        case Plain::reinforcement_1:
        case Plain::reinforcement_2:
        case Plain::reinforcement_3:
        case Plain::reinforcement_4:
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
        case Plain::flare_zap:
            return kFlareZap;
        case Plain::un_zap:
            return kUnZap;
        case Plain::warp_break:
            return kWarpBreak;
        case Plain::rebirth:
            return kRebirth;
        case Plain::keeper:
            return kKeeper;
        case Plain::finder:
            return kFinder;
        case Plain::hand_zap:
            return kHandZap;
        case Plain::space_junk:
            return kSpaceJunk;
        case Plain::victory_boon:
            return kVictoryBoon;
        case Plain::solar_wind:
            return kSolarWind;
        case Plain::lucre_levy:
            return kLucreLevy;
        case Plain::wild_destiny:
            return kWildDestiny;
        case Plain::timegash:
            return kTimegash;
        case Plain::kicker_zap:
            return kKickerZap;
        default:
            return {};
    }
}

}  // namespace sidera::cosmic
