// From a card's name to its rules.

#include "games/alien_frontiers/cards/card.h"

namespace sidera::alien_frontiers {
namespace {

template<Card card>
Frame adjust() {
    return AdjustFrame{.card = card};
}

template<class F>
Frame fresh() {
    return F{};
}

constexpr Keyed<Card, CardRules, kCards> make_rules() {
    Keyed<Card, CardRules, kCards> rules;
    rules[Card::booster_pod] = {
        BoosterPod::power, adjust<Card::booster_pod>, BoosterPod::discard, Question::remove_field};
    rules[Card::data_crystal] = {
        DataCrystal::power, fresh<CrystalFrame>, place_field, Question::field_territory};
    rules[Card::gravity_manipulator] = {GravityManipulator::power,
                                        adjust<Card::gravity_manipulator>,
                                        place_field,
                                        Question::field_territory};
    rules[Card::orbital_teleporter] = {OrbitalTeleporter::power,
                                       fresh<TeleportFrame>,
                                       OrbitalTeleporter::discard,
                                       Question::move_from,
                                       Question::move_to};
    rules[Card::plasma_cannon] = {
        PlasmaCannon::power, fresh<PlasmaFrame>, PlasmaCannon::discard, Question::plasma_destroy};
    rules[Card::polarity_device] = {PolarityDevice::power,
                                    adjust<Card::polarity_device>,
                                    PolarityDevice::discard,
                                    Question::swap_a,
                                    Question::swap_b};
    rules[Card::stasis_beam] = {
        StasisBeam::power, adjust<Card::stasis_beam>, place_field, Question::field_territory};
    rules[Card::temporal_warper] = {
        TemporalWarper::power, fresh<WarpFrame>, TemporalWarper::discard, Question::warper_card};
    return rules;
}

constexpr Keyed<Card, CardRules, kCards> kRules = make_rules();

}  // namespace

const CardRules& rules_of(Card card) {
    return kRules[card];
}

RuleId may_use_power(const Data& data, const Public& pub, Card card) {
    if (!pub.player().cards.has(card))
        return {"AF-CARD-1"};
    if (kRules[card].power == nullptr)
        return {"AF-CARD-9"};
    if (pub.turn.used.has(card))
        return {"AF-CARD-3"};
    return kRules[card].power(data, pub);
}

RuleId may_discard(const Data& data, const Public& pub, Card card) {
    if (!pub.player().cards.has(card))
        return {"AF-CARD-1"};
    if (kRules[card].discard == nullptr)
        return {"AF-CARD-9"};
    if (pub.turn.discarded || pub.turn.used.has(card))
        return {"AF-CARD-4"};
    return kRules[card].discard(data, pub);
}

void ship_options(const Hand& hand, PipsSet values, CodeBuffer& codes) {
    for (const Pips pips : values) {
        if (hand.ships[pips] > 0)
            codes.add(code(Verb::ship, operand_of(Die{pips, false})));
        if (hand.relic == value_of(pips))
            codes.add(code(Verb::ship, operand_of(Die{pips, true})));
    }
}

bool has_ship(const Hand& hand, PipsSet values) {
    for (const Pips pips : values)
        if (hand.ships[pips] > 0 || hand.relic == value_of(pips))
            return true;
    return false;
}

// AF-STASIS-2, AF-CRYSTAL-5, AF-GRAV-2
Field field_of(Card card) {
    return card == Card::stasis_beam    ? Field::isolation
           : card == Card::data_crystal ? Field::positron
                                        : Field::repulsor;
}

// There is always another territory.
RuleId place_field(const Data&, const Public&) {
    return kAllowed;
}

// AF-FIELD-2
void field_options(const Public& pub, Field field, CodeBuffer& codes) {
    for (int i = 0; i < kTerritories; ++i)
        if (!has_field(pub, field, static_cast<Territory>(i)))
            codes.add(code(Verb::territory, static_cast<std::uint32_t>(i)));
}

}  // namespace sidera::alien_frontiers
