// One travel phase: roll, choose, move, and what lies where the rocket stops (ML-TRAV-9).

#include "games/mlem/codes.h"
#include "games/mlem/movement.h"
#include "games/mlem/table.h"

namespace sidera::mlem {
namespace {

// ML-CRASH-1: nothing rolled is usable and nothing could stand in for it.
bool is_lost(const Table& table, FaceSet usable) {
    const Public& pub = table.pub();
    return usable.empty() && ready_boosters(table.here(), pub).empty() &&
           !extra_ready(table.data(), pub);
}

// ML-TRAV-3: one group and nothing beside it. There is nothing to choose, so nobody is asked.
bool is_settled(const Table& table, FaceSet usable) {
    const Public& pub = table.pub();
    return usable.size() == 1 && ready_boosters(table.here(), pub).empty() &&
           !extra_ready(table.data(), pub) && !has_ability(table.data(), pub, Ability::keep);
}

void add_to(TravelFrame& frame, OptionCode pick) {
    switch (verb(pick)) {
        case Verb::use_face:
            frame.picked.insert(static_cast<Face>(operand_of(pick)));
            break;
        case Verb::use_booster:
            frame.boosters.insert(seat_at(static_cast<int>(operand_of(pick))));
            break;
        case Verb::use_extra:
            frame.extra = true;
            break;
        default:
            frame.keep = true;
    }
}

// ML-CRASH-1: the phase ends here, and the flight.
Flow crash(Table& table, TravelFrame& frame) {
    table.crash();
    frame.step = TravelFrame::Step::arrive;
    table.push(CrashFrame{});
    return Flow::again;
}

// ML-TRAV-5
Flow fly(Table& table, const TravelFrame& frame) {
    table.fly(frame);
    table.arrive();
    return Flow::done;
}

Flow ask_select(Table& table, TravelFrame& frame) {
    if (!frame.picked_anything()) {
        const FaceSet usable = usable_faces(table.here(), table.pub().thrown);
        if (is_lost(table, usable))
            return crash(table, frame);
        if (is_settled(table, usable)) {
            frame.picked = usable;
            return fly(table, frame);
        }
    }
    table.ask(table.pub().commander(), Question::select);
    return Flow::ask;
}

// ML-TRAV-3: one more thing is picked, or the selection stands and the rocket flies.
Flow select(Table& table, TravelFrame& frame) {
    const Verb said = verb(table.answer());
    if (said == Verb::accept_crash)  // ML-CRASH-4
        return crash(table, frame);
    if (said == Verb::confirm)
        return fly(table, frame);
    add_to(frame, table.answer());
    frame.step = TravelFrame::Step::ask_select;
    return ask_select(table, frame);
}

}  // namespace

Flow TravelFrame::run(Table& table, TravelFrame& frame) {
    const Public& pub = table.pub();
    switch (frame.step) {
        case Step::ask_roll:
            if (pub.rules.confirm.has(pub.commander())) {
                table.ask(pub.commander(), Question::roll);
                return Flow::ask;
            }
            [[fallthrough]];
        case Step::roll:  // ML-TRAV-1
            table.roll(false);
            if (has_ability(table.data(), pub, Ability::reroll)) {
                frame.step = Step::ask_post_roll;
                return Flow::again;
            }
            frame.step = Step::ask_select;
            return ask_select(table, frame);
        case Step::ask_post_roll:  // ML-UFO-3
            table.ask(pub.commander(), Question::post_roll);
            return Flow::ask;
        case Step::post_roll:
            if (verb(table.answer()) == Verb::reroll)
                table.roll(true);
            return Flow::next;
        case Step::ask_select:
            return ask_select(table, frame);
        case Step::select:
            return select(table, frame);
        case Step::arrive:  // after a crash, when everybody is gone
            return Flow::done;
    }
    return Flow::done;
}

}  // namespace sidera::mlem
