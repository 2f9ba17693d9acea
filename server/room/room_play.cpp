// A table: the game goes on. Answers of people, bots, clocks and standing orders.

#include <algorithm>

#include "engine/fallback.h"
#include "engine/scenario.h"
#include "server/room/asking.h"
#include "server/room/result.h"
#include "server/room/room.h"

namespace sidera::server {
namespace {

// How long a window stays open before anything said in it counts: the room's pass for somebody who
// can do nothing else, a standing order, an answer by hand. The same for all, so that it tells
// nothing of anybody's cards.
constexpr Milliseconds kWindow = 400;

// After so long the table shows who of several is still thinking.
constexpr Milliseconds kThinking = 10'000;

constexpr std::size_t kMaxOrders = 64;

}  // namespace

void Room::handle(ConnectionId connection, const wire::Give& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing())
        return refuse(connection, request.id, "game_over");
    if (saved_.paused_by)
        return refuse(connection, request.id, "paused");
    if (saved_seat(seat).conceded)
        return refuse(connection, request.id, "conceded");
    if (absence_.has_bot(seat))
        be_here(seat);
    const Answer answer{.seat = seat,
                        .channel = request.channel,
                        .serial = request.serial,
                        .code = static_cast<OptionCode>(request.code),
                        .value = request.value};
    if (is_lesson() && !is_lesson_answer(answer))
        return refuse(connection, request.id, "lesson");
    if (hold_back(answer, {connection, request.id}))
        return;
    const Status status = give(answer, By::person, {connection, request.id});
    if (!status)
        refuse(connection, request.id, status.key, status.rule);
}

void Room::handle(ConnectionId connection, const wire::Undo& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing() || is_lesson())
        return refuse(connection, request.id, "nothing_to_undo");
    if (saved_.paused_by)
        return refuse(connection, request.id, "paused");
    if (!is_person(seat) || was_given_by_clock(seat) || is_bound(seat))
        return refuse(connection, request.id, "nothing_to_undo");
    const std::size_t before = match_->record().entries.size();
    const Status status = match_->undo(seat);
    if (!status)
        return refuse(connection, request.id, status.key);
    clock_.taken_back(seat, host_.now());
    absence_.taken_back(seat);
    for (Chair& chair : chairs_)
        forget_thought(chair);
    after_change(before, {connection, request.id});
}

Status Room::give(const Answer& answer, By by, const Asker& asker) {
    const std::size_t before = match_->record().entries.size();
    const Status status = match_->answer(answer, by);
    if (!status)
        return status;
    has_clock_answered_ = has_clock_answered_ || by == By::clock;
    if (by == By::clock)
        clock_.expired(answer.seat);
    else if (is_person(answer.seat) && answer.channel == Channel::main)
        clock_.answered(answer.seat, host_.now());
    else
        clock_.spoke(answer.seat);
    note_said(answer, by, asker.connection != 0);
    if (is_lesson() && ends_lesson_step(answer)) {
        ++lesson_at_;
        lesson_due_ = 0;
    }
    after_change(before, asker);
    return status;
}

// By hand: what the room passes for somebody is no sign of him. Nor does a word at the table answer
// what all wait for.
void Room::note_said(const Answer& answer, By by, bool by_hand) {
    chair(answer.seat).bot_played &= !by_hand;
    if (by_hand && answer.channel == Channel::main)
        return absence_.answered(answer.seat);
    if (by != By::clock)  // nobody takes back what his clock has answered
        absence_.said(answer.seat);
    if (by_hand)
        absence_.spoke_up(answer.seat, host_.now());
}

// Everything that follows from a change of the match, in one commit. The word that it is on disk
// goes first: it is short, and behind a whole update it would wait for the socket.
void Room::after_change(std::size_t entries_before, const Asker& asker) {
    changed_ = host_.now();
    const auto& entries = match_->record().entries;
    Append append{.match = saved_.match, .first = entries_before, .entries = {}};
    for (std::size_t i = entries_before; i < entries.size(); ++i)
        append.entries.push_back(entry_line(entries[i]));
    std::vector<Change> changes;
    changes.emplace_back(std::move(append));
    run_clocks();
    run_common_clock();
    const bool refilled = note_attendance();
    const bool over = match_->asked().empty();
    if (over)
        finish(changes);
    if (over || refilled || clock_.counts())
        add_room(changes);
    keep(std::move(changes));
    if (asker.connection != 0)
        acknowledge(asker.connection, asker.id);
    note_public_change();
    tell_game();
    if (over || absence_print() != absence_shown_)
        tell_room();
    if (!over)
        run_bots();
}

// Whoever is asked and is no person here starts to think; whoever has a standing order gets it
// carried out in a moment.
void Room::run_bots() {
    if (!is_playing() || saved_.paused_by || match_ == nullptr)
        return;
    if (is_lesson()) {
        const auto& steps = lesson_->steps();
        if (lesson_at_ < steps.size() && !is_person(steps[lesson_at_].seat) && lesson_due_ == 0)
            lesson_due_ = host_.now() + bot_delay();
        return;
    }
    note_public_change();
    for (const Seat seat : match_->asked()) {
        if (!is_person(seat))
            think(seat);
        else
            follow_orders(seat);
    }
}

void Room::think(Seat seat) {
    Chair& own = chair(seat);
    if (own.thinking || own.thought)
        return;
    if (own.bot == nullptr) {
        const SavedSeat& saved = saved_seat(seat);
        const Budget budget{.iterations = 0,
                            .milliseconds = host_.bot_milliseconds(),
                            .now = host_.milliseconds_now()};
        const std::string seed = host_.random_hex(8);
        const std::string_view level = !saved.bot.empty()       ? std::string_view(saved.bot)
                                       : absence_.has_bot(seat) ? std::string_view("greedy")
                                                                : kit_.bots().back();
        own.bot = kit_.make_bot(level, budget, std::stoull(seed, nullptr, 16));
    }
    own.thinking = true;
    own.due = host_.now() + bot_delay();
    auto answer = std::make_shared<Answer>();
    host_.work(
        Crew::bots,
        [job = own.bot->think(*match_, seat, Channel::main), bot = own.bot, answer] {
            *answer = job();
        },
        [self = shared_from_this(), answer, seat] {
            Chair& own = self->chair(seat);
            own.thinking = false;
            if (!self->is_person(seat))  // else somebody has come back meanwhile
                own.thought = *answer;
            if (answer->channel == Channel::table)  // a word at the table keeps nobody waiting
                own.due = self->host_.now();
            self->run_bots();
            self->host_.reschedule(self->id_);
        });
}

// Between several people all answers take the same time, which hides who had something to think
// about. Who plays alone sets the pace himself, and nobody waits for the sake of watching when
// nobody watches.
Milliseconds Room::bot_delay() const {
    const auto people = std::count_if(saved_.seats.begin(),
                                      saved_.seats.end(),
                                      [](const auto& seat) { return seat.player.has_value(); });
    return people < 2 || watchers_.empty() ? 0 : host_.bot_delay();
}

void Room::follow_orders(Seat seat) {
    Chair& own = chair(seat);
    const Decision decision = match_->decision(seat, Channel::main);
    if (own.asker.connection != 0 && own.thought->serial == decision.serial)
        return;  // said by hand
    forget_thought(own);
    const Option* chosen = chosen_by_room(decision, saved_seat(seat).orders);
    if (chosen == nullptr)
        return;
    own.thought = Answer{
        .seat = seat, .serial = decision.serial, .code = chosen->code, .value = chosen->range.lo};
    own.due = window_end_;
}

// A window opens when something happens that everybody may know of, and only then: its end must
// not depend on who has answered, nor on what anybody holds.
void Room::note_public_change() {
    if (!is_playing() || match_ == nullptr)
        return;
    const std::uint64_t mark = public_mark();
    if (mark == public_mark_ && window_end_ != 0)
        return;
    public_mark_ = mark;
    public_change_ = host_.now();
    opened_ = public_change_;
    thinking_told_ = false;
    const bool live =
        attendance().people.size() > 1 && saved_.rules.clock.kind != wire::ClockKind::days;
    window_end_ = public_change_ + (live ? kWindow : 0);
}

// Whether a question is put to several whatever they hold; no window.
bool Room::do_several_choose() const {
    if (match_ == nullptr || match_->deciding().size() < 2)
        return false;
    for (const Seat seat : match_->asked())
        if (match_->decision(seat, Channel::main).window)
            return false;
    return true;
}

// While several choose, an answer to an earlier question holds: that it could be taken back until
// somebody has chosen would tell when that was.
bool Room::is_bound(Seat seat) const {
    const bool has_chosen = match_->deciding().has(seat) && !match_->asked().has(seat);
    return do_several_choose() && !has_chosen;
}

// When it may be told who of several has answered. Never in a window: there it would tell of cards
// whether somebody had anything to think about.
std::optional<Milliseconds> Room::thinking_due() const {
    if (!is_playing() || is_lesson() || !do_several_choose())
        return std::nullopt;
    return opened_ + kThinking;
}

bool Room::shows_thinking() const {
    const auto due = thinking_due();
    return due && host_.now() >= *due;
}

// Somebody quick to pass must not be told from somebody who can only pass. True: the request will
// get its reply.
bool Room::hold_back(const Answer& answer, const Asker& asker) {
    if (answer.channel != Channel::main || host_.now() >= window_end_ ||
        !match_->asked().has(answer.seat))
        return false;
    const Decision decision = match_->decision(answer.seat, Channel::main);
    const bool fits =
        std::any_of(decision.options.begin(), decision.options.end(), [&](const Option& option) {
            return option.code == answer.code && answer.value >= option.range.lo &&
                   answer.value <= option.range.hi;
        });
    if (!decision.window || answer.serial != decision.serial || !fits)
        return false;
    Chair& own = chair(answer.seat);
    if (own.asker.connection != 0) {
        refuse(asker.connection, asker.id, "stale");
        return true;
    }
    own.thought = answer;
    own.asker = asker;
    own.due = window_end_;
    return true;
}

void Room::forget_thought(Chair& own) {
    own.thought.reset();
    if (const Asker asker = std::exchange(own.asker, {}); asker.connection != 0)
        refuse(asker.connection, asker.id, "stale");
}

void Room::wake() {
    const Milliseconds now = host_.now();
    if (saved_.phase == wire::Phase::open)
        return tell_room();  // what somebody may do here has changed
    if (!is_playing() || saved_.paused_by || match_ == nullptr)
        return;
    if (is_lesson())
        return give_lesson_answer(now);
    note_attendance();
    settle_votes();
    if (!is_playing())
        return;
    if (absence_print() != absence_shown_)
        tell_room();
    if (!thinking_told_ && shows_thinking()) {
        thinking_told_ = true;
        tell_game();
    }
    for (const Seat seat : clock_.ended(now)) {
        const Decision decision = match_->decision(seat, Channel::main);
        if (chair(seat).asker.connection != 0) {
            give_thought(seat);  // it was said in time
        } else {
            absence_.missed(seat);
            give(fallback_of(decision), By::clock);
        }
        if (!is_playing())
            return;
    }
    while (is_playing() && answer_what_is_due(now)) {
    }
    if (common_ && common_->end != 0 && now >= common_->end)
        end_common_clock();
}

// One answer that is due; false when there is none.
bool Room::answer_what_is_due(Milliseconds now) {
    for (int i = 0; i < seats(); ++i) {
        const Chair& own = chair(seat_at(i));
        if (!own.thought || own.due > now)
            continue;
        give_thought(seat_at(i));
        return true;
    }
    return false;
}

void Room::give_thought(Seat seat) {
    Chair& own = chair(seat);
    const Answer answer = *std::exchange(own.thought, std::nullopt);
    const Asker asker = std::exchange(own.asker, {});
    const Status status = give(answer, is_person(seat) ? By::person : By::bot, asker);
    if (status)
        return;
    if (asker.connection != 0)
        refuse(asker.connection, asker.id, status.key, status.rule);
    if (!match_->asked().has(seat))
        return;
    const Decision decision = match_->decision(seat, Channel::main);
    if (!is_person(seat) && answer.channel == Channel::main && answer.serial == decision.serial)
        give(fallback_of(decision), By::bot);  // else it would say the same for ever
    else
        run_bots();  // the question has changed meanwhile: think again
}

std::optional<Milliseconds> Room::next_wake() const {
    std::optional<Milliseconds> next;
    const auto consider = [&](Milliseconds at) { next = next ? std::min(*next, at) : at; };
    if (const auto change = next_lobby_change())
        consider(*change);
    if (!is_playing() || saved_.paused_by)
        return next;
    if (is_lesson()) {
        if (lesson_due_ != 0)
            consider(lesson_due_);
        return next;
    }
    for (int i = 0; i < seats(); ++i) {
        const Chair& own = chair(seat_at(i));
        if (own.thought)
            consider(own.due);
    }
    if (const auto change = absence_.next_change())
        consider(*change);
    if (is_somebody_just_gone())
        consider(settled_from());
    if (const auto due = thinking_due(); due && !thinking_told_)
        consider(*due);
    if (const auto end = clock_.next_end())
        consider(*end);
    if (common_ && common_->end != 0)
        consider(common_->end);
    return next;
}

void Room::finish(std::vector<Change>& changes) {
    if (is_lesson())
        return;
    saved_.phase = wire::Phase::over;
    for (Chair& own : chairs_)
        forget_thought(own);
    std::vector<Change> result = result_of(saved_, *match_, host_.store(), host_.now());
    for (Change& change : result)
        changes.push_back(std::move(change));
    finished_ = true;
}

void Room::finish_by_concession() {
    std::vector<Change> changes;
    finish(changes);
    keep_room(std::move(changes));
    tell_game();
    tell_room();
}

void Room::handle(ConnectionId connection, const wire::Concede& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing() || is_lesson())
        return refuse(connection, request.id, "game_over");
    acknowledge(connection, request.id);
    concede(seat);
}

// The host closes an open table. A game ends when all its people want it; who is away and has let a
// bot play has no say in an unrated one.
void Room::handle(ConnectionId connection, const wire::Abort& request) {
    if (saved_.phase == wire::Phase::open) {
        if (refuse_unless_host(connection, request.id, false))
            return;
        acknowledge(connection, request.id);
        return call_off();
    }
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing())
        return refuse(connection, request.id, "game_over");
    chair(seat).wants_abort = !chair(seat).wants_abort;
    acknowledge(connection, request.id);
    bool all = true;
    for (const Seat person : counts_for_ratings(saved_) ? attendance().people : people())
        all = all && chair(person).wants_abort;
    if (all)
        return call_off();
    tell_room();
}

// Else who lets his time run out could think on, a little longer each time.
bool Room::was_given_by_clock(Seat seat) const {
    if (!has_clock_answered_)
        return false;
    std::vector<const RecordEntry*> holding;
    for (const RecordEntry& entry : match_->record().entries) {
        if (entry.kind == RecordEntry::Kind::undo)
            holding.resize(std::min(holding.size(), entry.back_to));
        else if (entry.kind == RecordEntry::Kind::answer)
            holding.push_back(&entry);
    }
    const auto last = std::find_if(holding.rbegin(), holding.rend(), [&](const auto* entry) {
        return entry->answer.seat == seat;
    });
    return last != holding.rend() && (*last)->by == By::clock;
}

void Room::handle(ConnectionId connection, const wire::Pause& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing() || is_lesson())
        return refuse(connection, request.id, "game_over");
    saved_.paused_by = request.on ? std::optional(seat) : std::nullopt;
    run_clocks();
    run_common_clock();
    note_attendance();
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
    tell_game();
    run_bots();
}

void Room::handle(ConnectionId connection, const wire::SetOrders& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat)
        return refuse(connection, request.id, "not_seated");
    if (request.orders.size() > kMaxOrders)
        return refuse(connection, request.id, "too_long");
    saved_seat(seat).orders = request.orders;
    keep_room();
    acknowledge(connection, request.id);
    for (Watcher& own : watchers_)  // nobody else may hear when somebody gives orders
        if (own.seat == seat)
            tell_room_to(own);
    if (match_ != nullptr)
        tell_game();
    run_bots();
}

}  // namespace sidera::server
