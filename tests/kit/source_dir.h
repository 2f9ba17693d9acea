// Where the sources lie, for tests that read files of the repository.
#pragma once

#include <filesystem>

namespace sidera::kit {

// Not a macro for everybody: the path differs from clone to clone, and the compiler's cache would
// find nothing.
std::filesystem::path source_dir();

}  // namespace sidera::kit
