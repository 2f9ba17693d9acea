// Which encounter cards a seat may choose (CF-PLAN-5), and the rule behind all others.

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

// Nobody has to open a hoard who has a card in hand (CF-POW-8).
bool has_any(const ViewRef& ref, const CardSet& wanted) {
    const bool hoard = plays_hoard(ref.pub, ref.seat) && !ref.own.hand.any_of(kEncounterCards);
    return ref.own.hand.any_of(wanted) || (hoard && ref.own.hoard.any_of(wanted));
}

// Of the kind that both have to play.
void narrow_to_kind(const ViewRef& ref, Question& question) {
    const std::uint32_t bars = ref.pub.encounter().bars;
    if ((bars & kMustAttack) != 0 && has_any(ref, kAttackCards)) {
        question.pick = Pick::attack;
        question.low = -127;  // Mayfair has attacks below 0
        question.high = 127;
    } else if ((bars & kMustCompromise) != 0 && has_any(ref, kNegotiateCards)) {
        question.pick = Pick::type;
        question.low = static_cast<std::int8_t>(CardType::negotiate);
    }
}

// A card that may be chosen only if there is no other.
void avoid_card(const ViewRef& ref, Question& question) {
    const Side side = side_of(ref.pub, ref.seat);
    for (const Mark& mark : ref.pub.encounter().marks) {
        if (mark.side != side || !effect(mark.by).forbids)
            continue;
        Question narrowed = question;
        narrowed.avoid = mark.card;
        bool other = false;
        ref.own.hand.for_each([&](Card c, int) { other = other || fits(narrowed, c); });
        if (other)
            question = narrowed;
    }
}

}  // namespace

// What had to be taken up is laid again only if there is no other kind.
static void avoid_vetoed(const ViewRef& ref, Question& question) {
    if (ref.own.vetoed == Card::none)
        return;
    Question narrowed = question;
    narrowed.avoid = ref.own.vetoed;
    bool other = false;
    ref.own.hand.for_each([&](Card c, int) { other = other || fits(narrowed, c); });
    if (other)
        question = narrowed;
}

// Who must attack does if it can, and who is bound to a card plays it.
Question selection_question(const ViewRef& ref) {
    Question question{.kind = Ask::select_card, .pick = Pick::encounter};
    narrow_to_kind(ref, question);
    avoid_card(ref, question);
    avoid_vetoed(ref, question);
    const Card bound = ref.own.must_play;
    if (bound != Card::none && ref.own.hand.has(bound) && fits(question, bound)) {
        question.pick = Pick::exact;
        question.card = bound;
    }
    return question;
}

static bool may_select_from_hoard(const ViewRef& ref, const Question& question) {
    return question.pick != Pick::exact && ref.pub.players[ref.seat].hoard > 0 &&
           may_open_hoard(ref);
}

void selection_options(const ViewRef& ref, CodeBuffer& codes) {
    const Question question = selection_question(ref);
    add_cards(question, ref.own.hand, Verb::card, codes);
    if (may_select_from_hoard(ref, question))
        add_cards(question, ref.own.hoard, Verb::hoard_card, codes);
}

void list_second(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    add_cards(second_question(data, ref), ref.own.hand, Verb::card, codes);
}

void list_support(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    add_cards(support_question(data, ref), ref.own.hand, Verb::card, codes);
}

// CF-PLAN-4: of the own hand, by who is to choose and has not chosen yet.
RuleId why_not_selected(const Data&, const ViewRef& ref, OptionCode wanted) {
    if (!ref.pub.deciding.has(ref.seat) || ref.own.reply != 0)
        return {"CF-PLAN-4"};
    const Question question = selection_question(ref);
    if (verb(wanted) == Verb::hoard_card)
        return {may_select_from_hoard(ref, question) && holds(ref.own.hoard, wanted)
                    ? "CF-PLAN-5"
                    : "CF-A-MISER-1"};
    return {verb(wanted) == Verb::card && holds(ref.own.hand, wanted) ? "CF-PLAN-5" : "CF-PLAN-4"};
}

EffectId power_with(const Public& pub, Seat seat, bool Passive::* what) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (alien(sheet.alien).passive.*what && usable(pub, seat, sheet) &&
            !pub.encounter().must_not_use.has(seat))
            return power_effect(sheet.alien, 0);
    return EffectId::none;
}

bool can_choose_again(const Public& pub, const ChoiceFrame& choice) {
    const Encounter& e = pub.encounter();
    switch (choice.what) {
        case PublicChoice::aim:
            return (pub.planets & system_planets(system_of(e.target))).size() > 1;
        case PublicChoice::load:
            return e.sent[choice.seat] > 1 || ships_on_colonies(pub, choice.seat) > 0;
        case PublicChoice::redraw:
            for (const Planet planet : pub.planets& system_planets(e.offense))
                if (nobody_on(pub, planet) ||
                    !players_on(pub, planet).without(SeatSet::of(e.offense)).empty())
                    return true;
            return false;
        default:
            return true;
    }
}

bool holds_kicker(const Private& own) {
    CardSet kickers = kKickers;
    if (own.vetoed_kicker != Card::none)
        kickers.erase(own.vetoed_kicker);
    return own.hand.any_of(kickers);
}

void list_kickers(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    ref.own.hand.for_each([&](Card card, int) {
        if (is_kicker(card) && card != ref.own.vetoed_kicker)
            codes.add(code(Verb::card, card));
    });
}

bool may_lay_second(const Public& pub, Seat seat) {
    return pub.encounter().adds_low_attack.has(seat) ||
           power_with(pub, seat, &Passive::lays_second) != EffectId::none;
}

bool may_lay_support(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    return e.adds_any_card.has(seat) || (e.bars & kAlliesAddCards) != 0 ||
           power_with(pub, seat, &Passive::lays_support) != EffectId::none;
}

static Question attacks_up_to(Ask kind, int lowest, int highest) {
    return {.kind = kind,
            .pick = Pick::attack,
            .low = static_cast<std::int8_t>(lowest),
            .high = static_cast<std::int8_t>(highest)};
}

// CM-A-DEUCE-1, CM-A-DEUCE-W
Question second_question(const Data& data, const ViewRef& ref) {
    constexpr int kLow = 10;
    if (power_with(ref.pub, ref.seat, &Passive::lays_second) != EffectId::none)
        return {.kind = Ask::second_card, .pick = Pick::encounter};
    if (ref.pub.encounter().adds_low_attack.has(ref.seat))
        return attacks_up_to(Ask::second_card, data.edition.lowest_attack, kLow);
    return {.kind = Ask::second_card, .pick = Pick::exact};
}

// CM-A-CAVALRY-1, CM-A-CAVALRY-W, CM-A-CAVALRY-S
Question support_question(const Data& data, const ViewRef& ref) {
    const Encounter& e = ref.pub.encounter();
    if (e.adds_any_card.has(ref.seat) ||
        power_with(ref.pub, ref.seat, &Passive::lays_support) != EffectId::none)
        return {.kind = Ask::support_card, .pick = Pick::encounter};
    if ((e.bars & kAlliesAddCards) != 0)
        return attacks_up_to(Ask::support_card, data.edition.lowest_attack, 127);
    return {.kind = Ask::support_card, .pick = Pick::exact};
}

// CM-RUL-5: those of a hoard count.
bool holds_encounter_card(const Public& pub, const Private& own, Seat seat) {
    return own.hand.any_of(kEncounterCards) ||
           (pub.players[seat].hoard > 0 && plays_hoard(pub, seat) &&
            own.hoard.any_of(kEncounterCards));
}

bool waits_for_cards(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (alien(sheet.alien).passive.waits_for_cards && usable(pub, seat, sheet))
            return true;
    return false;
}

// CF-TURN-5: with a card for it, or the promise of a new hand.
bool may_meet_again(const ViewRef& ref) {
    return holds_encounter_card(ref.pub, ref.own, ref.seat) ||
           (ref.pub.encounter().bars & kFreshHand) != 0;
}

}  // namespace sidera::cosmic
