// What may be said without being waited for: offers, agreements, alliances (MO-DIP-6).

#include "games/monolith/legal.h"

namespace sidera::monolith {
namespace {

template<class List>
const Bill* find_with(const List& offers, Seat seat) {
    for (const Bill& bill : offers)
        if (bill.has(seat))
            return &bill;
    return nullptr;
}

// MO-TRD-1: the two, a cargo ship of one of them, and something to give first.
bool is_complete(const Data& data, const Bill& draft) {
    const auto fits = [&data](const Goods& goods) {
        int sum = 0;
        for (const std::uint16_t amount : goods.amounts.values)
            sum += amount;
        return data.hold == 0 || sum <= data.hold;
    };
    return draft.ship != 0 && !draft.first.empty() && fits(draft.first) && fits(draft.second);
}

void add_ships(const ViewRef& ref, Seat owner, CodeBuffer& codes) {
    for (const Ship& ship : ref.pub.players[owner].ships) {
        // The own register tells which ships are bound; the partner answers for his.
        const bool is_bound = owner == ref.seat && bill_of(ref.own, owner, ship.number) != nullptr;
        if (ship.kind == Thing::cargo && !is_bound)
            codes.add(code(Verb::with_ship, of_seat(owner, ship.number)));
    }
}

void draft_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Bill& draft = ref.own.draft;
    const Seat low = std::min(draft.giver, draft.other);
    const Seat high = std::max(draft.giver, draft.other);
    add_ships(ref, low, codes);
    add_ships(ref, high, codes);
    codes.add(code(Verb::first_giver, draft.other));
    for (const Seat seat : {low, high})
        for (int i = 0; i < kResources; ++i)
            codes.add(code(Verb::gives, of_seat(seat, static_cast<std::uint32_t>(i))));
    if (ref.pub.rules.secret_trades)
        codes.add(code(draft.secret ? Verb::make_open : Verb::make_secret));
    if (is_complete(data, draft))
        codes.add(code(Verb::offer));
    codes.add(code(Verb::drop));
}

bool has_room(const ViewRef& ref, Seat seat) {
    int count = 0;
    for (const Agreement& agreement : ref.pub.agreements)
        count += agreement.has(seat) ? 1 : 0;
    return count < kMaxBills;
}

bool may_accept(const ViewRef& ref, const Bill& bill) {
    const Ship* ship = find_ship(ref.pub.players[bill.carrier], bill.ship);
    return ship != nullptr && has_room(ref, bill.giver) && has_room(ref, bill.other) &&
           (bill.carrier != ref.seat || bill_of(ref.own, ref.seat, bill.ship) == nullptr);
}

void trade_options(const ViewRef& ref, SeatSet others, CodeBuffer& codes) {
    if (!ref.own.drafting)
        for (const Seat seat : others)
            codes.add(code(Verb::trade, seat));
    for (const Seat seat : others)
        if (find_with(ref.own.offered, seat) != nullptr)
            codes.add(code(Verb::take_back, seat));
    for (const Seat seat : others)
        if (const Bill* bill = find_with(ref.own.received, seat); bill && may_accept(ref, *bill))
            codes.add(code(Verb::accept, seat));
    for (const Seat seat : others)
        if (find_with(ref.own.received, seat) != nullptr)
            codes.add(code(Verb::refuse, seat));
    for (const Bill& bill : ref.own.bills)
        if (bill.legs == 0 && bill.leaver != ref.seat)  // MO-TRD-5
            codes.add(code(Verb::withdraw, bill.number));
}

// MO-DIP-1
void alliance_options(const ViewRef& ref, SeatSet others, CodeBuffer& codes) {
    const Private& own = ref.own;
    for (const Seat seat : others.without(own.allies).without(own.wooed).without(own.wooers))
        codes.add(code(Verb::woo, seat));
    for (const Seat seat : own.wooers)
        codes.add(code(Verb::take_hand, seat));
    for (const Seat seat : own.wooers)
        codes.add(code(Verb::turn_down, seat));
    for (const Seat seat : own.allies)
        codes.add(code(Verb::break_alliance, seat));
}

}  // namespace

void table_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    if (pub.over || ref.seat == kNoSeat || !pub.players[ref.seat].alive)
        return;
    if (pub.rules.diplomacy) {
        const SeatSet others = living(pub).without(SeatSet::of(ref.seat));
        if (ref.own.drafting)
            draft_options(data, ref, codes);
        if (pub.turn.round > 0)  // there is no ship before
            trade_options(ref, others, codes);
        if (pub.rules.seats > 2)
            alliance_options(ref, others, codes);
    }
    if (pub.rules.diplomacy || pub.deciding.has(ref.seat))
        codes.add(
            code(pub.players[ref.seat].ask_always ? Verb::ask_when_useful : Verb::ask_always));
    const bool is_asked = pub.deciding.has(ref.seat) && ref.own.reply == Reply::none;
    if (is_asked || pub.turn.seat == ref.seat)
        codes.add(code(Verb::resign));  // MO-WIN-6
}

Range table_range(const Data&, const ViewRef&, OptionCode code) {
    return verb(code) == Verb::gives ? Range{0, kMostOfBundle} : Range{};
}

// MO-WIN-4
bool may_share(const Public& pub, const Keyed<Seat, SeatSet, kMaxPlayers>& allies) {
    const SeatSet survivors = living(pub);
    if (!pub.rules.shared_victory || !pub.rules.diplomacy || survivors.size() < 2 ||
        survivors.size() == pub.rules.seats)
        return false;
    for (const Seat seat : survivors)
        if (!survivors.without(SeatSet::of(seat)).without(allies[seat]).empty())
            return false;
    return true;
}

// MO-WIN-5. With secret alliances one sees only the own ones; that the others are allied, too, is
// known since the question was put.
bool may_ask_to_share(const ViewRef& ref) {
    return ref.own.may_share && !ref.pub.turn.asked_to_share;
}

}  // namespace sidera::monolith
