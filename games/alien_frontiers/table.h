// The only writer of a state of Alien Frontiers: what happens at the table, each deed one function.

#pragma once

#include "engine/decision.h"
#include "engine/luck.h"
#include "games/alien_frontiers/dockings.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/state.h"

namespace sidera::alien_frontiers {

inline constexpr Stream kFirstPlayerStream{0};
inline constexpr Stream kDiceStream{1};
inline constexpr Stream kRelicStream{2};
inline constexpr Stream kCardStream{3};

// Lives for one call of `start`, `advance` or `resume`.
class Table {
  public:
    Table(const Data& data,
          State& state,
          Luck& luck,
          Sink<AlienFrontiers>& out,
          OptionCode answer = kNoCode)
        : data_(data), state_(state), luck_(luck), out_(out), answer_(answer) {}

    const Data& data() const { return data_; }

    const Public& pub() const { return state_.pub; }

    // Whose turn it is: the only one who ever decides (AF-TURN-1).
    Seat seat() const { return state_.pub.turn.seat; }

    OptionCode answer() const { return answer_; }

    // Questions and frames.
    Flow ask(Question question);

    void push(const Frame& frame) { state_.pub.frames.push_back(frame); }

    void run() { run_frames(*this, state_.pub.frames); }

    // Setup.
    void set_up(const Rules& rules, Seat first);

    // The turn.
    void begin_turn();
    void roll();
    void end_actions();
    void give_back(int fuel);
    void pass_turn();

    // Docking and what it brings.
    void dock(const Docking& docking, const Lifted* lifted = nullptr);

    void gain(Seat seat, int fuel, int ore) { tell_gained(seat, hand_out(seat, fuel, ore)); }

    void pay(Price price);

    void note_mine_docked() { state_.pub.turn.mine_docked = true; }

    void note_asimov_used() { state_.pub.turn.asimov_used = true; }

    void build_ship();
    void trade();
    void advance_hub(bool extra);
    void lose_surplus();
    void launch(int surplus = 0);
    void buy_relic();

    // Colonies and fields.
    void land(Territory territory, const LandFrame& how);
    void move_colony(ColonyAt from, Territory to);
    void swap_colonies(ColonyAt a, ColonyAt b);
    void set_field(Field field, Territory to);

    // Cards.
    void cycle();
    void claim(Card card);
    void take_token(Seat victim, Resource resource);
    void put_token_back(Seat victim, Resource resource);
    void steal_card(Seat victim, Card card);
    void skip_raid();
    void use_power(Card card, int fuel);
    void discard_card(Card card);
    void change_ship(Die die, int value);
    void reroll(const Dice& picked, bool relic);
    void copy_bonus(Territory territory);
    Die lift(const TeleportFrame& frame);
    void send_to_bay(Facility at, Ship ship);
    void destroy(Facility at, Ship ship);
    void recover_card(Card card);

  private:
    // The event is only made when somebody listens: playouts pay for the question alone.
    template<class Make>
    void tell(Make&& make) {
        if (out_.is_on()) [[unlikely]]
            out_.tell_all(make());
    }

    Player& player(Seat seat) { return state_.pub.players[seat]; }

    Ship take_off(Facility at, std::size_t port);
    void forget_at_artifact(ArtifactPort port);
    void to_bay(Ship ship);
    void to_stock(Ship ship);
    void forfeit();
    int gather();
    Dice throw_ships(int count, std::uint32_t number);
    void throw_relic(std::uint32_t number);
    void open_cache(const Dice& rolled);
    Price hand_out(Seat seat, int fuel, int ore);
    void tell_gained(Seat seat, Price got);
    void displace_raiders();
    void gain_card(Seat seat, Card card);
    void lose_card(Seat seat, Card card);
    bool draw(Card& card);
    void fill_display();
    void return_relic();
    void settle();
    void settle_control();
    void settle_scores();
    void test_end();
    void end_game();

    const Data& data_;
    State& state_;
    Luck& luck_;
    Sink<AlienFrontiers>& out_;
    OptionCode answer_;
};

}  // namespace sidera::alien_frontiers
