// The whole toy game Sealed, for tests.

#pragma once

#include "tests/toy/present.h"

namespace sidera::toy {

static_assert(Game<Sealed>);

}  // namespace sidera::toy
