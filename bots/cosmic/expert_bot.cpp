// Answers tried on guessed worlds.

#include "bots/cosmic/expert_bot.h"

#include <algorithm>
#include <cmath>

#include "bots/random_bot.h"

namespace sidera {

std::unique_ptr<Bot<cosmic::Cosmic>> Brain<cosmic::Cosmic>::make_expert(const Budget& budget,
                                                                        std::uint64_t seed) {
    return std::make_unique<cosmic::ExpertBot>(budget, seed);
}

}  // namespace sidera

namespace sidera::cosmic {
namespace {

constexpr int kFirstLook = 12;           // worlds before anything is decided
constexpr float kDoubt = 2.0f;           // standard errors
constexpr float kNoDifference = 0.002f;  // of the chance of victory
constexpr float kCaution = 0.5f;         // standard errors another answer must be better

constexpr int kMostAnswers = 1000;  // of an encounter that is played on

// Counts the encounters of a game; those inside others belong to them.
std::uint32_t encounter_number(const Public& pub) {
    return pub.turn * 16u + (has_encounter(pub) ? pub.encounters[0].number : 0u);
}

}  // namespace

ExpertBot::ExpertBot(const Budget& budget, std::uint64_t seed) : budget_(budget), random_(seed) {
    if (budget_.iterations == 0 && !has_clock())
        budget_.iterations = kUsualIterations;
}

void ExpertBot::reset(std::uint64_t seed) {
    random_ = QuickRandom(seed);
    rest_.clear();
    said_ = 0;
}

float ExpertBot::Runner::error(int worlds) const {
    const auto n = static_cast<float>(worlds);
    const float variance = std::max(0.0f, squares / n - mean(worlds) * mean(worlds));
    return std::sqrt(variance / std::max(1.0f, n - 1));
}

// The chance of victory when this answer is given and the encounter is over.
float ExpertBot::play_on(
    const Data& data, const State& world, Seat me, const Steps& steps, Seed seed) {
    const Brain<Cosmic>& brain = brains_.of(data);
    Luck luck = Luck::seeded(seed);
    QuickRandom random(seed.low ^ seed.high);
    Sink<Cosmic> nowhere;
    state_ = world;
    const std::uint32_t number = encounter_number(state_.pub);
    Cosmic::advance(
        data, state_, {.seat = me, .code = steps[0].code, .value = steps[0].value}, luck, nowhere);
    std::size_t said = 1;
    const auto pick = [&](const ViewRef& ref, const CodeBuffer& codes) {
        if (ref.seat == me && said < steps.size() && codes.contains(steps[said].code))
            return steps[said++];
        return brain.policy(ref, codes, random);
    };
    CodeArray<Cosmic::kMostOptions> codes;
    for (int i = 0; i < kMostAnswers && !Cosmic::asked(state_).empty(); ++i) {
        if (encounter_number(state_.pub) != number)
            break;
        const Seat seat = Cosmic::asked(state_).lowest();
        const ViewRef ref = Cosmic::ref(state_, seat);
        codes.clear();
        Cosmic::options(data, ref, Channel::main, codes);
        if (codes.size() == 0)
            break;  // a guess may leave somebody without the card that is asked for
        const bool decision = codes.size() > 1 || Cosmic::range(data, ref, codes[0]) != Range{};
        const Choice choice = decision ? pick(ref, codes) : Choice{codes[0], 0};
        Cosmic::advance(data,
                        state_,
                        {.seat = seat, .code = choice.code, .value = choice.value},
                        luck,
                        nowhere);
    }
    const SeatValues shares = Cosmic::asked(state_).empty()
                                  ? final_shares(Cosmic::outcome(data, state_))
                                  : brain.shares(Cosmic::ref(state_, me));
    return shares[static_cast<std::size_t>(index(me))];
}

// Those that are surely worse than the best so far, and those that came to the same as the first.
void ExpertBot::drop_losers(Race& race, int worlds) const {
    float best = 0;  // of the lower bounds; the first answer is the measure
    for (const Runner& runner : race)
        best = std::max(best, runner.mean(worlds) - kDoubt * runner.error(worlds));
    for (std::size_t i = race.size(); i-- > 1;) {
        const float most = race[i].mean(worlds) + kDoubt * race[i].error(worlds);
        if (most < best + kNoDifference)
            race.erase_at(i);
    }
}

const Steps& ExpertBot::best_of(Race& race, const Data& data, const View& view) {
    const double until = has_clock() ? budget_.now() + budget_.milliseconds : 0;
    std::uint32_t played = 0;
    int worlds = 0;
    const auto has_budget = [&] {
        if (budget_.iterations > 0 && played + race.size() > budget_.iterations)
            return false;
        return !has_clock() || budget_.now() < until;
    };
    while (race.size() > 1 && has_budget()) {
        const Seed seed = random_.seed();
        Luck luck = Luck::seeded(random_.seed());
        const State world = Cosmic::guess(data, view, luck);
        const float usual = play_on(data, world, view.seat, race[0].steps, seed);
        for (std::size_t i = 1; i < race.size(); ++i) {
            const float more = play_on(data, world, view.seat, race[i].steps, seed) - usual;
            race[i].sum += more;
            race[i].squares += more * more;
        }
        played += static_cast<std::uint32_t>(race.size());
        if (++worlds >= kFirstLook)
            drop_losers(race, worlds);
    }
    std::size_t best = 0;
    float most = 0;
    for (std::size_t i = 1; i < race.size() && worlds > 1; ++i) {
        const float better = race[i].mean(worlds) - kCaution * race[i].error(worlds);
        if (better > most) {
            most = better;
            best = i;
        }
    }
    return race[best].steps;
}

// What was begun is gone through with, as long as it may be said.
std::optional<Choice> ExpertBot::next_step(const View& view, const CodeBuffer& codes) {
    const bool goes_on = said_ < rest_.size() && view.pub.turn == turn_ &&
                         view.pub.question.kind == Ask::deal && codes.contains(rest_[said_].code);
    if (!goes_on) {
        rest_.clear();
        said_ = 0;
        return std::nullopt;
    }
    return rest_[said_++];
}

Choice ExpertBot::choose(const Data& data,
                         const View& view,
                         Channel channel,
                         const CodeBuffer& codes) {
    const ViewRef ref = ref_of(view);
    if (channel != Channel::main)
        return pick_at_random<Cosmic>(data, ref, codes, random_);
    if (const auto step = next_step(view, codes))
        return *step;
    const Brain<Cosmic>& brain = brains_.of(data);
    const Choice usual = brain.policy(ref, codes, random_);
    if (view.pub.turn == 0)
        return usual;
    const Odds& odds = brain.odds();
    Race race;
    for (const Steps& steps : candidates_for({data, odds, ref, codes, random_}, usual))
        race.push_back({steps});
    if (race.size() == 1)
        return usual;
    rest_ = best_of(race, data, view);
    said_ = 1;
    turn_ = view.pub.turn;
    return rest_[0];
}

}  // namespace sidera::cosmic
