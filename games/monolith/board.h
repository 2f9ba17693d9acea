// What is where: questions about the board that everybody can answer by looking at it.

#pragma once

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

// Calls visit(Cell) row by row.
template<class Visit>
void for_each_in_panel(const Rules& rules, Panel panel, Visit&& visit) {
    const int left = (panel - 1) % rules.cols * rules.panel_width;
    const int top = (panel - 1) / rules.cols * rules.panel_height;
    for (int y = top; y < top + rules.panel_height; ++y)
        for (int x = left; x < left + rules.panel_width; ++x)
            visit(cell_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}));
}

// MO-SET-16
bool may_hold_asteroid(const Public& pub, Cell cell);

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
