// Worked examples as data: a position, scripted luck, answers, and what must hold then.
//
// {"id", "rules", "game", "options", "seats", "setup": luck of the setup, "given": position,
//  "luck": [["dice", "T", "1", ...], ...], "when": ["A: use:1", "B: gives B M = 10", ...],
//  "stop": event, "then": {"pub": ..., "sees": {"C": view}, "asked", "options": {"include",
//  "exclude"}, "refused": RULE-ID, "events": [...], "hears": {"A": [...]}, "never": [...],
//  "score": {"A": 38}, "winners": ["A"], "over": true}}
//
// or with "steps": [{"when", "stop", "then"}, ...] in place of the last three. docs/scenarios.md

#pragma once

#include <string>
#include <vector>

#include "engine/expectations.h"
#include "engine/refusal.h"
#include "engine/scenario_text.h"
#include "engine/setup_text.h"
#include "engine/stopped_moment.h"

namespace sidera {

struct ScenarioResult {
    std::string id;
    std::string fault;  // empty: it holds

    bool holds() const { return fault.empty(); }
};

template<Game G>
class ScenarioRunner {
  public:
    ScenarioRunner(std::shared_ptr<const typename G::Data> data, const Json& scenario)
        : data_(std::move(data)), scenario_(scenario) {}

    // The position with its luck, ready to be played by hand; empty, or what is wrong with it.
    std::string open(SeatSet people) {
        people_ = people;
        ScenarioSteps read = read_steps(scenario_);
        if (!read.fault.empty())
            return read.fault;
        steps_ = std::move(read.steps);
        for (const Json& rule : part("rules").items())
            if (!is_rule(G::kName, rule.as_string()))
                return "rules: there is no rule '" + rule.as_string() + "'";
        for (auto step :
             {&ScenarioRunner::set_up, &ScenarioRunner::check_words, &ScenarioRunner::lay_position})
            if (std::string fault = (this->*step)(); !fault.empty())
                return fault;
        return {};
    }

    // Empty when the scenario holds, else all that does not, a line each. `trace` is given what was
    // told and asked after each answer.
    std::string run(std::string* trace = nullptr) {
        if (std::string fault = open({}); !fault.empty())
            return fault;
        trace_ = trace;
        note("the game begins", {});
        Faults faults;
        for (const ScenarioStep& step : steps_) {
            if (!run_step(step, faults))
                return lines(faults);
        }
        if (script_.left() > 0)
            faults.push_back("luck: " + std::to_string(script_.left()) +
                             " scripted outcomes were never used");
        if (auto fault = G::broken_invariant(*data_, match_->whole_state()))
            faults.push_back("then: this position is impossible: " + *fault);
        return lines(faults);
    }

    TypedMatch<G>& match() { return *match_; }

  private:
    const Json& part(std::string_view key) const {
        static const Json kNothing;
        const Json* found = scenario_.find(key);
        return found != nullptr ? *found : kNothing;
    }

    std::string set_up() {
        setup_ = default_setup<G>();
        if (part("seats").is_int())
            setup_.seats = static_cast<int>(part("seats").as_int());
        if (setup_.seats < G::kMinSeats || setup_.seats > G::kMaxSeats)
            return "seats: " + std::string(G::kName) + " has " + std::to_string(G::kMinSeats) +
                   " to " + std::to_string(G::kMaxSeats) + " seats";
        for (const auto& [key, value] : part("options").members()) {
            const std::string text = value.is_string() ? value.as_string() : value.dump();
            if (auto fault = set_option(G::kOptions, data_->name, key, text, setup_))
                return "options: " + *fault;
        }
        if (auto fault = G::check_setup(*data_, setup_))
            return "options: " + *fault;
        setup_.confirm = people_;
        RecordHeader header;
        header.game = G::kName;
        header.seed = {.low = 1, .high = 0};
        if (std::string fault = read_luck("setup", setup_script_); !fault.empty())
            return fault;
        const Luck luck = scenario_.find("setup") != nullptr ? Luck::scripted(setup_script_)
                                                             : Luck::seeded(header.seed);
        match_ = std::make_unique<TypedMatch<G>>(data_, setup_, header, luck);
        if (!setup_script_.fault.empty())
            return "setup: " + setup_script_.fault;
        if (setup_script_.left() > 0)
            return "setup: " + std::to_string(setup_script_.left()) +
                   " scripted outcomes were never used";
        return read_luck("luck", script_);
    }

    std::string read_luck(const std::string& key, LuckScript& script) {
        script.stream_names = G::kStreams;
        for (const Json& list : part(key).items()) {
            const auto& items = list.items();
            const std::string stream = items.empty() ? std::string() : items[0].as_string();
            std::size_t number = 0;
            while (number < G::kStreams.size() && G::kStreams[number] != stream)
                ++number;
            if (number == G::kStreams.size())
                return key + ": there is no stream '" + stream + "'";
            for (std::size_t i = 1; i < items.size(); ++i) {
                const std::string text =
                    items[i].is_string() ? items[i].as_string() : items[i].dump();
                const auto value = G::luck_value(*data_, stream, text);
                if (!value)
                    return key + ": '" + text + "' cannot come up on stream " + stream;
                script.add(static_cast<Stream>(number), *value);
            }
        }
        return {};
    }

    std::string lay_position() {
        const Json& given = part("given");
        if (given.is_null()) {  // it begins where the setup ends
            stopped_.wait_for(steps_.front().stop, *match_);
            match_->go_on_with(Luck::scripted(script_));
            return script_.fault;
        }
        typename G::State state = match_->whole_state();
        DescribedReader reader(match_->names());
        Json plain = Json::object();
        for (const auto& [key, value] : given.members())
            if (key != "phase" && key != "table")  // a moment, and a game's own short form
                plain.set(key, value);
        if (auto fault = reader.read(plain, state, "given"))
            return *fault;
        if (static_cast<int>(state.pub.rules.seats) != setup_.seats)
            return "given.pub.rules.seats: the number of players is the scenario's 'seats'";
        if (auto fault = G::complete_position(*data_, given, state))
            return "given." + *fault;
        if (auto fault = G::broken_invariant(*data_, state))
            return "given: this position is impossible: " + *fault;
        stopped_.wait_for(steps_.front().stop, *match_);
        stopped_.begin_at_nothing();
        match_->set_position(state, Luck::scripted(script_));
        return script_.fault;
    }

    // Names that nobody knows would make checks that cannot fail.
    std::string check_words() {
        Faults faults;
        const auto check_event = [this](const Json& event) { return fault_in_event(event); };
        for (const ScenarioStep& step : steps_) {
            for (const std::string& fault :
                 faults_in_expectations(step.then, *match_, G::kName, check_event))
                faults.push_back(said_in(step, fault));
            if (!step.stop.is_null())
                if (const std::string fault = check_event(step.stop); !fault.empty())
                    faults.push_back(said_in(step, "stop: " + fault));
        }
        return lines(faults);
    }

    // A pattern must be one of a public or of a private event. Its kind comes first: it says which
    // fields there are.
    std::string fault_in_event(const Json& event) const {
        const Json* kind = event.find("kind");
        if (kind == nullptr)
            return "an event must say its 'kind'";
        Json pattern = Json::object().set("kind", *kind);
        for (const auto& [key, value] : event.members())
            pattern.set(key, value);
        DescribedReader reader(match_->names());
        typename G::PublicEvent open{};
        if constexpr (requires { G::PublicEvent::roomy(); })
            open = G::PublicEvent::roomy();
        const auto fault = reader.read(pattern, open, "event");
        typename G::PrivateEvent own{};
        return fault && reader.read(pattern, own, "event") ? *fault : std::string();
    }

    static std::string said_in(const ScenarioStep& step, const std::string& fault) {
        return step.name.empty() ? fault : step.name + ": " + fault;
    }

    static std::string lines(const Faults& faults) {
        std::string text;
        for (const std::string& fault : faults)
            text += (text.empty() ? "" : "\n") + fault;
        return text;
    }

    // False when there is no going on.
    bool run_step(const ScenarioStep& step, Faults& faults) {
        const HeardSoFar since = first_step_ ? HeardSoFar{} : heard_so_far(*match_);
        if (std::string fault = play(step); !fault.empty()) {
            faults.push_back(said_in(step, fault));
            return false;
        }
        first_step_ = false;
        const bool caught = stopped_.state().has_value();
        if (!step.stop.is_null() && !caught) {
            faults.push_back(said_in(step, "stop: " + step.stop.dump() + " was not told"));
            return true;
        }
        const typename G::State& state = caught ? *stopped_.state() : match_->whole_state();
        const ComparedMoment moment{.match = match_.get(),
                                    .state = parse_json(to_json_text(state, match_->names())).value,
                                    .view =
                                        [&](Audience audience) {
                                            return ViewText<G>().of(
                                                state, audience, match_->names());
                                        },
                                    .since = since,
                                    .until = caught ? stopped_.heard() : heard_so_far(*match_),
                                    .passed = caught};
        for (const std::string& fault : unmet_expectations(step.then, moment))
            faults.push_back(said_in(step, fault));
        return true;
    }

    std::string play(const ScenarioStep& step) {
        if (!first_step_)  // else it was there before the position was laid
            stopped_.wait_for(step.stop, *match_);
        const Json* refused = step.then.find("refused");
        for (std::size_t i = 0; i < step.when.size(); ++i) {
            const std::string& answer = step.when[i];
            const HeardSoFar before = heard_so_far(*match_);
            std::string unknown;
            const Status status = give(answer, unknown);
            note(answer, before);
            if (!unknown.empty())
                return "when \"" + answer + "\": " + unknown;
            if (!script_.fault.empty())
                return "when \"" + answer + "\": " + script_.fault;
            if (!status && refused != nullptr && i + 1 == step.when.size())
                return fault_in_refusal(status, refused->as_string());
            if (!status)
                return "when \"" + answer + "\": " + sentence_of(status);
        }
        return refused != nullptr ? "the last answer should have been refused" : std::string();
    }

    void note(const std::string& what, const HeardSoFar& since) {
        if (trace_ != nullptr)
            *trace_ += what + '\n' + trace_of(*match_, since);
    }

    // `unknown` is filled where the text is no answer at all.
    Status give(const std::string& text, std::string& unknown) {
        const WrittenAnswer written = read_answer(text, match_->seats());
        unknown = written.fault;
        const auto code = unknown.empty() ? G::parse(*data_, written.option) : std::nullopt;
        if (unknown.empty() && !code)
            unknown = "there is no option '" + written.option + "'";
        if (!unknown.empty())
            return Status::refused(unknown);
        const Channel channel = channel_of(*match_, written.seat, *code);
        return match_->answer({.seat = written.seat,
                               .channel = channel,
                               .serial = match_->serial(written.seat, channel),
                               .code = *code,
                               .value = written.amount},
                              By::person);
    }

    std::shared_ptr<const typename G::Data> data_;
    const Json& scenario_;
    SeatSet people_;
    Setup setup_;
    std::vector<ScenarioStep> steps_;
    LuckScript setup_script_;
    LuckScript script_;
    std::unique_ptr<TypedMatch<G>> match_;
    std::string* trace_ = nullptr;
    bool first_step_ = true;  // what was told before the first answer belongs to it
    StoppedMoment<G> stopped_;
};

}  // namespace sidera
