// Bytes to data files: a set is refused with sentences, or it can be played to the end.

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/embedded.h"
#include "tests/kit/each_game.h"
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

// The files of the compiled-in set, which a file of the fuzzer's may stand for.
template<sidera::Game G>
std::vector<std::string_view> files_of() {
    std::vector<std::string_view> names;
    for (const sidera::EmbeddedFile& file : sidera::embedded_files())
        if (file.folder == std::string(G::kName) + "/data")
            names.push_back(file.name);
    return names;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3)
        return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 2, size - 2);
    int which = data[0] % sidera::kit::kGames;
    sidera::kit::with_each_game([&]<sidera::Game G>() {
        static const std::vector<std::string_view> files = files_of<G>();
        if (which-- == 0 && !files.empty())
            load<G>(files[data[1] % files.size()], text);
    });
    return 0;
}
