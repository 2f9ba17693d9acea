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

bool has_colony(const Look& look) {
    return !colonies(look.pub(), look.me()).empty();
}

Flow ask_ships(Play& play) {
    return play.ask_number(1, std::min(kMostShips, ships_on_colonies(play.pub(), play.me())));
}

Flow hear_ships(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    return Flow::done;
}

// What can still be sent: an answer may have cost its owner a ship.
void count_ships(Play& play, int left) {
    play.frame.number = static_cast<std::int8_t>(std::min<int>(play.frame.number, left));
}

void sacrifice(Play& play, SurrenderFrame ships) {
    ships.owner = ships.chooser = play.me();
    ships.count = static_cast<std::uint8_t>(play.frame.number);
    play.table.begin_loss(Cause::sacrifice);
    play.table.surrender(ships);
}

// CF-A-KAMIKAZE-1, CF-LOSS-3; CF-TECH-8: the text wants ships from colonies.
Flow crash(Play& play) {
    count_ships(play, ships_on_colonies(play.pub(), play.me()));
    sacrifice(play, {.colonies_only = true});
    return Flow::next;
}

Flow draw_cards(Play& play) {
    play.table.draw(play.me(), kCardsPerShip * play.frame.number);
    return Flow::done;
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

bool has_ships_elsewhere(const Look& look) {
    return ships_elsewhere(look.pub(), look.me()) > 0;
}

Flow ask_ships_elsewhere(Play& play) {
    return play.ask_number(1, std::min(kMostShips, ships_elsewhere(play.pub(), play.me())));
}

Flow crash_elsewhere(Play& play) {
    count_ships(play, ships_elsewhere(play.pub(), play.me()));
    sacrifice(play, {.spared = spared(play.pub(), play.me())});
    return Flow::next;
}

Flow grow(Play& play) {
    play.mark(play.side(), kValuePerShip * play.frame.number);
    return Flow::done;
}

// CF-A-KAMIKAZE-S: three instead of one, unless something else came instead already. Without a
// colony one ship goes to the gate, and no other can leave the warp (CF-REG-4, CF-WARP-2).
bool retrieves(const Look& look) {
    return has_colony(look) && look.player().warp > 0 &&
           (look.encounter().bars & kNoRetrieval) == 0;
}

Flow ask_retrieved(Play& play) {
    return play.ask_number(1, std::min<int>(kMostRetrieved, play.pub().players[play.me()].warp));
}

Flow retrieve_more(Play& play) {
    play.table.bar(kNoRetrieval);
    play.table.retrieve(play.me(), play.frame.number);
    return Flow::done;
}

constexpr StepFn kAskShips[] = {ask_ships, hear_ships};
constexpr StepFn kCrash[] = {crash, draw_cards};
constexpr StepFn kAskElsewhere[] = {ask_ships_elsewhere, hear_ships};
constexpr StepFn kCrashElsewhere[] = {crash_elsewhere, grow};
constexpr StepFn kAskRetrieved[] = {ask_retrieved, hear_ships};
constexpr StepFn kRetrieveMore[] = {retrieve_more};

constexpr Effect kPower[] = {{.rule = "CF-A-KAMIKAZE-1",
                              .moment = Moment::before_selection,
                              .roles = kMain,
                              .can = has_colony,
                              .announce = kAskShips,
                              .act = kCrash}};

constexpr Effect kWild[] = {{.rule = "CF-A-KAMIKAZE-W",
                             .moment = Moment::selected,
                             .roles = kMain,
                             .can = has_ships_elsewhere,
                             .announce = kAskElsewhere,
                             .act = kCrashElsewhere,
                             .order = 6,
                             .modify = add_value}};

constexpr Effect kSuper[] = {{.rule = "CF-A-KAMIKAZE-S",
                              .moment = Moment::before_retrieval,
                              .roles = kOffense,
                              .can = retrieves,
                              .announce = kAskRetrieved,
                              .act = kRetrieveMore}};

}  // namespace

constinit const Alien alien_kamikaze{
    .id = AlienId::kamikaze,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 125,
    .hints = {
        .power = {When::plenty, 0.1f}, .wild = {When::swing, 0.1f}, .super = {When::in_warp}}};

}  // namespace sidera::cosmic
