// A table: how it is opened, restored and how its game is begun.

#include "server/room/room.h"

#include <algorithm>

#include "engine/fair.h"
#include "engine/setup_text.h"
#include "server/stored_match.h"
#include "server/wire/pages.h"

namespace sidera::server {
namespace {

bool is_entropy(std::string_view text) {
    return text.size() >= 32 && text.size() <= 64 &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

}  // namespace

TableSetup table_setup(const GameKit& kit, const DataSet& set, const wire::TableRules& rules) {
    TableSetup table;
    if (rules.seats < kit.min_seats() || rules.seats > kit.max_seats()) {
        table.error = std::string(kit.name()) + " has " + std::to_string(kit.min_seats()) + " to " +
                      std::to_string(kit.max_seats()) + " seats";
        return table;
    }
    table.setup = kit.setup(rules.seats);
    for (const auto& option : rules.options)
        if (auto fault =
                set_option(kit.options(), set.name, option.name, option.value, table.setup)) {
            table.error = *fault;
            return table;
        }
    table.error = kit.check_setup(set, table.setup).value_or(std::string());
    return table;
}

Room::Room(Host& host, std::string id, const GameKit& kit, SavedRoom saved)
    : host_(host)
    , id_(std::move(id))
    , kit_(kit)
    , set_(kit.default_data())
    , saved_(std::move(saved))
    , public_change_(host.now())
    , chairs_(saved_.seats.size())
    , changed_(host.now()) {
    for (int i = 0; i < seats(); ++i) {
        read_rating(seat_at(i));
        chair(seat_at(i)).offline = host.now();
    }
    for (const StoredChat& line : host.store().chat(id_, 100)) {
        saved_.chat_lines = std::max(saved_.chat_lines, line.number);
        wire::ChatLine chat;
        const JsonParse parsed = parse_json(line.body);
        if (!parsed.error && wire::Reader().read(parsed.value, chat).empty())
            talk_.push_back(std::move(chat));
    }
}

Room::Room(Host& host, std::string id, const GameKit& kit, SavedRoom saved, LessonLoad lesson)
    : Room(host, std::move(id), kit, std::move(saved)) {
    lesson_ = std::move(lesson.lesson);
    match_ = &lesson_->match();
    clock_ = TableClock(saved_.rules.clock, seats());
    saved_.phase = wire::Phase::playing;
}

std::optional<wire::Said> Room::resume(const StoredMatch& stored) {
    wire::Said why;
    const auto record = stored_record(stored, &why);
    if (!record)
        return why;
    own_match_ = kit_.reopen(set_, *record).match;
    match_ = own_match_.get();
    clock_ = TableClock(saved_.rules.clock, seats());
    resume_clocks();
    run_bots();
    return std::nullopt;
}

// Days go on while the server is down, minutes do not.
void Room::resume_clocks() {
    const bool days = saved_.rules.clock.kind == wire::ClockKind::days;
    const SeatSet counted = saved_.paused_by || !is_playing() ? SeatSet() : people();
    const Milliseconds now = host_.now();
    for (int i = 0; i < seats(); ++i)
        if (saved_seat(seat_at(i)).left > 0)
            clock_.set_left(seat_at(i), saved_seat(seat_at(i)).left);
    clock_.run(counted & match_->asked(), now);
    clock_.seem(counted & match_->deciding(), now);
    for (int i = 0; i < seats(); ++i) {
        const Seat seat = seat_at(i);
        const SavedSeat& saved = saved_seat(seat);
        const Milliseconds gone = days && saved.since > 0 ? now - saved.since : 0;
        if (days && saved.since > 0 && (counted & match_->asked()).has(seat))
            clock_.set_left(seat, saved.left - gone);
        const bool runs = (counted & match_->deciding()).has(seat);
        clock_.set_seen(seat, saved.seen.value_or(clock_.left(seat)) - (runs ? gone : 0));
    }
}

void Room::store_new() {
    keep_room();
}

void Room::seat_host(const Visitor& visitor, const std::string& entropy, bool start_now) {
    for (int i = 0; i < seats(); ++i) {
        if (!saved_seat(seat_at(i)).is_free())
            continue;
        take_seat(seat_at(i), visitor);
        if (start_now && is_entropy(entropy)) {
            saved_seat(seat_at(i)).ready = true;
            saved_seat(seat_at(i)).entropy = entropy;
        }
        break;
    }
    keep_room();
    if (start_now)
        maybe_start();
}

void Room::handle(ConnectionId connection, const wire::PlaceBot& request) {
    const Watcher* own = watcher(connection);
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (own->player != saved_.host)
        return refuse(connection, request.id, "not_host");
    if (index(request.seat) >= seats() || saved_seat(request.seat).player)
        return refuse(connection, request.id, "seat_taken");
    const auto levels = kit_.bots();
    if (!request.level.empty() &&
        std::find(levels.begin(), levels.end(), request.level) == levels.end())
        return refuse(connection, request.id, "no_such_bot");
    saved_seat(request.seat).bot = request.level;
    read_rating(request.seat);
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
    maybe_start();
}

void Room::handle(ConnectionId connection, const wire::Ready& request) {
    const Seat seat = seat_of(connection);
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (request.ready && !is_entropy(request.entropy))
        return refuse(connection, request.id, "bad_entropy");
    saved_seat(seat).ready = request.ready;
    saved_seat(seat).entropy = request.ready ? request.entropy : std::string();
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
    maybe_start();
}

void Room::handle(ConnectionId connection, const wire::Start& request) {
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (watcher(connection)->player != saved_.host)
        return refuse(connection, request.id, "not_host");
    maybe_start();
    if (saved_.phase == wire::Phase::open)
        return refuse(connection, request.id, "not_ready");
    acknowledge(connection, request.id);
}

// The game begins as soon as every seat is taken and every person is ready.
void Room::maybe_start() {
    bool anybody = false;
    for (const SavedSeat& seat : saved_.seats) {
        if (seat.is_free() || (seat.player && !seat.ready))
            return;
        anybody = anybody || seat.player;
    }
    if (anybody && saved_.phase == wire::Phase::open)
        start();
}

void Room::start() {
    TableSetup table = table_setup(kit_, set_, saved_.rules);
    FairPlay fair{.match = saved_.match,
                  .commitment = saved_.commitment,
                  .secret = saved_.secret,
                  .entropy = {}};
    std::vector<std::string> names;
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& seat = saved_seat(seat_at(i));
        fair.entropy.push_back(seat.entropy);
        names.push_back(seat.player ? seat.name : "bot " + seat.bot);
        if (seat.player)
            table.setup.confirm.insert(seat_at(i));
    }
    own_match_ = kit_.open(set_, table.setup, fair_seed(fair), std::move(names), fair);
    match_ = own_match_.get();
    saved_.phase = wire::Phase::playing;
    clock_ = TableClock(saved_.rules.clock, seats());
    run_clocks();
    keep_room({OpenMatch{.id = saved_.match,
                         .game = std::string(kit_.name()),
                         .header = header_line(match_->record().header)}});
    tell_room();
    tell_game();
    run_bots();
}

SavedRoom Room::again() const {
    SavedRoom next{.rules = saved_.rules, .host = saved_.host};
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& from = saved_seat(seat_at((i + 1) % seats()));
        next.seats.push_back(
            {.player = from.player, .name = from.name, .bot = from.bot, .orders = from.orders});
    }
    return next;
}

void Room::set_next(const std::string& room) {
    saved_.next = room;
    keep_room();
    tell_room();
}

wire::TableInfo Room::info(std::string_view reader) const {
    wire::TableInfo info{.room = id_,
                         .game = saved_.rules.game,
                         .phase = saved_.phase,
                         .clock = saved_.rules.clock,
                         .seats = {},
                         .your_turn = false,
                         .at = public_change_};
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& seat = saved_seat(seat_at(i));
        wire::TableSeat& shown = info.seats.emplace_back();
        if (seat.player)
            shown.name = seat.name;
        if (!seat.bot.empty())
            shown.bot = seat.bot;
        shown.online = seat.player && chair(seat_at(i)).offline == 0;
        // One's own turn is no secret to oneself.
        if (seat.player == reader && is_playing() && match_ != nullptr &&
            match_->asked().has(seat_at(i)))
            info.your_turn = true;
    }
    return info;
}

}  // namespace sidera::server
