// Kamikaze: gives up ships for cards.
//
// Alien 18, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostShips = 4;
constexpr int kCardsPerShip = 2;
constexpr int kValuePerShip = 3;
constexpr int kMostRetrieved = 3;

Range ships(const Look& look) {
    return {1, std::min(kMostShips, ships_on_colonies(look.pub(), look.me()))};
}

// What can still be sent: an answer may have cost its owner a ship.
void count_ships(Play& play, int left) {
    play.frame.number = static_cast<std::int8_t>(std::min<int>(play.frame.number, left));
}

void sacrifice(Play& play, SurrenderFrame ships) {
    ships.owner = ships.chooser = play.me();
    ships.count = static_cast<std::uint8_t>(play.frame.number);
    play.table.ships.begin_loss(Cause::sacrifice);
    play.table.ships.surrender(ships);
}

// CF-A-KAMIKAZE-1, CF-LOSS-3; CF-TECH-8: the text wants ships from colonies.
void crash(Play& play) {
    count_ships(play, ships_on_colonies(play.pub(), play.me()));
    sacrifice(play, {.colonies_only = true});
}

void draw_cards(Play& play) {
    play.table.cards.draw(play.me(), kCardsPerShip * play.frame.number);
}

// CF-A-KAMIKAZE-W: ships of the encounter stay; the defense's stand on the targeted planet.
Planet spared(const Public& pub, Seat seat) {
    return seat == pub.encounter().defense ? pub.encounter().target : Planet::none;
}

int ships_elsewhere(const Public& pub, Seat seat) {
    const Planet planet = spared(pub, seat);
    return ships_on_colonies(pub, seat) + researching_ships(pub, seat) -
           (planet == Planet::none ? 0 : ships_on(pub, seat, planet));
}

Range expendable_ships(const Look& look) {
    return {1, std::min(kMostShips, ships_elsewhere(look.pub(), look.me()))};
}

void crash_elsewhere(Play& play) {
    count_ships(play, ships_elsewhere(play.pub(), play.me()));
    sacrifice(play, {.spared = spared(play.pub(), play.me())});
}

void grow(Play& play) {
    play.mark(play.side(), kValuePerShip * play.frame.number);
}

// CF-A-KAMIKAZE-S: three instead of one, unless something else came instead already. Without a
// colony one ship goes to the gate, and no other can leave the warp (CF-REG-4, CF-WARP-2).
bool retrieves(const Look& look) {
    return !colonies(look.pub(), look.me()).empty() && (look.encounter().bars & kNoRetrieval) == 0;
}

Range ships_in_warp(const Look& look) {
    return {1, std::min<int>(kMostRetrieved, look.player().warp)};
}

void retrieve_more(Play& play) {
    play.table.encounters.bar(kNoRetrieval);
    play.table.ships.retrieve(play.me(), play.frame.number);
}

}  // namespace

constinit const Alien alien_kamikaze{
    .id = AlienId::kamikaze,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-KAMIKAZE-1",
               .when = {before_selection, kMain},
               .target = {.amount = ships},
               .act = {crash, draw_cards}}},
    .wild = {{.rule = "CF-A-KAMIKAZE-W",
              .when = {selected, kMain},
              .target = {.amount = expendable_ships},
              .act = {crash_elsewhere, grow},
              .sum = {6, add_value}}},
    .super = {{.rule = "CF-A-KAMIKAZE-S",
               .when = {before_retrieval, kOffense},
               .can = retrieves,
               .target = {.amount = ships_in_warp},
               .act = {retrieve_more}}},
    .rating = 125,
    .hints = {
        .power = {When::plenty, 0.1f}, .wild = {When::swing, 0.1f}, .super = {When::in_warp}}};

}  // namespace sidera::cosmic
