// Public choices of an encounter as deeds: they hold unless somebody cancels them.

#include "games/cosmic/table.h"

namespace sidera::cosmic {

// No effect of this edition answers a choice as such, so that nobody is asked; editions differ.
void Table::choose(PublicChoice what, Seat seat) {
    if (might_speak(Moment::chosen, everybody(pub())))
        push(ChoiceFrame{.what = what, .seat = seat});
}

// CF-DEST-4: in the own system planet and opponent were chosen together, and are again.
std::uint8_t Table::take_back_aim() {
    const bool own = system_of(enc().target) == enc().offense;
    enc().target = Planet::none;
    if (!own)
        return edition().landmarks.aim;
    enc().defense = kNoSeat;
    enc().bars = static_cast<std::uint16_t>(enc().bars & ~kResettles);
    set_order();
    return edition().landmarks.defense;
}

// The encounter waits below; what is cancelled is chosen anew. CF-ALLY-2: an answer is given once.
// CF-REG-4: without a colony to go to the offense's ships stay in the gate.
void Table::take_back(PublicChoice what, Seat seat) {
    std::uint8_t step = edition().landmarks.load;
    if (what == PublicChoice::aim)
        step = take_back_aim();
    else if (what == PublicChoice::join || !colonies(pub(), seat).empty())
        recall(seat);
    if (what == PublicChoice::join)
        return;
    for (std::size_t i = frames().size(); i > 0; --i)
        if (auto* encounter = std::get_if<EncounterFrame>(&frames()[i - 1])) {
            encounter->step = step;
            return;
        }
}

Flow ChoiceFrame::run(Table& table, ChoiceFrame& frame) {
    switch (frame.step) {
        case 0:
            table.window(Moment::chosen, false, everybody(table.pub()), frame.seat);
            return Flow::next;
        case 1:
            if (frame.cancelled)
                table.take_back(frame.what, frame.seat);
            return Flow::next;
        default:
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
