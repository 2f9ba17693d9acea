// The games of this program. A new game is one line here.

#include <array>

#include "games/mlem/game.h"
#include "match/typed_kit.h"

namespace sidera {

std::span<const GameKit* const> all_games() {
    static const TypedKit<mlem::Mlem> mlem_kit;
    static const std::array<const GameKit*, 1> games = {&mlem_kit};
    return games;
}

const GameKit* find_game(std::string_view name) {
    for (const GameKit* game : all_games())
        if (game->name() == name)
            return game;
    return nullptr;
}

ReplayedMatch replay_record(const Record& record, const DataSet* set) {
    const GameKit* game = find_game(record.header.game);
    if (game == nullptr)
        return {nullptr, "there is no game '" + record.header.game + "' in this program"};
    return game->reopen(set != nullptr ? *set : game->default_data(), record);
}

}  // namespace sidera
