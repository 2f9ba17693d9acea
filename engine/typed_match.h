// The match of one game: state, luck, log, and what each audience was told.

#pragma once

#include <array>
#include <memory>
#include <utility>

#include "engine/codec.h"
#include "engine/match.h"
#include "engine/questions.h"
#include "engine/refusal.h"
#include "engine/steps.h"
#include "engine/timed_out.h"
#include "engine/view_text.h"

namespace sidera {

template<Game G>
class TypedMatch final : public Match {
  public:
    using Data = typename G::Data;
    using State = typename G::State;

    TypedMatch(std::shared_ptr<const Data> data, const Setup& setup, RecordHeader header)
        : TypedMatch(std::move(data), setup, header, Luck::seeded(header.seed)) {}

    // With a luck of the caller's (scenarios): its record cannot be replayed.
    TypedMatch(std::shared_ptr<const Data> data,
               const Setup& setup,
               const RecordHeader& header,
               Luck luck)
        : data_(std::move(data)), names_(G::names(*data_, setup.seats)), luck_(luck) {
        record_.header = header;
        std::vector<ToldEvent<G>> told;
        Sink<G> out(told);
        state_ = G::start(*data_, setup, luck_, out);
        settle<G>(*data_, state_, luck_, out);
        publish(told);
        open_questions();
    }

    // Called in the middle of an answer, whenever an event is told.
    using Listener = typename Sink<G>::Listener;

    void listen(Listener listener) { listener_ = std::move(listener); }

    // Goes on from a hand-made position (lessons, scenarios): its record cannot be replayed.
    void set_position(const State& state, Luck luck) {
        luck_ = luck;
        state_ = state;
        told_ = {};
        std::vector<ToldEvent<G>> told;
        Sink<G> out(told, &listener_);
        if (G::asked(state_).empty())
            G::resume(*data_, state_, luck_, out);
        settle<G>(*data_, state_, luck_, out);
        publish(told);
        open_questions();
    }

    void go_on_with(Luck luck) { luck_ = luck; }

    int seats() const override { return names_.seats; }

    SeatSet asked() const override { return G::asked(state_); }

    SeatSet deciding() const override { return state_.pub.deciding; }

    int common_seconds() const override { return seconds_for_all<G>(state_.pub); }

    SeatSet free() const override { return G::free(state_); }

    Decision decision(Seat seat, Channel channel) const override {
        Decision decision = G::decision(*data_, G::ref(state_, seat), channel);
        decision.serial = serial(seat, channel);
        return decision;
    }

    Serial serial(Seat seat, Channel channel) const override {
        return questions_.serial(seat, channel);
    }

    Status answer(const Answer& answer, By by) override {
        if (Status checked = check(answer); !checked)
            return checked;
        const std::uint64_t drawn = luck_.drawn();
        const State before = state_;
        std::vector<ToldEvent<G>> told;
        Sink<G> out(told, &listener_);
        G::advance(*data_, state_, answer, luck_, out);
        settle<G>(*data_, state_, luck_, out);
        RecordEntry entry;
        entry.answer = answer;
        entry.by = by;
        log(std::move(entry));
        const auto say = [this](std::size_t to, auto it) { tell(to, Told::Kind::clock, it); };
        if (by == By::clock)
            timed_out_.add(answer.seat, say);
        if (asked() == deciding())
            timed_out_.tell_others(SeatSet::first(seats()), say);
        publish(told);
        remember(before, answer.seat, by, drawn != luck_.drawn());
        ++answers_;
        std::array<SeatSet, 2> answered;
        answered[static_cast<std::size_t>(answer.channel)].insert(answer.seat);
        open_questions(answered);
        return Status::fine();
    }

    // Back to just before this seat's last answer. Refused once luck was drawn, something hidden
    // moved, or another person has answered (see docs/why/004-undo.md).
    Status undo(Seat seat) override {
        bool sealed = false;
        if (Status status = steps_.take_back(seat, state_, answers_, sealed); !status)
            return status;
        RecordEntry entry;
        entry.kind = RecordEntry::Kind::undo;
        entry.answer.seat = seat;
        entry.back_to = answers_;
        log(std::move(entry));
        const auto undone = std::make_shared<const Story>(
            Story{.json = {}, .message = {.key = "match.undone", .args = {}}});
        for (std::size_t i = 0; i < told_.size(); ++i)
            if (!sealed || i == slot(seat))
                tell(i, Told::Kind::resync, undone);
        timed_out_.forget(asked());
        // A new number would tell the others of an undo they cannot see.
        const SeatSet renumbered = sealed ? SeatSet::of(seat) : SeatSet::first(seats());
        open_questions({renumbered, renumbered});
        return Status::fine();
    }

    bool may_undo(Seat seat) const override { return steps_.may_take_back(seat, state_); }

    Status note(Seat from, SeatSet to, std::string text) override {
        if (index(from) >= seats())
            return Status::refused("there is no such seat");
        if (text.size() > 500)
            return Status::refused("a message may have at most 500 characters", {}, "too_long");
        // Who may not read it sees that it passed.
        const SeatSet readers = to | SeatSet::of(from);
        tell_note(readers, note_story(from, to, &text));
        tell_note(SeatSet::first(seats()).without(readers), note_story(from, to, nullptr));
        tell(kMaxSeats, Told::Kind::note, note_story(from, to, nullptr));
        RecordEntry entry;
        entry.kind = RecordEntry::Kind::note;
        entry.answer.seat = from;
        entry.to = to;
        entry.text = std::move(text);
        log(std::move(entry));
        return Status::fine();
    }

    std::string view(Audience audience) const override {
        return view_text_.of(state_, audience, names_);
    }

    std::vector<Told> events_since(Audience audience, Sequence after) const override {
        return told_since(told_[slot(audience)], after);
    }

    Sequence heard(Audience audience) const override { return told_[slot(audience)].size(); }

    const Record& record() const override { return record_; }

    std::uint64_t hash() const override { return hash_of(state_); }

    Outcome outcome() const override { return G::outcome(*data_, state_); }

    std::vector<ScoreLine> score_lines() const override { return G::score_lines(*data_, state_); }

    std::optional<OptionCode> parse(std::string_view notation) const override {
        return G::parse(*data_, notation);
    }

    std::string notation(OptionCode code) const override { return G::notation(*data_, code); }

    RuleId why_not(Seat seat, OptionCode code) const override {
        return G::why_not(*data_, G::ref(state_, seat), code);
    }

    // What a bot in that seat may know, and nothing else.
    typename G::View see(Seat seat) const { return G::see(state_, seat); }

    const Data& data() const { return *data_; }

    std::shared_ptr<const Data> shared_data() const { return data_; }

    const Names& names() const { return names_; }

    // For scenarios and tests, which look behind the screen. Bots get `see`.
    const State& whole_state() const { return state_; }

  private:
    static std::size_t slot(Audience audience) {
        return audience == kNoSeat ? kMaxSeats : static_cast<std::size_t>(audience);
    }

    Status not_asked(const Answer& answer) const {
        const RuleId rule = why_not(answer.seat, answer.code);
        return asked().empty() ? refused_as_over(rule) : refused_as_not_asked(answer.seat, rule);
    }

    Status check(const Answer& answer) const {
        if (index(answer.seat) >= seats())
            return Status::refused("there is no such seat");
        const SeatSet open = answer.channel == Channel::main ? asked() : free();
        if (!open.has(answer.seat))
            return not_asked(answer);
        if (answer.serial != serial(answer.seat, answer.channel))
            return Status::refused(
                "this question has been answered or replaced; the current one has "
                "number " +
                    std::to_string(serial(answer.seat, answer.channel)),
                {},
                "stale");
        CodeArray<G::kMaxOptions> codes;
        const auto ref = G::ref(state_, answer.seat);
        G::options(*data_, ref, answer.channel, codes);
        if (!codes.contains(answer.code))
            return Status::refused("'" + G::notation(*data_, answer.code) + "' is not possible now",
                                   G::why_not(*data_, ref, answer.code).id);
        const Range range = G::range(*data_, ref, answer.code);
        if (answer.value < range.lo || answer.value > range.hi)
            return refused_amount(range, G::range_rule(*data_, ref, answer.code));
        return Status::fine();
    }

    // Final is an answer that met luck, moved what others hide, or showed what was hidden.
    void remember(const State& before, Seat seat, By by, bool drew) {
        bool revealed = drew || hash_of(before.secret) != hash_of(state_.secret);
        for (int i = 0; i < seats(); ++i) {
            const bool moved = !(before.own[seat_at(i)] == state_.own[seat_at(i)]);
            const bool shown = seat_at(i) != seat || G::shows_own(before, state_, seat);
            revealed = revealed || (moved && shown);
        }
        if (revealed)
            steps_.clear();
        else
            steps_.add(before, seat, by);
    }

    void log(RecordEntry entry) {
        record_.entries.push_back(std::move(entry));
        record_.finished = G::asked(state_).empty();
        if (record_.entries.size() % kHashEvery == 0 || record_.finished)
            record_.hashes.push_back({record_.entries.size(), hash()});
    }

    void tell(std::size_t audience, Told::Kind kind, std::shared_ptr<const Story> story) {
        told_[audience].push_back({kind, record_.entries.size(), std::move(story)});
    }

    void tell_note(SeatSet audience, const std::shared_ptr<const Story>& story) {
        for (const Seat reader : audience)
            tell(static_cast<std::size_t>(reader), Told::Kind::note, story);
    }

    void publish(const std::vector<ToldEvent<G>>& events) {
        for (const ToldEvent<G>& event : events) {
            if (event.only == kNoSeat) {
                const auto story =
                    std::make_shared<const Story>(Story{.json = to_json_text(event.open, names_),
                                                        .message = G::narrate(*data_, event.open)});
                for (int i = 0; i < seats(); ++i)
                    tell(static_cast<std::size_t>(i), Told::Kind::event, story);
                tell(kMaxSeats, Told::Kind::event, story);
            } else {
                tell(
                    slot(event.only),
                    Told::Kind::event,
                    std::make_shared<const Story>(Story{.json = to_json_text(event.own, names_),
                                                        .message = G::narrate(*data_, event.own)}));
            }
        }
    }

    // All questions are put anew.
    void open_questions() { open_questions({SeatSet::first(seats()), SeatSet::first(seats())}); }

    void open_questions(const std::array<SeatSet, 2>& answered) {
        questions_.reopen(*data_, state_, seats(), answered);
    }

    std::shared_ptr<const Data> data_;
    Names names_;
    Luck luck_;
    State state_;
    Record record_;
    std::size_t answers_ = 0;  // that hold; undone ones do not count
    Steps<State> steps_;
    std::array<std::vector<Heard>, kMaxSeats + 1> told_;
    TimedOut timed_out_;
    Questions<G> questions_;
    Listener listener_;
    mutable ViewText<G> view_text_;  // remembers, changes no result
};

}  // namespace sidera
