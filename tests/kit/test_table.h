// A table for tests: a position in the words of a scenario, and short questions about it.

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario.h"

namespace sidera::kit {

// Lays the position, plays what stands under `when` and stays there. The scenario needs no id, no
// game and no `then`. All scripted luck must be used up.
template<Game G>
class TestTable {
  public:
    using Data = typename G::Data;

    static std::shared_ptr<const Data> default_set() {
        return {&G::default_data(), [](const Data*) {}};
    }

    explicit TestTable(std::string_view scenario, std::shared_ptr<const Data> data = default_set())
        : scenario_(with_end(parse_json(scenario).value))
        , runner_(std::move(data), scenario_)
        , fault_(runner_.run()) {}

    // Empty when the position could be laid and played.
    const std::string& fault() const { return fault_; }

    TypedMatch<G>& match() { return runner_.match(); }

    const auto& pub() { return match().whole_state().pub; }

    // The one seat that is asked.
    Seat asked() { return match().asked().lowest(); }

    Decision decision() { return match().decision(asked(), Channel::main); }

    std::string fallback() { return match().notation(decision().fallback); }

    std::string options() {
        std::string all;
        for (const Option& option : decision().options)
            all += (all.empty() ? "" : ", ") + option.notation;
        return all;
    }

    // The rule against an answer of the seat that is asked; empty when it is offered.
    std::string why_not(std::string_view answer) { return why_not(asked(), answer); }

    std::string why_not(Seat seat, std::string_view answer) {
        const auto code = match().parse(answer);
        return code ? std::string(match().why_not(seat, *code).id) : "no such answer";
    }

    // How often everybody was told an event of this kind.
    int told(NamedEnum auto kind) {
        int count = 0;
        for (const Told& told : match().events_since(kNoSeat, 0)) {
            const Json event = parse_json(told.json).value;
            const Json* name = event.find("kind");
            count += name != nullptr && name->as_string() == name_of(kind) ? 1 : 0;
        }
        return count;
    }

  private:
    // What holds at the end of every scenario.
    static Json with_end(Json scenario) {
        const Json* seats = scenario.find("seats");
        Json rules = Json::object();
        rules.set("seats", seats != nullptr ? *seats : Json(default_setup<G>().seats));
        scenario.set("then", Json::object().set("pub", Json::object().set("rules", rules)));
        return scenario;
    }

    Json scenario_;
    ScenarioRunner<G> runner_;
    std::string fault_;
};

}  // namespace sidera::kit
