// Public choices of an encounter as deeds: they hold unless somebody cancels them.

#include <utility>

#include "games/cosmic/table/table.h"

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
    enc().bars &= ~std::uint32_t{kResettles};
    set_order();
    return edition().landmarks.defense;
}

namespace {

void arrive(Table& table, Seat seat, Planet planet, int ships) {
    if (ships == 0)
        return;
    table.put(seat, planet, ships);
    table.tell({.kind = EventKind::ship_sent_home,
                .seat = seat,
                .planet = planet,
                .count = static_cast<std::int16_t>(ships)});
}

// The ships just sent, as if they had not left: a colony that was given up is there again. The
// extra ship of a tech stays with the first that arrive, so its own planet comes first.
void put_back(Table& table, Seat seat) {
    const auto left = std::exchange(table.enc().left, {});
    const Flagship ship = table.pub().flagship;
    const bool aboard = ship.owner == seat && ship.berth == Berth::encounter;
    const Planet first = aboard ? ship.planet : Planet::none;
    int total = 0;
    for (const std::uint8_t ships : left.values)
        total += ships;
    table.unload(seat, total);
    if (first != Planet::none)
        arrive(table, seat, first, left[first]);
    for (const Planet planet : table.pub().planets)
        if (planet != first)
            arrive(table, seat, planet, left[planet]);
}

}  // namespace

// The encounter waits below; what is cancelled is chosen anew. CF-ALLY-2: an answer is given once.
// CF-REG-4: what came into the gate from elsewhere stays there; an ally's goes to a colony.
void Table::take_back(PublicChoice what, Seat seat) {
    std::uint8_t step = edition().landmarks.load;
    if (what == PublicChoice::aim)
        step = take_back_aim();
    else
        put_back(*this, seat);
    if (what == PublicChoice::join) {
        recall(seat);
        return;
    }
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
