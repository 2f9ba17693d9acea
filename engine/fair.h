// Fair dice: a seed that neither server nor players can choose, and that anyone can check
// afterwards. docs/fair-dice.md explains why.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/luck.h"

namespace sidera {

// How the seed of a match came about. The server shows the commitment first, then each person adds
// a text; the secret is shown when the match is over.
struct FairPlay {
    std::string match;                 // its id
    std::string commitment;            // 64 lower-case hexadecimal digits
    std::string secret;                // 64 lower-case hexadecimal digits
    std::vector<std::string> entropy;  // one line per seat; "" for bots

    bool operator==(const FairPlay&) const = default;
};

std::string fair_commitment(std::string_view match, std::string_view secret);
Seed fair_seed(const FairPlay& play);

// A sentence naming what is wrong: the form, the commitment, or the seed.
std::optional<std::string> check_fair(const FairPlay& play, Seed seed);

}  // namespace sidera
