// Cosmic Encounter as a Game (engine/game.h).

#pragma once

#include "engine/game_base.h"
#include "games/cosmic/model/codes.h"
#include "games/cosmic/model/data.h"
#include "games/cosmic/model/events.h"
#include "games/cosmic/model/state.h"

namespace sidera::cosmic {

inline constexpr std::array<std::string_view, 9> kFirstPlayerChoices = {
    "random", "0", "1", "2", "3", "4", "5", "6", "7"};
inline constexpr std::array<std::string_view, 4> kAskingChoices = {
    "automatic", "holders", "possible", "always"};
// An alien for a seat: none in particular, or one of all.
inline constexpr auto kFixedAliens = [] {
    std::array<std::string_view, kFantasyFlightAliens.size() + 1> names{"any"};
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
        names[i + 1] = name_of(kFantasyFlightAliens[i]);
    return names;
}();
inline constexpr int kFixed = static_cast<int>(kFantasyFlightAliens.size());
inline constexpr std::array<std::string_view, 7> kLevelChoices = {
    "all", "green", "yellow", "green_yellow", "red", "green_red", "yellow_red"};

struct Cosmic : GameBase<Data, State, View, PublicEvent, PrivateEvent> {
    static constexpr std::string_view kName = "cosmic";
    static constexpr int kRulesVersion = 3;
    static constexpr int kMinSeats = 3;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 4;
    // Talks: every card may be given or asked for, every colony, and a few words more. Research:
    // a ship of any colony for any tech.
    static constexpr std::size_t kMaxOptions = 448;
    // In any edition: there are more cards to ask for, and colonies to cede.
    static constexpr std::size_t kMostOptions = 768;
    // The rules set no end (`turn_limit` does): a bound far beyond random play.
    static constexpr int kMaxAnswers = 400000;

    enum OptionKey : std::uint8_t {
        planets_per_player,
        hidden_powers,
        rotating_powers,
        free_flares,
        technology,
        alien_levels,
        alien_choice,
        allow_forbidden_pairs,
        deal_seconds,
        deal_max_proposals,
        deal_colony_max_ships,
        zombie_compensation,
        first_player,
        turn_limit,
        asking,
        alien_a,  // of the first seat; the others follow
        data_set = alien_a + kMaxPlayers
    };

    using Kind = OptionSpec::Kind;
    static constexpr std::array<OptionSpec, 24> kOptions = {{
        {.key = "planets_per_player", .kind = Kind::integer, .standard = 5, .lo = 4, .hi = 5},
        {.key = "hidden_powers"},
        {.key = "rotating_powers"},
        {.key = "free_flares"},
        {.key = "technology"},
        {.key = "alien_levels", .kind = Kind::choice, .hi = 6, .choices = kLevelChoices},
        {.key = "alien_choice", .kind = Kind::integer, .standard = 2, .lo = 1, .hi = 5},
        {.key = "allow_forbidden_pairs"},
        {.key = "deal_seconds", .kind = Kind::integer, .standard = 60, .hi = 600},
        {.key = "deal_max_proposals", .kind = Kind::integer, .standard = 20, .lo = 1, .hi = 100},
        {.key = "deal_colony_max_ships", .kind = Kind::integer, .hi = 20},
        {.key = "zombie_compensation"},
        {.key = "first_player", .kind = Kind::choice, .hi = 8, .choices = kFirstPlayerChoices},
        {.key = "turn_limit", .kind = Kind::integer, .hi = 1000},
        {.key = "asking", .kind = Kind::choice, .hi = 3, .choices = kAskingChoices},
        {.key = "alien_a", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_b", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_c", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_d", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_e", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_f", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_g", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "alien_h", .kind = Kind::choice, .hi = kFixed, .choices = kFixedAliens},
        {.key = "data_set", .kind = Kind::data_set, .hi = 0},
    }};
    static constexpr std::array<std::string_view, 7> kStreams = {
        "flares", "deck", "destiny", "cards", "aliens", "first_player", "techs"};

    static const Data& default_data() { return cosmic::default_data(); }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
        return cosmic::load_data(std::move(name), files);
    }

    static void shorten(Setup& setup) { setup.options[turn_limit] = 12; }

    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);
    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<Cosmic>& out);

    // Answers to a question put to several are sealed until all have answered.
    static SeatSet asked(const State& state);
    static SeatSet free(const State& state);

    // CF-DEAL-2: the talks have their own clock.
    static int common_seconds(const Public& pub) {
        return pub.question.kind == Ask::deal ? pub.rules.deal_seconds : 0;
    }

    // Who only watches is not stopped before the cards are turned up, nor after it.
    static constexpr std::array<std::string_view, 8> kStandingKinds = {"watch_start_turn",
                                                                       "watch_regroup",
                                                                       "watch_destiny",
                                                                       "watch_launch",
                                                                       "watch_alliance",
                                                                       "watch_planning",
                                                                       "watch_resolution",
                                                                       "watch_deal"};
    static constexpr OptionCode kStandingCode = code(Verb::pass);

    // What clients show beside a view although it follows from it: totals, line by line.
    static Reckoning derived(const ViewRef& ref) { return reckon(ref); }

    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes);
    static Range range(const Data& data, const ViewRef& ref, OptionCode code);
    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);
    static bool is_confirm(const ViewRef& ref, Channel channel);
    static void advance(
        const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Cosmic>& out);
    static void resume(const Data& data, State& state, Luck& luck, Sink<Cosmic>& out);

    static State guess(const Data& data, const View& view, Luck& luck);
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);
    static Outcome outcome(const Data& data, const State& state);
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state);
    static std::vector<Earning> earnings(const Data& data, const State& state);
    static std::vector<Trait> traits(const Data& data, const State& state);
    static std::optional<Happening> happening(const Data& data, const PublicEvent& event);

    static int rounds(const State& state) {
        const int seats = state.pub.rules.seats;
        return seats == 0 ? 0 : (state.pub.turn + seats - 1) / seats;
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

}  // namespace sidera::cosmic
