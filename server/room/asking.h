// Which questions a room answers for a seat by itself.

#pragma once

#include <cstdint>
#include <vector>

#include "server/wire/words.h"

namespace sidera::server {

// The option the room chooses, or null: the seat can do nothing else, or has left an order for it.
// Takes a Decision or what is sent of it.
template<class AnyDecision>
auto chosen_by_room(const AnyDecision& decision, const std::vector<wire::StandingOrder>& orders)
    -> decltype(decision.options.data()) {
    if (decision.channel != Channel::main)
        return nullptr;
    for (const wire::StandingOrder& order : orders)
        for (const auto& option : decision.options)
            if (order.kind == decision.kind &&
                order.code == static_cast<std::uint32_t>(option.code))
                return &option;
    return decision.options.size() == 1 && !decision.confirm ? &decision.options.front() : nullptr;
}

}  // namespace sidera::server
