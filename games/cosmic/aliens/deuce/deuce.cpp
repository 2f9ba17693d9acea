// Deuce: plays two cards and takes one of them back.
//
// Alien 69, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kHighestAdded = 10;

bool holds_card(const Look& look) {
    return look.hand().any_of(kEncounterCards) && look.encounter().slots[look.side()].selected &&
           !look.encounter().beside.full();
}

// CM-A-DEUCE-1
Flow ask_second(Play& play) {
    return play.ask_card(Pick::encounter);
}

void lay_second(Play& play) {
    play.table.slots.lay_beside(play.me(), play.side(), BesideKind::second, play.said_card());
    play.mark(play.side());
}

const Beside* second_of(const Encounter& e, Seat seat) {
    for (const Beside& beside : e.beside)
        if (beside.seat == seat && beside.kind == BesideKind::second && beside.open)
            return &beside;
    return nullptr;
}

// By its power, and both cards are still there.
bool has_two(const Look& look) {
    const Encounter& e = look.encounter();
    if (second_of(e, look.me()) == nullptr || !e.slots[look.side()].open)
        return false;
    for (const Mark& mark : e.marks)
        if (mark.by == power_effect(AlienId::deuce, 0) && mark.seat == look.me())
            return true;
    return false;
}

// CM-A-DEUCE-1: of the two the Compromise goes, or the higher attack.
bool main_card_goes(Card main, Card second) {
    return is_negotiate(main) || (is_attack(second) && value_of(main) >= value_of(second));
}

void take_back(Play& play) {
    const Encounter& e = play.encounter();
    const Side side = play.side();
    if (main_card_goes(e.slots[side].card, second_of(e, play.me())->card))
        play.table.slots.reclaim_beside(play.me());
    else
        play.table.slots.reclaim(side);
}

// CM-A-DEUCE-S
void take_both_back(Play& play) {
    play.table.slots.reclaim_beside(play.me());
    play.table.slots.reclaim(play.side());
}

// CM-A-DEUCE-W
bool holds_low_attack(const Look& look) {
    bool found = false;
    look.hand().for_each([&](Card card, int) {
        found = found || (is_attack(card) && value_of(card) <= kHighestAdded);
    });
    return found && look.attack(look.side()) && !look.encounter().beside.full();
}

Flow ask_low(Play& play) {
    return play.ask_card(Pick::attack, play.table.edition().lowest_attack, kHighestAdded);
}

void add_low(Play& play) {
    play.table.slots.lay_beside(play.me(), play.side(), BesideKind::second, play.said_card());
    play.table.slots.open_beside();
}

}  // namespace

// CM-A-DEUCE-1, CM-A-DEUCE-W, CM-A-DEUCE-S
constinit const Alien alien_deuce{.id = AlienId::deuce,
                                  .power = {{.rule = "CM-A-DEUCE-1",
                                             .when = {laying, kMain},
                                             .can = holds_card,
                                             .act = {ask_second, lay_second}},
                                            {.rule = "CM-A-DEUCE-1",
                                             .when = {cards_leave, kMain},
                                             .use = Use::automatic,
                                             .lasting = true,
                                             .can = has_two,
                                             .act = {take_back}}},
                                  .wild = {{.rule = "CM-A-DEUCE-W",
                                            .when = {revealed, kMain},
                                            .can = holds_low_attack,
                                            .act = {ask_low, add_low}}},
                                  .super = {{.rule = "CM-A-DEUCE-S",
                                             .when = {aftermath, kMain},
                                             .can = has_two,
                                             .act = {take_both_back}}},
                                  .hints = {.power = {When::always, 0.2f, 0.3f},
                                            .wild = {When::behind, 0.1f},
                                            .super = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
