// Extortionist: takes half of what others draw, unless they pay with a ship.
//
// Alien 87, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMany = 3;  // cards drawn at once

// Cards that somebody else is getting: from the deck, or as compensation from a hand.
struct Haul {
    Seat seat = kNoSeat;
    int count = 0;
};

Haul haul(const Look& look) {
    const Frames& frames = look.pub().frames;
    for (std::size_t i = frames.size(); i > 0; --i) {
        if (const auto* draw = std::get_if<DrawFrame>(&frames[i - 1]))
            return {draw->seat, draw->to == DrawFrame::To::hand ? int{draw->drawn} : 0};
        if (const auto* spoils = std::get_if<SpoilsFrame>(&frames[i - 1]))
            return {spoils->taker, spoils->rewards ? 0 : int{spoils->taken}};
    }
    return {};
}

template<int kLeast>
bool others_get(const Look& look) {
    const Haul cards = haul(look);
    return cards.seat != look.me() && cards.count >= kLeast;
}

void take(Play& play) {
    play.table.cards.divert(play.me(), play.frame.count);
}

// CM-A-EXTORTIONIST-1: "yes" pays with a ship. CM-A-EXTORTIONIST-S: half rounded up. A draw is
// answered once, whichever way.
Flow ask_victim(Play& play) {
    const Haul cards = haul(play.look());
    const int up = is_super(play.frame.effect) ? 1 : 0;
    const int way = slot_of(play.frame.effect) - (up == 1 ? kSuperSlot : 0);
    const auto slot = static_cast<std::size_t>(way);
    play.table.plays.answer_once(power_effect(AlienId::extortionist, slot));
    play.table.plays.answer_once(super_effect(AlienId::extortionist, slot));
    play.frame.seat = cards.seat;
    play.frame.count = static_cast<std::int8_t>((cards.count + up) / 2);
    if (colonies(play.pub(), cards.seat).empty())
        return play.go_to(take);
    return play.ask(cards.seat, {.kind = Ask::pick_yes_no, .subject = play.me()});
}

Flow hear_victim(Play& play) {
    if (!play.said_yes())
        return play.go_to(take);
    return play.ask_ship(Ask::pick_planet, play.frame.seat, colonies(play.pub(), play.frame.seat));
}

Flow take_ransom(Play& play) {
    play.note_ship(play.frame.seat);
    if (play.take_ship(play.frame.seat))
        play.table.ships.begin_loss(Cause::effect, one_ship_of(play.frame.seat));
    return Flow::done;
}

// CM-A-EXTORTIONIST-W
void take_one(Play& play) {
    play.table.cards.divert(play.me(), 1);
}

constexpr Effect extortion(Moment moment) {
    return {.rule = "CM-A-EXTORTIONIST-1",
            .when = {moment},
            .often = true,
            .can = others_get<2>,
            .act = {ask_victim, hear_victim, take_ransom, take}};
}

constexpr Effect greater(Moment moment) {
    Effect effect = extortion(moment);
    effect.rule = "CM-A-EXTORTIONIST-S";
    effect.super = SuperKind::enable;
    effect.can = others_get<1>;
    return effect;
}

constexpr Effect theft(Moment moment) {
    return {.rule = "CM-A-EXTORTIONIST-W",
            .when = {moment},
            .can = others_get<kMany>,
            .act = {take_one}};
}

}  // namespace

constinit const Alien alien_extortionist{.id = AlienId::extortionist,
                                         .expansion = true,
                                         .power = {extortion(drawn), extortion(compensated)},
                                         .wild = {theft(drawn), theft(compensated)},
                                         .super = {greater(drawn), greater(compensated)},
                                         .rating = 100,
                                         .hints = {.power = {When::always, 0.2f, 0.4f},
                                                   .wild = {When::always, 0.1f},
                                                   .super = {When::always, 0.15f}}};

}  // namespace sidera::cosmic
