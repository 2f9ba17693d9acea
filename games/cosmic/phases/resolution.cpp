// Resolution: ships leave and land, cards change hands, the encounter ends.

#include <cstdlib>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

Side winner_of(const Encounter& e) {
    return e.result == Result::offense_won   ? Side::offense
           : e.result == Result::defense_won ? Side::defense
                                             : Side::none;
}

// Allies of the winning side, if that is what becomes of them and no effect forbids it.
SeatSet winning_allies(const Table& table, AllyFate fate) {
    const Encounter& e = table.encounter();
    const Side winner = winner_of(e);
    // CM-P8-8, CM-P8-9: the black side of the cone exchanges what becomes of them.
    const Side like = e.reverse && winner != Side::none ? other(winner) : winner;
    const bool theirs = winner != Side::none && table.edition().ally_fate[like] == fate &&
                        (e.bars & kNoLandingOfAllies) == 0;
    return theirs ? e.allies[winner] : SeatSet{};
}

bool is_loser(const Encounter& e, Side side) {
    return e.result == Result::both_lost || winner_of(e) == other(side);
}

bool winner_picks_losses(const Encounter& e) {
    return (e.bars & kWinnerPicksLosses) != 0;
}

// CF-RES-2, CM-P8-6: all ships of a side leave the encounter.
void take_ships(Table& table, Side side, LossFrame& loss) {
    const Encounter& e = table.encounter();
    const SeatSet garrison = side == Side::defense ? garrison_of(e) : SeatSet{};
    SeatSet losers = e.allies[side] | garrison | SeatSet::of(main_of(e, side));
    if (winner_picks_losses(e))
        losers.erase(main_of(e, side));
    for (const Seat seat : losers) {
        loss.batch[seat] = e.sent[seat];
        if (e.sent[seat] > 0)
            table.ships.unload(seat, e.sent[seat]);
        if (!garrison.has(seat))
            continue;
        const int there = ships_on(table.pub(), seat, e.target);
        table.ships.lift(seat, e.target, there);
        loss.batch[seat] = static_cast<std::uint8_t>(loss.batch[seat] + there);
    }
}

// The losing main player's ships join the batch from wherever the winner takes them; those in the
// gate that are left go home with the others.
void pick_losses(Table& table) {
    const Encounter& e = table.encounter();
    const Side winner = winner_of(e);
    const Seat loser = main_of(e, other(winner));
    table.ships.surrender(
        {.owner = loser,
         .chooser = main_of(e, winner),
         .count = static_cast<std::uint8_t>(ships_in_encounter(table.pub(), loser)),
         .gate = true});
}

// Whether somebody who laid this card on that side collects for what it has lost.
bool is_compensated(const Encounter& e, Side side, Card card, int lost) {
    const bool barred = (e.bars & kNoCompensation) != 0;
    return !barred && is_negotiate(card) && is_attack(e.slots[other(side)].as) &&
           winner_of(e) == other(side) && lost > 0;
}

// CM-KICK-4, CM-KICK-7: its own kicker multiplies what a loser collects; below 0 it pays instead.
void begin_spoils(Table& table, Side side, Seat taker, int cards, int kicker) {
    const Seat winner = main_of(table.encounter(), other(side));
    cards *= kicker;
    table.cards.compensate(
        cards > 0 ? taker : winner, cards > 0 ? winner : taker, std::min(std::abs(cards), 255));
}

int spoils_per_ship(const Public& pub, Seat seat) {
    int most = 1;
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (in_force(pub, seat, sheet))
            most = std::max<int>(most, alien(sheet.alien).passive.spoils_per_ship);
    return most;
}

}  // namespace

// CF-WARP-3: nobody falls below the ships needed to win. Winners who lose their ships all the same
// lose them to the warp.
void eradicate(Table& table, LossFrame& loss) {
    for (const Seat seat : everybody(table.pub())) {
        if (!is_loser(table.encounter(), side_of(table.pub(), seat)))
            continue;
        const int most = std::max(0, ships_in_game(table.pub(), seat) - table.pub().rules.to_win);
        const int gone = std::min<int>(loss.batch[seat], most);
        loss.batch[seat] = static_cast<std::uint8_t>(loss.batch[seat] - gone);
        loss.removed[seat] = static_cast<std::uint8_t>(gone);
        table.ships.remove_from_game(seat, gone);
    }
}

// CF-RES-1, CF-RES-2
Flow ships_leave(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    table.ships.note_joined();
    LossFrame loss{.cause = Cause::encounter, .fought = true};
    for (const Side side : {Side::offense, Side::defense})
        if (is_loser(e, side) || (e.bars & kAllShipsLost) != 0) {
            take_ships(table, side, loss);
            loss.side = side;
        }
    table.push(loss);
    if (winner_picks_losses(e))
        pick_losses(table);
    return Flow::next;
}

// CF-RES-3, CM-P8-7, CM-P8-13, CM-P8-14
Flow land(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    SeatSet landing = winning_allies(table, AllyFate::lands);
    if (e.result == Result::offense_won)
        landing.insert(e.offense);
    SeatSet gained;
    for (const Seat seat : landing) {
        const int ships = e.sent[seat];
        if (ships == 0)
            continue;
        if (ships_on(table.pub(), seat, e.target) == 0)
            gained.insert(seat);
        table.ships.unload(seat, ships);
        table.ships.put(seat, e.target, ships);
        table.ships.note_allied(seat, e.target, ships);
        table.tell({.kind = EventKind::landed,
                    .seat = seat,
                    .planet = e.target,
                    .count = static_cast<std::int16_t>(ships)});
    }
    if (!gained.empty())
        table.ships.colony_event(gained, e.target);
    return Flow::next;
}

// CF-RES-4. One owner after the other; also what stands in the gate when nobody won.
Flow bring_allies_home(Table& table, EncounterFrame&) {
    const auto& order = table.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (const int ships = table.encounter().sent[order[i - 1]]; ships > 0) {
            table.ships.unload(order[i - 1], ships);
            table.ships.send_home(order[i - 1], ships, Planet::none, true);
        }
    return Flow::next;
}

// CF-RES-5, CF-COMP-1, CF-COMP-2, CF-COMP-5, CM-CONS-1 to CM-CONS-3
Flow compensate(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    for (const Beside& beside : e.beside)  // CM-A-CAVALRY-1: after its main player
        if (const int lost = e.ally_lost[beside.seat];
            beside.kind == BesideKind::support && is_compensated(e, beside.side, beside.as, lost))
            begin_spoils(table,
                         beside.side,
                         beside.seat,
                         lost * spoils_per_ship(table.pub(), beside.seat),
                         1);
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat taker = main_of(e, side);
        if (is_compensated(e, side, e.slots[side].as, e.lost[side]))
            begin_spoils(table,
                         side,
                         taker,
                         e.lost[side] * spoils_per_ship(table.pub(), taker),
                         kicker_of(e, side));
    }
    return Flow::next;
}

// CF-REW-1, CF-REW-3, CF-REW-4. Pushed from the last to the first.
Flow reward(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if ((e.bars & kNoRewards) != 0)
        return Flow::next;
    const SeatSet rewarded = winning_allies(table, AllyFate::is_rewarded);
    for (std::size_t i = e.order.size(); i > 0; --i) {
        const Seat seat = e.order[i - 1];
        if (!rewarded.has(seat) || e.joined[seat] == 0)
            continue;
        const int rewards = e.joined[seat] * spoils_per_ship(table.pub(), seat);
        table.push(SpoilsFrame{
            .taker = seat, .count = static_cast<std::uint8_t>(rewards), .rewards = true});
    }
    return Flow::next;
}

// What effects have promised for the end of the resolution, in the order of their uses.
Flow keep_promises(Table& table, EncounterFrame& frame) {
    const auto& marks = table.encounter().marks;
    while (frame.count < marks.size()) {
        const Mark& mark = marks[frame.count++];
        if (effect(mark.by).promised) {
            table.push(PlayFrame{.stage = Stage::act,
                                 .effect = mark.by,
                                 .owner = mark.seat,
                                 .number = static_cast<std::int8_t>(mark.value),
                                 .side = mark.side});
            return Flow::again;
        }
    }
    frame.count = 0;
    return Flow::next;
}

// CF-RES-6
Flow discard_cards(Table& table, EncounterFrame&) {
    table.slots.discard_cards();
    table.slots.discard_used();
    return Flow::next;
}

// CF-RES-7, CF-TURN-9
Flow end_encounter(Table& table, EncounterFrame&) {
    for (const Seat seat : everybody(table.pub()))
        if (table.encounter().sent[seat] > 0) {
            const int ships = table.encounter().sent[seat];
            table.ships.unload(seat, ships);
            table.ships.send_home(seat, ships);
            return Flow::again;
        }
    if (const SeatSet winners = with_enough_colonies(table.pub());
        !table.edition().victory_at_once && !winners.empty()) {
        table.encounters.end_game(winners);
        return Flow::leave;
    }
    table.encounters.return_set_aside();
    table.slots.discard_used();
    if (table.encounter().inserted)  // CF-NEST-2
        table.encounters.close_encounter();
    return Flow::done;
}

namespace {

// The hand before cards come, then what has come.
void note_hand(Table& table, SpoilsFrame& frame) {
    table.cards.note_hand(frame.taker);
    frame.quakes = table.pub().quakes;
}

// CF-HAND-6: after a quake nothing is left of it.
void note_received(Table& table, const SpoilsFrame& frame) {
    table.cards.note_received(frame.taker, frame.quakes != table.pub().quakes);
}

enum Rewarding : std::uint8_t { kAskShips, kHearShips, kTakeShips, kTakeCards, kNoteCards };

// CF-REW-2
Flow run_rewards(Table& table, SpoilsFrame& frame) {
    switch (frame.step) {
        case kAskShips: {
            const bool has_colony = !colonies(table.pub(), frame.taker).empty();
            const int ships =
                has_colony ? std::min<int>(frame.count, table.pub().players[frame.taker].warp) : 0;
            if (ships == 0) {
                frame.step = kTakeShips;
                frame.taken = 0;
                return Flow::again;
            }
            return table.ask(frame.taker,
                             {.kind = Ask::reward_split, .high = static_cast<std::int8_t>(ships)});
        }
        case kHearShips:
            frame.taken = static_cast<std::uint8_t>(table.answer().value);
            return Flow::next;
        case kTakeShips:
            table.tell({.kind = EventKind::rewards,
                        .seat = frame.taker,
                        .count = static_cast<std::int16_t>(frame.count - frame.taken),
                        .value = frame.taken});
            table.ships.retrieve(frame.taker, frame.taken);
            return Flow::next;
        case kTakeCards:
            note_hand(table, frame);
            table.cards.draw(frame.taker, frame.count - frame.taken);
            return Flow::next;
        case kNoteCards:
            note_received(table, frame);
            if (frame.count > frame.taken)
                table.window(Moment::compensated, false, SeatSet::of(frame.taker));
            return Flow::next;
        default:
            table.cards.forget_received(frame.taker);
            return Flow::done;
    }
}

enum Paying : std::uint8_t {
    kHearBoth,
    kHearOther,
    kBegin,
    kAskPick,
    kHearPick,
    kAskReturn,
    kHearReturn,
    kPaid
};

Flow go(SpoilsFrame& frame, Paying step) {
    frame.step = step;
    return Flow::again;
}

Flow begin_paying(Table& table, SpoilsFrame& frame) {
    if (frame.refused.has(frame.payer))
        frame.count = 0;
    if (frame.picker != kNoSeat) {
        if (frame.picker != frame.payer && frame.count > 0)
            table.minds.show_hand(frame.picker, frame.payer);
        return Flow::next;
    }
    for (int i = 0; i < frame.count; ++i)
        if (table.cards.take_random(frame.payer, frame.taker) != Card::none)
            ++frame.taken;
    return Flow::next;
}

// One after the other, from the cards that were shown or from the own hand.
Flow ask_pick(Table& table, SpoilsFrame& frame) {
    const bool shown = frame.picker != frame.payer;
    if (frame.picker != kNoSeat && frame.taken < frame.count &&
        table.pub().players[frame.payer].hand > 0 &&
        (!shown || !table.own(frame.picker).shown.empty()))
        return table.ask(frame.picker,
                         {.kind = shown ? Ask::pick_shown : Ask::pick_card,
                          .about = frame.by,
                          .subject = shown ? frame.payer : kNoSeat});
    if (frame.picker != kNoSeat)
        table.minds.show(frame.picker, {});
    table.tell({.kind = EventKind::cards_taken,
                .seat = frame.taker,
                .other = frame.payer,
                .count = frame.taken});
    return go(frame, kAskReturn);
}

Flow hear_pick(Table& table, SpoilsFrame& frame) {
    const auto card = static_cast<Card>(table.operand());
    ++frame.taken;
    table.cards.give(frame.payer, frame.taker, card);
    if (frame.picker != frame.payer)
        table.minds.hide(frame.picker, card);
    return go(frame, kAskPick);
}

Flow ask_return(Table& table, SpoilsFrame& frame) {
    if (!frame.gives_back || frame.taken == 0 || table.pub().players[frame.taker].hand == 0)
        return go(frame, kPaid);
    return table.ask(frame.taker, {.kind = Ask::pick_card, .about = frame.by, .may_stop = true});
}

Flow hear_return(Table& table, SpoilsFrame& frame) {
    if (verb(table.code()) == Verb::done)
        return Flow::next;
    --frame.taken;
    table.cards.give(frame.taker, frame.payer, static_cast<Card>(table.operand()));
    return go(frame, kAskReturn);
}

}  // namespace

// CF-COMP-4: both have their word, and who pays in the place of one of them has its own.
// CF-COMP-3: the cards are drawn at random, unless an effect lets somebody pick them.
Flow SpoilsFrame::run(Table& table, SpoilsFrame& frame) {
    if (frame.rewards)
        return run_rewards(table, frame);
    switch (frame.step) {
        case kHearBoth:
            note_hand(table, frame);
            table.window(
                Moment::compensating, false, SeatSet::of(frame.taker) | SeatSet::of(frame.payer));
            return Flow::next;
        case kHearOther:
            if (!has_role(table.pub(), frame.payer, kMain))
                table.window(Moment::compensating, false, SeatSet::of(frame.payer));
            return Flow::next;
        case kBegin:
            return begin_paying(table, frame);
        case kAskPick:
            return ask_pick(table, frame);
        case kHearPick:
            return hear_pick(table, frame);
        case kAskReturn:
            return ask_return(table, frame);
        case kHearReturn:
            return hear_return(table, frame);
        case kPaid:
            note_received(table, frame);
            for (const Seat seat : everybody(table.pub()))  // the payer may have changed
                table.cards.take_aside_back(seat);
            table.window(Moment::compensated);
            return Flow::next;
        default:
            table.cards.forget_received(frame.taker);
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
