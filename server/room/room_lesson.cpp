// A table that plays a lesson: the script answers for the others, and the learner follows it.

#include "engine/scenario.h"
#include "server/room/room.h"

namespace sidera::server {

// In talks another amount than the script's is heard, too: who counts up one by one comes to it.
// An amount that answers a question is final, and the script cannot go on with another.
bool Room::is_lesson_answer(const Answer& answer) const {
    const auto& steps = lesson_->steps();
    return lesson_at_ < steps.size() && steps[lesson_at_].seat == answer.seat &&
           steps[lesson_at_].code == answer.code &&
           (answer.channel == Channel::table || steps[lesson_at_].value == answer.value);
}

bool Room::ends_lesson_step(const Answer& answer) const {
    return is_lesson_answer(answer) && lesson_->steps()[lesson_at_].value == answer.value;
}

// While somebody else is to speak, at the table or in turn, the learner only listens.
bool Room::is_lesson_turn(Seat seat) const {
    const auto& steps = lesson_->steps();
    return lesson_at_ >= steps.size() || steps[lesson_at_].seat == seat;
}

void Room::give_lesson_answer(Milliseconds now) {
    const auto& steps = lesson_->steps();
    if (lesson_due_ == 0 || lesson_due_ > now || lesson_at_ >= steps.size())
        return;
    const Lesson::Step step = steps[lesson_at_];
    lesson_due_ = 0;
    const Channel channel = channel_of(*match_, step.seat, step.code);
    if (channel == Channel::table || match_->asked().has(step.seat))
        give({.seat = step.seat,
              .channel = channel,
              .serial = match_->decision(step.seat, channel).serial,
              .code = step.code,
              .value = step.value},
             By::bot);
}

// Explanations are numbered by the decisions of the person.
std::optional<std::int32_t> Room::lesson_step() const {
    if (!is_lesson())
        return std::nullopt;
    std::int32_t step = 1;
    const auto& steps = lesson_->steps();
    for (std::size_t i = 0; i < lesson_at_ && i < steps.size(); ++i)
        step += saved_seat(steps[i].seat).player ? 1 : 0;
    return step;
}

}  // namespace sidera::server
