// Monolith as a Game (engine/game.h).

#pragma once

#include "engine/game_base.h"
#include "games/monolith/events.h"
#include "games/monolith/state.h"

namespace sidera::monolith {

inline constexpr std::array<std::string_view, 8> kFirstPlayerChoices = {
    "roll", "random", "0", "1", "2", "3", "4", "5"};
inline constexpr std::array<std::string_view, 2> kLayoutChoices = {"auto", "chosen"};
inline constexpr std::array<std::string_view, 7> kAsteroidDice = {
    "none", "d4", "d6", "d8", "d10", "d12", "d20"};
inline constexpr std::array<std::string_view, 2> kPlacementChoices = {"chosen", "random"};

struct Monolith : GameBase<Data, State, View, PublicEvent, PrivateEvent> {
    static constexpr std::string_view kName = "monolith";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 2;
    // activate: 60 ships, 12 planets with 30 turrets, 30 stations, 84 asteroids, 12 bombardments;
    // unit_action: at speed 12 there are 468 cells, and 90 buildings to raze.
    static constexpr std::size_t kMaxOptions = 640;
    // The rules set no end (`round_limit` does): a bound far beyond random play.
    static constexpr int kMaxAnswers = 5'000'000;
    static constexpr int kLongQuiet = 100;  // rounds in which nothing was decided

    enum OptionKey : std::uint8_t {
        panel_cols,
        panel_rows,
        first_player,
        unique_factions,
        homes_not_adjacent,
        resource_layout,
        asteroid_die,
        asteroid_placement,
        catastrophic_events,
        space_structure_counts_as_build,
        friendly_pass_through,
        diplomacy,
        secret_trades,
        secret_alliances,
        shared_victory,
        open_stocks,
        ship_cap,
        round_limit,
        stalemate_rounds,
        exile_limit,
        catch_up,
        data_set
    };

    using Kind = OptionSpec::Kind;
    static constexpr std::array<OptionSpec, 22> kOptions = {{
        {.key = "panel_cols", .kind = Kind::integer, .hi = kMaxPanels},
        {.key = "panel_rows", .kind = Kind::integer, .hi = kMaxPanels},
        {.key = "first_player", .kind = Kind::choice, .hi = 7, .choices = kFirstPlayerChoices},
        {.key = "unique_factions"},
        {.key = "homes_not_adjacent"},
        {.key = "resource_layout", .kind = Kind::choice, .choices = kLayoutChoices},
        {.key = "asteroid_die",
         .kind = Kind::choice,
         .standard = 2,
         .hi = 6,
         .choices = kAsteroidDice},
        {.key = "asteroid_placement", .kind = Kind::choice, .choices = kPlacementChoices},
        {.key = "catastrophic_events", .standard = 1},
        {.key = "space_structure_counts_as_build", .standard = 1},
        {.key = "friendly_pass_through"},
        {.key = "diplomacy", .standard = 1},
        {.key = "secret_trades", .standard = 1},
        {.key = "secret_alliances"},
        {.key = "shared_victory", .standard = 1},
        {.key = "open_stocks"},
        {.key = "ship_cap", .kind = Kind::integer, .standard = 60, .lo = 1, .hi = kMaxShips},
        {.key = "round_limit", .kind = Kind::integer, .hi = 1000, .for_many = 80},
        {.key = "stalemate_rounds", .kind = Kind::integer, .hi = 50},
        {.key = "exile_limit", .kind = Kind::integer, .hi = 20},
        {.key = "catch_up", .standard = 1},
        {.key = "data_set", .kind = Kind::data_set, .hi = 0},
    }};
    static constexpr std::array<std::string_view, 8> kStreams = {
        "first_player", "panel", "size", "biome", "natural", "asteroid", "event", "combat"};

    static const Data& default_data() { return monolith::default_data(); }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
        return monolith::load_data(std::move(name), files);
    }

    // Without a limit random games go on for ever, and large boards take their time.
    static void shorten(Setup& setup);
    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);
    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<Monolith>& out);

    // Replies to the question of sharing are sealed: who has given his is still deciding for the
    // others' eyes.
    static SeatSet asked(const State& state);
    static SeatSet free(const State& state);

    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes);
    static Range range(const Data& data, const ViewRef& ref, OptionCode code);
    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);

    // People end their phases and turns themselves: until then they may take things back. When
    // nothing has happened for long, everybody ends his turn so: nobody might be able to do
    // anything any more, and there is no limit (MO-WIN-7), but somebody may resign.
    static bool is_confirm(const ViewRef& ref, Channel channel) {
        const Question asking = ref.pub.asking;
        const bool is_person = ref.pub.rules.confirm.has(ref.seat);
        return channel == Channel::main &&
               (asking == Question::activate
                    ? is_person || ref.pub.quiet >= kLongQuiet
                    : is_person && (asking == Question::structure || asking == Question::ship));
    }

    static void advance(
        const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Monolith>& out);
    static void resume(const Data& data, State& state, Luck& luck, Sink<Monolith>& out);
    // Prices are known: paying from the stock shows nothing. Everything else of one's own does.
    static bool shows_own(const State& before, const State& after, Seat seat);
    static State guess(const Data& data, const View& view, Luck& luck);
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);
    static Outcome outcome(const Data& data, const State& state);
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state);
    static std::vector<Earning> earnings(const Data& data, const State& state);
    static std::vector<Trait> traits(const Data& data, const State& state);
    static std::optional<Happening> happening(const Data& data, const PublicEvent& event);

    static int rounds(const State& state) { return state.pub.turn.round; }

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

}  // namespace sidera::monolith
