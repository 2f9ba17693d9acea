// A finished game looked at again: chances of winning move by move, and what decided it.

#pragma once

#include <cstdint>
#include <optional>

#include "match/kit.h"
#include "server/wire/pages.h"

namespace sidera::server {

// Too long for a thread that serves others (docs/performance.md). Nothing when it was told to stop,
// or when the record cannot be replayed.
std::optional<wire::Analysis> analyse(const Record& record, const ChancesRequest& request);

// Half the width of Wilson's 95 % interval for a share seen in `playouts` games. Other than the
// usual formula it does not claim certainty when all games, or none, were won.
double margin_of(double share, std::uint32_t playouts);

}  // namespace sidera::server
