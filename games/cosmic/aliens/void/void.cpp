// Void: what it defeats is gone for good.
//
// Alien 44, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool has_won(const Look& look) {
    const Result won = look.side() == Side::offense ? Result::offense_won : Result::defense_won;
    return look.side() != Side::none && look.encounter().result == won;
}

// CF-A-VOID-1, CF-A-VOID-2 (the floor is CF-WARP-3), CF-A-VOID-S
Flow eradicate(Play& play) {
    play.table.bar(kEradicate);
    return Flow::done;
}

// CF-A-VOID-W: a ship outside the encounter swallows an artifact.
PlanetSet sources(const Public& pub, Seat me) {
    PlanetSet found = colonies(pub, me);
    if (me == pub.encounter().defense && pub.encounter().target != Planet::none)
        found.erase(pub.encounter().target);
    return found;
}

bool others_artifact(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_artifact(play->card) && play->owner != look.me() &&
           has_ship_besides(look.pub(), look.me(), sources(look.pub(), look.me()));
}

Flow ask_ship(Play& play) {
    return play.ask_ship(Ask::pick_source, play.me(), sources(play.pub(), play.me()));
}

// CF-RESP-5: for the ship that was named, if it is still there.
Flow swallow(Play& play) {
    PlayFrame& artifact = play.answered();
    if (!pay_ship(play))
        return Flow::done;
    artifact.cancelled = true;
    play.table.tell({.kind = EventKind::play_cancelled, .seat = artifact.owner});
    return Flow::done;
}

constexpr StepFn kEradicateSteps[] = {eradicate};
constexpr StepFn kAskShip[] = {ask_ship, note_price};
constexpr StepFn kSwallow[] = {swallow};

constexpr Effect kPower[] = {{.rule = "CF-A-VOID-1",
                              .moment = Moment::losing_ships_leave,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = has_won,
                              .act = kEradicateSteps}};

constexpr Effect kWild[] = {{.rule = "CF-A-VOID-W",
                             .moment = Moment::card_played,
                             .can = others_artifact,
                             .announce = kAskShip,
                             .act = kSwallow}};

constexpr Effect kSuper[] = {{.rule = "CF-A-VOID-S",
                              .moment = Moment::losing_ships_leave,
                              .roles = kAlly,
                              .super = SuperKind::enable,
                              .can = has_won,
                              .act = kEradicateSteps}};

}  // namespace

constinit const Alien alien_void_{
    .id = AlienId::void_,
    .level = Level::red,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 71,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .wild = {When::opposed, 0.05f}}};

}  // namespace sidera::cosmic
