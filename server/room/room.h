// A table: a match with people, bots, clocks and onlookers. All calls come on one thread.
//
// What an answer does is told to nobody before it is on disk: messages wait in `pending_` behind
// the commit they depend on, so an acknowledged answer is never lost and nobody has seen one that
// was.

#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/kit.h"
#include "match/walk.h"
#include "server/room/absence.h"
#include "server/room/host.h"
#include "server/room/room_parts.h"
#include "server/room/saved_room.h"
#include "server/room/table_clock.h"
#include "server/room/table_rules.h"
#include "server/wire/pages.h"
#include "server/wire/render.h"
#include "server/wire/requests.h"

namespace sidera::server {

class Room : public std::enable_shared_from_this<Room> {
  public:
    Room(Host& host, std::string id, const GameKit& kit, SavedRoom saved);

    // A table that plays a lesson; it is not stored.
    Room(Host& host, std::string id, const GameKit& kit, SavedRoom saved, LessonLoad lesson);

    // Takes up a match that was being played; the cause when it cannot be played here.
    std::optional<wire::Said> resume(const StoredMatch& stored);

    void store_new();  // writes the room down for the first time

    // `since` is the last event the visitor knows.
    void enter(const Visitor& visitor, const wire::Enter& request);
    void leave(ConnectionId connection);
    void rename(const std::string& player, const std::string& name);

    // Requests that concern only this room. Every one gets exactly one reply.
    void handle(ConnectionId connection, const wire::Sit& request);
    void handle(ConnectionId connection, const wire::Stand& request);
    void handle(ConnectionId connection, const wire::PlaceBot& request);
    void handle(ConnectionId connection, const wire::Ready& request);
    void handle(ConnectionId connection, const wire::Start& request);
    void handle(ConnectionId connection, const wire::Give& request);
    void handle(ConnectionId connection, const wire::Undo& request);
    void handle(ConnectionId connection, const wire::Why& request);
    void handle(ConnectionId connection, const wire::Look& request);
    void handle(ConnectionId connection, const wire::Chat& request);
    void handle(ConnectionId connection, const wire::Note& request);
    void handle(ConnectionId connection, const wire::Pause& request);
    void handle(ConnectionId connection, const wire::SetOrders& request);
    void handle(ConnectionId connection, const wire::Concede& request);
    void handle(ConnectionId connection, const wire::Abort& request);
    void handle(ConnectionId connection, const wire::SeatLink& request);
    void handle(ConnectionId connection, const wire::ChangeRules& request);
    void handle(ConnectionId connection, const wire::SwapSeats& request);
    void handle(ConnectionId connection, const wire::FreeSeat& request);
    void handle(ConnectionId connection, const wire::SendAway& request);
    void handle(ConnectionId connection, const wire::HandOver& request);
    void handle(ConnectionId connection, const wire::Here& request);
    void handle(ConnectionId connection, const wire::VoteAbsence& request);
    void handle(ConnectionId connection, const wire::Join& request);
    void handle(ConnectionId connection, const wire::Admit& request);

    // Sits down and, if all seats are taken, starts: the table of somebody who plays alone.
    void seat_host(const Visitor& visitor, const std::string& entropy, bool start);

    // An open table where nobody has been for too long.
    void expire();

    // Does what is due: clocks, bots, standing orders, who is away.
    void wake();
    std::optional<Milliseconds> next_wake() const;

    const std::string& id() const { return id_; }

    const SavedRoom& saved() const { return saved_; }

    bool is_watched() const { return !watchers_.empty(); }

    bool is_lesson() const { return lesson_ != nullptr; }

    bool has_failed() const { return failed_; }

    bool is_settled() const { return pending_.empty(); }

    Milliseconds changed() const { return changed_; }

    bool holds_seat(ConnectionId connection) const { return seat_of(connection) != kNoSeat; }

    wire::TableInfo info(std::string_view reader) const;

    // The same table again, everybody one seat on, and where it is. Who asks for it is its host.
    SavedRoom again(ConnectionId asker) const;
    void set_next(const std::string& room);

    // A sentence when somebody sits where he does not: a seat has at most one identity.
    std::optional<std::string> broken_invariant() const;

    void deliver(ConnectionId connection, SharedText message);

    template<class T>
    void reply(ConnectionId connection, const T& message) {
        deliver(connection, std::make_shared<const std::string>(wire::message_text(message)));
    }

  private:
    // room_seats.cpp: who sits where
    Watcher* watcher(ConnectionId connection);
    const Watcher* watcher(ConnectionId connection) const;
    Seat seat_of(ConnectionId connection) const;
    Seat seat_of_player(const std::string& player) const;

    SavedSeat& saved_seat(Seat seat) { return saved_.seats[static_cast<std::size_t>(seat)]; }

    const SavedSeat& saved_seat(Seat seat) const {
        return saved_.seats[static_cast<std::size_t>(seat)];
    }

    Chair& chair(Seat seat) { return chairs_[static_cast<std::size_t>(seat)]; }

    const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat)]; }

    int seats() const { return static_cast<int>(saved_.seats.size()); }

    SeatSet people() const;  // seats where a person decides now
    bool is_person(Seat seat) const;
    void take_seat(Seat seat, const Visitor& visitor);
    void vacate(Seat seat);
    void move_seat(std::string_view secret, const Visitor& visitor);
    bool seats_may_move() const;
    Seat seat_of_link(std::string_view secret) const;
    void show_game(Watcher& watcher);
    void update_presence(Seat seat);
    void update_host_presence();
    void read_rating(Seat seat);
    bool is_name_taken(const std::string& name, Seat except) const;
    std::string distinct_name(const std::string& name, Seat seat) const;
    void start();
    void keep_room(std::vector<Change> also = {});
    void add_room(std::vector<Change>& changes);
    void refuse(ConnectionId connection,
                std::uint32_t id,
                std::string_view key,
                std::string_view rule = {});
    void acknowledge(ConnectionId connection, std::uint32_t id);

    // room_lobby.cpp: before the game
    bool is_host(ConnectionId connection) const;
    bool is_deputy(ConnectionId connection) const;
    std::optional<std::string> deputy() const;
    bool may_be_freed(Seat seat) const;
    std::optional<Milliseconds> next_lobby_change() const;
    bool refuse_unless_host(ConnectionId connection, std::uint32_t id, bool or_deputy);
    template<class T>
    bool refuse_unless_taken(ConnectionId connection, const T& request);
    bool was_sent_away(const std::string& player) const;
    bool resize(int wanted);
    void note_change();
    void settle_lobby(ConnectionId connection, std::uint32_t id);
    void maybe_start();

    // room_absence.cpp: who is not there
    Attendance attendance() const;
    std::uint64_t public_mark() const;
    bool is_away(Seat seat) const;
    bool note_attendance();  // true: an answer has refilled somebody's patience
    void be_here(Seat seat);
    void settle_votes();

    Milliseconds settled_from() const;

    bool is_somebody_just_gone() const { return host_.now() < settled_from(); }

    void carry_out(const Absence::Verdict& verdict);
    void call_off();
    void concede(Seat seat);
    void hand_back(Seat seat);
    std::vector<wire::AbsenceChoice> absence_choices() const;
    std::uint32_t absence_print() const;

    // room_newcomers.cpp: who comes late
    bool may_join(const Watcher& visitor) const;
    bool is_taken_for(const std::string& newcomer, const std::string& name) const;
    std::string newcomers_name(const std::string& player, const std::string& name) const;
    void rename_newcomer(const std::string& player, const std::string& name);
    void forget_newcomers();
    void seat_newcomers();
    void hold(const std::string& player);

    // room_play.cpp: the game goes on
    Status give(const Answer& answer, By by, const Asker& asker = {});
    void note_said(const Answer& answer, By by, bool by_hand);
    void after_change(std::size_t entries_before, const Asker& asker);
    void run_clocks();
    void resume_clocks();
    void run_common_clock();
    void end_common_clock();
    void run_bots();
    void think(Seat seat);
    Milliseconds bot_delay() const;
    void follow_orders(Seat seat);
    void note_public_change();
    bool do_several_choose() const;
    bool is_bound(Seat seat) const;
    bool shows_thinking() const;
    std::optional<Milliseconds> thinking_due() const;
    bool hold_back(const Answer& answer, const Asker& asker);
    void give_thought(Seat seat);
    void forget_thought(Chair& chair);
    bool answer_what_is_due(Milliseconds now);
    bool was_given_by_clock(Seat seat) const;
    void give_lesson_answer(Milliseconds now);
    bool is_lesson_answer(const Answer& answer) const;
    bool ends_lesson_step(const Answer& answer) const;
    bool is_lesson_turn(Seat seat) const;
    std::optional<std::int32_t> lesson_step() const;
    void finish(std::vector<Change>& changes);
    void finish_by_concession();
    void look_back(ConnectionId connection, const wire::Look& request, std::size_t entry);

    bool is_playing() const { return saved_.phase == wire::Phase::playing; }

    // room_tell.cpp: who hears what, and when
    void keep(std::vector<Change> changes);
    void committed(const std::string& refused);
    void fail();
    void tell_room();
    void tell_room_to(Watcher& watcher);
    void tell_game();
    void tell_all(SharedText message);
    void tell_talk(const wire::ChatLine& line, const Asker& asker);
    wire::Update update_for(Seat audience, Sequence since, wire::CommonText& common) const;
    static SharedText update_text(const wire::Update& update, std::optional<wire::Kept>& kept);
    std::uint64_t print_of(const wire::Update& update) const;
    wire::RoomState state_for(const Watcher& watcher) const;

    static std::size_t slot(Seat audience) {
        return audience == kNoSeat ? kMaxSeats : static_cast<std::size_t>(audience);
    }

    Host& host_;
    std::string id_;
    const GameKit& kit_;
    DataSet set_;
    SavedRoom saved_;
    std::unique_ptr<Lesson> lesson_;
    std::size_t lesson_at_ = 0;
    Milliseconds lesson_due_ = 0;
    std::unique_ptr<Match> own_match_;
    Match* match_ = nullptr;      // own_match_, or the lesson's
    std::shared_ptr<Walk> past_;  // for the thread that replays; a copy of the record so far
    std::size_t past_entries_ = 0;
    TableClock clock_;
    Absence absence_;
    std::uint32_t absence_shown_ = 0;  // of what everybody was told last
    std::vector<wire::Newcomer> newcomers_;
    Milliseconds host_gone_ = 0;  // since when the host is not there; 0: he is

    std::optional<CommonClock> common_;
    std::uint64_t public_print_ = 0;
    std::uint64_t public_mark_ = 0;   // what everybody may know of the last change
    Milliseconds public_change_ = 0;  // and when it was
    Milliseconds window_end_ = 0;
    Milliseconds opened_ = 0;  // when what is asked now was put to them
    bool thinking_told_ = false;
    bool has_clock_answered_ = false;  // anything in this game
    std::vector<Chair> chairs_;
    std::vector<std::string> belongs_to_;  // as the store has it
    std::vector<Watcher> watchers_;
    std::vector<wire::ChatLine> talk_;
    std::array<std::uint64_t, kMaxSeats + 1> prints_{};  // of what each audience was sent last
    std::deque<Batch> pending_;                          // one per commit that is under way
    Milliseconds changed_ = 0;
    bool failed_ = false;
    bool finished_ = false;  // and not yet reported
};

// What lists of tables say of a room, as far as it can be said without anybody there.
wire::TableInfo table_info(const std::string& id,
                           const SavedRoom& room,
                           Milliseconds at,
                           std::string_view reader);

}  // namespace sidera::server
