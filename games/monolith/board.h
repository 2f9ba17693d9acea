// What is where: questions about the board that everybody can answer by looking at it.

#pragma once

#include <bit>

#include "games/monolith/codes.h"

namespace sidera::monolith {

// The panel a cell lies in (MO-GEO-1).
Panel panel_of(const Rules& rules, Cell cell);

Cell centre_of(const Rules& rules, Panel panel);

// Null when there is none on that panel.
inline const Planet* planet_on(const Public& pub, Panel panel) {
    const std::uint8_t at = pub.planet_on[panel];
    return at == 0 ? nullptr : &pub.planets[at - 1u];
}

// Calls visit(const Planet&) in the order of panels.
template<class Visit>
void for_each_planet(const Public& pub, Visit&& visit) {
    for (int panel = 1; panel <= pub.rules.panels(); ++panel)
        if (const Planet* planet = planet_on(pub, static_cast<Panel>(panel)))
            visit(*planet);
}

// The planet at whose dock ring a cell lies; no cell lies at two (MO-GEO-9).
const Planet* docked_at(const Public& pub, Cell cell);

// What blocks a cell that is not free.
struct Occupant {
    enum class Kind : std::uint8_t { nothing, ship, planet, station, asteroid };

    Kind kind = Kind::nothing;
    Seat seat = kNoSeat;        // owner; of an asteroid the one of its structure
    Thing thing = Thing::none;  // ship class, turret, station, structure on an asteroid
    std::uint8_t at = 0;        // its place in the list it is in
};

Occupant occupant(const Public& pub, Cell cell);

template<class List>
auto find_at(List& list, Cell cell) -> decltype(list.begin()) {
    auto at = list.begin();
    while (at != list.end() && at->cell != cell)
        ++at;
    return at;
}

// Null when there is no such ship.
const Ship* find_ship(const Player& player, std::uint32_t number);

// MO-GEO-8
inline Cell vertex_of(const Planet& planet, Direction direction) {
    return cell_at(place(axial_of(planet.centre) + step(direction) * (planet.facts.radius + 1)));
}

// MO-SET-16: calls visit(Cell) row by row for the cells of a panel that may hold an asteroid: all
// six neighbours are on the board and free. A whole row is looked at at once.
template<class Visit>
void for_each_asteroid_cell(const Public& pub, Panel panel, Visit&& visit) {
    const Rules& rules = pub.rules;
    const int left = (panel - 1) % rules.cols * rules.panel_width;
    const int top = (panel - 1) / rules.cols * rules.panel_height;
    const int width = rules.panel_width + 2;  // with a column on either side
    const auto inner = ((std::uint64_t{1} << rules.panel_width) - 1) << 1;
    for (int y = top; y < top + rules.panel_height; ++y) {
        const std::uint64_t row = pub.free.row(y, left - 1, width);
        const std::uint64_t beside =
            pub.free.row(y - 1, left - 1, width) & pub.free.row(y + 1, left - 1, width);
        const std::uint64_t open =
            row & row << 1 & row >> 1 & beside & ((y & 1) == 0 ? beside << 1 : beside >> 1);
        for (std::uint64_t bits = open & inner; bits != 0; bits &= bits - 1)
            visit(cell_at({static_cast<std::int16_t>(left - 1 + std::countr_zero(bits)),
                           static_cast<std::int16_t>(y)}));
    }
}

// MO-SHP-3: calls visit(Cell) for the cells where a new ship may be put: at least distance from
// the planet's centre or the station, beginning with the ring right around it.
template<class Visit>
void for_each_berth(const Public& pub, Cell centre, int ring, Visit&& visit) {
    const BoardSize board = pub.rules.board();
    const int farthest = board.width + board.height;
    for (bool found = false; !found && ring <= farthest; ++ring)
        for_each_on_ring(ring, [&](Axial offset) {
            const Place there = place(axial_of(centre) + offset);
            if (!board.has(there) || !pub.free.has(cell_at(there)))
                return;
            found = true;
            visit(cell_at(there));
        });
}

// Planets of a player, and what lies in sight of limits and votes.
int planets_of(const Public& pub, Seat seat);
SeatSet living(const Public& pub);

// MO-WIN-1
bool has_foothold(const Public& pub, Seat seat);

}  // namespace sidera::monolith
