// sidera serve: the tables, for browsers.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "clients/terminal/commands.h"
#include "server/config.h"
#include "server/net/server.h"
#include "server/store/sqlite_store.h"

namespace sidera::terminal {
namespace {

constexpr std::size_t kMostFlags = 32;

// The settings of the server as flags, and the file that may hold them.
std::span<const Flag> serve_flags() {
    static const auto flags = [] {
        static std::array<std::string, kMostFlags> names;
        std::array<Flag, kMostFlags> list;
        std::size_t count = 0;
        list[count++] = {"--config", "FILE", "settings from a file, lines of name = value"};
        for (const server::Setting& setting : server::settings()) {
            names[count] = "--" + std::string(setting.name);
            list[count] = {names[count], setting.value, setting.help, setting.repeats};
            ++count;
        }
        return std::pair(list, count);
    }();
    return {flags.first.data(), flags.second};
}

std::string read_settings(const Arguments& arguments, server::Config& config) {
    if (arguments.has("--config")) {
        const std::string path = arguments.text("--config", "");
        std::string error;
        const auto text = read_file(path, error);
        if (!text)
            return error;
        if (std::string fault = server::read_config(*text, config); !fault.empty())
            return path + ": " + fault;
    }
    if (std::string fault =
            server::read_environment([](const char* name) { return getenv(name); }, config);
        !fault.empty())
        return fault;
    for (const server::Setting& setting : server::settings())
        for (const std::string& value : arguments.all("--" + std::string(setting.name)))
            if (std::string fault = server::set_setting(config, setting.name, value);
                !fault.empty())
                return "--" + fault;
    return {};
}

// The built client lies beside the build, or is installed beside the program.
std::string default_web_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const auto& folder : {program / "../web", program / "../share/sidera/web"})
        if (std::filesystem::is_regular_file(folder / "index.html", error))
            return std::filesystem::weakly_canonical(folder, error).string();
    return {};
}

int run(const Arguments& arguments) {
    server::Config config;
    if (std::string fault = read_settings(arguments, config); !fault.empty())
        return wrong_usage(fault);
    if (config.web.empty())
        config.web = default_web_folder();
    std::string error;
    auto store = server::open_sqlite_store(config.store.substr(7), error);
    if (!store)
        return failed(error);
    server::Server server(config, std::move(store));
    if (std::string fault = server.start(); !fault.empty())
        return failed(fault);
    std::printf("Sidera is at http://%s:%d/\n",
                config.address == "0.0.0.0" ? "localhost" : config.address.c_str(),
                server.port());
    if (!server.has_web_client())
        std::printf(
            "There is no web client: build it with ./run, or name its folder with --web.\n");
    std::fflush(stdout);
    server.run();
    return kOk;
}

}  // namespace

const Command kServe = {.name = "serve",
                        .words = "",
                        .help = "the tables, for browsers",
                        .flags = serve_flags(),
                        .most_words = 0,
                        .run = run};

}  // namespace sidera::terminal
