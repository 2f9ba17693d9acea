// The brain of Monolith: judging positions, and quick answers.

#include "bots/monolith/brain.h"

#include <algorithm>
#include <cmath>

#include "bots/monolith/economy.h"
#include "bots/monolith/tactics.h"

namespace sidera {

using namespace monolith;

namespace {

float as_float(int number) {
    return static_cast<float>(number);
}

// The corner of the border that looks at another home (MO-SET-12).
OptionCode cannon_spot(const ViewRef& ref, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    int least = 9999;
    for (const OptionCode option : codes) {
        const Planet& home = *planet_on(ref.pub, panel_in(operand_of(option)));
        for (const Planet& other : ref.pub.planets)
            if (other.owner != kNoSeat && other.owner != ref.seat) {
                const int far = distance(home.cell_of(spot_in(operand_of(option))), other.centre);
                if (far < least) {
                    least = far;
                    best = option;
                }
            }
    }
    return best;
}

}  // namespace

float Brain<Monolith>::strength(const ViewRef& ref, Seat seat) const {
    const Public& pub = ref.pub;
    const Player& player = pub.players[seat];
    if (!player.alive)
        return 1.0f;
    const FactionInfo& faction = data_.factions[player.faction];
    float sum = 10.0f;
    for (const Planet& planet : pub.planets) {
        if (planet.owner != seat)
            continue;
        sum += 80.0f;
        for (int i = static_cast<int>(Content::greenhouse); i < kContents; ++i) {
            const auto content = static_cast<Content>(i);
            sum += 0.7f * as_float(planet.facts.counts[content] * faction.worth[thing_of(content)]);
        }
    }
    for (const Ship& ship : player.ships)
        sum += (ship.kind == Thing::cargo ? 0.5f : 1.0f) * as_float(faction.worth[ship.kind]);
    sum +=
        0.7f * as_float(static_cast<int>(player.stations.size()) * faction.worth[Thing::station]);
    const Goods income = income_of(data_, pub, seat);
    const Goods& need = faction.cost[Thing::large];
    for (std::size_t i = 0; i < kResources; ++i) {
        const float use = need.amounts.values[i] > 0 ? 1.0f : 0.15f;
        const float points = as_float(data_.points.values[i]) * use;
        sum += 6.0f * points * as_float(income.amounts.values[i]);
        const int stock = seat == ref.seat ? ref.own.stock.amounts.values[i]
                                           : std::max(0, player.ledger.values[i]);
        sum += 0.5f * points * as_float(std::min(stock, 80));
    }
    return sum;
}

SeatValues Brain<Monolith>::shares(const ViewRef& ref) const {
    SeatValues points{};
    for (int i = 0; i < ref.pub.rules.seats; ++i)
        points[static_cast<std::size_t>(i)] =
            ref.pub.players[seat_at(i)].alive ? std::log2(strength(ref, seat_at(i))) : -40.0f;
    return soft_shares(points, ref.pub.rules.seats, 0.35f);
}

Choice Brain<Monolith>::policy(const ViewRef& ref,
                               const CodeBuffer& codes,
                               QuickRandom& random) const {
    return follow(ref, codes, Plan{}, random);
}

Choice Brain<Monolith>::follow(const ViewRef& ref,
                               const CodeBuffer& codes,
                               const Plan& plan,
                               QuickRandom& random) const {
    const auto any = [&] {
        return Choice{codes[random.below(static_cast<std::uint32_t>(codes.size()))]};
    };
    switch (ref.pub.asking) {
        case Question::place_cannon:
            return {cannon_spot(ref, codes)};
        case Question::share_victory:
            return {codes[0]};
        case Question::structure:
        case Question::structure_cell:
        case Question::ship:
        case Question::ship_cell:
        case Question::activate:
        case Question::unit_action:
            break;
        default:
            return any();
    }
    const Atlas atlas(data_, odds_, ref.pub, ref.seat, plan);
    switch (ref.pub.asking) {
        case Question::structure:
            return {best_structure(data_, ref, atlas, plan, codes)};
        case Question::structure_cell:
            return {best_spot(data_, ref, atlas, codes)};
        case Question::ship:
            return {best_ship(data_, ref, atlas, plan, codes)};
        case Question::ship_cell:
            return {best_berth(ref, atlas, codes)};
        case Question::activate:
            return {best_unit(data_, odds_, ref, atlas, codes)};
        default:
            return {best_action(data_, odds_, ref, atlas, codes).code};
    }
}

// Demolishing is hardly ever right, and there is no end of it. Nor is there of picking units and
// putting them back.
void Brain<Monolith>::prune(const ViewRef& ref, CodeBuffer& codes) const {
    CodeArray<Monolith::kMaxOptions> kept;
    for (const OptionCode option : codes)
        if (verb(option) != Verb::demolish && verb(option) != Verb::clear &&
            !was_put_back(ref.pub.turn, option))
            kept.add(option);
    if (kept.size() == 0 || kept.size() == codes.size())
        return;
    codes.clear();
    for (const OptionCode option : kept)
        codes.add(option);
}

bool Brain<Monolith>::is_quiet(const State& state) const {
    const Public& pub = state.pub;
    if (pub.turn.round == 0 || pub.frames.empty())
        return false;
    const auto* turn = std::get_if<TurnFrame>(&pub.frames.back());
    return turn != nullptr && turn->step == TurnFrame::Step::hear_structure &&
           pub.asking == Question::structure;
}

}  // namespace sidera
