// Bytes to settings: a file is understood or refused with a sentence.

#include <cstdlib>

#include "server/config.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sidera::server::Config config;
    const std::string fault =
        sidera::server::read_config({reinterpret_cast<const char*>(data), size}, config);
    // Whatever is read, some things hold.
    if (config.store.size() <= 7 || config.limits.message_bytes < 1024)
        std::abort();
    return fault.size() > size + 1000 ? std::abort(), 0 : 0;
}
