// The tables in characters: one position of MLEM line by line, and the width in all games.

#include "clients/terminal/play/painter.h"

#include <gtest/gtest.h>

#include "clients/terminal/play/style.h"
#include "engine/setup_text.h"
#include "match/kit.h"

namespace sidera::terminal {
namespace {

constexpr std::string_view kView =
    R"({"seat": "A", "own": {"missions": ["P2", "M1", "P5"]}, "pub": {
  "rules": {"ufo": true, "exploration": true, "secret_missions": true, "failure_limit": 11},
  "over": false, "expedition": 5, "failures": 4, "space": 12, "pool": 4,
  "thrown": {"1": 1, "2": 2, "3": 0, "4": 1, "T": 0},
  "crew": ["B", "A"], "aboard": {"A": "shift", "B": "booster", "C": "moon"},
  "boosters_used": ["B"],
  "home": {"A": ["satellite", "moon"], "B": ["deep"], "C": ["siphon", "planet"]},
  "sites": {"M1": {"rows": ["A", "C"], "cats": {"A": ["deep"], "B": [], "C": ["moon"]}},
            "P1": {"rows": ["C", "A"],
                   "cats": {"A": ["planet", "siphon"], "B": [], "C": ["deep"]}}},
  "comet": {"A": [], "B": ["moon"], "C": []}, "galaxy": {"A": ["parachute"], "B": [], "C": []},
  "goals": {"goal_planets4": null, "goal_planet3": "A", "goal_moons4": null, "goal_deep2": null},
  "ufo_space": 12, "ufo_taken": ["C"], "orders": "X10", "ability_spent": false,
  "exploration_open": ["E8", "E11", "E14"],
  "frames": [{"kind": "travel", "picked": ["2"]}]}})";

constexpr std::string_view kPicture = R"( MLEM   Expedition 5   Failures ■■■■······· 4 of 11
   0 12T1                   10 2T2     I. Moons II    20 13T2    Feather
   1 23T1                   11 134  +d 4 3 2          21 3T3     7/5/3
   2 13T2                 ▶U12 24      Fishbowl       22 14T1    I. Moons V
   3 24T1    satellite      13 1T2     5/3/2          23 23      6 5
   4 12T1                   14 23   +2 I. Moons III   24 13T2    Scratcher
   5 14                     15 34T2    4 3            25 2T1     8/6/4
   6 2T1     I. Moons I     16 12      Rope Ball      26 Deep Space
   7 13T2    A C 1          17 2T3     6/4/3             comet 7 B
   8 23   »4 Yarn           18 13      I. Moons IV       galaxy 5 A
   9 14T1    4/2/1 CA2      19 24      5 4
────────────────────────────────────────────────────────────────────────────────
 Crew       B Spare die (commander) (used) › A Jetpack
 Dice       [1] –   ✓[2][2] +4   [4] +4   2 used up
 Token      X10 extra dice [2] [T] (ready)    UFO (U) gives 4 3 2 1
 Goals      4 planets +5   3 on a planet A   4 moons +5   2 in deep space +5
 Missions   Fishbowl   Inner Moons I ✓   Scratcher
            Points Landed Planets Goals Tokens  Cats at home
 A Ann          11      7       4     0      0  Sat  ▶   ·  Moo  ·   ·   ·   ·
 B Luna         14     14       0     0      0   ·   ·   ·   ·   ·  Dee  ·   ▶
 C Cosmo         0      0       0     0      0   ·   ·   ·   ·  Pla  ·  Sip  ·
)";

std::string without_trailing_spaces(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines)
        all += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    return all;
}

TEST(MlemPainter, DrawsTheWholeTable) {
    const Json view = parse_json(kView).value;
    ASSERT_TRUE(view.is_object());
    const DataSet data = find_game("mlem")->default_data();
    const std::vector<std::string> names = {"Ann", "Luna", "Cosmo"};
    const std::vector<ScoreLine> scores = {
        {seat_at(0), {.key = "score.moons", .args = {}}, 2},
        {seat_at(0), {.key = "score.deep", .args = {}}, 5},
        {seat_at(0), {.key = "score.planet", .args = {}}, 4},
        {seat_at(1), {.key = "score.deep", .args = {}}, 14},
    };
    const Texts texts("mlem", "en");
    const auto lines = painter_of("mlem").paint(
        {.view = view, .data = *data.json, .scores = scores, .names = names, .texts = texts});
    EXPECT_EQ(without_trailing_spaces(lines), kPicture);
}

TEST(CosmicPainter, CF_CALC_1_ShowsTotalsLineByLine) {
    const Json view = parse_json(R"({"seat": "A", "own": {}, "pub": {
      "phase": "reveal", "players": {"A": {"ships": {}}, "B": {"ships": {"B1": 2}}},
      "encounters": [{"offense": "A", "defense": "B", "target": "B1", "destiny": "none",
        "sent": {"A": 4, "B": 0}, "allies": {"offense": [], "defense": []},
        "slots": {"offense": {"selected": true, "open": true, "as": "attack_08"},
                  "defense": {"selected": true, "open": false}}}]},
      "derived": {"sides": {
        "offense": [
          {"step": 1, "source": "card", "by": null, "known": true, "factor": 0,
           "before": 0, "after": 8},
          {"step": 4, "source": "effect", "by": "tripler", "known": true, "factor": 3,
           "before": 8, "after": 24},
          {"step": 5, "source": "ships", "by": null, "known": true, "factor": 0,
           "before": 24, "after": 28},
          {"step": 6, "source": "effect", "by": "wild_human", "known": true, "factor": 0,
           "before": 28, "after": 25}],
        "defense": [
          {"step": 1, "source": "card", "by": null, "known": false, "factor": 0,
           "before": 0, "after": 0},
          {"step": 5, "source": "ships", "by": null, "known": true, "factor": 0,
           "before": 0, "after": 2},
          {"step": 6, "source": "flagship", "by": "complete_prometheus", "known": true, "factor": 0,
           "before": 2, "after": 5}]},
        "rulings": []}})")
                          .value;
    ASSERT_TRUE(view.is_object());
    const DataSet data = find_game("cosmic")->default_data();
    const std::vector<std::string> names = {"Ann", "Luna"};
    const Texts texts("cosmic", "en");
    const auto lines = painter_of("cosmic").paint(
        {.view = view, .data = *data.json, .scores = {}, .names = names, .texts = texts});
    ASSERT_GE(lines.size(), 4u);
    EXPECT_EQ(lines[2], "   Offense: 8 x3 Tripler +4 -3 Human = 25");
    EXPECT_EQ(lines[3], "   Defense: ? +2 +3 The Prometheus = 5");
}

// Lines that are too wide, or escapes where no colour was asked for.
void expect_fits(const Painter& painter, const Match& match, const Json& data, Scene scene) {
    const Json view = parse_json(match.view(seat_at(0))).value;
    const auto scores = match.score_lines();
    for (const int columns : {60, 72, 80, 100, 132}) {
        for (const bool colour : {false, true}) {
            const auto lines = painter.paint({.view = view,
                                              .data = data,
                                              .scores = scores,
                                              .names = scene.names,
                                              .texts = scene.texts,
                                              .colour = colour,
                                              .columns = columns,
                                              .rows = colour ? 40 : 0,
                                              .brief = scene.brief});
            for (const std::string& line : lines) {
                EXPECT_LE(columns_of(line), columns) << line;
                EXPECT_TRUE(colour || line.find('\x1b') == std::string::npos) << line;
            }
        }
    }
}

// Draws a whole random game, every fourth question of it.
void check_width(const GameKit& game, const sidera::Setup& setup) {
    const DataSet data = game.default_data();
    const Painter& painter = painter_of(game.name());
    std::vector<std::string> names = {"Bartholomew the Long", "Zoë", "Luna", "Cosmo", "Stella"};
    names.resize(static_cast<std::size_t>(setup.seats));
    for (const char* language : {"en", "it"}) {
        const Texts texts(game.name(), language);
        const auto fits = [&](const Match& match, bool brief) {
            expect_fits(painter,
                        match,
                        *data.json,
                        {.view = *data.json,
                         .data = *data.json,
                         .scores = {},
                         .names = names,
                         .texts = texts,
                         .brief = brief});
        };
        const auto match = game.open(data, setup, {.low = 11}, names);
        std::uint64_t dice = 5;
        for (int step = 0; !match->asked().empty(); ++step) {
            const Decision decision = match->decision(match->asked().lowest(), Channel::main);
            if (step % 4 == 0)
                fits(*match, step % 8 == 0);
            dice = dice * 6364136223846793005u + 1442695040888963407u;
            const Option& option = decision.options[(dice >> 33) % decision.options.size()];
            const Answer answer{.seat = decision.seat,
                                .serial = decision.serial,
                                .code = option.code,
                                .value = option.range.lo};
            ASSERT_TRUE(match->answer(answer, By::bot));
        }
        fits(*match, false);
    }
}

TEST(MlemPainter, KeepsToTheWidth) {
    const GameKit& game = *find_game("mlem");
    sidera::Setup setup = game.setup(5);
    for (const char* key : {"ufo", "exploration", "secret_missions"})
        ASSERT_FALSE(set_option(game.options(), game.default_data().name, key, "true", setup));
    check_width(game, setup);
}

TEST(AlienFrontiersPainter, KeepsToTheWidth) {
    const GameKit& game = *find_game("alien_frontiers");
    for (const int seats : {2, 3, 4}) {
        sidera::Setup setup = game.setup(seats);
        ASSERT_FALSE(
            set_option(game.options(), game.default_data().name, "round_limit", "40", setup));
        check_width(game, setup);
    }
}

TEST(CosmicPainter, KeepsToTheWidth) {
    const GameKit& game = *find_game("cosmic");
    for (const int seats : {3, 5}) {
        sidera::Setup setup = game.setup(seats);
        for (const auto& [key, value] : {std::pair("technology", "true"), {"turn_limit", "4"}})
            ASSERT_FALSE(set_option(game.options(), game.default_data().name, key, value, setup));
        check_width(game, setup);
    }
}

constexpr std::string_view kTalks = R"("pub": {
  "phase": "deal", "question": {"kind": "deal"}, "rules": {"to_win": 5},
  "encounters": [{"offense": "A", "defense": "B", "target": "B1", "destiny": "none"}],
  "talks": {"standing": {"offense": true, "defense": false},
            "failed": {"offense": false, "defense": true},
            "offers": {"offense": {
              "gives": {"offense": {"named": ["negotiate"], "veiled": 2, "of_type": {"flare": 2},
                                    "choice": 0, "random": 0, "colony": "none", "ships": 0},
                        "defense": {"named": [], "veiled": 0, "of_type": {}, "choice": 1,
                                    "random": 3, "colony": "B2", "ships": 2}},
              "freed": {"C": 1}}}}}})";

// The lines about the offers, as one reader sees them.
std::string talks_of(const std::string& reader, const char* language, int columns) {
    const Json view = parse_json(reader + std::string(kTalks)).value;
    EXPECT_TRUE(view.is_object());
    const std::vector<std::string> names = {"Ann", "Luna", "Cosmo"};
    const Texts texts("cosmic", language);
    auto lines = painter_of("cosmic").paint({.view = view,
                                             .data = view,
                                             .scores = {},
                                             .names = names,
                                             .texts = texts,
                                             .columns = columns});
    lines.erase(lines.begin(), lines.begin() + 3);  // the steps, the encounter, the hand
    return without_trailing_spaces(lines);
}

// The maker's draft has a term more than the offer on the table.
constexpr const char* kMaker = R"({"seat": "A", "own": {
  "veiled": {"draft": ["quash"], "offers": {"offense": ["attack_08", "quash"], "defense": []}},
  "draft": {"gives": {"offense": {"named": [], "veiled": 1, "of_type": {}, "choice": 0,
                                  "random": 0, "colony": "none", "ships": 0},
                      "defense": {"named": ["morph"], "veiled": 0, "of_type": {}, "choice": 0,
                                  "random": 0, "colony": "none", "ships": 0}}}}, )";
constexpr const char* kPartner = R"({"seat": "B", "own": {
  "veiled": {"draft": [], "offers": {"offense": ["attack_08", "quash"], "defense": []}},
  "draft": {"gives": {"offense": {"named": [], "veiled": 0, "colony": "none"},
                      "defense": {"named": [], "veiled": 0, "colony": "none"}}}}, )";
constexpr const char* kBystander =
    R"({"seat": "C", "own": {"veiled": {"draft": [], "offers": {"offense": [], "defense": []}}}, )";
constexpr const char* kSpectator = R"({"seat": null, )";

constexpr const char* kForMaker = R"( Offer of Luna  Sees no deal.
 Your offer on the table
    You give: Negotiate · (o) Attack 08, shown only to Luna · (o) Quash, shown only to Luna ·
        2 × flare · 1 ship of Cosmo from the warp
    You get: 1 chosen card · 3 random cards · Colony on B2, 2 ships
 Your next offer   You give: (o) Quash, shown only to Luna   You get: Morph
)";
constexpr const char* kForPartner = R"( Offerta di Ann
    Tu dai: 1 carta scelta da chi dà · 3 carte a caso ·
        Colonia su B2, 2 astronavi
    Tu ricevi: Negoziato ·
        (o) Attacco 08, mostrata solo a te ·
        (o) Annullamento, mostrata solo a te · 2 × Flare ·
        1 astronave di Cosmo dal Warp
 La tua offerta sul tavolo  Non vede un accordo.
 La tua prossima offerta
    Tu dai: niente
    Tu ricevi: niente
)";
constexpr const char* kForOthers = R"( Offer of Luna  Sees no deal.
 Offer of Ann
    Ann gives: Negotiate · (o) 2 cards, shown only to Luna · 2 × flare ·
        1 ship of Cosmo from the warp
    Luna gives: 1 chosen card · 3 random cards · Colony on B2, 2 ships
)";

TEST(CosmicPainter, CF_DEAL_8_shows_offers_with_the_names_the_reader_may_know) {
    EXPECT_EQ(talks_of(kMaker, "en", 100), kForMaker);
    EXPECT_EQ(talks_of(kPartner, "it", 60), kForPartner);
    EXPECT_EQ(talks_of(kBystander, "en", 80), kForOthers);
    EXPECT_EQ(talks_of(kSpectator, "en", 80), kForOthers);
}

TEST(PlainPainter, PrintsTheFieldsOfAnyView) {
    const Json view =
        parse_json(R"({"seat": "A", "pub": {"round": 3, "deep": {"a": [1, 2]}}})").value;
    const Texts texts("chess", "en");
    const auto lines = painter_of("chess").paint(
        {.view = view, .data = view, .scores = {}, .names = {}, .texts = texts});
    EXPECT_EQ(lines,
              (std::vector<std::string>{"seat A", "pub", "  round 3", "  deep", "    a [1,2]"}));
}

}  // namespace
}  // namespace sidera::terminal
