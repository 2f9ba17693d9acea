// The program `sidera`.

#include <cstdio>
#include <string>
#include <vector>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

const Command* const kCommands[] = {
    &kGames, &kPlay, &kServe, &kSim, &kArena, &kBench, &kScenario, &kRecord, &kRules};

void print_overview(std::FILE* to) {
    std::fprintf(to, "sidera: space board games\n\nUse: sidera COMMAND ...\n\n");
    for (const Command* command : kCommands)
        std::fprintf(to,
                     "  %-9.*s %.*s\n",
                     static_cast<int>(command->name.size()),
                     command->name.data(),
                     static_cast<int>(command->help.size()),
                     command->help.data());
    std::fprintf(to, "\n`sidera COMMAND --help` tells more. Sidera is unofficial; see NOTICE.\n");
}

void print_help(const Command& command) {
    std::printf("Use: sidera %.*s %.*s\n\n%.*s\n\n",
                static_cast<int>(command.name.size()),
                command.name.data(),
                static_cast<int>(command.words.size()),
                command.words.data(),
                static_cast<int>(command.help.size()),
                command.help.data());
    for (const Flag& flag : command.flags) {
        const std::string left =
            std::string(flag.name) + (flag.value.empty() ? "" : " " + std::string(flag.value));
        std::printf(
            "  %-22s %.*s\n", left.c_str(), static_cast<int>(flag.help.size()), flag.help.data());
    }
    std::printf("  %-22s this text\n", "--help");
}

bool is_help(std::string_view word) {
    return word == "--help" || word == "-h";
}

int run(const std::vector<std::string>& words) {
    if (words.size() == 1 && words[0] == "--version") {
        std::printf("sidera %s\n", SIDERA_VERSION);
        return kOk;
    }
    if (words.size() == 2 && words[0] == "help")
        return run({words[1], "--help"});
    if (words.empty() || is_help(words[0]) || words[0] == "help") {
        print_overview(words.empty() ? stderr : stdout);
        return words.empty() ? kWrongUsage : kOk;
    }
    for (const Command* command : kCommands) {
        if (command->name != words[0])
            continue;
        for (const std::string& word : words) {
            if (is_help(word)) {
                print_help(*command);
                return kOk;
            }
        }
        std::string error;
        const std::span<const std::string> rest = std::span(words).subspan(1);
        const auto arguments = Arguments::read(rest, command->flags, command->most_words, error);
        if (!arguments)
            return wrong_usage(error + "; see sidera " + words[0] + " --help");
        return command->run(*arguments);
    }
    return wrong_usage("there is no command '" + words[0] + "'; see sidera --help");
}

}  // namespace
}  // namespace sidera::terminal

int main(int count, char** words) {
    return sidera::terminal::run({words + 1, words + count});
}
