// What audiences were told, kept once however many heard it.

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "engine/match.h"

namespace sidera {

struct Story {
    std::string json;
    Message message;
};

// One audience's share in a story.
struct Heard {
    Told::Kind kind = Told::Kind::event;
    std::size_t entry = 0;
    std::shared_ptr<const Story> story;
};

// A private note (`text`), or for those who may not read it that one passed.
std::shared_ptr<const Story> note_story(Seat from, SeatSet to, const std::string* text);

// The clock has answered for this seat.
std::shared_ptr<const Story> time_up_story(Seat seat);

inline std::vector<Told> told_since(const std::vector<Heard>& all, Sequence after) {
    std::vector<Told> told;
    for (auto i = static_cast<std::size_t>(std::min<Sequence>(after, all.size())); i < all.size();
         ++i)
        told.push_back({.sequence = i + 1,
                        .kind = all[i].kind,
                        .entry = all[i].entry,
                        .json = all[i].story->json,
                        .message = all[i].story->message});
    return told;
}

}  // namespace sidera
