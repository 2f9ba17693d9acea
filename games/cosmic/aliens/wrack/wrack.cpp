// Wrack: the opponent shows its hand, or ships go to the warp.
//
// Alien 65, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kUsual = 2;  // ships at stake
constexpr int kMost = 4;

SeatSet opponents(const Look& look) {
    return SeatSet::of(look.opponent());
}

// CM-A-WRACK-S: as many as it says.
Flow ask_count(Play& play) {
    play.frame.number = kUsual;
    return play.frame.ridden ? play.ask_number(1, kMost) : play.skip_answer();
}

void hear_count(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
}

// CM-A-WRACK-1: "yes" shows the hand. Who has no ship in the encounter has no choice.
Flow ask_victim(Play& play) {
    const Seat victim = play.frame.seat;
    if (ships_in_encounter(play.pub(), victim) == 0) {
        play.table.minds.show_hand(play.me(), victim);
        play.table.minds.show(play.me(), {});
        return Flow::done;
    }
    return play.ask(victim,
                    {.kind = Ask::pick_yes_no, .subject = play.me(), .high = play.frame.number});
}

Flow hear_victim(Play& play) {
    Table& table = play.table;
    const Seat victim = play.frame.seat;
    if (play.said_yes()) {
        table.minds.show_hand(play.me(), victim);
        table.minds.show(play.me(), {});
        return Flow::done;
    }
    const Encounter& e = play.encounter();
    const int ships = std::min<int>(play.frame.number, ships_in_encounter(play.pub(), victim));
    if (victim == e.defense)
        table.ships.lift(victim, e.target, ships);
    else
        table.ships.unload(victim, ships);
    ShipCounts batch;
    batch[victim] = static_cast<std::uint8_t>(ships);
    table.ships.begin_loss(Cause::effect, batch, true);
    return Flow::done;
}

}  // namespace

constinit const Alien alien_wrack{
    .id = AlienId::wrack,
    .tier = Tier::third,
    .expansion = true,
    .power = {{.rule = "CM-A-WRACK-1",
               .when = {before_selection, kMain},
               .target = {.players = opponents},
               .act = {ask_count, hear_count, ask_victim, hear_victim}}},
    .wild = {{.rule = "CM-A-WRACK-W",
              .when = {before_selection},
              .target = {.players = others},
              .act = {ask_count, hear_count, ask_victim, hear_victim}}},
    .super = {{.rule = "CM-A-WRACK-S",
               .when = {before_selection, kMain},
               .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.1f, 0.2f}, .wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
