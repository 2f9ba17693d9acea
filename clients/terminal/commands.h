// The commands of the program `sidera`, and what several of them share.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/arguments.h"
#include "engine/narrate.h"
#include "engine/setup_text.h"
#include "match/kit.h"

namespace sidera::terminal {

struct Command {
    std::string_view name;
    std::string_view words;  // what it takes besides flags
    std::string_view help;
    std::span<const Flag> flags;
    std::size_t most_words;
    int (*run)(const Arguments& arguments);
};

extern const Command kGames;
extern const Command kPlay;
extern const Command kServe;
extern const Command kSim;
extern const Command kArena;
extern const Command kBench;
extern const Command kScenario;
extern const Command kRecord;
extern const Command kRules;

// Says what is wrong on standard error and yields the exit code for wrong usage or failure.
int wrong_usage(std::string_view sentence);
int failed(std::string_view sentence);

// A whole file; nothing when it cannot be read (the sentence is in `error`).
std::optional<std::string> read_file(const std::string& path, std::string& error);
bool write_file(const std::string& path, std::string_view text, std::string& error);

// Whether a file can be written there; to be asked before hours of work, not after. Nothing that
// stands in it is lost.
bool can_write(const std::string& path, std::string& error);

// A word as a shell takes it, quoted where it must be.
std::string shell_word(std::string_view word);

// The game named by the first word.
const GameKit* game_argument(const Arguments& arguments, std::string& error);

// `--data DIR`: a set from a folder's csv files, or the compiled-in one. Warnings go to standard
// error.
std::optional<DataSet> data_argument(const GameKit& game,
                                     const Arguments& arguments,
                                     std::string& error);

// What every command that plays takes: the game, `--data`, `--seats`, `--set key=value`, `--bots
// a,b` and how long bots may think (`--iterations N` or `--ms N`).
struct TableArguments {
    const GameKit* game = nullptr;
    DataSet set;
    Setup setup;
    std::vector<std::string> bots;
    Budget budget;
};

// Nothing when something is wrong; it has been said then, and `exit_code` is set. Without `--bots`
// play `standard_bots`, or the strongest if that is empty.
std::optional<TableArguments> table_arguments(const Arguments& arguments,
                                              std::string_view standard_bots,
                                              int& exit_code);

// "en" or "it": the flag, or the environment.
std::string language_argument(const Arguments& arguments, std::string& error);

std::vector<std::string> split(std::string_view text, char by);

// Texts of a game in one language (its own and its rules).
const Catalogue& texts_of(const GameKit& game, std::string_view language);

// A bar on a terminal, silence in a pipe.
class Progress {
  public:
    explicit Progress(std::string what);
    ~Progress();
    void show(double share);

  private:
    std::string what_;
    bool on_;
    double begun_;
    int last_ = -1;
};

// Seconds since some moment.
double seconds();

}  // namespace sidera::terminal
