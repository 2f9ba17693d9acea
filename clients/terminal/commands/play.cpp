#include "clients/terminal/commands.h"

namespace sidera::terminal {
const Command kPlay{.name = "play",
                    .words = "GAME",
                    .help = "a game in the terminal",
                    .flags = {},
                    .most_words = 1,
                    .run = nullptr};
}
