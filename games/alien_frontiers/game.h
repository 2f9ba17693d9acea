// Alien Frontiers as a Game (engine/game.h).

#pragma once

#include "engine/game_base.h"
#include "games/alien_frontiers/events.h"
#include "games/alien_frontiers/state.h"

namespace sidera::alien_frontiers {

inline constexpr std::array<std::string_view, 2> kEditions = {"italian_2011", "english_2011"};
inline constexpr std::array<std::string_view, 3> kShipOreChoices = {"edition", "2", "3"};
inline constexpr std::array<std::string_view, 3> kAsimovChoices = {"edition", "1", "2"};
inline constexpr std::array<std::string_view, 2> kEndModes = {"last_colony", "vp_target"};
inline constexpr std::array<std::string_view, 3> kMandatoryChoices = {
    "strict", "unpaid_only", "off"};
inline constexpr std::array<std::string_view, 6> kFirstPlayerChoices = {
    "roll", "random", "0", "1", "2", "3"};

struct AlienFrontiers : GameBase<Data, State, View, PublicEvent, PrivateEvent> {
    static constexpr std::string_view kName = "alien_frontiers";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 4;
    // main: seven different ships at four facilities, sets at four more, two at the Terraforming
    // Station, eight cards with two powers each, six other things.
    static constexpr std::size_t kMaxOptions = 128;
    // The rules set no end (`round_limit` does): a bound far beyond random play.
    static constexpr int kMaxAnswers = 200000;

    enum OptionKey : std::uint8_t {
        edition,
        sixth_ship_ore_cost,
        asimov_min_ships,
        long_game,
        end_mode,
        vp_target,
        short_game,
        mandatory_docking,
        limited_supply,
        first_player,
        round_limit,
        board
    };

    using Kind = OptionSpec::Kind;
    static constexpr std::array<OptionSpec, 12> kOptions = {{
        {.key = "edition", .kind = Kind::choice, .choices = kEditions},
        {.key = "sixth_ship_ore_cost", .kind = Kind::choice, .hi = 2, .choices = kShipOreChoices},
        {.key = "asimov_min_ships", .kind = Kind::choice, .hi = 2, .choices = kAsimovChoices},
        {.key = "long_game"},
        {.key = "end_mode", .kind = Kind::choice, .choices = kEndModes},
        {.key = "vp_target", .kind = Kind::integer, .hi = 20},
        {.key = "short_game"},
        {.key = "mandatory_docking", .kind = Kind::choice, .hi = 2, .choices = kMandatoryChoices},
        {.key = "limited_supply"},
        {.key = "first_player", .kind = Kind::choice, .hi = 5, .choices = kFirstPlayerChoices},
        {.key = "round_limit", .kind = Kind::integer, .hi = 200},
        {.key = "board", .kind = Kind::data_set, .hi = 0},
    }};
    static constexpr std::array<std::string_view, 4> kStreams = {
        "first_player", "dice", "relic_die", "cards"};

    static const Data& default_data() { return alien_frontiers::default_data(); }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
        return alien_frontiers::load_data(std::move(name), files);
    }

    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);
    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<AlienFrontiers>& out);

    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes);

    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);

    // People roll their dice themselves, and end their turn themselves even when nothing else is
    // left to do: until then they may take their dockings back. So it is with what they pick.
    static bool is_confirm(const ViewRef& ref, Channel) {
        const Question asking = ref.pub.asking;
        return ref.pub.rules.confirm.has(ref.seat) &&
               (asking == Question::roll || asking == Question::main ||
                asking == Question::raid_pick || asking == Question::warper_ships ||
                asking == Question::plasma_pick);
    }

    static void advance(const Data& data,
                        State& state,
                        const Answer& answer,
                        Luck& luck,
                        Sink<AlienFrontiers>& out);
    static void resume(const Data& data, State& state, Luck& luck, Sink<AlienFrontiers>& out);

    static State guess(const Data& data, const View& view, Luck& luck);
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);
    static Outcome outcome(const Data& data, const State& state);
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state);
    static std::vector<Earning> earnings(const Data& data, const State& state);

    static int rounds(const State& state) {
        const int seats = state.pub.rules.seats;
        return seats == 0 ? 0 : (state.pub.turn.number + seats - 1) / seats;
    }

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

}  // namespace sidera::alien_frontiers
