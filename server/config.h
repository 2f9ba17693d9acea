// How a server is to be run: from a file, the environment and flags, each over the one before.

#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits.h"

namespace sidera::server {

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string store = "sqlite:sidera.db";
    std::string web;                   // folder of the built client; empty: beside the program
    std::vector<std::string> origins;  // pages from elsewhere that may connect
    bool trust_proxy = false;          // believe X-Forwarded-For
    int bot_threads = 0;               // 0: one less than there are cores, at least one
    Limits limits;
};

// One setting: `port` is `--port` as a flag, SIDERA_PORT in the environment, `port = 8080` in a
// file.
struct Setting {
    std::string_view name;
    std::string_view value;  // what it takes, for the help
    std::string_view help;
    // A sentence when the value does not fit.
    std::string (*set)(Config&, std::string_view);
    bool repeats = false;  // each value adds to those before
};

std::span<const Setting> settings();

// A sentence naming setting and cause, or empty.
std::string set_setting(Config& config, std::string_view name, std::string_view value);

// Lines `name = value`; # begins a comment.
std::string read_config(std::string_view text, Config& config);

using Environment = std::function<const char*(const char*)>;
std::string read_environment(const Environment& get, Config& config);

}  // namespace sidera::server
