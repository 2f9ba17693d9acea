// Secrets: random bytes from the operating system, as text.

#include "server/random_bytes.h"

#include <sys/random.h>

#include <cerrno>
#include <cstdint>
#include <system_error>
#include <vector>

#include "engine/hex.h"

namespace sidera::server {

std::string random_hex(std::size_t bytes) {
    std::vector<std::uint8_t> random(bytes);
    std::size_t filled = 0;
    while (filled < bytes) {
        const ssize_t got = getrandom(random.data() + filled, bytes - filled, 0);
        if (got >= 0)
            filled += static_cast<std::size_t>(got);
        else if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "no random bytes");
    }
    return to_hex(random);
}

}  // namespace sidera::server
