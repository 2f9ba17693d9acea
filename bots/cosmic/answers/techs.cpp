// When the bots research, complete and use techs.

#include <algorithm>

#include "bots/cosmic/answers/answers.h"
#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"

namespace sidera::cosmic {
namespace {

constexpr float kNever = -1.0f;

// What a finished tech is worth, in colonies, and how many ships one of any number should have.
struct Row {
    TechId tech;
    float worth;
    int ships = 0;
};

constexpr Row kRows[] = {
    {TechId::coldsleep_ship, 1.0f},
    {TechId::collapsium_hulls, 0.35f},
    {TechId::cosmic_field_generator, 0.3f},
    {TechId::delta_scanners, 0.3f},
    {TechId::energy_cloak, 0.25f},
    {TechId::enigma_device, 0.25f},
    {TechId::genesis_bomb, 0.4f},
    {TechId::gluon_mines, 0.5f, 4},
    {TechId::infinity_drive, 0.6f},
    {TechId::lunar_cannon, 0.6f},
    {TechId::omega_missile, 0.8f},
    {TechId::plasma_thrusters, 0.5f},
    {TechId::precursor_seed, 0.9f},
    {TechId::prometheus, 0.8f},
    {TechId::qax, 0.3f},
    {TechId::quark_battery, 0.4f},
    {TechId::tech_scrambler, 0.25f, 4},
    {TechId::vacuum_turbines, 0.35f},
    {TechId::warpspace_key, 0.3f},
    {TechId::xenon_lasers, 0.25f},
};

static_assert(std::size(kRows) == kTechs);

constexpr bool in_order() {
    for (std::size_t i = 0; i < std::size(kRows); ++i)
        if (static_cast<std::size_t>(kRows[i].tech) != i)
            return false;
    return true;
}

static_assert(in_order());

const Row& row(TechId id) {
    return kRows[static_cast<std::size_t>(id)];
}

int ships_wanted(TechId id) {
    return tech(id).research == kAnyResearch ? row(id).ships : tech(id).research;
}

// The side whose victory is better for me.
Side wanted(const Thought& thought) {
    return pull(thought.pub(), thought.me()) >= 0 ? Side::offense : Side::defense;
}

int ships_on_own(const Thought& thought, TechId id) {
    const std::size_t at = own_tech(thought.ref, id);
    return at < thought.pub().techs.size() ? thought.pub().techs[at].ships : 0;
}

// A few points that turn the result.
float turns(const Thought& thought, int points) {
    const Side side = side_of(thought.pub(), thought.me());
    if (side != wanted(thought) || wins_now(thought.pub(), side))
        return kNever;
    const int lead = lead_of(thought.pub(), side) + points;
    return lead > 0 || (lead == 0 && side == Side::defense) ? 0.4f : kNever;
}

float battery(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    const auto& slots = thought.encounter().slots;
    if (side != wanted(thought) || wins_now(thought.pub(), side))
        return kNever;
    Forecast forecast(thought.odds, thought.ref);
    const Card kept = thought.ref.own.under;
    const Side winner = side == Side::offense ? forecast.result(kept, slots[Side::defense].as)
                                              : forecast.result(slots[Side::offense].as, kept);
    return winner == side ? 0.5f : kNever;
}

float best_discard(const Thought& thought) {
    float best = 0;
    for (const Card card : thought.pub().discards)
        best = std::max(best, card_worth(card));
    return best > 0.2f ? best : kNever;
}

// Of a planet that goes: what rivals lose there, less what I do.
float worth_of_removal(const Thought& thought, Planet planet) {
    const Public& pub = thought.pub();
    float worth = 0;
    for (const Seat seat : players_on(pub, planet)) {
        const float ships = kShipWorth * static_cast<float>(ships_on(pub, seat, planet));
        const bool foreign = system_of(planet) != seat;
        const float colony =
            foreign ? colony_worth(foreign_colonies(pub, seat) - 1, pub.rules.to_win) : 0.15f;
        worth += seat == thought.me()                   ? -2.0f * (ships + colony)
                 : is_harmless(pub, thought.me(), seat) ? 0.3f * (ships + colony)
                                                        : ships + colony;
    }
    return worth;
}

float omega(const Thought& thought) {
    float best = 0;
    for (const Planet planet : thought.pub().planets)
        best = std::max(best, worth_of_removal(thought, planet));
    return best > 0.9f ? best : kNever;
}

float mines(const Thought& thought) {
    const Encounter& e = thought.encounter();
    int gate = e.sent[e.offense];
    for (const Seat ally : e.allies[Side::offense])
        gate += e.sent[ally];
    if (wanted(thought) != Side::defense)
        return kNever;
    const int mined = ships_on_own(thought, TechId::gluon_mines);
    return mined >= gate ? 0.8f : mined >= 3 ? 0.1f * static_cast<float>(mined) : kNever;
}

// Against who stands better than I do.
float scramble(const Thought& thought) {
    const Frames& frames = thought.pub().frames;
    const auto* play =
        frames.size() < 2 ? nullptr : std::get_if<PlayFrame>(&frames[frames.size() - 2]);
    if (play == nullptr)
        return kNever;
    const float dear = row(tech_of(play->effect)).worth;
    return standing(thought.pub(), play->owner) > standing(thought.pub(), thought.me()) ||
                   dear >= 0.5f
               ? dear
               : kNever;
}

float enigma(const Thought& thought) {
    const Player& me = thought.pub().players[thought.me()];
    return me.hand <= 5 ? 0.1f * static_cast<float>(8 - me.hand) : kNever;
}

bool fights_for_much(const Thought& thought) {
    const float at_stake = pull(thought.pub(), thought.me());
    return at_stake > 0.4f || at_stake < -0.4f;
}

float in_regroup(const Thought& thought, TechId id) {
    switch (id) {
        case TechId::coldsleep_ship:
            return 1.0f;
        case TechId::delta_scanners:
            return best_discard(thought);
        case TechId::enigma_device:
            return enigma(thought);
        case TechId::omega_missile:
            return omega(thought);
        case TechId::warpspace_key:
            return thought.pub().players[thought.me()].warp >= 3 ? 0.3f : kNever;
        default:
            return 0.3f;
    }
}

// What brings a card nearest to its end for its worth; ships are only lent, but may be missed.
float worth_of_research(const Thought& thought, TechId id, int ships) {
    const int missing = ships_wanted(id) - ships;
    if (missing <= 0)
        return kNever;
    const int free = ships_on_colonies(thought.pub(), thought.me());
    if (free < 9 && missing > 2)
        return kNever;
    return row(id).worth / static_cast<float>(missing);
}

float price_of_researcher(const Thought& thought, Planet planet) {
    const int there = ships_on(thought.pub(), thought.me(), planet);
    const bool home = system_of(planet) == thought.me();
    return there == 1   ? 1.0f
           : there == 2 ? (home ? 0.05f : 0.15f)
                        : 0.02f / static_cast<float>(there);
}

float worth_of_action(const Thought& thought, OptionCode option) {
    if (verb(option) == Verb::pass)
        return 0.0f;
    const bool research = verb(option) == Verb::research;
    const auto place = static_cast<int>(research ? operand_of(option) / 64 : operand_of(option));
    const std::size_t at = nth_tech(thought.pub(), thought.me(), place);
    const TechId id = tech_at(thought.ref, at);
    const int ships = thought.pub().techs[at].ships;
    if (verb(option) == Verb::complete)
        return ships >= tech(id).research ? 5.0f + row(id).worth : kNever;
    if (!research)
        return kNever;
    const auto planet = static_cast<Planet>(operand_of(option) % 64);
    return worth_of_research(thought, id, ships) - price_of_researcher(thought, planet);
}

MaybeChoice best_planet_to_remove(const Thought& thought) {
    return Choice{thought.best([&](OptionCode option) {
                      return worth_of_removal(thought, static_cast<Planet>(operand_of(option)));
                  }),
                  0};
}

// Strong, and not about to win with me.
MaybeChoice guest(const Thought& thought) {
    const Public& pub = thought.pub();
    return Choice{thought.best([&](OptionCode option) {
                      const Seat seat = seat_in(option);
                      const auto ships = static_cast<float>(ships_on_colonies(pub, seat));
                      return ships - (is_about_to_win(pub, seat) ? 30.0f : 0.0f);
                  }),
                  0};
}

MaybeChoice most_dangerous_attacker(const Thought& thought) {
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) != Verb::player)
                          return 0.0f;
                      const Seat seat = seat_in(option);
                      return 1.0f + static_cast<float>(thought.encounter().sent[seat]) +
                             (seat == thought.encounter().offense ? 0.5f : 0.0f);
                  }),
                  0};
}

// The settlers of a ship that sleeps: enough to hold the colony.
MaybeChoice settler(const Thought& thought) {
    constexpr int kEnough = 2;
    if (thought.codes.contains(code(Verb::done)) && running(thought).count >= kEnough)
        return Choice{code(Verb::done), 0};
    return Choice{thought.best([&](OptionCode option) {
                      return verb(option) == Verb::planet
                                 ? 1.0f - price_of_researcher(
                                              thought, static_cast<Planet>(operand_of(option)))
                                 : 0.0f;
                  }),
                  0};
}

// Beside the planets that I am likely to attack or to defend.
MaybeChoice cannon(const Thought& thought) {
    const Public& pub = thought.pub();
    return Choice{thought.best([&](OptionCode option) {
                      const auto planet = static_cast<Planet>(operand_of(option));
                      const bool mine = system_of(planet) == thought.me();
                      const auto ships =
                          static_cast<float>(ships_on(pub, system_of(planet), planet));
                      return mine ? 2.0f + ships : 5.0f - ships;
                  }),
                  0};
}

}  // namespace

OptionCode choose_tech(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        const auto id = static_cast<TechId>(operand_of(option));
        const auto noise = static_cast<float>(thought.random.below(100)) * 0.001f;
        return row(id).worth / static_cast<float>(ships_wanted(id) + 3) + noise;
    });
}

OptionCode tech_action(const Thought& thought) {
    return thought.best([&](OptionCode option) { return worth_of_action(thought, option); });
}

// Another encounter is worth more, unless there is nothing to fight it with.
OptionCode go_on(const Thought& thought) {
    int best = 0;
    thought.ref.own.hand.for_each([&](Card card, int) {
        if (is_attack(card))
            best = std::max(best, value_of(card));
    });
    constexpr int kWeak = 7;
    return best <= kWeak && thought.codes.contains(code(Verb::take_tech)) ? code(Verb::take_tech)
                                                                          : code(Verb::yes);
}

float worth_of_tech(const Thought& thought, EffectId id) {
    switch (tech_of(id)) {
        case TechId::collapsium_hulls:
            return 0.4f;
        case TechId::cosmic_field_generator:
            return worth_of_card(thought, Plain::cosmic_zap);
        case TechId::energy_cloak:
        case TechId::qax:
            return fights_for_much(thought) ? 0.2f : kNever;
        case TechId::gluon_mines:
            return mines(thought);
        case TechId::infinity_drive:
            return hand_worth(thought.ref.own.hand) > 0.5f ? 0.6f : kNever;
        case TechId::lunar_cannon:
            if (slot_of(id) == 1)
                return thought.encounter().offense == thought.me() ? 0.1f : kNever;
            return turns(thought, 10);
        case TechId::plasma_thrusters:
            return fights_for_much(thought) ? 0.1f : kNever;
        case TechId::quark_battery:
            return battery(thought);
        case TechId::tech_scrambler:
            return scramble(thought);
        case TechId::xenon_lasers:
            return turns(thought, 1);
        default:
            return in_regroup(thought, tech_of(id));
    }
}

std::optional<Choice> answer_for_tech(const Thought& thought, EffectId id, Ask kind) {
    switch (tech_of(id)) {
        case TechId::coldsleep_ship:
            if (kind == Ask::pick_source)
                return settler(thought);
            return std::nullopt;
        case TechId::delta_scanners:
        case TechId::quark_battery:
            return Choice{dearest_card(thought), 0};
        case TechId::enigma_device:
        case TechId::vacuum_turbines:
            return throw_junk(thought, 0.05f);
        case TechId::genesis_bomb:
            return amount(thought, 2);
        case TechId::gluon_mines:
            return most_dangerous_attacker(thought);
        case TechId::lunar_cannon:
            return cannon(thought);
        case TechId::omega_missile:
            return best_planet_to_remove(thought);
        case TechId::plasma_thrusters:
            return settler(thought);
        case TechId::qax:
            return guest(thought);
        case TechId::xenon_lasers:
            return Choice{code(wanted(thought) == Side::offense ? Verb::offense : Verb::defense),
                          0};
        default:
            return std::nullopt;
    }
}

}  // namespace sidera::cosmic
