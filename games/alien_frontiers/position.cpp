// Positions of Alien Frontiers written by hand: what follows from the rest need not be said.

#include <algorithm>

#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {
namespace {

// Whether the position says something at this path.
bool says(const Json& given, std::initializer_list<std::string_view> path) {
    const Json* at = &given;
    for (const std::string_view step : path)
        if (at = at->find(step); at == nullptr)
            return false;
    return true;
}

std::string name_of_seat(int i) {
    return std::string(1, letter(seat_at(i)));
}

// A named moment is no new game: who has nothing there has nothing, the turn is A's, and what is
// not said to be in hand was not rolled.
void clear_unsaid(const Json& given, Public& pub) {
    for (int i = 0; i < pub.rules.seats; ++i) {
        Player& player = pub.players[seat_at(i)];
        const std::string name = name_of_seat(i);
        if (!says(given, {"pub", "players", name, "fuel"}))
            player.fuel = 0;
        if (!says(given, {"pub", "players", name, "ore"}))
            player.ore = 0;
        if (!says(given, {"pub", "players", name, "cards"}))
            player.cards.clear();
    }
    for (int side = 0; side < kSides; ++side)
        if (!says(given, {"pub", "hand", "ships", name_of(static_cast<Pips>(side))}))
            pub.hand.ships[static_cast<Pips>(side)] = 0;
    if (!says(given, {"pub", "hand", "relic"}))
        pub.hand.relic = 0;
    if (!says(given, {"pub", "turn", "seat"}))
        pub.turn.seat = seat_at(0);
    if (!says(given, {"pub", "first"}))
        pub.first = pub.turn.seat;
}

// A list of ports names the ships there; free ports and blocking dice follow.
void pad_ports(const Data& data, Public& pub) {
    for (int i = 0; i < kFacilities; ++i) {
        const FacilityInfo& info = data.facilities[static_cast<Facility>(i)];
        Ports& ports = pub.docks[static_cast<Facility>(i)];
        const int open = info.ports - info.blocked[pub.rules.seats];
        while (static_cast<int>(ports.size()) < info.ports)
            ports.push_back(static_cast<int>(ports.size()) < open ? Ship::none : Ship::blocker);
    }
}

int coloured_docked(const Public& pub, Seat seat) {
    int ships = 0;
    for (const Ports& ports : pub.docks.values)
        for (const Ship ship : ports)
            ships += owner_of(ship) == seat && !facts(ship).relic ? 1 : 0;
    return ships;
}

// Ships that are nowhere lie in the Bay, as many as a player must have in play; the others are in
// the stock.
void derive_fleet(const Json& given, Public& pub, Seat seat) {
    Player& player = pub.players[seat];
    const std::string name(1, letter(seat));
    const bool bay_said = says(given, {"pub", "players", name, "bay"});
    const bool stock_said = says(given, {"pub", "players", name, "stock"});
    int placed = coloured_docked(pub, seat);
    if (seat == pub.turn.seat)
        for (const std::uint8_t ships : pub.hand.ships.values)
            placed += ships;
    const auto rest = [placed](int known) {
        return static_cast<std::uint8_t>(std::max(kFleet - placed - known, 0));
    };
    if (stock_said && !bay_said) {
        player.bay = rest(player.stock);
        return;
    }
    if (!bay_said) {
        player.stock = 0;
        const int leaving = kFleet - ships_that_stay(pub, seat);  // the one being terraformed
        player.bay = static_cast<std::uint8_t>(std::max(kStartShips + leaving - placed, 0));
    }
    if (!stock_said)
        player.stock = rest(player.bay);
}

void derive_relic(const Json& given, Public& pub) {
    if (says(given, {"pub", "relic_place"}))
        return;
    const bool owner_said = says(given, {"pub", "relic_owner"});
    if (!owner_said)
        pub.relic_owner = kNoSeat;
    pub.relic_place = pub.relic_owner == kNoSeat ? RelicPlace::desert : RelicPlace::bay;
    for (const Ports& ports : pub.docks.values)
        for (const Ship ship : ports)
            if (facts(ship).relic) {
                pub.relic_place = RelicPlace::port;
                pub.relic_owner = owner_of(ship);
            }
    if (pub.hand.relic != 0) {
        pub.relic_place = RelicPlace::hand;
        pub.relic_owner = pub.turn.seat;
    }
}

// AF-ARTIFACT-6: ships that stand there were docked together, as far as anybody knows.
void derive_artifact(const Json& given, Public& pub) {
    if (says(given, {"pub", "turn", "at_artifact"}))
        return;
    const Ports& ports = pub.docks[Facility::artifact];
    pub.turn.at_artifact.clear();
    for (int value = 1; value <= kSides; ++value)
        for (std::size_t i = 0; i < ports.size(); ++i)
            if (owner_of(ports[i]) == pub.turn.seat && facts(ports[i]).value == value &&
                !pub.turn.at_artifact.full())
                pub.turn.at_artifact.push_back(static_cast<ArtifactPort>(i));
}

using Deck = Keyed<Card, int, kCards>;

// What is left of the deck when these are taken out; less than nothing is left for the invariants.
Deck cards_left(const Data& data, const Public& pub) {
    Deck left;
    for (int i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        left[card] = data.cards[card].copies - pub.discards[card];
        for (const Player& player : pub.players.values)
            left[card] -= player.cards.has(card) ? 1 : 0;
    }
    return left;
}

// The pile settles what is unseen. Without one it holds all cards that are nowhere else, the last
// name on top; with one they are discards. A display that is not said comes from the top.
void derive_cards(const Data& data, const Json& given, State& state) {
    Public& pub = state.pub;
    auto& pile = state.secret.pile;
    const bool pile_said = says(given, {"secret", "pile"});
    const bool display_said = says(given, {"pub", "display"});
    if (!display_said)
        pub.display.clear();
    if (!pile_said)
        pile.clear();
    Deck left = cards_left(data, pub);
    for (const Card card : pub.display)
        --left[card];
    for (const Card card : pile)
        --left[card];
    for (int i = kCards - 1; i >= 0 && !display_said; --i)
        for (int& copies = left[static_cast<Card>(i)]; copies > 0 && !pub.display.full(); --copies)
            pub.display.push_back(static_cast<Card>(i));
    for (int i = 0; i < kCards; ++i)
        for (const auto card = static_cast<Card>(i); left[card] > 0; --left[card]) {
            if (pile_said)
                ++pub.discards[card];
            else
                pile.push_back(card);
        }
    pub.unseen = {};
    for (const Card card : pile)
        ++pub.unseen[card];
}

void derive_planet(const Data& data, const Json& given, Public& pub) {
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        if (!says(given, {"pub", "controller", name_of(territory)}))
            pub.controller[territory] = controller_of(pub.colonies[territory]);
    }
    for (int i = 0; i < pub.rules.seats; ++i)
        if (!says(given, {"pub", "players", name_of_seat(i), "points"}))
            pub.players[seat_at(i)].points =
                static_cast<std::uint8_t>(points_of(data, pub, seat_at(i)));
}

// The frames behind a named moment of the game; false when there is no such moment.
bool set_phase(std::string_view phase, Public& pub) {
    using Step = TurnFrame::Step;
    pub.frames.clear();
    pub.deciding.clear();
    pub.asking = Question::none;
    if (phase == "over")
        pub.over = true;
    else if (phase == "turn")
        pub.frames.push_back(TurnFrame{.step = Step::begin});
    else if (phase == "main")
        pub.frames.push_back(TurnFrame{.step = Step::ask_main});
    else if (phase == "end")
        pub.frames.push_back(TurnFrame{.step = Step::ask_return});
    else
        return false;
    return true;
}

}  // namespace

std::optional<std::string> AlienFrontiers::complete_position(const Data& data,
                                                             const Json& given,
                                                             State& state) {
    Public& pub = state.pub;
    const Json* phase = given.find("phase");
    if (phase != nullptr && !set_phase(phase->as_string(), pub))
        return "phase: unknown moment " + phase->dump() + "; there are turn, main, end and over";
    if (phase != nullptr)
        clear_unsaid(given, pub);
    if (index(pub.turn.seat) >= pub.rules.seats)
        return "pub.turn.seat: the turn must be one of the players'";
    pad_ports(data, pub);
    derive_relic(given, pub);
    if (phase != nullptr && phase->as_string() != "turn")
        derive_artifact(given, pub);
    for (int i = 0; i < pub.rules.seats; ++i)
        derive_fleet(given, pub, seat_at(i));
    if (phase != nullptr || says(given, {"secret", "pile"}))
        derive_cards(data, given, state);
    derive_planet(data, given, pub);
    return std::nullopt;
}

std::optional<std::uint32_t> AlienFrontiers::luck_value(const Data&,
                                                        std::string_view stream,
                                                        std::string_view text) {
    if (stream == "cards") {
        Card card{};
        return enum_from(text, card)
                   ? std::optional(LuckScript::kItem + static_cast<std::uint32_t>(card))
                   : std::nullopt;
    }
    Pips pips{};
    return enum_from(text, pips) ? std::optional(static_cast<std::uint32_t>(pips)) : std::nullopt;
}

namespace {

Json price_json(const Price& price) {
    return Json::object().set("fuel", price.fuel).set("ore", price.ore);
}

Json facility_json(const Data& data, Facility facility) {
    const FacilityInfo& info = data.facilities[facility];
    Json blocked = Json::object();
    for (int seats = AlienFrontiers::kMinSeats; seats <= kMaxPlayers; ++seats)
        blocked.set(std::to_string(seats), info.blocked[static_cast<std::size_t>(seats)]);
    return Json::object()
        .set("key", name_of(facility))
        .set("shape", name_of(shape_of(facility)))
        .set("ports", info.ports)
        .set("group", ships_of(shape_of(facility)))
        .set("blocked", std::move(blocked));
}

Json card_json(const Data& data, Card card) {
    const CardInfo& info = data.cards[card];
    return Json::object()
        .set("key", name_of(card))
        .set("copies", info.copies)
        .set("points", info.points)
        .set("cost", info.cost);
}

}  // namespace

Json AlienFrontiers::data_json(const Data& data) {
    Json facilities = Json::array();
    for (int i = 0; i < kFacilities; ++i)
        facilities.push(facility_json(data, static_cast<Facility>(i)));
    Json cards = Json::array();
    for (int i = 0; i < kCards; ++i)
        cards.push(card_json(data, static_cast<Card>(i)));
    Json ships = Json::array();
    for (const Price& price : data.ships)
        ships.push(price_json(price));
    return Json::object()
        .set("name", data.name)
        .set("facilities", std::move(facilities))
        .set("cards", std::move(cards))
        .set("ships", std::move(ships))
        .set("constructor", price_json({0, data.colony_ore}))
        .set("terraform", price_json(data.terraform))
        .set("launch", price_json(data.launch))
        .set("relic", price_json(data.relic))
        .set("fleet", kFleet)
        .set("circles", kLastCircle)
        .set("track", kTrackPorts)
        .set("claim", kClaim)
        .set("keep", kKeep);
}

}  // namespace sidera::alien_frontiers
