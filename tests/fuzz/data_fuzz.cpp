// Bytes to data files: a set is refused with sentences, or it can be played to the end.

#include <cstdlib>
#include <string>

#include "engine/embedded.h"
#include "games/alien_frontiers/game.h"
#include "games/cosmic/game.h"
#include "games/mlem/game.h"
#include "games/monolith/game.h"
#include "tests/kit/plain_play.h"

namespace {

// One file of the set is replaced by `text`.
template<sidera::Game G>
void load(std::string_view name, const std::string& text) {
    const sidera::DataFile file{name, text};
    const auto load = G::load_data("fuzz", {&file, 1});
    if (load.data.has_value() != load.errors.empty())
        std::abort();
    if (load.data && !sidera::kit::plays_to_the_end<G>(*load.data, 7))
        std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::string_view kMlem[] = {
        "board.csv", "expedition.csv", "exploration.csv", "missions.csv", "ufo.csv"};
    constexpr std::string_view kAlienFrontiers[] = {
        "facilities.csv", "cards.csv", "players.csv", "start.csv", "prices.csv"};
    if (size < 2)
        return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const int which = data[0] % 13;
    if (which >= 11)
        load<sidera::cosmic::Cosmic>(which == 11 ? "deck.csv" : "destiny.csv", text);
    else if (which == 10)
        load<sidera::monolith::Monolith>("monolith.toml", text);
    else if (which < 5)
        load<sidera::mlem::Mlem>(kMlem[data[0] % 5], text);
    else
        load<sidera::alien_frontiers::AlienFrontiers>(kAlienFrontiers[data[0] % 5], text);
    return 0;
}
