// Files that are compiled into the program: data sets, texts, scenarios.

#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace sidera {

struct EmbeddedFile {
    std::string_view folder;  // "GAME/data"
    std::string_view name;    // "board.csv"
    std::string_view text;
};

// Written by cmake/embed.cmake.
std::span<const EmbeddedFile> embedded_files();

inline std::optional<std::string_view> find_embedded(std::string_view folder,
                                                     std::string_view name) {
    for (const EmbeddedFile& file : embedded_files())
        if (file.folder == folder && file.name == name)
            return file.text;
    return std::nullopt;
}

}  // namespace sidera
