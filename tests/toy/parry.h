// Parry, the toy game of windows: whoever holds the hidden card may stop what another seat takes.
//
// The seats take turns to take a point or rest. What is taken can be stopped by any other seat that
// holds a stop; half of the seats do. They are asked one after the other, or all at once. Who holds
// none is asked, too: see Decision::window. Where hands are dealt everybody holds one card or five,
// lays one of them face down before the first turn, and stops with any of them.

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/cut.h"
#include "engine/game.h"
#include "engine/narrate.h"

namespace sidera::parry {

inline constexpr int kMaxPlayers = 4;
inline constexpr Stream kDealStream{0};
inline constexpr Stream kGuessStream{1};

enum class Question : std::uint8_t { none, turn, window, lay };
enum class Reply : std::uint8_t { none, pass, stop, laid };
enum class EventKind : std::uint8_t { takes, rests, passed, stopped, taken, game_over };
enum class PrivateEventKind : std::uint8_t { dealt };

// The numbers stand in records and never change.
enum class Verb : std::uint8_t { take = 1, rest = 2, pass = 3, stop = 4, lay = 5 };
inline constexpr std::array<std::string_view, 6> kWords = {
    "", "take", "rest", "pass", "stop", "lay"};
inline constexpr std::uint8_t kFullHand = 5;

constexpr OptionCode code(Verb verb, std::uint32_t card = 0) {
    return make_code(static_cast<std::uint8_t>(verb), card);
}

struct Data {
    std::string name = "parry_default";
    std::uint64_t hash = 1;
};

struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;
    bool together = false;  // all are asked at once
    std::uint8_t turns = 4;
    std::uint8_t seconds = 0;  // a common clock in windows
    bool hands = false;        // of one card or five

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("together", self.together);
        visit("turns", self.turns);
        visit("seconds", self.seconds);
        visit("hands", self.hands);
    }

    bool operator==(const Rules&) const = default;
};

struct Public {
    Rules rules;
    bool over = false;
    std::uint8_t turn = 0;
    Seat active = kNoSeat;
    Keyed<Seat, std::uint8_t, kMaxPlayers> points;
    SeatSet spent;     // whose stop was played
    SeatSet deciding;  // fixed when the question opens
    Question asking = Question::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("turn", self.turn);
        visit("active", self.active);
        visit("points", self.points);
        visit("spent", self.spent);
        visit("deciding", self.deciding);
        visit("asking", self.asking);
    }

    bool operator==(const Public&) const = default;
};

struct Private {
    bool stop = false;
    std::uint8_t cards = 1;
    Reply reply = Reply::none;  // where all are asked at once

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("stop", self.stop);
        visit("cards", self.cards);
        visit("reply", self.reply);
    }

    bool operator==(const Private&) const = default;
};

struct PublicEvent {
    EventKind kind = EventKind::game_over;
    Seat seat = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
    }
};

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::dealt;
    std::uint8_t stops = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("stops", self.stops);
    }
};

using Ref = CutRef<Public, Private>;

struct Parry {
    using Data = parry::Data;
    using State = CutState<Public, Private, NoCounts, kMaxPlayers>;  // nothing hidden from all
    using View = CutView<Public, Private>;
    using ViewRef = Ref;
    using PublicEvent = parry::PublicEvent;
    using PrivateEvent = parry::PrivateEvent;

    static constexpr std::string_view kName = "parry";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 3;
    static constexpr std::size_t kMaxOptions = 1 + kFullHand;
    static constexpr int kMaxAnswers = 9 * kMaxPlayers;

    enum OptionKey : std::uint8_t { together, turns, seconds, hands };

    static constexpr std::array<OptionSpec, 4> kOptions = {{
        {.key = "together", .standard = 0},
        {.key = "turns", .kind = OptionSpec::Kind::integer, .standard = 4, .lo = 1, .hi = 8},
        {.key = "seconds", .kind = OptionSpec::Kind::integer, .hi = 60},
        {.key = "hands", .standard = 0},
    }};
    static constexpr std::array<std::string_view, 2> kStreams = {"deal", "guess"};

    static int common_seconds(const Public& pub) {
        return pub.asking == Question::window ? pub.rules.seconds : 0;
    }

    static const Data& default_data() {
        static const Data kDefault;
        return kDefault;
    }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile>) {
        DataLoad<Data> load;
        load.data = Data{.name = std::move(name)};
        return load;
    }

    static void shorten(Setup&) {}

    static std::optional<std::string> check_setup(const Data&, const Setup&) {
        return std::nullopt;
    }

    static State start(const Data&, const Setup& setup, Luck& luck, Sink<Parry>& out) {
        State state;
        state.pub.rules = {.seats = static_cast<std::uint8_t>(setup.seats),
                           .confirm = setup.confirm,
                           .together = setup.options[together] != 0,
                           .turns = static_cast<std::uint8_t>(setup.options[turns]),
                           .seconds = static_cast<std::uint8_t>(setup.options[seconds]),
                           .hands = setup.options[hands] != 0};
        for (const Seat seat : SeatSet::first(setup.seats)) {
            state.own[seat].stop = luck.below(2, kDealStream, seat, 0) != 0;
            const std::uint8_t stops = state.own[seat].stop ? 1 : 0;
            out.tell(seat, {.kind = PrivateEventKind::dealt, .stops = stops});
            if (state.pub.rules.hands && luck.below(2, kDealStream, seat, 1) != 0)
                state.own[seat].cards = kFullHand;
        }
        if (state.pub.rules.hands)
            ask_to_lay(state);
        else
            next_turn(state, out);
        return state;
    }

    static SeatSet asked(const State& state) {
        SeatSet open;
        for (const Seat seat : state.pub.deciding)
            if (state.own[seat].reply == Reply::none)
                open.insert(seat);
        return open;
    }

    static SeatSet free(const State&) { return {}; }

    static View see(const State& state, Seat seat) { return view_of(state, seat); }

    static Ref ref(const State& state, Seat seat) { return ref_of(state, seat); }

    static void options(const Data& data, const Ref& ref, Channel channel, CodeBuffer& codes) {
        for (const Verb verb : {Verb::take, Verb::rest, Verb::pass, Verb::stop, Verb::lay})
            for (std::uint32_t card = 0; card < kFullHand; ++card)
                if (channel == Channel::main && why_not(data, ref, code(verb, card)).id.empty())
                    codes.add(code(verb, card));
    }

    static Range range(const Data&, const Ref&, OptionCode) { return {}; }

    static RuleId range_rule(const Data&, const Ref&, OptionCode) { return {"PY-TURN-1"}; }

    // Where people play, what may betray a hand is asked of everybody.
    static bool is_confirm(const Ref& ref, Channel channel) {
        return channel == Channel::main && ref.pub.asking != Question::turn &&
               !ref.pub.rules.confirm.empty();
    }

    static RuleId why_not(const Data&, const Ref& ref, OptionCode wanted) {
        const bool asked =
            ref.seat != kNoSeat && ref.pub.deciding.has(ref.seat) && ref.own.reply == Reply::none;
        const bool window = ref.pub.asking == Question::window;
        const auto verb = static_cast<Verb>(verb_of(wanted));
        const bool has_cards = verb == Verb::stop || verb == Verb::lay;
        if (!asked || operand_of(wanted) >= (has_cards ? ref.own.cards : 1u) ||
            (verb == Verb::lay) != (ref.pub.asking == Question::lay))
            return {"PY-TURN-1"};
        switch (verb) {
            case Verb::lay:
                return {};
            case Verb::take:
            case Verb::rest:
                return window ? RuleId{"PY-TURN-1"} : RuleId{};
            case Verb::pass:
                return window ? RuleId{} : RuleId{"PY-STOP-1"};
            case Verb::stop:
                return window && ref.own.stop ? RuleId{} : RuleId{"PY-STOP-1"};
        }
        return {"PY-TURN-1"};
    }

    static void advance(const Data&, State& state, const Answer& answer, Luck&, Sink<Parry>& out) {
        const auto verb = static_cast<Verb>(verb_of(answer.code));
        Public& pub = state.pub;
        if (pub.asking == Question::turn) {
            out.tell_all({.kind = verb == Verb::take ? EventKind::takes : EventKind::rests,
                          .seat = pub.active});
            return verb == Verb::take ? open_window(state) : next_turn(state, out);
        }
        state.own[answer.seat].reply = verb == Verb::lay    ? Reply::laid
                                       : verb == Verb::stop ? Reply::stop
                                                            : Reply::pass;
        if (!asked(state).empty())
            return;
        if (pub.asking == Question::lay) {
            for (Private& own : state.own.values)
                own.reply = Reply::none;
            return next_turn(state, out);
        }
        if (close_window(state, out) || pub.rules.together)
            return next_turn(state, out);
        pub.deciding = SeatSet::of(left_of(answer.seat, pub.rules.seats));
        if (!pub.deciding.has(pub.active))
            return;
        take(state, out);
        next_turn(state, out);
    }

    static void resume(const Data&, State&, Luck&, Sink<Parry>&) {}

    static bool shows_own(const State& before, const State& after, Seat) {
        return may_show_own(before, after);
    }

    static State guess(const Data&, const View& view, Luck& luck) {
        State state;
        state.pub = view.pub;
        for (const Seat seat : SeatSet::first(view.pub.rules.seats))
            if (seat == view.seat) {
                state.own[seat] = view.own;
            } else {
                state.own[seat].stop =
                    !view.pub.spent.has(seat) && luck.below(2, kGuessStream, seat, 0) != 0;
                if (view.pub.rules.hands && luck.below(2, kGuessStream, seat, 1) != 0)
                    state.own[seat].cards = kFullHand;
            }
        return state;
    }

    static Outcome outcome(const Data&, const State& state) {
        Outcome outcome{.over = state.pub.over, .points = {}, .winners = {}};
        int best = 0;
        for (const std::uint8_t points : state.pub.points.values)
            best = std::max<int>(best, points);
        for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
            outcome.points[static_cast<std::size_t>(seat)] = state.pub.points[seat];
            if (state.pub.over && state.pub.points[seat] == best)
                outcome.winners.insert(seat);
        }
        return outcome;
    }

    static std::vector<ScoreLine> score_lines(const Data&, const State& state) {
        std::vector<ScoreLine> lines;
        for (const Seat seat : SeatSet::first(state.pub.rules.seats))
            lines.push_back({seat, {.key = "score.taken", .args = {}}, state.pub.points[seat]});
        return lines;
    }

    static std::vector<Earning> earnings(const Data&, const State&) { return {}; }

    static int rounds(const State& state) { return state.pub.turn; }

    static std::optional<std::string> broken_invariant(const Data&, const State& state) {
        if (state.pub.over != asked(state).empty())
            return "a game is over when nobody is asked";
        for (const Seat seat : state.pub.spent)
            if (state.own[seat].stop)
                return "a spent card is back in its hand";
        return std::nullopt;
    }

    static std::string notation(const Data&, OptionCode option) {
        if (verb_of(option) >= kWords.size() || operand_of(option) >= kFullHand)
            return "?";
        std::string text(kWords[verb_of(option)]);
        return operand_of(option) == 0 ? text : text + " " + std::to_string(operand_of(option));
    }

    static std::optional<OptionCode> parse(const Data&, std::string_view text) {
        for (std::uint8_t verb = 1; verb < kWords.size(); ++verb)
            for (std::uint32_t card = 0; card < kFullHand; ++card)
                if (notation({}, make_code(verb, card)) == text)
                    return make_code(verb, card);
        return std::nullopt;
    }

    static Decision decision(const Data& data, const Ref& ref, Channel channel) {
        Decision decision;
        decision.seat = ref.seat;
        decision.channel = channel;
        CodeArray<kMaxOptions> codes;
        options(data, ref, channel, codes);
        if (codes.size() == 0)
            return decision;
        decision.window = ref.pub.asking == Question::window;
        decision.confirm = ref.pub.asking == Question::lay;  // everybody lays a card by hand
        decision.kind = decision.window                   ? "window"
                        : ref.pub.asking == Question::lay ? "lay"
                                                          : "turn";
        decision.prompt = {.key = "prompt." + decision.kind, .args = {}};
        decision.fallback = codes.contains(code(Verb::rest)) ? code(Verb::rest) : codes[0];
        for (const OptionCode option : codes)
            decision.options.push_back(
                {.code = option,
                 .notation = notation(data, option),
                 .about = {},
                 .label = {.key = "option." + notation(data, option), .args = {}},
                 .range = {}});
        return decision;
    }

    static Message narrate(const Data& data, const PublicEvent& event) {
        return message_of_event("event.", event, names(data, kMaxSeats));
    }

    static Message narrate(const Data& data, const PrivateEvent& event) {
        return message_of_event("private.", event, names(data, kMaxSeats));
    }

    static Names names(const Data&, int seats) { return {.seats = seats, .domains = {}}; }

    static Json data_json(const Data&) { return Json::object(); }

    static std::optional<std::string> complete_position(const Data&, const Json&, State&) {
        return std::nullopt;
    }

    static std::optional<std::uint32_t> luck_value(const Data&,
                                                   std::string_view,
                                                   std::string_view) {
        return std::nullopt;
    }

  private:
    // PY-TURN-1
    static void next_turn(State& state, Sink<Parry>& out) {
        Public& pub = state.pub;
        pub.over = pub.turn == pub.rules.turns;
        pub.active = seat_at(pub.turn % pub.rules.seats);
        pub.deciding = pub.over ? SeatSet() : SeatSet::of(pub.active);
        pub.asking = pub.over ? Question::none : Question::turn;
        if (pub.over)
            out.tell_all({.kind = EventKind::game_over});
        else
            ++pub.turn;
    }

    static void ask_to_lay(State& state) {
        state.pub.asking = Question::lay;
        state.pub.deciding = SeatSet::first(state.pub.rules.seats);
    }

    static void open_window(State& state) {
        Public& pub = state.pub;
        pub.asking = Question::window;
        pub.deciding = pub.rules.together
                           ? SeatSet::first(pub.rules.seats).without(SeatSet::of(pub.active))
                           : SeatSet::of(left_of(pub.active, pub.rules.seats));
    }

    // PY-STOP-1: what the asked seats said is shown; true when somebody has stopped it. Where all
    // were asked and nobody has, it is taken.
    static bool close_window(State& state, Sink<Parry>& out) {
        Public& pub = state.pub;
        bool stopped = false;
        for (const Seat seat : pub.deciding) {
            Private& own = state.own[seat];
            const bool stops = std::exchange(own.reply, Reply::none) == Reply::stop;
            out.tell_all({.kind = stops ? EventKind::stopped : EventKind::passed, .seat = seat});
            if (!stops)
                continue;
            own.stop = false;
            pub.spent.insert(seat);
            stopped = true;
        }
        if (pub.rules.together && !stopped)
            take(state, out);
        return stopped;
    }

    static void take(State& state, Sink<Parry>& out) {
        ++state.pub.points[state.pub.active];
        out.tell_all({.kind = EventKind::taken, .seat = state.pub.active});
    }
};

}  // namespace sidera::parry

namespace sidera {

template<>
struct EnumText<parry::Question> : NamesInCode<parry::Question::lay> {
    static constexpr std::string_view kType = "question";
};

template<>
struct EnumText<parry::Reply> : NamesInCode<parry::Reply::laid> {
    static constexpr std::string_view kType = "reply";
};

template<>
struct EnumText<parry::EventKind> : NamesInCode<parry::EventKind::game_over> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<parry::PrivateEventKind> : NamesInCode<parry::PrivateEventKind::dealt> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
