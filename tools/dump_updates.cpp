// Plays a game of greedy bots and prints what one seat would be sent, one message per line:
// material for working on a table in the browser without a server.
//     sidera_updates GAME SEATS SEED [option=value]...

#include <cstdio>
#include <cstdlib>

#include "engine/setup_text.h"
#include "match/kit.h"
#include "server/wire/render.h"

int main(int count, char** words) {
    using namespace sidera;
    const GameKit* kit = count > 3 ? find_game(words[1]) : nullptr;
    if (kit == nullptr) {
        std::fprintf(stderr, "use: sidera_updates GAME SEATS SEED [option=value]...\n");
        return 2;
    }
    const DataSet set = kit->default_data();
    Setup setup = kit->setup(std::atoi(words[2]));
    setup.confirm = SeatSet::of(seat_at(0));
    for (int i = 4; i < count; ++i) {
        const std::string text = words[i];
        const std::size_t equals = text.find('=');
        if (equals != std::string::npos)
            set_option(
                kit->options(), set.name, text.substr(0, equals), text.substr(equals + 1), setup);
    }
    const auto seed = static_cast<std::uint64_t>(std::atoll(words[3]));
    const auto match = kit->open(set, setup, {.low = seed, .high = 0}, {});
    const auto bot = kit->make_bot("greedy", {}, seed);
    Sequence since = 0;
    while (true) {
        wire::Update update = wire::render(*match, seat_at(0), since);
        since += update.events.size();
        std::printf("%s\n", wire::message_text(update).c_str());
        if (match->asked().empty())
            return 0;
        const Seat seat = match->asked().lowest();
        match->answer(bot->choose(*match, seat, Channel::main), By::bot);
    }
}
