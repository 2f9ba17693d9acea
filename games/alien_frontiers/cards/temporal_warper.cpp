// Temporal Warper: ships are rolled again; discarded, a card comes back from the discard pile.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-WARP-1
RuleId TemporalWarper::power(const Data& data, const Public& pub) {
    const bool able = has_ship(pub.hand, kAnyValue) &&
                      pub.player().fuel >= power_price(data, pub, Card::temporal_warper);
    return able ? kAllowed : RuleId{"AF-WARP-1"};
}

namespace {

// The ships named so far, from the lowest on.
void picked_ships(const Hand& hand, const WarpFrame& frame, Verb verb, CodeBuffer& codes) {
    for (const Pips pips : kAnyValue) {
        if (frame.picked[pips] > 0)
            codes.add(code(verb, operand_of(Die{pips, false})));
        if (frame.relic && hand.relic == value_of(pips))
            codes.add(code(verb, operand_of(Die{pips, true})));
    }
}

// The first operand that may still be named.
std::uint32_t lowest_open(const Public& pub, const WarpFrame& frame) {
    CodeArray<kSides * 2> picked;
    if (!picks_freely(pub))
        picked_ships(pub.hand, frame, Verb::ship, picked);
    return picked.size() == 0 ? 0 : operand_of(picked[picked.size() - 1]);
}

}  // namespace

void TemporalWarper::ship_options(const Public& pub, const WarpFrame& frame, CodeBuffer& codes) {
    const std::uint32_t from = lowest_open(pub, frame);
    for (const Pips pips : kAnyValue) {
        const Die coloured{pips, false};
        const Die relic{pips, true};
        if (pub.hand.ships[pips] > frame.picked[pips] && operand_of(coloured) >= from)
            codes.add(code(Verb::ship, operand_of(coloured)));
        if (pub.hand.relic == value_of(pips) && !frame.relic && operand_of(relic) >= from)
            codes.add(code(Verb::ship, operand_of(relic)));
    }
    if (!frame.is_empty())
        codes.add(code(Verb::reroll));
    if (picks_freely(pub))
        picked_ships(pub.hand, frame, Verb::keep_ship, codes);
}

Flow WarpFrame::run(Table& table, WarpFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(Question::warper_ships);
    const OptionCode answer = table.answer();
    if (verb(answer) == Verb::reroll) {
        table.use_power(Card::temporal_warper,
                        power_price(table.data(), table.pub(), Card::temporal_warper));
        table.reroll(frame.picked, frame.relic);
        return Flow::done;
    }
    const Die die = die_of(operand_of(answer));
    const bool named = verb(answer) == Verb::ship;
    if (die.relic)
        frame.relic = named;
    else if (named)
        ++frame.picked[die.pips];
    else
        --frame.picked[die.pips];
    frame.step = Talk::ask;
    return Flow::again;
}

// AF-WARP-2: the card just discarded is not yet in the pile, so another copy of it may be taken.
CardSet TemporalWarper::recoverable(const Public& pub) {
    CardSet cards;
    for (int i = 0; i < kCards; ++i)
        if (pub.discards.values[static_cast<std::size_t>(i)] > 0)
            cards.insert(static_cast<Card>(i));
    return cards.without(pub.player().cards.without(CardSet::of(Card::temporal_warper)));
}

RuleId TemporalWarper::discard(const Data&, const Public& pub) {
    return recoverable(pub).empty() ? RuleId{"AF-WARP-2"} : kAllowed;
}

}  // namespace sidera::alien_frontiers
