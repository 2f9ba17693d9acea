// The landing phase: in crew order each player leaves the rocket or stays aboard.

#include "games/mlem/codes.h"
#include "games/mlem/landing_rules.h"
#include "games/mlem/table.h"

namespace sidera::mlem {

Flow LandingFrame::run(Table& table, LandingFrame& frame) {
    const Public& pub = table.pub();
    if (frame.step == Step::land) {
        if (verb(table.answer()) == Verb::stay)
            table.stay(pub.crew[frame.next++]);
        else
            table.land(frame.next, pub.space + land_offset(table.answer()));
        frame.step = Step::ask_land;
    }
    while (frame.next < pub.crew.size() &&
           !may_land_anywhere(table.data(), pub, pub.crew[frame.next]))
        ++frame.next;  // ML-LAND-4
    if (frame.next == pub.crew.size())
        return Flow::done;
    table.ask(pub.crew[frame.next], Question::land);  // ML-LAND-2
    return Flow::ask;
}

// ML-CRASH-3, ML-AST-PARACHUTE-1, ML-AST-PARACHUTE-2
Flow CrashFrame::run(Table& table, CrashFrame& frame) {
    const Public& pub = table.pub();
    if (frame.step == Step::parachute) {
        if (verb(table.answer()) == Verb::home)
            table.go_home(0);
        else
            table.land(0, pub.space, true);
        frame.step = Step::ask_parachute;
    }
    while (!pub.crew.empty() && !may_parachute(table.data(), pub, pub.crew.front()).id.empty())
        table.go_home(0);
    if (pub.crew.empty())
        return Flow::done;
    table.ask(pub.crew.front(), Question::parachute);
    return Flow::ask;
}

// ML-DEEP-1, ML-DEEP-2, ML-AST-SHIFT-5
Flow DeepFrame::run(Table& table, DeepFrame& frame) {
    const Public& pub = table.pub();
    if (frame.step == Step::leave) {
        if (verb(table.answer()) == Verb::deep)
            table.leave_in_deep_space(0, frame.comet_free);
        else
            table.land(0, kDeepSpace - 1);
        frame.comet_free = false;  // not passed on
        frame.step = Step::ask_shift;
    }
    while (!pub.crew.empty() && !may_shift_back(table.data(), pub, pub.crew.front()).id.empty()) {
        table.leave_in_deep_space(0, frame.comet_free);
        frame.comet_free = false;
    }
    if (pub.crew.empty())
        return Flow::done;
    table.ask(pub.crew.front(), Question::deep_shift);
    return Flow::ask;
}

}  // namespace sidera::mlem
