// Bots by name. Who makes them includes the brain of the game, bots/GAME/brain.h.

#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bots/brain.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"

namespace sidera {

// Not knowing a game's brain would quietly make weaker bots.
template<class G>
concept KnowsItsBrain = sizeof(Brain<G>) > 0;

// The bot of that name, or nullptr when there is none for this game. The budget is for those that
// search: `search` and `expert`.
template<Game G>
    requires KnowsItsBrain<G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name, const Budget& budget, std::uint64_t seed) {
    if (name == "random")
        return std::make_unique<RandomBot<G>>(seed);
    if constexpr (HasScripts<G>) {
        if (name == "greedy")
            return Brain<G>::make_greedy(seed);
    } else if constexpr (HasBrain<G>) {
        if (name == "greedy")
            return std::make_unique<GreedyBot<G>>(seed);
    }
    if (name == "search")
        return std::make_unique<SearchBot<G>>(budget, seed);
    if constexpr (HasExpert<G>) {
        if (name == "expert")
            return Brain<G>::make_expert(budget, seed);
    }
    return nullptr;
}

// The names make_bot knows for this game, from the weakest on.
template<Game G>
    requires KnowsItsBrain<G>
std::vector<std::string_view> bot_names() {
    std::vector<std::string_view> names = {"random"};
    if constexpr (HasBrain<G>)
        names.push_back("greedy");
    names.push_back("search");
    if constexpr (HasExpert<G>)
        names.push_back("expert");
    return names;
}

}  // namespace sidera
