// What somebody at the table wants to know: why something is not possible, how it was before.

#include "server/room/room.h"

namespace sidera::server {

void Room::handle(ConnectionId connection, const wire::Why& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || match_ == nullptr)
        return refuse(connection, request.id, "not_seated");
    const auto code = match_->parse(request.notation);
    if (!code)
        return refuse(connection, request.id, "bad_message");
    wire::Reason reason{.id = request.id};
    if (const std::string_view rule = match_->why_not(seat, *code).id; !rule.empty())
        reason.rule = std::string(rule);
    reply(connection, reason);
}

void Room::handle(ConnectionId connection, const wire::Look& request) {
    const Seat seat = seat_of(connection);
    if (match_ == nullptr || request.sequence == 0 || is_lesson())
        return refuse(connection, request.id, "not_possible");
    const auto told = match_->events_since(seat, request.sequence - 1);
    if (told.empty())
        return refuse(connection, request.id, "not_possible");
    Watcher* own = watcher(connection);
    if (own == nullptr || own->looks_back)
        return refuse(connection, request.id, "busy");
    own->looks_back = true;
    look_back(connection, request, told.front().entry);
}

// A game of a thousand answers takes a while to play again, so others do it.
void Room::look_back(ConnectionId connection, const wire::Look& request, std::size_t entry) {
    if (past_ == nullptr || entry > past_entries_) {
        past_ = std::make_shared<Walk>(kit_, set_, match_->record());
        past_entries_ = match_->record().entries.size();
    }
    const Seat seat = seat_of(connection);
    auto moment = std::make_shared<wire::Moment>(
        wire::Moment{.id = request.id, .sequence = request.sequence});
    host_.work(
        Crew::replays,
        [past = past_, seat, entry, moment] {
            const Match* then = past->at(entry);
            if (then == nullptr)
                return;
            moment->view = {then->view(seat)};
            moment->standing = wire::standing_of(*then);
        },
        [self = shared_from_this(), connection, seat, moment] {
            Watcher* own = self->watcher(connection);
            if (own == nullptr)
                return;  // gone meanwhile
            own->looks_back = false;
            if (own->seat != seat || moment->view.text.empty())
                return self->refuse(connection, moment->id, "not_possible");
            self->reply(connection, *moment);
        });
}

}  // namespace sidera::server
