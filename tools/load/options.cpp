// What the load tool is asked to do.

#include "tools/load/options.h"

#include <charconv>
#include <cstring>
#include <string_view>

namespace sidera::load {
namespace {

template<class T>
std::string number(std::string_view flag, const char* text, double most, T& out) {
    double value = 0;
    const char* end = text + std::strlen(text);
    const auto [stop, error] = std::from_chars(text, end, value);
    if (error != std::errc() || stop != end || value < 0 || value > most)
        return std::string(flag) + " must be a number from 0 to " +
               std::to_string(static_cast<long>(most));
    out = static_cast<T>(value);
    return {};
}

std::string set(std::string_view flag, const char* value, Options& options) {
    if (flag == "--server")
        return options.server = value, std::string();
    if (flag == "--port")
        return number(flag, value, 65535, options.port);
    if (flag == "--rooms")
        return number(flag, value, 4000, options.rooms);
    if (flag == "--seats")
        return number(flag, value, 6, options.seats);
    if (flag == "--seconds")
        return number(flag, value, 86400, options.seconds);
    if (flag == "--idle")
        return number(flag, value, 15000, options.idle);
    if (flag == "--rate")
        return number(flag, value, 1e6, options.rate);
    if (flag == "--crash")
        return number(flag, value, 10000, options.crashes);
    return "there is no flag " + std::string(flag);
}

}  // namespace

std::string read_options(int count, char** words, Options& options) {
    for (int i = 1; i < count; ++i) {
        if (std::strcmp(words[i], "--json") == 0) {
            options.json = true;
            continue;
        }
        if (i + 1 >= count)
            return std::string(words[i]) + " needs a value";
        if (std::string fault = set(words[i], words[i + 1], options); !fault.empty())
            return fault;
        ++i;
    }
    if (options.server.empty() && options.port == 0)
        return "name a program with --server, or the port of one that runs with --port";
    if (options.server.empty() && options.crashes > 0)
        return "--crash needs a server of its own: name the program with --server";
    return {};
}

}  // namespace sidera::load
