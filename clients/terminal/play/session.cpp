// The course of a session: whose turn it is, and what is done with an answer.

#include "clients/terminal/play/session.h"

#include <algorithm>

#include "clients/terminal/play/choices.h"
#include "clients/terminal/play/style.h"
#include "engine/fallback.h"

namespace sidera::terminal {
namespace {

constexpr std::size_t kOldNews = 8;
constexpr std::size_t kKeptEvery = 32;  // answers, where only bots play

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(" \t");
    if (from == std::string::npos)
        return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

}  // namespace

Session::Session(const DataSet& data,
                 std::unique_ptr<Match> match,
                 Company company,
                 Texts texts,
                 Printer& printer,
                 LineReader& reader)
    : data_(data)
    , match_(std::move(match))
    , company_(std::move(company))
    , texts_(std::move(texts))
    , printer_(printer)
    , reader_(reader)
    , painter_(painter_of(match_->record().header.game)) {
    if (match_->record().entries.empty())
        return;
    for (int i = 0; i <= kMaxSeats; ++i) {  // a game that goes on: only its last moments are news
        const auto told = match_->events_since(i < kMaxSeats ? seat_at(i) : kNoSeat, 0);
        seen_[static_cast<std::size_t>(i)] = told.size() - std::min(told.size(), kOldNews);
    }
}

void Session::run() {
    printer_.paragraph(texts_.say("game.title") + " – " + texts_.say("game.tagline"));
    while (!match_->asked().empty()) {
        const SeatSet asked = match_->asked();
        Seat next = asked.lowest();
        for (const Seat seat : asked)  // nobody waits for a bot
            if (company_.bots[static_cast<std::size_t>(seat)] != nullptr)
                next = seat;
        if (company_.bots[static_cast<std::size_t>(next)] != nullptr)
            let_bot_answer(next);
        else if (ask(next) == Next::leave) {
            say_goodbye();
            return;
        } else {
            keep();
        }
    }
    show_end();
}

void Session::let_bot_answer(Seat seat) {
    BotPlayer& bot = *company_.bots[static_cast<std::size_t>(seat)];
    Status status = match_->answer(bot.choose(*match_, seat, Channel::main), By::bot);
    if (!status) {  // a bot must not stop the game: it plays what the clock would
        const Decision decision = match_->decision(seat, Channel::main);
        (void)match_->answer(fallback_of(decision), By::clock);
    }
    if (people() > 0)
        return;
    show_events(kNoSeat, 0);
    if (match_->record().entries.size() % kKeptEvery == 0)
        keep();
}

Session::Next Session::ask(Seat seat) {
    keep();
    if (hand_over(seat) == Next::leave)
        return Next::leave;
    reader_.sit_down(seat);
    table_shown_ = table_shown_ && !printer_.screen().interactive &&
                   match_->events_since(seat, seen_[static_cast<std::size_t>(seat)]).empty();
    for (;;) {
        const Decision decision = question(seat);
        if (!table_shown_)
            show_table(seat, room_for_choices(decision));
        table_shown_ = true;
        show_question(decision, printer_.screen().rows - used_);
        const ReadLine line = reader_.read(printer_.encoded("> "), words(decision));
        Next next = Next::leave;
        if (line.end == ReadLine::End::interrupted)
            next = interrupted();
        else if (line.end == ReadLine::End::line) {
            printer_.hold();
            next = react(trimmed(line.text), decision);
            const std::vector<std::string> lines = printer_.release();
            if (next == Next::ask_again)
                show_answer(lines);
            else
                printer_.lines(lines);
        } else {
            printer_.line();
        }
        if (next == Next::go_on || next == Next::leave)
            return next;
        if (next == Next::redraw)
            table_shown_ = false;
    }
}

Session::Next Session::react(const std::string& typed, const Decision& decision) {
    if (typed.empty()) {
        if (decision.options.size() == 1)
            return choose(decision, decision.options[0]);
        printer_.paragraph(say("ui.choose", {number_arg("count", std::ssize(decision.options))}));
        return Next::ask_again;
    }
    const std::size_t equals = typed.find(" = ");
    const std::string value = equals == std::string::npos ? "" : typed.substr(equals + 3);
    const Pick exact = pick_exactly(typed.substr(0, equals), decision.options);
    if (exact.kind == Pick::Kind::one)
        return choose(decision, *exact.option, value);
    if (exact.kind == Pick::Kind::no_such_number) {
        printer_.paragraph(say("ui.no_such_number",
                               {TextArg{.name = "typed", .text = typed},
                                number_arg("count", std::ssize(decision.options))}));
        return Next::ask_again;
    }
    const std::size_t space = typed.find(' ');
    const std::string word = typed.substr(0, space);
    const std::string rest =
        space == std::string::npos ? std::string() : trimmed(typed.substr(space));
    const Pick start = pick_by_start(typed, decision.options);
    const Command* command = find_command(word, false);
    if (command != nullptr && (rest.empty() || command->takes_more))
        return (this->*command->run)(rest, decision);
    const Decision table = match_->decision(decision.seat, Channel::table);
    if (const Option* said = said_at_table(typed.substr(0, equals), table))
        return choose(table, *said, value);
    if (start.kind == Pick::Kind::one)
        return choose(decision, *start.option);
    if (start.kind == Pick::Kind::several) {
        printer_.paragraph(say("ui.several", {TextArg{.name = "typed", .text = typed}}));
        return Next::ask_again;
    }
    command = rest.empty() ? find_command(word, true) : nullptr;
    if (command != nullptr)
        return (this->*command->run)(rest, decision);
    return explain_refusal(typed, decision);
}

// What may be said without being asked: offers, alliances, a farewell.
const Option* Session::said_at_table(std::string_view typed, const Decision& table) const {
    const auto found = std::ranges::find(table.options, typed, &Option::notation);
    return found == table.options.end() ? nullptr : &*found;
}

Session::Next Session::choose(const Decision& decision,
                              const Option& option,
                              const std::string& value) {
    Answer answer{.seat = decision.seat,
                  .channel = decision.channel,
                  .serial = decision.serial,
                  .code = option.code};
    if (option.range != Range{}) {
        const auto number = value.empty() ? amount(option) : whole_number(value);
        if (!number)
            return Next::ask_again;
        answer.value = *number;
    }
    const Status status = match_->answer(answer, By::person);
    if (status)
        return Next::go_on;
    const bool has_amount = option.range != Range{};
    say_refused(
        has_amount ? option.notation + " = " + std::to_string(answer.value) : option.notation,
        status.rule);
    return Next::ask_again;
}

std::optional<std::int32_t> Session::amount(const Option& option) {
    printer_.lines(printer_.release());
    printer_.paragraph(
        say("ui.amount", {number_arg("lo", option.range.lo), number_arg("hi", option.range.hi)}));
    // What is too much the match refuses, with its rule.
    return whole_number(trimmed(reader_.read("> ", {}).text));
}

void Session::say_refused(const std::string& typed, std::string_view rule) {
    const TextArg typed_arg{.name = "typed", .text = typed};
    printer_.paragraph(painted(say("ui.not_now", {typed_arg}), Ink::bad, printer_.screen().colour));
    if (!rule.empty())
        say_rule(rule);
}

Session::Next Session::explain_refusal(const std::string& typed, const Decision& decision) {
    if (const auto code = match_->parse(typed))
        say_refused(typed, match_->why_not(decision.seat, *code).id);
    else
        printer_.paragraph(say("ui.not_understood", {{.name = "typed", .text = typed}}));
    return Next::ask_again;
}

Session::Next Session::interrupted() {
    printer_.line();
    printer_.paragraph(say("ui.really_leave"));
    const ReadLine line = reader_.read("> ", {});
    const std::string reply = trimmed(line.text);
    const bool stay = line.end == ReadLine::End::line &&
                      !(reply.starts_with("y") || reply.starts_with("s") || reply == "quit");
    return stay ? Next::redraw : Next::leave;
}

}  // namespace sidera::terminal
