// Elimination, shared victory, limits, and the end.

#include <algorithm>

#include "games/monolith/table.h"

namespace sidera::monolith {

// MO-WIN-1, MO-CMB-8
void Table::settle(Seat seat) {
    if (player(seat).alive && !has_foothold(pub(), seat))
        eliminate(seat, EventKind::eliminated);
}

// MO-WIN-2, MO-TRD-9: what was agreed with the fallen is void; a bundle of theirs stays aboard.
void Table::end_talks(Seat seat) {
    while (!own(seat).bills.empty()) {
        const Bill bill = own(seat).bills.front();
        end_bill(bill);
        tell([&] {
            return PublicEvent{.kind = EventKind::bill_void,
                               .seat = std::min(bill.giver, bill.other),
                               .other = std::max(bill.giver, bill.other),
                               .count = bill.number};
        });
    }
    for (int i = 0; i < pub().rules.seats; ++i) {
        const Seat other = seat_at(i);
        remove_offer(seat, other);
        remove_offer(other, seat);
        own(other).wooed.erase(seat);
        own(other).wooers.erase(seat);
        own(other).allies.erase(seat);
        player(other).allies.erase(seat);
        if (own(other).drafting && own(other).draft.has(seat)) {
            own(other).drafting = false;
            own(other).draft = {};
        }
    }
}

// MO-WIN-6, MO-LIM-3
void Table::remove_pieces(Seat seat) {
    Player& gone = player(seat);
    while (!gone.ships.empty())
        lose_ship(seat, gone.ships.size() - 1, kNoSeat);
    while (!gone.stations.empty()) {
        state_.pub.free.insert(gone.stations.back().cell);
        gone.stations.pop_back();
    }
    for (Planet& planet : state_.pub.planets) {
        if (planet.owner != seat)
            continue;
        planet.owner = kNoSeat;
        for (int i = 1; i < static_cast<int>(planet.cells.size()); ++i)
            if (is_structure(planet.at(spot_at(i))))
                planet.set(spot_at(i), Content::empty);
    }
}

// MO-WIN-2, MO-WIN-3
void Table::eliminate(Seat seat, EventKind how) {
    Public& pub = state_.pub;
    Player& gone = player(seat);
    pub.loud = true;
    end_talks(seat);
    if (how != EventKind::eliminated)
        remove_pieces(seat);
    gone.alive = false;
    gone.out = static_cast<std::uint8_t>(pub.rules.seats - living(pub).size());
    gone.depot = {};
    gone.ledger = {};
    gone.lost = 0;
    gone.allies.clear();
    for (Asteroid& rock : pub.asteroids)
        if (rock.owner == seat)
            rock = {.cell = rock.cell};
    own(seat) = {};
    tell([&] { return PublicEvent{.kind = how, .seat = seat}; });
    if (living(pub).size() == 1)
        end_game(living(pub));
    else
        update_sharing(true);
}

// A pending question is put again when what came between is done.
void Table::interrupt() {
    Public& pub = state_.pub;
    interrupted_ = true;
    if (pub.deciding.empty())
        return;
    pub.deciding.clear();
    pub.asking = Question::none;
    std::visit(
        [](auto& frame) {
            frame.step = static_cast<decltype(frame.step)>(static_cast<int>(frame.step) - 1);
        },
        pub.frames.back());
}

// MO-WIN-4, MO-WIN-5: the question is put when it becomes possible.
void Table::update_sharing(bool somebody_fell) {
    Keyed<Seat, SeatSet, kMaxPlayers> allies;
    for (int i = 0; i < kMaxPlayers; ++i)
        allies[seat_at(i)] = state_.own[seat_at(i)].allies;
    const SeatSet survivors = living(pub());
    const bool holds = may_share(pub(), allies);
    const bool held = own(survivors.lowest()).may_share;
    for (int i = 0; i < kMaxPlayers; ++i)
        state_.own[seat_at(i)].may_share = holds && survivors.has(seat_at(i));
    if (holds && (somebody_fell || !held))
        put_sharing(false);
    if (!holds && std::holds_alternative<ShareFrame>(pub().frames.back()))
        drop_sharing();
}

// MO-DIP-1: without the alliance there is nothing to share.
void Table::drop_sharing() {
    Public& pub = state_.pub;
    for (const Seat seat : living(pub))
        own(seat).reply = Reply::none;
    pub.deciding.clear();
    pub.asking = Question::none;
    pub.frames.pop_back();
    interrupted_ = true;
    tell([] { return PublicEvent{.kind = EventKind::share_dropped}; });
}

void Table::put_sharing(bool by_player) {
    Public& pub = state_.pub;
    if (std::holds_alternative<ShareFrame>(pub.frames.back()))
        return;
    if (by_player)
        pub.turn.asked_to_share = true;
    if (answer_.channel == Channel::table)
        interrupt();
    for (const Seat seat : living(pub))
        own(seat).reply = Reply::none;
    tell([&] { return PublicEvent{.kind = EventKind::share_asked, .seats = living(pub)}; });
    push(ShareFrame{});
}

void Table::count_replies() {
    const SeatSet survivors = living(pub());
    bool all = true;
    for (const Seat seat : survivors) {
        const Reply reply = own(seat).reply;
        all = all && reply == Reply::yes;
        tell([&] {
            return PublicEvent{.kind = EventKind::share_replied, .seat = seat, .reply = reply};
        });
        own(seat).reply = Reply::none;
    }
    if (all)
        end_game(survivors);
}

// MO-WIN-6
void Table::resign(Seat seat) {
    Public& pub = state_.pub;
    if (pub.asking != Question::share_victory)
        interrupt();
    if (pub.turn.seat == seat) {
        finish_activation();
        std::get<TurnFrame>(pub.frames[0]).step = TurnFrame::Step::end;
    }
    eliminate(seat, EventKind::resigned);
    if (pub.over || pub.asking != Question::share_victory)
        return;
    pub.deciding = living(pub);
    bool all = true;
    for (const Seat other : pub.deciding)
        all = all && own(other).reply != Reply::none;
    if (all) {
        pub.deciding.clear();
        pub.asking = Question::none;
        interrupted_ = true;
    }
}

// MO-LIM-3
void Table::check_exile() {
    Player& me = player(seat());
    if (planets_of(pub(), seat()) > 0 || !me.stations.empty()) {
        me.exile = 0;
        return;
    }
    if (me.exile < 255)
        ++me.exile;
    if (pub().rules.exile_limit > 0 && me.exile >= pub().rules.exile_limit)
        eliminate(seat(), EventKind::exiled);
}

// MO-LIM-2
std::int32_t open_holdings(const Data& data, const Public& pub, Seat seat) {
    const Player& player = pub.players[seat];
    const auto& worth = data.factions[player.faction].worth;
    std::int32_t sum = 0;
    for (const Planet& planet : pub.planets) {
        if (planet.owner != seat)
            continue;
        for (int i = static_cast<int>(Content::greenhouse); i < kContents; ++i)
            sum += planet.facts.counts.values[static_cast<std::size_t>(i)] *
                   worth[thing_of(static_cast<Content>(i))];
    }
    for (const Ship& ship : player.ships)
        sum += worth[ship.kind];
    sum += static_cast<std::int32_t>(player.stations.size()) * worth[Thing::station];
    for (const Asteroid& rock : pub.asteroids)
        if (rock.owner == seat)
            sum += worth[rock.holds];
    for (int i = 0; i < kFreights; ++i)
        sum += player.depot.values[static_cast<std::size_t>(i)] *
               worth[thing_of(static_cast<Freight>(i))];
    return sum;
}

Standing standing_of(const Data& data, const State& state, Seat seat) {
    const Public& pub = state.pub;
    const auto& worth = data.factions[pub.players[seat].faction].worth;
    Standing standing{.planets = planets_of(pub, seat),
                      .holdings = open_holdings(data, pub, seat),
                      .stock = worth_of(data, state.own[seat].stock)};
    for (const Hold& hold : state.own[seat].holds)
        if (hold.structure != Thing::none)
            standing.holdings += worth[hold.structure];
    return standing;
}

// MO-LIM-1: whether a planet was conquered for good shows at the end of the round after. A tenth
// is reckoned of all that a player held in the round: what is left and what was lost.
void Table::count_quiet_rounds() {
    Public& pub = state_.pub;
    const auto holds_since = [&pub](int round) {
        for (const Planet& planet : pub.planets)
            if (planet.owner != kNoSeat && planet.taken == round)
                return true;
        return false;
    };
    const auto one_more = [&pub] {
        return static_cast<std::uint8_t>(std::min(pub.quiet + 1, 250));
    };
    if (pub.in_doubt)
        pub.quiet = holds_since(pub.turn.round - 1) ? std::uint8_t{0} : one_more();
    bool is_loud = pub.loud;
    for (const Seat seat : living(pub)) {
        std::int32_t& lost = player(seat).lost;
        is_loud = is_loud || 10 * lost > lost + open_holdings(data_, pub, seat);
        lost = 0;
    }
    pub.loud = false;
    pub.in_doubt = !is_loud && holds_since(pub.turn.round);
    if (is_loud)
        pub.quiet = 0;
    else if (!pub.in_doubt)
        pub.quiet = one_more();
}

// MO-LIM-1, MO-LIM-2
void Table::end_by_ranking(EventKind why) {
    Standing best;
    SeatSet winners;
    for (const Seat seat : living(pub())) {
        const Standing standing = standing_of(data_, state_, seat);
        if (winners.empty() || standing > best) {
            best = standing;
            winners.clear();
        }
        if (standing == best)
            winners.insert(seat);
    }
    tell([&] { return PublicEvent{.kind = why, .count = pub().turn.round}; });
    end_game(winners);
}

void Table::end_game(SeatSet winners) {
    Public& pub = state_.pub;
    pub.over = true;
    pub.winners = winners;
    pub.deciding.clear();
    pub.asking = Question::none;
    interrupted_ = true;
    tell([&] { return PublicEvent{.kind = EventKind::game_over, .seats = winners}; });
}

}  // namespace sidera::monolith
