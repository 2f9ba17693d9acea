// The brain of Alien Frontiers: judging positions, quick answers for playouts, options to leave
// out.

#include "bots/alien_frontiers/brain.h"

#include <algorithm>

#include "bots/alien_frontiers/outlook.h"
#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/standing.h"

namespace sidera {

using namespace alien_frontiers;

namespace {

using G = AlienFrontiers;

// What landing there is worth: a point, control, and what it takes from others.
float landing_worth(const Weights& weights, const Public& pub, Seat seat, Territory territory) {
    const Colonies& there = pub.colonies[territory];
    Colonies after = there;
    ++after[seat];
    const Seat before = pub.controller[territory];
    const Seat now = controller_of(after);
    const float tile = has_field(pub, Field::positron, territory) ? 2.0f : 1.0f;
    float worth = 1.0f;
    if (now == seat && before != seat)
        worth += tile + weights.bonus[territory] * rounds_left(weights, pub);
    if (before != kNoSeat && before != seat && now != before)
        worth += 0.5f * tile;
    return worth;
}

// A rough worth of an action, without playing it.
float action_worth(const Weights& weights, const Public& pub, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::dock: {
            const Docking docking = docking_of(operand);
            const int value = value_of(docking.die.pips);
            switch (docking.at) {
                case Facility::solar:
                    return 0.12f * static_cast<float>((value + 1) / 2);
                case Facility::lunar:
                    return 0.3f - 0.01f * static_cast<float>(value);
                case Facility::market:
                    return pub.player().fuel >= value ? 0.35f : 0.05f;
                case Facility::yard:
                    return 0.5f + 0.1f * rounds_left(weights, pub);
                case Facility::constructor:
                    return 2.0f;
                case Facility::raiders:
                    return 0.9f;
                case Facility::artifact:
                    return 0.06f * static_cast<float>(value);
                case Facility::hub:
                    return 0.26f - 0.01f * static_cast<float>(value);
                case Facility::terraform:
                    return rounds_left(weights, pub) < 6.0f ? 1.8f : 0.6f;
            }
            return 0;
        }
        case Verb::launch:
            return 3.0f;
        case Verb::claim:
            return 2.5f;
        case Verb::trade:
            return 0.2f;
        case Verb::buy_relic:
            return rounds_left(weights, pub) > 3.0f ? 1.0f : 0.0f;
        case Verb::cycle:
            return 0.05f;
        case Verb::end_turn:
            return 0.04f;
        default:  // cards are for those who think
            return 0.0f;
    }
}

float answer_worth(const Weights& weights, const ViewRef& ref, OptionCode option) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::place:
            return landing_worth(weights, pub, ref.seat, static_cast<Territory>(operand));
        case Verb::take:
            return operand % 2 == 0 ? 2.0f : 1.0f;  // ore before fuel
        case Verb::steal:
            return 1.0f + weights.card[static_cast<Card>(operand % 16)];
        case Verb::card:
            return 1.0f + weights.card[static_cast<Card>(operand)] + (operand < 2 ? 0.75f : 0.0f);
        case Verb::raid_resources:
            return 2.0f;
        case Verb::raid_card:
            return 1.5f;
        case Verb::launch_now:
            return 1.0f;
        case Verb::give_back:
            return static_cast<float>(operand);  // fuel first
        default:
            return 0.5f;
    }
}

}  // namespace

SeatValues Brain<G>::points(const Public& pub) const {
    return expected_points(weights_, *data_, pub);
}

SeatValues Brain<G>::shares(const ViewRef& ref) const {
    return soft_shares(points(ref.pub), ref.pub.rules.seats, weights_.doubling);
}

Choice Brain<G>::policy(const ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const {
    std::size_t best = 0;
    float most = -1.0f;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const float noise = 0.1f * static_cast<float>(random.below(1024)) / 1024.0f;
        const float worth =
            noise + (ref.pub.asking == Question::main ? action_worth(weights_, ref.pub, codes[i])
                                                      : answer_worth(weights_, ref, codes[i]));
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return {codes[best], 0};
}

// A raid that takes nothing, and what can wait for nothing: launching while it is possible.
void Brain<G>::prune(const ViewRef& ref, CodeBuffer& codes) const {
    if (ref.pub.asking != Question::raid_mode || codes.size() < 2)
        return;
    CodeArray<G::kMaxOptions> kept;
    for (const OptionCode option : codes)
        if (verb(option) != Verb::raid_nothing)
            kept.add(option);
    codes.clear();
    for (const OptionCode option : kept)
        codes.add(option);
}

bool Brain<G>::is_quiet(const State& state) const {
    const Public& pub = state.pub;
    if (pub.asking != Question::main)
        return false;
    int in_hand = 0;
    for (const std::uint8_t count : pub.hand.ships.values)
        in_hand += count;
    return in_hand == coloured_in_play(pub, pub.turn.seat);
}

}  // namespace sidera
