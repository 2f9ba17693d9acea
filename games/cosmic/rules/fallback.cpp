// What the clock plays: pass where one may, keep what one has, and the talks fail.

#include "games/cosmic/rules/fallback.h"

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

bool is_home(const ViewRef& ref, Planet planet) {
    return system_of(planet) == ref.seat;
}

// The fullest colony gives, the weakest home colony receives.
OptionCode by_ships(const ViewRef& ref, const CodeBuffer& codes, bool giving) {
    OptionCode best = codes[0];
    int best_worth = -1000;
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::planet && verb(option) != Verb::planet_all)
            continue;
        const auto planet = static_cast<Planet>(operand_of(option));
        const Seat owner = ref.pub.question.subject;
        const int there = owner == kNoSeat ? 0 : ships_on(ref.pub, owner, planet);
        const int worth = giving ? there : (is_home(ref, planet) ? 100 : 0) - there;
        if (worth > best_worth) {
            best_worth = worth;
            best = option;
        }
    }
    return best;
}

// Of the attack cards.
int strength_of(const Cards& cards) {
    int total = 0;
    cards.for_each([&total](Card card, int n) {
        if (is_attack(card))
            total += n * value_of(card);
    });
    return total;
}

}  // namespace

OptionCode fullest_colony(const ViewRef& ref, const CodeBuffer& codes) {
    return by_ships(ref, codes, true);
}

OptionCode weakest_home(const ViewRef& ref, const CodeBuffer& codes) {
    return by_ships(ref, codes, false);
}

// After a deal the gate is emptied in any case.
OptionCode gate_or_colony(const ViewRef& ref, const CodeBuffer& codes) {
    return codes.contains(code(Verb::gate)) ? code(Verb::gate) : by_ships(ref, codes, true);
}

// CF-LOSS-2: from the largest colonies. Before one is given up, a ship of the encounter or of
// research goes.
OptionCode least_loss(const ViewRef& ref, const CodeBuffer& codes) {
    const OptionCode best = by_ships(ref, codes, true);
    const bool last =
        verb(best) == Verb::planet &&
        ships_on(ref.pub, ref.pub.question.subject, static_cast<Planet>(operand_of(best))) == 1;
    for (const OptionCode option : codes)
        if (last && (verb(option) == Verb::gate || verb(option) == Verb::tech_ship))
            return option;
    return best;
}

// Somebody else's ships are named: its smallest colony, one outside its own system if there is any.
OptionCode smallest_colony(const ViewRef& ref, const CodeBuffer& codes) {
    const Seat owner = ref.pub.question.subject;
    if (owner == kNoSeat || owner == ref.seat)
        return codes[0];
    const auto worth = [&](OptionCode option) {
        if (verb(option) == Verb::tech_ship)  // costs no colony
            return 200;
        const auto planet = static_cast<Planet>(operand_of(option));
        return ships_on(ref.pub, owner, planet) + (system_of(planet) == owner ? 100 : 0);
    };
    OptionCode best = codes[0];
    for (const OptionCode option : codes)
        if (worth(option) < worth(best))
            best = option;
    return best;
}

// CF-TIME-4: who may not pass uses the power that has to be used, and nothing else.
OptionCode duty(const ViewRef& ref, const CodeBuffer& codes) {
    const bool commanded = ref.pub.encounter().must_use.has(ref.seat);
    for (const OptionCode option : codes)
        if (const EffectId id = effect_in(option);
            is_power(id) &&
            (effect(id).use == Use::mandatory || (commanded && effect(id).use == Use::optional)))
            return option;
    return codes[0];
}

// CF-SETUP-3
OptionCode best_alien(const ViewRef&, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    for (const OptionCode option : codes)
        if (alien(static_cast<AlienId>(operand_of(option))).rating >
            alien(static_cast<AlienId>(operand_of(best))).rating)
            best = option;
    return best;
}

// What is soonest of use; a number that grows comes first.
OptionCode cheapest_tech(const ViewRef&, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    for (const OptionCode option : codes)
        if (tech(static_cast<TechId>(operand_of(option))).research <
            tech(static_cast<TechId>(operand_of(best))).research)
            best = option;
    return best;
}

OptionCode stronger_packet(const ViewRef& ref, const CodeBuffer&) {
    return code(strength_of(ref.own.hand) >= strength_of(ref.own.aside) ? Verb::first
                                                                        : Verb::second);
}

// Who can only say yes does.
OptionCode rather_no(const ViewRef&, const CodeBuffer& codes) {
    return codes.contains(code(Verb::no)) ? code(Verb::no) : codes[0];
}

// Of the hand or of a hoard; the first card if there is none.
OptionCode highest_attack(const ViewRef&, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    int highest = -100;
    for (const OptionCode option : codes)
        if (const auto card = static_cast<Card>(operand_of(option));
            is_attack(card) && value_of(card) > highest) {
            highest = value_of(card);
            best = option;
        }
    return best;
}

OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes) {
    const Ask asked = ref.pub.question.kind;
    if (asked != Ask::launch_source)  // as many as may go
        for (const Verb first : {Verb::pass, Verb::fail, Verb::done})
            if (codes.contains(code(first)))
                return code(first);
    const QuestionRow& row = row_of(asked);
    return row.by_clock == nullptr ? codes[0] : row.by_clock(ref, codes);
}

// CF-REW-2: ships, as far as there are any in the warp.
bool fallback_most(const ViewRef& ref) {
    return ref.pub.question.kind == Ask::reward_split || ref.pub.question.kind == Ask::regain;
}

}  // namespace sidera::cosmic
