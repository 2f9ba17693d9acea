// P7 and P8 of Mayfair's challenge: kickers, cards beside the main ones, reinforcements.

#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

// CM-KICK-1: the offense, the defense, and once more the offense.
constexpr Side kKickerOrder[] = {Side::offense, Side::defense, Side::offense};
constexpr std::uint8_t kOnceMore = 2;

// CF-TIME-8: where hands must not show, whoever might hold one is asked.
bool is_asked_for_kicker(const Table& table, Seat seat) {
    if (table.pub().rules.asking == Asking::holders)
        return table.own(seat).hand.any_of(kKickers);
    return table.pub().players[seat].hand > 0;
}

bool may_play_kicker(const Encounter& e, std::uint8_t turn) {
    const Side side = kKickerOrder[turn];
    return !has_kicker(e, side) && (turn != kOnceMore || has_kicker(e, other(side)));
}

}  // namespace

// CM-KICK-1
Flow ask_kicker(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    for (; table.pub().rules.kickers && frame.at <= kOnceMore; ++frame.at) {
        const Seat seat = main_of(e, kKickerOrder[frame.at]);
        if (may_play_kicker(e, frame.at) && is_asked_for_kicker(table, seat))
            return table.ask(seat,
                             {.kind = Ask::kicker,
                              .pick = Pick::type,
                              .low = static_cast<std::int8_t>(CardType::kicker),
                              .may_stop = true,
                              .quiet = true});
    }
    frame.at = 0;
    ++frame.step;
    return Flow::next;
}

Flow hear_kicker(Table& table, EncounterFrame& frame) {
    if (verb(table.code()) == Verb::card)
        table.slots.lay_kicker(table.answer().seat, static_cast<Card>(table.operand()));
    ++frame.at;
    --frame.step;
    return Flow::again;
}

// CM-RUL-8, CM-A-CAVALRY-W: after both main cards lie, ally after ally.
Flow ask_support(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    for (; (e.bars & kAlliesAddCards) != 0 && frame.at < e.order.size(); ++frame.at) {
        const Seat seat = e.order[frame.at];
        const bool could = table.pub().rules.asking == Asking::holders
                               ? table.own(seat).hand.any_of(kAttackCards)
                               : table.pub().players[seat].hand > 0;
        if (has_role(table.pub(), seat, kAlly) && could)
            return table.ask(seat,
                             {.kind = Ask::support_card,
                              .pick = Pick::attack,
                              .low = -127,
                              .high = 127,
                              .may_stop = true,
                              .quiet = true});
    }
    frame.at = 0;
    ++frame.step;
    return Flow::next;
}

Flow hear_support(Table& table, EncounterFrame& frame) {
    const Seat seat = table.answer().seat;
    if (verb(table.code()) == Verb::card)
        table.slots.lay_beside(seat,
                               side_of(table.pub(), seat),
                               BesideKind::support,
                               static_cast<Card>(table.operand()));
    ++frame.at;
    --frame.step;
    return Flow::again;
}

Flow open_beside(Table& table, EncounterFrame&) {
    table.slots.open_beside();
    return Flow::next;
}

// CM-REINF-1 to CM-REINF-4: whoever is involved, all at once, until nobody wants to add more.
Flow reinforce(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (is_attack(e.slots[Side::offense].as) && is_attack(e.slots[Side::defense].as))
        table.window_together(Moment::reinforcing);
    return Flow::next;
}

}  // namespace sidera::cosmic
