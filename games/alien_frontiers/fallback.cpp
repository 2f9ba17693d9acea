// The clock's answers.

#include "games/alien_frontiers/fallback.h"

#include <array>

#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {
namespace {

// The lowest ship at the first facility of this list that takes one.
OptionCode dock_fallback(const CodeBuffer& codes) {
    constexpr std::array<Facility, kFacilities> kOrder = {Facility::solar,
                                                          Facility::hub,
                                                          Facility::lunar,
                                                          Facility::artifact,
                                                          Facility::market,
                                                          Facility::yard,
                                                          Facility::raiders,
                                                          Facility::constructor,
                                                          Facility::terraform};
    for (const Facility facility : kOrder)
        for (const OptionCode option : codes)  // ascending values
            if (verb(option) == Verb::dock && docking_of(operand_of(option)).at == facility)
                return option;
    return codes.contains(code(Verb::end_turn)) ? code(Verb::end_turn) : codes[0];
}

OptionCode landing_fallback(const Trial& trial, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    int most = -1;
    for (const OptionCode option : codes) {
        const int gain = trial.points_change(trial.after(option), trial.before().turn.seat);
        if (gain > most) {
            most = gain;
            best = option;
        }
    }
    return best;
}

// Ore before fuel, then from whoever has most points.
OptionCode token_fallback(const Public& pub, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    int most = -1;
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::take)
            continue;
        const std::uint32_t operand = operand_of(option);
        const bool ore = static_cast<Resource>(operand % 2) == Resource::ore;
        const int worth =
            (ore ? 256 : 0) + pub.players[seat_at(static_cast<int>(operand / 2))].points;
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

// The best card type first.
OptionCode card_fallback(const CodeBuffer& codes) {
    constexpr std::array<Card, kCards> kBestFirst = {Card::orbital_teleporter,
                                                     Card::plasma_cannon,
                                                     Card::data_crystal,
                                                     Card::holographic_decoy,
                                                     Card::alien_city,
                                                     Card::alien_monument,
                                                     Card::polarity_device,
                                                     Card::booster_pod,
                                                     Card::stasis_beam,
                                                     Card::resource_cache,
                                                     Card::gravity_manipulator,
                                                     Card::temporal_warper};
    for (const Card card : kBestFirst)
        for (const OptionCode option : codes)
            if (static_cast<Card>(operand_of(option) % 16) == card)
                return option;
    return codes[0];
}

}  // namespace

OptionCode fallback(const Public& pub, const Trial& trial, const CodeBuffer& codes) {
    const auto if_offered = [&codes](Verb verb) {
        return codes.contains(code(verb)) ? code(verb) : codes[0];
    };
    switch (pub.asking) {
        case Question::main:
            return dock_fallback(codes);
        case Question::place_colony:
            return landing_fallback(trial, codes);
        case Question::hub_overflow:
            return if_offered(Verb::launch_now);
        case Question::raid_mode:
            return if_offered(Verb::raid_resources);
        case Question::raid_pick:
            return token_fallback(pub, codes);
        case Question::raid_card:
        case Question::claim_card:
        case Question::warper_card:
            return card_fallback(codes);
        case Question::end_return:  // ascending in fuel
            return codes[codes.size() - 1];
        default:
            return codes[0];
    }
}

}  // namespace sidera::alien_frontiers
