// The verbs of Sealed's options and their operands.

#pragma once

#include "engine/decision.h"
#include "tests/toy/view.h"

namespace sidera::toy {

// The numbers stand in records and never change. An acceptance names all of the offer: when the
// offer changes, the question does.
enum class Verb : std::uint8_t {
    open = 1,
    seal = 2,  // card; the amount is the bid
    pass = 3,
    offer = 4,  // to, card; the amount is the price
    withdraw = 5,
    accept = 6,  // from, card, price
    resign = 7
};

constexpr OptionCode code(Verb verb, std::uint32_t operand = 0) {
    return make_code(static_cast<std::uint8_t>(verb), operand);
}

constexpr OptionCode code(Verb verb, Seat seat, Card card, int price = 0) {
    const auto kind = static_cast<std::uint32_t>(card);
    const auto place = static_cast<std::uint32_t>(index(seat));
    return code(verb, (static_cast<std::uint32_t>(price) * kKinds + kind) * kMaxPlayers + place);
}

constexpr Verb verb(OptionCode code) {
    return static_cast<Verb>(verb_of(code));
}

constexpr Seat seat_in(OptionCode code) {
    return seat_at(static_cast<int>(operand_of(code) % kMaxPlayers));
}

constexpr Card card_in(OptionCode code) {
    return card_at(operand_of(code) / kMaxPlayers % kKinds);
}

constexpr int price_in(OptionCode code) {
    return static_cast<int>(operand_of(code) / kMaxPlayers / kKinds);
}

// How many operands a verb has, from 0 on.
constexpr std::uint32_t operand_count(Verb verb) {
    switch (verb) {
        case Verb::seal:
            return kKinds;
        case Verb::offer:
            return kKinds * kMaxPlayers;
        case Verb::accept:
            return (kHighestPrice + 1) * kKinds * kMaxPlayers;
        default:
            return 1;
    }
}

}  // namespace sidera::toy
