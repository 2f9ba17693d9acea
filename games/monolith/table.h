// The only writer of a state of Monolith: what happens at the table, each deed one function.

#pragma once

#include "engine/luck.h"
#include "games/monolith/game.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {

inline constexpr Stream kFirstPlayerStream{0};
inline constexpr Stream kPanelStream{1};
inline constexpr Stream kSizeStream{2};
inline constexpr Stream kBiomeStream{3};
inline constexpr Stream kNaturalStream{4};
inline constexpr Stream kAsteroidStream{5};
inline constexpr Stream kEventStream{6};
inline constexpr Stream kCombatStream{7};

inline constexpr int kMostOfStock = 60'000;  // of one resource

// Lives for one call of `start`, `advance` or `resume`. Dice are rolled in the order of the rules,
// and each stream counts its own draws (MO-RNG-1).
class Table {
  public:
    Table(
        const Data& data, State& state, Luck& luck, Sink<Monolith>& out, const Answer& answer = {})
        : data_(data), state_(state), luck_(luck), out_(out), answer_(answer) {}

    const Data& data() const { return data_; }

    const Public& pub() const { return state_.pub; }

    ViewRef ref(Seat seat) const { return ref_of(static_cast<const State&>(state_), seat); }

    Seat seat() const { return state_.pub.turn.seat; }

    OptionCode answer() const { return answer_.code; }

    Flow ask(Question question, SeatSet seats);

    Flow ask(Question question) { return ask(question, SeatSet::of(seat())); }

    void push(const Frame& frame) { state_.pub.frames.push_back(frame); }

    void run() { run_frames(*this, state_.pub.frames); }

    // Setup.
    Seat in_order(int at) const;
    void choose_first(int choice);
    void choose_faction(Seat seat, Faction faction);
    void make_planet(SetupFrame& frame);
    void place_natural(SetupFrame& frame, Spot spot);
    void place_naturals(SetupFrame& frame);
    Seat maker_of(int planet) const;
    void place_cannon(Seat seat, Panel panel, Spot spot);
    void fill_stocks();
    void count_asteroids(SetupFrame& frame);
    bool roll_asteroid_panel(SetupFrame& frame);
    void place_asteroid(SetupFrame& frame, Cell cell);
    void skip_gone_placers(SetupFrame& frame) const;
    void begin_game();

    // The turn.
    void begin_turn();
    void work_on(const TurnFrame& frame, Spot spot);
    void launch(const TurnFrame& frame, Cell cell);
    void activate(const Unit& unit);
    void prepare_action();
    void act();
    void finish_activation();
    void put_unit_back();
    void bombard(Panel panel);
    void put_sharing(bool by_player);
    void end_turn();
    void pass_turn();

    // Sharing.
    void count_replies();

    // Without being waited for. Yields whether the game has to go on from there.
    bool say();

  private:
    // The event is only made when somebody listens: playouts pay for the question alone.
    template<class Make>
    void tell(Make&& make) {
        if (out_.is_on()) [[unlikely]]
            out_.tell_all(make());
    }

    template<class Make>
    void tell_one(Seat seat, Make&& make) {
        if (out_.is_on()) [[unlikely]]
            out_.tell(seat, make());
    }

    Player& player(Seat seat) { return state_.pub.players[seat]; }

    Private& own(Seat seat) { return state_.own[seat]; }

    Planet& planet(Panel panel) { return state_.pub.planets[state_.pub.planet_on[panel] - 1u]; }

    Ship& ship(Seat seat, std::uint32_t number);

    Ship& active_ship() { return ship(seat(), state_.pub.turn.unit.id); }

    // Stocks. `seen`: everybody can count it.
    void gain(Seat seat, const Goods& goods, bool seen);
    void pay(Seat seat, const Goods& goods, bool seen);
    void count(Seat seat, const Goods& goods, int sign, bool seen);
    void count_late(Seat seat, const Goods& goods, int sign);

    // Setup.
    int roll_panel(SetupFrame& frame);
    bool is_beside_a_home(Panel panel) const;
    Spot next_natural_spot() const;
    void roll_naturals(const Planet& planet, bool is_home, SetupFrame& frame);

    // The turn.
    void roll_event();
    void produce();
    void lapse_offers(Seat seat);
    void spend(Actions& left, bool is_move);
    void mark_spent(const Unit& unit, bool spent);
    void check_exile();
    void end_round();
    void count_quiet_rounds();

    // Strikes.
    void attack(const Aim& aim);
    bool beats(const Aim& aim, Thing kind);
    void destroy(const Aim& aim);
    void count_loss(Seat owner, Thing thing);
    void lose_ship(Seat seat, std::size_t at, Seat killer);
    void loot(Seat loser, const Ship& wreck, Seat killer);
    void raze(Spot spot);
    void conquer();
    void be_hostile(Seat to);

    // Cargo.
    void act_on_cargo(Verb verb, std::uint32_t operand);
    Hold& open_hold(Ship& ship);
    void close_hold(Ship& ship);
    void empty_hold(Ship& ship);
    void say_cargo(EventKind kind, const Ship& ship);
    void buy(Ship& ship, Thing thing);
    void fetch(Ship& ship, Thing thing);
    void take_structure(Ship& ship, Thing thing, bool shown, bool bought);
    Thing give_structure(Ship& ship);
    void pick_up(Ship& ship, Cell cell);
    void place_structure(Ship& ship, Cell cell);
    void store(Ship& ship);
    void load_bundle(Ship& ship);
    void unload_bundle(Ship& ship);
    void seize(Ship& ship);

    // Agreements.
    void sign(Bill bill);
    void end_bill(const Bill& bill);
    void withdraw(Bill bill);
    void keep_bill(const Bill& bill);
    void show_bill(const Bill& bill, EventKind how);
    void drop_offers_of_ship(Seat carrier, std::uint32_t number);
    void remove_offer(Seat from, Seat to);
    void say_draft(Verb verb, std::uint32_t operand);
    void say_trade(Verb verb, Seat to);
    void say_alliance(Verb verb, Seat to);
    void begin_draft(Seat partner);
    void send_offer();
    void ally(Seat a, Seat b);
    void part(Seat a, Seat b, EventKind how);

    // The end.
    void settle(Seat seat);
    void eliminate(Seat seat, EventKind how);
    void remove_pieces(Seat seat);
    void end_talks(Seat seat);
    void update_sharing(bool somebody_fell);
    void drop_sharing();
    void resign(Seat seat);
    void interrupt();
    void end_by_ranking(EventKind why);
    void end_game(SeatSet winners);

    const Data& data_;
    State& state_;
    Luck& luck_;
    Sink<Monolith>& out_;
    Answer answer_;
    bool interrupted_ = false;  // the pending question must be put again
};

// MO-LIM-2: what decides at a limit, in this order.
struct Standing {
    std::int32_t planets = 0;
    std::int32_t holdings = 0;
    std::int32_t stock = 0;
    auto operator<=>(const Standing&) const = default;
};

Standing standing_of(const Data& data, const State& state, Seat seat);

// The part of the holdings that everybody sees: all but what is aboard.
std::int32_t open_holdings(const Data& data, const Public& pub, Seat seat);

}  // namespace sidera::monolith
