// How a game's table is drawn in characters: a painter in the folder of each game.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/play/texts.h"
#include "engine/game.h"
#include "engine/json.h"

namespace sidera::terminal {

// What a painter gets: what one audience sees, and how much room there is.
struct Scene {
    const Json& view;
    const Json& data;
    std::span<const ScoreLine> scores;  // as they stand now
    std::span<const std::string> names;
    const Texts& texts;
    bool colour = false;
    int columns = 80;
    int rows = 0;        // 0: endless
    bool brief = false;  // a low screen: leave out what can be looked up
};

// All choices of a question are listed.
inline std::string_view no_shelf(const Option&) {
    return {};
}

inline std::string no_cause(const Texts&, const Decision&, const Option&) {
    return {};
}

struct Painter {
    // In the help: a short answer, and the id of a rule.
    std::string_view answer;
    std::string_view rule_id;
    // Lines of at most `columns`.
    std::vector<std::string> (*paint)(const Scene& scene);
    // A few words beside a choice, or nothing.
    std::string (*hint)(const Texts& texts, const Option& option);
    // The rule that explains a choice best; nothing where its question has one (Decision::rule).
    std::string_view (*rule)(const Option& option);
    // Whether a neighbour may not look at this view.
    bool (*secret)(const Json& view);
    // What stands before the colon in the notation of a choice that is one of very many: these are
    // not listed unless the player wants to. Nothing for all others.
    std::string_view (*shelf)(const Option& option) = no_shelf;
    std::string_view shelf_texts = {};  // how the keys of what shelves are called begin
    // What is printed on the card that a choice is about or that asks for it; it explains more than
    // a rule. Nothing without a card.
    std::string (*cause)(const Texts& texts,
                         const Decision& decision,
                         const Option& option) = no_cause;
};

extern const Painter kPlainPainter;  // for games without one of their own

// Made from games.json: `kPainter` of clients/terminal/play/GAME/painter.cpp.
const Painter& painter_of(std::string_view game);

// A member of an object, null when there is none; never fails.
const Json& member(const Json& object, std::string_view key);

}  // namespace sidera::terminal
