// Stories that no game tells.

#include "engine/stories.h"

#include "engine/json.h"

namespace sidera {

std::shared_ptr<const Story> note_story(Seat from, SeatSet to, const std::string* text) {
    Story story;
    JsonWriter writer(story.json);
    writer.begin_object();
    writer.key("from").value(std::string(1, letter(from)));
    writer.key("to").begin_array();
    for (const Seat reader : to)
        writer.value(std::string(1, letter(reader)));
    writer.end_array();
    if (text != nullptr)
        writer.key("text").value(*text);
    writer.end_object();
    story.message.key = text != nullptr  ? "match.note"
                        : to.size() == 1 ? "match.note_passed"
                                         : "match.notes_passed";
    story.message.with_seat("from", from);
    if (text != nullptr)
        story.message.with_text("text", *text);
    else if (to.size() == 1)
        story.message.with_seat("to", to.lowest());
    else
        story.message.with("count", to.size());
    return std::make_shared<const Story>(std::move(story));
}

std::shared_ptr<const Story> time_up_story(Seat seat) {
    Story story;
    JsonWriter writer(story.json);
    writer.begin_object();
    writer.key("kind").value("time_up");
    writer.key("seat").value(std::string(1, letter(seat)));
    writer.end_object();
    story.message.key = "match.time_up";
    story.message.with_seat("seat", seat);
    return std::make_shared<const Story>(std::move(story));
}

}  // namespace sidera
