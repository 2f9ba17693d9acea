// A full state that agrees with what one seat knows.
//
// Stocks are guessed as an onlooker counts them; what is aboard and what secret bills say is made
// up so that it fits everything that was seen.

#include <algorithm>

#include "games/monolith/game.h"
#include "games/monolith/table.h"

namespace sidera::monolith {
namespace {

class Guess {
  public:
    Guess(const Data& data, const View& view, Luck& luck) : data_(data), view_(view), luck_(luck) {
        state_.pub = view.pub;
        if (view.seat != kNoSeat)
            state_.own[view.seat] = view.own;
    }

    State make() {
        for (int i = 0; i < pub().rules.seats; ++i)
            if (seat_at(i) != view_.seat && pub().players[seat_at(i)].alive)
                begin(seat_at(i));
        for (const Agreement& agreement : pub().agreements)
            add_bill(agreement);
        match_ships();
        for (int i = 0; i < pub().rules.seats; ++i)
            if (seat_at(i) != view_.seat && pub().players[seat_at(i)].alive)
                fill_holds(seat_at(i));
        pay_what_is_pending();
        return state_;
    }

  private:
    const Public& pub() const { return view_.pub; }

    std::uint32_t below(std::uint32_t choices) {
        return luck_.below(choices, Stream{0}, kNoSeat, drawn_++);
    }

    void begin(Seat seat) {
        Private& own = state_.own[seat];
        for (std::size_t i = 0; i < kResources; ++i)
            own.stock.amounts.values[i] = static_cast<std::uint16_t>(
                std::clamp(pub().players[seat].ledger.values[i], 0, kMostOfStock));
        own.allies = pub().players[seat].allies;
        own.may_share = view_.own.may_share;
        if (view_.seat == kNoSeat)
            return;
        const Private& mine = view_.own;
        if (mine.allies.has(seat))
            own.allies.insert(view_.seat);
        if (mine.wooed.has(seat))
            own.wooers.insert(view_.seat);
        if (mine.wooers.has(seat))
            own.wooed.insert(view_.seat);
        for (const Bill& bill : mine.offered)
            if (bill.has(seat))
                own.received.push_back(bill);
        for (const Bill& bill : mine.received)
            if (bill.has(seat))
                own.offered.push_back(bill);
    }

    // Known terms are copied; of a secret bill between others only the parties are.
    void add_bill(const Agreement& agreement) {
        Bill bill = agreement.terms;
        bool is_mine = false;
        if (agreement.secret) {
            bill = {};
            for (const Bill& own : view_.own.bills)
                if (own.number == agreement.number) {
                    bill = own;
                    is_mine = true;
                }
        }
        if (agreement.secret && !is_mine) {
            const bool low_first = below(2) == 0;
            bill.number = agreement.number;
            bill.giver = low_first ? agreement.low : agreement.high;
            bill.other = low_first ? agreement.high : agreement.low;
            bill.secret = true;
            bill.first[static_cast<Resource>(below(kResources))] =
                static_cast<std::uint16_t>(1 + below(20));
            bill.second[static_cast<Resource>(below(kResources))] =
                static_cast<std::uint16_t>(1 + below(20));
        }
        for (const Seat party : {agreement.low, agreement.high})
            if (party != view_.seat)
                state_.own[party].bills.push_back(bill);
    }

    bool is_bound(Seat carrier, std::uint16_t number) const {
        for (const Bill& bill : state_.own[carrier].bills)
            if (bill.carrier == carrier && bill.ship == number)
                return true;
        return false;
    }

    // Ships for bills whose ship is not known, none of them twice: a chain of exchanges finds one
    // wherever there is one.
    void match_ships() {
        for (const Agreement& agreement : pub().agreements) {
            Bill* bill = find(agreement.low, agreement.number);
            if (bill == nullptr || bill->carrier != kNoSeat)
                continue;
            tried_ = {};
            if (!match(agreement))
                set_ship(agreement, agreement.low, 0);
        }
    }

    bool match(const Agreement& agreement) {
        for (const Seat carrier : {agreement.low, agreement.high})
            for (const Ship& ship : pub().players[carrier].ships) {
                const std::size_t slot =
                    static_cast<std::size_t>(carrier) * kMaxShips +
                    static_cast<std::size_t>(&ship - pub().players[carrier].ships.begin());
                if (ship.kind != Thing::cargo || tried_[slot])
                    continue;
                tried_[slot] = true;
                if (is_bound(carrier, ship.number) && !move_away(carrier, ship.number))
                    continue;
                set_ship(agreement, carrier, ship.number);
                return true;
            }
        return false;
    }

    // The guessed bill that has this ship takes another one.
    bool move_away(Seat carrier, std::uint16_t number) {
        for (const Agreement& agreement : pub().agreements) {
            const Bill* bill = find(agreement.low, agreement.number);
            const bool is_guessed = agreement.secret && !agreement.has(view_.seat);
            if (bill != nullptr && bill->carrier == carrier && bill->ship == number)
                return is_guessed && match(agreement);
        }
        return false;
    }

    Bill* find(Seat seat, std::uint16_t number) {
        for (Bill& bill : state_.own[seat].bills)
            if (bill.number == number)
                return &bill;
        return nullptr;
    }

    void set_ship(const Agreement& agreement, Seat carrier, std::uint16_t number) {
        for (const Seat party : {agreement.low, agreement.high})
            if (Bill* bill = find(party, agreement.number)) {
                bill->carrier = carrier;
                bill->ship = number;
            }
    }

    void set_legs(const Bill& bill, std::uint8_t legs) {
        for (const Seat party : {bill.giver, bill.other})
            if (Bill* kept = find(party, bill.number))
                kept->legs = legs;
    }

    void fill_holds(Seat seat) {
        for (const Ship& ship : pub().players[seat].ships) {
            if (ship.loads == 0)
                continue;
            Hold hold{.ship = ship.number, .structure = ship.shown};
            int hidden = ship.loads - (ship.shown == Thing::none ? 0 : 1);
            const Bill* bill = bill_of(state_.own[seat], seat, ship.number);
            const bool is_known = bill != nullptr && (!bill->secret || bill->has(view_.seat));
            if (is_known && !bill->is_load()) {
                hold.bundle = bill->goods();
                --hidden;
            } else if (bill != nullptr && !is_known && hidden > 0 &&
                       (hidden == 2 || ship.shown != Thing::none || below(2) == 0)) {
                set_legs(*bill, 1);
                hold.bundle = bill_of(state_.own[seat], seat, ship.number)->first;
                --hidden;
            }
            if (hidden > 0 && hold.structure == Thing::none) {
                hold.structure = thing_of(static_cast<Freight>(below(kFreights)));
                --hidden;
            }
            if (hidden > 0)  // left from an agreement with somebody who fell
                hold.bundle[static_cast<Resource>(below(kResources))] =
                    static_cast<std::uint16_t>(1 + below(20));
            state_.own[seat].holds.push_back(hold);
        }
    }

    // Who is choosing a cell has the price of what goes there.
    void pay_what_is_pending() {
        const Question asking = pub().asking;
        const Seat seat = pub().turn.seat;
        if (seat == view_.seat || seat == kNoSeat)
            return;
        if (asking == Question::structure_cell || asking == Question::ship_cell) {
            const auto& frame = std::get<TurnFrame>(pub().frames.back());
            if (asking == Question::structure_cell && frame.work != Work::build)
                return;
            const Goods& cost = data_.cost(pub().players[seat].faction, frame.thing);
            Goods& stock = state_.own[seat].stock;
            for (std::size_t i = 0; i < kResources; ++i)
                stock.amounts.values[i] = std::max(stock.amounts.values[i], cost.amounts.values[i]);
        }
    }

    const Data& data_;
    const View& view_;
    Luck& luck_;
    State state_;
    std::uint32_t drawn_ = 0;
    std::array<bool, kMaxPlayers * kMaxShips> tried_{};
};

}  // namespace

State Monolith::guess(const Data& data, const View& view, Luck& luck) {
    return Guess(data, view, luck).make();
}

}  // namespace sidera::monolith
