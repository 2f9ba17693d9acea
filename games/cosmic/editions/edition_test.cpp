// What an edition may do otherwise is data: the tests play one that does everything otherwise, in
// the way of the older rulebook.

#include "games/cosmic/editions/edition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "games/cosmic/game.h"
#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/queries.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;
using Told = std::vector<ToldEvent<G>>;

// Ships land after cards have changed hands.
EncounterSteps late_landing() {
    static const std::vector<EncounterStep> steps = [] {
        const EncounterSteps usual = fantasy_flight().steps;
        std::vector<EncounterStep> all(usual.begin(), usual.end());
        const auto at = [&](auto run) { return all.begin() + step_of(usual, run); };
        std::rotate(at(land), at(compensate), at(reward) + 1);
        return all;
    }();
    return steps;
}

Data data_with(const std::function<void(Edition&)>& change) {
    Data data = default_data();
    change(data.edition);
    return data;
}

Data other_data() {
    return data_with([](Edition& edition) {
        edition.hand_size = 7;
        edition.flares_per_player = 3;
        edition.one_flare_per_encounter = false;
        edition.flares_return = false;
        edition.window_restarts = true;
        edition.victory_at_once = false;
        edition.ally_fate = {{AllyFate::is_rewarded, AllyFate::lands}};
        edition.order = TimingOrder::offense_last;
        edition.mandatory = Mandatory::acts_by_itself;
        edition.steps = late_landing();
        edition.landmarks = landmarks_of(edition.steps);
    });
}

// One step of a random game: what was asked and said, and what came of it.
struct Moved {
    const State& before;
    const Answer& answer;
    const State& after;
    const Told& told;
};

void play_games(const Data& data,
                int games,
                const std::function<void(const Moved&)>& seen,
                int asking = 0) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games); ++seed) {
        auto setup = default_setup<G>(3 + static_cast<int>(seed % 4));
        setup.options[G::turn_limit] = 60;
        setup.options[G::asking] = asking;
        setup.options[G::deal_max_proposals] = 2;
        Luck luck = Luck::seeded({.low = seed, .high = 21});
        QuickRandom random(seed);
        Told told;
        Sink<G> out(told);
        State state = G::start(data, setup, luck, out);
        while (const auto answer = kit::random_answer<G>(data, state, random)) {
            const State before = state;
            told.clear();
            G::advance(data, state, *answer, luck, out);
            ASSERT_EQ(G::broken_invariant(data, state), std::nullopt) << "seed " << seed;
            seen({before, *answer, state, told});
        }
    }
}

const PublicEvent* find(const Told& told, EventKind kind) {
    for (const auto& event : told)
        if (event.only == kNoSeat && event.open.kind == kind)
            return &event.open;
    return nullptr;
}

TEST(CosmicEdition, games_of_another_edition_hold_all_invariants) {
    int over = 0;
    play_games(other_data(), 60, [&](const Moved& moved) { over += moved.after.pub.over; });
    EXPECT_EQ(over, 60);
}

TEST(CosmicEdition, CF_TIME_1_the_order_of_players) {
    int seen = 0;
    play_games(other_data(), 10, [&](const Moved& moved) {
        if (moved.after.pub.encounters.empty() || moved.after.pub.over)
            return;
        const Encounter& e = moved.after.pub.encounter();
        if (e.defense == kNoSeat)
            return;
        ++seen;
        EXPECT_EQ(e.order[e.order.size() - 2], e.offense);
        EXPECT_EQ(e.order.back(), e.defense);
    });
    EXPECT_GT(seen, 100);
}

// Everybody is asked, so that the next question shows whose turn it is.
void check_next_asked(const Data& data, bool restarts) {
    int seen = 0;
    WindowFrame window;
    Seat used = kNoSeat;
    std::size_t depth = 0;
    play_games(
        data,
        20,
        [&](const Moved& moved) {
            const Frames& frames = moved.before.pub.frames;
            if (const auto* open = std::get_if<WindowFrame>(&frames.back());
                open != nullptr && open->open && verb(moved.answer.code) == Verb::play) {
                window = *open;
                used = moved.answer.seat;
                depth = frames.size();
            }
            if (used == kNoSeat || moved.after.pub.frames.size() > depth)
                return;
            const auto* again = moved.after.pub.frames.size() == depth
                                    ? std::get_if<WindowFrame>(&moved.after.pub.frames.back())
                                    : nullptr;
            if (again != nullptr && again->moment == window.moment && again->passed == 0) {
                const auto& order = moved.after.pub.encounter().order;
                const auto at =
                    static_cast<std::size_t>(std::ranges::find(order, used) - order.begin());
                EXPECT_EQ(order[again->at], order[restarts ? 0 : (at + 1) % order.size()]);
                ++seen;
            }
            used = kNoSeat;
        },
        3);
    EXPECT_GT(seen, 20);
}

TEST(CosmicEdition, CF_TIME_3_whom_a_window_asks_after_an_effect) {
    check_next_asked(default_data(), false);
    check_next_asked(data_with([](Edition& edition) { edition.window_restarts = true; }), true);
}

bool is_mandatory_power(OptionCode code) {
    return verb(code) == Verb::play && is_power(effect_in(code)) &&
           effect(effect_in(code)).use == Use::mandatory;
}

// Counts how often a mandatory power was offered as a choice, and how often one was used.
std::pair<int, int> mandatory_uses(const Data& data) {
    int offered = 0;
    int used = 0;
    CodeArray<G::kMaxOptions> codes;
    play_games(data, 20, [&](const Moved& moved) {
        for (const Seat seat : G::asked(moved.before)) {
            codes.clear();
            G::options(data, G::ref(moved.before, seat), Channel::main, codes);
            offered += std::ranges::any_of(codes, is_mandatory_power);
        }
        for (const auto& event : moved.told)
            used += event.only == kNoSeat && event.open.kind == EventKind::power_used &&
                    std::ranges::any_of(alien(event.open.alien).power, [](const Effect& power) {
                        return power.use == Use::mandatory;
                    });
    });
    return {offered, used};
}

TEST(CosmicEdition, CF_TIME_4_mandatory_powers_forbid_passing_or_act_by_themselves) {
    const auto [asked, chosen] = mandatory_uses(default_data());
    EXPECT_GT(asked, 50);
    EXPECT_GT(chosen, 50);
    const auto [still_asked, by_themselves] = mandatory_uses(
        data_with([](Edition& edition) { edition.mandatory = Mandatory::acts_by_itself; }));
    EXPECT_EQ(still_asked, 0);
    EXPECT_GT(by_themselves, 50);
}

// Flares that have done what they do, by where they are then.
TEST(CosmicEdition, CF_FLARE_1_flares_return_or_are_discarded) {
    const auto in_hands_after = [](const Data& data) {
        int kept = 0;
        int played = 0;
        play_games(data, 20, [&](const Moved& moved) {
            const PublicEvent* event = find(moved.told, EventKind::wild_played);
            // What a flare puts aside for a new hand comes back, the flare with it.
            if (event == nullptr || topmost<RenewFrame>(moved.before.pub.frames) != nullptr)
                return;
            for (const auto& frame : moved.after.pub.frames)
                if (std::holds_alternative<PlayFrame>(frame))
                    return;
            ++played;
            kept += moved.after.own[event->seat].hand.has(flare_of(event->alien));
        });
        EXPECT_GT(played, 20);
        return kept;
    };
    EXPECT_GT(in_hands_after(default_data()), 20);
    EXPECT_EQ(in_hands_after(data_with([](Edition& edition) { edition.flares_return = false; })),
              0);
}

TEST(CosmicEdition, CF_FLARE_4_flares_per_encounter) {
    const auto most = [](const Data& data) {
        std::size_t flares = 0;
        play_games(data, 60, [&](const Moved& moved) {
            if (moved.after.pub.encounters.empty())
                return;
            const Encounter& e = moved.after.pub.encounter();
            if (e.flared.size() == 1)
                flares =
                    std::max<std::size_t>(flares, static_cast<std::size_t>(e.flares_used.size()));
        });
        return flares;
    };
    EXPECT_EQ(most(default_data()), 1u);
    EXPECT_GT(most(data_with([](Edition& edition) { edition.one_flare_per_encounter = false; })),
              1u);
}

TEST(CosmicEdition, CF_WIN_1_victory_at_once_or_at_the_end_of_the_encounter) {
    const auto with_enough_going_on = [](const Data& data) {
        int seen = 0;
        play_games(data, 60, [&](const Moved& moved) {
            const Public& pub = moved.after.pub;
            for (const Seat seat : everybody(pub))
                seen += !pub.over && foreign_colonies(pub, seat) >= pub.rules.to_win;
        });
        return seen;
    };
    EXPECT_EQ(with_enough_going_on(default_data()), 0);
    EXPECT_GT(
        with_enough_going_on(data_with([](Edition& edition) { edition.victory_at_once = false; })),
        0);
}

// By the side that won: how often an ally landed, how often one was rewarded.
struct Fates {
    std::array<int, 2> landed{};
    std::array<int, 2> rewarded{};
};

Fates fates_of_allies(const Data& data) {
    Fates fates;
    play_games(data, 60, [&](const Moved& moved) {
        for (const auto& event : moved.told) {
            const EventKind kind = event.open.kind;
            if (event.only != kNoSeat || (kind != EventKind::landed && kind != EventKind::rewards))
                continue;
            const Public& pub = moved.before.pub;
            const Encounter& e = pub.encounters.empty() ? Encounter{} : pub.encounter();
            for (const Side side : {Side::offense, Side::defense})
                if (e.allies[side].has(event.open.seat))
                    ++(kind == EventKind::landed ? fates.landed
                                                 : fates.rewarded)[static_cast<std::size_t>(side)];
        }
    });
    return fates;
}

TEST(CosmicEdition, CF_RES_3_CF_REW_1_what_becomes_of_allies) {
    const Fates usual = fates_of_allies(default_data());
    EXPECT_GT(usual.landed[0], 20);
    EXPECT_EQ(usual.landed[1], 0);
    EXPECT_EQ(usual.rewarded[0], 0);
    EXPECT_GT(usual.rewarded[1], 20);
    const Fates reverse = fates_of_allies(data_with(
        [](Edition& edition) { edition.ally_fate = {{AllyFate::is_rewarded, AllyFate::lands}}; }));
    EXPECT_EQ(reverse.landed[0], 0);
    EXPECT_GT(reverse.landed[1], 20);
    EXPECT_GT(reverse.rewarded[0], 20);
    EXPECT_EQ(reverse.rewarded[1], 0);
}

// Cards are taken for other reasons as well.
bool is_compensated(const Moved& moved, Seat taker) {
    const Public& pub = moved.before.pub;
    return has_role(pub, taker, kMain) &&
           is_negotiate(pub.encounter().slots[side_of(pub, taker)].as);
}

// Events of whole encounters: whether ships landed before cards were taken, or after.
std::pair<int, int> landed_before_and_after_cards(const Data& data) {
    int before = 0;
    int after = 0;
    bool landed = false;
    bool taken = false;
    play_games(data, 60, [&](const Moved& moved) {
        for (const auto& event : moved.told) {
            if (event.only != kNoSeat)
                continue;
            if (event.open.kind == EventKind::encounter_begins)
                landed = taken = false;
            if (event.open.kind == EventKind::landed) {
                after += taken;
                landed = true;
            }
            if (event.open.kind == EventKind::cards_taken &&
                is_compensated(moved, event.open.seat)) {
                before += landed;
                taken = true;
            }
        }
    });
    return {before, after};
}

TEST(CosmicEdition, CF_RES_5_the_order_of_the_resolution) {
    const auto [usual, never] = landed_before_and_after_cards(default_data());
    EXPECT_GT(usual, 10);
    EXPECT_EQ(never, 0);
    const auto [not_now, late] = landed_before_and_after_cards(data_with([](Edition& edition) {
        edition.steps = late_landing();
        edition.landmarks = landmarks_of(edition.steps);
    }));
    EXPECT_EQ(not_now, 0);
    EXPECT_GT(late, 10);
}

TEST(CosmicEdition, CF_POW_1_home_colonies_to_spare) {
    const Data data = data_with([](Edition& edition) { edition.home_colonies_to_spare = 1; });
    int seen = 0;
    play_games(data, 20, [&](const Moved& moved) {
        const Public& pub = moved.after.pub;
        EXPECT_EQ(pub.rules.power_threshold, 4);
        if (const PublicEvent* event = find(moved.told, EventKind::power_lost))
            seen += count_home_colonies(pub, event->seat) == 3;
    });
    EXPECT_GT(seen, 10);
}

}  // namespace
}  // namespace sidera::cosmic
