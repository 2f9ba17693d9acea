// What must hold in every position of Alien Frontiers (the specification's numbered list).

#include <algorithm>
#include <string>

#include "games/alien_frontiers/frame_invariants.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {
namespace {

using Fault = std::optional<std::string>;

std::string who(Seat seat) {
    return std::string("player ") + letter(seat);
}

std::string count(int n) {
    return std::to_string(n);
}

std::string called(Facility facility) {
    return std::string(name_of(facility));
}

int docked(const Public& pub, Seat seat) {
    int ships = 0;
    for (const Ports& ports : pub.docks.values)
        for (const Ship ship : ports)
            ships += owner_of(ship) == seat && !facts(ship).relic ? 1 : 0;
    return ships;
}

// 1, 2
Fault check_fleet(const Public& pub, Seat seat) {
    const Player& player = pub.players[seat];
    int hand = 0;
    if (seat == pub.turn.seat)
        for (const std::uint8_t ships : pub.hand.ships.values)
            hand += ships;
    const int ships = player.stock + player.bay + docked(pub, seat) + hand;
    if (ships != kFleet)
        return who(seat) + " has " + count(ships) + " ships instead of " + count(kFleet);
    if (player.stock > kFleet - kStartShips)
        return who(seat) + " has fewer than 3 ships in play";
    if (ships_that_stay(pub, seat) < kStartShips)
        return who(seat) + " would roll fewer than 3 ships next turn";
    return std::nullopt;
}

// 3
Fault check_relic(const Public& pub) {
    int on_ports = 0;
    for (const Ports& ports : pub.docks.values)
        for (const Ship ship : ports)
            if (facts(ship).relic) {
                ++on_ports;
                if (owner_of(ship) != pub.relic_owner)
                    return Fault("the Relic Ship on a port does not belong to its owner");
            }
    if (on_ports != (pub.relic_place == RelicPlace::port ? 1 : 0))
        return Fault("the Relic Ship must be in one place, the one that is noted");
    if ((pub.hand.relic != 0) != (pub.relic_place == RelicPlace::hand) || pub.hand.relic > kSides)
        return Fault("the Relic Ship must be in hand, with 1 to 6, exactly when that is noted");
    if ((pub.relic_owner == kNoSeat) != (pub.relic_place == RelicPlace::desert))
        return Fault("the Relic Ship has an owner exactly when it is away from the desert");
    if (pub.relic_owner == kNoSeat)
        return std::nullopt;
    if (pub.relic_place == RelicPlace::hand && pub.relic_owner != pub.turn.seat)
        return Fault("the Relic Ship is in hand outside its owner's turn");
    if (pub.controller[Territory::burroughs] != pub.relic_owner ||
        has_field(pub, Field::isolation, Territory::burroughs))
        return Fault("the Relic Ship's owner does not have the bonus of Burroughs Desert");
    return std::nullopt;
}

// 4
Fault check_cards(const Data& data, const State& state) {
    const Public& pub = state.pub;
    for (int i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        const auto& pile = state.secret.pile;
        if (std::count(pile.begin(), pile.end(), card) != pub.unseen[card])
            return "the draw pile does not hold the unseen " + std::string(name_of(card));
        int copies = pub.discards[card] + pub.unseen[card];
        copies += static_cast<int>(std::count(pub.display.begin(), pub.display.end(), card));
        for (const Player& player : pub.players.values)
            copies += player.cards.has(card) ? 1 : 0;
        if (copies != data.cards[card].copies)
            return "there are " + count(copies) + " cards " + std::string(name_of(card)) +
                   " instead of " + count(data.cards[card].copies);
    }
    return std::nullopt;
}

// 5, 6
Fault check_colonies(const Public& pub, Seat seat) {
    const int left = unplaced(pub, seat);
    if (left < 0)
        return who(seat) + " has more colonies on the planet than there are";
    if (left == 0 && !pub.over)
        return who(seat) + " has landed all colonies, but the game goes on";
    if (pub.players[seat].hub > kLastCircle)
        return who(seat) + "'s colony is beyond circle 7 of the Hub";
    if (pub.players[seat].hub > 0 && left == 0)
        return who(seat) + " has no colony left for the Hub";
    return std::nullopt;
}

// 7, 9: a group has one owner and one value.
Fault check_group(Facility at, const Ports& ports, std::size_t begin, std::size_t size) {
    Ship first = Ship::none;
    for (std::size_t i = begin; i < begin + size; ++i) {
        if (is_free(ports[i]))
            continue;
        if (is_free(first))
            first = ports[i];
        if (owner_of(ports[i]) != owner_of(first) || facts(ports[i]).value != facts(first).value)
            return "a group of " + called(at) + " holds ships of two kinds";
    }
    return std::nullopt;
}

// 7
Fault check_ports(const Data& data, const Public& pub, Facility at) {
    const FacilityInfo& info = data.facilities[at];
    const Ports& ports = pub.docks[at];
    if (ports.size() != info.ports)
        return called(at) + " has " + count(static_cast<int>(ports.size())) + " ports instead of " +
               count(info.ports);
    const std::size_t open = ports.size() - info.blocked[pub.rules.seats];
    for (std::size_t i = 0; i < ports.size(); ++i) {
        if ((ports[i] == Ship::blocker) != (i >= open))
            return called(at) + " must have blocking dice on its last " +
                   count(static_cast<int>(ports.size() - open)) + " ports and nowhere else";
        const Seat owner = owner_of(ports[i]);
        if (owner != kNoSeat && index(owner) >= pub.rules.seats)
            return called(at) + " holds a ship of somebody who does not play";
        if (at == Facility::hub && owner != kNoSeat &&
            index(owner) != static_cast<int>(i) / kTrackPorts)
            return Fault("a ship stands on somebody else's track of the Hub");
        if (at == Facility::terraform && !is_free(ports[i]) && facts(ports[i]).value != kSides)
            return Fault("the ship at the Terraforming Station must show a 6");
    }
    if (shape_of(at) != Shape::pair && shape_of(at) != Shape::triple)
        return std::nullopt;
    const auto group = static_cast<std::size_t>(ships_of(shape_of(at)));
    for (std::size_t i = 0; i + group <= open; i += group)
        if (Fault fault = check_group(at, ports, i, group))
            return fault;
    return std::nullopt;
}

// Before the roll the ships of the last turn are still docked.
bool has_rolled(const Public& pub) {
    const auto* turn = pub.frames.empty() ? nullptr : std::get_if<TurnFrame>(&pub.frames.front());
    return turn != nullptr && turn->step > TurnFrame::Step::roll;
}

// AF-ARTIFACT-5, AF-ARTIFACT-6: only own ships have had their cycle or are spent, and all of them
// were docked one after the other.
Fault check_artifact(const Public& pub) {
    const Ports& ports = pub.docks[Facility::artifact];
    std::size_t own = 0;
    for (std::size_t i = 0; i < ports.size(); ++i) {
        if (owner_of(ports[i]) != pub.turn.seat)
            continue;
        ++own;
        if (has_rolled(pub) && !pub.turn.at_artifact.contains(static_cast<ArtifactPort>(i)))
            return Fault("a ship at the Alien Artifact was never docked");
    }
    if (has_rolled(pub) && pub.turn.at_artifact.size() != own)
        return Fault("a ship that is not at the Alien Artifact was docked there");
    for (const ArtifactPort port : pub.turn.cycled | pub.turn.spent)
        if (static_cast<std::size_t>(port) >= pub.docks[Facility::artifact].size() ||
            owner_of(pub.docks[Facility::artifact][static_cast<std::size_t>(port)]) !=
                pub.turn.seat)
            return Fault("a port of the Alien Artifact is used up without a ship of this turn");
    return std::nullopt;
}

// 11, 12
Fault check_planet(const Data& data, const Public& pub) {
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        if (pub.controller[territory] != controller_of(pub.colonies[territory]))
            return "the tile of " + std::string(name_of(territory)) + " is in the wrong place";
        for (int seat = pub.rules.seats; seat < kMaxPlayers; ++seat)
            if (pub.colonies[territory][seat_at(seat)] != 0)
                return std::string(name_of(territory)) + " has a colony of nobody";
    }
    for (int i = 0; i < pub.rules.seats; ++i) {
        const int points = points_of(data, pub, seat_at(i));
        if (pub.players[seat_at(i)].points != points)
            return who(seat_at(i)) + " must have " + count(points) + " points, not " +
                   count(pub.players[seat_at(i)].points);
        const bool reached = pub.rules.vp_target > 0 && points >= pub.rules.vp_target;
        if (reached && !pub.over)
            return who(seat_at(i)) + " has reached the target, but the game goes on";
    }
    return std::nullopt;
}

// 10, 17
Fault check_tokens(const Public& pub) {
    int fuel = 0;
    int ore = 0;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Player& player = pub.players[seat_at(i)];
        fuel += player.fuel;
        ore += player.ore;
        const bool has_moved = pub.turn.number > pub.rules.seats && seat_at(i) != pub.turn.seat;
        if (has_moved && player.fuel + player.ore > kKeep)
            return who(seat_at(i)) + " has kept more than 8 resources";
    }
    if (pub.rules.limited_supply && (fuel > kFuelTokens || ore > kOreTokens))
        return Fault("there are more tokens in play than there are in the box");
    return std::nullopt;
}

// 15
Fault check_sum(const Data& data, const Public& pub) {
    int points = 0;
    int most = 1;  // the Positron Field
    for (int i = 0; i < pub.rules.seats; ++i) {
        points += pub.players[seat_at(i)].points;
        most += landed(pub, seat_at(i));
    }
    for (const Seat seat : pub.controller.values)
        most += seat != kNoSeat ? 1 : 0;
    for (const CardInfo& card : data.cards.values)
        most += card.copies * card.points;
    return points > most ? Fault("there are more points than can be") : std::nullopt;
}

// 14, and what a turn may have noted.
Fault check_turn(const Public& pub) {
    if (!pub.turn.used.without(pub.player().cards).empty())
        return Fault("the power of a card was used that the player does not have");
    if (pub.turn.borrowed == Territory::burroughs)
        return Fault("the bonus of Burroughs Desert cannot be copied");
    return std::nullopt;
}

Fault check_rules(const Data& data, const Public& pub) {
    const Rules& rules = pub.rules;
    const int seats = rules.seats;
    if (seats < AlienFrontiers::kMinSeats || seats > kMaxPlayers)
        return Fault("there must be 2 to 4 players");
    if (index(pub.turn.seat) >= seats || index(pub.first) >= seats || pub.turn.number == 0)
        return Fault("the turn must be one of the players', counted from 1");
    if (rules.colonies == 0 ||
        rules.colonies > std::max<int>(data.sizes[rules.seats].colonies, kLongGameColonies))
        return Fault("the number of colonies does not fit the table");
    if (rules.asimov_min_ships < 1 || rules.asimov_min_ships > 2)
        return Fault("Asimov Crater must ask for 1 or 2 ships");
    for (int i = seats; i < kMaxPlayers; ++i)
        if (pub.players[seat_at(i)] != Player{})
            return who(seat_at(i)) + " does not play and must have nothing";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> AlienFrontiers::broken_invariant(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (Fault fault = check_rules(data, pub))
        return fault;
    for (int i = 0; i < kFacilities; ++i)
        if (Fault fault = check_ports(data, pub, static_cast<Facility>(i)))
            return fault;
    for (int i = 0; i < pub.rules.seats; ++i) {
        if (Fault fault = check_fleet(pub, seat_at(i)))
            return fault;
        if (Fault fault = check_colonies(pub, seat_at(i)))
            return fault;
    }
    if (Fault fault = check_planet(data, pub))
        return fault;
    for (const auto check : {check_relic, check_artifact, check_tokens, check_turn})
        if (Fault fault = check(pub))
            return fault;
    if (Fault fault = check_sum(data, pub))
        return fault;
    if (Fault fault = check_cards(data, state))
        return fault;
    return check_frames(data, state);
}

}  // namespace sidera::alien_frontiers
