// A colony comes down, and the Hub's overflow.

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-COLONY-1
Flow LandFrame::run(Table& table, LandFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(Question::place_colony);
    table.land(static_cast<Territory>(operand_of(table.answer())), frame);
    return Flow::done;
}

// AF-HUB-7
Flow OverflowFrame::run(Table& table, OverflowFrame& frame) {
    if (frame.surplus == 0)
        return Flow::done;
    if (frame.step == Talk::ask)
        return table.ask(Question::hub_overflow);
    const std::uint8_t surplus = frame.surplus;
    frame.surplus = 0;
    if (verb(table.answer()) == Verb::launch_now)
        table.launch(surplus);
    else
        table.lose_surplus();
    return Flow::again;
}

}  // namespace sidera::alien_frontiers
