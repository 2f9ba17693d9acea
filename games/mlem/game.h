// MLEM: Space Agency as a Game (engine/game.h).

#pragma once

#include "engine/game_base.h"
#include "games/mlem/events.h"
#include "games/mlem/state.h"

namespace sidera::mlem {

inline constexpr std::array<std::string_view, 6> kFirstPlayerChoices = {
    "random", "0", "1", "2", "3", "4"};
inline constexpr std::array<std::string_view, 2> kEmptyStackChoices = {"plain", "reshuffle"};

struct Mlem : GameBase<Data, State, View, PublicEvent, PrivateEvent> {
    static constexpr std::string_view kName = "mlem";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 4;
    // select: 5 faces, 5 boosters, extra, keep, and confirm or accept_crash.
    static constexpr std::size_t kMaxOptions = 16;
    // 18 expeditions of 5 boardings and at most 26 travel phases with 15 answers each.
    static constexpr int kMaxAnswers = 18 * (5 + 26 * 15) + 5;

    enum OptionKey : std::uint8_t {
        ufo,
        exploration,
        secret_missions,
        first_player,
        board,
        shift_from_space_5,
        shift_back_from_deep,
        goals_from_parachute,
        ufo_stack_empty,
        failure_limit
    };

    using Kind = OptionSpec::Kind;
    static constexpr std::array<OptionSpec, 10> kOptions = {{
        {.key = "ufo"},
        {.key = "exploration"},
        {.key = "secret_missions"},
        {.key = "first_player", .kind = Kind::choice, .hi = 5, .choices = kFirstPlayerChoices},
        {.key = "board", .kind = Kind::data_set, .hi = 0},
        {.key = "shift_from_space_5"},
        {.key = "shift_back_from_deep", .standard = 1},
        {.key = "goals_from_parachute", .standard = 1},
        {.key = "ufo_stack_empty", .kind = Kind::choice, .choices = kEmptyStackChoices},
        {.key = "failure_limit", .kind = Kind::integer, .standard = 11, .lo = 5, .hi = 11},
    }};
    static constexpr std::array<std::string_view, 5> kStreams = {
        "first_player", "dice", "expedition", "exploration", "missions"};

    static const Data& default_data() { return mlem::default_data(); }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
        return mlem::load_data(std::move(name), files);
    }

    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);
    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<Mlem>& out);
    static SeatSet asked(const State& state);

    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes);

    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);

    // People roll their dice and start the engines themselves.
    static bool is_confirm(const ViewRef& ref, Channel) {
        if (!ref.pub.rules.confirm.has(ref.seat))
            return false;
        return ref.pub.asking == Question::roll ||
               (ref.pub.asking == Question::select &&
                std::get<TravelFrame>(ref.pub.frames.back()).picked_anything());
    }

    static void advance(
        const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Mlem>& out);
    static void resume(const Data& data, State& state, Luck& luck, Sink<Mlem>& out);

    static State guess(const Data& data, const View& view, Luck& luck);
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);
    static Outcome outcome(const Data& data, const State& state);
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state);
    static std::vector<Earning> earnings(const Data& data, const State& state);

    static int rounds(const State& state) { return state.pub.expedition; }

    static std::optional<std::string> broken_invariant(const Data& data, const State& state);

    static std::string notation(const Data& data, OptionCode code);
    static std::optional<OptionCode> parse(const Data& data, std::string_view text);
    static Decision decision(const Data& data, const ViewRef& ref, Channel channel);
    static Message narrate(const Data& data, const PublicEvent& event);
    static Message narrate(const Data& data, const PrivateEvent& event);
    static Json data_json(const Data& data);
    static std::optional<std::string> complete_position(const Data& data,
                                                        const Json& given,
                                                        State& state);
    static std::optional<std::uint32_t> luck_value(const Data& data,
                                                   std::string_view stream,
                                                   std::string_view text);
};

}  // namespace sidera::mlem
