// Sorcerer: exchanges the two encounter cards before they are revealed.
//
// Alien 37, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool not_exchanged(const Look& look) {
    const int sheet = usable_sheet(look.pub(), look.me(), AlienId::sorcerer);
    return sheet >= 0 && (look.player().sheets[static_cast<std::size_t>(sheet)].used & 1) == 0;
}

// CF-A-SORCERER-1, CF-A-SORCERER-S
Flow exchange(Play& play) {
    play.table.swap_slots();
    return Flow::done;
}

// CF-A-SORCERER-W: the powers of the main players change places for good.
bool sorcerer_watches(const Look& look) {
    const Encounter& e = look.encounter();
    const Seat sorcerer = owner_of(look.pub(), AlienId::sorcerer);
    return sorcerer == kNoSeat || (sorcerer != e.offense && sorcerer != e.defense);
}

Flow exchange_powers(Play& play) {
    play.table.swap_sheets(play.encounter().offense, play.encounter().defense);
    return Flow::next;
}

// The flare goes to the Sorcerer, where it may be already, or is discarded.
Flow hand_over(Play& play) {
    const Seat sorcerer = owner_of(play.pub(), AlienId::sorcerer);
    if (sorcerer == play.me())
        return Flow::done;
    play.frame.gone = true;
    if (sorcerer != kNoSeat)
        take_openly(play.table, sorcerer, play.frame.card);
    else
        play.table.to_pile(play.me(), play.frame.card);
    return Flow::done;
}

constexpr StepFn kExchange[] = {exchange};
constexpr StepFn kExchangePowers[] = {exchange_powers, hand_over};

constexpr Effect kPower[] = {
    {.rule = "CF-A-SORCERER-1", .moment = Moment::selected, .roles = kMain, .act = kExchange}};

constexpr Effect kWild[] = {{.rule = "CF-A-SORCERER-W",
                             .moment = Moment::before_selection,
                             .can = sorcerer_watches,
                             .act = kExchangePowers}};

constexpr Effect kSuper[] = {{.rule = "CF-A-SORCERER-S",
                              .moment = Moment::selected,
                              .roles = kAlly,
                              .super = SuperKind::enable,
                              .can = not_exchanged,
                              .act = kExchange}};

}  // namespace

constinit const Alien alien_sorcerer{
    .id = AlienId::sorcerer,
    .level = Level::green,
    .never_with = AlienId::gambler,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 142,
    .hints = {
        .power = {When::exchange, 0.1f, 0.4f}, .wild = {When::powers}, .super = {When::exchange}}};

}  // namespace sidera::cosmic
