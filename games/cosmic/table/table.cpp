// Frames, questions, answers, and what is told.

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

void Table::run() {
    run_frames(*this, state_.pub.frames);
}

// Whatever lies open is seen before anybody has to say something.
void Table::look_around() {
    if (state_.pub.deck_lies_open) [[unlikely]]
        minds.see_open_deck();
}

Flow Table::ask(Seat seat, const Question& question) {
    look_around();
    state_.pub.deciding = SeatSet::of(seat);
    state_.pub.question = question;
    return Flow::ask;
}

Flow Table::ask_all(SeatSet seats, const Question& question) {
    look_around();
    for (const Seat seat : seats)
        state_.own[seat].reply = 0;
    state_.pub.deciding = seats;
    state_.pub.question = question;
    return Flow::ask;
}

Flow Table::ask_any(SeatSet seats, const Question& question) {
    look_around();
    state_.pub.deciding = seats;
    state_.pub.question = question;
    return Flow::ask;
}

PlayFrame& Deeds::writable(const PlayFrame& play) {
    for (Frame& frame : frames())
        if (auto* one = std::get_if<PlayFrame>(&frame); one == &play)
            return *one;
    return running<PlayFrame>();  // never: every use is a frame
}

// What is cancelled is what the running play answers: it stands below, with a window between.
void Table::tell_heard(PublicEvent event) {
    if (event.kind == EventKind::play_cancelled && event.effect == EffectId::none) {
        bool running = false;
        for (std::size_t i = pub().frames.size(); i > 0 && event.effect == EffectId::none; --i)
            if (const auto* play = std::get_if<PlayFrame>(&pub().frames[i - 1])) {
                if (running)
                    event.effect = play->effect;
                running = true;
            }
    }
    out_.tell_all(event);
}

// Answers to a question put to several are sealed until all have given theirs.
void Cosmic::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Cosmic>& out) {
    Table table(data, state, luck, out, answer);
    if (verb(answer.code) == Verb::show_power) {
        table.sheets.show_powers(answer.seat);
        return;
    }
    if (is_sealed(state.pub.question.kind)) {
        state.own[answer.seat].reply = static_cast<std::uint32_t>(answer.code);
        if (!asked(state).empty())
            return;
    }
    state.pub.deciding.clear();
    state.pub.question = {};
    table.run();
}

}  // namespace sidera::cosmic
