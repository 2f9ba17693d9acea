// What a player can type besides an answer.

#include <algorithm>
#include <array>

#include "clients/terminal/play/choices.h"
#include "clients/terminal/play/last_words.h"
#include "clients/terminal/play/records.h"
#include "clients/terminal/play/session.h"
#include "clients/terminal/play/style.h"

namespace sidera::terminal {

std::span<const Session::Command> Session::commands() {
    static constexpr std::array<Command, 14> kCommands = {{
        {"help", &Session::help, true},
        {"?", &Session::help, true},
        {"why", &Session::why, true},
        {"undo", &Session::undo},
        {"board", &Session::board},
        {"log", &Session::log, true},
        {"more", &Session::more, true},
        {"score", &Session::score},
        {"rules", &Session::rules, true},
        {"lang", &Session::change_language, true},
        {"table", &Session::table},
        {"tell", &Session::tell, true},
        {"save", &Session::save, true},
        {"quit", &Session::quit},
    }};
    return kCommands;
}

const Session::Command* Session::find_command(std::string_view word, bool by_start) const {
    const Command* found = nullptr;
    for (const Command& command : commands()) {
        if (by_start ? !command.word.starts_with(word) : command.word != word)
            continue;
        if (found != nullptr)
            return nullptr;
        found = &command;
    }
    return found;
}

std::vector<std::string> Session::words(const Decision& decision) const {
    std::vector<std::string> all;
    for (const Option& option : decision.options)
        all.push_back(option.notation);
    for (const Option& option : match_->decision(decision.seat, Channel::table).options)
        all.push_back(option.notation);
    for (const Command& command : commands())
        if (command.word != "?")
            all.emplace_back(command.word);
    return all;
}

void Session::say_rule(std::string_view id) {
    const std::string* text = texts_.rules().find(id);
    if (text == nullptr) {
        printer_.paragraph(
            say("ui.no_such_rule", {TextArg{.name = "id", .text = std::string(id)}}));
        return;
    }
    const bool colour = printer_.screen().colour;
    printer_.paragraph(painted(std::string(id), Ink::accent, colour) + "  " + *text, 2);
}

// `help`: all commands. `help 3`: what choice 3 does.
Session::Next Session::help(const std::string& rest, const Decision& decision) {
    if (rest.empty()) {
        const TextArg answer{.name = "answer", .text = std::string(painter_.answer)};
        const TextArg rule{.name = "rule", .text = std::string(painter_.rule_id)};
        for (const char* key : {"answer",
                                "why",
                                "help",
                                "undo",
                                "board",
                                "log",
                                "more",
                                "score",
                                "rules",
                                "lang",
                                "table",
                                "tell",
                                "save",
                                "quit"})
            printer_.paragraph(say(std::string("ui.help.") + key, {answer, rule}), 14);
        return Next::ask_again;
    }
    Pick pick = pick_exactly(rest, decision.options);
    if (pick.kind == Pick::Kind::none)
        pick = pick_by_start(rest, decision.options);
    if (pick.kind != Pick::Kind::one) {
        printer_.paragraph(say("ui.no_such_number",
                               {TextArg{.name = "typed", .text = rest},
                                number_arg("count", std::ssize(decision.options))}));
        return Next::ask_again;
    }
    printer_.paragraph(sentence(pick.option->label) + ".");
    if (const std::string hint = painter_.hint(texts_, *pick.option); !hint.empty())
        printer_.paragraph(hint);
    const std::string cause = painter_.cause(texts_, decision, *pick.option);
    // Another edition may have its own rule: that of the question then.
    const std::string_view rule = painter_.rule(*pick.option);
    const bool is_known = texts_.rules().find(rule) != nullptr;
    if (!cause.empty())
        printer_.paragraph(cause, 2);
    else if (const std::string_view id = is_known ? rule : decision.rule.id; !id.empty())
        say_rule(id);
    return Next::ask_again;
}

// Also "why not use:3".
Session::Next Session::why(const std::string& rest, const Decision& decision) {
    const std::string wanted = rest.starts_with("not ") ? rest.substr(4) : rest;
    if (wanted.empty()) {
        printer_.paragraph(
            say("ui.why_usage", {TextArg{.name = "answer", .text = std::string(painter_.answer)}}));
        return Next::ask_again;
    }
    const auto possible = [&](const Option& option) { return option.notation == wanted; };
    const Decision table = match_->decision(decision.seat, Channel::table);
    if (!std::ranges::any_of(decision.options, possible) && !said_at_table(wanted, table))
        return explain_refusal(wanted, decision);
    printer_.paragraph(say("ui.possible", {TextArg{.name = "typed", .text = wanted}}));
    return Next::ask_again;
}

Session::Next Session::undo(const std::string&, const Decision& decision) {
    if (match_->undo(decision.seat))
        return Next::go_on;
    printer_.paragraph(say("ui.cannot_undo"));
    return Next::ask_again;
}

Session::Next Session::board(const std::string&, const Decision&) {
    return Next::redraw;
}

Session::Next Session::log(const std::string& rest, const Decision& decision) {
    const auto all = match_->events_since(decision.seat, 0);
    const auto wanted = static_cast<std::size_t>(whole_number(rest).value_or(20));
    for (std::size_t i = all.size() - std::min(all.size(), wanted); i < all.size(); ++i)
        printer_.paragraph(sentence(all[i]), 2);
    return Next::ask_again;
}

// `more`: what is not listed. `more ask:`: all choices that begin so.
Session::Next Session::more(const std::string& rest, const Decision& decision) {
    std::vector<std::size_t> which;
    for (std::size_t i = rest.empty() ? in_sight_ : 0; i < decision.options.size(); ++i)
        if (decision.options[i].notation.starts_with(rest))
            which.push_back(i);
    if (which.empty())
        printer_.paragraph(say("ui.no_more"));
    printer_.lines(numbered(decision, which));
    return Next::ask_again;
}

Session::Next Session::score(const std::string&, const Decision&) {
    show_scores();
    return Next::ask_again;
}

// `rules`: the sections with their ids. `rules ML-LAND-2`: one rule; `rules ML-LAND`: a section.
Session::Next Session::rules(const std::string& rest, const Decision&) {
    std::string wanted = rest;
    std::ranges::transform(wanted, wanted.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    std::string ids;
    bool found = false;
    for (const std::string_view key : texts_.rules().keys()) {
        if (key.starts_with("section."))
            continue;
        ids += (ids.empty() ? "" : " ") + std::string(key);
        const bool fits = key == wanted || key.starts_with(wanted + "-");
        if (!wanted.empty() && fits) {
            say_rule(key);
            found = true;
        }
    }
    if (wanted.empty())
        printer_.paragraph(say("ui.rules_usage", {TextArg{.name = "ids", .text = ids}}));
    else if (!found)
        say_rule(wanted);
    return Next::ask_again;
}

Session::Next Session::change_language(const std::string& rest, const Decision&) {
    if (!is_language(rest)) {
        printer_.paragraph(say("ui.lang_usage"));
        return Next::ask_again;
    }
    texts_ = Texts(match_->record().header.game, rest);
    return Next::redraw;
}

// What can be said without being asked.
Session::Next Session::table(const std::string&, const Decision& decision) {
    const Decision table = match_->decision(decision.seat, Channel::table);
    if (table.options.empty())
        printer_.paragraph(say("ui.no_table"));
    for (const Option& option : table.options)
        printer_.paragraph(
            sentence(option.label) + " " +
                painted("[" + option.notation + "]", Ink::dim, printer_.screen().colour),
            2);
    return Next::ask_again;
}

// `tell B text`, `tell BC text`: a message to these seats; the others see that it passed.
Session::Next Session::tell(const std::string& rest, const Decision& decision) {
    const std::size_t space = rest.find(' ');
    SeatSet to;
    bool known = space != std::string::npos;
    for (std::size_t i = 0; known && i < space; ++i) {
        const Seat seat = seat_from_letter(rest.substr(i, 1));
        known = seat != kNoSeat && index(seat) < match_->seats() && seat != decision.seat;
        if (known)
            to.insert(seat);
    }
    if (!known) {
        printer_.paragraph(say("ui.tell_usage"));
        return Next::ask_again;
    }
    if (!match_->free().has(decision.seat) || !to.without(match_->free()).empty()) {
        printer_.paragraph(say("ui.no_table"));
        return Next::ask_again;
    }
    if (const Status status = match_->note(decision.seat, to, rest.substr(space + 1)); !status) {
        printer_.paragraph(status.why);
        return Next::ask_again;
    }
    return Next::redraw;
}

Session::Next Session::save(const std::string& rest, const Decision&) {
    const std::string& file = rest.empty() ? record_file_ : rest;
    if (file.empty())
        printer_.paragraph(say("ui.save_usage"));
    else
        save_to(file);
    return Next::ask_again;
}

// Whatever happens to the window: what was answered is in the file.
void Session::keep() {
    if (record_file_.empty() || kept_ == match_->record().entries.size())
        return;
    if (const auto error = save_record(match_->record(), record_file_)) {
        if (!cannot_keep_)
            company_.trouble = *error;
        cannot_keep_ = true;
        return;
    }
    kept_ = match_->record().entries.size();
    set_last_words("\n" + say("ui.go_on") + "\n" + go_on_command() + "\n");
}

std::string Session::go_on_command() const {
    return resuming(match_->record().header.game, record_file_, company_.flags);
}

bool Session::save_to(const std::string& file) {
    const auto error = save_record(match_->record(), file);
    if (error)
        printer_.paragraph(*error);
    else
        printer_.paragraph(say("ui.saved", {TextArg{.name = "file", .text = file}}));
    return !error;
}

Session::Next Session::quit(const std::string&, const Decision&) {
    return Next::leave;
}

}  // namespace sidera::terminal
