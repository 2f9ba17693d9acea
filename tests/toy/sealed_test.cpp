// The whole test kit on the toy game Sealed, with both channels and every engine feature.

#include <map>

#include "tests/kit/order.h"
#include "tests/kit/random_play.h"
#include "tests/kit/two_tables.h"
#include "tests/toy/exchanges.h"

namespace sidera::toy {
namespace {

const Data& data() {
    return Sealed::default_data();
}

State some_state(std::uint64_t seed, const Setup& setup) {
    QuickRandom random(seed * 31 + 7);
    return kit::random_state<Sealed>(data(), setup, seed, static_cast<int>(random.below(16)));
}

Setup some_setup(std::uint64_t seed) {
    QuickRandom random(seed);
    return kit::random_setup<Sealed>(data(), random);
}

TEST(Sealed, BareGamesHoldAllInvariants) {
    const auto [first, games] = kit::game_range(400);
    for (std::uint64_t seed = first; seed < first + games; ++seed)
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Sealed>(data(), some_setup(seed), seed))
            << "seed " << seed;
}

TEST(Sealed, MatchesHoldTogether) {
    const auto shared = std::make_shared<const Data>(data());
    for (std::uint64_t seed = 0; seed < 150; ++seed)
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Sealed>(shared, some_setup(seed), seed))
            << "seed " << seed;
}

TEST(Sealed, GuessesAgreeWithWhatWasSeen) {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto setup = some_setup(seed);
        const State state = some_state(seed, setup);
        for (int i = -1; i < setup.seats; ++i)
            ASSERT_NO_FATAL_FAILURE(
                kit::check_guess<Sealed>(data(), state, i < 0 ? kNoSeat : seat_at(i), seed))
                << "seed " << seed;
    }
}

TEST(Sealed, ExchangesOfHiddenThingsChangeNothing) {
    std::map<std::string, int> applied;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        const auto setup = some_setup(seed);
        const State state = some_state(seed, setup);
        for (const auto& exchange : exchanges<Sealed>())
            for (int i = -1; i < setup.seats; ++i)
                applied[exchange.row] += kit::check_exchange<Sealed>(
                    data(), state, exchange, i < 0 ? kNoSeat : seat_at(i), seed);
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    for (const auto& exchange : exchanges<Sealed>())
        EXPECT_GT(applied[exchange.row], 100) << exchange.row;
}

TEST(Sealed, GuessesAreDrawnEvenly) {
    for (const std::uint64_t seed : {1u, 5u, 9u}) {
        const State state = kit::random_state<Sealed>(data(), default_setup<Sealed>(3), seed, 6);
        kit::check_frequencies<Sealed>(data(), state, seat_at(1), hidden_places<Sealed>());
        kit::check_frequencies<Sealed>(data(), state, kNoSeat, hidden_places<Sealed>());
    }
}

TEST(Sealed, SimultaneousAnswersComeInAnyOrderAndSayNothing) {
    int ordered = 0;
    int sealed = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        const State state = some_state(seed, some_setup(seed));
        ordered += kit::check_order<Sealed>(data(), state, seed);
        sealed += kit::check_sealed<Sealed>(data(), state, seed);
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(ordered, 150);
    EXPECT_GT(sealed, 150);
}

TEST(Sealed, TwoTablesWithDifferentDataInOneProcess) {
    const auto standard = std::make_shared<const Data>(data());
    const DataFile file{.name = "cards.csv", .text = "card;copies\n1;6\n6;2\n"};
    auto load = Sealed::load_data("low_cards", {&file, 1});
    ASSERT_TRUE(load.data);
    const auto low = std::make_shared<const Data>(*load.data);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        kit::check_two_tables<Sealed>(standard, low, default_setup<Sealed>(4), seed);
}

TEST(Sealed, DataFilesAreCheckedByRow) {
    const DataFile wrong{.name = "cards.csv", .text = "card;copies\n7;1\n"};
    const auto load = Sealed::load_data("x", {&wrong, 1});
    ASSERT_EQ(load.errors.size(), 1u);
    EXPECT_EQ(load.errors[0], "cards.csv, line 2: cards are 1 to 6, copies 0 to 6");
    const DataFile few{.name = "cards.csv", .text = "card;copies\n1;0\n2;0\n3;0\n4;0\n5;1\n"};
    const auto small = Sealed::load_data("few", {&few, 1});
    ASSERT_TRUE(small.data);
    EXPECT_EQ(Sealed::check_setup(*small.data, default_setup<Sealed>(2)),
              "2 seats need 8 cards; data set few has 5");
}

// Random play says everything there is to say, on both channels.
TEST(Sealed, EveryEventVerbAndQuestionOccurs) {
    std::map<std::string_view, int> events;
    std::map<std::string_view, int> private_events;
    std::map<int, int> verbs;
    std::map<Channel, int> channels;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        QuickRandom random(seed);
        Luck luck = Luck::seeded(random.seed());
        std::vector<ToldEvent<Sealed>> told;
        Sink<Sealed> out(told);
        State state = Sealed::start(data(), some_setup(seed), luck, out);
        while (const auto answer = kit::random_answer<Sealed>(data(), state, random)) {
            ++verbs[verb_of(answer->code)];
            ++channels[answer->channel];
            Sealed::advance(data(), state, *answer, luck, out);
        }
        for (const auto& event : told)
            event.only == kNoSeat ? ++events[name_of(event.open.kind)]
                                  : ++private_events[name_of(event.own.kind)];
    }
    EXPECT_EQ(events.size(), EnumText<EventKind>::kNames.size());
    EXPECT_EQ(private_events.size(), EnumText<PrivateEventKind>::kNames.size());
    EXPECT_EQ(verbs.size(), kWords.size() - 1);
    EXPECT_GT(channels[Channel::main], 1000);
    EXPECT_GT(channels[Channel::table], 1000);
}

TEST(Sealed, EveryMessageHasASentence) {
    Catalogue english;
    ASSERT_EQ(Catalogue::load(kEnglish, english), std::nullopt);
    const Speaker speaker(english, {});
    const auto shared = std::make_shared<const Data>(data());
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto setup = some_setup(seed);
        kit::RandomTable<Sealed> table(shared, setup, seed);
        do {
            for (int i = 0; i < setup.seats; ++i) {
                for (const Channel channel : {Channel::main, Channel::table}) {
                    const Decision decision = table.match().decision(seat_at(i), channel);
                    for (const Option& option : decision.options) {
                        const std::string said = speaker.say(option.label);
                        EXPECT_EQ(said.find_first_of("{."), std::string::npos) << said;
                    }
                }
            }
        } while (table.step());
        for (int i = 0; i < setup.seats; ++i)
            for (const Told& told : table.match().events_since(seat_at(i), 0)) {
                const std::string said = speaker.say(told.message);
                EXPECT_TRUE(said.ends_with('.') && said.find('{') == std::string::npos) << said;
            }
    }
}

}  // namespace
}  // namespace sidera::toy
