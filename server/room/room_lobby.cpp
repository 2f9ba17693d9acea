// A table before its game: what its host may do, and who is ready.

#include <algorithm>

#include "server/room/room.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kMayBeFreed = 120'000;  // away and not ready for so long
constexpr Milliseconds kHostGone = 300'000;    // then somebody else sees to the table

bool is_entropy(std::string_view text) {
    return text.size() >= 32 && text.size() <= 64 &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

}  // namespace

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

bool Room::is_host(ConnectionId connection) const {
    const Watcher* own = watcher(connection);
    return own != nullptr && own->player == saved_.host;
}

// Who sees to the table while its host is away: the person there who sat down first.
std::optional<std::string> Room::deputy() const {
    if (saved_.phase != wire::Phase::open || host_gone_ == 0 ||
        host_.now() < host_gone_ + kHostGone)
        return std::nullopt;
    const SavedSeat* first = nullptr;
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& seat = saved_seat(seat_at(i));
        if (seat.player && chair(seat_at(i)).offline == 0 &&
            (first == nullptr || seat.sat.value_or(0) < first->sat.value_or(0)))
            first = &seat;
    }
    return first == nullptr ? std::nullopt : first->player;
}

bool Room::is_deputy(ConnectionId connection) const {
    const Watcher* own = watcher(connection);
    return own != nullptr && deputy() == own->player;
}

bool Room::may_be_freed(Seat seat) const {
    const SavedSeat& saved = saved_seat(seat);
    const Milliseconds gone = chair(seat).offline;
    return saved_.phase == wire::Phase::open && saved.player && !saved.ready && gone != 0 &&
           host_.now() >= gone + kMayBeFreed;
}

// When what somebody may do at an open table changes by itself.
std::optional<Milliseconds> Room::next_lobby_change() const {
    std::optional<Milliseconds> next;
    const auto consider = [&](Milliseconds at) {
        if (at > host_.now())
            next = next ? std::min(*next, at) : at;
    };
    if (saved_.phase != wire::Phase::open || watchers_.empty())
        return next;
    if (host_gone_ != 0)
        consider(host_gone_ + kHostGone);
    for (int i = 0; i < seats(); ++i)
        if (const Milliseconds gone = chair(seat_at(i)).offline;
            gone != 0 && saved_seat(seat_at(i)).player && !saved_seat(seat_at(i)).ready)
            consider(gone + kMayBeFreed);
    return next;
}

// Something was changed that people may have been ready for: they are asked anew.
void Room::note_change() {
    saved_.change = saved_.change.value_or(0) + 1;
    for (SavedSeat& seat : saved_.seats) {
        seat.ready = false;
        seat.entropy.clear();
    }
}

// Refuses what only the host may do, and only before the game.
bool Room::refuse_unless_host(ConnectionId connection, std::uint32_t id, bool or_deputy) {
    if (saved_.phase != wire::Phase::open)
        refuse(connection, id, "already_started");
    else if (!is_host(connection) && !(or_deputy && is_deputy(connection)))
        refuse(connection, id, "not_host");
    else
        return false;
    return true;
}

// Refuses what is about somebody who does not sit there, or not any more.
template<class T>
bool Room::refuse_unless_taken(ConnectionId connection, const T& request) {
    if (index(request.seat) >= seats() || !saved_seat(request.seat).player)
        refuse(connection, request.id, "seat_free");
    else if (request.player && request.player != saved_seat(request.seat).player)
        refuse(connection, request.id, "stale");
    else
        return false;
    return true;
}

void Room::settle_lobby(ConnectionId connection, std::uint32_t id) {
    keep_room();
    acknowledge(connection, id);
    tell_room();
    maybe_start();
}

void Room::handle(ConnectionId connection, const wire::PlaceBot& request) {
    if (refuse_unless_host(connection, request.id, true))
        return;
    if (index(request.seat) >= seats() || saved_seat(request.seat).player)
        return refuse(connection, request.id, "seat_taken");
    if (!request.level.empty() && !is_bot_level(kit_, request.level))
        return refuse(connection, request.id, "no_such_bot");
    saved_seat(request.seat).bot = request.level;
    read_rating(request.seat);
    settle_lobby(connection, request.id);
}

// The host frees any seat; a deputy, and everybody else after a while, those of who is not there.
void Room::handle(ConnectionId connection, const wire::FreeSeat& request) {
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (refuse_unless_taken(connection, request))
        return;
    const bool away = chair(request.seat).offline != 0;
    const bool may = is_host(connection) || (away && is_deputy(connection)) ||
                     (seat_of(connection) != kNoSeat && may_be_freed(request.seat));
    if (!may)
        return refuse(connection, request.id, "not_host");
    vacate(request.seat);
    settle_lobby(connection, request.id);
}

void Room::handle(ConnectionId connection, const wire::SendAway& request) {
    if (refuse_unless_host(connection, request.id, false) ||
        refuse_unless_taken(connection, request))
        return;
    const std::string player = *saved_seat(request.seat).player;
    if (player == saved_.host)
        return refuse(connection, request.id, "not_possible");
    vacate(request.seat);
    if (!saved_.sent_away)
        saved_.sent_away.emplace();
    saved_.sent_away->push_back(player);
    settle_lobby(connection, request.id);
}

bool Room::was_sent_away(const std::string& player) const {
    return saved_.sent_away &&
           std::find(saved_.sent_away->begin(), saved_.sent_away->end(), player) !=
               saved_.sent_away->end();
}

void Room::handle(ConnectionId connection, const wire::HandOver& request) {
    if (refuse_unless_host(connection, request.id, false) ||
        refuse_unless_taken(connection, request))
        return;
    saved_.host = *saved_seat(request.seat).player;
    update_host_presence();
    settle_lobby(connection, request.id);
}

void Room::handle(ConnectionId connection, const wire::SwapSeats& request) {
    if (refuse_unless_host(connection, request.id, false))
        return;
    if (index(request.seat) >= seats() || index(request.with) >= seats() ||
        request.seat == request.with)
        return refuse(connection, request.id, "not_possible");
    std::swap(saved_seat(request.seat), saved_seat(request.with));
    std::swap(chair(request.seat), chair(request.with));
    for (Watcher& own : watchers_)
        own.seat = seat_of_player(own.player);
    note_change();
    settle_lobby(connection, request.id);
}

void Room::handle(ConnectionId connection, const wire::ChangeRules& request) {
    if (refuse_unless_host(connection, request.id, false))
        return;
    if (request.rules.game != saved_.rules.game)
        return refuse(connection, request.id, "not_possible");
    if (const std::string fault = fault_of_rules(kit_, request.rules); !fault.empty())
        return reply(connection,
                     wire::Refused{.id = request.id, .why = wire::server_text("bad_rules", fault)});
    if (request.rules == saved_.rules)
        return acknowledge(connection, request.id);
    if (!resize(request.rules.seats))
        return refuse(connection, request.id, "too_many_people");
    saved_.rules = request.rules;
    note_change();
    settle_lobby(connection, request.id);
}

// Fewer seats: free ones go first, then bots', the last ones first; people stay. False: too few for
// them.
bool Room::resize(int wanted) {
    const auto people =
        std::count_if(saved_.seats.begin(), saved_.seats.end(), [](const SavedSeat& seat) {
            return seat.player.has_value();
        });
    if (people > wanted)
        return false;
    const auto drop_last = [this](auto may_go) {
        for (int i = seats() - 1; i >= 0; --i)
            if (may_go(saved_seat(seat_at(i)))) {
                saved_.seats.erase(saved_.seats.begin() + i);
                chairs_.erase(chairs_.begin() + i);
                return true;
            }
        return false;
    };
    while (seats() > wanted)
        if (!drop_last([](const SavedSeat& seat) { return seat.is_free(); }))
            drop_last([](const SavedSeat& seat) { return !seat.player; });
    saved_.seats.resize(static_cast<std::size_t>(wanted));
    chairs_.resize(static_cast<std::size_t>(wanted));
    absence_ = Absence(saved_.rules, wanted);
    for (Watcher& own : watchers_)
        own.seat = seat_of_player(own.player);
    return true;
}

void Room::handle(ConnectionId connection, const wire::Ready& request) {
    const Seat seat = seat_of(connection);
    if (saved_.phase != wire::Phase::open)
        return refuse(connection, request.id, "already_started");
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (request.ready && request.change != saved_.change.value_or(0))
        return refuse(connection, request.id, "changed_meanwhile");
    if (request.ready && !is_entropy(request.entropy))
        return refuse(connection, request.id, "bad_entropy");
    saved_seat(seat).ready = request.ready;
    saved_seat(seat).entropy = request.ready ? request.entropy : std::string();
    settle_lobby(connection, request.id);
}

void Room::handle(ConnectionId connection, const wire::Start& request) {
    if (refuse_unless_host(connection, request.id, true))
        return;
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

}  // namespace sidera::server
