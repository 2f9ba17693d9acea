// How an encounter may end.

#include "bots/cosmic/judging/forecast.h"

#include <algorithm>

namespace sidera::cosmic {
namespace {

constexpr float kNegotiates = 0.16f;  // of the cards people choose

// What a mandatory power marks after the reveal.
int value_of_mark(const Sheet& sheet) {
    switch (sheet.alien) {
        case AlienId::human:
            return 4;
        case AlienId::tripler:
            return 10;
        case AlienId::warrior:
            return sheet.tokens;
        default:
            return 0;
    }
}

bool is_certain(const Effect& power) {
    return power.when.moment == Moment::revealed && power.use == Use::mandatory &&
           power.order() > 0;
}

}  // namespace

Forecast::Forecast(const Odds& odds, const ViewRef& ref) : pub(ref.pub), odds_(odds), ref_(ref) {
    mark_certain_powers();
    turn_up_beside();
}

// What lies face down beside the main cards: one's own is known, others lay what helps them.
void Forecast::turn_up_beside() {
    for (Beside& beside : pub.encounter().beside) {
        if (beside.as != Card::none)
            continue;
        const bool kicks = beside.kind == BesideKind::kicker;
        if (beside.seat == ref_.seat)
            beside.as = kicks ? ref_.own.kicker : ref_.own.beside;
        else
            beside.as = card(kicks ? Plain::kicker_2 : Plain::attack_08);
    }
}

void Forecast::mark_certain_powers() {
    Encounter& e = pub.encounter();
    SeatSet involved = e.allies[Side::offense] | e.allies[Side::defense];
    involved.insert(e.offense);
    if (e.defense != kNoSeat)
        involved.insert(e.defense);
    for (const Seat seat : involved)
        for (const Sheet& sheet : ref_.pub.players[seat].sheets) {
            if (sheet.alien == AlienId::none || !usable(ref_.pub, seat, sheet))
                continue;
            const auto powers = alien(sheet.alien).power;
            for (std::size_t i = 0; i < powers.size(); ++i)
                if (is_certain(powers[i]) && (sheet.used >> i & 1) == 0 &&
                    has_role(ref_.pub, seat, powers[i].when.roles) && !e.marks.full())
                    e.marks.push_back({.by = power_effect(sheet.alien, i),
                                       .seat = seat,
                                       .side = side_of(ref_.pub, seat),
                                       .value = static_cast<std::int16_t>(value_of_mark(sheet))});
        }
}

void Forecast::lay(Side side, Card card, Card against) {
    Slot& slot = pub.encounter().slots[side];
    slot.as = is_morph(card) ? against : card;
    slot.card = card;
}

Side Forecast::result(Card offense, Card defense) {
    lay(Side::offense, offense, defense);
    lay(Side::defense, defense, offense);
    return verdict(pub, sum_up(pub)).winner;
}

// By how much a card leads, whichever way victories go.
int Forecast::lead(Side side, Card mine, Card theirs) {
    lay(side, mine, theirs);
    lay(other(side), theirs, mine);
    const Sum sum = sum_up(pub);
    const int plain = sum[side].total() - sum[other(side)].total();
    const int counted = sum.lower_wins ? -plain : plain;
    const bool ahead = counted > 0 || (counted == 0 && side == Side::defense);
    const Side winner = verdict(pub, sum).winner;
    const bool inverted = winner != Side::none && (winner == side) != ahead;
    return inverted ? -counted : counted;
}

// All encounter cards of a hand that has been seen.
bool Forecast::expect_known(Seat holder, Cards& cards) const {
    int known = 0;
    for (const Known& one : ref_.own.known)
        if (one.holder == holder) {
            ++known;
            if (is_encounter_card(one.card))
                cards.add(one.card);
        }
    return known >= int{pub.players[holder].hand} && !cards.empty();
}

// What the player of this side may lay: the better of two cards, by what they are worth to it.
void Forecast::expect(Side side) {
    if (expected_ == side)
        return;
    expected_ = side;
    field_.clear();
    const Encounter& e = ref_.pub.encounter();
    if (e.slots[side].open) {
        field_.push_back({e.slots[side].as, 1.0f, 0});
        return;
    }
    const bool must_attack = (e.bars & kMustAttack) != 0;
    const bool peaceful = usable_sheet(pub, main_of(e, side), AlienId::pacifist) >= 0;
    const bool must_agree = (e.bars & kMustCompromise) != 0;
    float negotiates = must_attack ? 0.0f : must_agree ? 0.8f : peaceful ? 0.6f : kNegotiates;
    if (Cards known; expect_known(main_of(e, side), known)) {
        bool peace = false;
        known.for_each([&](Card card, int n) {
            if (is_attack(card))
                field_.push_back({card, static_cast<float>(n), 0});
            else
                peace = peace || is_negotiate(card);
        });
        negotiates = field_.empty() ? 1.0f : peace ? negotiates : 0.0f;
    } else {
        for (const Likely& one : odds_.attacks(pub.rules))
            field_.push_back({one.card, one.copies, 0});
    }
    float total = 0;
    for (Expected& one : field_) {
        one.strength = lead(side, one.card, card(Plain::attack_08));
        total += one.weight;
    }
    std::sort(field_.begin(), field_.end(), [](const Expected& a, const Expected& b) {
        return a.strength != b.strength ? a.strength < b.strength : a.card < b.card;
    });
    float below = 0;
    for (Expected& one : field_) {
        const float upto = below + one.weight / total;
        one.weight = (upto * upto - below * below) * (1.0f - negotiates);
        below = upto;
    }
    if (negotiates > 0)
        field_.push_back({card(Plain::negotiate), negotiates, 0});
}

Chances Forecast::with_card(Side side, Card card) {
    expect(other(side));
    Chances chances;
    for (const Expected& one : field_) {
        const Side winner = side == Side::offense ? result(card, one.card) : result(one.card, card);
        if (winner == side)
            chances.win += one.weight;
        else if (winner == Side::none)
            chances.deal += one.weight;
    }
    return chances;
}

// The cards are exchanged: mine lies on the other side.
Chances Forecast::swapped(Side side, Card card) {
    expect(other(side));
    Chances chances;
    for (const Expected& one : field_) {
        const Side winner = side == Side::offense ? result(one.card, card) : result(card, one.card);
        if (winner == side)
            chances.win += one.weight;
        else if (winner == Side::none)
            chances.deal += one.weight;
    }
    return chances;
}

float Forecast::best_of_hand(Side side) {
    Card best = Card::none;
    int most = -1000;
    const auto consider = [&](Card one, int) {
        if (!is_attack(one))
            return;
        if (const int led = lead(side, one, card(Plain::attack_08)); led > most) {
            most = led;
            best = one;
        }
    };
    ref_.own.hand.for_each(consider);
    if (pub.players[ref_.seat].hoard > 0)
        ref_.own.hoard.for_each(consider);
    return best == Card::none ? 0.05f : with_card(side, best).win;
}

Card Forecast::usual_card(Side side) const {
    const Slot& slot = ref_.pub.encounter().slots[side];
    if (slot.open)
        return slot.as;
    Card best = card(Plain::attack_10);
    if (Cards known; expect_known(main_of(pub.encounter(), side), known)) {
        best = known.nth(0);
        known.for_each([&best](Card one, int) {
            if (is_attack(one) && (!is_attack(best) || value_of(one) > value_of(best)))
                best = one;
        });
    }
    return best;
}

int Forecast::usual_lead() {
    return lead(Side::offense, usual_card(Side::offense), usual_card(Side::defense));
}

float Forecast::offense_wins() {
    const Encounter& e = ref_.pub.encounter();
    if (e.slots[Side::offense].open && e.slots[Side::defense].open) {
        const Side winner = result(e.slots[Side::offense].as, e.slots[Side::defense].as);
        return winner == Side::offense ? 1.0f : winner == Side::defense ? 0.0f : 0.3f;
    }
    if (ref_.seat != e.offense && ref_.seat != e.defense)
        return odds_.leads(usual_lead());
    const Side side = side_of(ref_.pub, ref_.seat);
    const float mine = ref_.own.selected != Card::none ? with_card(side, ref_.own.selected).win
                                                       : best_of_hand(side);
    return side == Side::offense ? mine : 1.0f - mine;
}

}  // namespace sidera::cosmic
