// Public choices of an encounter as deeds: they hold unless somebody cancels them.

#include "games/cosmic/table.h"

namespace sidera::cosmic {

// No effect of this edition answers a choice as such, so that nobody is asked; editions differ.
void Table::choose(PublicChoice what, Seat seat) {
    if (might_speak(Moment::chosen, everybody(pub())))
        push(ChoiceFrame{.what = what, .seat = seat});
}

// The encounter waits below; what is cancelled is chosen anew. CF-ALLY-2: an answer is given once.
void Table::take_back(PublicChoice what, Seat seat) {
    if (what == PublicChoice::aim)
        enc().target = Planet::none;
    else
        recall(seat);
    if (what == PublicChoice::join)
        return;
    const Landmarks& landmarks = edition().landmarks;
    for (std::size_t i = frames().size(); i > 0; --i)
        if (auto* encounter = std::get_if<EncounterFrame>(&frames()[i - 1])) {
            encounter->step = what == PublicChoice::aim ? landmarks.aim : landmarks.load;
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
