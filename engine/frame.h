// Unfinished business as data: a stack of small typed frames, and the loop that runs their steps.

#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "engine/fixed_vec.h"

namespace sidera {

// What a step says when it is through: go to the next step of this frame, run this frame again from
// the step it now names, the frame is finished, or wait for an answer (the next step will read it).
// `leave`: the step has given up this very frame, and perhaps pushed others in its place.
enum class Flow : std::uint8_t { next, again, done, ask, leave };

// std::visit for a loop that must be inlined: a chain of comparisons that the processor learns.
template<std::size_t I = 0, class... Ts, class F>
Flow on_held(std::variant<Ts...>& held, F&& act) {
    if constexpr (I + 1 < sizeof...(Ts)) {
        if (held.index() != I)
            return on_held<I + 1>(held, act);
    }
    return act(*std::get_if<I>(&held));
}

// Runs the top frame's next step until some seat is asked or no frame is left. A frame type has a
// `step` and a static function `run(Context&, Frame&)` that performs the step it names. A step may
// push frames: it then returns `next`, and goes on there when they are done.
template<class Context, class Frame, std::size_t N>
void run_frames(Context& context, FixedVec<Frame, N>& stack) {
    while (!stack.empty()) {
        const std::size_t depth = stack.size();
        const Flow flow = on_held(stack[depth - 1], [&context, &stack, depth](auto& frame) {
            Flow said;
            do {  // stays with this frame while it is on top: one dispatch for many steps
                said = frame.run(context, frame);
                if (said == Flow::next || said == Flow::ask)
                    frame.step = static_cast<decltype(frame.step)>(
                        static_cast<std::uint8_t>(frame.step) + 1);
            } while ((said == Flow::next || said == Flow::again) && stack.size() == depth);
            return said;
        });
        if (flow == Flow::done)
            stack.pop_back();
        else if (flow == Flow::ask)
            return;
    }
}

}  // namespace sidera
