// Worked examples as data: a position, scripted luck, answers, and what must hold then.
//
// {"id", "rules", "game", "options", "seats", "given": position, "luck": [["dice", "T", "1", ...],
// ...],
//  "when": ["A: use:1", "B: gives B M = 10", ...], "then": {"pub": ..., "sees": {"C": view},
//  "asked", "options": {"include", "exclude"}, "refused": RULE-ID, "events": [...], "score": {"A":
//  38}, "winners": ["A"], "over": true}}

#pragma once

#include <string>
#include <vector>

#include "engine/setup_text.h"
#include "engine/typed_match.h"

namespace sidera {

struct ScenarioResult {
    std::string id;
    std::string fault;  // empty: it holds

    bool holds() const { return fault.empty(); }
};

// What every scenario may say beside the position of its game.
std::string check_scenario_keys(const Json& scenario);

// "B: gives B M = 10": who says what, and how much of it.
struct WrittenAnswer {
    Seat seat = kNoSeat;
    std::string option;
    std::int32_t amount = 0;
    std::string fault;  // empty, or why the text is no answer
};

WrittenAnswer read_answer(std::string_view text, int seats);

// Where a seat may say this now; what may not be said at all is refused by the game.
Channel channel_of(const Match& match, Seat seat, OptionCode code);

template<Game G>
class ScenarioRunner {
  public:
    ScenarioRunner(std::shared_ptr<const typename G::Data> data, const Json& scenario)
        : data_(std::move(data)), scenario_(scenario) {}

    // The position with its luck, ready to be played by hand; empty, or what is wrong with it.
    std::string open(SeatSet people) {
        people_ = people;
        if (std::string fault = check_scenario_keys(scenario_); !fault.empty())
            return fault;
        for (auto step :
             {&ScenarioRunner::set_up, &ScenarioRunner::read_luck, &ScenarioRunner::lay_position})
            if (std::string fault = (this->*step)(); !fault.empty())
                return fault;
        return {};
    }

    // Empty when the scenario holds, else why not.
    std::string run() {
        if (std::string fault = open({}); !fault.empty())
            return fault;
        for (auto step : {&ScenarioRunner::play, &ScenarioRunner::check})
            if (std::string fault = (this->*step)(); !fault.empty())
                return fault;
        return {};
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
        match_ = std::make_unique<TypedMatch<G>>(data_, setup_, header);
        return {};
    }

    std::string read_luck() {
        script_.stream_names = G::kStreams;
        for (const Json& list : part("luck").items()) {
            const auto& items = list.items();
            const std::string stream = items.empty() ? std::string() : items[0].as_string();
            std::size_t number = 0;
            while (number < G::kStreams.size() && G::kStreams[number] != stream)
                ++number;
            if (number == G::kStreams.size())
                return "luck: there is no stream '" + stream + "'";
            for (std::size_t i = 1; i < items.size(); ++i) {
                const std::string text =
                    items[i].is_string() ? items[i].as_string() : items[i].dump();
                const auto value = G::luck_value(*data_, stream, text);
                if (!value)
                    return "luck: '" + text + "' cannot come up on stream " + stream;
                script_.add(static_cast<Stream>(number), *value);
            }
        }
        return {};
    }

    std::string lay_position() {
        const Json& given = part("given");
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
        if (!given.is_null())
            if (auto fault = G::complete_position(*data_, given, state))
                return "given." + *fault;
        if (auto fault = G::broken_invariant(*data_, state))
            return "given: this position is impossible: " + *fault;
        match_->set_position(state, Luck::scripted(script_));
        return script_.fault;
    }

    std::string play() {
        const auto& answers = part("when").items();
        const bool expects_refusal = part("then").find("refused") != nullptr;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const Status status = give(answers[i].as_string());
            const bool last = i + 1 == answers.size();
            if (!script_.fault.empty())
                return "when " + answers[i].dump() + ": " + script_.fault;
            if (!status && last && expects_refusal) {
                const std::string wanted = part("then").find("refused")->as_string();
                return status.rule == wanted
                           ? std::string()
                           : "refused by " + status.rule + " instead of " + wanted;
            }
            if (!status)
                return "when " + answers[i].dump() + ": " + status.why + " (" + status.rule + ")";
        }
        return expects_refusal ? "the last answer should have been refused" : std::string();
    }

    Status give(const std::string& text) {
        const WrittenAnswer written = read_answer(text, match_->seats());
        if (!written.fault.empty())
            return Status::refused(written.fault);
        const Seat seat = written.seat;
        const auto code = G::parse(*data_, written.option);
        if (!code)
            return Status::refused("unknown option '" + written.option + "'");
        const Channel channel = channel_of(*match_, seat, *code);
        return match_->answer({.seat = seat,
                               .channel = channel,
                               .serial = match_->decision(seat, channel).serial,
                               .code = *code,
                               .value = written.amount},
                              By::person);
    }

    std::string check() {
        const Json& then = part("then");
        const Json have = parse_json(to_json_text(match_->whole_state(), match_->names())).value;
        for (const auto& [key, wanted] : then.members()) {
            std::string fault;
            if (key == "pub" || key == "own" || key == "secret")
                fault = first_mismatch(wanted, *have.find(key), key);
            else if (key == "sees")
                fault = check_views(wanted);
            else if (key == "asked")
                fault = first_mismatch(wanted, letters(match_->asked()), "asked");
            else if (key == "options")
                fault = check_options(wanted);
            else if (key == "events")
                fault = check_events(wanted);
            else if (key == "score" || key == "winners" || key == "over")
                fault = first_mismatch(wanted, *outcome().find(key), key);
            if (!fault.empty())
                return "then " + fault;
        }
        if (script_.left() > 0)
            return "luck: " + std::to_string(script_.left()) + " scripted outcomes were never used";
        if (auto fault = G::broken_invariant(*data_, match_->whole_state()))
            return "then: this position is impossible: " + *fault;
        return {};
    }

    // What single seats see, or everybody ("-").
    std::string check_views(const Json& wanted) {
        for (const auto& [name, part] : wanted.members()) {
            const Json view = parse_json(match_->view(seat_from_letter(name))).value;
            if (std::string fault = first_mismatch(part, view, "sees." + name); !fault.empty())
                return fault;
        }
        return {};
    }

    static Json letters(SeatSet seats) {
        Json list = Json::array();
        for (const Seat seat : seats)
            list.push(std::string(1, letter(seat)));
        return list;
    }

    Json outcome() {
        const Outcome outcome = match_->outcome();
        Json score = Json::object();
        for (int i = 0; i < match_->seats(); ++i)
            score.set(std::string(1, letter(seat_at(i))),
                      outcome.points[static_cast<std::size_t>(i)]);
        return Json::object()
            .set("score", std::move(score))
            .set("winners", letters(outcome.winners))
            .set("over", outcome.over);
    }

    std::string check_options(const Json& wanted) {
        Json have = Json::array();
        for (const Seat seat : match_->asked())
            for (const Option& option : match_->decision(seat, Channel::main).options)
                have.push(std::string(1, letter(seat)) + ": " + option.notation);
        const auto holds = [&have](const Json& text) {
            for (const Json& item : have.items())
                if (item == text)
                    return true;
            return false;
        };
        if (const Json* all = wanted.find("are"))
            if (std::string fault = first_mismatch(*all, have, "options.are"); !fault.empty())
                return fault;
        if (const Json* include = wanted.find("include"))
            for (const Json& text : include->items())
                if (!holds(text))
                    return "options: " + text.dump() + " is not offered; offered are " +
                           have.dump();
        if (const Json* exclude = wanted.find("exclude"))
            for (const Json& text : exclude->items())
                if (holds(text))
                    return "options: " + text.dump() + " is offered";
        return {};
    }

    // Each wanted event must have been told to everybody, in this order; others may stand between.
    std::string check_events(const Json& wanted) {
        const auto told = match_->events_since(kNoSeat, 0);
        std::size_t at = 0;
        for (const Json& event : wanted.items()) {
            while (at < told.size() &&
                   !first_mismatch(event, parse_json(told[at].json).value).empty())
                ++at;
            if (at++ == told.size())
                return "events: " + event.dump() + " was not told, or not in this order";
        }
        return {};
    }

    std::shared_ptr<const typename G::Data> data_;
    const Json& scenario_;
    SeatSet people_;
    Setup setup_;
    LuckScript script_;
    std::unique_ptr<TypedMatch<G>> match_;
};

}  // namespace sidera
