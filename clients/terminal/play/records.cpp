// Keeping records on disk.

#include "clients/terminal/play/records.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "clients/terminal/commands.h"
#include "clients/terminal/play/last_words.h"

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
    std::strftime(stamp, sizeof stamp, "-%Y%m%d-%H%M%S-", &local);
    return (folder / (std::string(game) + stamp + std::to_string(getpid()) + ".jsonl")).string();
}

std::string unfinished_record(std::string_view game) {
    std::string newest;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(state_folder(), ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(std::string(game) + "-2") && entry.path().extension() == ".jsonl")
            newest = std::max(newest, entry.path().string());
    }
    std::string error;
    const auto text = newest.empty() ? std::nullopt : read_file(newest, error);
    if (!text)
        return {};
    const RecordRead read = read_record(*text);
    const bool open = !read.error && !read.record.finished && !read.record.entries.empty();
    return open ? newest : std::string();
}

std::string resuming(std::string_view game, const std::string& file, const std::string& flags) {
    return shell_word(program_path()) + " play " + std::string(game) + " --resume " +
           shell_word(std::filesystem::absolute(file).string()) + flags;
}

std::optional<std::string> save_record(const Record& record, const std::string& file) {
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    std::error_code ignored;  // writing fails then, with its own sentence
    if (!folder.empty())
        std::filesystem::create_directories(folder, ignored);
    std::string error;
    const std::string text = write_record(record);
    const bool is_file = std::filesystem::is_regular_file(file, ignored);
    if (!is_file && std::filesystem::exists(file, ignored))  // a device or a pipe is written to
        return write_file(file, text, error) ? std::nullopt : std::optional(error);
    const std::string fresh = file + ".new";
    if (!write_file(fresh, text, error))
        return "cannot write " + file;
    std::error_code fault;
    std::filesystem::rename(fresh, file, fault);
    return fault ? std::optional("cannot write " + file) : std::nullopt;
}

}  // namespace sidera::terminal
