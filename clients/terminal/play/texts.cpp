// Finding and saying sentences.

#include "clients/terminal/play/texts.h"

#include <cstdlib>
#include <vector>

#include "engine/embedded.h"

namespace sidera::terminal {
namespace {

// What is missing or broken is said by its key; the tests see to it that nothing is.
void load(std::string_view folder, const std::string& name, Catalogue& out) {
    if (const auto file = find_embedded(folder, name))
        (void)Catalogue::load(*file, out);
}

}  // namespace

Texts::Texts(std::string_view game, std::string_view language) : language_(language) {
    const std::string folder = std::string(game) + "/text";
    load("clients/terminal/text", language_ + ".json", all_);
    load(folder, language_ + ".json", all_);
    load(folder, "rules." + language_ + ".json", rules_);
}

std::string Texts::say(std::string_view key, std::initializer_list<TextArg> args) const {
    const std::string* pattern = all_.find(key);
    return pattern == nullptr ? std::string(key) : fill(*pattern, std::vector<TextArg>(args));
}

bool is_language(std::string_view language) {
    return language == "en" || language == "it";
}

std::string language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0')
            return std::string_view(value).starts_with("it") ? "it" : "en";
    }
    return "en";
}

}  // namespace sidera::terminal
