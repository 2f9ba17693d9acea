// Hashes of secrets, as they are stored.

#pragma once

#include <string>
#include <string_view>

namespace sidera::server {

// SHA-256 in hexadecimal digits. Enough for secrets that are random and long.
std::string hash_secret(std::string_view secret);

}  // namespace sidera::server
