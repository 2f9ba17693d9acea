// What is answered for a seat that does not answer itself.

#pragma once

#include "engine/decision.h"

namespace sidera {

// This option, with its least amount where it has one.
inline Answer answer_with(const Decision& decision, OptionCode code) {
    Answer answer{.seat = decision.seat, .serial = decision.serial, .code = code};
    for (const Option& option : decision.options)
        if (option.code == code)
            answer.value = option.range.lo;
    return answer;
}

inline Answer fallback_of(const Decision& decision) {
    Answer answer = answer_with(decision, decision.fallback);
    for (const Option& option : decision.options)
        if (option.code == decision.fallback && decision.fallback_most)
            answer.value = option.range.hi;
    return answer;
}

}  // namespace sidera
