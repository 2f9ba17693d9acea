// Sealed with one thing wrong at a time: what the kit is for is to find each of these.

#pragma once

#include <algorithm>

#include "tests/toy/toy.h"

namespace sidera::toy {

// All of Sealed, telling the same events; a mutant replaces what it gets wrong.
struct Mutant : Sealed {
    using Out = Sink<Sealed>;
};

// A mutant that changes nothing: it must pass, or the others prove nothing.
struct Unharmed : Mutant {};

// Hands stand in the public part.
struct OpenPublic : Public {
    Keyed<Seat, Private, kMaxPlayers> hands;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        Public::fields(self, visit);
        visit("hands", self.hands);
    }

    bool operator==(const OpenPublic&) const = default;
};

using OpenView = CutView<OpenPublic, Private, Counts>;

inline ViewRef ref_of(const OpenView& view) {
    return {view.seat, view.pub, view.own};
}

struct HandInPublic : Mutant {
    using View = OpenView;

    static View see(const State& state, Seat seat) {
        const toy::View view = Sealed::see(state, seat);
        return {seat, {state.pub, state.own}, view.own, view.counts};
    }

    // Agrees with all that is seen, so property one has nothing to say against it.
    static bool shows_own(const State& before, const State& after, Seat) {
        return may_show_own(before, after);
    }

    static State guess(const Data& data, const View& view, Luck& luck) {
        State state = Sealed::guess(data, {view.seat, view.pub, view.own, view.counts}, luck);
        state.own = view.pub.hands;
        state.secret.deck.clear();
        complete_position(data, {}, state);
        return state;
    }
};

// Who has sealed can be seen.
struct SealShown : Mutant {
    static View see(const State& state, Seat seat) {
        View view = Sealed::see(state, seat);
        view.pub.deciding = asked(state);
        return view;
    }
};

// Who has sealed is told.
struct SealTold : Mutant {
    static void advance(const Data& data, State& state, const Answer& said, Luck& luck, Out& out) {
        if (verb(said.code) == Verb::seal)
            out.tell_all({.kind = EventKind::passed, .seat = said.seat});
        Mutant::advance(data, state, said, luck, out);
    }
};

// The guess forgets what the seat itself holds.
struct ForgetfulGuess : Mutant {
    static State guess(const Data& data, View view, Luck& luck) {
        view.seat = kNoSeat;
        view.own = {};
        return Sealed::guess(data, view, luck);
    }
};

// The guess does not know that a card was seen going into a hand.
struct BlindGuess : Mutant {
    static State guess(const Data& data, const View& view, Luck& luck) {
        View blind = view;
        blind.pub.known = {};
        State state = Sealed::guess(data, blind, luck);
        state.pub = view.pub;
        return state;
    }
};

// The guess is possible, but low cards are always on top.
struct UnevenGuess : Mutant {
    static State guess(const Data& data, const View& view, Luck& luck) {
        State state = Sealed::guess(data, view, luck);
        std::sort(state.secret.deck.begin(), state.secret.deck.end(), std::greater<>());
        return state;
    }
};

struct UnsortedOptions : Mutant {
    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes) {
        CodeArray<kMaxOptions> sorted;
        Sealed::options(data, ref, channel, sorted);
        for (std::size_t i = sorted.size(); i > 0; --i)
            codes.add(sorted[i - 1]);
    }
};

struct AsksEverybody : Mutant {
    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes) {
        Public pub = ref.pub;
        pub.deciding = pub.playing();
        Sealed::options(data, {ref.seat, pub, ref.own}, channel, codes);
    }
};

// Chance is taken from the deck's order, which is part of the state.
struct LuckFromState : Mutant {
    static void advance(const Data& data, State& state, const Answer& said, Luck&, Out& out) {
        Luck own = Luck::seeded({hash_of(state.secret), 0});
        Mutant::advance(data, state, said, own, out);
    }
};

struct LosesCards : Mutant {
    static void advance(const Data& data, State& state, const Answer& said, Luck& luck, Out& out) {
        Mutant::advance(data, state, said, luck, out);
        if (state.pub.round > 1 && !state.secret.deck.empty())
            state.secret.deck.pop_back();
    }
};

// Whoever answers last is paid for waiting.
struct OrderMatters : Mutant {
    static void advance(const Data& data, State& state, const Answer& said, Luck& luck, Out& out) {
        const bool sealing = state.pub.asking == Question::seal;
        Mutant::advance(data, state, said, luck, out);
        if (sealing && state.pub.asking != Question::seal && state.pub.bank > 0) {
            --state.pub.bank;
            ++state.pub.coins[said.seat];
        }
    }
};

// A field that nobody described: it is not written, hashed or compared.
struct ShortState : State {
    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("pub", self.pub);
        visit("own", self.own);
    }

    bool operator==(const ShortState&) const = default;
};

struct ForgottenField : Mutant {
    using State = ShortState;

    static State start(const Data& data, const Setup& setup, Luck& luck, Out& out) {
        return {Mutant::start(data, setup, luck, out)};
    }

    static State guess(const Data& data, const View& view, Luck& luck) {
        return {Sealed::guess(data, view, luck)};
    }
};

struct AmbiguousNotation : Mutant {
    static std::string notation(const Data& data, OptionCode option) {
        const std::string text = Sealed::notation(data, option);
        return text.substr(0, text.find(" for "));
    }

    static std::optional<OptionCode> parse(const Data& data, std::string_view text) {
        for (std::uint8_t number = 1; number < kWords.size(); ++number)
            for (std::uint32_t i = 0; i < operand_count(static_cast<Verb>(number)); ++i)
                if (notation(data, make_code(number, i)) == text)
                    return make_code(number, i);
        return std::nullopt;
    }
};

struct WrongBreakdown : Mutant {
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state) {
        std::vector<ScoreLine> lines = Sealed::score_lines(data, state);
        lines.pop_back();
        return lines;
    }
};

struct UnofferedFallback : Mutant {
    static Decision decision(const Data& data, const ViewRef& ref, Channel channel) {
        Decision decision = Sealed::decision(data, ref, channel);
        decision.fallback = code(Verb::resign);
        return decision;
    }
};

// The rule against something that is allowed.
struct WrongReason : Mutant {
    static RuleId why_not(const Data&, const ViewRef&, OptionCode) { return {"TY-SEAL-1"}; }
};

// Who is not asked learns no rule.
struct SilentForOthers : Mutant {
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode option) {
        return ref.pub.deciding.has(ref.seat) ? Sealed::why_not(data, ref, option) : RuleId{};
    }
};

// Who comes when all is over learns no rule.
struct SilentAtTheEnd : Mutant {
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode option) {
        return ref.pub.over ? RuleId{} : Sealed::why_not(data, ref, option);
    }
};

// Nothing says that a card is no longer there.
struct SilentAboutCards : Mutant {
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode option) {
        const bool gone = may_pass(ref).id.empty() && verb(option) == Verb::seal &&
                          operand_of(option) < operand_count(Verb::seal) &&
                          ref.own.hand[card_at(operand_of(option))] == 0;
        return gone ? RuleId{} : Sealed::why_not(data, ref, option);
    }
};

// A wrong amount is refused by nothing.
struct SilentAmount : Mutant {
    static RuleId range_rule(const Data&, const ViewRef&, OptionCode) { return {}; }
};

}  // namespace sidera::toy
