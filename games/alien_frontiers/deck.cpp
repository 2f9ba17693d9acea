// Alien tech cards: the display, gaining, losing, and what their powers do to ships.

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-CARD-5: what was noted about a card goes with it; the next copy is fresh.
void Table::lose_card(Seat seat, Card card) {
    player(seat).cards.erase(card);
    if (seat == this->seat())
        state_.pub.turn.used.erase(card);
}

void Table::gain_card(Seat seat, Card card) {
    player(seat).cards.insert(card);
}

// AF-DECK-1: the discard pile comes back only when a card must be drawn and none is there.
bool Table::draw(Card& card) {
    Public& pub = state_.pub;
    auto& pile = state_.secret.pile;
    if (pile.empty()) {
        for (int i = 0; i < kCards; ++i)
            for (int copy = 0; copy < pub.discards.values[static_cast<std::size_t>(i)]; ++copy)
                pile.push_back(static_cast<Card>(i));
        if (pile.empty())
            return false;
        pub.unseen = pub.discards;
        pub.discards = {};
        luck_.shuffle(pile, kCardStream, ++pub.reshuffles);
        tell([&] {
            return PublicEvent{.kind = EventKind::reshuffled,
                               .count = static_cast<std::int16_t>(pile.size())};
        });
    }
    card = pile.back();
    pile.pop_back();
    --pub.unseen[card];
    return true;
}

// AF-DECK-3
void Table::fill_display() {
    Card card{};
    while (!state_.pub.display.full() && draw(card))
        state_.pub.display.push_back(card);
}

// AF-ARTIFACT-2, AF-DECK-2. Booked on the ship that was docked first (AF-ARTIFACT-6).
void Table::cycle() {
    Public& pub = state_.pub;
    const ArtifactPorts open = open_cycles(pub);
    for (const ArtifactPort port : pub.turn.at_artifact)
        if (open.has(port)) {
            pub.turn.cycled.insert(port);
            break;
        }
    for (const Card card : pub.display)
        ++pub.discards[card];
    pub.display.clear();
    fill_display();
    tell([&] {
        return PublicEvent{.kind = EventKind::cycled, .seat = seat(), .cards = pub.display};
    });
}

// AF-ARTIFACT-3, AF-ARTIFACT-4
void Table::claim(Card card) {
    Public& pub = state_.pub;
    const Ports& ports = pub.docks[Facility::artifact];
    for (std::size_t i = 0; i < ports.size(); ++i)
        if (owner_of(ports[i]) == seat())
            pub.turn.spent.insert(static_cast<ArtifactPort>(i));
    std::size_t at = 0;
    while (pub.display[at] != card)
        ++at;
    pub.display.erase_at(at);
    gain_card(seat(), card);
    tell([&] { return PublicEvent{.kind = EventKind::claimed, .seat = seat(), .card = card}; });
    fill_display();
    tell([&] { return PublicEvent{.kind = EventKind::display_refilled, .cards = pub.display}; });
    settle();
}

// AF-RAID-5, AF-RAID-6
void Table::take_token(Seat victim, Resource resource) {
    const bool fuel = resource == Resource::fuel;
    std::uint8_t& from = fuel ? player(victim).fuel : player(victim).ore;
    std::uint8_t& to = fuel ? player(seat()).fuel : player(seat()).ore;
    --from;
    ++to;
    tell([&] {
        return PublicEvent{.kind = fuel ? EventKind::stole_fuel : EventKind::stole_ore,
                           .seat = seat(),
                           .other = victim};
    });
}

// AF-RAID-5: until the raid is over.
void Table::put_token_back(Seat victim, Resource resource) {
    const bool fuel = resource == Resource::fuel;
    std::uint8_t& from = fuel ? player(seat()).fuel : player(seat()).ore;
    std::uint8_t& to = fuel ? player(victim).fuel : player(victim).ore;
    --from;
    ++to;
    tell([&] {
        return PublicEvent{.kind = fuel ? EventKind::put_back_fuel : EventKind::put_back_ore,
                           .seat = seat(),
                           .other = victim};
    });
}

// AF-RAID-7, AF-RAID-9, AF-DECOY-1
void Table::steal_card(Seat victim, Card card) {
    lose_card(victim, card);
    tell([&] {
        return PublicEvent{
            .kind = EventKind::stole_card, .seat = seat(), .other = victim, .card = card};
    });
    if (player(seat()).cards.has(card)) {
        ++state_.pub.discards[card];
        tell([&] {
            return PublicEvent{.kind = EventKind::card_wasted, .seat = seat(), .card = card};
        });
    } else {
        gain_card(seat(), card);
    }
    settle();
}

void Table::skip_raid() {
    tell([&] { return PublicEvent{.kind = EventKind::raid_skipped, .seat = seat()}; });
}

// AF-CARD-3: once per turn, also at a price of 0 (AF-BONUS-POHL-1).
void Table::use_power(Card card, int fuel) {
    state_.pub.turn.used.insert(card);
    tell([&] { return PublicEvent{.kind = EventKind::power_used, .seat = seat(), .card = card}; });
    if (fuel > 0)
        pay({static_cast<std::uint8_t>(fuel), 0});
}

// AF-CARD-4
void Table::discard_card(Card card) {
    lose_card(seat(), card);
    ++state_.pub.discards[card];
    state_.pub.turn.discarded = true;
    tell([&] {
        return PublicEvent{.kind = EventKind::card_discarded, .seat = seat(), .card = card};
    });
}

// AF-CARD-7, AF-CARD-8
void Table::change_ship(Die die, int value) {
    Hand& hand = state_.pub.hand;
    if (die.relic) {
        hand.relic = static_cast<std::uint8_t>(value);
    } else {
        --hand.ships[die.pips];
        ++hand.ships[pips_of(value)];
    }
    tell([&] {
        PublicEvent event{.kind = EventKind::ship_changed, .seat = seat()};
        ++event.before[die.pips];
        ++event.dice[pips_of(value)];
        return event;
    });
}

// AF-WARP-1
void Table::reroll(const Dice& picked, bool relic) {
    Public& pub = state_.pub;
    const std::uint32_t number = pub.turn.number * 16u + ++pub.turn.rerolls;
    PublicEvent event{.kind = EventKind::rerolled, .seat = seat(), .dice = {}, .before = picked};
    int count = 0;
    for (std::size_t side = 0; side < kSides; ++side) {
        count += picked.values[side];
        pub.hand.ships.values[side] =
            static_cast<std::uint8_t>(pub.hand.ships.values[side] - picked.values[side]);
    }
    if (count > 0)
        event.dice = throw_ships(count, number);
    for (std::size_t side = 0; side < kSides; ++side)
        pub.hand.ships.values[side] =
            static_cast<std::uint8_t>(pub.hand.ships.values[side] + event.dice.values[side]);
    if (relic) {
        ++event.before[pips_of(pub.hand.relic)];
        throw_relic(number);
        ++event.dice[pips_of(pub.hand.relic)];
    }
    tell([&] { return event; });
}

// AF-CRYSTAL-1
void Table::copy_bonus(Territory territory) {
    state_.pub.turn.borrowed = territory;
    tell([&] {
        return PublicEvent{.kind = EventKind::bonus_copied, .seat = seat(), .territory = territory};
    });
}

namespace {

std::size_t port_of(const Ports& ports, Ship ship) {
    std::size_t port = 0;
    while (port < ports.size() && ports[port] != ship)
        ++port;
    return port;
}

}  // namespace

// AF-TELE-1, AF-TELE-5
Die Table::lift(const TeleportFrame& frame) {
    const Die die{pips_of(frame.value), frame.relic};
    const Ship ship = ship_of(seat(), die.pips, die.relic);
    take_off(frame.from, port_of(state_.pub.docks[frame.from], ship));
    tell([&] {
        PublicEvent event{.kind = EventKind::teleported, .seat = seat(), .facility = frame.from};
        ++event.dice[die.pips];
        return event;
    });
    return die;
}

// AF-PLASMA-1, AF-PLASMA-4, AF-TERRA-6. Progress on the Hub stays (AF-HUB-10).
void Table::send_to_bay(Facility at, Ship ship) {
    tell([&] {
        PublicEvent event{
            .kind = EventKind::plasma_hit, .seat = seat(), .other = owner_of(ship), .facility = at};
        ++event.dice[pips_of(facts(ship).value)];
        return event;
    });
    take_off(at, port_of(state_.pub.docks[at], ship));
    if (at == Facility::terraform)
        to_stock(ship);
    else
        to_bay(ship);
}

// AF-PLASMA-5, AF-PLASMA-7
void Table::destroy(Facility at, Ship ship) {
    tell([&] {
        PublicEvent event{.kind = EventKind::ship_destroyed,
                          .seat = seat(),
                          .other = owner_of(ship),
                          .facility = at};
        ++event.dice[pips_of(facts(ship).value)];
        return event;
    });
    take_off(at, port_of(state_.pub.docks[at], ship));
    to_stock(ship);
}

// AF-WARP-2
void Table::recover_card(Card card) {
    --state_.pub.discards[card];
    gain_card(seat(), card);
    tell([&] {
        return PublicEvent{.kind = EventKind::card_recovered, .seat = seat(), .card = card};
    });
    settle();
}

}  // namespace sidera::alien_frontiers
