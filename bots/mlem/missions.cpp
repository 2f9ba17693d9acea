// Secret missions, by the chances to get to their bodies.

#include "bots/mlem/missions.h"

#include "games/mlem/codes.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

// From the best chance of a single flight to the chance to land there some time in a game.
double chance_in_game(double flight) {
    constexpr double kWillingness = 0.35;  // how often a flight is really meant for that body
    constexpr int kFlights = 7;
    double never = 1;
    for (int i = 0; i < kFlights; ++i)
        never *= 1 - kWillingness * flight;
    return 1 - never;
}

}  // namespace

double mission_worth(const Missions& missions, const std::array<double, kMaxBodies>& chances) {
    Missions kinds;
    for (const Body body : missions)
        if (!kinds.contains(body))
            kinds.push_back(body);
    double sum = 0;
    for (unsigned reached = 0; reached < 1u << kinds.size(); ++reached) {
        double chance = 1;
        int fulfilled = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const double single = chances[static_cast<std::size_t>(kinds[i])];
            const bool there = (reached >> i & 1u) != 0;
            chance *= there ? single : 1 - single;
            for (const Body body : missions)
                fulfilled += there && body == kinds[i] ? 1 : 0;
        }
        sum += chance * mission_points(fulfilled);
    }
    return sum;
}

OptionCode mission_to_return(const Data& data,
                             const Flights& flights,
                             const Missions& dealt,
                             const CodeBuffer& codes) {
    std::array<double, kMaxBodies> chances{};
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        const std::array targets = {static_cast<int>(data.bodies[b].first_space),
                                    static_cast<int>(data.bodies[b].last_space)};
        chances[b] = chance_in_game(reach_chance(flights, 0, kDice, targets));
    }
    OptionCode best = codes[0];
    double most = -1;
    for (const OptionCode option : codes) {
        Missions kept = dealt;
        std::size_t at = 0;
        while (static_cast<std::uint32_t>(kept[at]) != operand_of(option))
            ++at;
        kept.erase_at(at);
        const double worth = mission_worth(kept, chances);
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

}  // namespace sidera::mlem
