// The only writer of an MLEM state: what happens on the mat, each deed one function.

#pragma once

#include "engine/decision.h"
#include "engine/luck.h"
#include "games/mlem/game.h"
#include "games/mlem/state.h"

namespace sidera::mlem {

inline constexpr Stream kFirstPlayerStream{0};
inline constexpr Stream kDiceStream{1};
inline constexpr Stream kExpeditionStream{2};
inline constexpr Stream kExplorationStream{3};
inline constexpr Stream kMissionStream{4};

// Lives for one call of `start`, `advance` or `resume`.
class Table {
  public:
    Table(const Data& data, State& state, Luck& luck, Sink<Mlem>& out, OptionCode answer = kNoCode)
        : data_(data), state_(state), luck_(luck), out_(out), answer_(answer) {}

    const Data& data() const { return data_; }

    const Public& pub() const { return state_.pub; }

    const Space& here() const { return data_.space(state_.pub.space); }

    OptionCode answer() const { return answer_; }

    int seats() const { return state_.pub.rules.seats; }

    // Questions and frames.
    void ask(Seat seat, Question question);

    void push(const Frame& frame) { state_.pub.frames.push_back(frame); }

    void run() { run_frames(*this, state_.pub.frames); }

    // Setup.
    void set_up(const Rules& rules, Seat first);
    void ask_missions();
    void commit_mission(Seat seat, Body body);
    void keep_missions();

    // Takeoff.
    void begin_expedition();
    void reveal_orders();
    void board(Seat seat, Cat cat);
    void lift_off();

    // Travel.
    void begin_travel();
    void roll(bool again);
    void fly(const TravelFrame& choice);
    void arrive();
    void crash();

    // Leaving the rocket. `from` is the place in crew order.
    void stay(Seat seat);
    void land(std::size_t from, int space, bool parachute = false);
    void leave_in_deep_space(std::size_t from, bool comet);
    void go_home(std::size_t from);
    void end_expedition();
    void pass_rocket_board();
    void end_game();

  private:
    // The event is only made when somebody listens: playouts pay for the question alone.
    template<class Make>
    void tell(Make&& make) {
        if (out_.is_on()) [[unlikely]]
            out_.tell_all(make());
    }

    void place_on(Seat seat, Cat cat, Body body);
    void leave_rocket(std::size_t from, bool flight_goes_on);
    void claim_goals(Seat seat);
    void note_last_astronaut(Seat seat);
    void use_extra(const TravelFrame& choice);
    void explore();
    void lay_exploration_token();
    void meet_ufo();
    void score(Seat seat, int points);

    const Data& data_;
    State& state_;
    Luck& luck_;
    Sink<Mlem>& out_;
    OptionCode answer_;
};

}  // namespace sidera::mlem
