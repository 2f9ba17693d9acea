// Hashes of secrets.

#include "server/secrets.h"

#include "engine/hex.h"
#include "engine/sha256.h"

namespace sidera::server {

std::string hash_secret(std::string_view secret) {
    return to_hex(sha256(secret));
}

}  // namespace sidera::server
