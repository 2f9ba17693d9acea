// What is said in a room: to everybody, or in private.

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
    if (saved_seat(seat).conceded)
        return refuse(connection, request.id, "conceded");
    if (match_ == nullptr || !is_playing() || is_lesson() || !match_->free().has(seat) ||
        request.to.empty() || request.to.has(seat) || !request.to.without(match_->free()).empty())
        return refuse(connection, request.id, "not_possible");
    if (request.text.empty() || request.text.size() > kMaxChat)
        return refuse(connection, request.id, "too_long");
    const std::size_t before = match_->record().entries.size();
    match_->note(seat, request.to, request.text);
    after_change(before, {connection, request.id});
}

void Room::handle(ConnectionId connection, const wire::Chat& request) {
    const Watcher* own = watcher(connection);
    if (request.text.empty() || request.text.size() > kMaxChat)
        return refuse(connection, request.id, "too_long");
    wire::ChatLine line{.number = ++saved_.chat_lines,
                        .name = own->name,
                        .seat = own->seat == kNoSeat ? std::nullopt : std::optional(own->seat),
                        .text = request.text,
                        .at = host_.now()};
    if (is_lesson())
        return tell_talk(line, {connection, request.id});
    // Not `keep`: a line that the store does not take is refused, and the game goes on.
    host_.commit({AddChat{{.room = id_, .number = line.number, .body = wire::json_text(line)}}},
                 [self = shared_from_this(), line, asker = Asker{connection, request.id}](
                     const std::string& refused) {
                     if (refused.empty())
                         self->tell_talk(line, asker);
                     else
                         self->refuse(asker.connection, asker.id, "not_said");
                 });
}

void Room::tell_talk(const wire::ChatLine& line, const Asker& asker) {
    talk_.push_back(line);
    if (talk_.size() > kTalkKept)
        talk_.erase(talk_.begin());
    acknowledge(asker.connection, asker.id);
    tell_all(std::make_shared<const std::string>(
        wire::message_text(wire::ChatLines{.room = id_, .lines = {line}})));
}

}  // namespace sidera::server
