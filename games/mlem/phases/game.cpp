// The whole game: missions, then expeditions until it ends.

#include "games/mlem/table.h"

namespace sidera::mlem {
namespace {

// ML-END-1, ML-END-2
bool is_last_expedition(const Public& pub) {
    if (pub.failures >= pub.rules.failure_limit)
        return true;
    for (int i = 0; i < pub.rules.seats; ++i)
        if (pub.home[seat_at(i)].empty())
            return true;
    return false;
}

}  // namespace

Flow GameFrame::run(Table& table, GameFrame& frame) {
    switch (frame.step) {
        case Step::ask_missions:  // ML-SETUP-8
            if (!table.pub().rules.secret_missions) {
                frame.step = Step::expedition;
                return Flow::again;
            }
            table.ask_missions();
            return Flow::ask;
        case Step::keep_missions:
            table.keep_missions();
            return Flow::next;
        case Step::expedition:  // ML-EXPD-1
            table.push(ExpeditionFrame{});
            return Flow::next;
        case Step::after_expedition:  // ML-EXPD-3
            table.end_expedition();
            if (is_last_expedition(table.pub())) {
                table.end_game();
                return Flow::done;
            }
            table.pass_rocket_board();
            frame.step = Step::expedition;
            return Flow::again;
    }
    return Flow::done;
}

}  // namespace sidera::mlem
