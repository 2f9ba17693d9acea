// The sentences of the terminal and of one game, in one language.

#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/text.h"

namespace sidera::terminal {

// Catalogues compiled in: the terminal's own, the game's, and the game's rules by id.
class Texts {
  public:
    Texts(std::string_view game, std::string_view language);

    // A key without a text is said as it stands.
    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const;

    const Catalogue& all() const { return all_; }

    const Catalogue& rules() const { return rules_; }

    const std::string& language() const { return language_; }

  private:
    std::string language_;
    Catalogue all_;
    Catalogue rules_;
};

bool is_language(std::string_view language);

// "it" when the first of LC_ALL, LC_MESSAGES and LANG that is set begins so, otherwise "en".
std::string language_of_environment();

}  // namespace sidera::terminal
