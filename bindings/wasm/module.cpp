// The engine as a WebAssembly module. So far it gives signatures; playing in the browser comes with
// the web client.

#include <cstdint>

#include "match/kit.h"

extern "C" {

// 128-bit arithmetic in the library wants these two, which a browser has no use for.
std::uintptr_t __stack_chk_guard = 0x51de7a;

[[noreturn]] void __stack_chk_fail() {
    __builtin_trap();
}

__attribute__((export_name("game_count"))) std::uint32_t game_count() {
    return static_cast<std::uint32_t>(sidera::all_games().size());
}

__attribute__((export_name("game_name"))) const char* game_name(std::uint32_t game) {
    return sidera::all_games()[game]->name().data();  // names are literals and end with zero
}

__attribute__((export_name("signature"))) std::uint64_t signature(std::uint32_t game) {
    const sidera::GameKit& kit = *sidera::all_games()[game];
    return kit.signature(kit.default_data());
}

}  // extern "C"
