// The page of `sim --report`: inline SVG plots, nothing to load.

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "clients/terminal/report.h"
#include "engine/narrate.h"

namespace sidera::terminal {
namespace {

struct Words {
    std::string_view title, wins, chance, points, rounds, decisions, cats, per_use, share_of_uses,
        bot, games, note, median, per_game, by_winners, in_games, cut;
    char decimal;
};

constexpr Words kEnglish{"Simulation report",
                         "Share of victories by seat, with 95 % intervals",
                         "chance",
                         "Final points of a player",
                         "Length in rounds",
                         "Decisions with a choice",
                         "What earned points",
                         "points per use",
                         "uses per game",
                         "Share of victories by bot",
                         "games",
                         "Shared victories count in equal parts.",
                         "median",
                         "per game",
                         "by winners",
                         "of all games",
                         "games cut after {n} answers and counted as they stood. Seeds:",
                         '.'};
constexpr Words kItalian{"Rapporto della simulazione",
                         "Quota di vittorie per posto, con intervalli al 95 %",
                         "a caso",
                         "Punti finali di un giocatore",
                         "Durata in turni di gioco",
                         "Decisioni con una scelta",
                         "Che cosa ha reso punti",
                         "punti per uso",
                         "usi per partita",
                         "Quota di vittorie per bot",
                         "partite",
                         "Le vittorie condivise contano in parti uguali.",
                         "mediana",
                         "per partita",
                         "dai vincitori",
                         "di tutte le partite",
                         "partite troncate dopo {n} risposte e contate com'erano. Semi:",
                         ','};

constexpr std::array<std::string_view, kMaxSeats> kColours = {
    "#5aa9e6", "#f4a259", "#8cc084", "#d0a5e8", "#f2d35e", "#e57373", "#7fd1c7", "#b0b7c3"};

std::string number(double value, int digits = 2) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

// A number for people: Italian writes a decimal comma.
std::string shown(double value, int digits, const Words& words) {
    std::string text = number(value, digits);
    if (const std::size_t dot = text.find('.'); dot != std::string::npos)
        text[dot] = words.decimal;
    return text;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<')
            out += "&lt;";
        else if (c == '&')
            out += "&amp;";
        else
            out += c;
    }
    return out;
}

std::string label(double x, double y, std::string_view text, std::string_view anchor = "middle") {
    return "<text x='" + number(x, 1) + "' y='" + number(y, 1) + "' text-anchor='" +
           std::string(anchor) + "'>" + escaped(text) + "</text>";
}

std::string rectangle(double x, double y, double width, double height, std::string_view colour) {
    return "<rect x='" + number(x, 1) + "' y='" + number(y, 1) + "' width='" + number(width, 1) +
           "' height='" + number(height, 1) + "' fill='" + std::string(colour) + "' rx='2'/>";
}

std::string line(double x1, double y1, double x2, double y2, std::string_view style) {
    return "<line x1='" + number(x1, 1) + "' y1='" + number(y1, 1) + "' x2='" + number(x2, 1) +
           "' y2='" + number(y2, 1) + "' class='" + std::string(style) + "'/>";
}

std::string figure(std::string_view title, double height, const std::string& inside) {
    return "<section><h2>" + escaped(title) + "</h2><svg viewBox='0 0 720 " + number(height, 0) +
           "' role='img' aria-label='" + escaped(title) + "'>" + inside + "</svg></section>";
}

struct Bar {
    std::string name;
    ShareInterval share;
};

// Horizontal bars with whiskers, and a line where chance stands.
std::string share_bars(const std::vector<Bar>& bars, double chance, const Words& words) {
    double most = chance;
    for (const Bar& bar : bars)
        most = std::max(most, bar.share.high);
    const auto x = [most](double share) { return 110 + share / most * 520; };
    std::string inside;
    double y = 14;
    for (std::size_t i = 0; i < bars.size(); ++i, y += 30) {
        const Bar& bar = bars[i];
        inside += label(100, y + 14, bar.name, "end");
        inside += rectangle(110, y, x(bar.share.mean) - 110, 20, kColours[i % kColours.size()]);
        inside += line(x(bar.share.low), y + 10, x(bar.share.high), y + 10, "whisker");
        inside += line(x(bar.share.low), y + 5, x(bar.share.low), y + 15, "whisker");
        inside += line(x(bar.share.high), y + 5, x(bar.share.high), y + 15, "whisker");
        inside += label(715, y + 14, shown(100 * bar.share.mean, 2, words) + " %", "end");
    }
    inside += line(x(chance), 6, x(chance), y, "chance");
    inside += label(
        x(chance), y + 16, std::string(words.chance) + " " + shown(100 * chance, 1, words) + " %");
    return inside;
}

// Columns of a distribution; wide ones are gathered so that at most about 60 stand.
std::string histogram(const std::map<int, std::uint64_t>& counts, const Words& words) {
    const int low = counts.begin()->first;
    const int high = counts.rbegin()->first;
    const int width = std::max(1, (high - low + 60) / 60);
    std::vector<double> columns(static_cast<std::size_t>((high - low) / width + 1));
    double total = 0;
    for (const auto& [value, count] : counts) {
        columns[static_cast<std::size_t>((value - low) / width)] += static_cast<double>(count);
        total += static_cast<double>(count);
    }
    const double most = *std::max_element(columns.begin(), columns.end());
    const double step = 660.0 / static_cast<double>(columns.size());
    std::string inside = line(40, 190, 705, 190, "axis");
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double height = columns[i] / most * 170;
        const double x = 42 + static_cast<double>(i) * step;
        inside += rectangle(x, 190 - height, std::max(1.0, step - 2), height, kColours[0]);
    }
    const std::size_t every = std::max<std::size_t>(1, columns.size() / 12);
    for (std::size_t i = 0; i < columns.size(); i += every)
        inside += label(42 + (static_cast<double>(i) + 0.5) * step,
                        208,
                        std::to_string(low + static_cast<int>(i) * width));
    inside += label(2, 12, "max " + shown(100 * most / total, 1, words) + " %", "start");
    return inside;
}

std::string earnings_table(const SimulationSummary& summary,
                           const Speaker& speaker,
                           const Words& words) {
    std::string rows;
    double most = 0.01;
    for (const auto& [key, sums] : summary.result.earnings)
        most = std::max(most, sums.points / static_cast<double>(sums.times));
    std::string group;
    for (const auto& [key, sums] : summary.result.earnings) {
        const double mean = sums.points / static_cast<double>(sums.times);
        const double uses =
            static_cast<double>(sums.times) / static_cast<double>(summary.result.games);
        const std::string own_group = key.substr(0, key.find('.'));
        rows += own_group == group ? "<tr>" : "<tr class='first'>";
        group = own_group;
        rows += "<td>" + escaped(speaker.say_key(key)) +
                "</td><td><svg viewBox='0 0 200 14' width='200'>" +
                rectangle(0, 1, 200 * mean / most, 12, kColours[own_group == "cat" ? 1 : 2]) +
                "</svg></td><td>" + shown(mean, 2, words) + "</td><td>" + shown(uses, 2, words) +
                "</td></tr>";
    }
    return "<section><h2>" + std::string(words.cats) + "</h2><table><tr><th></th><th></th><th>" +
           std::string(words.per_use) + "</th><th>" + std::string(words.share_of_uses) +
           "</th></tr>" + rows + "</table></section>";
}

std::string heading(const Speaker& speaker, const std::string& group) {
    return speaker.say_key("report." + group);
}

// Victories by what a seat was; facts of whole games by how often they held.
std::string trait_figures(const SimulationSummary& summary,
                          const Speaker& speaker,
                          const Words& words) {
    std::map<std::string, std::vector<Bar>> groups;
    for (const auto& [key, sums] : summary.result.traits) {
        const bool is_fact = summary.is_fact(key);
        const double cases = is_fact ? static_cast<double>(summary.result.games) : sums.seats;
        groups[key.first].push_back(
            {speaker.say_key(key.second), share_interval(is_fact ? sums.seats : sums.wins, cases)});
    }
    std::string page;
    for (const auto& [group, bars] : groups)
        page += figure(heading(speaker, group),
                       40 + 30.0 * static_cast<double>(bars.size()),
                       share_bars(bars, 1.0 / summary.seats, words));
    return page;
}

std::string happening_tables(const SimulationSummary& summary,
                             const Speaker& speaker,
                             const Words& words) {
    const auto cell = [](const std::string& text) { return "<td>" + text + "</td>"; };
    const auto games = static_cast<double>(summary.result.games);
    std::string page;
    std::string group;
    for (const auto& [key, sums] : summary.result.happenings) {
        if (key.first != group) {
            page += group.empty() ? "" : "</table></section>";
            group = key.first;
            page += "<section><h2>" + escaped(heading(speaker, group)) +
                    "</h2><table><tr><th></th><th>" + std::string(words.per_game) + "</th><th>" +
                    std::string(words.by_winners) + "</th><th>" + std::string(words.in_games) +
                    "</th></tr>";
        }
        page += "<tr>" + cell(escaped(speaker.say_key(key.second))) +
                cell(shown(sums.times / games, 2, words)) +
                cell(shown(100 * sums.by_winners / sums.times, 1, words) + " %") +
                cell(shown(100 * sums.games / games, 1, words) + " %") + "</tr>";
    }
    return page + (group.empty() ? "" : "</table></section>");
}

constexpr std::string_view kStyle =
    "body{background:#10141f;color:#e8ecf4;font:16px/1.5 system-ui,sans-serif;max-width:780px;"
    "margin:2rem auto;padding:0 1rem}h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}"
    "svg text{fill:#c6cede;font:13px system-ui,sans-serif}.whisker{stroke:#fff;stroke-width:1.5}"
    ".chance{stroke:#f2d35e;stroke-dasharray:4 4}.axis{stroke:#55607a}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.15rem .6rem;text-align:left}"
    "tr.first td{border-top:1px solid #55607a}p{color:#c6cede}code{color:#f2d35e}";

// The games that were not over, by their seeds.
std::string cut_note(const SimulationSummary& summary, const Words& words) {
    if (summary.result.cut.empty())
        return "";
    std::string text(words.cut);
    text.replace(text.find("{n}"), 3, std::to_string(summary.most_answers));
    std::string note = "<p>" + std::to_string(summary.result.cut.size()) + " " + text;
    for (const Seed& seed : summary.result.cut)
        note += " <code>" + to_text(seed) + "</code>";
    return note + "</p>";
}

}  // namespace

std::string write_report(const SimulationSummary& summary,
                         const Catalogue& texts,
                         const std::string& language) {
    const Words& words = language == "it" ? kItalian : kEnglish;
    const Speaker speaker(texts, {});
    const double chance = 1.0 / summary.seats;
    std::vector<Bar> seats;
    for (int i = 0; i < summary.seats; ++i)
        seats.push_back({std::string(1, letter(seat_at(i))), summary.win_share(i)});
    std::vector<Bar> bots;
    for (const auto& [bot, sums] : summary.result.by_bot)
        bots.push_back({bot, share_interval(sums[1], sums[0])});
    std::string page =
        "<!doctype html><html lang='" + language +
        "'><head><meta charset='utf-8'><meta name='viewport' "
        "content='width=device-width'><title>" +
        std::string(words.title) + ": " + escaped(summary.game) + "</title><style>" +
        std::string(kStyle) + "</style></head><body><h1>" + escaped(speaker.say_key("game.title")) +
        ": " + std::string(words.title) + "</h1><p>" + std::to_string(summary.result.games) + " " +
        std::string(words.games) + ", " + number(summary.games_per_second(), 0) + "/s. " +
        std::string(words.note) + "<br><code>" + escaped(summary.command) + "</code></p>";
    page += cut_note(summary, words);
    page += figure(words.wins, 40 + 30.0 * summary.seats, share_bars(seats, chance, words));
    if (bots.size() > 1)
        page += figure(words.bot,
                       40 + 30.0 * static_cast<double>(bots.size()),
                       share_bars(bots, chance, words));
    page += figure(words.points, 214, histogram(summary.result.score_counts, words));
    page += trait_figures(summary, speaker, words);
    page += figure(std::string(words.rounds) + " (" + std::string(words.median) + " " +
                       std::to_string(summary.rounds_at(0.5)) + ")",
                   214,
                   histogram(summary.result.round_counts, words));
    page += figure(words.decisions, 214, histogram(summary.result.decision_counts, words));
    page += happening_tables(summary, speaker, words);
    page += earnings_table(summary, speaker, words);
    return page + "</body></html>\n";
}

}  // namespace sidera::terminal
