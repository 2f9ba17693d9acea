// What is where.

#include "games/monolith/board.h"

namespace sidera::monolith {

Panel panel_of(const Rules& rules, Cell cell) {
    const Place at = place_of(cell);
    return static_cast<Panel>(at.y / rules.panel_height * rules.cols + at.x / rules.panel_width +
                              1);
}

// MO-GEO-6
Cell centre_of(const Rules& rules, Panel panel) {
    const int col = (panel - 1) % rules.cols;
    const int row = (panel - 1) / rules.cols;
    return cell_at({static_cast<std::int16_t>(col * rules.panel_width + rules.panel_width / 2),
                    static_cast<std::int16_t>(row * rules.panel_height + rules.panel_height / 2)});
}

const Planet* docked_at(const Public& pub, Cell cell) {
    const Planet* planet = planet_on(pub, panel_of(pub.rules, cell));
    return planet != nullptr && planet->is_docked(cell) ? planet : nullptr;
}

namespace {

template<class List>
bool is_in(const List& list, Cell cell, std::uint8_t& at) {
    const auto found = find_at(list, cell);
    at = static_cast<std::uint8_t>(found - list.begin());
    return found != list.end();
}

}  // namespace

Occupant occupant(const Public& pub, Cell cell) {
    using Kind = Occupant::Kind;
    // Planets first: they fill most cells that are not free, and nothing else stands on them.
    const Planet* planet = planet_on(pub, panel_of(pub.rules, cell));
    if (planet != nullptr)
        if (const Axial from = planet->from_centre(cell); length(from) <= planet->facts.radius) {
            const Content content = planet->at(spot_of(from));
            return {Kind::planet,
                    planet->owner,
                    is_structure(content) ? thing_of(content) : Thing::none,
                    static_cast<std::uint8_t>(planet - pub.planets.begin())};
        }
    std::uint8_t at = 0;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Player& player = pub.players[seat_at(i)];
        if (is_in(player.ships, cell, at))
            return {Kind::ship, seat_at(i), player.ships[at].kind, at};
        if (is_in(player.stations, cell, at))
            return {Kind::station, seat_at(i), Thing::station, at};
    }
    if (is_in(pub.asteroids, cell, at))
        return {Kind::asteroid, pub.asteroids[at].owner, pub.asteroids[at].holds, at};
    return {};
}

const Ship* find_ship(const Player& player, std::uint32_t number) {
    for (const Ship& ship : player.ships)
        if (ship.number == number)
            return &ship;
    return nullptr;
}

int planets_of(const Public& pub, Seat seat) {
    int count = 0;
    for (const Planet& planet : pub.planets)
        count += planet.owner == seat ? 1 : 0;
    return count;
}

SeatSet living(const Public& pub) {
    SeatSet seats;
    for (int i = 0; i < pub.rules.seats; ++i)
        if (pub.players[seat_at(i)].alive)
            seats.insert(seat_at(i));
    return seats;
}

bool has_foothold(const Public& pub, Seat seat) {
    const Player& player = pub.players[seat];
    return !player.ships.empty() || !player.stations.empty() || planets_of(pub, seat) > 0;
}

void Public::index_board() {
    free = {};
    planet_on = {};
    const BoardSize board = rules.board();
    for (std::int16_t y = 0; y < board.height; ++y)
        for (std::int16_t x = 0; x < board.width; ++x)
            free.insert(cell_at({x, y}));
    for (std::size_t i = 0; i < planets.size(); ++i) {
        Planet& planet = planets[i];
        planet.count();
        planet_on[planet.panel] = static_cast<std::uint8_t>(i + 1);
        for (std::size_t spot = 0; spot < planet.cells.size(); ++spot)
            free.erase(planet.cell_of(spot_at(static_cast<int>(spot))));
    }
    for (const Asteroid& asteroid : asteroids)
        free.erase(asteroid.cell);
    for (const Player& player : players.values) {
        for (const Ship& ship : player.ships)
            free.erase(ship.cell);
        for (const Station& station : player.stations)
            free.erase(station.cell);
    }
}

}  // namespace sidera::monolith
