// Bytes to scenarios: whatever a file says, running it ends with a sentence or a result.

#include <string_view>

#include "match/kit.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const sidera::JsonParse parsed = sidera::parse_json(text);
    if (parsed.error)
        return 0;
    for (const sidera::GameKit* game : sidera::all_games()) {
        static_cast<void>(game->run_scenario(game->default_data(), parsed.value));
        if (parsed.value.is_array())
            for (const sidera::Json& scenario : parsed.value.items())
                static_cast<void>(game->run_scenario(game->default_data(), scenario));
    }
    return 0;
}
