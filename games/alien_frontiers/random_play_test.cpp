// Random games of Alien Frontiers over all options and seat counts.

#include "tests/kit/random_play.h"

#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

static_assert(Game<AlienFrontiers>);

TEST(AlienFrontiersRandomPlay, BareGamesHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(200);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<AlienFrontiers>(data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<AlienFrontiers>(data, setup, seed))
            << "seed " << seed;
    }
}

// Ports, prices and cards far from the published ones.
DataLoad<Data> odd_set(int copies, int price, std::string_view facilities) {
    std::string cards = "key;copies;points;cost\n";
    for (const std::string_view card : EnumText<Card>::kNames)
        cards += std::string(card) + ";" + std::to_string(copies) + ";" +
                 (card.starts_with("alien") ? "3" : "0") + ";0\n";
    std::string prices = "what;fuel;ore\n";
    for (const char* what :
         {"ship_4", "ship_5", "ship_6", "constructor", "terraform", "launch", "relic"})
        prices += std::string(what) + ";" +
                  (what == std::string_view("constructor") ? "0" : std::to_string(price)) + ";" +
                  std::to_string(price) + "\n";
    const std::array<DataFile, 4> files = {
        {{"cards.csv", cards},
         {"prices.csv", prices},
         {"start.csv", "place;fuel;ore\n1;5;5\n2;5;5\n3;5;5\n4;5;5\n"},
         {"facilities.csv", facilities}}};
    return load_data("odd", files);
}

TEST(AlienFrontiersRandomPlay, OddDataSetsHoldAllInvariants) {
    const auto crowded = odd_set(1,
                                 0,
                                 "key;shape;ports;blocked_2;blocked_3\nsolar;single;1;1;1\n"
                                 "lunar;single;1;0;0\nmarket;pair;2;2;0\nyard;pair;2;0;2\n"
                                 "constructor;triple;3;0;0\nraiders;run;3;0;0\n"
                                 "artifact;single;1;0;0\nhub;single;12;0;0\n"
                                 "terraform;single;1;0;0\n");
    const auto roomy = odd_set(4,
                               2,
                               "key;shape;ports;blocked_2;blocked_3\nsolar;single;12;0;0\n"
                               "lunar;single;12;0;0\nmarket;pair;12;0;0\nyard;pair;12;0;0\n"
                               "constructor;triple;12;0;0\nraiders;run;3;0;0\n"
                               "artifact;single;4;0;0\nhub;single;12;0;0\n"
                               "terraform;single;1;0;0\n");
    for (const auto& load : {crowded, roomy}) {
        ASSERT_EQ(load.errors, std::vector<std::string>{});
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            QuickRandom random(seed);
            const auto setup = kit::random_setup<AlienFrontiers>(*load.data, random);
            ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<AlienFrontiers>(*load.data, setup, seed))
                << "seed " << seed;
        }
    }
}

TEST(AlienFrontiersRandomPlay, MatchesHoldTogether) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 15; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<AlienFrontiers>(*data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<AlienFrontiers>(data, setup, seed))
            << "seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::alien_frontiers
