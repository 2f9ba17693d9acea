// One small type-erased face per game: everything programs need to offer it, written once for all
// games.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/arena_result.h"
#include "bots/bot.h"
#include "engine/match.h"
#include "engine/scenario.h"
#include "match/simulation.h"

namespace sidera {

// A checked data set of some game, immutable and shared by all matches that use it.
struct DataSet {
    std::string name;
    std::uint64_t hash = 0;
    std::shared_ptr<const void> data;
    std::shared_ptr<const Json> json;  // what a client needs to draw the table
};

struct DataSetLoad {
    std::optional<DataSet> set;
    std::vector<std::string> errors;
    std::vector<std::string> warnings;
};

// A bot sitting in a seat of a match. It sees what the seat sees.
class BotPlayer {
  public:
    virtual ~BotPlayer() = default;
    virtual Answer choose(const Match& match, Seat seat, Channel channel) = 0;

    // The same in two parts: what the seat sees is copied now; the job thinks about it later, on
    // any thread, while the match goes on. One job of a bot at a time.
    virtual std::function<Answer()> think(const Match& match, Seat seat, Channel channel) = 0;
};

// A lesson: a match from a scenario, with its luck and with the answers it expects, in order.
class Lesson {
  public:
    struct Step {
        Seat seat = kNoSeat;
        OptionCode code = kNoCode;
        std::int32_t value = 0;
    };

    virtual ~Lesson() = default;
    virtual Match& match() = 0;
    virtual const std::vector<Step>& steps() const = 0;
};

struct LessonLoad {
    std::unique_ptr<Lesson> lesson;
    std::string error;
};

// A part of a strength match: groups first .. first + groups - 1 (bots/arena.h says what a group
// is).
struct ArenaRequest {
    Setup setup;
    std::vector<std::string> bots;  // one per seat, see fill_seats
    Budget budget;
    Seed seed;
    std::uint64_t first = 0;
    std::uint64_t groups = 0;
};

struct ReplayedMatch {
    std::unique_ptr<Match> match;
    std::optional<std::string> error;
};

// A moment of a recorded game: `win` is each seat's chance of victory, `points` what it has.
struct MomentChances {
    std::size_t entry = 0;  // after so many entries
    std::vector<double> win;
    std::vector<std::int32_t> points;
    bool measured = true;  // else its chances lie between those of its neighbours
};

enum class Onward : std::uint8_t {
    go_on,
    enough,  // what is not measured by now is laid between what is
    stop     // nothing is told
};

struct ChancesRequest {
    std::uint32_t playouts = 0;  // per moment
    // Asked before every single answer of a playout (a playout may take long).
    std::function<Onward()> onward = [] { return Onward::go_on; };
    // How many of how many moments have been measured.
    std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {
    };
};

// An answer that is given for a player from the start, until the player wants otherwise.
struct StandingAnswer {
    std::string kind;  // of decision
    OptionCode code{};
};

// Of games that have some.
template<class G>
std::vector<StandingAnswer> standing_of() {
    std::vector<StandingAnswer> answers;
    if constexpr (requires { G::kStandingKinds; })
        for (const std::string_view kind : G::kStandingKinds)
            answers.push_back({std::string(kind), G::kStandingCode});
    return answers;
}

class GameKit {
  public:
    virtual ~GameKit() = default;

    virtual std::string_view name() const = 0;
    virtual int rules_version() const = 0;
    virtual int min_seats() const = 0;
    virtual int max_seats() const = 0;
    virtual int default_seats() const = 0;
    virtual std::size_t state_size() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    virtual std::vector<StandingAnswer> standing_answers() const = 0;
    virtual Setup setup(int seats) const = 0;
    virtual Setup short_setup() const = 0;  // of games that end soon, also by chance
    virtual std::optional<std::string> check_setup(const DataSet& set,
                                                   const Setup& setup) const = 0;

    virtual DataSet default_data() const = 0;
    virtual DataSetLoad load_data(std::string name, std::span<const DataFile> files) const = 0;

    virtual std::unique_ptr<Match> open(const DataSet& set,
                                        const Setup& setup,
                                        Seed seed,
                                        std::vector<std::string> players,
                                        std::optional<FairPlay> fair = std::nullopt) const = 0;

    // Plays the first `entries` of a record; refuses what does not fit rules, data or hashes.
    virtual ReplayedMatch reopen(const DataSet& set,
                                 const Record& record,
                                 std::size_t entries = static_cast<std::size_t>(-1)) const = 0;

    // Empty when it holds, else all that does not, a line each. `trace` is given what happened.
    virtual std::string run_scenario(const DataSet& set,
                                     const Json& scenario,
                                     std::string* trace = nullptr) const = 0;
    // `people` press the buttons of `confirm` questions themselves.
    virtual LessonLoad open_lesson(const DataSet& set,
                                   const Json& scenario,
                                   SeatSet people) const = 0;
    virtual Json position_schema(int seats) const = 0;
    virtual Json view_schema(int seats) const = 0;  // of what `Match::view` gives

    virtual std::vector<std::string_view> bots() const = 0;
    virtual std::unique_ptr<BotPlayer> make_bot(std::string_view name,
                                                const Budget& budget,
                                                std::uint64_t seed) const = 0;

    virtual SimulationResult simulate(const DataSet& set,
                                      const SimulationRequest& request) const = 0;

    // Plays groups of games into `result`, which may be empty (it is then given its rows). After
    // each game `progress` may say false to stop after the running group.
    virtual void arena(const DataSet& set,
                       const ArenaRequest& request,
                       ArenaResult& result,
                       const std::function<bool(const ArenaResult&)>& progress) const = 0;

    // The chances at the start and after each answer that was not taken back, from games played on
    // from there, in the order of the game; the same for the same record unless it was cut short.
    // The most telling moments are measured first. Nothing for a record that cannot be replayed.
    // match/chances.h says how.
    virtual std::vector<MomentChances> chances(const DataSet& set,
                                               const Record& record,
                                               const ChancesRequest& request) const = 0;

    virtual std::uint64_t signature(const DataSet& set) const = 0;

    // One choice of the search bot near the start of a game, each iteration with a random playout
    // to the end: what `bench` measures.
    virtual void search_from_start(const DataSet& set, std::uint32_t iterations) const = 0;
    virtual std::uint64_t perft(const DataSet& set, int seats, int depth) const = 0;
};

std::span<const GameKit* const> all_games();
const GameKit* find_game(std::string_view name);

// Reads a whole record: finds its game, sets the table up as its header says and plays it.
ReplayedMatch replay_record(const Record& record, const DataSet* set = nullptr);

// Checks all that a record claims: its fair dice if it has them, every answer, every hash, and that
// no hash is left out. A sentence when something does not hold.
std::optional<std::string> verify_record(const Record& record, const DataSet* set = nullptr);

}  // namespace sidera
