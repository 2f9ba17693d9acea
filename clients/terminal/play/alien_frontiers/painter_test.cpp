// The table of Alien Frontiers in characters: one position line by line.

#include "clients/terminal/play/painter.h"

#include <gtest/gtest.h>

#include "match/kit.h"

namespace sidera::terminal {
namespace {

constexpr std::string_view kView = R"({"seat": "A", "own": {}, "pub": {
  "rules": {"seats": 3, "colonies": 7, "sixth_ship_ore": 2}, "over": false,
  "turn": {"number": 14, "seat": "A", "used": ["booster_pod"], "spent": ["1"]},
  "players": {
    "A": {"fuel": 4, "ore": 2, "stock": 1, "bay": 1, "hub": 3,
          "cards": ["alien_city", "booster_pod"], "points": 5},
    "B": {"fuel": 0, "ore": 8, "stock": 3, "bay": 0, "hub": 7, "cards": [], "points": 3},
    "C": {"fuel": 1, "ore": 0, "stock": 2, "bay": 2, "hub": 0,
          "cards": ["data_crystal"], "points": 2}},
  "hand": {"ships": {"1": 0, "2": 2, "3": 0, "4": 1, "5": 0, "6": 0}, "relic": 5},
  "docks": {"solar": ["C6", "", "", "", "", "", "", "x"], "lunar": ["C1", "C4", "", "", "x"],
            "market": ["", "", "x", "x"], "yard": ["B3", "B3", "", "", "x", "x"],
            "constructor": ["", "", "", "", "", ""], "raiders": ["B2", "B3", "B4"],
            "artifact": ["A5", "A3R", "", ""],
            "hub": ["", "", "", "B1", "", "", "", "", "", "", "", ""], "terraform": ["B6"]},
  "colonies": {"heinlein": {"A": 0, "B": 1, "C": 2}, "pohl": {"A": 0, "B": 0, "C": 0},
               "vanvogt": {"A": 1, "B": 1, "C": 0}, "bradbury": {"A": 0, "B": 0, "C": 0},
               "asimov": {"A": 0, "B": 1, "C": 0}, "herbert": {"A": 0, "B": 0, "C": 0},
               "lem": {"A": 0, "B": 0, "C": 0}, "burroughs": {"A": 2, "B": 0, "C": 1}},
  "controller": {"heinlein": "C", "pohl": null, "vanvogt": null, "bradbury": null,
                 "asimov": "B", "herbert": null, "lem": null, "burroughs": "A"},
  "fields": {"isolation": "lem", "positron": "burroughs", "repulsor": "nowhere"},
  "relic_owner": "A", "relic_place": "hand",
  "display": ["stasis_beam", "holographic_decoy"],
  "discards": {"plasma_cannon": 2}, "unseen": {"booster_pod": 1, "temporal_warper": 2},
  "asking": "main"}})";

constexpr std::string_view kPicture = R"( ALIEN FRONTIERS   Turn 14: A Ann   draw pile 3, discards 2
 Solar        [C6][··][··][··][··][··][··][■■]  half in fuel
 Lunar Mine   [C1][C4][··][··][■■]              from 4 up: 1 ore
 Market       [·· ··][■■ ■■]                    pair: ore for its value
 Shipyard     [B3 B3][·· ··][■■ ■■]             pair: ship 1+1, 2+2, 3+2
 Artifact     [A5][A3R][··][··]                 total 3, a card from 8
 Raiders      [B2 B3 B4]                        three in a row above 9
 Hub          A[·· ·· ··] B[B1 ·· ··] C[·· ·· ··]
 Constructor  [·· ·· ··][·· ·· ··]              triple, 3 ore: a colony
 Terraforming [B6]                              a 6 and 1+1: a colony
────────────────────────────────────────────────────────────────────────────────
 Heinlein  B1 ★C2     ore for 1 fuel     Asimov    ★B1        hub +1 step
 Pohl      –          powers -1 fuel     Herbert   –          ships -1, -1
 Van Vogt  A1 B1      mine: any 1st      Lem       –        I
 Bradbury  –          colony -1 ore      Burroughs ★A2 C1   P Relic Ship
 I Isolation Field: The territory's bonus is switched off.
 P Positron Field: Whoever controls the territory scores 1 more point.
────────────────────────────────────────────────────────────────────────────────
 Display      Stasis Beam         1 fuel: one ship -1. Discard: set up or move
                                  the Isolation Field.
              Holographic Decoy   Raiders cannot take your resources, and of
                                  your cards only this one.
                   Points  Fuel  Ore  Ships  Stock  Bay  Colonies  Hub
▶A Ann                  5     4    2    5+R      1    1         4  ■■■····
     Alien City   Booster Pod ✓
 B Luna                 3     0    8      3      3    0         4  ■■■■■■■
 C Cosmo                2     1    0      4      2    2         4  ·······
     Data Crystal
 To place     [2][2] [4] [5R]
)";

std::string drawn(int columns, std::string_view language) {
    const Json view = parse_json(kView).value;
    EXPECT_TRUE(view.is_object());
    const DataSet data = find_game("alien_frontiers")->default_data();
    const std::vector<std::string> names = {"Ann", "Luna", "Cosmo"};
    const Texts texts("alien_frontiers", language);
    std::string all;
    for (const std::string& line : painter_of("alien_frontiers")
                                       .paint({.view = view,
                                               .data = *data.json,
                                               .scores = {},
                                               .names = names,
                                               .texts = texts,
                                               .columns = columns}))
        all += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    return all;
}

TEST(AlienFrontiersPainter, DrawsTheWholeTable) {
    EXPECT_EQ(drawn(80, "en"), kPicture);
}

TEST(AlienFrontiersPainter, SetsThePlanetBesideTheFacilitiesWhereThereIsRoom) {
    const std::string picture = drawn(120, "it");
    EXPECT_NE(picture.find(" Raiders      [B2 B3 B4]            tre in fila sopra 9: raid │"
                           " Herbert Valley     –          navi: 1+1 in meno\n"),
              std::string::npos)
        << picture;
    EXPECT_NE(picture.find("4  ■■■····   Alien City   Booster Pod ✓\n"), std::string::npos)
        << picture;
}

TEST(AlienFrontiersPainter, SaysWhatAPlaceAndACardBring) {
    const Texts texts("alien_frontiers", "en");
    const auto hint = [&](const char* notation, const char* about) {
        Option option;
        option.notation = notation;
        option.about = about;
        return painter_of("alien_frontiers").hint(texts, option);
    };
    EXPECT_EQ(hint("place lem", "territory:lem"), "Solar: 1 more fuel");
    EXPECT_EQ(hint("card stasis_beam", "display:stasis_beam"), "one ship -1");
    EXPECT_EQ(hint("dock solar 4", "facility:solar"), "");
}

}  // namespace
}  // namespace sidera::terminal
