// Plans, played on and compared.

#include "bots/monolith/plan_bot.h"

#include <algorithm>
#include <bit>

#include "bots/monolith/scripted_bot.h"
#include "bots/random_bot.h"

namespace sidera {

std::unique_ptr<Bot<monolith::Monolith>> Brain<monolith::Monolith>::make_greedy(
    std::uint64_t seed) {
    return std::make_unique<monolith::ScriptedBot>(seed);
}

std::unique_ptr<Bot<monolith::Monolith>> Brain<monolith::Monolith>::make_expert(
    const Budget& budget, std::uint64_t seed) {
    return std::make_unique<monolith::PlanBot>(budget, seed);
}

}  // namespace sidera

namespace sidera::monolith {
namespace {

constexpr int kRounds = 3;                  // a plan is played on
constexpr std::uint32_t kIterations = 100;  // without a clock
// Found by some ten thousand games of scripts against each other.
constexpr Plan kUsual{.caution = 0.6f, .nerve = 0.5f, .shrewd = true, .walls = false};

template<class Change>
Plan changed(Change&& change) {
    Plan plan = kUsual;
    change(plan);
    return plan;
}

}  // namespace

PlanBot::PlanBot(const Budget& budget, std::uint64_t seed)
    : budget_(budget), random_(seed), plan_(kUsual) {
    if (budget_.iterations == 0 && !has_clock())
        budget_.iterations = kIterations;
}

void PlanBot::reset(std::uint64_t seed) {
    random_ = QuickRandom(seed);
    diplomat_.reset();
    plan_ = kUsual;
    round_ = -1;
}

// The last plan is among them: a siege takes more than a turn.
PlanBot::Field PlanBot::plans(const View& view) const {
    Field all = {{.plan = plan_}};
    const auto add = [&all](const Plan& plan) {
        for (const Candidate& known : all)
            if (known.plan == plan)
                return;
        all.push_back({.plan = plan, .place = static_cast<int>(all.size())});
    };
    std::vector<Panel> targets = {kNoPanel};
    for (const Planet& planet : view.pub.planets)
        if (planet.owner != kNoSeat && planet.owner != view.seat &&
            !view.own.allies.has(planet.owner))
            targets.push_back(planet.panel);
    for (const Panel target : targets) {
        add(changed([target](Plan& plan) { plan.target = target; }));
        add(changed([target](Plan& plan) {
            plan.target = target;
            plan.caution *= 0.5f;
            plan.nerve *= 0.5f;
        }));
        add(changed([target](Plan& plan) {
            plan.target = target;
            plan.caution *= 2.0f;
            plan.nerve *= 2.0f;
        }));
    }
    add(changed([](Plan& plan) { plan.heavy = true; }));
    add(changed([](Plan& plan) {
        plan.caution = 0.1f;
        plan.nerve = 0.0f;
    }));
    return all;
}

// The chance of victory after some rounds: my turn by the plan, everybody else by the scripts.
float PlanBot::play_on(const Data& data,
                       const Brain<Monolith>& brain,
                       const State& start,
                       Seat seat,
                       const Plan& plan,
                       Luck& luck) {
    State state = start;
    Sink<Monolith> nowhere;
    CodeArray<Monolith::kMaxOptions> codes;
    const int until = state.pub.turn.round + kRounds;
    while (!Monolith::asked(state).empty() &&
           (state.pub.turn.round < until || state.pub.turn.seat != seat)) {
        const Seat asked = Monolith::asked(state).lowest();
        const ViewRef ref = Monolith::ref(state, asked);
        codes.clear();
        Monolith::options(data, ref, Channel::main, codes);
        Choice choice{codes[0]};
        if (codes.size() > 1)
            choice = asked == seat ? brain.follow(ref, codes, plan, random_)
                                   : brain.policy(ref, codes, random_);
        Monolith::advance(data,
                          state,
                          {.seat = asked, .code = choice.code, .value = choice.value},
                          luck,
                          nowhere);
    }
    const auto at = static_cast<std::size_t>(index(seat));
    return Monolith::asked(state).empty() ? final_shares(Monolith::outcome(data, state))[at]
                                          : brain.shares(Monolith::ref(state, seat))[at];
}

// Sequential halving: the same luck for all that are left in a round of games, and the same part of
// the budget for every halving.
Plan PlanBot::best_of(Field field,
                      const Data& data,
                      const Brain<Monolith>& brain,
                      const View& view) {
    const double begin = has_clock() ? budget_.now() : 0;
    const auto stages = static_cast<int>(std::bit_width(field.size() - 1));
    std::uint32_t played = 0;
    const auto has_budget = [&](double part) {
        if (budget_.iterations > 0 && played >= part * budget_.iterations)
            return false;
        return !has_clock() || budget_.now() < begin + part * budget_.milliseconds;
    };
    for (int stage = 1; field.size() > 1; ++stage) {
        while (has_budget(static_cast<double>(stage) / stages)) {
            const Seed seed = random_.seed();
            Luck luck = Luck::seeded(seed);
            const State start = Monolith::guess(data, view, luck);
            for (Candidate& candidate : field) {
                Luck same = Luck::seeded(seed);
                candidate.sum += play_on(data, brain, start, view.seat, candidate.plan, same);
                ++candidate.games;
                ++played;
                if (!has_budget(1.0))
                    break;
            }
        }
        std::sort(field.begin(), field.end(), [](const Candidate& a, const Candidate& b) {
            return a.mean() > b.mean() || (a.mean() == b.mean() && a.place < b.place);
        });
        field.resize((field.size() + 1) / 2);
    }
    return field.front().plan;
}

Choice PlanBot::choose(const Data& data,
                       const View& view,
                       Channel channel,
                       const CodeBuffer& codes) {
    const Brain<Monolith>& brain = brains_.of(data);
    if (channel != Channel::main)
        return pick_at_random<Monolith>(data, ref_of(view), codes, random_);
    if (const auto word = diplomat_.speak(data, brain, view, random_))
        return *word;
    const Public& pub = view.pub;
    if (pub.turn.round > 0 && pub.turn.seat == view.seat && round_ != pub.turn.round &&
        pub.asking != Question::share_victory) {
        round_ = pub.turn.round;
        plan_ = best_of(plans(view), data, brain, view);
    }
    return brain.follow(ref_of(view), codes, plan_, random_);
}

}  // namespace sidera::monolith
