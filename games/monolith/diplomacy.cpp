// Offers, agreements and alliances: what is said without being waited for (MO-DIP-6).

#include <algorithm>

#include "games/monolith/table.h"

namespace sidera::monolith {
namespace {

template<class List, class Is>
bool erase_if(List& list, Is&& is) {
    bool found = false;
    for (std::size_t i = list.size(); i-- > 0;)
        if (is(list[i])) {
            list.erase_at(i);
            found = true;
        }
    return found;
}

template<class List>
const Bill* find_with(const List& list, Seat seat) {
    for (const Bill& bill : list)
        if (bill.has(seat))
            return &bill;
    return nullptr;
}

}  // namespace

void Table::begin_draft(Seat partner) {
    Private& mine = own(answer_.seat);
    mine.drafting = true;
    mine.draft = {.giver = answer_.seat, .other = partner};
}

void Table::say_draft(Verb verb, std::uint32_t operand) {
    Private& mine = own(answer_.seat);
    Bill& draft = mine.draft;
    switch (verb) {
        case Verb::with_ship:
            draft.carrier = seat_in(operand);
            draft.ship = static_cast<std::uint16_t>(operand & 0xFFFF);
            return;
        case Verb::first_giver:
            std::swap(draft.giver, draft.other);
            std::swap(draft.first, draft.second);
            return;
        case Verb::gives: {
            Goods& goods = seat_in(operand) == draft.giver ? draft.first : draft.second;
            goods[static_cast<Resource>(operand & 0xFFFF)] =
                static_cast<std::uint16_t>(answer_.value);
            return;
        }
        case Verb::make_secret:
        case Verb::make_open:
            draft.secret = verb == Verb::make_secret;
            return;
        case Verb::offer:
            return send_offer();
        default:
            mine.drafting = false;
            mine.draft = {};
    }
}

// MO-TRD-1, MO-TRD-10: one offer lies between two players in each direction, the newest.
void Table::send_offer() {
    const Seat me = answer_.seat;
    const Bill bill = own(me).draft;
    const Seat partner = bill.partner_of(me);
    own(me).drafting = false;
    own(me).draft = {};
    remove_offer(me, partner);
    own(me).offered.push_back(bill);
    own(partner).received.push_back(bill);
    tell_one(me, [&] {
        return PrivateEvent{.kind = PrivateKind::offered, .other = partner, .bill = bill};
    });
    tell_one(partner, [&] {
        return PrivateEvent{.kind = PrivateKind::offer_received, .other = me, .bill = bill};
    });
}

void Table::remove_offer(Seat from, Seat to) {
    erase_if(own(from).offered, [to](const Bill& bill) { return bill.has(to); });
    erase_if(own(to).received, [from](const Bill& bill) { return bill.has(from); });
}

// MO-TRD-10
void Table::lapse_offers(Seat seat) {
    while (!own(seat).offered.empty()) {
        const Seat to = own(seat).offered.front().partner_of(seat);
        remove_offer(seat, to);
        for (const Seat told : {seat, to})
            tell_one(told, [&] {
                return PrivateEvent{.kind = PrivateKind::offer_lapsed,
                                    .other = told == seat ? to : seat};
            });
    }
    for (const Seat to : own(seat).wooed)
        own(to).wooers.erase(seat);
    own(seat).wooed.clear();
    for (Bill bill : own(seat).bills)
        if (bill.leaver == seat) {
            bill.leaver = kNoSeat;
            keep_bill(bill);
        }
}

void Table::say_trade(Verb verb, Seat to) {
    const Seat me = answer_.seat;
    const auto tell_other = [&](PrivateKind kind) {
        tell_one(to, [&] { return PrivateEvent{.kind = kind, .other = me}; });
    };
    switch (verb) {
        case Verb::trade:
            return begin_draft(to);
        case Verb::take_back:
            remove_offer(me, to);
            return tell_other(PrivateKind::offer_taken_back);
        case Verb::refuse:
            remove_offer(to, me);
            return tell_other(PrivateKind::offer_refused);
        default: {
            const Bill bill = *find_with(own(me).received, to);
            remove_offer(to, me);
            return sign(bill);
        }
    }
}

// MO-TRD-7, MO-TRD-8
void Table::sign(Bill bill) {
    Public& pub = state_.pub;
    bill.number = ++pub.last_bill;
    const Seat low = std::min(bill.giver, bill.other);
    const Seat high = std::max(bill.giver, bill.other);
    pub.agreements.push_back({.number = bill.number,
                              .low = low,
                              .high = high,
                              .secret = bill.secret,
                              .terms = bill.secret ? Bill{} : bill});
    for (const Seat party : {low, high}) {
        own(party).bills.push_back(bill);
        tell_one(party, [&] {
            return PrivateEvent{
                .kind = PrivateKind::bill_signed, .other = bill.partner_of(party), .bill = bill};
        });
    }
    // The ship is taken: other offers of its owner that name it cannot be meant any more.
    Private& carrier = own(bill.carrier);
    for (std::size_t i = carrier.offered.size(); i-- > 0;)
        if (carrier.offered[i].carrier == bill.carrier && carrier.offered[i].ship == bill.ship)
            remove_offer(bill.carrier, carrier.offered[i].partner_of(bill.carrier));
    if (carrier.drafting && carrier.draft.carrier == bill.carrier &&
        carrier.draft.ship == bill.ship)
        carrier.draft.ship = 0;
    tell([&] {
        return bill.secret ? PublicEvent{.kind = EventKind::bill_laid,
                                         .seat = low,
                                         .other = high,
                                         .count = bill.number}
                           : PublicEvent{.kind = EventKind::bill_signed, .bill = bill};
    });
}

void Table::keep_bill(const Bill& bill) {
    for (const Seat party : {bill.giver, bill.other})
        for (Bill& kept : own(party).bills)
            if (kept.number == bill.number)
                kept = bill;
    for (Agreement& agreement : state_.pub.agreements)
        if (agreement.number == bill.number && !agreement.secret)
            agreement.terms = bill;
}

void Table::end_bill(const Bill& bill) {
    const std::uint16_t number = bill.number;  // the bill may be one of those that go
    const auto is_it = [number](const auto& kept) { return kept.number == number; };
    for (const Seat party : {bill.giver, bill.other})
        erase_if(own(party).bills, is_it);
    erase_if(state_.pub.agreements, is_it);
}

// MO-TRD-7: a secret bill is turned over, and everybody can count what it moved.
void Table::show_bill(const Bill& bill, EventKind how) {
    if (bill.secret) {
        const auto moved = [&](int leg, Seat seat, const Goods& goods, int sign) {
            if (bill.legs > leg)
                count_late(seat, goods, sign);
        };
        moved(0, bill.giver, bill.first, -1);
        moved(1, bill.other, bill.first, 1);
        moved(2, bill.other, bill.second, -1);
        moved(3, bill.giver, bill.second, 1);
    }
    tell([&] { return PublicEvent{.kind = how, .bill = bill}; });
}

// MO-TRD-5: what was signed in secret is withdrawn by both.
void Table::withdraw(Bill bill) {
    const Seat me = answer_.seat;
    const Seat partner = bill.partner_of(me);
    if (bill.secret && bill.leaver != partner) {
        bill.leaver = me;
        keep_bill(bill);
        return tell_one(partner, [&] {
            return PrivateEvent{.kind = PrivateKind::withdrawal_asked, .other = me, .bill = bill};
        });
    }
    end_bill(bill);
    tell([&] {
        return PublicEvent{.kind = EventKind::bill_withdrawn,
                           .seat = std::min(bill.giver, bill.other),
                           .other = std::max(bill.giver, bill.other),
                           .count = bill.number};
    });
}

void Table::drop_offers_of_ship(Seat carrier, std::uint32_t number) {
    const auto names_it = [&](const Bill& bill) {
        return bill.carrier == carrier && bill.ship == number;
    };
    for (int i = 0; i < pub().rules.seats; ++i) {
        Private& each = own(seat_at(i));
        erase_if(each.offered, names_it);
        erase_if(each.received, names_it);
        if (each.drafting && names_it(each.draft)) {
            each.draft.carrier = kNoSeat;
            each.draft.ship = 0;
        }
    }
}

// MO-DIP-1 to MO-DIP-3: what follows from an alliance stands in MO-WIN-4 alone.
void Table::ally(Seat a, Seat b) {
    const auto join = [this](Seat one, Seat other) {
        own(one).allies.insert(other);
        own(one).wooed.erase(other);
        own(one).wooers.erase(other);
        if (!pub().rules.secret_alliances)
            player(one).allies.insert(other);
        else
            tell_one(one,
                     [&] { return PrivateEvent{.kind = PrivateKind::allied, .other = other}; });
    };
    join(a, b);
    join(b, a);
    if (!pub().rules.secret_alliances)
        tell([&] { return PublicEvent{.kind = EventKind::allied, .seat = a, .other = b}; });
    update_sharing(false);
}

void Table::part(Seat a, Seat b, EventKind how) {
    const auto leave = [this](Seat one, Seat other) {
        own(one).allies.erase(other);
        player(one).allies.erase(other);
        if (pub().rules.secret_alliances)
            tell_one(one, [&] {
                return PrivateEvent{.kind = PrivateKind::alliance_ended, .other = other};
            });
    };
    leave(a, b);
    leave(b, a);
    if (!pub().rules.secret_alliances)
        tell([&] { return PublicEvent{.kind = how, .seat = a, .other = b}; });
    update_sharing(false);
}

void Table::say_alliance(Verb verb, Seat to) {
    const Seat me = answer_.seat;
    switch (verb) {
        case Verb::woo:
            own(me).wooed.insert(to);
            own(to).wooers.insert(me);
            return tell_one(to,
                            [&] { return PrivateEvent{.kind = PrivateKind::wooed, .other = me}; });
        case Verb::take_hand:
            return ally(to, me);
        case Verb::turn_down:
            own(me).wooers.erase(to);
            own(to).wooed.erase(me);
            return tell_one(
                to, [&] { return PrivateEvent{.kind = PrivateKind::turned_down, .other = me}; });
        default:
            return part(me, to, EventKind::alliance_ended);
    }
}

bool Table::say() {
    const Verb said = verb(answer());
    const std::uint32_t operand = operand_of(answer());
    if (said == Verb::resign)
        resign(answer_.seat);
    else if (said == Verb::ask_always || said == Verb::ask_when_useful)
        player(answer_.seat).ask_always = said == Verb::ask_always;
    else if (said >= Verb::with_ship && said <= Verb::drop)
        say_draft(said, operand);
    else if (said >= Verb::woo)
        say_alliance(said, seat_at(static_cast<int>(operand)));
    else if (said != Verb::withdraw)
        say_trade(said, seat_at(static_cast<int>(operand)));
    else
        for (const Bill& bill : own(answer_.seat).bills)
            if (bill.number == operand) {
                withdraw(bill);
                break;
            }
    return interrupted_;
}

}  // namespace sidera::monolith
