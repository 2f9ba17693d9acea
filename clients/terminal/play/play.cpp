// Sets the table up: seats, names, bots, or a record to go on with.

#include "clients/terminal/play/play.h"

#include <array>
#include <filesystem>
#include <iostream>
#include <optional>

#include "clients/terminal/commands.h"
#include "clients/terminal/play/last_words.h"
#include "clients/terminal/play/records.h"
#include "clients/terminal/play/session.h"

namespace sidera::terminal {
namespace {

// Short, and the same in every language.
constexpr std::array<std::string_view, 8> kBotNames = {
    "Luna", "Cosmo", "Stella", "Nova", "Astro", "Vega", "Orione", "Mira"};

std::vector<std::string> seat_names(const PlayRequest& request, const Texts& texts) {
    std::vector<std::string> names = request.names;
    std::size_t bots = 0;
    for (int i = static_cast<int>(names.size()); i < request.setup.seats; ++i) {
        if (i >= request.people)
            names.emplace_back(kBotNames[bots++ % kBotNames.size()]);
        else if (request.people == 1)
            names.push_back(texts.say("ui.player"));
        else
            names.push_back(texts.say("ui.player") + " " + letter(seat_at(i)));
    }
    names.resize(static_cast<std::size_t>(request.setup.seats));
    return names;
}

struct Opened {
    std::unique_ptr<Match> match;
    std::string error;
};

Opened resume(const PlayRequest& request) {
    std::string error;
    const auto text = read_file(request.resume_file, error);
    if (!text)
        return {.match = nullptr, .error = error};
    const RecordRead read = read_record(*text);
    if (read.error)
        return {.match = nullptr, .error = request.resume_file + ": " + *read.error};
    if (read.record.header.game != request.game->name())
        return {.match = nullptr,
                .error = request.resume_file + ": this is a record of " + read.record.header.game};
    ReplayedMatch replayed = request.game->reopen(request.data, read.record);
    if (replayed.error)
        return {.match = nullptr, .error = request.resume_file + ": " + *replayed.error};
    return {.match = std::move(replayed.match), .error = {}};
}

Opened start(const PlayRequest& request, const Texts& texts) {
    Setup setup = request.setup;
    setup.confirm = SeatSet::first(std::min(request.people, setup.seats));
    if (const auto error = request.game->check_setup(request.data, setup))
        return {.match = nullptr, .error = *error};
    return {
        .match = request.game->open(request.data, setup, request.seed, seat_names(request, texts)),
        .error = {}};
}

// What seats the same company again.
std::string flags_of(const PlayRequest& request) {
    std::string flags;
    for (const std::string& level : request.bots)
        flags += (flags.empty() ? " --bots " : ",") + level;
    flags += request.thinking;
    if (!request.data_folder.empty())
        flags += " --data " + shell_word(std::filesystem::absolute(request.data_folder).string());
    return flags;
}

// A bot in every seat that does not press its own buttons; a sentence when one is unknown.
std::optional<std::string> seat_company(const PlayRequest& request,
                                        const Match& match,
                                        Company& company) {
    const RecordHeader& header = match.record().header;
    company.names = header.players;
    company.names.resize(static_cast<std::size_t>(match.seats()), "?");
    company.flags = flags_of(request);
    std::size_t bots = 0;
    for (int i = 0; i < match.seats(); ++i) {
        company.bots.push_back(nullptr);
        if (header.confirm.has(seat_at(i)))
            continue;
        const std::string level =
            request.bots.empty() ? "greedy" : request.bots[bots++ % request.bots.size()];
        company.bots.back() = request.game->make_bot(
            level, request.budget, header.seed.low + static_cast<std::uint64_t>(i));
        if (company.bots.back() == nullptr)
            return "there is no bot called '" + level + "'";
    }
    return std::nullopt;
}

int fail(const std::string& sentence) {
    std::cerr << "sidera: " << sentence << '\n';
    return kFailed;
}

}  // namespace

int play(const PlayRequest& request) {
    const std::string language =
        is_language(request.language) ? request.language : language_of_environment();
    Texts texts(request.game->name(), language);
    Opened opened = request.resume_file.empty() ? start(request, texts) : resume(request);
    if (opened.match == nullptr)
        return fail(opened.error);
    Company company;
    if (const auto error = seat_company(request, *opened.match, company))
        return fail(*error);
    const Screen screen = look_at_screen(request.no_colour);
    Printer printer(std::cout, screen);
    const std::unique_ptr<LineReader> reader = open_reader(screen);
    const std::string unfinished = texts.say("ui.unfinished");
    Session session(request.data,
                    std::move(opened.match),
                    std::move(company),
                    std::move(texts),
                    printer,
                    *reader);
    if (!request.record_file.empty())
        session.keep_record_in(request.record_file);
    else if (!request.resume_file.empty())
        session.keep_record_in(request.resume_file);
    else if (screen.interactive) {
        if (const std::string left = unfinished_record(request.game->name()); !left.empty())
            session.say_first({unfinished, resuming(request.game->name(), left, {})});
        session.keep_record_in(new_record_file(request.game->name()));
    }
    const LastWords last_words;
    session.run();
    return kOk;
}

}  // namespace sidera::terminal
