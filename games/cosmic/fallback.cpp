// What the clock plays: pass where one may, keep what one has, and the talks fail.

#include "games/cosmic/fallback.h"

#include "games/cosmic/codes.h"
#include "games/cosmic/effect.h"

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

// What is soonest of use; a number that grows comes first.
OptionCode cheapest_tech(const CodeBuffer& codes) {
    OptionCode best = codes[0];
    for (const OptionCode option : codes)
        if (tech(static_cast<TechId>(operand_of(option))).research <
            tech(static_cast<TechId>(operand_of(best))).research)
            best = option;
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

OptionCode highest_attack(const CodeBuffer& codes) {
    OptionCode best = codes[0];
    for (const OptionCode option : codes)
        if (is_attack(static_cast<Card>(operand_of(option))))
            best = option;
    return best;
}

}  // namespace

OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes) {
    const bool launching = ref.pub.question.kind == Ask::launch_source;  // as many as may go
    for (const Verb first : {Verb::pass, Verb::fail, Verb::done})
        if (codes.contains(code(first)) && !launching)
            return code(first);
    switch (ref.pub.question.kind) {
        case Ask::choose_hoard:
            return code(strength_of(ref.own.hand) >= strength_of(ref.own.aside) ? Verb::first
                                                                                : Verb::second);
        case Ask::launch_source:
        case Ask::ally_source:
        case Ask::lose_ships:
        case Ask::pick_source:
            return by_ships(ref, codes, true);
        case Ask::return_ships:
            return by_ships(ref, codes, false);
        case Ask::select_card:
            return highest_attack(codes);
        case Ask::choose_tech:
            return cheapest_tech(codes);
        case Ask::rotate_power:
        case Ask::pick_yes_no:
            return code(Verb::no);
        default:
            return codes[0];
    }
}

}  // namespace sidera::cosmic
