// What a session shows: the table, what happened, the question, the end.

#include <algorithm>
#include <numeric>
#include <utility>

#include "clients/terminal/play/session.h"
#include "clients/terminal/play/style.h"
#include "engine/narrate.h"

namespace sidera::terminal {
namespace {

constexpr int kLowScreen = 34;  // rows; below, the table is drawn in brief
constexpr std::size_t kSideBySide = 5;
constexpr int kFewestRows = 2;   // of choices, however high the table is
constexpr int kBelowAnswer = 5;  // rows for the question below a long answer
constexpr int kLeastRows = 10;   // a screen that can be paged

std::size_t slot(Audience audience) {
    return audience == kNoSeat ? kMaxSeats : static_cast<std::size_t>(audience);
}

bool is_low(const Screen& screen) {
    return screen.rows > 0 && screen.rows < kLowScreen;
}

// Further lines stand under the text behind the number.
void wrap_item(std::string_view item, int columns, std::vector<std::string>& lines) {
    const bool padded = item.starts_with(' ');
    const std::string_view text = item.substr(padded ? 1 : 0);
    bool first = true;
    for (const std::string& line : wrapped(text, columns - 3)) {
        lines.push_back((!first ? "   " : padded ? " " : "") + line);
        first = false;
    }
}

// Two to a line where both are narrow, read across.
std::vector<std::string> packed(const std::vector<Line>& items, int half, int columns) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < items.size(); ++i) {
        Line line = items[i];
        if (line.columns() < half && i + 1 < items.size() && items[i + 1].columns() < half)
            line.pad_to(half).add(items[++i].text());
        if (line.columns() <= columns)
            lines.push_back(line.text());
        else
            wrap_item(line.text(), columns, lines);
    }
    return lines;
}

// More choices than fit beside a table.
bool is_crowded(const Screen& screen, std::size_t choices) {
    const auto rows = static_cast<std::size_t>(screen.rows);
    return choices >= kSideBySide && (is_low(screen) || (rows > 0 && choices * 3 >= rows));
}

// In two columns, read downwards.
std::vector<std::string> side_by_side(const std::vector<Line>& items, int half) {
    std::vector<std::string> lines;
    const std::size_t rows = (items.size() + 1) / 2;
    for (std::size_t i = 0; i < rows; ++i) {
        Line line = items[i];
        if (i + rows < items.size())
            line.pad_to(half).add(items[i + rows].text());
        lines.push_back(line.text());
    }
    return lines;
}

}  // namespace

std::string Session::say(std::string_view key, std::initializer_list<TextArg> args) const {
    return texts_.say(key, args);
}

std::string Session::name(Seat seat) const {
    const std::string& plain = company_.names[static_cast<std::size_t>(seat)];
    return painted(plain, ink_of(seat), printer_.screen().colour);
}

std::string Session::sentence(const Message& message) const {
    std::vector<std::string> names;
    for (int i = 0; i < match_->seats(); ++i)
        names.push_back(name(seat_at(i)));
    return Speaker(texts_.all(), names).say(message);
}

std::string Session::sentence(const Told& told) const {
    return sentence(told.message);
}

int Session::people() const {
    return static_cast<int>(
        std::ranges::count_if(company_.bots, [](const auto& bot) { return bot == nullptr; }));
}

Audience Session::viewer() const {
    for (std::size_t i = 0; people() == 1 && i < company_.bots.size(); ++i)
        if (company_.bots[i] == nullptr)
            return seat_at(static_cast<int>(i));
    return kNoSeat;
}

// Nobody may see what belongs to the next person: the screen is emptied until they sit there.
Session::Next Session::hand_over(Seat seat) {
    const bool changes = at_keyboard_ != seat && people() > 1;
    at_keyboard_ = seat;
    if (!changes)
        return Next::go_on;
    table_shown_ = false;
    if (!painter_.secret(parse_json(match_->view(seat)).value))
        return Next::go_on;
    return draw_curtain(seat);
}

// It opens for Enter alone: who leaves here has not looked behind it.
Session::Next Session::draw_curtain(Seat seat) {
    reader_.sit_down(kNoSeat);
    for (;;) {
        printer_.wipe();
        printer_.line();
        printer_.paragraph(say("ui.pass_keyboard", {TextArg{.name = "seat", .text = name(seat)}}));
        if (!printer_.screen().interactive)
            return Next::go_on;
        const ReadLine line = reader_.read(printer_.encoded(say("ui.press_enter") + " "), {});
        if (line.end == ReadLine::End::line)
            return Next::go_on;
        if (line.end == ReadLine::End::end_of_input || interrupted() == Next::leave)
            return Next::leave;
    }
}

void Session::show_table(Audience audience, int room_below) {
    printer_.measure();
    printer_.clear();
    const Screen& screen = printer_.screen();
    const Json view = parse_json(match_->view(audience)).value;
    const std::vector<ScoreLine> scores = match_->score_lines();
    const std::vector<std::string> lines = painter_.paint({.view = view,
                                                           .data = *data_.json,
                                                           .scores = scores,
                                                           .names = company_.names,
                                                           .texts = texts_,
                                                           .colour = screen.colour,
                                                           .columns = screen.columns,
                                                           .rows = screen.rows,
                                                           .brief = is_low(screen)});
    printer_.lines(lines);
    board_rows_ = static_cast<int>(lines.size());
    if (!answer_.empty()) {
        printer_.lines(answer_);
        used_ = board_rows_ + static_cast<int>(answer_.size());
        answer_.clear();
        return;
    }
    const int left = screen.rows - static_cast<int>(lines.size()) - room_below;
    const std::size_t told =
        show_events(audience, screen.rows == 0 ? 0 : static_cast<std::size_t>(std::max(left, 1)));
    used_ = static_cast<int>(lines.size() + told);
}

// What a command or a refusal says stays in sight: below the table where both have room, page by
// page where it is long, and the question takes no more room than is left.
void Session::show_answer(const std::vector<std::string>& lines) {
    const Screen& screen = printer_.screen();
    if (screen.interactive && !lines.empty() &&
        board_rows_ + static_cast<int>(lines.size()) + kBelowAnswer <= screen.rows) {
        answer_ = lines;
        table_shown_ = false;
        return;
    }
    const bool paged = screen.interactive && screen.rows > kLeastRows;
    const std::size_t page =
        paged ? static_cast<std::size_t>(screen.rows - kBelowAnswer) : lines.size();
    for (std::size_t from = 0; from < lines.size(); from += page) {
        const std::size_t to = std::min(lines.size(), from + page);
        printer_.lines({lines.begin() + static_cast<std::ptrdiff_t>(from),
                        lines.begin() + static_cast<std::ptrdiff_t>(to)});
        used_ = static_cast<int>(to - from);
        if (to < lines.size() &&
            reader_.read(printer_.encoded(say("ui.next_page") + " "), {}).end !=
                ReadLine::End::line)
            return;
    }
}

// A line each, or on a low screen one running text.
std::vector<std::string> Session::event_lines(Audience audience, bool running) const {
    const int width = printer_.screen().columns - 2;
    std::vector<std::string> lines;
    std::string text;
    for (const Told& told : match_->events_since(audience, seen_[slot(audience)])) {
        if (running) {
            text += (text.empty() ? "" : " ") + sentence(told);
            continue;
        }
        for (const std::string& line : wrapped(sentence(told), width))
            lines.push_back(line);
    }
    return running && !text.empty() ? wrapped(text, width) : lines;
}

// What was told since the last time; the last `most` lines of it (0: all).
std::size_t Session::show_events(Audience audience, std::size_t most) {
    const bool colour = printer_.screen().colour;
    std::vector<std::string> lines = event_lines(audience, is_low(printer_.screen()));
    const auto told = match_->events_since(audience, seen_[slot(audience)]);
    if (!told.empty())
        seen_[slot(audience)] = told.back().sequence;
    const bool too_many = most > 0 && lines.size() > most;
    if (too_many)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool begins = i == 0 || !is_low(printer_.screen());
        const std::string_view mark = too_many && i == 0 ? "… " : begins ? "· " : "  ";
        printer_.line(painted(mark, Ink::dim, colour) + lines[i]);
    }
    return lines.size();
}

Decision Session::question(Seat seat) const {
    Decision decision = match_->decision(seat, Channel::main);
    std::vector<Option> options;
    for (const bool shelved : {false, true})
        for (const Option& option : decision.options)
            if (painter_.shelf(option).empty() != shelved)
                options.push_back(option);
    decision.options = std::move(options);
    return decision;
}

std::size_t Session::listed(const Decision& decision) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        decision.options, [this](const Option& option) { return painter_.shelf(option).empty(); }));
}

// Some of the choices, each behind its number.
std::vector<std::string> Session::numbered(const Decision& decision,
                                           std::span<const std::size_t> which) const {
    const Screen& screen = printer_.screen();
    const int half = screen.columns / 2;
    std::vector<Line> items;
    int widest = 0;
    for (const std::size_t i : which) {
        const std::string number = std::to_string(i + 1);
        Line item(screen.colour);
        item.add(number.size() < 2 ? " " : "").add(number, Ink::accent).add(" ");
        item.add(sentence(decision.options[i].label));
        widest = std::max(widest, item.columns());
        items.push_back(item);
    }
    if (is_crowded(screen, items.size())) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string notation = " [" + decision.options[which[i]].notation + "]";
            if (items[i].columns() + columns_of(notation) < half)
                items[i].add(notation, Ink::dim);
        }
        return widest < half ? side_by_side(items, half) : packed(items, half, screen.columns);
    }
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Option& option = decision.options[which[i]];
        const std::string hint = painter_.hint(texts_, option);
        items[i].add(" [" + option.notation + "]", Ink::dim);
        if (!hint.empty() && items[i].columns() + 1 + columns_of(hint) <= screen.columns)
            items[i].add(" ").add(hint, Ink::accent);
        if (items[i].columns() <= screen.columns)
            lines.push_back(items[i].text());
        else
            wrap_item(items[i].text(), screen.columns, lines);
    }
    return lines;
}

// "ask:…  a certain card (81)" for each beginning with many choices.
void Session::add_shelves(const Decision& decision, std::vector<std::string>& lines) const {
    const Screen& screen = printer_.screen();
    std::vector<Line> items;
    std::string_view last;
    for (std::size_t i = listed(decision); i < decision.options.size(); ++i) {
        const std::string_view start = painter_.shelf(decision.options[i]);
        if (start == last)
            continue;
        last = start;
        const auto count = std::ranges::count_if(decision.options, [&](const Option& option) {
            return painter_.shelf(option) == start;
        });
        Line item(screen.colour);
        item.add(" ").add(std::string(start) + ":…", Ink::accent).pad_to(13);
        item.add(say(std::string(painter_.shelf_texts) + std::string(start)));
        items.push_back(item.add(" (" + std::to_string(count) + ")", Ink::dim));
    }
    if (items.empty())
        return;
    const int half = screen.columns / 2;
    for (const std::string& line : packed(items, half, screen.columns))
        lines.push_back(line);
    for (const std::string& line : wrapped(say("ui.shelves"), screen.columns - 1))
        lines.push_back(painted(" " + line, Ink::dim, screen.colour));
}

std::vector<std::string> Session::choice_lines(const Decision& decision, std::size_t most) const {
    const std::size_t all = listed(decision);
    std::vector<std::size_t> which(std::min(all, most));
    std::iota(which.begin(), which.end(), std::size_t{0});
    std::vector<std::string> lines = numbered(decision, which);
    if (which.size() < all)
        for (const std::string& line :
             wrapped(say("ui.more_choices",
                         {number_arg("count", std::ssize(decision.options) - std::ssize(which))}),
                     printer_.screen().columns - 1))
            lines.push_back(painted(" " + line, Ink::dim, printer_.screen().colour));
    else
        add_shelves(decision, lines);
    return lines;
}

// As many choices as there is room for.
std::vector<std::string> Session::fitting_choices(const Decision& decision, int room) {
    in_sight_ = listed(decision);
    std::vector<std::string> lines = choice_lines(decision, in_sight_);
    while (printer_.screen().rows > 0 && std::ssize(lines) > std::max(room, kFewestRows) &&
           in_sight_ > 1) {
        in_sight_ = std::min(
            in_sight_ - 1,
            in_sight_ * static_cast<std::size_t>(std::max(room, kFewestRows)) / lines.size());
        lines = choice_lines(decision, in_sight_);
    }
    return lines;
}

// Rows below the table, but never more than a third of the screen: the table comes first.
int Session::room_for_choices(const Decision& decision) const {
    const int wanted = static_cast<int>(choice_lines(decision, listed(decision)).size());
    const int rows = printer_.screen().rows;
    return (rows > 0 ? std::min(wanted, rows / 3) : wanted) + 3;
}

void Session::show_question(const Decision& decision, int room) {
    const bool colour = printer_.screen().colour;
    Line letter_of(colour);
    letter_of.add(std::string(1, letter(decision.seat)), ink_of(decision.seat));
    if (!company_.trouble.empty())
        printer_.paragraph(painted(std::exchange(company_.trouble, {}), Ink::bad, colour));
    const std::string prompt = letter_of.text() + " " + name(decision.seat) + ": " +
                               painted(sentence(decision.prompt), Ink::strong, colour);
    const auto rows = std::ssize(wrapped(prompt, printer_.screen().columns));
    printer_.paragraph(prompt);
    printer_.lines(fitting_choices(decision, room - static_cast<int>(rows) - 1));
}

// Each player's points and where they come from, the best first.
void Session::show_scores() {
    const Outcome outcome = match_->outcome();
    std::vector<Seat> order;
    for (int i = 0; i < match_->seats(); ++i)
        order.push_back(seat_at(i));
    std::ranges::sort(order, [&](Seat a, Seat b) {
        return outcome.rank(a) != outcome.rank(b) ? outcome.rank(a) > outcome.rank(b) : a < b;
    });
    const Screen& screen = printer_.screen();
    const std::vector<ScoreLine> scores = match_->score_lines();
    for (const Seat seat : order) {
        Line head(screen.colour);
        head.add(" ").add(std::string(1, letter(seat)), ink_of(seat)).add(" ");
        head.add(name(seat)).pad_to(16);
        const std::string points = std::to_string(outcome.points[static_cast<std::size_t>(seat)]);
        head.pad_to(20 - columns_of(points)).add(points, Ink::strong).add("  ");
        Flow flow(screen.colour, screen.columns, head.columns());
        flow.item(head).label("");
        bool first = true;
        for (const ScoreLine& line : scores) {
            if (line.seat != seat)
                continue;
            flow.item(
                sentence(line.what) + " " + std::to_string(line.points), Ink::plain, first ? 0 : 2);
            first = false;
        }
        std::vector<std::string> lines;
        flow.finish(lines);
        printer_.lines(lines);
    }
}

void Session::show_end() {
    table_shown_ = false;
    show_table(viewer(), match_->seats() * 2 + 5);
    printer_.line();
    show_scores();
    std::string winners;
    for (const Seat seat : match_->outcome().winners)
        winners += (winners.empty() ? "" : ", ") + name(seat);
    printer_.line();
    printer_.paragraph(say("ui.winner",
                           {TextArg{.name = "seats", .text = winners},
                            number_arg("count", match_->outcome().winners.size())}));
    if (!record_file_.empty())
        save_to(record_file_);
}

void Session::say_goodbye() {
    if (record_file_.empty()) {
        printer_.paragraph(say("ui.left_unsaved"));
        return;
    }
    if (!save_to(record_file_))
        return;
    printer_.line(say("ui.go_on"));
    printer_.line(go_on_command());
}

}  // namespace sidera::terminal
