// Sealed as a Game (engine/game.h). Include tests/toy/toy.h, which brings the rest.

#pragma once

#include "engine/game.h"
#include "tests/toy/events.h"

namespace sidera::toy {

struct Secret {
    FixedVec<Card, kMostCards> deck;  // the last one is on top

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("deck", self.deck);
    }

    bool operator==(const Secret&) const = default;
};

using State = CutState<Public, Private, Secret, kMaxPlayers>;

inline constexpr std::array<std::string_view, 2> kTiesChoices = {"luck", "nobody"};

struct Sealed {
    using Data = toy::Data;
    using State = toy::State;
    using View = toy::View;
    using ViewRef = toy::ViewRef;
    using PublicEvent = toy::PublicEvent;
    using PrivateEvent = toy::PrivateEvent;

    static constexpr std::string_view kName = "sealed";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = kMaxPlayers;
    static constexpr int kDefaultSeats = 3;
    // At the table: offers of 6 cards to 3 seats, 3 acceptances, withdraw, resign.
    static constexpr std::size_t kMaxOptions = 6 * 3 + 3 + 1 + 1;
    // Five rounds: open, then each seat seals, makes two offers and ends them; four may resign.
    static constexpr int kMaxAnswers = 5 * (1 + 4 * (1 + 2 * 2)) + 4;

    enum OptionKey : std::uint8_t { trade, rounds_played, ties };

    using Kind = OptionSpec::Kind;
    static constexpr std::array<OptionSpec, 3> kOptions = {{
        {.key = "trade", .standard = 1},
        {.key = "rounds", .kind = Kind::integer, .standard = 3, .lo = 1, .hi = 5},
        {.key = "ties", .kind = Kind::choice, .choices = kTiesChoices},
    }};
    static constexpr std::array<std::string_view, 3> kStreams = {"deck", "tie", "guess"};

    static const Data& default_data();
    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files);

    static void shorten(Setup&) {}

    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);

    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<Sealed>& out);
    static SeatSet asked(const State& state);

    static SeatSet free(const State& state) {
        return state.pub.over ? SeatSet{} : state.pub.playing();
    }

    static ViewRef ref(const State& state, Seat seat) { return ref_of(state, seat); }

    static View see(const State& state, Seat seat);

    static void options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes);
    static Range range(const Data& data, const ViewRef& ref, OptionCode code);
    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);

    // People open their rounds themselves.
    static bool is_confirm(const ViewRef& ref, Channel channel) {
        return channel == Channel::main && ref.pub.asking == Question::open &&
               ref.pub.rules.confirm.has(ref.seat);
    }

    static void advance(
        const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Sealed>& out);
    static void resume(const Data& data, State& state, Luck& luck, Sink<Sealed>& out);

    static bool shows_own(const State& before, const State& after, Seat) {
        return may_show_own(before, after);
    }

    static State guess(const Data& data, const View& view, Luck& luck);
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);

    static Outcome outcome(const Data& data, const State& state);
    static std::vector<ScoreLine> score_lines(const Data& data, const State& state);
    static std::vector<Earning> earnings(const Data& data, const State& state);

    static int rounds(const State& state) { return state.pub.round; }

    static std::optional<std::string> broken_invariant(const Data& data, const State& state);

    static std::string notation(const Data& data, OptionCode code);
    static std::optional<OptionCode> parse(const Data& data, std::string_view text);
    static Decision decision(const Data& data, const ViewRef& ref, Channel channel);
    static Message narrate(const Data& data, const PublicEvent& event);
    static Message narrate(const Data& data, const PrivateEvent& event);

    static Names names(const Data&, int seats) { return {.seats = seats, .domains = {}}; }

    static Json data_json(const Data& data);
    static std::optional<std::string> complete_position(const Data& data,
                                                        const Json& given,
                                                        State& state);
    static std::optional<std::uint32_t> luck_value(const Data& data,
                                                   std::string_view stream,
                                                   std::string_view text);
};

}  // namespace sidera::toy
