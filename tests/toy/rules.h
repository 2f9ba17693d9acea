// The one list of what is legal in Sealed, and the rule behind everything that is not.

#pragma once

#include "tests/toy/codes.h"
#include "tests/toy/sealed.h"

namespace sidera::toy {

inline constexpr RuleId kAllowed{};

// TY-OPEN-1
inline RuleId may_open(const ViewRef& ref) {
    const bool asked = ref.pub.asking == Question::open && ref.pub.deciding.has(ref.seat);
    return asked ? kAllowed : RuleId{"TY-OPEN-1"};
}

// TY-SEAL-2
inline RuleId may_pass(const ViewRef& ref) {
    const bool asked = ref.pub.asking == Question::seal && ref.pub.deciding.has(ref.seat) &&
                       ref.own.seal.kind == Seal::Kind::none;
    return asked ? kAllowed : RuleId{"TY-SEAL-2"};
}

// TY-SEAL-1
inline RuleId may_seal(const ViewRef& ref, Card card) {
    const bool able = may_pass(ref).id.empty() && ref.own.hand[card] > 0;
    return able ? kAllowed : RuleId{"TY-SEAL-1"};
}

inline RuleId may_speak(const ViewRef& ref) {
    const bool playing = !ref.pub.over && ref.seat != kNoSeat && ref.pub.playing().has(ref.seat);
    return playing ? kAllowed : RuleId{"TY-RESIGN-1"};
}

// TY-TRADE-1, TY-TRADE-2
inline RuleId may_offer(const ViewRef& ref, Seat to, Card card) {
    if (!may_speak(ref).id.empty())
        return may_speak(ref);
    const bool fits = to != ref.seat && ref.pub.playing().has(to) && ref.own.hand[card] > 0;
    if (!ref.pub.rules.trade || !fits)
        return {"TY-TRADE-1"};
    const bool more =
        ref.pub.offers[ref.seat].to == kNoSeat && ref.pub.offers_made[ref.seat] < kOffersPerRound;
    return more ? kAllowed : RuleId{"TY-TRADE-2"};
}

inline RuleId may_withdraw(const ViewRef& ref) {
    const bool able = may_speak(ref).id.empty() && ref.pub.offers[ref.seat].to != kNoSeat;
    return able ? kAllowed : RuleId{"TY-TRADE-2"};
}

// TY-TRADE-3: a sealed bid cannot be spent twice.
inline RuleId may_accept(const ViewRef& ref, OptionCode wanted) {
    const Offer offer = ref.pub.offers[seat_in(wanted)];
    const bool same = offer.to == ref.seat && ref.seat != kNoSeat &&
                      offer.card == card_in(wanted) && offer.price == price_in(wanted);
    const bool able = same && may_speak(ref).id.empty() &&
                      ref.pub.coins[ref.seat] >= offer.price + ref.own.seal.bid;
    return able ? kAllowed : RuleId{"TY-TRADE-3"};
}

inline RuleId Sealed::why_not(const Data&, const ViewRef& ref, OptionCode wanted) {
    if (operand_of(wanted) >= operand_count(verb(wanted)))
        return {"TY-SEAL-1"};
    switch (verb(wanted)) {
        case Verb::open:
            return may_open(ref);
        case Verb::seal:
            return may_seal(ref, card_at(operand_of(wanted)));
        case Verb::pass:
            return may_pass(ref);
        case Verb::offer:
            return may_offer(ref, seat_in(wanted), card_in(wanted));
        case Verb::withdraw:
            return may_withdraw(ref);
        case Verb::accept:
            return may_accept(ref, wanted);
        case Verb::resign:
            return may_speak(ref);
    }
    return {"TY-SEAL-1"};
}

inline void Sealed::options(const Data& data,
                            const ViewRef& ref,
                            Channel channel,
                            CodeBuffer& codes) {
    const auto add_if_allowed = [&](OptionCode option) {
        if (why_not(data, ref, option).id.empty())
            codes.add(option);
    };
    if (channel == Channel::main) {
        add_if_allowed(code(Verb::open));
        for (std::uint32_t kind = 0; kind < kKinds; ++kind)
            add_if_allowed(code(Verb::seal, kind));
        add_if_allowed(code(Verb::pass));
        return;
    }
    for (std::uint32_t operand = 0; operand < operand_count(Verb::offer); ++operand)
        add_if_allowed(code(Verb::offer, operand));
    add_if_allowed(code(Verb::withdraw));
    for (std::uint32_t operand = 0; operand < operand_count(Verb::accept); ++operand)
        add_if_allowed(code(Verb::accept, operand));
    add_if_allowed(code(Verb::resign));
}

inline Range Sealed::range(const Data&, const ViewRef& ref, OptionCode option) {
    if (verb(option) == Verb::seal && ref.seat != kNoSeat)
        return {0, ref.pub.coins[ref.seat]};
    return verb(option) == Verb::offer ? Range{1, kHighestPrice} : Range{};
}

inline RuleId Sealed::range_rule(const Data&, const ViewRef&, OptionCode option) {
    return {verb(option) == Verb::offer ? "TY-TRADE-1" : "TY-SEAL-1"};
}

}  // namespace sidera::toy
