// What the load tool is asked to do.

#pragma once

#include <cstdint>
#include <string>

namespace sidera::load {

struct Options {
    std::string server;  // program to start; empty: one that runs already
    std::uint16_t port = 0;
    int rooms = 200;
    int seats = 4;
    double seconds = 20;
    int idle = 0;     // connections that only say hello
    int rate = 0;     // answers per second offered; 0: everybody answers at once
    int crashes = 0;  // how often the server is killed
    bool json = false;
};

// A sentence when the words make no sense.
std::string read_options(int count, char** words, Options& options);

}  // namespace sidera::load
