// A finished game looked at again: chances of winning move by move, and what decided it.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/record.h"
#include "server/wire/pages.h"

namespace sidera::server {

// Too long for a thread that serves others (docs/performance.md). `go_on` is told how much is done
// (0 to 1) before every single answer that is tried, and may say false. Nothing when it did, or
// when the record cannot be replayed.
std::optional<wire::Analysis> analyse(const Record& record,
                                      std::uint32_t playouts,
                                      const std::function<bool(double done)>& go_on);

// Half the width of Wilson's 95 % interval for a share seen in `playouts` games. Other than the
// usual formula it does not claim certainty when all games, or none, were won.
double margin_of(double share, std::uint32_t playouts);

}  // namespace sidera::server
