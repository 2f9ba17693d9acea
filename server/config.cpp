// Settings of a server.

#include "server/config.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sidera::server {
namespace {

template<class T>
std::string number(T& out, std::string_view text, T lo, T hi) {
    T value{};
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || value < lo ||
        value > hi)
        return "must be a number from " + std::to_string(lo) + " to " + std::to_string(hi);
    out = value;
    return {};
}

std::string truth(bool& out, std::string_view text) {
    if (text != "true" && text != "false")
        return "must be true or false";
    out = text == "true";
    return {};
}

constexpr std::size_t kMany = 100'000'000;

constexpr std::array kSettings = {
    Setting{"address",
            "ADDRESS",
            "where to listen (127.0.0.1; 0.0.0.0: everywhere)",
            [](Config& c, std::string_view v) { return c.address = v, std::string(); }},
    Setting{
        "port",
        "PORT",
        "port to listen on (8080; 0: any free one)",
        [](Config& c, std::string_view v) { return number<std::uint16_t>(c.port, v, 0, 65535); }},
    Setting{"store",
            "sqlite:FILE",
            "where games are kept (sqlite:sidera.db)",
            [](Config& c, std::string_view v) {
                if (!v.starts_with("sqlite:") || v.size() == 7)
                    return std::string("must be sqlite:FILE");
                c.store = v;
                return std::string();
            }},
    Setting{"web",
            "DIR",
            "folder of the built web client",
            [](Config& c, std::string_view v) { return c.web = v, std::string(); }},
    Setting{"origin",
            "URL",
            "another address whose pages may connect (several times)",
            [](Config& c, std::string_view v) { return c.origins.emplace_back(v), std::string(); },
            true},
    Setting{"trust-proxy",
            "true|false",
            "behind a proxy: believe X-Forwarded-For (false)",
            [](Config& c, std::string_view v) { return truth(c.trust_proxy, v); }},
    Setting{"bot-threads",
            "N",
            "threads for bots (0: one less than cores)",
            [](Config& c, std::string_view v) { return number(c.bot_threads, v, 0, 256); }},
    Setting{"bot-delay",
            "MS",
            "bots' answers are shown after so long (700)",
            [](Config& c, std::string_view v) {
                return number<std::int64_t>(c.limits.bot_delay, v, 0, 60'000);
            }},
    Setting{"bot-ms",
            "MS",
            "bots may think so long (150)",
            [](Config& c, std::string_view v) {
                return number<double>(c.limits.bot_milliseconds, v, 1, 60'000);
            }},
    Setting{"analysis-seconds",
            "S",
            "time of one core for the chances in a finished game (30)",
            [](Config& c, std::string_view v) {
                return number<double>(c.limits.analysis_seconds, v, 0.1, 86'400);
            }},
    Setting{"max-rooms",
            "N",
            "tables in memory (20000)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.rooms, v, 1, kMany);
            }},
    Setting{"max-rooms-per-player",
            "N",
            "unfinished tables one player may have opened (20)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.rooms_per_player, v, 1, kMany);
            }},
    Setting{"max-connections",
            "N",
            "browsers at once (15000)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.connections, v, 1, kMany);
            }},
    Setting{"max-connections-per-address",
            "N",
            "of them from one address (2000)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.connections_per_address, v, 1, kMany);
            }},
    Setting{"max-message",
            "BYTES",
            "longest message from a browser (16384)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.message_bytes, v, 1024, kMany);
            }},
    Setting{"max-queue",
            "N",
            "messages that may wait for one browser (256)",
            [](Config& c, std::string_view v) {
                return number<std::size_t>(c.limits.queue_messages, v, 16, kMany);
            }},
    Setting{"max-rate",
            "N",
            "messages per second from one browser (50)",
            [](Config& c, std::string_view v) {
                return number<double>(c.limits.messages_per_second, v, 1, 1'000'000);
            }},
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

}  // namespace

std::span<const Setting> settings() {
    return kSettings;
}

std::string set_setting(Config& config, std::string_view name, std::string_view value) {
    for (const Setting& setting : kSettings) {
        if (setting.name != name)
            continue;
        const std::string fault = setting.set(config, value);
        return fault.empty() ? fault : std::string(name) + ": " + fault;
    }
    return "there is no setting '" + std::string(name) + "'";
}

std::string read_config(std::string_view text, Config& config) {
    for (int line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view row = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        row = trimmed(row.substr(0, std::min(row.find('#'), row.size())));
        if (row.empty())
            continue;
        const std::size_t equals = row.find('=');
        if (equals == std::string_view::npos)
            return "line " + std::to_string(line) + ": expected name = value";
        const std::string fault =
            set_setting(config, trimmed(row.substr(0, equals)), trimmed(row.substr(equals + 1)));
        if (!fault.empty())
            return "line " + std::to_string(line) + ": " + fault;
    }
    return {};
}

std::string read_environment(const Environment& get, Config& config) {
    for (const Setting& setting : kSettings) {
        std::string name = "SIDERA_";
        for (const char letter : setting.name)
            name += letter == '-' ? '_' : static_cast<char>(letter - 'a' + 'A');
        const char* value = get(name.c_str());
        if (value == nullptr)
            continue;
        if (const std::string fault = set_setting(config, setting.name, value); !fault.empty())
            return name + ": " + fault;
    }
    return {};
}

}  // namespace sidera::server
