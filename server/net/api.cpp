// What the server answers over HTTP.

#include "server/net/api.h"

#include <algorithm>
#include <charconv>

#include "engine/setup_text.h"
#include "server/names.h"
#include "server/stored_match.h"
#include "server/wire/render.h"

namespace sidera::server {
namespace {

constexpr int kHistoryPage = 50;
constexpr int kRanked = 100;
constexpr std::uint32_t kMomentsPage = 60;

template<class T>
ApiReply json_reply(const T& value) {
    return {.body = wire::json_text(value)};
}

ApiReply problem(int status, wire::Said why) {
    return {.status = status, .body = wire::json_text(wire::Problem{.why = std::move(why)})};
}

ApiReply problem(int status, std::string_view key) {
    return problem(status, wire::Said{.key = "server." + std::string(key), .args = {}});
}

std::uint64_t number_in(std::string_view query, std::string_view key, std::uint64_t standard) {
    const std::string text = query_value(query, key);
    std::uint64_t number = standard;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string_view kind_name(OptionSpec::Kind kind) {
    constexpr std::array<std::string_view, 4> kNames = {"boolean", "integer", "choice", "data_set"};
    return kNames[static_cast<std::size_t>(kind)];
}

wire::GameInfo game_info(const GameKit& kit) {
    const DataSet set = kit.default_data();
    wire::GameInfo info{.name = std::string(kit.name()),
                        .min_seats = kit.min_seats(),
                        .max_seats = kit.max_seats(),
                        .default_seats = kit.default_seats(),
                        .options = {},
                        .bots = {},
                        .data = {set.json->dump()}};
    for (const OptionSpec& spec : kit.options()) {
        wire::GameOption option{
            .key = std::string(spec.key),
            .kind = std::string(kind_name(spec.kind)),
            .standard = option_value_text(spec, spec.standard, set.name),
            .for_many = option_value_text(spec, spec.for_many.value_or(spec.standard), set.name),
            .lo = spec.lo,
            .hi = spec.hi,
            .choices = {}};
        for (const std::string_view choice : spec.choices)
            option.choices.emplace_back(choice);
        info.options.push_back(std::move(option));
    }
    for (const std::string_view bot : kit.bots())
        info.bots.emplace_back(bot);
    return info;
}

std::string list_of(const std::vector<StoredResult>& results) {
    std::string text = "[";
    for (const StoredResult& result : results)
        text += (text.size() > 1 ? "," : "") + result.body;
    return text + "]";
}

// A text member of a small JSON body.
std::string member(const std::string& body, std::string_view key) {
    const JsonParse parsed = parse_json(body, 4);
    const Json* found = parsed.error ? nullptr : parsed.value.find(key);
    return found != nullptr ? found->as_string() : std::string();
}

}  // namespace

std::string query_value(std::string_view query, std::string_view key) {
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view part = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        if (part.size() > key.size() && part.starts_with(key) && part[key.size()] == '=')
            return std::string(part.substr(key.size() + 1));
    }
    return {};
}

Api::Api(Loop& loop, Hall& hall, Store& store, Analyst& analyst)
    : hall_(hall), store_(store), analyst_(analyst), replays_(loop, store) {}

void Api::handle(const ApiRequest& request, Done done) {
    if (request.post)
        post(request, done);
    else
        get(request, done);
}

void Api::get(const ApiRequest& request, const Done& done) {
    const std::string_view path = request.path;
    if (path == "/api/games")
        return done(games());
    if (path == "/api/tables")
        return done(json_reply(hall_.listed_tables()));
    if (path.starts_with("/api/me"))
        return get_mine(request, done);
    if (path.starts_with("/api/ratings/"))
        return done(ratings(path.substr(13)));
    if (path.starts_with("/api/matches/")) {
        const std::string_view rest = path.substr(13);
        const std::size_t slash = std::min(rest.find('/'), rest.size());
        return get_match(rest.substr(0, slash),
                         rest.substr(std::min(slash + 1, rest.size())),
                         request.query,
                         done);
    }
    done(problem(404, "not_found"));
}

ApiReply Api::games() const {
    std::vector<wire::GameInfo> list;
    for (const GameKit* kit : all_games())
        list.push_back(game_info(*kit));
    return json_reply(list);
}

void Api::get_mine(const ApiRequest& request, const Done& done) {
    const auto player = hall_.players().with_secret(request.secret);
    if (!player)
        return done(problem(401, "bad_secret"));
    if (request.path == "/api/me")
        return done(json_reply(hall_.players().profile(*player)));
    if (request.path == "/api/me/tables")
        return done(json_reply(hall_.tables_of(player->id)));
    if (request.path == "/api/me/matches") {
        const auto before = number_in(request.query, "before", INT64_MAX);
        return done({.body = list_of(store_.results_of(
                         player->id, static_cast<Milliseconds>(before), kHistoryPage))});
    }
    done(problem(404, "not_found"));
}

ApiReply Api::ratings(std::string_view game) {
    if (find_game(game) == nullptr)
        return problem(404, "not_found");
    std::vector<wire::RankedPlayer> list;
    for (const StoredRating& rating : store_.best(game, kRanked)) {
        wire::RankedPlayer ranked{.name = {},
                                  .bot = std::nullopt,
                                  .rating = static_cast<std::int32_t>(rating.mean),
                                  .margin = static_cast<std::int32_t>(2 * rating.deviation),
                                  .games = rating.games};
        if (rating.player.starts_with("bot:"))
            ranked.bot = rating.player.substr(4);
        else if (const auto player = store_.player(rating.player))
            ranked.name = player->name;
        list.push_back(std::move(ranked));
    }
    return json_reply(list);
}

// Only finished games: their secrets are out.
void Api::get_match(std::string_view match,
                    std::string_view part,
                    std::string_view query,
                    const Done& done) {
    const auto result = store_.result(match);
    if (!result)
        return done(problem(404, "not_found"));
    if (part.empty())
        return done({.body = result->body});
    const auto header = store_.header(match);
    if (!header)
        return done(problem(500, "broken_record"));
    // What was worked out while it could be played still holds.
    const auto foreign = why_foreign(*header);
    if (part == "analysis" && (!foreign || store_.analysis(match)))
        return done({.body = analyst_.analysis(std::string(match)).text});
    if (foreign)
        return done(problem(409, *foreign));
    if (part == "record")
        return get_page({.match = std::string(match)}, done);
    if (part != "moments")
        return done(problem(404, "not_found"));
    const std::string seat = query_value(query, "seat");
    const ReplayPage page{.match = std::string(match),
                          .seat = seat_from_letter(seat),
                          .from = number_in(query, "from", 0),
                          .count = std::clamp<std::uint64_t>(
                              number_in(query, "count", kMomentsPage), 1, kMomentsPage)};
    if (page.seat != kNoSeat && index(page.seat) >= seats_in(*header))
        return done(problem(404, "not_found"));
    get_page(page, done);
}

void Api::get_page(const ReplayPage& page, const Done& done) {
    replays_.ask(page, [done, page](Replays::Outcome outcome, const SharedText& text) {
        if (outcome == Replays::Outcome::busy)
            return done(problem(503, "busy"));
        if (outcome == Replays::Outcome::broken)
            return done(problem(500, "broken_record"));
        done({.type = page.count == 0 ? "application/x-ndjson" : "application/json",
              .body = *text,
              .cachable = true});
    });
}

void Api::post(const ApiRequest& request, const Done& done) {
    if (request.path == "/api/me")
        return hall_.players().create(member(request.body, "language"), [done](const auto& made) {
            done(made ? json_reply(*made) : problem(503, "store_failed"));
        });
    if (request.path == "/api/recover")
        return hall_.players().recover(member(request.body, "code"), [done](const auto& made) {
            done(made ? json_reply(*made) : problem(403, "bad_code"));
        });
    const auto player = hall_.players().with_secret(request.secret);
    if (!player)
        return done(problem(401, "bad_secret"));
    if (request.path == "/api/me/recovery")
        return hall_.players().make_recovery(*player, [done](const auto& code) {
            done(code ? json_reply(wire::RecoveryCode{*code}) : problem(503, "store_failed"));
        });
    if (request.path == "/api/me/name") {
        const auto name = clean_name(member(request.body, "name"));
        if (!name)
            return done(problem(400, "bad_name"));
        StoredPlayer renamed = *player;
        renamed.name = *name;
        return hall_.players().rename(*player, *name, [this, renamed, done](bool stored) {
            if (!stored)
                return done(problem(503, "store_failed"));
            hall_.renamed(renamed.id, renamed.name);
            done(json_reply(hall_.players().profile(renamed)));
        });
    }
    done(problem(404, "not_found"));
}

}  // namespace sidera::server
