// Games by name, and the records of any game. The list itself is made from games.json.

#include "match/kit.h"

namespace sidera {

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

std::optional<std::string> verify_record(const Record& record, const DataSet* set) {
    if (record.header.fair)
        if (auto fault = check_fair(*record.header.fair, record.header.seed))
            return fault;
    const ReplayedMatch replayed = replay_record(record, set);
    if (!replayed.match)
        return replayed.error;
    // Without its hashes a record would agree with any answers that happen to be legal.
    const std::size_t wanted = replayed.match->record().hashes.size();
    if (record.hashes.size() != wanted)
        return "the record has " + std::to_string(record.hashes.size()) + " hashes instead of " +
               std::to_string(wanted);
    return std::nullopt;
}

}  // namespace sidera
