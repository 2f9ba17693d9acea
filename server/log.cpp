// Log lines.

#include "server/log.h"

#include <chrono>
#include <cstdio>
#include <ctime>

#include "engine/json.h"

namespace sidera::server {

void log(Severity severity,
         std::string_view what,
         std::initializer_list<std::pair<std::string_view, std::string>> details) {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    char time[32];
    std::strftime(time, sizeof time, "%Y-%m-%dT%H:%M:%SZ", &parts);
    std::string line;
    JsonWriter out(line);
    out.begin_object();
    out.key("time").value(std::string_view(time));
    out.key("level").value(std::string_view(severity == Severity::info      ? "info"
                                            : severity == Severity::warning ? "warning"
                                                                            : "error"));
    out.key("event").value(what);
    for (const auto& [name, value] : details)
        out.key(name).value(std::string_view(value));
    out.end_object();
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace sidera::server
