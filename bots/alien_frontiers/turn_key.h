// A fingerprint of a position within one turn that does not depend on the order of dockings.

#pragma once

#include "games/alien_frontiers/view.h"

namespace sidera::alien_frontiers {

std::uint64_t turn_key(const Public& pub);

}  // namespace sidera::alien_frontiers
