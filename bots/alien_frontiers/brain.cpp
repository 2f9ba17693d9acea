// The brain of Alien Frontiers: judging positions, quick answers for playouts, options to leave
// out.

#include "bots/alien_frontiers/brain.h"

#include <algorithm>

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/standing.h"

namespace sidera {

using namespace alien_frontiers;

namespace {

using G = AlienFrontiers;

float card_worth(Card card) {
    const auto feature =
        static_cast<std::size_t>(Feature::alien_city) + static_cast<std::size_t>(card);
    const bool point = card == Card::alien_city || card == Card::alien_monument;
    return kMidTurn[feature].late + 0.5f * kMidTurn[feature].early + (point ? 0.7f : 0.0f);
}

float bonus_worth(Territory territory, float left) {
    return left * kMidTurn[static_cast<std::size_t>(Feature::heinlein) +
                           static_cast<std::size_t>(territory)]
                      .early;
}

// What landing there is worth: a point, control, and what it takes from others.
float landing_worth(const Public& pub, Seat seat, Territory territory) {
    Colonies after = pub.colonies[territory];
    ++after[seat];
    const Seat before = pub.controller[territory];
    const Seat now = controller_of(after);
    const float tile = has_field(pub, Field::positron, territory) ? 2.0f : 1.0f;
    float worth = 1.0f;
    if (now == seat && before != seat)
        worth += tile + bonus_worth(territory, time_left(pub));
    if (before != kNoSeat && before != seat && now != before)
        worth += 0.5f * tile;
    return worth;
}

// A rough worth of an action, without playing it.
float action_worth(const Public& pub, float left, OptionCode option) {
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
                    return 0.5f + left;
                case Facility::constructor:
                    return 2.0f;
                case Facility::raiders:
                    return 0.9f;
                case Facility::artifact:
                    return 0.06f * static_cast<float>(value);
                case Facility::hub:
                    return 0.26f - 0.01f * static_cast<float>(value);
                case Facility::terraform:
                    return left < 0.55f ? 1.8f : 0.6f;
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
            return left > 0.3f ? 1.0f : 0.0f;
        case Verb::cycle:
            return 0.05f;
        case Verb::end_turn:
            return 0.04f;
        default:  // cards are for those who think
            return 0.0f;
    }
}

float answer_worth(const ViewRef& ref, OptionCode option) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::place:
            return landing_worth(pub, ref.seat, static_cast<Territory>(operand));
        case Verb::take:
            return operand % 2 == 0 ? 2.0f : 1.0f;  // ore before fuel
        case Verb::steal:
            return 1.0f + card_worth(static_cast<Card>(operand % 16));
        case Verb::card:
            return 1.0f + card_worth(static_cast<Card>(operand));
        case Verb::raid_resources:
            return 2.0f;
        case Verb::raid_card:
            return 1.5f;
        case Verb::launch_now:
            return 1.0f;
        case Verb::give_back:
            return static_cast<float>(operand);  // fuel first
        case Verb::put_back:
        case Verb::keep_ship:
        case Verb::spare:
            return 0.0f;
        default:
            return 0.5f;
    }
}

// What the player at work has begun and not yet brought home.
float begun(const Public& pub) {
    float worth = pub.hand.relic > 0 ? kBegun.die : 0.0f;
    for (const std::uint8_t count : pub.hand.ships.values)
        worth += kBegun.die * static_cast<float>(count);
    for (const Frame& frame : pub.frames) {
        if (std::holds_alternative<LandFrame>(frame))
            worth += kBegun.landing;
        if (std::holds_alternative<OverflowFrame>(frame))
            worth += kBegun.surplus;
        if (const auto* raid = std::get_if<RaidFrame>(&frame))
            worth += kBegun.raid * (1.0f - 0.25f * static_cast<float>(raid->taken.size()));
        if (std::holds_alternative<ClaimFrame>(frame))
            worth += kBegun.claim;
    }
    return worth;
}

// Logarithms (to base 2) of the seats' odds, up to a common constant.
SeatValues strengths(const Public& pub, const FeatureWeights& weights) {
    SeatValues values{};
    const float left = time_left(pub);
    for (int i = 0; i < pub.rules.seats; ++i) {
        const FeatureValues features = features_of(pub, seat_at(i));
        float sum = 0;
        for (std::size_t k = 0; k < kFeatures; ++k)
            sum += features[k] * (weights[k].late + left * weights[k].early);
        values[static_cast<std::size_t>(i)] = sum;
    }
    return values;
}

}  // namespace

SeatValues Brain<G>::shares(const ViewRef& ref) const {
    SeatValues values = strengths(ref.pub, kMidTurn);
    values[static_cast<std::size_t>(index(ref.pub.turn.seat))] += begun(ref.pub);
    return soft_shares(values, ref.pub.rules.seats, 1.0f);
}

SeatValues Brain<G>::turn_end_shares(const Public& pub) const {
    return soft_shares(strengths(pub, kTurnEnd), pub.rules.seats, 1.0f);
}

Choice Brain<G>::policy(const ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const {
    std::size_t best = 0;
    float most = -1.0f;
    const float left = time_left(ref.pub);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const float noise = 0.1f * static_cast<float>(random.below(1024)) / 1024.0f;
        const float worth =
            noise + (ref.pub.asking == Question::main ? action_worth(ref.pub, left, codes[i])
                                                      : answer_worth(ref, codes[i]));
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return {codes[best], 0};
}

// A raid that takes nothing; and in the seat of somebody who may, taking back what was picked.
void Brain<G>::prune(const ViewRef& ref, CodeBuffer& codes) const {
    const bool picks =
        ref.pub.rules.confirm.has(ref.seat) &&
        (ref.pub.asking == Question::raid_pick || ref.pub.asking == Question::warper_ships ||
         ref.pub.asking == Question::plasma_pick);
    if ((ref.pub.asking != Question::raid_mode && !picks) || codes.size() < 2)
        return;
    CodeArray<G::kMaxOptions> kept;
    for (const OptionCode option : codes)
        if (verb(option) != Verb::raid_nothing && !takes_back(option))
            kept.add(option);
    codes.clear();
    for (const OptionCode option : kept)
        codes.add(option);
}

bool Brain<G>::takes_back(OptionCode option) {
    return verb(option) >= Verb::put_back;
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
