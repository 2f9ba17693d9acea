// What a table is to be, whichever edition's options said so.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/cosmic/game.h"

namespace sidera::cosmic {

struct Wishes {
    Rules rules;
    Seat first_player = kNoSeat;                 // nobody: drawn
    Keyed<Seat, AlienId, kMaxPlayers> aliens{};  // none: dealt
    int flares = 0;                              // in the deck; 0: as many as the edition says
    // Words of refusals.
    std::string_view pool_option = "alien_choice";
    std::string_view pool_of = "levels";
    std::string_view forbidden_pairs_note = "";
};

// Seats, people and what all editions are asked alike.
Wishes plain_wishes(const Data& data, const Setup& setup);

// A sentence when there can be no such table.
std::optional<std::string> check_wishes(const Data& data, const Wishes& wishes);

State start_table(const Data& data, const Wishes& wishes, Luck& luck, Sink<Cosmic>& out);

}  // namespace sidera::cosmic
