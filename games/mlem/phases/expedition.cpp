// One expedition: boarding, lift-off, then travelling and landing in turn.

#include "games/mlem/codes.h"
#include "games/mlem/table.h"

namespace sidera::mlem {
namespace {

// ML-TAKE-2: clockwise from the starter.
Seat next_to_board(const Public& pub) {
    return seat_at((index(pub.starter) + static_cast<int>(pub.crew.size())) % pub.rules.seats);
}

// ML-LAND-1, ML-AST-SHIFT-4
bool has_landing_phase(const Public& pub) {
    return pub.space >= kFirstLandingSpace || (pub.space == 5 && pub.rules.shift_from_space_5);
}

}  // namespace

Flow ExpeditionFrame::run(Table& table, ExpeditionFrame& frame) {
    const Public& pub = table.pub();
    switch (frame.step) {
        case Step::open:  // ML-EXPD-4, ML-TAKE-1
            table.begin_expedition();
            if (pub.rules.ufo)
                table.reveal_orders();
            frame.step = Step::ask_board;
            [[fallthrough]];
        case Step::ask_board:  // ML-TAKE-2
            table.ask(next_to_board(pub), Question::board);
            return Flow::ask;
        case Step::board:
            table.board(next_to_board(pub), static_cast<Cat>(operand_of(table.answer())));
            if (static_cast<int>(pub.crew.size()) < pub.rules.seats) {
                frame.step = Step::ask_board;
                return Flow::again;
            }
            [[fallthrough]];
        case Step::lift_off:  // ML-TAKE-3, ML-TAKE-4
            table.lift_off();
            [[fallthrough]];
        case Step::travel:
            table.begin_travel();
            table.push(TravelFrame{});
            frame.step = Step::land;
            return Flow::again;
        case Step::land:  // ML-LAND-1, ML-DEEP-1
            if (pub.crew.empty())
                return Flow::done;  // ML-CRASH-3: no landing phase after a crash
            if (pub.space == kDeepSpace)
                table.push(DeepFrame{});
            else if (has_landing_phase(pub))
                table.push(LandingFrame{});
            return Flow::next;
        case Step::go_on:  // ML-EXPD-2, ML-LAND-5
            if (pub.crew.empty())
                return Flow::done;
            frame.step = Step::travel;
            return Flow::again;
    }
    return Flow::done;
}

}  // namespace sidera::mlem
