// A raid and a claim: how cards and tokens change hands (AF-RAID-5, AF-ARTIFACT-3).

#include "games/alien_frontiers/phases/raid.h"

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-RAID-8, AF-DECOY-1, AF-DECOY-2
bool may_take(const Public& pub, Seat victim, Resource resource) {
    const Player& other = pub.players[victim];
    const int have = resource == Resource::fuel ? other.fuel : other.ore;
    return victim != pub.turn.seat && have > 0 && !other.cards.has(Card::holographic_decoy);
}

CardSet stealable(const Public& pub, Seat victim) {
    if (victim == pub.turn.seat)
        return {};
    const CardSet cards = pub.players[victim].cards;
    const CardSet decoy = CardSet::of(Card::holographic_decoy);
    return cards.has(Card::holographic_decoy) ? decoy : cards;
}

void token_options(const Public& pub, int from, CodeBuffer& codes) {
    for (int operand = from; operand < pub.rules.seats * 2; ++operand)
        if (may_take(pub, seat_at(operand / 2), static_cast<Resource>(operand % 2)))
            codes.add(code(Verb::take, static_cast<std::uint32_t>(operand)));
}

void steal_options(const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < pub.rules.seats; ++i)
        for (const Card card : stealable(pub, seat_at(i)))
            codes.add(code(Verb::steal,
                           static_cast<std::uint32_t>(i) * 16 + static_cast<std::uint32_t>(card)));
}

namespace {

// The first operand that may still be named.
int lowest_open(const Public& pub, const RaidFrame& frame) {
    return picks_freely(pub) || frame.taken.empty() ? 0 : frame.taken.back();
}

}  // namespace

// AF-RAID-6
bool may_take_more(const Public& pub, const RaidFrame& frame) {
    CodeArray<kMaxPlayers * 2> tokens;
    token_options(pub, lowest_open(pub, frame), tokens);
    return !frame.taken.full() && tokens.size() > 0;
}

void raid_pick_options(const Public& pub, const RaidFrame& frame, CodeBuffer& codes) {
    if (!frame.taken.full())
        token_options(pub, lowest_open(pub, frame), codes);
    if (!frame.taken.empty())
        codes.add(code(Verb::stop));
    for (int operand = 0; picks_freely(pub) && operand < pub.rules.seats * 2; ++operand)
        if (frame.taken.contains(static_cast<std::uint8_t>(operand)))
            codes.add(code(Verb::put_back, static_cast<std::uint32_t>(operand)));
}

namespace {

// People end their raid themselves.
Flow go_on(const Table& table, const RaidFrame& frame) {
    const Public& pub = table.pub();
    return picks_freely(pub) || may_take_more(pub, frame) ? Flow::again : Flow::done;
}

void put_back(Table& table, RaidFrame& frame, int operand) {
    std::size_t at = 0;
    while (frame.taken[at] != operand)
        ++at;
    frame.taken.erase_at(at);
    table.put_token_back(seat_at(operand / 2), static_cast<Resource>(operand % 2));
}

Flow hear(Table& table, RaidFrame& frame) {
    const OptionCode answer = table.answer();
    const auto operand = static_cast<int>(operand_of(answer));
    switch (verb(answer)) {
        case Verb::raid_resources:
            frame.mode = RaidMode::resources;
            return Flow::again;
        case Verb::raid_card:
            frame.mode = RaidMode::card;
            return Flow::again;
        case Verb::take:
            table.take_token(seat_at(operand / 2), static_cast<Resource>(operand % 2));
            frame.taken.push_back(static_cast<std::uint8_t>(operand));
            return go_on(table, frame);
        case Verb::put_back:
            put_back(table, frame, operand);
            return Flow::again;
        case Verb::steal:
            table.steal_card(seat_at(operand / 16), static_cast<Card>(operand % 16));
            return Flow::done;
        case Verb::raid_nothing:
            table.skip_raid();
            return Flow::done;
        default:  // stop
            return Flow::done;
    }
}

}  // namespace

Flow RaidFrame::run(Table& table, RaidFrame& frame) {
    if (frame.step == Talk::hear) {
        frame.step = Talk::ask;
        return hear(table, frame);
    }
    return table.ask(frame.mode == RaidMode::open        ? Question::raid_mode
                     : frame.mode == RaidMode::resources ? Question::raid_pick
                                                         : Question::raid_card);
}

Flow ClaimFrame::run(Table& table, ClaimFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(Question::claim_card);
    table.claim(static_cast<Card>(operand_of(table.answer())));
    return Flow::done;
}

}  // namespace sidera::alien_frontiers
