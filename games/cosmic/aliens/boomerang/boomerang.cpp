// Boomerang: strikes before it is struck.
//
// Alien 73, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-BOOMERANG-1, CM-A-BOOMERANG-2: a challenge inside a challenge brings no third one.
bool can_strike_first(const Look& look) {
    return !look.pub().encounters.full() &&
           !(look.pub().planets & system_planets(look.encounter().offense)).empty();
}

// No destiny card; the cone lies as usual, and begins with the retrieval.
void strike_first(Play& play) {
    Table& table = play.table;
    const Seat enemy = play.encounter().offense;
    table.encounters.begin_encounter(play.me(), 1, true);
    table.encounters.name_defense(enemy);
    table.push(EncounterFrame{.step = table.edition().landmarks.retrieval});
}

Flow offer_to_end(Play& play) {
    return play.offer_rider() ? Flow::ask : play.skip_answer();
}

// CM-A-BOOMERANG-S: the turn passes on.
Flow end_original(Play& play) {
    if (!play.frame.ridden)
        return Flow::done;
    play.table.encounters.end_encounter(Result::broken_off);
    return Flow::leave;
}

// CM-A-BOOMERANG-W
bool loses_ships(const Look& look) {
    const LossFrame* loss = look.loss();
    return loss != nullptr && loss->batch[look.me()] > 0;
}

void come_back(Play& play) {
    const int ships = play.loss().batch[play.me()];
    play.table.ships.save(play.me(), ships);
    play.table.ships.send_home(play.me(), ships);
}

}  // namespace

// CM-A-BOOMERANG-1, CM-A-BOOMERANG-W, CM-A-BOOMERANG-S
constinit const Alien alien_boomerang{
    .id = AlienId::boomerang,
    .never_with = AlienSet::of(AlienId::changeling, AlienId::insect),
    .expansion = true,
    .power = {{.rule = "CM-A-BOOMERANG-1",
               .when = {defense_known, kDefense},
               .use = Use::mandatory,
               .late_ride = true,
               .can = can_strike_first,
               .act = {strike_first, offer_to_end, hear_rider, end_original}}},
    .wild =
        {{.rule = "CM-A-BOOMERANG-W", .when = {losing}, .can = loses_ships, .act = {come_back}}},
    .super = {{.rule = "CM-A-BOOMERANG-S",
               .when = {defense_known, kDefense},
               .super = SuperKind::rider}},
    .hints = {.power = {When::always, 0.3f, 0.3f},
              .wild = {When::always, 0.4f},
              .super = {When::hunted, 0.4f}}};

}  // namespace sidera::cosmic
