// A turn at the table: rolling, docking, and what ships bring.

#include "games/alien_frontiers/table.h"

#include "games/alien_frontiers/facilities/facility.h"

namespace sidera::alien_frontiers {

Flow Table::ask(Question question) {
    state_.pub.deciding = SeatSet::of(seat());
    state_.pub.asking = question;
    return Flow::ask;
}

// AF-TURN-2: steps 1 and 2.
void Table::begin_turn() {
    const Seat me = seat();
    tell([&] {
        return PublicEvent{.kind = EventKind::turn_begins,
                           .seat = me,
                           .count = static_cast<std::int16_t>(state_.pub.turn.number)};
    });
    forfeit();
}

// AF-TERRA-4, AF-TERRA-5, AF-RELIC-8
void Table::forfeit() {
    Ports& station = state_.pub.docks[Facility::terraform];
    if (station.empty() || owner_of(station.front()) != seat())
        return;
    to_stock(take_off(Facility::terraform, 0));
    tell([&] { return PublicEvent{.kind = EventKind::ship_forfeited, .seat = seat()}; });
}

// All own ships from facilities and Bay; yields how many coloured ones there are. The Relic Ship,
// if it is among them, waits in the hand with any value (AF-RELIC-3).
int Table::gather() {
    Public& pub = state_.pub;
    const Seat me = seat();
    int ships = pub.players[me].bay;
    pub.players[me].bay = 0;
    for (Ports& ports : pub.docks.values)
        for (Ship& ship : ports)
            if (owner_of(ship) == me) {
                ships += facts(ship).relic ? 0 : 1;
                ship = Ship::none;
            }
    if (pub.relic_owner == me)
        pub.relic_place = RelicPlace::hand;
    return ships;
}

// One draw for the whole throw.
Dice Table::throw_ships(int count, std::uint32_t number) {
    Dice dice;
    std::uint32_t thrown =
        luck_.throw_dice(kSides, static_cast<std::uint32_t>(count), kDiceStream, seat(), number);
    for (int i = 0; i < count; ++i, thrown /= kSides)
        ++dice.values[thrown % kSides];
    return dice;
}

void Table::throw_relic(std::uint32_t number) {
    state_.pub.hand.relic =
        static_cast<std::uint8_t>(1 + luck_.below(kSides, kRelicStream, seat(), number));
}

namespace {

Dice with_relic(const Hand& hand) {
    Dice dice = hand.ships;
    if (hand.relic > 0)
        ++dice[pips_of(hand.relic)];
    return dice;
}

}  // namespace

// AF-TURN-2: steps 2 to 4, AF-TURN-3, AF-BAY-2. Draws are numbered by turn, so that two games with
// one seed meet the same dice as long as they go alike.
void Table::roll() {
    Public& pub = state_.pub;
    const std::uint32_t number = pub.turn.number * 16u;
    const int ships = gather();
    pub.hand.ships = throw_ships(ships, number);
    if (pub.relic_place == RelicPlace::hand)
        throw_relic(number);
    const Dice rolled = with_relic(pub.hand);
    tell([&] { return PublicEvent{.kind = EventKind::rolled, .seat = seat(), .dice = rolled}; });
    if (pub.player().cards.has(Card::resource_cache))
        open_cache(rolled);
}

// AF-CACHE-1 to AF-CACHE-3
void Table::open_cache(const Dice& rolled) {
    const int odd = rolled[Pips::one] + rolled[Pips::three] + rolled[Pips::five];
    const int even = rolled[Pips::two] + rolled[Pips::four] + rolled[Pips::six];
    const Price won{static_cast<std::uint8_t>(even >= odd ? 1 : 0),
                    static_cast<std::uint8_t>(odd >= even ? 1 : 0)};
    const Price got = hand_out(seat(), won.fuel, won.ore);
    tell([&] {
        return PublicEvent{
            .kind = EventKind::cache_pays, .seat = seat(), .fuel = got.fuel, .ore = got.ore};
    });
    tell_gained(seat(), got);
    if (odd != even)
        return;
    lose_card(seat(), Card::resource_cache);
    ++state_.pub.discards[Card::resource_cache];
    tell([&] { return PublicEvent{.kind = EventKind::cache_leaves, .seat = seat()}; });
}

// AF-TURN-8, AF-DOCK-8
void Table::end_actions() {
    Public& pub = state_.pub;
    if (pub.hand.empty())
        return;
    const Dice left = with_relic(pub.hand);
    for (const std::uint8_t count : pub.hand.ships.values)
        player(seat()).bay = static_cast<std::uint8_t>(player(seat()).bay + count);
    if (pub.hand.relic > 0)
        pub.relic_place = RelicPlace::bay;
    pub.hand = {};
    tell(
        [&] { return PublicEvent{.kind = EventKind::ships_parked, .seat = seat(), .dice = left}; });
}

// AF-LIMIT-1
void Table::give_back(int fuel) {
    Player& me = player(seat());
    const int excess = me.fuel + me.ore - kKeep;
    me.fuel = static_cast<std::uint8_t>(me.fuel - fuel);
    me.ore = static_cast<std::uint8_t>(me.ore - (excess - fuel));
    tell([&] {
        return PublicEvent{.kind = EventKind::tokens_returned,
                           .seat = seat(),
                           .fuel = static_cast<std::int16_t>(fuel),
                           .ore = static_cast<std::int16_t>(excess - fuel)};
    });
}

// AF-TURN-1, AF-TURN-8
void Table::pass_turn() {
    Public& pub = state_.pub;
    const int seats = pub.rules.seats;
    pub.turn = {.number = static_cast<std::uint16_t>(pub.turn.number + 1),
                .seat = left_of(pub.turn.seat, seats)};
    const int rounds = (pub.turn.number - 1) / seats;
    if (pub.rules.round_limit == 0 || rounds < pub.rules.round_limit)
        return;
    tell([&] {
        return PublicEvent{.kind = EventKind::round_limit_reached,
                           .count = static_cast<std::int16_t>(rounds)};
    });
    end_game();
}

// AF-DOCK-1, AF-DOCK-4, AF-TURN-5: the price first, then the ships, then the effect.
void Table::dock(const Docking& docking, const Lifted* lifted) {
    Public& pub = state_.pub;
    const Seat me = seat();
    const Shape shape = shape_of(docking.at);
    const FixedVec<Die, 3> dice = dice_of(shape, docking, pub.hand, lifted);
    bool lifted_due = lifted != nullptr;
    Dice shown;
    for (const Die& die : dice) {
        ++shown[die.pips];
        if (lifted_due && die == lifted->die) {
            lifted_due = false;
        } else if (die.relic) {
            pub.hand.relic = 0;
        } else {
            --pub.hand.ships[die.pips];
        }
        if (die.relic)
            pub.relic_place = RelicPlace::port;
    }
    tell([&] {
        return PublicEvent{
            .kind = EventKind::docked, .seat = me, .facility = docking.at, .dice = shown};
    });
    const Price price = docking_price(data_, pub, docking.at, me);
    if (price != Price{})
        pay(price);
    if (docking.at == Facility::raiders)
        displace_raiders();
    std::size_t port =
        free_group(pub.docks[docking.at], ports_of(pub, docking.at, me), dice.size());
    if (docking.at == Facility::artifact)
        pub.turn.at_artifact.push_back(static_cast<ArtifactPort>(port));
    for (const Die& die : dice)
        pub.docks[docking.at][port++] = ship_of(me, die.pips, die.relic);
    use_facility(*this, docking);
}

// AF-RAID-2, AF-RAID-10, AF-BAY-1
void Table::displace_raiders() {
    Ports& ports = state_.pub.docks[Facility::raiders];
    for (int i = 0; i < state_.pub.rules.seats; ++i) {
        Dice gone;
        for (std::size_t port = 0; port < ports.size(); ++port)
            if (owner_of(ports[port]) == seat_at(i)) {
                ++gone[pips_of(facts(ports[port]).value)];
                to_bay(take_off(Facility::raiders, port));
            }
        if (gone != Dice{})
            tell([&] {
                return PublicEvent{.kind = EventKind::displaced, .seat = seat_at(i), .dice = gone};
            });
    }
}

Ship Table::take_off(Facility at, std::size_t port) {
    const Ship ship = state_.pub.docks[at][port];
    state_.pub.docks[at][port] = Ship::none;
    if (at == Facility::artifact)
        forget_at_artifact(static_cast<ArtifactPort>(port));
    return ship;
}

// AF-ARTIFACT-5: the next ship there is a fresh one.
void Table::forget_at_artifact(ArtifactPort port) {
    Turn& turn = state_.pub.turn;
    turn.cycled.erase(port);
    turn.spent.erase(port);
    for (std::size_t i = 0; i < turn.at_artifact.size(); ++i)
        if (turn.at_artifact[i] == port)
            return turn.at_artifact.erase_at(i);
}

void Table::to_bay(Ship ship) {
    if (facts(ship).relic)
        state_.pub.relic_place = RelicPlace::bay;
    else
        ++player(owner_of(ship)).bay;
}

// AF-RELIC-4: the Relic Ship has no stock, it goes to Burroughs Desert.
void Table::to_stock(Ship ship) {
    if (!facts(ship).relic) {
        ++player(owner_of(ship)).stock;
        return;
    }
    state_.pub.relic_owner = kNoSeat;
    state_.pub.relic_place = RelicPlace::desert;
    tell([&] { return PublicEvent{.kind = EventKind::relic_returned, .seat = owner_of(ship)}; });
}

// AF-LIMIT-3: yields what the supply had.
Price Table::hand_out(Seat seat, int fuel, int ore) {
    if (state_.pub.rules.limited_supply) {
        fuel = std::min(fuel, fuel_left(state_.pub));
        ore = std::min(ore, ore_left(state_.pub));
    }
    Player& gainer = player(seat);
    gainer.fuel = static_cast<std::uint8_t>(gainer.fuel + fuel);
    gainer.ore = static_cast<std::uint8_t>(gainer.ore + ore);
    return {static_cast<std::uint8_t>(fuel), static_cast<std::uint8_t>(ore)};
}

void Table::tell_gained(Seat seat, Price got) {
    tell([&] {
        return PublicEvent{
            .kind = EventKind::gained, .seat = seat, .fuel = got.fuel, .ore = got.ore};
    });
}

void Table::pay(Price price) {
    Player& me = player(seat());
    me.fuel = static_cast<std::uint8_t>(me.fuel - price.fuel);
    me.ore = static_cast<std::uint8_t>(me.ore - price.ore);
    tell([&] {
        return PublicEvent{
            .kind = EventKind::paid, .seat = seat(), .fuel = price.fuel, .ore = price.ore};
    });
}

// AF-YARD-1, AF-YARD-6
void Table::build_ship() {
    Player& me = player(seat());
    --me.stock;
    ++me.bay;
    tell([&] {
        return PublicEvent{.kind = EventKind::ship_built,
                           .seat = seat(),
                           .count = static_cast<std::int16_t>(kFleet - me.stock)};
    });
}

// AF-MARKET-2, AF-MARKET-4
void Table::trade() {
    const int price = OrbitalMarket::trade_price(state_.pub);
    Player& me = player(seat());
    me.fuel = static_cast<std::uint8_t>(me.fuel - price);
    ++me.ore;
    tell([&] {
        return PublicEvent{
            .kind = EventKind::traded, .seat = seat(), .fuel = static_cast<std::int16_t>(price)};
    });
}

// AF-HUB-2, AF-HUB-3, AF-BONUS-ASIMOV-2
void Table::advance_hub(bool extra) {
    Player& me = player(seat());
    ++me.hub;
    if (extra)
        state_.pub.turn.asimov_used = true;
    else
        ++state_.pub.turn.hub_docked;
    tell([&] {
        return PublicEvent{.kind = extra ? EventKind::hub_extra : EventKind::hub_advanced,
                           .seat = seat(),
                           .count = me.hub};
    });
}

void Table::lose_surplus() {
    tell([&] { return PublicEvent{.kind = EventKind::surplus_lost, .seat = seat()}; });
}

// AF-HUB-5, AF-HUB-7
void Table::launch(int surplus) {
    pay(data_.launch);
    tell([&] { return PublicEvent{.kind = EventKind::launched, .seat = seat()}; });
    push(LandFrame{.from_hub = true, .surplus = static_cast<std::uint8_t>(surplus)});
}

// AF-RELIC-1, AF-RELIC-2
void Table::buy_relic() {
    Public& pub = state_.pub;
    pay(data_.relic);
    pub.relic_owner = seat();
    pub.relic_place = RelicPlace::bay;
    pub.turn.relic_bought = true;
    tell([&] { return PublicEvent{.kind = EventKind::relic_bought, .seat = seat()}; });
}

}  // namespace sidera::alien_frontiers
