// What is said in a room: to everybody, or in private.

#include <algorithm>

#include "server/room/room.h"

namespace sidera::server {
namespace {

constexpr std::size_t kMaxChat = 500;  // characters
constexpr std::size_t kTalkKept = 100;

}  // namespace

// Only between players who may speak now: not in games without diplomacy, not to who is out.
void Room::handle(ConnectionId connection, const wire::Note& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (match_ == nullptr || !is_playing() || is_lesson() || !match_->free().has(seat) ||
        request.to.empty() || request.to.has(seat) || !request.to.without(match_->free()).empty())
        return refuse(connection, request.id, "not_possible");
    if (request.text.empty() || request.text.size() > kMaxChat)
        return refuse(connection, request.id, "too_long");
    const std::size_t before = match_->record().entries.size();
    match_->note(seat, request.to, request.text);
    after_change(before, {connection, request.id});
}

// A line is heard once it is on disk. One that the store refuses is refused to its writer and
// nothing else: talk is not the game, and must not end it. The number goes on from what is stored,
// since saying something does not write the room down.
void Room::handle(ConnectionId connection, const wire::Chat& request) {
    const Watcher* own = watcher(connection);
    if (request.text.empty() || request.text.size() > kMaxChat)
        return refuse(connection, request.id, "too_long");
    const std::uint64_t last = talk_.empty() ? 0 : talk_.back().number;
    saved_.chat_lines = std::max(saved_.chat_lines, last) + 1;
    const wire::ChatLine line{
        .number = saved_.chat_lines,
        .name = own->name,
        .seat = own->seat == kNoSeat ? std::nullopt : std::optional(own->seat),
        .text = request.text,
        .at = host_.now()};
    const auto say = [self = shared_from_this(), connection, id = request.id, line] {
        self->talk_.push_back(line);
        if (self->talk_.size() > kTalkKept)
            self->talk_.erase(self->talk_.begin());
        self->acknowledge(connection, id);
        self->tell_all(std::make_shared<const std::string>(
            wire::message_text(wire::ChatLines{.room = self->id_, .lines = {line}})));
    };
    if (is_lesson())
        return say();
    pending_.emplace_back();
    host_.commit(
        {AddChat{{.room = id_, .number = line.number, .body = wire::json_text(line)}}},
        [self = shared_from_this(), connection, id = request.id, say](const std::string& refused) {
            if (self->failed_)
                return;
            self->committed({});
            if (refused.empty())
                say();
            else
                self->refuse(connection, id, "store_failed");
        });
}

}  // namespace sidera::server
