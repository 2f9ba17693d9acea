// A table: who sits where. A seat has at most one identity at every moment.

#include <algorithm>

#include "server/names.h"
#include "server/room/result.h"
#include "server/room/room.h"
#include "server/secrets.h"

namespace sidera::server {

Watcher* Room::watcher(ConnectionId connection) {
    for (Watcher& own : watchers_)
        if (own.connection == connection)
            return &own;
    return nullptr;
}

const Watcher* Room::watcher(ConnectionId connection) const {
    for (const Watcher& own : watchers_)
        if (own.connection == connection)
            return &own;
    return nullptr;
}

Seat Room::seat_of(ConnectionId connection) const {
    for (const Watcher& own : watchers_)
        if (own.connection == connection)
            return own.seat;
    return kNoSeat;
}

Seat Room::seat_of_player(const std::string& player) const {
    for (int i = 0; i < seats(); ++i)
        if (saved_seat(seat_at(i)).player == player)
            return seat_at(i);
    return kNoSeat;
}

bool Room::is_person(Seat seat) const {
    const SavedSeat& saved = saved_seat(seat);
    return saved.player && !saved.conceded && !absence_.has_bot(seat);
}

SeatSet Room::people() const {
    SeatSet set;
    for (int i = 0; i < seats(); ++i)
        if (is_person(seat_at(i)))
            set.insert(seat_at(i));
    return set;
}

void Room::read_rating(Seat seat) {
    const SavedSeat& saved = saved_seat(seat);
    chair(seat).rating.reset();
    if (saved.is_free())
        return;
    const auto stored =
        host_.store().rating(saved.player ? *saved.player : "bot:" + saved.bot, saved_.rules.game);
    if (stored)
        chair(seat).rating = static_cast<std::int32_t>(stored->mean);
}

void Room::enter(const Visitor& visitor, const wire::Enter& request) {
    leave(visitor.connection);
    if (request.seat_secret)
        move_seat(*request.seat_secret, visitor);
    const Seat seat = seat_of_player(visitor.player);
    watchers_.push_back({.connection = visitor.connection,
                         .player = visitor.player,
                         .name = visitor.name,
                         .seat = seat,
                         .since = request.since});
    if (visitor.keeps)
        watchers_.back().kept.emplace();
    acknowledge(visitor.connection, request.id);
    update_host_presence();
    if (seat != kNoSeat)
        update_presence(seat);
    if (!talk_.empty())
        reply(visitor.connection, wire::ChatLines{.room = id_, .lines = talk_});
    tell_room();
    if (match_ == nullptr)
        return;
    show_game(watchers_.back());
    run_bots();
    settle_votes();  // they may have waited for him
}

// The whole game as this reader may know it, from the last event he knows.
void Room::show_game(Watcher& own) {
    wire::CommonText common(*match_);
    const wire::Update update = update_for(own.seat, own.since, common);
    own.since = match_->heard(own.seat);
    prints_[slot(own.seat)] = print_of(update);
    if (own.kept)
        own.kept.emplace();  // this one is whole
    deliver(own.connection, update_text(update, own.kept));
}

// A seat's link makes the seat the visitor's own, once and for good: who held it looks on from now.
// Nobody plays two seats of a game, so a link is no use to who sits elsewhere in one.
void Room::move_seat(std::string_view secret, const Visitor& visitor) {
    const Seat seat = seat_of_link(secret);
    const Seat before = seat_of_player(visitor.player);
    if (seat == kNoSeat || seat == before || !seats_may_move() || was_sent_away(visitor.player) ||
        (before != kNoSeat && match_ != nullptr))
        return;
    if (before != kNoSeat)
        vacate(before);
    SavedSeat& own = saved_seat(seat);
    if (saved_.host == *own.player)
        saved_.host = visitor.player;
    hold(*own.player);  // the same person, most likely, also before the game
    hold(visitor.player);
    own.player = visitor.player;
    own.link_hash.clear();
    std::vector<ConnectionId> moved;
    for (Watcher& other : watchers_)
        if (other.seat == seat || other.player == visitor.player) {
            other.seat = seat_of_player(other.player);
            other.since = 0;  // onlookers count their own events
            moved.push_back(other.connection);
        }
    read_rating(seat);
    keep_room();
    tell_room();
    if (match_ != nullptr)
        for (const ConnectionId connection : moved)
            show_game(*watcher(connection));
}

// Else somebody stronger could be given a seat, and its rating, for the end of a game.
bool Room::seats_may_move() const {
    return saved_.phase == wire::Phase::open || !counts_for_ratings(saved_);
}

Seat Room::seat_of_link(std::string_view secret) const {
    const std::string hash = hash_secret(secret);
    for (int i = 0; i < seats(); ++i)
        if (saved_seat(seat_at(i)).link_hash == hash)
            return seat_at(i);
    return kNoSeat;
}

void Room::leave(ConnectionId connection) {
    const auto found = std::find_if(watchers_.begin(), watchers_.end(), [&](const Watcher& own) {
        return own.connection == connection;
    });
    if (found == watchers_.end())
        return;
    const Seat seat = found->seat;
    watchers_.erase(found);
    update_host_presence();
    if (seat != kNoSeat)
        update_presence(seat);
    forget_newcomers();
    tell_room();
}

void Room::rename(const std::string& player, const std::string& name) {
    if (failed_)
        return;  // what is here must not be written
    for (Watcher& own : watchers_)
        if (own.player == player)
            own.name = name;
    rename_newcomer(player, name);
    const Seat seat = seat_of_player(player);
    if (seat == kNoSeat)
        return;
    saved_seat(seat).name = distinct_name(name, seat);
    keep_room();
    tell_room();
}

std::string Room::distinct_name(const std::string& name, Seat seat) const {
    std::string own = name;
    for (int i = 2; is_name_taken(own, seat); ++i)
        own = name + " " + std::to_string(i);
    return own;
}

// Nobody at a table bears another's name, nor one that only looks like it.
bool Room::is_name_taken(const std::string& name, Seat except) const {
    const std::string key = name_key(name);
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& other = saved_seat(seat_at(i));
        if (seat_at(i) != except && other.player && name_key(other.name) == key)
            return true;
    }
    return false;
}

void Room::update_host_presence() {
    const bool here = std::any_of(watchers_.begin(), watchers_.end(), [&](const Watcher& own) {
        return own.player == saved_.host;
    });
    if (here)
        host_gone_ = 0;
    else if (host_gone_ == 0)
        host_gone_ = host_.now();
}

// Somebody who is back gets his seat back at once.
void Room::update_presence(Seat seat) {
    Chair& own = chair(seat);
    const bool here = std::any_of(
        watchers_.begin(), watchers_.end(), [&](const Watcher& w) { return w.seat == seat; });
    own.offline = here ? 0 : host_.now();
    if (match_ == nullptr)
        return;
    if (here)
        hand_back(seat);
    note_attendance();
}

void Room::take_seat(Seat seat, const Visitor& visitor) {
    SavedSeat& own = saved_seat(seat);
    own.player = visitor.player;
    own.name = distinct_name(visitor.name, seat);
    own.bot.clear();
    own.ready = false;
    own.entropy.clear();
    own.link_hash.clear();
    own.sat = host_.now();
    if (own.orders.empty())
        for (const StandingAnswer& one : kit_.standing_answers())
            own.orders.push_back({.kind = one.kind, .code = static_cast<std::uint32_t>(one.code)});
    for (Watcher& w : watchers_)
        if (w.player == visitor.player)
            w.seat = seat;
    read_rating(seat);
    update_presence(seat);
}

// Who sat there looks on, in all his windows.
void Room::vacate(Seat seat) {
    saved_seat(seat) = {};
    chair(seat).rating.reset();
    for (Watcher& own : watchers_)
        if (own.seat == seat)
            own.seat = kNoSeat;
}

std::optional<std::string> Room::broken_invariant() const {
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& own = saved_seat(seat_at(i));
        const std::string name(1, letter(seat_at(i)));
        if (own.player && !own.bot.empty())
            return "Seat " + name + " is a person's and a bot's.";
        if (own.player && seat_of_player(*own.player) != seat_at(i))
            return "Who holds seat " + name + " holds another one too.";
        if (!own.player && !own.link_hash.empty())
            return "Seat " + name + " is nobody's and has a link.";
    }
    for (const Watcher& own : watchers_) {
        if (own.seat != seat_of_player(own.player))
            return own.player + " sits where somebody else does, or not where he should.";
        if (std::count_if(watchers_.begin(), watchers_.end(), [&](const Watcher& other) {
                return other.connection == own.connection;
            }) > 1)
            return own.player + " watches twice by one connection.";
    }
    return std::nullopt;
}

void Room::handle(ConnectionId connection, const wire::Sit& request) {
    const Watcher* own = watcher(connection);
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (index(request.seat) >= seats() || !saved_seat(request.seat).is_free())
        return refuse(connection, request.id, "seat_taken");
    if (was_sent_away(own->player))
        return refuse(connection, request.id, "sent_away");
    const Seat before = seat_of_player(own->player);
    if (is_name_taken(own->name, before) && !is_given_name(own->name))
        return refuse(connection, request.id, "name_taken");
    std::optional<std::int64_t> sat;
    if (before != kNoSeat) {
        sat = saved_seat(before).sat;
        vacate(before);
    }
    take_seat(request.seat, {.connection = connection, .player = own->player, .name = own->name});
    if (sat)
        saved_seat(request.seat).sat = sat;  // who changes places has not come later
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
}

void Room::handle(ConnectionId connection, const wire::Stand& request) {
    const Seat seat = seat_of(connection);
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    vacate(seat);
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
}

void Room::handle(ConnectionId connection, const wire::SeatLink& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (!seats_may_move())
        return refuse(connection, request.id, "rated_seat_stays");
    const std::string secret = host_.random_hex(16);
    saved_seat(seat).link_hash = hash_secret(secret);
    keep_room();
    reply(connection, wire::Ack{.id = request.id, .room = id_, .seat_secret = secret});
}

}  // namespace sidera::server
