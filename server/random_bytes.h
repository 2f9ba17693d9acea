// Secrets: random bytes from the operating system, as text.

#pragma once

#include <cstddef>
#include <string>

namespace sidera::server {

// `bytes` random bytes as hexadecimal digits, two for each. Throws std::system_error when the
// system has none, which a server must not survive.
std::string random_hex(std::size_t bytes);

}  // namespace sidera::server
