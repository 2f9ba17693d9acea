// The one file that is compiled with the path of this clone.
#include "tests/kit/source_dir.h"

namespace sidera::kit {

std::filesystem::path source_dir() {
    return SIDERA_SOURCE_DIR;
}

}  // namespace sidera::kit
