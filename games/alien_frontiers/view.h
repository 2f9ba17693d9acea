// What everybody at a table of Alien Frontiers sees: all but the order of the draw pile.

#pragma once

#include <cstdint>

#include "engine/cut.h"
#include "games/alien_frontiers/data.h"
#include "games/alien_frontiers/frames.h"

namespace sidera::alien_frontiers {

// What the player is asked. The names are the keys of the specification's decision table.
enum class Question : std::uint8_t {
    none,
    roll,
    main,
    place_colony,
    hub_overflow,
    raid_mode,
    raid_pick,
    raid_card,
    claim_card,
    booster_ship,
    stasis_ship,
    polarity_ship,
    gravity_down,
    gravity_up,
    warper_ships,
    crystal_territory,
    teleport_ship,
    teleport_dock,
    plasma_facility,
    plasma_pick,
    plasma_destroy,
    remove_field,
    field_territory,
    move_from,
    move_to,
    swap_a,
    swap_b,
    warper_card,
    end_return
};

// AF-DOCK-5, AF-DOCK-6: which possible dockings keep a turn from ending.
enum class Mandatory : std::uint8_t { strict, unpaid_only, off };

// The options of the table, fixed at the start.
struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;            // people, who press the buttons for roll and end of turn
    std::uint8_t colonies = 0;  // each player's, at the start
    std::uint8_t sixth_ship_ore = 2;
    std::uint8_t asimov_min_ships = 1;
    std::uint8_t vp_target = 0;  // 0: only the last colony ends the game
    Mandatory mandatory_docking = Mandatory::strict;
    bool limited_supply = false;
    std::uint8_t round_limit = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("colonies", self.colonies);
        visit("sixth_ship_ore", self.sixth_ship_ore);
        visit("asimov_min_ships", self.asimov_min_ships);
        visit("vp_target", self.vp_target);
        visit("mandatory_docking", self.mandatory_docking);
        visit("limited_supply", self.limited_supply);
        visit("round_limit", self.round_limit);
    }

    bool operator==(const Rules&) const = default;
};

// What lies in front of a player. Ships at facilities are in `docks`, colonies in `colonies`.
struct Player {
    std::uint8_t fuel = 0;
    std::uint8_t ore = 0;
    std::uint8_t stock = 0;  // coloured ships not in play
    std::uint8_t bay = 0;    // coloured ships in the Maintenance Bay
    std::uint8_t hub = 0;    // circle of the colony on the own Hub track; 0: none is there
    CardSet cards;
    std::uint8_t points = 0;  // the marker on the score track

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("fuel", self.fuel);
        visit("ore", self.ore);
        visit("stock", self.stock);
        visit("bay", self.bay);
        visit("hub", self.hub);
        visit("cards", self.cards);
        visit("points", self.points);
    }

    bool operator==(const Player&) const = default;
};

// Rolled and not yet placed: the ships of the player whose turn it is.
struct Hand {
    Dice ships;
    std::uint8_t relic = 0;  // value of the Relic Ship; 0: it is not here

    bool empty() const { return ships == Dice{} && relic == 0; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("ships", self.ships);
        visit("relic", self.relic);
    }

    bool operator==(const Hand&) const = default;
};

// Where the Relic Ship is. `port` covers all facilities; which one, the ports tell.
enum class RelicPlace : std::uint8_t { desert, bay, hand, port };

enum class ArtifactPort : std::uint8_t { first, second, third, fourth };
inline constexpr std::size_t kArtifactPorts = 4;
using ArtifactPorts = EnumSet<ArtifactPort, kArtifactPorts>;

// What holds until the end of the running turn.
struct Turn {
    std::uint16_t number = 0;  // of all turns of the game, from 1
    Seat seat = kNoSeat;
    CardSet used;            // whose power was used
    bool discarded = false;  // the one discard power (AF-CARD-4)
    Territory borrowed = Territory::nowhere;
    bool mine_docked = false;
    std::uint8_t hub_docked = 0;
    bool asimov_used = false;
    bool relic_bought = false;
    std::uint8_t rerolls = 0;
    FixedVec<ArtifactPort, kArtifactPorts> at_artifact;  // own ships in the order of docking
    ArtifactPorts cycled;                                // ships that have had their cycle
    ArtifactPorts spent;                                 // ships that a claim has used up

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("number", self.number);
        visit("seat", self.seat);
        visit("used", self.used);
        visit("discarded", self.discarded);
        visit("borrowed", self.borrowed);
        visit("mine_docked", self.mine_docked);
        visit("hub_docked", self.hub_docked);
        visit("asimov_used", self.asimov_used);
        visit("relic_bought", self.relic_bought);
        visit("rerolls", self.rerolls);
        visit("at_artifact", self.at_artifact);
        visit("cycled", self.cycled);
        visit("spent", self.spent);
    }

    bool operator==(const Turn&) const = default;
};

using Ports = FixedVec<Ship, kMaxPorts>;  // as many as the facility has
using Colonies = Keyed<Seat, std::uint8_t, kMaxPlayers>;

struct Public {
    Rules rules;
    bool over = false;
    Seat first = kNoSeat;
    Turn turn;
    Keyed<Seat, Player, kMaxPlayers> players;
    Hand hand;
    Keyed<Facility, Ports, kFacilities> docks;
    Keyed<Territory, Colonies, kTerritories> colonies;
    Keyed<Territory, Seat, kTerritories> controller;  // who holds the tile
    Keyed<Field, Territory, kFields> fields_at{
        {Territory::nowhere, Territory::nowhere, Territory::nowhere}};
    Seat relic_owner = kNoSeat;
    RelicPlace relic_place = RelicPlace::desert;
    FixedVec<Card, kDisplay> display;
    Keyed<Card, std::uint8_t, kCards> discards;
    Keyed<Card, std::uint8_t, kCards> unseen;  // in the draw pile; only the order is hidden
    std::uint8_t reshuffles = 0;

    SeatSet deciding;
    Question asking = Question::none;
    Frames frames;

    const Player& player() const { return players[turn.seat]; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("first", self.first);
        visit("turn", self.turn);
        visit("players", self.players);
        visit("hand", self.hand);
        visit("docks", self.docks);
        visit("colonies", self.colonies);
        visit("controller", self.controller);
        visit("fields", self.fields_at);
        visit("relic_owner", self.relic_owner);
        visit("relic_place", self.relic_place);
        visit("display", self.display);
        visit("discards", self.discards);
        visit("unseen", self.unseen);
        visit("reshuffles", self.reshuffles);
        visit("deciding", self.deciding);
        visit("asking", self.asking);
        visit("frames", self.frames);
    }

    bool operator==(const Public&) const = default;
};

// Nobody has a secret in this game.
struct Private {
    template<class Self, class Visit>
    static void fields(Self&, Visit&&) {}

    bool operator==(const Private&) const = default;
};

using View = CutView<Public, Private>;
using ViewRef = CutRef<Public, Private>;

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::Question> : NamesInCode<alien_frontiers::Question::end_return> {
    static constexpr std::string_view kType = "question";
};

template<>
struct EnumText<alien_frontiers::Mandatory> : NamesInCode<alien_frontiers::Mandatory::off> {
    static constexpr std::string_view kType = "mandatory_docking";
};

template<>
struct EnumText<alien_frontiers::RelicPlace> : NamesInCode<alien_frontiers::RelicPlace::port> {
    static constexpr std::string_view kType = "relic_place";
};

template<>
struct EnumText<alien_frontiers::ArtifactPort> {
    static constexpr std::string_view kType = "port";
    static constexpr std::array<std::string_view, 4> kNames = {"1", "2", "3", "4"};
};

}  // namespace sidera
