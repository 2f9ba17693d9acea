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
    kLeave
};

Flow go(TalksFrame& frame, Step step) {
    frame.step = step;
    return Flow::again;
}

// CF-DEAL-1
void begin(Table& table) {
    const Encounter& e = table.encounter();
    table.set_phase(Phase::deal);
    table.talks() = {};
    for (auto& loss : table.talks().loss.values)
        loss = table.edition().failed_deal_loss;
    for (const Seat seat : {e.offense, e.defense}) {
        table.own(seat).draft = {};
        table.own(seat).veiled = {};
    }
    for (std::size_t i = e.order.size(); i > 0; --i)
        if (has_role(table.pub(), e.order[i - 1], kAlly))
            table.recall(e.order[i - 1]);
    table.tell({.kind = EventKind::talks_begin, .seat = e.offense, .other = e.defense});
}

// CF-DEAL-2: who has the word. Who waits may still speak without being waited for.
Flow talk(Table& table) {
    const Talks& talks = table.talks();
    SeatSet asked;
    for (const Side side : {Side::offense, Side::defense})
        if (!talks.waiting[side] && !talks.failed[side])
            asked.insert(main_of(table.encounter(), side));
    table.ask(asked.lowest(), {.kind = Ask::deal});
    table.state().pub.deciding = asked;
    return Flow::ask;
}

void add_term(Table& table, Seat seat, Side side) {
    Offer& draft = table.draft(seat);
    Terms& mine = draft.gives[side];
    Terms& theirs = draft.gives[other(side)];
    const auto what = table.operand();
    const auto ships = static_cast<std::uint8_t>(table.answer().value);
    switch (verb(table.code())) {
        case Verb::give_card:
            mine.named.push_back(static_cast<Card>(what));
            break;
        case Verb::show_card:
            table.own(seat).veiled.draft.push_back(static_cast<Card>(what));
            ++mine.veiled;
            break;
        case Verb::ask_card:
            theirs.named.push_back(static_cast<Card>(what));
            break;
        case Verb::give_type:
            ++mine.of_type[static_cast<CardType>(what)];
            break;
        case Verb::ask_type:
            ++theirs.of_type[static_cast<CardType>(what)];
            break;
        case Verb::give_choice:
            ++mine.choice;
            break;
        case Verb::ask_choice:
            ++theirs.choice;
            break;
        case Verb::give_random:
            ++mine.random;
            break;
        case Verb::ask_random:
            ++theirs.random;
            break;
        case Verb::give_colony:
            mine.colony = static_cast<Planet>(what);
            mine.ships = ships;
            break;
        case Verb::ask_colony:
            theirs.colony = static_cast<Planet>(what);
            theirs.ships = ships;
            break;
        case Verb::free_ship:
            ++draft.freed[seat_at(static_cast<int>(what))];
            break;
        default:
            draft = {};
            table.own(seat).veiled.draft = {};
            break;
    }
}

void everybody_learns(Table& table, Seat holder, Card card) {
    for (const Seat seat : everybody(table.pub()))
        table.learn(seat, holder, card);
}

// CF-DEAL-8: an offer is public but for cards shown to the other alone. Only what one holds can be
// offered, so that whoever sees a card named knows where it is.
void propose(Table& table, Seat seat, Side side) {
    Talks& talks = table.talks();
    const Seat they = main_of(table.encounter(), other(side));
    talks.offers[side] = table.own(seat).draft;
    talks.standing[side] = true;
    talks.waiting[side] = true;
    talks.waiting[other(side)] = false;
    talks.failed = {};  // a new offer is worth another thought (CF-DEAL-12)
    for (const Card card : talks.offers[side].gives[side].named)
        everybody_learns(table, seat, card);
    const NamedCards veiled = table.own(seat).veiled.draft;
    for (const Seat one : {seat, they})
        table.own(one).veiled.offers[side] = veiled;
    for (const Card card : veiled)
        table.learn(they, seat, card);
    table.tell({.kind = EventKind::offered,
                .seat = seat,
                .other = they,
                .side = side,
                .terms = talks.offers[side]});
}

// CF-DEAL-12: the other may still accept, or offer something else. An offer is refused by it, too.
void declare_failure(Table& table, Side side) {
    Talks& talks = table.talks();
    talks.failed[side] = true;
    talks.waiting[other(side)] = false;
    table.tell({.kind = EventKind::failure_declared, .seat = main_of(table.encounter(), side)});
    if (talks.standing[other(side)] && ++talks.refused >= table.pub().rules.deal_max_proposals)
        talks.failed = {{true, true}};
}

// CF-DEAL-12: a refusal takes the offer off the table.
void refuse(Table& table, Side side) {
    Talks& talks = table.talks();
    talks.standing[other(side)] = false;
    talks.waiting[other(side)] = false;
    ++talks.refused;
    table.tell({.kind = EventKind::refused, .seat = main_of(table.encounter(), side)});
    if (talks.refused >= table.pub().rules.deal_max_proposals)
        talks.failed = {{true, true}};
}

Flow hear(Table& table, TalksFrame& frame) {
    Talks& talks = table.talks();
    const Seat seat = table.answer().seat;
    const Side side = side_of(table.pub(), seat);
    switch (verb(table.code())) {
        case Verb::accept:
            talks.agreed = true;
            talks.deal = talks.offers[other(side)];
            table.tell({.kind = EventKind::accepted,
                        .seat = seat,
                        .other = main_of(table.encounter(), other(side))});
            return go(frame, kAgreed);
        case Verb::refuse:
            refuse(table, side);
            break;
        case Verb::fail:
            declare_failure(table, side);
            break;
        case Verb::wait:
            talks.waiting[side] = true;
            break;
        case Verb::propose:
            propose(table, seat, side);
            break;
        default:
            add_term(table, seat, side);
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
        for (const Card card : table.talks().deal.gives[side].named)
            table.put_aside(giver, card);
        for (const Card card : veiled_in_deal(table, side))
            table.put_aside(giver, card);
    }
}

// CF-DEAL-3: the giver picks for terms by type and of choice, one card at a time.
Flow ask_pick(Table& table, TalksFrame& frame) {
    for (const Side side : {Side::offense, Side::defense}) {
        Terms& terms = table.talks().deal.gives[side];
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
    Terms& terms = table.talks().deal.gives[frame.side];
    table.put_aside(main_of(table.encounter(), frame.side), static_cast<Card>(table.operand()));
    if (frame.type == kCardTypes)
        --terms.choice;
    else
        --terms.of_type[static_cast<CardType>(frame.type)];
    return go(frame, kAskPick);
}

// CF-DEAL-9: everything changes hands at the same time, and nothing else binds (CF-DEAL-7).
void deliver(Table& table) {
    const Encounter& e = table.encounter();
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(e, side);
        for (int i = 0; i < table.talks().deal.gives[side].random; ++i)
            if (const Card card = table.random_card(giver); card != Card::none)
                table.put_aside(giver, card);
    }
    Keyed<Side, Cards, 2> given;
    for (const Side side : {Side::offense, Side::defense}) {
        const Seat giver = main_of(e, side);
        given[side] = table.own(giver).aside;
        if (!given[side].empty())
            table.forget_hand(giver);
        table.take_aside_back(giver);
    }
    for (const Side side : {Side::offense, Side::defense})
        given[side].for_each([&](Card card, int n) {
            for (int i = 0; i < n; ++i)
                table.give(main_of(e, side), main_of(e, other(side)), card);
        });
    for (const Side side : {Side::offense, Side::defense})
        for (const Card card : table.talks().deal.gives[side].named)
            everybody_learns(table, main_of(e, other(side)), card);
}

// CF-DEAL-5: the receiver's ships come from its colonies or, for the offense, from the gate.
// CF-TIME-1: the offense chooses first.
Flow ask_ship(Table& table, TalksFrame& frame) {
    const Encounter& e = table.encounter();
    for (const Side giver : {Side::defense, Side::offense}) {
        Terms& terms = table.talks().deal.gives[giver];
        if (terms.colony == Planet::none || terms.ships == 0)
            continue;
        const Seat taker = main_of(e, other(giver));
        PlanetSet sources = colonies(table.pub(), taker);
        sources.erase(terms.colony);
        const bool gate = taker == e.offense && e.sent[taker] > 0;
        if (sources.empty() && !gate) {
            terms.ships = 0;
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
    return go(frame, kFree);
}

Flow hear_ship(Table& table, TalksFrame& frame) {
    Terms& terms = table.talks().deal.gives[frame.side];
    const Seat taker = main_of(table.encounter(), other(frame.side));
    if (verb(table.code()) == Verb::gate)
        table.unload(taker, 1);
    else
        table.lift(taker, static_cast<Planet>(table.operand()));
    table.put(taker, terms.colony);
    --terms.ships;
    return go(frame, kAskShip);
}

// Ships freed by a power, then the gate is emptied and victories are looked at together
// (CF-DEAL-14, CF-WIN-4).
Flow free_ships(Table& table, TalksFrame& frame) {
    auto& freed = table.talks().deal.freed;
    for (const Seat seat : table.encounter().order)  // CF-TIME-1
        if (freed[seat] > 0) {
            const int ships = freed[seat];
            freed[seat] = 0;
            table.retrieve(seat, ships);
            return Flow::again;
        }
    return go(frame, kWithdraw);
}

Flow withdraw(Table& table) {
    const Seat offense = table.encounter().offense;
    table.set_result(Result::deal);
    SeatSet gained;
    for (const Side giver : {Side::offense, Side::defense})
        if (table.talks().deal.gives[giver].colony != Planet::none)
            gained.insert(main_of(table.encounter(), other(giver)));
    if (!gained.empty()) {
        table.colony_event(gained, Planet::none);
        table.push(WindowFrame{.moment = Moment::aftermath, .only = table.counting_down()});
    }
    const int ships = table.encounter().sent[offense];
    table.unload(offense, ships);
    table.send_home(offense, ships);
    return Flow::next;
}

// CF-DEAL-11: one batch; the offense chooses first.
Flow failing(Table& table, TalksFrame& frame) {
    if (frame.side != Side::none || table.talks().agreed) {
        frame.side = Side::none;
        table.talks().agreed = false;
    }
    table.set_result(Result::no_deal);
    table.tell({.kind = EventKind::deal_failed,
                .seat = table.encounter().offense,
                .other = table.encounter().defense});
    table.window(Moment::deal_failed);
    return Flow::next;
}

void lose_ships(Table& table) {
    const Encounter& e = table.encounter();
    table.begin_loss(Cause::deal);
    for (const Side side : {Side::defense, Side::offense})
        table.surrender({.owner = main_of(e, side),
                         .chooser = main_of(e, side),
                         .count = table.talks().loss[side],
                         .gate = true});
}

}  // namespace

// Seats whose sheets count down to victory: their word comes before the end (CF-WIN-4).
SeatSet Table::counting_down() const {
    SeatSet seats;
    for (const Seat seat : everybody(pub()))
        for (const Sheet& sheet : pub().players[seat].sheets)
            if (alien(sheet.alien).passive.tokens > 0)
                seats.insert(seat);
    return seats;
}

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
            if (!table.talks().agreed || !deliverable(table))  // CF-DEAL-10
                return go(frame, kFailing);
            put_named_aside(table);
            table.tell({.kind = EventKind::deal_made,  // told whole, before cards are picked for it
                        .seat = table.encounter().offense,
                        .other = table.encounter().defense,
                        .terms = table.talks().deal});
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
            table.recall_all();
            return go(frame, kDone);
        default:
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
