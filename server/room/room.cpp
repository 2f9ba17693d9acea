// A table: how it is opened, restored and how its game is begun.

#include "server/room/room.h"

#include <algorithm>

#include "engine/fair.h"
#include "server/stored_match.h"
#include "server/wire/pages.h"

namespace sidera::server {
Room::Room(Host& host, std::string id, const GameKit& kit, SavedRoom saved)
    : host_(host)
    , id_(std::move(id))
    , kit_(kit)
    , set_(kit.default_data())
    , saved_(std::move(saved))
    , absence_(saved_.rules, static_cast<int>(saved_.seats.size()))
    , host_gone_(host.now())
    , public_change_(host.now())
    , chairs_(saved_.seats.size())
    , changed_(host.now()) {
    for (int i = 0; i < seats(); ++i) {
        read_rating(seat_at(i));
        chair(seat_at(i)).offline = host.now();
        if (const auto& kept = saved_seat(seat_at(i)).absence)
            absence_.restore(seat_at(i), *kept);
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
    for (const RecordEntry& entry : match_->record().entries)
        has_clock_answered_ = has_clock_answered_ || entry.by == By::clock;
    resume_clocks();
    note_attendance();
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
        if (seat.player) {
            table.setup.confirm.insert(seat_at(i));
            hold(*seat.player);
        }
    }
    own_match_ = kit_.open(set_, table.setup, fair_seed(fair), std::move(names), fair);
    match_ = own_match_.get();
    saved_.phase = wire::Phase::playing;
    clock_ = TableClock(saved_.rules.clock, seats());
    absence_ = Absence(saved_.rules, seats());
    run_clocks();
    note_attendance();
    note_public_change();
    keep_room({OpenMatch{.id = saved_.match,
                         .game = std::string(kit_.name()),
                         .header = header_line(match_->record().header)}});
    tell_room();
    tell_game();
    run_bots();
}

SavedRoom Room::again(ConnectionId asker) const {
    SavedRoom next{.rules = saved_.rules,
                   .host = watcher(asker)->player,
                   .sent_away = saved_.sent_away,
                   .rematch_by = saved_seat(seat_of(asker)).name};
    // There were tables without one once.
    if (next.rules.clock.kind == wire::ClockKind::none)
        next.rules.rated = false;
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& from = saved_seat(seat_at((i + 1) % seats()));
        next.seats.push_back(
            {.player = from.player, .name = from.name, .bot = from.bot, .orders = from.orders});
        if (from.player)
            next.seats.back().sat = host_.now() + i;
    }
    return next;
}

void Room::expire() {
    saved_.expired = true;
    call_off();
}

void Room::set_next(const std::string& room) {
    saved_.next = room;
    keep_room();
    tell_room();
}

wire::TableInfo table_info(const std::string& id,
                           const SavedRoom& room,
                           Milliseconds at,
                           std::string_view reader) {
    wire::TableInfo info{
        .room = id, .game = room.rules.game, .phase = room.phase, .rules = room.rules, .at = at};
    for (const SavedSeat& seat : room.seats) {
        wire::TableSeat& shown = info.seats.emplace_back();
        if (seat.player)
            shown.name = seat.name;
        if (!seat.bot.empty())
            shown.bot = seat.bot;
        if (!reader.empty() && seat.player == reader && !seat.ready &&
            room.phase == wire::Phase::open && room.host != reader)
            info.rematch_by = room.rematch_by;
    }
    return info;
}

wire::TableInfo Room::info(std::string_view reader) const {
    wire::TableInfo info = table_info(id_, saved_, public_change_, reader);
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& seat = saved_seat(seat_at(i));
        info.seats[static_cast<std::size_t>(i)].online =
            seat.player && chair(seat_at(i)).offline == 0;
        // One's own turn is no secret to oneself.
        if (seat.player == reader && !seat.conceded && is_playing() && match_ != nullptr &&
            match_->asked().has(seat_at(i)))
            info.your_turn = true;
    }
    return info;
}

}  // namespace sidera::server
