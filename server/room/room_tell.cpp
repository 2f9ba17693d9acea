// A table: who hears what, and when.

#include <algorithm>

#include "server/room/asking.h"
#include "server/room/room.h"

namespace sidera::server {

// Messages that depend on a commit wait behind it, and all later ones behind them.
void Room::deliver(ConnectionId connection, SharedText message) {
    if (pending_.empty())
        host_.send(connection, std::move(message));
    else
        pending_.back().messages.emplace_back(connection, std::move(message));
}

void Room::keep(std::vector<Change> changes) {
    if (is_lesson())
        return;
    pending_.emplace_back();
    host_.commit(std::move(changes), [self = shared_from_this()](const std::string& refused) {
        self->committed(refused);
    });
}

void Room::committed(const std::string& refused) {
    if (failed_)
        return;
    if (!refused.empty())
        return fail();
    Batch batch = std::move(pending_.front());
    pending_.pop_front();
    for (auto& [connection, message] : batch.messages)
        host_.send(connection, std::move(message));
    if (finished_ && pending_.empty()) {
        finished_ = false;
        host_.game_finished(saved_.match);
    }
}

// The store does not follow: what is in memory must not go on. Everybody comes back to what is
// stored.
void Room::fail() {
    failed_ = true;
    const auto bye = std::make_shared<const std::string>(wire::message_text(
        wire::Bye{.why = {.key = "server.store_failed", .args = {}}, .come_back = true}));
    for (const Watcher& own : watchers_)
        host_.send(own.connection, bye);
    watchers_.clear();
    pending_.clear();
    saved_.phase = wire::Phase::aborted;
}

// The room as it is now; whose table it is, only when that has changed.
void Room::add_room(std::vector<Change>& changes) {
    changed_ = host_.now();
    const bool finished = saved_.phase == wire::Phase::over || saved_.phase == wire::Phase::aborted;
    changes.emplace_back(PutRoom{{.id = id_,
                                  .game = saved_.rules.game,
                                  .match = saved_.match,
                                  .finished = finished,
                                  .listed = saved_.rules.listed,
                                  .changed = changed_,
                                  .body = wire::json_text(saved_)}});
    std::vector<std::string> players;
    if (!finished) {
        players.push_back(saved_.host);
        for (const SavedSeat& seat : saved_.seats)
            if (seat.player && seat.player != saved_.host)
                players.push_back(*seat.player);
    }
    if (players == belongs_to_)
        return;
    belongs_to_ = players;
    changes.emplace_back(PutRoomPlayers{.room = id_, .players = std::move(players)});
}

void Room::keep_room(std::vector<Change> also) {
    add_room(also);
    keep(std::move(also));
}

void Room::refuse(ConnectionId connection,
                  std::uint32_t id,
                  std::string_view key,
                  std::string_view rule) {
    wire::Refused refused{.id = id, .why = {.key = "server." + std::string(key), .args = {}}};
    if (!rule.empty())
        refused.rule = std::string(rule);
    reply(connection, refused);
}

void Room::acknowledge(ConnectionId connection, std::uint32_t id) {
    reply(connection, wire::Ack{.id = id, .room = id_});
}

wire::RoomState Room::state_for(const Watcher& reader) const {
    wire::RoomState state{.room = id_,
                          .match = saved_.match,
                          .phase = saved_.phase,
                          .rules = saved_.rules,
                          .host = reader.player == saved_.host,
                          .deputy = deputy() == reader.player,
                          .change = saved_.change.value_or(0),
                          .choices = absence_choices(),
                          .newcomers = newcomers_,
                          .may_join = may_join(reader),
                          .expired = saved_.expired.value_or(false),
                          .sent_away = was_sent_away(reader.player),
                          .bot_played = reader.seat != kNoSeat && chair(reader.seat).bot_played,
                          .paused_by = saved_.paused_by,
                          .fairness = {.commitment = saved_.commitment},
                          .next = saved_.next};
    if (reader.seat != kNoSeat) {
        state.you = reader.seat;
        state.orders = saved_seat(reader.seat).orders;
    }
    for (const Watcher& watcher : watchers_) {
        state.watchers += watcher.seat == kNoSeat ? 1 : 0;
        if (watcher.player == saved_.host)
            state.host_name = watcher.name;
    }
    // The secret of a game that goes on would tell all its luck.
    if (saved_.phase == wire::Phase::over || saved_.phase == wire::Phase::aborted)
        state.fairness.secret = saved_.secret;
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& from = saved_seat(seat_at(i));
        const Chair& chair = chairs_[static_cast<std::size_t>(i)];
        state.fairness.entropy.push_back(from.entropy);
        wire::SeatState seat{.ready = from.ready || !from.bot.empty(),
                             .online = from.player && chair.offline == 0,
                             .away = from.player && !from.conceded && is_away(seat_at(i)),
                             .taken_over = absence_.has_bot(seat_at(i)),
                             .conceded = from.conceded,
                             .wants_abort = chair.wants_abort,
                             .rating = chair.rating,
                             .may_be_freed = may_be_freed(seat_at(i))};
        if (is_playing()) {
            seat.patience_left = absence_.patience_left(seat_at(i), host_.now());
            seat.patience_runs = absence_.is_counting(seat_at(i));
            seat.votes = absence_.votes(seat_at(i));
        }
        if (from.player == saved_.host)
            state.host_seat = seat_at(i);
        if (from.player) {
            seat.player = from.player;
            seat.name = from.name;
        }
        if (!from.bot.empty())
            seat.bot = from.bot;
        state.seats.push_back(std::move(seat));
    }
    return state;
}

void Room::tell_room() {
    public_change_ = host_.now();
    absence_shown_ = absence_print();
    for (Watcher& own : watchers_)
        tell_room_to(own);
}

// Nothing, when nothing has changed for this reader.
void Room::tell_room_to(Watcher& own) {
    auto text = std::make_shared<const std::string>(wire::message_text(state_for(own)));
    const std::uint64_t print = std::hash<std::string>()(*text);
    if (std::exchange(own.room_print, print) != print)
        deliver(own.connection, std::move(text));
}

void Room::tell_all(SharedText message) {
    for (const Watcher& own : watchers_)
        deliver(own.connection, message);
}

wire::Update Room::update_for(Seat audience, Sequence since, wire::CommonText& common) const {
    wire::Update update = wire::render(*match_, audience, since, common);
    update.room = id_;
    const bool conceded = audience != kNoSeat && saved_seat(audience).conceded;
    if (!is_playing() || conceded || (is_lesson() && !is_lesson_turn(audience)))
        update.decisions.clear();
    if (!is_playing() || is_lesson() || conceded ||
        (update.may_undo && (is_bound(audience) || was_given_by_clock(audience))))
        update.may_undo = false;
    // What the room answers for a seat is no question to it.
    if (audience != kNoSeat && !is_lesson())
        std::erase_if(update.decisions, [&](const wire::WireDecision& decision) {
            return chosen_by_room(decision, saved_seat(audience).orders) != nullptr;
        });
    if (clock_.counts())
        update.clocks = clock_.shown_to(audience, host_.now());
    if (common_)
        update.common_left = common_->end == 0
                                 ? common_->left
                                 : std::max<Milliseconds>(0, common_->end - host_.now());
    if (shows_thinking())
        update.thinking = match_->asked();
    update.lesson_step = lesson_step();
    return update;
}

// Whether anything of this audience's game has changed. An answer that only its giver may know of
// must not even make a message for the others: its time of arrival would tell.
std::uint64_t Room::print_of(const wire::Update& update) const {
    std::uint64_t print = std::hash<std::string>()(update.view.text);
    const auto add = [&print](std::uint64_t word) { print = (print ^ word) * 0x100000001b3u; };
    add(static_cast<std::uint64_t>(saved_.phase));
    add(saved_.paused_by ? 1 : 0);
    add(update.may_undo ? 1 : 0);
    add(update.thinking ? 1u + update.thinking->bits() : 0u);
    for (const wire::WireDecision& decision : update.decisions)
        add(std::uint64_t{decision.serial} * 2 + (decision.channel == Channel::main ? 0 : 1));
    return print;
}

SharedText Room::update_text(const wire::Update& update, std::optional<wire::Kept>& kept) {
    return std::make_shared<const std::string>(kept ? kept->message_for(update)
                                                    : wire::message_text(update));
}

// Everybody who hears something new, in messages made once per audience.
void Room::tell_game() {
    if (match_ == nullptr)
        return;

    struct Rendered {
        Seat audience;
        Sequence since;
        std::optional<wire::Kept> before;
        std::optional<wire::Kept> after;
        SharedText text;
    };

    wire::CommonText common(*match_);
    std::vector<Rendered> rendered;
    auto prints = prints_;
    for (Watcher& own : watchers_) {
        auto made = std::find_if(rendered.begin(), rendered.end(), [&](const Rendered& earlier) {
            return earlier.audience == own.seat && earlier.since == own.since &&
                   earlier.before == own.kept;
        });
        if (made == rendered.end()) {
            const wire::Update update = update_for(own.seat, own.since, common);
            std::uint64_t& print = prints[slot(own.seat)];
            print = print_of(update);
            if (update.events.empty() && print == prints_[slot(own.seat)])
                continue;
            made = rendered.insert(made, {own.seat, own.since, own.kept, own.kept, {}});
            made->text = update_text(update, made->after);
        }
        deliver(own.connection, made->text);
        own.kept = made->after;
        own.since = match_->heard(own.seat);
    }
    prints_ = prints;
}

}  // namespace sidera::server
