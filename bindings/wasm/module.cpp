// The engine as a WebAssembly module: it gives signatures and checks records, so that a player need
// not believe a server. Playing in the browser comes with the web client.

#include <cstdint>
#include <string>

#include "match/kit.h"

namespace {

std::string input;
std::string answer;

}  // namespace

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

// Memory to write a text of this size into, for the call that follows.
__attribute__((export_name("buffer"))) char* buffer(std::uint32_t size) {
    input.resize(size);
    return input.data();
}

// Checks the record in the buffer. The result ends with zero: "" when all is right, else a
// sentence.
__attribute__((export_name("verify_record"))) const char* verify_record(std::uint32_t size) {
    input.resize(size < input.size() ? size : input.size());
    const sidera::RecordRead read = sidera::read_record(input);
    answer = read.error ? *read.error : sidera::verify_record(read.record).value_or("");
    return answer.c_str();
}

}  // extern "C"
