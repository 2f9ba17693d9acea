// The bots of Cosmic Encounter: they finish games, beat chance, ally, deal and use what they have.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bots/arena.h"
#include "bots/cosmic/brain.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {
namespace {

Setup short_table() {
    Setup setup = default_setup<Cosmic>(4);
    setup.options[Cosmic::turn_limit] = 60;
    return setup;
}

TEST(CosmicBots, RulesOfThumbBeatChance) {
    const auto setup = short_table();
    Arena<Cosmic> arena(default_data(),
                        setup,
                        fill_seats({"greedy", "random"}, setup.seats),
                        {.iterations = 24},
                        {7, 7});
    ASSERT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, 5, result);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0) << bot.name;
    EXPECT_GT(result.bots[0].wins, 3 * result.bots[1].wins);
}

// Where people play, bots are asked what they cannot say yes to, too (CF-TIME-8).
TEST(CosmicBots, TheySayOnlyWhatTheyCanWhateverIsAsked) {
    for (const int asking : {2, 3}) {
        auto setup = short_table();
        setup.options[Cosmic::asking] = asking;
        setup.options[Cosmic::alien_choice] = 1;
        Arena<Cosmic> arena(default_data(),
                            setup,
                            fill_seats({"greedy", "random"}, setup.seats),
                            {.iterations = 24},
                            {7, 7});
        ASSERT_TRUE(arena.is_ready());
        ArenaResult result = arena.empty_result();
        arena.play(0, 20, result);
        for (const ArenaBot& bot : result.bots)
            EXPECT_EQ(bot.illegal, 0) << bot.name << " " << asking;
    }
}

// What happened at tables of greedy bots.
struct Record {
    int games = 0;
    int turns = 0;
    int encounters = 0;
    int allies = 0;
    int deals = 0;
    int failures = 0;
    int shared = 0;
    std::set<std::string> uses;

    void note(const PublicEvent& event) {
        switch (event.kind) {
            case EventKind::encounter_begins:
                ++encounters;
                break;
            case EventKind::joined:
                ++allies;
                break;
            case EventKind::deal_made:
                ++deals;
                break;
            case EventKind::deal_failed:
                ++failures;
                break;
            case EventKind::power_used:
                uses.insert("power " + std::string(name_of(event.alien)));
                break;
            case EventKind::wild_played:
                uses.insert("wild " + std::string(name_of(event.alien)));
                break;
            case EventKind::card_played:
                uses.insert(std::string(name_of(event.card)));
                break;
            default:
                break;
        }
    }
};

void play_game(int seats, std::uint64_t seed, Record& record) {
    const Data& data = default_data();
    const Brain<Cosmic> brain(data);
    Luck luck = Luck::seeded({seed, 9});
    std::vector<ToldEvent<Cosmic>> told;
    Sink<Cosmic> out(told);
    QuickRandom random(seed * 77773 + 5);
    State state = Cosmic::start(data, default_setup<Cosmic>(seats), luck, out);
    settle<Cosmic>(data, state, luck, out);
    CodeArray<Cosmic::kMaxOptions> codes;
    for (int i = 0; i < 60000 && !state.pub.over; ++i) {
        const Seat seat = Cosmic::asked(state).lowest();
        codes.clear();
        const ViewRef ref = Cosmic::ref(state, seat);
        Cosmic::options(data, ref, Channel::main, codes);
        const Choice choice = brain.policy(ref, codes, random);
        ASSERT_TRUE(codes.contains(choice.code)) << seed;
        const Range range = Cosmic::range(data, ref, choice.code);
        ASSERT_TRUE(range == Range{} || (choice.value >= range.lo && choice.value <= range.hi));
        Cosmic::advance(
            data, state, {.seat = seat, .code = choice.code, .value = choice.value}, luck, out);
        settle<Cosmic>(data, state, luck, out);
    }
    EXPECT_TRUE(state.pub.over) << seed;
    ++record.games;
    record.turns += state.pub.turn;
    record.shared += state.pub.winners.size() > 1 ? 1 : 0;
    for (const ToldEvent<Cosmic>& event : told)
        if (event.only == kNoSeat)
            record.note(event.open);
}

TEST(CosmicBots, GamesOfAllSizesEnd) {
    for (int seats = Cosmic::kMinSeats; seats <= Cosmic::kMaxSeats; ++seats) {
        Record record;
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            play_game(seats, seed, record);
        EXPECT_EQ(record.games, 10);
    }
}

TEST(CosmicBots, TheyAllyAndDealAndStayRivals) {
    Record record;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
        play_game(5, seed, record);
    EXPECT_GT(record.deals, record.failures);
    EXPECT_GT(record.allies, record.encounters);
    EXPECT_LT(record.allies, 5 * record.encounters / 2);
    EXPECT_GT(record.shared, record.games / 10);
    EXPECT_LT(record.shared, 2 * record.games / 5);
    EXPECT_GT(record.turns, 10 * record.games);
    EXPECT_LT(record.turns, 25 * record.games);
    for (const AlienId id : kFantasyFlightAliens) {
        const std::string name(name_of(id));
        if (id != AlienId::masochist)  // it wins by it, seldom
            EXPECT_TRUE(record.uses.contains("power " + name)) << name;
    }
    for (const Card card : default_data().cards) {
        if (is_encounter_card(card) || is_flare(card))
            continue;
        const std::string name(name_of(card));
        EXPECT_TRUE(record.uses.contains(name)) << name;
    }
}

}  // namespace
}  // namespace sidera::cosmic
