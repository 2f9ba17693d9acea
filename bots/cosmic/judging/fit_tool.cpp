// Fits what positions of Cosmic Encounter are worth to its bots to the outcomes of games they play:
// prints the rows of weights.h, in their order.
//     sidera_fit_cosmic cosmic|cosmic_mayfair [GAMES] [SEED]

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "bots/cosmic/brain.h"
#include "bots/cosmic/judging/weights.h"
#include "bots/playout.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostSeats = 6;
constexpr std::size_t kParameters = 2 * kFeatures;
using Parameters = std::array<double, kParameters>;

// A position between two encounters as one seat sees it, and who won.
struct Sample {
    int seats = 0;
    float early = 0;
    std::array<FeatureValues, kMostSeats> values{};
    SeatValues won{};
};

Setup table_of(Cosmic, int seats, std::uint64_t) {
    return default_setup<Cosmic>(seats);
}

Setup table_of(CosmicMayfair, int seats, std::uint64_t game) {
    constexpr int kAll = 2;
    static_assert(kPoolChoices[kAll] == "all");
    const int expanded = game / 4 % 2 == 1;
    Setup setup = default_setup<CosmicMayfair>(seats);
    setup.options[CosmicMayfair::alien_pool] = kAll;
    setup.options[CosmicMayfair::expansion_cards] = expanded;
    setup.options[CosmicMayfair::kickers] = expanded;
    setup.options[CosmicMayfair::reinforcements] = expanded;
    return setup;
}

// Greedy bots that say something at random once in fifty times: positions that they avoid count
// too.
template<Game G>
void play(const Data& data, std::uint64_t game, std::uint64_t run, std::vector<Sample>& samples) {
    const Brain<G> brain(data);
    QuickRandom random(run * 1'000'003 + game);
    Luck luck = Luck::seeded(random.seed());
    Sink<G> nowhere;
    const int seats = 3 + static_cast<int>(game % (kMostSeats - 2));
    State state = G::start(data, table_of(G{}, seats, game), luck, nowhere);
    const std::size_t first = samples.size();
    std::pair<int, int> last{0, 0};
    while (!G::asked(state).empty()) {
        const Public& pub = state.pub;
        const std::pair<int, int> now{pub.turn,
                                      pub.encounters.empty() ? 0 : int{pub.encounters[0].number}};
        if (now != last && pub.turn > 0 && brain.is_quiet(state)) {
            last = now;
            const Seat judge =
                seat_at(static_cast<int>(random.below(static_cast<std::uint32_t>(seats))));
            Sample& sample = samples.emplace_back(Sample{.seats = seats, .early = time_left(pub)});
            for (int i = 0; i < seats; ++i)
                sample.values[static_cast<std::size_t>(i)] =
                    features_of(G::ref(state, judge), seat_at(i));
        }
        play_step<G>(data, state, luck, nowhere, [&](const ViewRef& ref, const CodeBuffer& codes) {
            return random.below(50) == 0 ? pick_at_random<G>(data, ref, codes, random)
                                         : brain.policy(ref, codes, random);
        });
    }
    const SeatValues won = final_shares(G::outcome(data, state));
    for (std::size_t i = first; i < samples.size(); ++i)
        samples[i].won = won;
}

// The loss of one position, minus the logarithm of the chance given to who won, and its slope.
double add_slope(const Sample& sample, const Parameters& at, Parameters& slope) {
    std::array<double, kMostSeats> weight{};
    double all = 0;
    for (int s = 0; s < sample.seats; ++s) {
        const auto seat = static_cast<std::size_t>(s);
        double sum = 0;
        for (std::size_t i = 0; i < kFeatures; ++i)
            sum += sample.values[seat][i] * (at[2 * i] + sample.early * at[2 * i + 1]);
        all += weight[seat] = std::exp2(sum);
    }
    double loss = 0;
    for (int s = 0; s < sample.seats; ++s) {
        const auto seat = static_cast<std::size_t>(s);
        const double chance = weight[seat] / all;
        loss -= sample.won[seat] * std::log(chance);
        const double push = std::log(2.0) * (chance - sample.won[seat]);
        for (std::size_t i = 0; i < kFeatures; ++i) {
            slope[2 * i] += push * sample.values[seat][i];
            slope[2 * i + 1] += push * sample.values[seat][i] * sample.early;
        }
    }
    return loss;
}

double mean_loss(const std::vector<Sample>& samples, const Parameters& at, Parameters& slope) {
    slope = {};
    double loss = 0;
    for (const Sample& sample : samples)
        loss += add_slope(sample, at, slope);
    for (double& one : slope)
        one /= static_cast<double>(samples.size());
    return loss / static_cast<double>(samples.size());
}

Parameters present_weights(const Edition& edition) {
    const Weights& weights = weights_of(edition);
    Parameters parameters{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
        parameters[2 * i] = weights[i].late;
        parameters[2 * i + 1] = weights[i].early;
    }
    return parameters;
}

// Adam, with all positions in every step.
Parameters fit(const std::vector<Sample>& samples) {
    constexpr int kSteps = 500;
    constexpr double kStride = 0.03;
    Parameters at{};
    Parameters slope{};
    Parameters mean{};
    Parameters square{};
    for (int step = 1; step <= kSteps; ++step) {
        mean_loss(samples, at, slope);
        const double stride = kStride * (1.0 - static_cast<double>(step - 1) / kSteps);
        for (std::size_t i = 0; i < kParameters; ++i) {
            mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
            square[i] = 0.999 * square[i] + 0.001 * slope[i] * slope[i];
            const double straight = mean[i] / (1 - std::pow(0.9, step));
            const double scale = std::sqrt(square[i] / (1 - std::pow(0.999, step))) + 1e-8;
            at[i] -= stride * straight / scale;
        }
    }
    return at;
}

template<Game G>
int run(int games, std::uint64_t seed) {
    const Data& data = G::default_data();
    std::vector<Sample> samples;
    std::vector<Sample> kept_back;  // a tenth of the games, for judging
    for (int game = 0; game < games; ++game)
        play<G>(data, static_cast<std::uint64_t>(game), seed, game % 10 == 9 ? kept_back : samples);
    const Parameters fitted = fit(samples);
    Parameters slope;
    std::fprintf(
        stderr,
        "%zu positions; loss of %zu others: %.5f with the present weights, %.5f with these\n",
        samples.size(),
        kept_back.size(),
        mean_loss(kept_back, present_weights(data.edition), slope),
        mean_loss(kept_back, fitted, slope));
    for (std::size_t i = 0; i < kFeatures; ++i)
        std::printf("    {%.3ff, %.3ff},\n", fitted[2 * i], fitted[2 * i + 1]);
    return 0;
}

}  // namespace
}  // namespace sidera::cosmic

int main(int count, char** words) {
    using namespace sidera::cosmic;
    const std::string_view game = count > 1 ? words[1] : "";
    const int games = count > 2 ? std::atoi(words[2]) : 30'000;
    const auto seed = static_cast<std::uint64_t>(count > 3 ? std::atol(words[3]) : 1);
    if (games >= 10 && count <= 4 && game == Cosmic::kName)
        return run<Cosmic>(games, seed);
    if (games >= 10 && count <= 4 && game == CosmicMayfair::kName)
        return run<CosmicMayfair>(games, seed);
    std::fprintf(stderr,
                 "use: sidera_fit_cosmic cosmic|cosmic_mayfair [GAMES, at least 10] [SEED]\n");
    return 2;
}
