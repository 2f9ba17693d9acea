// A table: friends who come late ask for a bot's seat, and all people there agree or not.

#include <algorithm>

#include "server/names.h"
#include "server/room/result.h"
#include "server/room/room.h"

namespace sidera::server {

// Never in a rated game, never for who has sat elsewhere in this one: he knows too much.
bool Room::may_join(const Watcher& visitor) const {
    const auto held = [&](const std::string& player) {
        return saved_.held &&
               std::find(saved_.held->begin(), saved_.held->end(), player) != saved_.held->end();
    };
    return is_playing() && !is_lesson() && visitor.seat == kNoSeat && !saved_.rules.rated &&
           !held(visitor.player) && !was_sent_away(visitor.player) &&
           std::any_of(saved_.seats.begin(), saved_.seats.end(), [](const SavedSeat& seat) {
               return !seat.bot.empty();
           });
}

void Room::handle(ConnectionId connection, const wire::Join& request) {
    const Watcher* own = watcher(connection);
    if (!may_join(*own) || index(request.seat) >= seats() || saved_seat(request.seat).bot.empty())
        return refuse(connection, request.id, "not_possible");
    if (is_taken_for(own->player, own->name) && !is_given_name(own->name))
        return refuse(connection, request.id, "name_taken");
    std::erase_if(newcomers_, [&](const auto& other) { return other.player == own->player; });
    newcomers_.push_back({.player = own->player,
                          .name = newcomers_name(own->player, own->name),
                          .seat = request.seat});
    acknowledge(connection, request.id);
    tell_room();
}

void Room::handle(ConnectionId connection, const wire::Admit& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    const auto found = std::find_if(newcomers_.begin(), newcomers_.end(), [&](const auto& one) {
        return one.player == request.player;
    });
    if (!is_playing() || found == newcomers_.end())
        return refuse(connection, request.id, "not_possible");
    if (request.yes)
        found->agreed.insert(seat);
    else
        newcomers_.erase(found);
    acknowledge(connection, request.id);
    tell_room();
    settle_votes();
}

// Whether somebody who sits here, or asks to, bears the name already.
bool Room::is_taken_for(const std::string& newcomer, const std::string& name) const {
    const std::string key = name_key(name);
    return is_name_taken(name, kNoSeat) ||
           std::any_of(newcomers_.begin(), newcomers_.end(), [&](const wire::Newcomer& other) {
               return other.player != newcomer && name_key(other.name) == key;
           });
}

std::string Room::newcomers_name(const std::string& player, const std::string& name) const {
    std::string own = name;
    for (int i = 2; is_taken_for(player, own); ++i)
        own = name + " " + std::to_string(i);
    return own;
}

// Who has agreed has agreed to somebody of another name.
void Room::rename_newcomer(const std::string& player, const std::string& name) {
    for (wire::Newcomer& one : newcomers_) {
        if (one.player != player || one.name == name)
            continue;
        one.name = newcomers_name(player, name);
        one.agreed = {};
        tell_room();
    }
}

// Who asks and goes away has not asked.
void Room::forget_newcomers() {
    std::erase_if(newcomers_, [&](const wire::Newcomer& one) {
        return !is_playing() || saved_seat(one.seat).bot.empty() ||
               std::none_of(watchers_.begin(), watchers_.end(), [&](const Watcher& own) {
                   return own.player == one.player && may_join(own);
               });
    });
}

// Who is asked and goes away need not agree, but somebody must.
void Room::seat_newcomers() {
    forget_newcomers();
    if (newcomers_.empty())
        return;
    note_attendance();
    const SeatSet there = absence_.there();
    const auto agreed = std::find_if(newcomers_.begin(), newcomers_.end(), [&](const auto& one) {
        return !there.empty() && there.without(one.agreed).empty();
    });
    if (agreed == newcomers_.end())
        return;
    const wire::Newcomer newcomer = *agreed;
    newcomers_.erase(agreed);
    take_seat(newcomer.seat, {.player = newcomer.player, .name = newcomer.name});
    absence_.spoke_up(newcomer.seat, host_.now());  // whatever the bot has owed
    forget_thought(chair(newcomer.seat));
    chair(newcomer.seat).bot = nullptr;
    hold(newcomer.player);
    run_clocks();
    note_attendance();
    keep_room();
    tell_room();
    for (Watcher& own : watchers_)
        if (own.seat == newcomer.seat) {
            own.since = 0;  // onlookers count their own events
            show_game(own);
        }
    run_bots();
}

// Notes who has had a seat of this game.
void Room::hold(const std::string& player) {
    if (!saved_.held)
        saved_.held.emplace();
    if (std::find(saved_.held->begin(), saved_.held->end(), player) == saved_.held->end())
        saved_.held->push_back(player);
}

}  // namespace sidera::server
