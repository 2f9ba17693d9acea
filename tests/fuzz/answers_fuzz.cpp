// Bytes to answers: a match must refuse what is not due and hold its invariants whatever is said.

#include <cstdlib>

#include "engine/typed_match.h"
#include "tests/fuzz/bytes.h"
#include "tests/kit/each_game.h"

namespace sidera {
namespace {

template<Game G>
void play(fuzz::Bytes bytes) {
    static const auto data = std::make_shared<const typename G::Data>(G::default_data());
    Setup setup = default_setup<G>(G::kMinSeats + bytes.below(G::kMaxSeats - G::kMinSeats + 1));
    for (std::size_t i = 0; i < setup.options.size(); ++i)
        setup.options[i] =
            G::kOptions[i].lo + bytes.below(G::kOptions[i].hi - G::kOptions[i].lo + 1);
    setup.confirm = SeatSet::from_bits(static_cast<std::uint32_t>(bytes.below(256)));
    if (G::check_setup(*data, setup))
        return;
    RecordHeader header;
    header.game = G::kName;
    header.seats = setup.seats;
    header.seed = {.low = static_cast<std::uint64_t>(bytes.below(256)), .high = 5};
    TypedMatch<G> match(data, setup, header);
    while (!bytes.empty() && !match.asked().empty()) {
        const Seat seat = seat_at(bytes.below(G::kMaxSeats + 1));
        const int how = bytes.below(16);
        const Channel channel = how >= 12 ? Channel::table : Channel::main;
        const Decision decision =
            match.decision(index(seat) < setup.seats ? seat : seat_at(0), channel);
        Answer answer{.seat = seat, .channel = channel, .serial = decision.serial};
        if (how == 0)
            answer.code = static_cast<OptionCode>(bytes.word());
        else if (!decision.options.empty())
            answer.code = decision
                              .options[static_cast<std::size_t>(
                                  bytes.below(static_cast<int>(decision.options.size())))]
                              .code;
        if (how == 1)
            answer.serial += 1;
        if (how == 2)
            answer.channel = Channel::table;
        if (how == 3)
            match.undo(seat_at(bytes.below(setup.seats)));
        const std::uint64_t before = match.hash();
        const Status status = match.answer(answer, how == 4 ? By::bot : By::person);
        if (!status && match.hash() != before)
            std::abort();
        if (G::broken_invariant(*data, match.whole_state()))
            std::abort();
    }
}

}  // namespace
}  // namespace sidera

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sidera::fuzz::Bytes bytes{data, size};
    int which = bytes.below(sidera::kit::kGames);
    sidera::kit::with_each_game([&]<sidera::Game G>() {
        if (which-- == 0)
            sidera::play<G>(bytes);
    });
    return 0;
}
