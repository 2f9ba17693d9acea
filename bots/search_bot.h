// Information-set tree search over any game: guess, walk down the tree, judge, learn.

#pragma once

#include <algorithm>

#include "bots/guide.h"
#include "bots/playout.h"
#include "bots/search_tree.h"

namespace sidera {

struct SearchOptions {
    float exploration = 0.1f;
    // true: play on to the end at random. false: play on by the guide's policy to the next quiet
    // moment and judge there. A guide that cannot judge always plays on at random.
    bool random_playouts = false;
    int quiet_moments = 1;
    // Does the tree go on behind a chance event? It then mixes what follows different luck.
    bool tree_past_chance = false;
    std::size_t edges = 1u << 15;
};

// Each iteration guesses a full state from the view, follows the tree by upper confidence bounds
// (every seat for its own share of the victory), adds one move to it, plays on to a moment that can
// be judged and gives every move on the way the shares of all seats. Chance is drawn anew in each
// iteration. Seats asked together do not see each other's answers: their moves hang at one node.
template<Game G, class Guide = typename UsualGuide<G>::Type>
class SearchBot final : public Bot<G> {
  public:
    using Data = typename G::Data;
    using State = typename G::State;
    using View = typename G::View;
    using ViewRef = typename G::ViewRef;

    SearchBot(const Budget& budget, std::uint64_t seed, const SearchOptions& options = {})
        : budget_(budget), options_(options), random_(seed), tree_(options.edges) {
        path_.reserve(256);
        candidates_.reserve(3 * G::kMaxOptions);
        if (budget_.iterations == 0 && (budget_.milliseconds <= 0 || budget_.now == nullptr))
            budget_.iterations = 2000;
    }

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override {
        if (channel != Channel::main)
            return pick_at_random<G>(data, ref_of(view), codes, random_);
        guide_.prepare(data, view);
        candidates(data, ref_of(view), codes);
        if (candidates_.size() == 1)
            return candidates_[0];
        tree_.clear();
        const double until = may_use_clock() ? budget_.now() + budget_.milliseconds : 0;
        for (std::uint32_t i = 0; budget_.iterations == 0 || i < budget_.iterations; ++i) {
            if (may_use_clock() && i % 16 == 15 && budget_.now() >= until)
                break;
            iterate(data, view);
            ++iterations_;
        }
        return most_visited(view.seat);
    }

    void reset(std::uint64_t seed) override { random_ = QuickRandom(seed); }

    // Since this bot was made.
    std::uint64_t iterations() const { return iterations_; }

  private:
    static constexpr int kLongest = 20000;  // answers played on: a guess must not hold up the game

    bool may_use_clock() const { return budget_.now != nullptr && budget_.milliseconds > 0; }

    // The options worth looking at; amounts by their ends and their middle.
    void candidates(const Data& data, const ViewRef& ref, const CodeBuffer& codes) {
        CodeArray<G::kMaxOptions> kept;
        for (const OptionCode code : codes)
            kept.add(code);
        guide_.prune(ref, kept);
        candidates_.clear();
        for (const OptionCode code : kept) {
            const Range range = G::range(data, ref, code);
            candidates_.push_back({code, range.lo});
            if (range.hi > range.lo + 1)
                candidates_.push_back({code, range.lo + (range.hi - range.lo) / 2});
            if (range.hi > range.lo)
                candidates_.push_back({code, range.hi});
        }
    }

    void iterate(const Data& data, const View& view) {
        Luck luck = Luck::seeded(random_.seed());
        state_ = G::guess(data, view, luck);
        path_.clear();
        walk_down(data, view.seat, luck);
        const SeatValues shares = judge(data, view.seat, luck);
        for (const std::uint32_t edge : path_) {
            Edge& passed = tree_.at(edge);
            ++passed.visits;
            for (std::size_t i = 0; i < shares.size(); ++i)
                passed.sum[i] += shares[i];
        }
    }

    // Follows the tree with `state_` until a move is new to it, or chance has its say.
    void walk_down(const Data& data, Seat me, Luck& luck) {
        Sink<G> nowhere;
        CodeArray<G::kMaxOptions> codes;
        const std::uint64_t drawn = luck.drawn();
        std::uint32_t parent = kNoEdge;
        std::uint32_t behind = kNoEdge;  // where the node after a common question hangs
        for (bool known = true; known && (options_.tree_past_chance || luck.drawn() == drawn);) {
            const SeatSet asked = G::asked(state_);
            if (asked.empty())
                return;
            const Seat seat = asked.has(me) ? me : asked.lowest();  // any order does
            codes.clear();
            G::options(data, G::ref(state_, seat), Channel::main, codes);
            candidates(data, G::ref(state_, seat), codes);
            Choice choice = candidates_[0];
            if (candidates_.size() > 1) {
                const std::uint32_t edge = select(parent, seat);
                if (edge == kNoEdge)
                    return;  // the memory is full
                known = tree_.at(edge).visits > 0;
                choice = {tree_.at(edge).code, tree_.at(edge).value};
                path_.push_back(edge);
                if (behind == kNoEdge)
                    behind = edge;  // of those asked together, the first one's
            }
            if (asked.size() == 1 && behind != kNoEdge) {
                parent = behind;
                behind = kNoEdge;
            }
            G::advance(data,
                       state_,
                       {.seat = seat, .code = choice.code, .value = choice.value},
                       luck,
                       nowhere);
        }
    }

    // The edge to follow: one never tried, or the one with the best bound.
    std::uint32_t select(std::uint32_t parent, Seat seat) {
        std::uint32_t best = kNoEdge;
        float most = -1;
        for (const Choice& choice : candidates_) {
            std::uint32_t edge = tree_.find(parent, seat, choice);
            if (edge == kNoEdge) {
                if (tree_.is_full())
                    continue;
                edge = tree_.add(parent, seat, choice);
            }
            Edge& found = tree_.at(edge);
            ++found.offered;
            const float bound =
                found.visits == 0 ? 1e6f : confidence_bound(found, options_.exploration);
            if (bound > most) {
                most = bound;
                best = edge;
            }
        }
        return best;
    }

    SeatValues judge(const Data& data, Seat me, Luck& luck) {
        if constexpr (Guide::kJudges) {
            if (!options_.random_playouts)
                return judge_by_guide(data, me, luck);
        }
        play_out_randomly<G>(data, state_, luck, random_);
        return final_shares(G::outcome(data, state_));
    }

    SeatValues judge_by_guide(const Data& data, Seat me, Luck& luck)
        requires(Guide::kJudges)
    {
        Sink<G> nowhere;
        const auto policy = [this](const ViewRef& ref, const CodeBuffer& codes) {
            return guide_.policy(ref, codes, random_);
        };
        int moments = options_.quiet_moments + (path_.empty() ? 1 : 0);
        for (int i = 0; i < kLongest && !G::asked(state_).empty(); ++i) {
            if (guide_.is_quiet(state_) && --moments == 0)
                return guide_.shares(G::ref(state_, me));
            play_step<G>(data, state_, luck, nowhere, policy);
        }
        return G::asked(state_).empty() ? final_shares(G::outcome(data, state_))
                                        : guide_.shares(G::ref(state_, me));
    }

    Choice most_visited(Seat seat) const {
        std::uint32_t best = kNoEdge;
        for (std::uint32_t e = tree_.first_behind(kNoEdge); e != kNoEdge; e = tree_.at(e).next) {
            const Edge& edge = tree_.at(e);
            if (edge.seat == seat && (best == kNoEdge || edge.visits >= tree_.at(best).visits))
                best = e;
        }
        return {tree_.at(best).code, tree_.at(best).value};
    }

    Budget budget_;
    SearchOptions options_;
    QuickRandom random_;
    SearchTree tree_;
    Guide guide_;
    State state_{};
    std::vector<Choice> candidates_;
    std::vector<std::uint32_t> path_;
    std::uint64_t iterations_ = 0;
};

}  // namespace sidera
