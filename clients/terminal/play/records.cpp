// Keeping records on disk.

#include "clients/terminal/play/records.h"

#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

std::filesystem::path state_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && *state != '\0')
        return std::filesystem::path(state) / "sidera";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
        return {};
    return std::filesystem::path(home) / ".local" / "state" / "sidera";
}

}  // namespace

std::string new_record_file(std::string_view game) {
    const std::filesystem::path folder = state_folder();
    if (folder.empty())
        return {};
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char stamp[32];
    std::strftime(stamp, sizeof stamp, "-%Y%m%d-%H%M%S.jsonl", &local);
    return (folder / (std::string(game) + stamp)).string();
}

std::optional<std::string> save_record(const Record& record, const std::string& file) {
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    std::error_code ignored;  // writing fails then, with its own sentence
    if (!folder.empty())
        std::filesystem::create_directories(folder, ignored);
    std::string error;
    if (!write_file(file, write_record(record), error))
        return error;
    return std::nullopt;
}

}  // namespace sidera::terminal
