// Cards that change the value of unplaced ships: Booster Pod, Stasis Beam, Polarity Device and
// Gravity Manipulator.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

constexpr PipsSet kUpToFive = PipsSet::first(kSides - 1);

RuleId with_ship(
    const Data& data, const Public& pub, Card card, PipsSet values, std::string_view rule) {
    const bool able =
        has_ship(pub.hand, values) && pub.player().fuel >= power_price(data, pub, card);
    return able ? kAllowed : RuleId{rule};
}

Question question_of(const AdjustFrame& frame) {
    switch (frame.card) {
        case Card::booster_pod:
            return Question::booster_ship;
        case Card::stasis_beam:
            return Question::stasis_ship;
        case Card::polarity_device:
            return Question::polarity_ship;
        default:
            return frame.down == 0 ? Question::gravity_down : Question::gravity_up;
    }
}

// What the Booster Pod, the Stasis Beam and the Polarity Device make of a value.
int changed(Card card, int value) {
    return card == Card::booster_pod   ? value + 1
           : card == Card::stasis_beam ? value - 1
                                       : kSides + 1 - value;
}

}  // namespace

// AF-BOOST-1
RuleId BoosterPod::power(const Data& data, const Public& pub) {
    return with_ship(data, pub, Card::booster_pod, kUpToFive, "AF-BOOST-1");
}

// AF-STASIS-1
RuleId StasisBeam::power(const Data& data, const Public& pub) {
    return with_ship(data, pub, Card::stasis_beam, at_least(2), "AF-STASIS-1");
}

// AF-POLAR-1
RuleId PolarityDevice::power(const Data& data, const Public& pub) {
    return with_ship(data, pub, Card::polarity_device, kAnyValue, "AF-POLAR-1");
}

// AF-GRAV-1: another ship of 5 or less, and not two ships that merely change places (AF-CARD-6).
bool GravityManipulator::may_raise(const Hand& hand, Die down, Die up) {
    if (value_of(down.pips) < 2 || value_of(up.pips) == kSides)
        return false;
    const bool there =
        up.relic ? hand.relic == value_of(up.pips) : hand.ships[up.pips] > (up == down ? 1 : 0);
    const bool nothing_changes =
        up.relic == down.relic && value_of(up.pips) + 1 == value_of(down.pips);
    return there && !nothing_changes && !(up.relic && down.relic);
}

void GravityManipulator::up_options(const Public& pub, Die down, CodeBuffer& codes) {
    for (const Pips pips : kUpToFive)
        for (const bool relic : {false, true})
            if (may_raise(pub.hand, down, {pips, relic}))
                codes.add(code(Verb::ship, operand_of(Die{pips, relic})));
}

void GravityManipulator::down_options(const Public& pub, CodeBuffer& codes) {
    for (const Pips pips : at_least(2)) {
        for (const bool relic : {false, true}) {
            const Die down{pips, relic};
            const bool there = relic ? pub.hand.relic == value_of(pips) : pub.hand.ships[pips] > 0;
            CodeArray<2 * kSides> ups;
            if (there)
                up_options(pub, down, ups);
            if (ups.size() > 0)
                codes.add(code(Verb::ship, operand_of(down)));
        }
    }
}

RuleId GravityManipulator::power(const Data& data, const Public& pub) {
    CodeArray<2 * kSides> downs;
    down_options(pub, downs);
    const int price = power_price(data, pub, Card::gravity_manipulator);
    return downs.size() > 0 && pub.player().fuel >= price ? kAllowed : RuleId{"AF-GRAV-1"};
}

Flow AdjustFrame::run(Table& table, AdjustFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(question_of(frame));
    const auto operand = operand_of(table.answer());
    const Die die = die_of(operand);
    if (frame.card == Card::gravity_manipulator && frame.down == 0) {
        frame.down = static_cast<std::uint8_t>(operand);
        frame.step = Talk::ask;
        return Flow::again;
    }
    table.use_power(frame.card, power_price(table.data(), table.pub(), frame.card));
    if (frame.card == Card::gravity_manipulator) {
        const Die down = die_of(frame.down);
        table.change_ship(down, value_of(down.pips) - 1);
        table.change_ship(die, value_of(die.pips) + 1);
    } else {
        table.change_ship(die, changed(frame.card, value_of(die.pips)));
    }
    return Flow::done;
}

// AF-BOOST-2
RuleId BoosterPod::discard(const Data&, const Public& pub) {
    for (const Territory at : pub.fields_at.values)
        if (at != Territory::nowhere)
            return kAllowed;
    return {"AF-BOOST-2"};
}

void BoosterPod::discard_options(const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < kFields; ++i)
        if (pub.fields_at.values[static_cast<std::size_t>(i)] != Territory::nowhere)
            codes.add(code(Verb::remove_field, static_cast<std::uint32_t>(i)));
}

}  // namespace sidera::alien_frontiers
