// What holds in every position of Monolith (the specification's list of invariants). Positions come
// from files, too: nothing here may rely on what was not checked before.

#include "games/monolith/frame_invariants.h"
#include "games/monolith/game.h"
#include "games/monolith/table.h"

namespace sidera::monolith {
namespace {

using Fault = std::optional<std::string>;

std::string name(Seat seat) {
    return std::string(1, letter(seat));
}

bool is_player(const Public& pub, Seat seat) {
    return index(seat) < pub.rules.seats;
}

bool is_alive(const Public& pub, Seat seat) {
    return is_player(pub, seat) && pub.players[seat].alive;
}

Fault check_rules(const Data& data, const Rules& rules) {
    if (rules.cols < 1 || rules.cols > kMaxPanels || rules.rows < 1 || rules.rows > kMaxPanels ||
        rules.panel_width != data.panel_width || rules.panel_height != data.panel_height)
        return "the board does not fit the data set";
    if (rules.ship_cap < 1 || rules.ship_cap > kMaxShips)
        return "the ship cap is 1 to 60";
    return std::nullopt;
}

// Number 4 to 6.
Fault check_planet(const Data& data, const Public& pub, const Planet& planet) {
    const std::string which = "planet " + std::to_string(planet.panel);
    if (planet.panel < 1 || planet.panel > pub.rules.panels() ||
        planet.centre != centre_of(pub.rules, planet.panel))
        return "a planet is not in the middle of its panel";
    if (static_cast<int>(planet.cells.size()) != cells_within(data.sizes[planet.size].radius))
        return which + " has not the cells of its size";
    if (planet.owner != kNoSeat && !is_alive(pub, planet.owner))
        return which + " belongs to nobody who plays";
    Planet again = planet;
    again.count();
    if (again.facts.counts != planet.facts.counts || again.facts.radius != planet.facts.radius)
        return which + " is counted wrong";
    if (planet.at(kCentre) != Content::empty)
        return which + ": the centre holds only the monolith";
    for (int i = 1; i < static_cast<int>(planet.cells.size()); ++i) {
        const Content content = planet.at(spot_at(i));
        if (static_cast<int>(content) >= kContents)
            return which + " holds something unknown";
        if (is_defence(content) && !planet.is_outer(spot_at(i)))
            return which + " has a turret that is not on its border";
        if (is_structure(content) && data.biomes[planet.biome].forbids.has(thing_of(content)))
            return which + " has a building its biome does not allow";
    }
    if (planet.owner == kNoSeat && planet.structures() > 0)
        return which + " is uninhabited and has structures";
    if (index(planet.built) >= static_cast<int>(planet.cells.size()))
        return which + " was built on where it has no cell";
    return std::nullopt;
}

// Number 3, 7 and 10: everything stands on the board, nothing on top of another.
Fault check_cells(const Public& pub) {
    CellSet taken;
    const BoardSize board = pub.rules.board();
    const auto put = [&](Cell cell) {
        const bool is_free = cell != kNoCell && board.has(place_of(cell)) && !taken.has(cell);
        if (is_free)
            taken.insert(cell);
        return is_free;
    };
    for (const Planet& planet : pub.planets)
        for (int i = 0; i < static_cast<int>(planet.cells.size()); ++i)
            if (!put(planet.cell_of(spot_at(i))))
                return "two planets overlap";
    for (const Asteroid& rock : pub.asteroids) {
        if (!put(rock.cell))
            return "an asteroid stands where something else is, or off the board";
        const bool is_bare = rock.holds == Thing::none && rock.owner == kNoSeat;
        const bool is_worked = (rock.holds == Thing::drill || rock.holds == Thing::habitat) &&
                               is_alive(pub, rock.owner);
        if (!is_bare && !is_worked)
            return "an asteroid holds what it cannot hold, or of nobody who plays";
    }
    for (int i = 0; i < kMaxPlayers; ++i) {
        const Player& player = pub.players[seat_at(i)];
        for (const Ship& ship : player.ships)
            if (!put(ship.cell))
                return "a ship of " + name(seat_at(i)) + " stands on something, or off the board";
        for (const Station& station : player.stations)
            if (!put(station.cell))
                return "a station of " + name(seat_at(i)) +
                       " stands on something, or off the board";
    }
    for (std::int16_t y = 0; y < board.height; ++y)
        for (std::int16_t x = 0; x < board.width; ++x)
            if (pub.free.has(cell_at({x, y})) == taken.has(cell_at({x, y})))
                return "cell " + WrittenText<Cell>::write(cell_at({x, y})) + " is counted wrong";
    return std::nullopt;
}

// Number 7, at every moment: a destroyed asteroid only makes room.
Fault check_asteroids(const Public& pub) {
    CellSet rocks;
    for (const Asteroid& rock : pub.asteroids)
        rocks.insert(rock.cell);
    for (const Asteroid& rock : pub.asteroids) {
        int neighbours = 0;
        bool touches = false;
        pub.rules.board().for_each_neighbour(rock.cell, [&](Cell there) {
            ++neighbours;
            touches = touches || rocks.has(there);
            const Planet* planet = planet_on(pub, panel_of(pub.rules, there));
            touches = touches || (planet != nullptr &&
                                  length(planet->from_centre(there)) <= planet->facts.radius);
        });
        if (neighbours != kDirections || touches)
            return "an asteroid touches a planet, another one or the edge";
    }
    return std::nullopt;
}

// Number 10 and 11.
Fault check_player(const Public& pub, Seat seat) {
    const Player& player = pub.players[seat];
    if (!is_player(pub, seat))
        return player == Player{} ? std::nullopt
                                  : Fault("seat " + name(seat) + " plays without sitting there");
    if (pub.turn.round > 0 && player.alive != has_foothold(pub, seat))
        return name(seat) + " is alive without planet, ship and station, or out with one";
    if (static_cast<int>(player.ships.size()) > pub.rules.ship_cap)
        return name(seat) + " has more ships than the cap allows";
    std::uint16_t last = 0;
    for (const Ship& ship : player.ships) {
        if (ship.number <= last || ship.number > player.last_number || !is_ship(ship.kind))
            return "the fleet of " + name(seat) + " is numbered wrong";
        if (ship.kind != Thing::cargo && (ship.loads > 0 || ship.shown != Thing::none))
            return "a ship of " + name(seat) + " carries something and is no cargo ship";
        if (ship.loads > 2 || (ship.shown != Thing::none && !is_space_structure(ship.shown)))
            return "a cargo ship of " + name(seat) + " carries too much";
        last = ship.number;
    }
    for (const Seat ally : player.allies)
        if (ally == seat || !is_alive(pub, ally) || !pub.players[ally].allies.has(seat) ||
            pub.rules.seats == 2)
            return "the alliances of " + name(seat) + " are not mutual";
    return std::nullopt;
}

Fault check_bill(const Public& pub, const Bill& bill, bool is_signed) {
    const bool fits = is_alive(pub, bill.giver) && is_alive(pub, bill.other) &&
                      bill.giver != bill.other && bill.has(bill.carrier) && bill.legs < 4 &&
                      !bill.first.empty() && (bill.number > 0) == is_signed;
    const bool may_leave = is_signed && bill.secret && bill.legs == 0 && bill.has(bill.leaver);
    if (!fits || (bill.leaver != kNoSeat && !may_leave))
        return "a bill is not in order";
    for (const Goods& goods : {bill.first, bill.second})
        for (const std::uint16_t amount : goods.amounts.values)
            if (amount > kMostOfBundle)
                return "a bundle is too large";
    return std::nullopt;
}

// Number 12.
Fault check_holds(const State& state, Seat seat) {
    const Player& player = state.pub.players[seat];
    const Private& own = state.own[seat];
    std::size_t laden = 0;
    for (const Ship& ship : player.ships) {
        const Hold hold = hold_of(own, ship.number);
        const int loads = (hold.structure != Thing::none ? 1 : 0) + (hold.bundle.empty() ? 0 : 1);
        if (loads != ship.loads || (ship.shown != Thing::none && ship.shown != hold.structure))
            return "what " + name(seat) + "'s ship " + std::to_string(ship.number) +
                   " carries is not what was seen";
        laden += loads > 0 ? 1 : 0;
        if (const Bill* bill = bill_of(own, seat, ship.number))
            if (!bill->is_load() && hold.bundle != bill->goods())
                return "the bundle aboard is not the one of the bill";
    }
    if (laden != own.holds.size())
        return name(seat) + " has something aboard of no ship";
    for (const Hold& hold : own.holds)
        if (hold.structure != Thing::none && !is_space_structure(hold.structure))
            return name(seat) + " carries what cannot be carried";
    return std::nullopt;
}

// Number 1, 12 and 13.
Fault check_private(const State& state, Seat seat) {
    const Public& pub = state.pub;
    const Private& own = state.own[seat];
    if (!is_alive(pub, seat))
        return own == Private{} ? std::nullopt : Fault(name(seat) + " is out and owns something");
    for (const std::uint16_t amount : own.stock.amounts.values)
        if (amount > kMostOfStock)
            return "the stock of " + name(seat) + " is too large";
    if (pub.rules.open_stocks)
        for (std::size_t i = 0; i < kResources; ++i)
            if (pub.players[seat].ledger.values[i] != own.stock.amounts.values[i] &&
                own.stock.amounts.values[i] != kMostOfStock)
                return "the open stock of " + name(seat) + " is shown wrong";
    for (const Bill& bill : own.bills) {
        if (auto fault = check_bill(pub, bill, true))
            return fault;
        bool is_open = false;
        for (const Agreement& agreement : pub.agreements)
            is_open = is_open || agreement.number == bill.number;
        bool partner_knows = false;
        for (const Bill& other : state.own[bill.partner_of(seat)].bills)
            partner_knows = partner_knows || other == bill;
        if (!bill.has(seat) || !is_open || !partner_knows)
            return name(seat) + " has a bill the partner does not have";
        const Ship* ship = find_ship(pub.players[bill.carrier], bill.ship);
        if (ship == nullptr || ship->kind != Thing::cargo)
            return "a bill has no cargo ship";
    }
    for (const auto* offers : {&own.offered, &own.received})
        for (const Bill& bill : *offers)
            if (auto fault = check_bill(pub, bill, false))
                return fault;
    if (own.drafting && (!own.draft.has(seat) || !is_alive(pub, own.draft.partner_of(seat))))
        return name(seat) + " drafts an offer to nobody";
    for (const Seat ally : own.allies)
        if (ally == seat || !is_alive(pub, ally) || !state.own[ally].allies.has(seat))
            return "the alliances of " + name(seat) + " are not mutual";
    for (const Seat wooed : own.wooed)
        if (!is_alive(pub, wooed) || !state.own[wooed].wooers.has(seat))
            return name(seat) + " asks somebody who does not know";
    return check_holds(state, seat);
}

Fault check_agreements(const State& state) {
    const Public& pub = state.pub;
    for (const Agreement& agreement : pub.agreements) {
        if (!is_alive(pub, agreement.low) || !is_alive(pub, agreement.high) ||
            agreement.low >= agreement.high || agreement.number > pub.last_bill)
            return "an agreement is not between two players";
        for (const Seat party : {agreement.low, agreement.high}) {
            int known = 0;
            for (const Bill& bill : state.own[party].bills)
                known += bill.number == agreement.number &&
                                 (agreement.secret ? bill.secret : bill == agreement.terms)
                             ? 1
                             : 0;
            if (known != 1)
                return "an agreement is not known to its parties";
        }
        if (agreement.secret && agreement.terms != Bill{})
            return "a secret bill lies open";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Monolith::broken_invariant(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (auto fault = check_rules(data, pub.rules))
        return fault;
    if (!is_player(pub, pub.first) || (pub.turn.round > 0 && !is_player(pub, pub.turn.seat)))
        return "it is nobody's turn";
    if (pub.turn.extra > (pub.rules.catch_up && pub.turn.round == 1 ? 1 : 0))
        return "more structures may be built than the rules allow";
    if (pub.turn.round > 0 &&
        static_cast<int>(pub.planets.size()) != data.planets_per_player * pub.rules.seats)
        return "there are not two planets for every player";
    for (const Planet& planet : pub.planets)
        if (auto fault = check_planet(data, pub, planet))
            return fault;
    if (auto fault = check_cells(pub))
        return fault;
    if (auto fault = check_asteroids(pub))
        return fault;
    for (int i = 0; i < kMaxPlayers; ++i)
        if (auto fault = check_player(pub, seat_at(i)))
            return fault;
    for (int i = 0; i < kMaxPlayers; ++i)
        if (auto fault = check_private(state, seat_at(i)))
            return fault;
    if (auto fault = check_agreements(state))
        return fault;
    return broken_frame(data, state);
}

}  // namespace sidera::monolith
