// Bytes to data files: a set is refused with sentences, or it can be played to the end.

#include <cstdlib>
#include <string>

#include "engine/embedded.h"
#include "games/mlem/game.h"
#include "tests/kit/plain_play.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using sidera::mlem::Mlem;
    constexpr std::string_view kNames[] = {
        "board.csv", "expedition.csv", "exploration.csv", "missions.csv", "ufo.csv"};
    if (size < 2)
        return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const sidera::DataFile file{kNames[data[0] % 5], text};
    const auto load = Mlem::load_data("fuzz", {&file, 1});
    if (load.data.has_value() != load.errors.empty())
        std::abort();
    if (load.data && !sidera::kit::plays_to_the_end<Mlem>(*load.data, 7))
        std::abort();
    return 0;
}
