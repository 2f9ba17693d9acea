// What a scenario expects, compared with what holds.

#include "engine/expectations.h"

#include <algorithm>

#include "engine/codec.h"
#include "engine/embedded.h"
#include "engine/scenario_text.h"

namespace sidera {
namespace {

constexpr std::array<std::string_view, 13> kThenKeys = {"pub",
                                                        "own",
                                                        "secret",
                                                        "sees",
                                                        "asked",
                                                        "options",
                                                        "refused",
                                                        "events",
                                                        "hears",
                                                        "never",
                                                        "score",
                                                        "winners",
                                                        "over"};
constexpr std::array<std::string_view, 4> kOptionKeys = {"are", "free", "include", "exclude"};
constexpr std::array<KeyShape, 7> kThenShapes = {{{"pub", Json::Kind::object},
                                                  {"own", Json::Kind::object},
                                                  {"secret", Json::Kind::object},
                                                  {"sees", Json::Kind::object},
                                                  {"options", Json::Kind::object},
                                                  {"hears", Json::Kind::object},
                                                  {"score", Json::Kind::object}}};
// Of these an empty list holds whatever happens.
constexpr std::array<std::string_view, 4> kSomeOf = {"include", "exclude", "events", "never"};

std::size_t slot(Audience audience) {
    return audience == kNoSeat ? kMaxSeats : static_cast<std::size_t>(audience);
}

bool is_seat(const Match& match, std::string_view name) {
    const Seat seat = seat_from_letter(name);
    return seat != kNoSeat && index(seat) < match.seats();
}

bool is_audience(const Match& match, std::string_view name) {
    return name == "-" || is_seat(match, name);
}

const Json* member(const Json& object, std::string_view key) {
    return object.find(key);
}

void add(Faults& faults, Faults more) {
    std::move(more.begin(), more.end(), std::back_inserter(faults));
}

// Options are compared as the game writes them, whichever way a scenario does.
std::string normal(const Match& match, const std::string& text, std::string& fault) {
    const WrittenAnswer written = read_answer(text, match.seats());
    const auto code = written.fault.empty() ? match.parse(written.option) : std::nullopt;
    if (!written.fault.empty())
        fault = '"' + text + "\": " + written.fault;
    else if (!code)
        fault = '"' + text + "\": there is no option '" + written.option + "'";
    else
        return std::string(1, letter(written.seat)) + ": " + match.notation(*code);
    return text;
}

Json offered(const Match& match, Channel channel) {
    Json list = Json::array();
    for (const Seat seat : channel == Channel::main ? match.asked() : match.free())
        for (const Option& option : match.decision(seat, channel).options)
            list.push(std::string(1, letter(seat)) + ": " + option.notation);
    return list;
}

bool holds(const Json& list, const std::string& text) {
    return std::any_of(list.items().begin(), list.items().end(), [&](const Json& item) {
        return item.as_string() == text;
    });
}

Json normal_list(const Match& match, const Json& list) {
    std::string fault;
    Json out = Json::array();
    for (const Json& item : list.items())
        out.push(normal(match, item.as_string(), fault));
    return out;
}

Faults faults_in_options(const Json& wanted, const Match& match) {
    Faults faults;
    if (const std::string key = unknown_key(wanted, kOptionKeys); !key.empty())
        faults.push_back("unknown key 'then.options." + key + "'");
    for (const auto& [key, list] : wanted.members()) {
        if (!list.is_array())
            faults.push_back("then.options." + key + " must be a list");
        for (const Json& item : list.items()) {
            std::string fault;
            normal(match, item.as_string(), fault);
            if (!fault.empty())
                faults.push_back("then.options." + key + ": " + fault);
        }
    }
    return faults;
}

Faults faults_in_events(const Json& list,
                        const std::string& path,
                        const std::function<std::string(const Json&)>& check_event) {
    Faults faults;
    if (!list.is_array())
        faults.push_back(path + " must be a list of events");
    for (const Json& event : list.items())
        if (const std::string fault = check_event(event); !fault.empty())
            faults.push_back(path + ": " + event.dump() + ": " + fault);
    return faults;
}

Faults faults_in_names(const Json& object,
                       const std::string& path,
                       bool spectators,
                       const Match& match) {
    Faults faults;
    for (const auto& [name, value] : object.members())
        if (!(spectators ? is_audience(match, name) : is_seat(match, name)))
            faults.push_back(path + ": there is no seat '" + name + "'");
    return faults;
}

// Checks that hold whatever comes out: objects in which nothing is named, lists of nothing.
void add_empty_checks(const Json& object, const std::string& path, Faults& faults) {
    for (const auto& [key, part] : object.members()) {
        const std::string below = path + '.' + key;
        const bool is_some = std::find(kSomeOf.begin(), kSomeOf.end(), key) != kSomeOf.end() ||
                             path.ends_with(".hears");
        if ((part.is_object() && part.members().empty()) ||
            (is_some && part.is_array() && part.items().empty()))
            faults.push_back(below + " says nothing");
        add_empty_checks(part, below, faults);
    }
}

Faults unmet_options(const Json& wanted, const Match& match) {
    Faults faults;
    const Json main = offered(match, Channel::main);
    const Json free = offered(match, Channel::table);
    if (const Json* all = member(wanted, "are"))
        add(faults, mismatches(normal_list(match, *all), main, "options.are"));
    if (const Json* all = member(wanted, "free"))
        add(faults, mismatches(normal_list(match, *all), free, "options.free"));
    std::string fault;
    if (const Json* include = member(wanted, "include"))
        for (const Json& item : include->items())
            if (const std::string text = normal(match, item.as_string(), fault);
                !holds(main, text) && !holds(free, text))
                faults.push_back("options: " + item.dump() + " is not offered; offered are " +
                                 main.dump());
    if (const Json* exclude = member(wanted, "exclude"))
        for (const Json& item : exclude->items())
            if (const std::string text = normal(match, item.as_string(), fault);
                holds(main, text) || holds(free, text))
                faults.push_back("options: " + item.dump() + " is offered");
    return faults;
}

std::vector<Told> told_to(const ComparedMoment& moment, Audience audience) {
    std::vector<Told> told = moment.match->events_since(audience, moment.since[slot(audience)]);
    while (!told.empty() && told.back().sequence > moment.until[slot(audience)])
        told.pop_back();
    return told;
}

bool is_like(const Told& told, const Json& pattern) {
    return told.kind == Told::Kind::event &&
           first_mismatch(pattern, parse_json(told.json).value).empty();
}

// In this order; others may stand between.
Faults unheard(const Json& wanted,
               const ComparedMoment& moment,
               Audience audience,
               const std::string& path) {
    const std::vector<Told> told = told_to(moment, audience);
    std::size_t at = 0;
    for (const Json& event : wanted.items()) {
        while (at < told.size() && !is_like(told[at], event))
            ++at;
        if (at++ == told.size())
            return {path + ": " + event.dump() + " was not told, or not in this order"};
    }
    return {};
}

Faults told_after_all(const Json& patterns, const ComparedMoment& moment) {
    Faults faults;
    for (const Json& event : patterns.items())
        for (int i = 0; i <= moment.match->seats(); ++i) {
            const Audience audience = i == moment.match->seats() ? kNoSeat : seat_at(i);
            const std::vector<Told> told = told_to(moment, audience);
            const auto found = std::find_if(
                told.begin(), told.end(), [&](const Told& one) { return is_like(one, event); });
            if (found == told.end())
                continue;
            faults.push_back("never: " + event.dump() + " was told: " + found->json);
            break;
        }
    return faults;
}

Json letters(SeatSet seats) {
    Json list = Json::array();
    for (const Seat seat : seats)
        list.push(std::string(1, letter(seat)));
    return list;
}

Json standing(const Match& match) {
    const Outcome outcome = match.outcome();
    Json score = Json::object();
    for (int i = 0; i < match.seats(); ++i)
        score.set(std::string(1, letter(seat_at(i))), outcome.points[static_cast<std::size_t>(i)]);
    return Json::object()
        .set("score", std::move(score))
        .set("winners", letters(outcome.winners))
        .set("over", outcome.over);
}

Faults unmet(const std::string& key, const Json& wanted, const ComparedMoment& moment) {
    Faults faults;
    if (key == "pub" || key == "own" || key == "secret")
        return mismatches(wanted, *moment.state.find(key), key);
    if (key == "sees") {
        for (const auto& [name, part] : wanted.members())
            add(faults,
                mismatches(
                    part, parse_json(moment.view(seat_from_letter(name))).value, "sees." + name));
        return faults;
    }
    if (key == "asked")
        return mismatches(wanted, letters(moment.match->asked()), "asked");
    if (key == "options")
        return unmet_options(wanted, *moment.match);
    if (key == "events")
        return unheard(wanted, moment, kNoSeat, "events");
    if (key == "hears") {
        for (const auto& [name, list] : wanted.members())
            add(faults, unheard(list, moment, seat_from_letter(name), "hears." + name));
        return faults;
    }
    if (key == "never")
        return told_after_all(wanted, moment);
    if (key == "score" || key == "winners" || key == "over")
        return mismatches(wanted, *standing(*moment.match).find(key), key);
    return faults;
}

// Events only this seat was told: what is left of its list when all that everybody heard is gone.
std::vector<Told> told_apart(const Match& match, Seat seat, const HeardSoFar& since) {
    std::vector<Told> own;
    const auto all = match.events_since(kNoSeat, since[slot(kNoSeat)]);
    std::size_t at = 0;
    for (Told& told : match.events_since(seat, since[slot(seat)])) {
        if (at < all.size() && all[at].json == told.json)
            ++at;
        else
            own.push_back(std::move(told));
    }
    return own;
}

}  // namespace

HeardSoFar heard_so_far(const Match& match) {
    HeardSoFar heard{};
    for (int i = 0; i < match.seats(); ++i)
        heard[slot(seat_at(i))] = match.heard(seat_at(i));
    heard[slot(kNoSeat)] = match.heard(kNoSeat);
    return heard;
}

bool is_rule(std::string_view game, const std::string& id) {
    const auto text = find_embedded(std::string(game) + "/text", "rules.en.json");
    return !text || text->find('"' + id + "\":") != std::string_view::npos;
}

Faults faults_in_expectations(const Json& then,
                              const Match& match,
                              std::string_view game,
                              const std::function<std::string(const Json&)>& check_event) {
    Faults faults;
    if (const std::string key = unknown_key(then, kThenKeys); !key.empty())
        faults.push_back("unknown key 'then." + key + "'");
    if (const std::string fault = misshapen_key(then, kThenShapes); !fault.empty())
        faults.push_back("then." + fault);
    add_empty_checks(then, "then", faults);
    if (const Json* rule = member(then, "refused"); rule != nullptr &&
                                                    !is_rule(game, rule->as_string()) &&
                                                    !is_kind_of_refusal(rule->as_string()))
        faults.push_back("then.refused: there is no rule '" + rule->as_string() + "'");
    if (const Json* options = member(then, "options"))
        add(faults, faults_in_options(*options, match));
    for (const char* key : {"events", "never"})
        if (const Json* list = member(then, key))
            add(faults, faults_in_events(*list, std::string("then.") + key, check_event));
    if (const Json* hears = member(then, "hears"))
        for (const auto& [name, list] : hears->members())
            add(faults, faults_in_events(list, "then.hears." + name, check_event));
    for (const char* key : {"sees", "hears"})
        if (const Json* object = member(then, key))
            add(faults, faults_in_names(*object, std::string("then.") + key, true, match));
    if (const Json* score = member(then, "score"))
        add(faults, faults_in_names(*score, "then.score", false, match));
    for (const char* key : {"asked", "winners"})
        if (const Json* list = member(then, key))
            for (const Json& name : list->items())
                if (!is_seat(match, name.as_string()))
                    faults.push_back(std::string("then.") + key + ": there is no seat " +
                                     name.dump());
    return faults;
}

Faults unmet_expectations(const Json& then, const ComparedMoment& moment) {
    constexpr std::array<std::string_view, 5> kOnlyNow = {
        "asked", "options", "score", "winners", "over"};
    Faults faults;
    for (const auto& [key, wanted] : then.members()) {
        if (moment.passed && std::find(kOnlyNow.begin(), kOnlyNow.end(), key) != kOnlyNow.end()) {
            faults.push_back("then." + key + " cannot be told at a 'stop'");
            continue;
        }
        for (const std::string& fault : unmet(key, wanted, moment))
            faults.push_back("then " + fault);
    }
    return faults;
}

std::string trace_of(const Match& match, const HeardSoFar& since) {
    std::string text;
    for (const Told& told : match.events_since(kNoSeat, since[slot(kNoSeat)]))
        text += "  event       " + told.json + '\n';
    for (int i = 0; i < match.seats(); ++i)
        for (const Told& told : told_apart(match, seat_at(i), since))
            text += std::string("  only to ") + letter(seat_at(i)) + "   " + told.json + '\n';
    for (const Channel channel : {Channel::main, Channel::table})
        for (const Seat seat : channel == Channel::main ? match.asked() : match.free()) {
            const Decision decision = match.decision(seat, channel);
            if (decision.options.empty())
                continue;
            text += std::string(channel == Channel::main ? "  asked " : "  free  ") + letter(seat) +
                    "     " + decision.kind + ':';
            for (const Option& option : decision.options)
                text +=
                    (option.code == decision.options.front().code ? " " : ", ") + option.notation;
            text += '\n';
        }
    return match.asked().empty() ? text + "  the game is over\n" : text;
}

}  // namespace sidera
