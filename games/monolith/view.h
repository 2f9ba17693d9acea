// What everybody at a table of Monolith sees, and what one seat knows alone.

#pragma once

#include "engine/cut.h"
#include "games/monolith/bills.h"
#include "games/monolith/frames.h"

namespace sidera::monolith {

// What a player is asked. The names are the keys of the specification's decision table.
enum class Question : std::uint8_t {
    none,
    choose_faction,
    place_natural,
    place_cannon,
    place_asteroid,
    structure,
    structure_cell,
    ship,
    ship_cell,
    activate,
    unit_action,
    share_victory
};

// The options of the table, fixed at the start.
struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;  // people, who end their turns themselves
    std::uint8_t cols = 0;
    std::uint8_t rows = 0;
    std::uint8_t panel_width = 0;
    std::uint8_t panel_height = 0;
    std::uint8_t asteroid_die = 0;
    bool unique_factions = false;
    bool homes_not_adjacent = false;
    bool choose_naturals = false;
    bool choose_asteroids = true;
    bool events = true;
    bool purchase_is_construction = true;  // MO-STR-9
    bool pass_through = false;
    bool diplomacy = true;
    bool secret_trades = true;
    bool secret_alliances = false;
    bool shared_victory = true;
    bool open_stocks = false;
    std::uint8_t ship_cap = kMaxShips;
    std::uint16_t round_limit = 0;
    std::uint8_t stalemate_rounds = 0;
    std::uint8_t exile_limit = 0;
    bool catch_up = true;

    BoardSize board() const {
        return {static_cast<std::uint8_t>(cols * panel_width),
                static_cast<std::uint8_t>(rows * panel_height)};
    }

    int panels() const { return cols * rows; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("cols", self.cols);
        visit("rows", self.rows);
        visit("panel_width", self.panel_width);
        visit("panel_height", self.panel_height);
        visit("asteroid_die", self.asteroid_die);
        visit("unique_factions", self.unique_factions);
        visit("homes_not_adjacent", self.homes_not_adjacent);
        visit("choose_naturals", self.choose_naturals);
        visit("choose_asteroids", self.choose_asteroids);
        visit("events", self.events);
        visit("purchase_is_construction", self.purchase_is_construction);
        visit("pass_through", self.pass_through);
        visit("diplomacy", self.diplomacy);
        visit("secret_trades", self.secret_trades);
        visit("secret_alliances", self.secret_alliances);
        visit("shared_victory", self.shared_victory);
        visit("open_stocks", self.open_stocks);
        visit("ship_cap", self.ship_cap);
        visit("round_limit", self.round_limit);
        visit("stalemate_rounds", self.stalemate_rounds);
        visit("exile_limit", self.exile_limit);
        visit("catch_up", self.catch_up);
    }

    bool operator==(const Rules&) const = default;
};

// Whole numbers that may go below zero: what others count of a stock.
using Count = Keyed<Resource, std::int32_t, kResources>;

struct Player {
    Faction faction = Faction::umani;
    bool has_faction = false;
    bool alive = true;
    std::uint8_t out = 0;  // who was eliminated first has 1, the next 2, ...
    FixedVec<Ship, kMaxShips> ships;
    FixedVec<Station, kMaxStations> stations;
    Keyed<Freight, std::uint8_t, kFreights> depot;
    std::uint16_t last_number = 0;  // of a ship
    std::uint8_t exile = 0;         // turns ended without planet and station (MO-LIM-3)
    SeatSet allies;                 // as everybody knows them
    bool ask_always = false;        // also when nothing can be built
    // What an onlooker can count from production and prices; with `open_stocks` the stock itself.
    Count ledger;
    std::int32_t lost = 0;  // in this round to others, in cost points (MO-LIM-1)

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("faction", self.faction);
        visit("has_faction", self.has_faction);
        visit("alive", self.alive);
        visit("out", self.out);
        visit("ships", self.ships);
        visit("stations", self.stations);
        visit("depot", self.depot);
        visit("last_number", self.last_number);
        visit("exile", self.exile);
        visit("allies", self.allies);
        visit("ask_always", self.ask_always);
        visit("ledger", self.ledger);
        visit("lost", self.lost);
    }

    bool operator==(const Player&) const = default;
};

// What holds during the running turn.
struct Turn {
    std::uint16_t round = 0;  // from 1; 0 during setup
    Seat seat = kNoSeat;
    CatastrophicEvent event = CatastrophicEvent::none;
    Unit unit;     // in mid-activation
    Actions left;  // of it
    bool asked_to_share = false;
    std::uint8_t extra = 0;  // structures beyond one for each planet
    // Picked and put back (MO-ACT-2): no rule asks for them, but who plans a turn need not pick
    // them again.
    FixedVec<Unit, 16> put_back;

    bool was_put_back(const Unit& which) const {
        return put_back.full() || put_back.contains(which);
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("round", self.round);
        visit("seat", self.seat);
        visit("event", self.event);
        visit("unit", self.unit);
        visit("left", self.left);
        visit("asked_to_share", self.asked_to_share);
        visit("extra", self.extra);
        visit("put_back", self.put_back);
    }

    bool operator==(const Turn&) const = default;
};

struct Public {
    Rules rules;
    bool over = false;
    SeatSet winners;
    Seat first = kNoSeat;
    Turn turn;
    Keyed<Seat, Player, kMaxPlayers> players;
    FixedVec<Planet, kMaxPlanets> planets;  // in the order of their making
    FixedVec<Asteroid, kMaxAsteroids> asteroids;
    FixedVec<Agreement, kMaxPlayers * kMaxBills / 2> agreements;
    std::uint16_t last_bill = 0;
    std::uint32_t dice = 0;  // rolled in combat so far
    std::uint8_t quiet = 0;  // rounds in a row in which nothing was decided (MO-LIM-1)
    bool loud = false;       // somebody was eliminated in this round
    bool in_doubt = false;   // the last round was quiet if what was conquered in it is lost again

    SeatSet deciding;
    Question asking = Question::none;
    Frames frames;

    Derived<CellSet> free;  // space cells without anything (MO-SHP-4)
    Derived<std::array<std::uint8_t, kMaxPanels * kMaxPanels + 1>> planet_on{};  // 1 + its place

    const Player& player() const { return players[turn.seat]; }

    // Fills in what follows from the rest.
    void index_board();

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("winners", self.winners);
        visit("first", self.first);
        visit("turn", self.turn);
        visit("players", self.players);
        visit("planets", self.planets);
        visit("asteroids", self.asteroids);
        visit("agreements", self.agreements);
        visit("last_bill", self.last_bill);
        visit("dice", self.dice);
        visit("quiet", self.quiet);
        visit("loud", self.loud);
        visit("in_doubt", self.in_doubt);
        visit("deciding", self.deciding);
        visit("asking", self.asking);
        visit("frames", self.frames);
    }

    bool operator==(const Public&) const = default;
};

enum class Reply : std::uint8_t { none, yes, no };

// What one seat knows alone.
struct Private {
    Goods stock;
    FixedVec<Hold, kMaxShips> holds;             // cargo ships with something aboard
    FixedVec<std::uint8_t, kMaxPlanets> bought;  // panels whose construction a purchase has used
    FixedVec<Bill, kMaxBills> bills;             // open agreements
    FixedVec<Bill, kMaxPlayers - 1> offered;     // to others, one to each
    FixedVec<Bill, kMaxPlayers - 1> received;    // from others
    bool drafting = false;
    Bill draft;
    SeatSet allies;
    SeatSet wooed;              // asked for an alliance
    SeatSet wooers;             // who ask for one
    bool leg_covered = false;   // the partner's stock covers what the active ship would load
    Reply reply = Reply::none;  // to the question of shared victory
    bool may_share = false;     // the question was put, and what it needs still holds (MO-WIN-5)

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("stock", self.stock);
        visit("holds", self.holds);
        visit("bought", self.bought);
        visit("bills", self.bills);
        visit("offered", self.offered);
        visit("received", self.received);
        visit("drafting", self.drafting);
        visit("draft", self.draft);
        visit("allies", self.allies);
        visit("wooed", self.wooed);
        visit("wooers", self.wooers);
        visit("leg_covered", self.leg_covered);
        visit("reply", self.reply);
        visit("may_share", self.may_share);
    }

    bool operator==(const Private&) const = default;
};

using View = CutView<Public, Private>;
using ViewRef = CutRef<Public, Private>;

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::Question> : NamesInCode<monolith::Question::share_victory> {
    static constexpr std::string_view kType = "question";
};

template<>
struct EnumText<monolith::Reply> : NamesInCode<monolith::Reply::no> {
    static constexpr std::string_view kType = "reply";
};

}  // namespace sidera
