// Lessons: scenarios that are compiled in, under games/GAME/lessons/NAME.json.

#pragma once

#include <string_view>

#include "match/kit.h"

namespace sidera::server {

// Seat A is the learner.
LessonLoad open_lesson(const GameKit& kit, std::string_view name);

}  // namespace sidera::server
