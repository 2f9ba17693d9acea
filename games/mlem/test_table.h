// The test table of MLEM.

#pragma once

#include "games/mlem/game.h"
#include "tests/kit/test_table.h"

namespace sidera::mlem {

using TestTable = kit::TestTable<Mlem>;

}  // namespace sidera::mlem
