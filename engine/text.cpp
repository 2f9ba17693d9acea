// Message catalogues: cutting patterns into pieces, filling them, comparing two languages.
#include "engine/text.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

#include "engine/json.h"

namespace sidera {

namespace {

struct Piece {
    enum class Kind { plain, argument, choice, fault };
    Kind kind = Kind::plain;
    std::string_view text;  // plain: the text; argument, choice: the name; fault: all that is left
    std::string_view one = {};
    std::string_view other = {};
    const char* fault = nullptr;
};

Piece fault_in(std::string_view rest, const char* sentence) {
    return {.kind = Piece::Kind::fault, .text = rest, .fault = sentence};
}

bool is_name(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    });
}

// What stands between '{' and '}'; `rest` starts at the brace, for faults.
Piece piece_in_braces(std::string_view inside, std::string_view rest) {
    const std::size_t question = inside.find('?');
    const std::string_view name = inside.substr(0, question);
    if (!is_name(name))
        return fault_in(rest, "a name needs letters, digits or '_'");
    if (question == inside.npos)
        return {.kind = Piece::Kind::argument, .text = name};
    const std::string_view forms = inside.substr(question + 1);
    const std::size_t bar = forms.find('|');
    if (bar == forms.npos || forms.find('|', bar + 1) != forms.npos)
        return fault_in(rest, "a choice needs two forms with one '|' between");
    return {.kind = Piece::Kind::choice,
            .text = name,
            .one = forms.substr(0, bar),
            .other = forms.substr(bar + 1)};
}

// Cuts the first piece off `rest`, which is not empty; a fault takes everything.
Piece take_piece(std::string_view& rest) {
    const std::string_view whole = rest;
    const auto take = [&rest](std::size_t n) { rest.remove_prefix(std::min(n, rest.size())); };
    if (whole.starts_with("{{") || whole.starts_with("}}")) {
        take(2);
        return {.text = whole.substr(0, 1)};
    }
    if (whole.front() == '{') {
        const std::size_t end = whole.find_first_of("{}", 1);
        const bool is_closed = end != whole.npos && whole[end] == '}';
        const Piece piece = is_closed ? piece_in_braces(whole.substr(1, end - 1), whole)
                                      : fault_in(whole, "a '{' is not closed; '{{' writes a brace");
        take(piece.kind == Piece::Kind::fault ? whole.size() : end + 1);
        return piece;
    }
    if (whole.front() == '}') {
        take(whole.size());
        return fault_in(whole, "a '}' closes nothing; '}}' writes a brace");
    }
    const std::size_t end = whole.find_first_of("{}");
    take(end);
    return {.text = whole.substr(0, end)};
}

const TextArg* find_arg(std::span<const TextArg> args, std::string_view name) {
    const auto found = std::ranges::find(args, name, &TextArg::name);
    return found == args.end() ? nullptr : &*found;
}

void append_filled(std::string& out, const Piece& piece, std::span<const TextArg> args) {
    if (piece.kind == Piece::Kind::plain || piece.kind == Piece::Kind::fault) {
        out += piece.text;
        return;
    }
    const TextArg* arg = find_arg(args, piece.text);
    if (arg && piece.kind == Piece::Kind::argument) {
        out += arg->text;
    } else if (arg && arg->number) {
        out += *arg->number == 1 || *arg->number == -1 ? piece.one : piece.other;
    } else {
        out += '{';
        out += piece.text;
        out += '}';
    }
}

std::string quoted(std::string_view key) {
    return "'" + std::string(key) + "'";
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "{" : ", {") + name + "}";
    return list.empty() ? "no arguments" : list;
}

}  // namespace

std::optional<std::string> Catalogue::load(std::string_view json_text, Catalogue& out) {
    const JsonParse parse = parse_json(json_text);
    if (parse.error)
        return "line " + std::to_string(parse.error->line) + ", column " +
               std::to_string(parse.error->column) + ": " + parse.error->message;
    if (!parse.value.is_object())
        return "a catalogue must be an object of strings";
    for (const auto& [key, value] : parse.value.members()) {
        if (!value.is_string())
            return "the value of " + quoted(key) + " is not a string";
        if (out.find(key))
            return "the key " + quoted(key) + " is in the catalogue already";
        if (const auto fault = check_pattern(value.as_string()))
            return "the pattern of " + quoted(key) + ": " + *fault;
    }
    for (const auto& [key, value] : parse.value.members())
        out.patterns_.emplace(key, value.as_string());
    return std::nullopt;
}

const std::string* Catalogue::find(std::string_view key) const {
    const auto found = patterns_.find(key);
    return found == patterns_.end() ? nullptr : &found->second;
}

std::vector<std::string_view> Catalogue::keys() const {
    std::vector<std::string_view> keys;
    keys.reserve(patterns_.size());
    for (const auto& [key, pattern] : patterns_)
        keys.push_back(key);
    return keys;
}

TextArg number_arg(std::string_view name, std::int64_t number) {
    return {.name = name, .text = std::to_string(number), .number = number};
}

std::string fill(std::string_view pattern, std::span<const TextArg> args) {
    std::string out;
    while (!pattern.empty())
        append_filled(out, take_piece(pattern), args);
    return out;
}

std::vector<std::string> argument_names(std::string_view pattern) {
    std::set<std::string> names;
    while (!pattern.empty()) {
        const Piece piece = take_piece(pattern);
        if (piece.kind == Piece::Kind::argument || piece.kind == Piece::Kind::choice)
            names.emplace(piece.text);
    }
    return {names.begin(), names.end()};
}

std::optional<std::string> check_pattern(std::string_view pattern) {
    while (!pattern.empty())
        if (const Piece piece = take_piece(pattern); piece.fault)
            return piece.fault;
    return std::nullopt;
}

std::vector<std::string> compare_catalogues(const Catalogue& a, const Catalogue& b) {
    std::vector<std::string_view> keys;
    std::ranges::set_union(a.keys(), b.keys(), std::back_inserter(keys));
    std::vector<std::string> differences;
    for (std::string_view key : keys) {
        const std::string* in_a = a.find(key);
        const std::string* in_b = b.find(key);
        if (!in_a || !in_b) {
            const std::string_view lacking = in_a ? "second" : "first";
            differences.push_back(quoted(key) + " is missing from the " + std::string(lacking) +
                                  " catalogue");
        } else if (argument_names(*in_a) != argument_names(*in_b)) {
            differences.push_back(quoted(key) + " has " + listed(argument_names(*in_a)) +
                                  " in the first catalogue but " + listed(argument_names(*in_b)) +
                                  " in the second");
        }
    }
    return differences;
}

}  // namespace sidera
