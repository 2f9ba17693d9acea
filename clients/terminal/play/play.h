// A game in the terminal: `sidera play`.

#pragma once

#include <string>
#include <vector>

#include "match/kit.h"

namespace sidera::terminal {

// What is played, by whom and how. People sit in the first seats, bots in the others.
struct PlayRequest {
    const GameKit* game = nullptr;
    DataSet data;
    std::string data_folder;  // where it was read from; empty: the compiled-in set
    Setup setup;
    std::vector<std::string> bots;   // level per bot seat, repeated when there are fewer than seats
    int people = 1;                  // 0: only watch
    std::vector<std::string> names;  // of the first seats; the others get one
    Seed seed;
    std::string language;     // "en", "it", or empty: as LC_ALL, LC_MESSAGES or LANG say
    std::string record_file;  // where the record is kept; empty: chosen on a terminal, none in a
                              // pipe
    std::string resume_file;  // a record to go on with; its seats and options count then
    Budget budget;
    std::string thinking;  // how it was given: " --ms 50"; empty: it was not
    bool no_colour = false;
};

// Plays until the game is over or the player leaves. 0: fine; 1: something failed and was said on
// standard error.
int play(const PlayRequest& request);

}  // namespace sidera::terminal
