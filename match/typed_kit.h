// The kit of one game, written once over the Game concept.

#pragma once

#include <memory>
#include <utility>

#include "bots/arena.h"
#include "bots/bots.h"
#include "bots/playout.h"
#include "engine/replay.h"
#include "engine/schema.h"
#include "engine/setup_text.h"
#include "engine/typed_match.h"
#include "match/chances.h"
#include "match/kit.h"
#include "match/simulate.h"

namespace sidera {

template<Game G>
class TypedBotPlayer final : public BotPlayer {
  public:
    explicit TypedBotPlayer(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

    Answer choose(const Match& match, Seat seat, Channel channel) override {
        return think(match, seat, channel)();
    }

    std::function<Answer()> think(const Match& match, Seat seat, Channel channel) override {
        const auto& typed = static_cast<const TypedMatch<G>&>(match);
        const Serial serial = match.decision(seat, channel).serial;
        const Serial at_table = match.decision(seat, Channel::table).serial;
        return [this,
                view = typed.see(seat),
                data = typed.shared_data(),
                seat,
                channel,
                serial,
                at_table] {
            CodeArray<G::kMaxOptions> codes;
            G::options(*data, ref_of(view), channel, codes);
            const Choice choice = bot_->choose(*data, view, channel, codes);
            const bool speaks = choice.channel == Channel::table;
            return Answer{.seat = seat,
                          .channel = speaks ? Channel::table : channel,
                          .serial = speaks ? at_table : serial,
                          .code = choice.code,
                          .value = choice.value};
        };
    }

  private:
    std::unique_ptr<Bot<G>> bot_;
};

template<Game G>
class TypedLesson final : public Lesson {
  public:
    TypedLesson(std::shared_ptr<const typename G::Data> data, const Json& scenario)
        : scenario_(scenario), runner_(std::move(data), scenario_) {}

    // Empty, or why the scenario is no lesson.
    std::string open(SeatSet people) {
        if (std::string fault = runner_.open(people); !fault.empty())
            return fault;
        const Json* answers = scenario_.find("when");
        for (const Json& answer : answers != nullptr ? answers->items() : std::vector<Json>()) {
            const WrittenAnswer written = read_answer(answer.as_string(), match().seats());
            const auto code = match().parse(written.option);
            if (!written.fault.empty() || !code)
                return "when: '" + answer.as_string() + "' is no answer";
            steps_.push_back({written.seat, *code, written.amount});
        }
        return {};
    }

    Match& match() override { return runner_.match(); }

    const std::vector<Step>& steps() const override { return steps_; }

  private:
    Json scenario_;
    ScenarioRunner<G> runner_;
    std::vector<Step> steps_;
};

template<Game G>
class TypedKit final : public GameKit {
  public:
    using Data = typename G::Data;

    std::string_view name() const override { return G::kName; }

    int rules_version() const override { return G::kRulesVersion; }

    int min_seats() const override { return G::kMinSeats; }

    int max_seats() const override { return G::kMaxSeats; }

    int default_seats() const override { return G::kDefaultSeats; }

    std::size_t state_size() const override { return sizeof(typename G::State); }

    std::span<const OptionSpec> options() const override { return G::kOptions; }

    std::vector<StandingAnswer> standing_answers() const override { return standing_of<G>(); }

    Setup setup(int seats) const override { return default_setup<G>(seats); }

    Setup short_setup() const override {
        Setup setup = default_setup<G>();
        G::shorten(setup);
        return setup;
    }

    std::optional<std::string> check_setup(const DataSet& set, const Setup& setup) const override {
        return G::check_setup(of(set), setup);
    }

    DataSet default_data() const override {
        // The compiled-in set lives as long as the program: there is nothing to own.
        static const DataSet set =
            wrap(std::shared_ptr<const Data>(&G::default_data(), [](const Data*) {}));
        return set;
    }

    DataSetLoad load_data(std::string name, std::span<const DataFile> files) const override {
        DataLoad<Data> load = G::load_data(std::move(name), files);
        DataSetLoad result{.set = std::nullopt,
                           .errors = std::move(load.errors),
                           .warnings = std::move(load.warnings)};
        if (load.data)
            result.set = wrap(std::make_shared<const Data>(std::move(*load.data)));
        return result;
    }

    std::unique_ptr<Match> open(const DataSet& set,
                                const Setup& setup,
                                Seed seed,
                                std::vector<std::string> players,
                                std::optional<FairPlay> fair) const override {
        RecordHeader header;
        header.game = G::kName;
        header.rules_version = G::kRulesVersion;
        header.seats = setup.seats;
        header.confirm = setup.confirm;
        for (std::size_t i = 0; i < setup.options.size(); ++i)
            header.options.emplace_back(
                G::kOptions[i].key, option_value_text(G::kOptions[i], setup.options[i], set.name));
        header.data_set = set.name;
        header.data_hash = set.hash;
        header.seed = seed;
        header.players = std::move(players);
        header.fair = std::move(fair);
        return std::make_unique<TypedMatch<G>>(share(set), setup, std::move(header));
    }

    ReplayedMatch reopen(const DataSet& set,
                         const Record& record,
                         std::size_t entries) const override {
        Setup setup;
        if (std::string fault = setup_of(set, record.header, setup); !fault.empty())
            return {nullptr, fault};
        auto match = std::make_unique<TypedMatch<G>>(share(set), setup, record.header);
        if (auto fault = replay(record, *match, entries))
            return {nullptr, fault};
        if (entries >= record.entries.size() && record.finished != match->asked().empty())
            return {nullptr,
                    record.finished ? "the record says the game is finished, but it is not"
                                    : "the record says the game goes on, but it is finished"};
        return {std::move(match), std::nullopt};
    }

    std::string run_scenario(const DataSet& set,
                             const Json& scenario,
                             std::string* trace) const override {
        return ScenarioRunner<G>(share(set), scenario).run(trace);
    }

    LessonLoad open_lesson(const DataSet& set,
                           const Json& scenario,
                           SeatSet people) const override {
        auto lesson = std::make_unique<TypedLesson<G>>(share(set), scenario);
        if (std::string fault = lesson->open(people); !fault.empty())
            return {nullptr, std::move(fault)};
        return {std::move(lesson), {}};
    }

    Json position_schema(int seats) const override {
        const Names names = G::names(G::default_data(), seats);
        Json schema = Json::object();
        schema.set("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.set("title", std::string("A position of ") + std::string(G::kName));
        const Json body = SchemaWriter(names).of(typename G::State{});
        for (const auto& [key, value] : body.members())
            schema.set(key, value);
        return schema;
    }

    Json view_schema(int seats) const override {
        const Names names = G::names(G::default_data(), seats);
        return SchemaWriter(names).of(WrittenView<G>{});
    }

    std::vector<std::string_view> bots() const override { return bot_names<G>(); }

    std::unique_ptr<BotPlayer> make_bot(std::string_view name,
                                        const Budget& budget,
                                        std::uint64_t seed) const override {
        auto bot = sidera::make_bot<G>(name, budget, seed);
        if (bot == nullptr)
            return nullptr;
        return std::make_unique<TypedBotPlayer<G>>(std::move(bot));
    }

    SimulationResult simulate(const DataSet& set, const SimulationRequest& request) const override {
        return simulate_games<G>(of(set), request);
    }

    void arena(const DataSet& set,
               const ArenaRequest& request,
               ArenaResult& result,
               const std::function<bool(const ArenaResult&)>& progress) const override {
        Arena<G> arena(of(set), request.setup, request.bots, request.budget, request.seed);
        if (result.bots.empty())
            result = arena.empty_result();
        arena.play(request.first, request.groups, result, progress);
    }

    std::vector<MomentChances> chances(const DataSet& set,
                                       const Record& record,
                                       const ChancesRequest& request) const override {
        Setup setup;
        if (!setup_of(set, record.header, setup).empty() ||
            !reopen(set, record, record.entries.size()).match)
            return {};
        TypedMatch<G> match(share(set), setup, record.header);
        return ChanceMeter<G>(of(set), record.header.seed, request).measure_all(record, match);
    }

    std::uint64_t signature(const DataSet& set) const override { return signature_of<G>(of(set)); }

    void search_from_start(const DataSet& set, std::uint32_t iterations) const override {
        search_once<G>(of(set), short_setup(), iterations);
    }

    std::uint64_t perft(const DataSet& set, int seats, int depth) const override {
        Luck luck = Luck::seeded({.low = 1, .high = 2});
        Sink<G> out;
        typename G::State state = G::start(of(set), default_setup<G>(seats), luck, out);
        settle<G>(of(set), state, luck, out);
        return count_sequences<G>(of(set), state, luck, depth);
    }

  private:
    static const Data& of(const DataSet& set) { return *static_cast<const Data*>(set.data.get()); }

    static std::shared_ptr<const Data> share(const DataSet& set) {
        return std::static_pointer_cast<const Data>(set.data);
    }

    static DataSet wrap(std::shared_ptr<const Data> data) {
        DataSet set{.name = data->name,
                    .hash = data->hash,
                    .data = {},
                    .json = std::make_shared<const Json>(G::data_json(*data))};
        set.data = std::move(data);
        return set;
    }

    static std::string setup_of(const DataSet& set, const RecordHeader& header, Setup& setup) {
        if (header.rules_version != G::kRulesVersion)
            return "the record was made with version " + std::to_string(header.rules_version) +
                   " of the rules, this program has version " + std::to_string(G::kRulesVersion);
        if (header.seats < G::kMinSeats || header.seats > G::kMaxSeats)
            return std::string(G::kName) + " has " + std::to_string(G::kMinSeats) + " to " +
                   std::to_string(G::kMaxSeats) + " seats, not " + std::to_string(header.seats);
        if (header.data_set != set.name || header.data_hash != set.hash)
            return "the record was made with the data set " + header.data_set + " " +
                   hash_text(header.data_hash) + ", but loaded is " + set.name + " " +
                   hash_text(set.hash);
        setup = default_setup<G>(header.seats);
        setup.confirm = header.confirm;
        for (const auto& [key, value] : header.options)
            if (auto fault = set_option(G::kOptions, set.name, key, value, setup))
                return *fault;
        return G::check_setup(of(set), setup).value_or(std::string());
    }
};

}  // namespace sidera
