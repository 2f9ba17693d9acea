// The only writer of a state of Cosmic Encounter: what happens at the table, in groups of deeds.
//
// Deeds that others may answer push a frame: they are done when the caller's next step runs.

#pragma once

#include "games/cosmic/rules/queries.h"
#include "games/cosmic/table/card_deeds.h"
#include "games/cosmic/table/encounter_deeds.h"
#include "games/cosmic/table/play_deeds.h"
#include "games/cosmic/table/sheet_deeds.h"
#include "games/cosmic/table/ship_deeds.h"

namespace sidera::cosmic {

// Lives for one call of `start`, `advance` or `resume`.
class Table {
  public:
    Table(const Data& data, State& state, Luck& luck, Sink<Cosmic>& out, const Answer& answer = {})
        : data_(data), state_(state), luck_(luck), out_(out), answer_(answer) {}

    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // What is: for everybody to read.
    const Data& data() const { return data_; }

    const Edition& edition() const { return data_.edition; }

    const Public& pub() const { return state_.pub; }

    const Private& own(Seat seat) const { return state_.own[seat]; }

    const Encounter& encounter() const { return state_.pub.encounter(); }

    const Frames& frames() const { return state_.pub.frames; }

    Look look(Seat seat) const { return {data_, ref_of(state_, seat)}; }

    // Questions, and the answer to the last one.
    Flow ask(Seat seat, const Question& question);
    Flow ask_all(SeatSet seats, const Question& question);  // in secret, until all have answered
    Flow ask_any(SeatSet seats, const Question& question);  // whoever speaks first

    const Answer& answer() const { return answer_; }

    OptionCode code() const { return answer_.code; }

    std::uint32_t operand() const { return operand_of(answer_.code); }

    // Once heard: who was asked at all must not show.
    void forget_replies(SeatSet seats) {
        for (const Seat seat : seats)
            state_.own[seat].reply = 0;
    }

    // To a question put to several.
    OptionCode reply(Seat seat) const { return static_cast<OptionCode>(own(seat).reply); }

    // Frames: what is pushed runs before the caller's next step.
    void run();

    void push(const Frame& frame) { state_.pub.frames.push_back(frame); }

    // Opens a window if anybody could say something there. `open`: a priority loop (CF-TIME-3).
    void window(Moment moment,
                bool open = false,
                SeatSet only = SeatSet::first(kMaxPlayers),
                Seat about = kNoSeat);
    // The same, with everybody who is involved asked at once.
    void window_together(Moment moment);
    bool might_speak(Moment moment, SeatSet only);
    bool has_business(Seat seat, Moment moment);  // a quick look, at what it has there at all

    // Facts told to the players. The event is only made when somebody listens: playouts pay for the
    // question alone.
    void tell(const PublicEvent& event) {
        if (out_.is_on()) [[unlikely]]
            tell_heard(event);
    }

    void tell(Seat seat, const PrivateEvent& event) {
        if (out_.is_on()) [[unlikely]]
            out_.tell(seat, event);
    }

    bool is_heard() const { return out_.is_on(); }

    CardDeeds cards{*this};
    EncounterDeeds encounters{*this};
    MindDeeds minds{*this};
    PlayDeeds plays{*this};
    SetupDeeds setup{*this};
    SheetDeeds sheets{*this};
    ShipDeeds ships{*this};
    SlotDeeds slots{*this};
    TalkDeeds talks{*this};
    TechDeeds techs{*this};

  private:
    friend class Deeds;

    void tell_heard(PublicEvent event);
    void refresh_voices();
    void look_around();

    const Data& data_;
    State& state_;
    Luck& luck_;
    Sink<Cosmic>& out_;
    Answer answer_;
};

inline const Data& Deeds::data() const {
    return table_.data_;
}

inline State& Deeds::state() {
    return table_.state_;
}

inline const State& Deeds::state() const {
    return table_.state_;
}

inline Luck& Deeds::luck() {
    return table_.luck_;
}

inline void Deeds::tell(const PublicEvent& event) {
    table_.tell(event);
}

inline void Deeds::tell(Seat seat, const PrivateEvent& event) {
    table_.tell(seat, event);
}

inline void Deeds::window(Moment moment, bool open, SeatSet only, Seat about) {
    table_.window(moment, open, only, about);
}

inline bool Deeds::might_speak(Moment moment, SeatSet only) {
    return table_.might_speak(moment, only);
}

}  // namespace sidera::cosmic
