// Research: tech cards are studied, completed or given up when an encounter begins; and new ones
// may come instead of an encounter.

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

// The extra ship of a tech does no research, so that it is always known where it is.
PlanetSet with_researchers(const Public& pub, Seat seat) {
    PlanetSet found = colonies(pub, seat);
    const Flagship& ship = pub.flagship;
    if (ship.owner == seat && ship.berth == Berth::colony && ships_on(pub, seat, ship.planet) == 1)
        found.erase(ship.planet);
    return found;
}

}  // namespace

// CF-REG-2, CF-TECH-1: who has a face-down card is asked, whatever it is. CF-RESP-6: a power that
// research has cost is answered before the next one.
Flow ask_tech_action(Table& table, EncounterFrame& frame) {
    if (answers_pending(table))
        return Flow::again;
    const Public& pub = table.pub();
    const auto& order = table.encounter().order;
    if (pub.rules.technology)
        for (; frame.at < order.size(); ++frame.at)
            if (const Seat seat = order[frame.at]; has_face_down_tech(pub, seat))
                return table.ask(seat,
                                 {.kind = Ask::tech_action,
                                  .subject = seat,
                                  .planets = with_researchers(pub, seat)});
    frame.at = 0;
    ++frame.step;
    return Flow::next;
}

// CF-TECH-2 to CF-TECH-4, CF-TECH-6: one card, once.
Flow hear_tech_action(Table& table, EncounterFrame& frame) {
    const Seat seat = table.encounter().order[frame.at];
    const auto card = [&](std::uint32_t place) {
        return nth_tech(table.pub(), seat, static_cast<int>(place));
    };
    ++frame.at;
    --frame.step;
    switch (verb(table.code())) {
        case Verb::research:
            table.techs.research(
                seat, card(table.operand() / 64), static_cast<Planet>(table.operand() % 64));
            break;
        case Verb::complete:
            table.techs.complete_tech(seat, card(table.operand()));
            break;
        case Verb::abandon:
            table.techs.abandon_tech(seat, card(table.operand()));
            break;
        default:
            break;
    }
    return Flow::again;
}

}  // namespace sidera::cosmic
