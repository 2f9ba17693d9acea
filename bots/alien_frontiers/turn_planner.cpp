// Plans a whole turn.

#include "bots/alien_frontiers/turn_planner.h"

#include <algorithm>
#include <bit>

#include "bots/alien_frontiers/turn_key.h"
#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {
namespace {

constexpr int kSortedDepth = 2;  // further down the order of the list does

// Chance that a plan must not see through.
bool meets_chance(OptionCode option) {
    return verb(option) == Verb::cycle || verb(option) == Verb::reroll;
}

}  // namespace

TurnPlanner::TurnPlanner(const PlanLimits& limits)
    : limits_(limits), table_(std::bit_ceil(std::size_t{limits.positions} * 2 + 64)) {
    plan_.reserve(64);
}

bool TurnPlanner::is_time_up() {
    if (used_ >= limits_.positions)
        return true;
    if (until_ > 0 && used_ % 64 == 63 && limits_.now() >= until_)
        used_ = limits_.positions;
    return used_ >= limits_.positions;
}

bool TurnPlanner::is_turn_over(const State& state) const {
    return state.pub.over || state.pub.turn.number != turn_;
}

float TurnPlanner::judge(const State& state) const {
    const SeatValues shares = state.pub.over        ? final_shares(G::outcome(*data_, state))
                              : is_turn_over(state) ? brain_->turn_end_shares(state.pub)
                                                    : brain_->shares(G::ref(state, me_));
    return shares[static_cast<std::size_t>(index(me_))];
}

void TurnPlanner::options_of(const State& state, CodeBuffer& codes) const {
    codes.clear();
    G::options(*data_, G::ref(state, me_), Channel::main, codes);
    brain_->prune(G::ref(state, me_), codes);
}

TurnPlanner::Entry* TurnPlanner::slot(std::uint64_t key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = static_cast<std::size_t>(key) & mask;
    while (table_[at].key != 0 && table_[at].key != key)
        at = (at + 1) & mask;
    return &table_[at];
}

const std::vector<PlannedAnswer>& TurnPlanner::plan(const Data& data,
                                                    const Brain<G>& brain,
                                                    const View& view,
                                                    QuickRandom& random) {
    data_ = &data;
    brain_ = &brain;
    random_ = &random;
    me_ = view.seat;
    turn_ = view.pub.turn.number;
    used_ = 0;
    until_ = limits_.now != nullptr && limits_.milliseconds > 0
                 ? limits_.now() + limits_.milliseconds
                 : 0;
    std::fill(table_.begin(), table_.end(), Entry{});
    Luck luck = Luck::seeded(random.seed());
    State state = G::guess(data, view, luck);
    // Stops before the next player's dice; what is picked has one order.
    state.pub.rules.confirm = SeatSet::first(kMaxSeats).without(SeatSet::of(me_));
    State root = state;
    solve(root, 0);
    read_plan(state);
    return plan_;
}

// The best turn end from here, for the player at work.
float TurnPlanner::solve(State& state, int depth) {
    CodeArray<G::kMaxOptions> codes;
    for (;;) {
        if (is_turn_over(state))
            return judge(state);
        options_of(state, codes);
        if (codes.size() > 1)
            break;
        if (meets_chance(codes[0]))
            return by_chance(state, codes[0]);
        Luck luck = Luck::seeded(random_->seed());
        Sink<G> nowhere;
        G::advance(*data_, state, {.seat = me_, .code = codes[0]}, luck, nowhere);
    }
    const std::uint64_t key = turn_key(state.pub);
    if (const Entry* known = slot(key); known->key == key)
        return known->value;
    if (is_time_up()) {
        Luck luck = Luck::seeded(random_->seed());
        return finish_greedily(state, luck);
    }
    ++used_;
    std::vector<Child> children;
    children.reserve(codes.size());
    for (const OptionCode option : codes)
        children.push_back({option, 0});
    if (depth < kSortedDepth)
        sort_by_promise(state, children);
    Child best{kNoCode, -1.0f};
    for (const Child& child : children) {
        const float value = after(state, child.code, depth + 1);
        if (value > best.value)
            best = {child.code, value};
    }
    *slot(key) = {key, best.value, best.code};
    return best.value;
}

float TurnPlanner::after(const State& state, OptionCode option, int depth) {
    if (meets_chance(option))
        return by_chance(state, option);
    State next = state;
    Luck luck = Luck::seeded({.low = 1, .high = 1});  // what a claim turns up matters little
    Sink<G> nowhere;
    G::advance(*data_, next, {.seat = me_, .code = option}, luck, nowhere);
    return solve(next, depth);
}

float TurnPlanner::by_chance(const State& state, OptionCode option) {
    float sum = 0;
    Sink<G> nowhere;
    for (int i = 0; i < limits_.samples; ++i) {
        Luck luck = Luck::seeded(random_->seed());
        State sample = G::guess(*data_, G::see(state, me_), luck);
        G::advance(*data_, sample, {.seat = me_, .code = option}, luck, nowhere);
        sum += finish_greedily(sample, luck);
    }
    return sum / static_cast<float>(limits_.samples);
}

// One answer after the other, each the best by what it leads to at once.
float TurnPlanner::finish_greedily(State& state, Luck& luck) {
    CodeArray<G::kMaxOptions> codes;
    Sink<G> nowhere;
    while (!is_turn_over(state)) {
        options_of(state, codes);
        State best = state;
        float most = -1.0f;
        for (const OptionCode option : codes) {
            State next = state;
            G::advance(*data_, next, {.seat = me_, .code = option}, luck, nowhere);
            const float value = codes.size() == 1 ? 0.0f : judge(next);
            if (value > most) {
                most = value;
                best = next;
            }
        }
        state = best;
    }
    return judge(state);
}

void TurnPlanner::sort_by_promise(const State& state, std::vector<Child>& children) const {
    Sink<G> nowhere;
    for (Child& child : children) {
        State next = state;
        Luck luck = Luck::seeded({.low = 1, .high = 1});
        G::advance(*data_, next, {.seat = me_, .code = child.code}, luck, nowhere);
        child.value = judge(next);
    }
    std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) {
        return a.value != b.value ? a.value > b.value : a.code < b.code;
    });
}

void TurnPlanner::read_plan(State state) {
    plan_.clear();
    CodeArray<G::kMaxOptions> codes;
    Sink<G> nowhere;
    while (!is_turn_over(state)) {
        options_of(state, codes);
        OptionCode next = codes[0];
        const std::uint64_t key = turn_key(state.pub);
        if (codes.size() > 1) {
            const Entry* known = slot(key);
            if (known->key != key)
                return;
            next = known->best;
        }
        plan_.push_back({key, next});
        if (meets_chance(next))
            return;
        Luck luck = Luck::seeded({.low = 1, .high = 1});
        G::advance(*data_, state, {.seat = me_, .code = next}, luck, nowhere);
    }
}

}  // namespace sidera::alien_frontiers
