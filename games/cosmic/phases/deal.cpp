// Deals: the main players talk, and what they agree on is carried out at once.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

enum Step : std::uint8_t {
    kAlliesLeave,
    kTalk,
    kHear,
    kAgreed,
    kNamed,
    kAskPick,
    kHearPick,
    kDeliver,
    kAskShip,
    kHearShip,
    kFree,
    kWithdraw,
    kDone,
    kFailing,
    kFailed,
    kLeave,
    kCede,  // records know the numbers of the others
    kRegain,
    kHearRegain
};

Flow go(TalksFrame& frame, Step step) {
    frame.step = step;
    return Flow::again;
}

// CF-DEAL-1, CM-P8-5
void begin(Table& table) {
    const Encounter& e = table.encounter();
    table.encounters.set_phase(Phase::deal);
    table.talks.begin();
    for (std::size_t i = e.order.size(); i > 0; --i)
        if (has_role(table.pub(), e.order[i - 1], kAlly))
            table.ships.recall(e.order[i - 1]);
    table.tell({.kind = EventKind::talks_begin, .seat = e.offense, .other = e.defense});
}

// CF-DEAL-2: who has the word. Who waits may still speak without being waited for.
Flow talk(Table& table) {
    const Talks& talks = table.pub().talks;
    SeatSet asked;
    for (const Side side : {Side::offense, Side::defense})
        if (!talks.waiting[side] && !talks.failed[side])
            asked.insert(main_of(table.encounter(), side));
    return table.ask_any(asked, {.kind = Ask::deal});
}

Flow hear(Table& table, TalksFrame& frame) {
    const Talks& talks = table.pub().talks;
    const Seat seat = table.answer().seat;
    const Side side = side_of(table.pub(), seat);
    switch (verb(table.code())) {
        case Verb::accept:
            table.talks.accept(seat);
            return go(frame, kAgreed);
        case Verb::refuse:
            table.talks.refuse(side);
            break;
        case Verb::fail:
            table.talks.declare_failure(side);
            break;
        case Verb::wait:
            table.talks.wait(side);
            break;
        case Verb::propose:
            table.talks.propose(seat);
            break;
        default:
            table.talks.add_term(table.answer());
            break;
    }
    if (talks.failed[Side::offense] && talks.failed[Side::defense])
        return go(frame, kFailing);
    return go(frame, kTalk);
}

// Those of the deal, of whoever offered it; the other may have shown cards by an offer of its own.
NamedCards veiled_in_deal(const Table& table, Side side) {
    const Seat giver = main_of(table.encounter(), side);
    return table.pub().talks.deal.gives[side].veiled > 0 ? table.own(giver).veiled.offers[side]
                                                         : NamedCards{};
}

bool deliverable(const Table& table) {
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(table.encounter(), side);
        if (!can_deliver(
                table.look(giver).ref, table.pub().talks.deal, veiled_in_deal(table, side)))
            return false;
    }
    return true;
}

void put_named_aside(Table& table) {
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(table.encounter(), side);
        for (const Card card : table.pub().talks.deal.gives[side].named)
            table.cards.put_aside(giver, card);
        for (const Card card : veiled_in_deal(table, side))
            table.cards.put_aside(giver, card);
    }
}

// CF-DEAL-3: the giver picks for terms by type and of choice, one card at a time.
Flow ask_pick(Table& table, TalksFrame& frame) {
    for (const Side side : {Side::offense, Side::defense}) {
        const Terms& terms = table.pub().talks.deal.gives[side];
        const Seat giver = main_of(table.encounter(), side);
        for (int t = 0; t < kCardTypes; ++t)
            if (terms.of_type.values[static_cast<std::size_t>(t)] > 0) {
                frame.side = side;
                frame.type = static_cast<std::uint8_t>(t);
                return table.ask(giver,
                                 {.kind = Ask::deal_cards_pick,
                                  .pick = Pick::type,
                                  .low = static_cast<std::int8_t>(t)});
            }
        if (terms.choice > 0) {
            frame.side = side;
            frame.type = kCardTypes;
            return table.ask(giver, {.kind = Ask::deal_cards_pick});
        }
    }
    return go(frame, kDeliver);
}

Flow hear_pick(Table& table, TalksFrame& frame) {
    table.talks.pick(frame.side, static_cast<Card>(table.operand()), frame.type);
    return go(frame, kAskPick);
}

// CF-DEAL-9: everything changes hands at the same time, and nothing else binds (CF-DEAL-7).
void deliver(Table& table) {
    const Encounter& e = table.encounter();
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(e, side);
        for (int i = 0; i < table.pub().talks.deal.gives[side].random; ++i)
            if (const Card card = table.cards.random_card(giver); card != Card::none)
                table.cards.put_aside(giver, card);
    }
    Keyed<Side, Cards, 2> given;
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(e, side);
        given[side] = table.own(giver).aside;
        if (!given[side].empty())
            table.minds.forget_hand(giver);
        table.cards.take_aside_back(giver);
    }
    for (const Side side : {Side::offense, Side::defense})
        given[side].for_each([&](Card card, int n) {
            for (int i = 0; i < n; ++i)
                table.cards.give(main_of(e, side), main_of(e, other(side)), card);
        });
    for (const Side side : {Side::offense, Side::defense})
        for (const Card card : table.pub().talks.deal.gives[side].named)
            table.minds.learn_all(main_of(e, other(side)), card);
}

// CF-DEAL-5: the receiver's ships come from its colonies or, for the offense, from the gate.
// CF-TIME-1: the offense chooses first.
Flow ask_ship(Table& table, TalksFrame& frame) {
    const Encounter& e = table.encounter();
    for (const Side giver : {Side::defense, Side::offense}) {
        const Terms& terms = table.pub().talks.deal.gives[giver];
        if (terms.colony == Planet::none || terms.ships == 0)
            continue;
        const Seat taker = main_of(e, other(giver));
        PlanetSet sources = colonies(table.pub(), taker);
        sources.erase(terms.colony);
        const bool gate = taker == e.offense && e.sent[taker] > 0;
        if (sources.empty() && !gate) {
            table.talks.drop_colony_ships(giver);
            continue;
        }
        frame.side = giver;
        return table.ask(taker,
                         {.kind = Ask::launch_source,
                          .subject = taker,
                          .planets = sources,
                          .high = static_cast<std::int8_t>(terms.ships),
                          .all_at_once = gate});
    }
    return go(frame, kCede);
}

Flow hear_ship(Table& table, TalksFrame& frame) {
    const Seat taker = main_of(table.encounter(), other(frame.side));
    if (verb(table.code()) == Verb::gate)
        table.ships.unload(taker, 1);
    else
        table.ships.lift(taker, static_cast<Planet>(table.operand()));
    table.talks.land_ship(frame.side, taker);
    return go(frame, kAskShip);
}

// CM-DEAL-7: who gives a planet up leaves it.
Flow cede(Table& table, TalksFrame& frame) {
    const Encounter& e = table.encounter();
    for (const Side giver : {Side::offense, Side::defense}) {
        const Terms& terms = table.pub().talks.deal.gives[giver];
        const Seat seat = main_of(e, giver);
        if (!terms.ceded || ships_on(table.pub(), seat, terms.colony) == 0)
            continue;
        const int ships = ships_on(table.pub(), seat, terms.colony);
        table.ships.lift(seat, terms.colony, ships);
        table.ships.send_home(seat, ships, terms.colony);
        return Flow::again;
    }
    return go(frame, kFree);
}

// Ships freed by a power, then the gate is emptied and victories are looked at together
// (CF-DEAL-14, CF-WIN-4; CM-DEAL-8, CM-DEAL-9).
Flow free_ships(Table& table, TalksFrame& frame) {
    for (const Seat seat : table.encounter().order)  // CF-TIME-1
        if (const int ships = table.talks.take_freed(seat); ships > 0) {
            table.ships.retrieve(seat, ships);
            return Flow::again;
        }
    return go(frame, kWithdraw);
}

// Seats whose sheets count down to victory: their word comes before the end (CF-WIN-4).
SeatSet counting_down(const Public& pub) {
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if (alien(sheet.alien).passive.tokens > 0)
                seats.insert(seat);
    return seats;
}

Flow withdraw(Table& table) {
    const Seat offense = table.encounter().offense;
    table.encounters.set_result(Result::deal);
    SeatSet gained;
    for (const Side giver : {Side::offense, Side::defense})
        if (table.pub().talks.deal.gives[giver].colony != Planet::none)
            gained.insert(main_of(table.encounter(), other(giver)));
    if (!gained.empty()) {
        table.ships.colony_event(gained, Planet::none);
        table.push(WindowFrame{.moment = Moment::aftermath, .only = counting_down(table.pub())});
    }
    const int ships = table.encounter().sent[offense];
    table.ships.unload(offense, ships);
    table.ships.send_home(offense, ships);
    return Flow::next;
}

// CF-DEAL-11, CM-DEAL-5: one batch; the offense chooses first.
Flow failing(Table& table, TalksFrame& frame) {
    if (frame.side != Side::none || table.pub().talks.agreed) {
        frame.side = Side::none;
        table.talks.void_deal();
    }
    table.encounters.set_result(Result::no_deal);
    if (!table.encounter().beside.empty())
        table.talks.multiply_losses();
    table.tell({.kind = EventKind::deal_failed,
                .seat = table.encounter().offense,
                .other = table.encounter().defense});
    table.window(Moment::deal_failed);
    return table.encounter().beside.empty() ? Flow::next : go(frame, kRegain);
}

// CM-KICK-5: who would lose less than nothing takes some out of the warp. CM-KICK-6: a deal that
// was made is never here.
Flow ask_regain(Table& table, TalksFrame& frame) {
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat seat = main_of(table.encounter(), side);
        const int most = std::min(table.pub().talks.regained[side], table.pub().players[seat].warp);
        if (most == 0 || colonies(table.pub(), seat).empty())
            continue;
        frame.side = side;
        return table.ask(seat, {.kind = Ask::regain, .high = static_cast<std::int8_t>(most)});
    }
    frame.side = Side::none;
    return go(frame, kFailed);
}

Flow hear_regain(Table& table, TalksFrame& frame) {
    table.talks.forget_regained(frame.side);
    table.ships.retrieve(main_of(table.encounter(), frame.side), table.answer().value);
    return go(frame, kRegain);
}

void lose_ships(Table& table) {
    const Encounter& e = table.encounter();
    table.ships.begin_loss(Cause::deal);
    for (const Side side : {Side::defense, Side::offense})
        table.ships.surrender({.owner = main_of(e, side),
                               .chooser = main_of(e, side),
                               .count = table.pub().talks.loss[side],
                               .gate = true});
}

}  // namespace

Flow TalksFrame::run(Table& table, TalksFrame& frame) {
    switch (frame.step) {
        case kAlliesLeave:
            begin(table);
            return Flow::next;
        case kTalk:
            return talk(table);
        case kHear:
            return hear(table, frame);
        case kAgreed:
            table.window(Moment::deal_agreed, true);
            return Flow::next;
        case kNamed:
            if (!table.pub().talks.agreed || !deliverable(table))  // CF-DEAL-10
                return go(frame, kFailing);
            put_named_aside(table);
            table.tell({.kind = EventKind::deal_made,  // told whole, before cards are picked for it
                        .seat = table.encounter().offense,
                        .other = table.encounter().defense,
                        .terms = table.pub().talks.deal});
            return Flow::next;
        case kAskPick:
            return ask_pick(table, frame);
        case kHearPick:
            return hear_pick(table, frame);
        case kDeliver:
            deliver(table);
            return Flow::next;
        case kAskShip:
            return ask_ship(table, frame);
        case kHearShip:
            return hear_ship(table, frame);
        case kCede:
            return cede(table, frame);
        case kRegain:
            return ask_regain(table, frame);
        case kHearRegain:
            return hear_regain(table, frame);
        case kFree:
            return free_ships(table, frame);
        case kWithdraw:
            return withdraw(table);
        case kFailing:
            return failing(table, frame);
        case kFailed:
            lose_ships(table);
            return Flow::next;
        case kLeave:
            table.ships.recall_all();
            return go(frame, kDone);
        default:
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
