// P7 and P8 of Mayfair's challenge: kickers, cards beside the main ones, reinforcements.

#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

// CM-KICK-1, CM-X-9: the offense, the defense, and once more the offense.
constexpr Side kKickerOrder[] = {Side::offense, Side::defense, Side::offense};
constexpr std::uint8_t kOnceMore = 2;

// CF-TIME-8: where hands must not show, whoever might hold one is asked.
bool is_asked_for_kicker(const Table& table, Seat seat) {
    if (table.pub().rules.asking == Asking::holders)
        return holds_kicker(table.own(seat));
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
    if (verb(table.code()) == Verb::card)
        table.encounters.choose(PublicChoice::kicker, table.answer().seat);
    return Flow::again;
}

namespace {

using WhichCards = Question (*)(const Data&, const ViewRef&);

// Those of `seats` who may lay a card, and where hands may show hold one.
SeatSet who_lays(const Table& table,
                 SeatSet seats,
                 bool (*may_lay)(const Public&, Seat),
                 WhichCards which) {
    SeatSet asked;
    for (const Seat seat : seats) {
        if (!may_lay(table.pub(), seat)) [[likely]]
            continue;
        const Question cards = which(table.data(), table.look(seat).ref);
        bool holds = false;
        table.own(seat).hand.for_each([&](Card card, int) { holds = holds || fits(cards, card); });
        if (cards.pick != Pick::exact && !table.encounter().beside.full() &&
            (table.pub().rules.asking == Asking::holders ? holds
                                                         : table.pub().players[seat].hand > 0))
            asked.insert(seat);
    }
    return asked;
}

// Sealed: nobody knows what the others lay, or whether.
Flow ask_to_lay(Table& table, EncounterFrame& frame, SeatSet seats, Ask kind) {
    frame.at = 0;
    for (const Seat seat : seats)
        frame.at = static_cast<std::uint8_t>(frame.at | 1u << index(seat));
    if (!seats.empty())
        return table.ask_all(seats, {.kind = kind, .may_stop = true, .quiet = true});
    ++frame.step;
    return Flow::next;
}

// In timing order; to lay a card by a power is a use of it, which others may answer.
void lay(Table& table, SeatSet asked, BesideKind kind, bool Passive::* power) {
    const auto order = table.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i) {
        const Seat seat = order[i - 1];
        if (!asked.has(seat) || verb(table.reply(seat)) != Verb::card)
            continue;
        const bool given =
            kind == BesideKind::support && (table.encounter().adds_any_card.has(seat) ||
                                            (table.encounter().bars & kAlliesAddCards) != 0);
        const EffectId use = power_with(table.pub(), seat, power);
        table.slots.lay_beside(seat,
                               side_of(table.pub(), seat),
                               kind,
                               static_cast<Card>(operand_of(table.reply(seat))));
        if (use != EffectId::none && !given)
            table.plays.begin_play(seat, use, false);
    }
    table.forget_replies(asked);
}

SeatSet asked_seats(EncounterFrame& frame) {
    SeatSet seats;
    for (int i = 0; i < kMaxPlayers; ++i)
        if ((frame.at >> i & 1) != 0)
            seats.insert(seat_at(i));
    frame.at = 0;
    return seats;
}

}  // namespace

// CM-P7-1: with the main cards, before those of allies.
Flow ask_second_card(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    return ask_to_lay(table,
                      frame,
                      who_lays(table,
                               SeatSet::of(e.offense) | SeatSet::of(e.defense),
                               may_lay_second,
                               second_question),
                      Ask::second_card);
}

Flow hear_second_card(Table& table, EncounterFrame& frame) {
    lay(table, asked_seats(frame), BesideKind::second, &Passive::lays_second);
    return Flow::next;
}

// CM-RUL-8: after both main cards lie.
Flow ask_support_card(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    return ask_to_lay(table,
                      frame,
                      who_lays(table,
                               e.allies[Side::offense] | e.allies[Side::defense],
                               may_lay_support,
                               support_question),
                      Ask::support_card);
}

Flow hear_support_card(Table& table, EncounterFrame& frame) {
    lay(table, asked_seats(frame), BesideKind::support, &Passive::lays_support);
    return Flow::next;
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
