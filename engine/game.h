// The interface every game fulfils. All of it is mandatory: there are no optional capabilities.

#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/data_files.h"
#include "engine/decision.h"
#include "engine/describe.h"
#include "engine/fixed_vec.h"
#include "engine/json.h"
#include "engine/luck.h"
#include "engine/seat.h"
#include "engine/sink.h"

namespace sidera {

// One option of a game's table, as listed by `sidera games GAME` and filled in by a form.
struct OptionSpec {
    enum class Kind : std::uint8_t { boolean, integer, choice, data_set };

    std::string_view key;
    Kind kind = Kind::boolean;
    std::int32_t standard = 0;  // the default; for a choice its number
    std::int32_t lo = 0;
    std::int32_t hi = 1;
    std::span<const std::string_view> choices{};
    std::optional<std::int32_t> for_many{};  // what a table of three or more is offered instead
};

// How a table is set up. `options` has one value per row of the game's kOptions, in that order.
struct Setup {
    int seats = 0;
    SeatSet confirm;  // seats that press the button of a `confirm` question themselves
    FixedVec<std::int32_t, 32> options;
    bool operator==(const Setup&) const = default;
};

// The standing at a moment; final when the game is over. Several winners share the victory.
struct Outcome {
    bool over = false;
    std::array<std::int32_t, kMaxSeats> points{};
    SeatSet winners;
    // Ranks seats with equal points, more is better; all equal where the rules know no such order.
    std::array<std::int32_t, kMaxSeats> tie_break{};

    // The order of the places: more is better, equals share a place.
    std::pair<std::int32_t, std::int32_t> rank(Seat seat) const {
        const auto i = static_cast<std::size_t>(seat);
        return {points[i], tie_break[i]};
    }
};

// What earned points, for reports: `group` and `key` make a text key ("cat", "moon"). Shared points
// may be split, so these are no whole numbers.
struct Earning {
    Seat seat = kNoSeat;
    std::string group;
    std::string key;
    double points = 0;
};

// What a seat was, for reports: victories are counted by it. `group` has the text "report.GROUP",
// `key` is a text key ("faction.umani"). Without a seat it is a fact of the whole game.
struct Trait {
    Seat seat = kNoSeat;
    std::string group;
    std::string key;
};

// Something done, for reports: how often, and how often by those who won.
struct Happening {
    Seat seat = kNoSeat;
    std::string group;
    std::string key;
};

// Where points came from. The lines of a seat add up to its points.
struct ScoreLine {
    Seat seat = kNoSeat;
    Message what;
    std::int32_t points = 0;
};

template<class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && Described<typename G::State> &&
               std::is_trivially_copyable_v<typename G::View> && Described<typename G::View> &&
               requires(const typename G::Data& data,
                        const Setup& setup,
                        Setup& drawn,
                        typename G::State state,
                        const typename G::State fixed,
                        const typename G::View view,
                        typename G::ViewRef ref,
                        typename G::PublicEvent public_event,
                        typename G::PrivateEvent private_event,
                        Seat seat,
                        Channel channel,
                        const Answer& answer,
                        Luck& luck,
                        Sink<G>& out,
                        CodeBuffer& codes,
                        OptionCode code,
                        std::string_view text,
                        std::string own_name,
                        std::span<const DataFile> files,
                        const Json& json) {
                   { G::kName } -> std::convertible_to<std::string_view>;
                   { G::kRulesVersion } -> std::convertible_to<int>;
                   { G::kMinSeats } -> std::convertible_to<int>;
                   { G::kMaxSeats } -> std::convertible_to<int>;
                   { G::kDefaultSeats } -> std::convertible_to<int>;
                   { G::kMaxOptions } -> std::convertible_to<std::size_t>;
                   { G::kMaxAnswers } -> std::convertible_to<int>;  // no game takes longer
                   { G::kOptions } -> std::convertible_to<std::span<const OptionSpec>>;
                   { G::kStreams } -> std::convertible_to<std::span<const std::string_view>>;

                   { G::default_data() } -> std::same_as<const typename G::Data&>;
                   { G::load_data(own_name, files) } -> std::same_as<DataLoad<typename G::Data>>;
                   { G::shorten(drawn) } -> std::same_as<void>;  // a setup whose games end soon
                   { G::check_setup(data, setup) } -> std::same_as<std::optional<std::string>>;
                   { G::start(data, setup, luck, out) } -> std::same_as<typename G::State>;
                   {
                       G::asked(fixed)
                   } -> std::same_as<SeatSet>;  // waited for; empty: the game is over
                   {
                       G::free(fixed)
                   } -> std::same_as<SeatSet>;  // may speak without being waited for
                   { G::see(fixed, seat) } -> std::same_as<typename G::View>;
                   { G::ref(fixed, seat) } -> std::same_as<typename G::ViewRef>;
                   { ref_of(view) } -> std::same_as<typename G::ViewRef>;
                   {
                       G::options(data, ref, channel, codes)
                   } -> std::same_as<void>;  // the one generator
                   { G::range(data, ref, code) } -> std::same_as<Range>;
                   {
                       G::range_rule(data, ref, code)
                   } -> std::same_as<RuleId>;  // what bounds it; where there is none, says so
                   { G::is_confirm(ref, channel) } -> std::same_as<bool>;
                   { G::advance(data, state, answer, luck, out) } -> std::same_as<void>;
                   {
                       G::resume(data, state, luck, out)
                   } -> std::same_as<void>;  // runs to the next question
                   {
                       G::shows_own(fixed, fixed, seat)
                   } -> std::same_as<bool>;  // what the seat did showed something hidden of it
                   { G::guess(data, view, luck) } -> std::same_as<typename G::State>;
                   {
                       G::why_not(data, ref, code)
                   } -> std::same_as<RuleId>;  // also of a seat that is not asked
                   { G::outcome(data, fixed) } -> std::same_as<Outcome>;
                   { G::score_lines(data, fixed) } -> std::same_as<std::vector<ScoreLine>>;
                   { G::earnings(data, fixed) } -> std::same_as<std::vector<Earning>>;
                   {
                       G::rounds(fixed)
                   } -> std::same_as<int>;  // how long it has lasted, as players count
                   { G::broken_invariant(data, fixed) } -> std::same_as<std::optional<std::string>>;

                   { G::notation(data, code) } -> std::same_as<std::string>;
                   { G::parse(data, text) } -> std::same_as<std::optional<OptionCode>>;
                   { G::decision(data, ref, channel) } -> std::same_as<Decision>;
                   { G::narrate(data, public_event) } -> std::same_as<Message>;
                   { G::narrate(data, private_event) } -> std::same_as<Message>;
                   { G::names(data, setup.seats) } -> std::same_as<Names>;
                   {
                       G::data_json(data)
                   } -> std::same_as<Json>;  // what a client needs to draw the table
                   {
                       G::complete_position(data, json, state)
                   } -> std::same_as<std::optional<std::string>>;
                   {
                       G::luck_value(data, text, text)
                   } -> std::same_as<std::optional<std::uint32_t>>;
               };

// Default values for a game's options.
template<class G>
Setup default_setup(int seats = G::kDefaultSeats) {
    Setup setup;
    setup.seats = seats;
    for (const OptionSpec& spec : G::kOptions)
        setup.options.push_back(spec.standard);
    return setup;
}

// Seconds that what goes on may take all together, in games that have such a clock.
template<class G>
int seconds_for_all(const auto& pub) {
    if constexpr (requires { G::common_seconds(pub); })
        return G::common_seconds(pub);
    else
        return 0;
}

// Games whose clients get something beside a view that follows from it: rules that they need not
// know then. It is made where views are written, never while playing.
template<class G>
concept DerivesForView = requires(typename G::ViewRef ref) { G::derived(ref); };

// The question with a single option is answered by the engine itself and not logged, except where
// the game says that it must be asked all the same (`is_confirm`): the option is a button of its
// own, or the question is a window (`Decision::window`). Fills `codes`; yields whether a seat must
// really be asked.
template<class G>
bool needs_answer(const typename G::Data& data,
                  typename G::ViewRef ref,
                  Channel channel,
                  CodeBuffer& codes) {
    codes.clear();
    G::options(data, ref, channel, codes);
    return codes.size() != 1 || G::is_confirm(ref, channel) ||
           G::range(data, ref, codes[0]) != Range{};
}

// Answers all formalities until somebody has a real choice or the game is over.
template<class G>
void settle(const typename G::Data& data, typename G::State& state, Luck& luck, Sink<G>& out) {
    CodeArray<G::kMaxOptions> codes;
    for (bool moved = true; moved;) {
        moved = false;
        for (const Seat seat : G::asked(state)) {
            if (needs_answer<G>(data, G::ref(state, seat), Channel::main, codes))
                continue;
            G::advance(data, state, {.seat = seat, .code = codes[0]}, luck, out);
            moved = true;
            break;
        }
    }
}

// Games whose reports tell more than points and lengths.
template<class G>
concept Reports = Game<G> && requires(const typename G::Data& data,
                                      const typename G::State& state,
                                      const typename G::PublicEvent& event) {
    { G::traits(data, state) } -> std::same_as<std::vector<Trait>>;
    { G::happening(data, event) } -> std::same_as<std::optional<Happening>>;
};

}  // namespace sidera
