// Playing allocates nothing: counts calls of operator new while random games run. A program of its
// own, since it replaces the global allocator.

#include <cstdio>
#include <cstdlib>
#include <new>

#include "bots/playout.h"
#include "tests/kit/each_game.h"

namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    std::abort();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace sidera {
namespace {

// Allocations of some random games over all yes-or-no options, with a round limit where there is
// one.
template<Game G>
std::size_t allocations_of_games() {
    const typename G::Data& data = G::default_data();
    const std::size_t before = allocations;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        Setup setup = default_setup<G>();
        for (std::size_t i = 0; i < setup.options.size(); ++i)
            if (G::kOptions[i].kind == OptionSpec::Kind::boolean)
                setup.options[i] = static_cast<std::int32_t>(game >> i & 1);
            else if (G::kOptions[i].key == "round_limit")
                setup.options[i] = 30;
        Luck luck = Luck::seeded({game, 1});
        Sink<G> out;
        QuickRandom random(game);
        typename G::State state = G::start(data, setup, luck, out);
        play_out_randomly<G>(data, state, luck, random);
    }
    return allocations - before;
}

template<Game G>
int report() {
    const std::size_t count = allocations_of_games<G>();
    std::printf("%s: %zu allocations in 1000 games\n", G::kName.data(), count);
    return count == 0 ? 0 : 1;
}

}  // namespace
}  // namespace sidera

int main() {
    int failures = 0;
    sidera::kit::with_each_game([&]<sidera::Game G>() { failures += sidera::report<G>(); });
    return failures;
}
