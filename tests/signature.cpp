// Prints the signature of every game: a small program for compilers that do not build the rest.

#include <cstdio>

#include "engine/record.h"
#include "match/kit.h"

int main() {
    std::printf("Bench:");
    for (const sidera::GameKit* game : sidera::all_games())
        std::printf(" %.*s %s",
                    static_cast<int>(game->name().size()),
                    game->name().data(),
                    sidera::hash_text(game->signature(game->default_data())).c_str());
    std::printf("\n");
    return 0;
}
