// Data sets on their way from files into a game: texts by name, and what loading them came to.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sidera {

struct DataFile {
    std::string_view name;
    std::string_view text;
};

template<class Data>
struct DataLoad {
    std::optional<Data> data;
    std::vector<std::string> errors;    // why the set is refused
    std::vector<std::string> warnings;  // it is taken all the same
};

}  // namespace sidera
