// How a refusal is said where there are no texts: in scenarios, replays and on the command line.

#pragma once

#include <string>

#include "engine/decision.h"

namespace sidera {

// Why, with the rule behind it where there is one.
inline std::string sentence_of(const Status& status) {
    return status.rule.empty() ? status.why : status.why + " (" + status.rule + ")";
}

}  // namespace sidera
