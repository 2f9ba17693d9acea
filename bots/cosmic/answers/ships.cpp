// Where ships come from and go to, and whom to meet.

#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {
namespace {

constexpr float kPriceOfResearch = 0.08f;  // it takes longer

Planet planet_in(OptionCode option) {
    return static_cast<Planet>(operand_of(option));
}

bool is_planet(OptionCode option) {
    return verb(option) == Verb::planet || verb(option) == Verb::planet_all;
}

// What it costs to take a ship away from here: the last ones cost the colony.
float price_of_ship(const Public& pub, Seat owner, Planet planet) {
    const int there = ships_on(pub, owner, planet);
    const bool home = system_of(planet) == owner;
    if (there == 1) {
        if (!home)
            return 1.0f;
        const int homes = count_home_colonies(pub, owner);
        return homes <= pub.rules.power_threshold ? 0.6f : 0.15f;
    }
    return 0.06f + (there == 2 ? (home ? 0.04f : 0.1f) : 0.0f) - 0.005f * static_cast<float>(there);
}

}  // namespace

OptionCode cheapest_source(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        if (verb(option) == Verb::gate)
            return 0.0f;
        if (verb(option) == Verb::tech_ship)
            return -kPriceOfResearch;
        if (!is_planet(option))
            return -9.0f;
        return -price_of_ship(thought.pub(), thought.me(), planet_in(option));
    });
}

// From where it costs least, until there are enough or only colonies would be given up.
OptionCode send_ship(const Thought& thought) {
    const Public& pub = thought.pub();
    const int sent = thought.encounter().sent[thought.me()];
    const bool may_stop = thought.codes.contains(code(Verb::done));
    if (may_stop && sent >= ships_to_send(thought))
        return code(Verb::done);
    const OptionCode cheapest = cheapest_source(thought);
    if (may_stop && is_planet(cheapest) &&
        price_of_ship(pub, thought.me(), planet_in(cheapest)) > 0.14f)
        return code(Verb::done);
    return cheapest;
}

// Thin colonies first: foreign ones with one ship, home ones that carry the power.
OptionCode bring_home(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        if (!is_planet(option))  // leaving it where it is
            return -1.0f;
        const Planet planet = planet_in(option);
        const int there = ships_on(thought.pub(), thought.me(), planet);
        const bool home = system_of(planet) == thought.me();
        const float need = there == 1 ? (home ? 0.5f : 0.6f) : there == 2 ? 0.3f : 0.1f;
        return need - (verb(option) == Verb::planet_all ? 0.05f : 0.0f) -
               0.01f * static_cast<float>(there);
    });
}

// One's own as cheaply as possible, somebody else's as dearly.
OptionCode lose_ship(const Thought& thought) {
    const Seat owner = thought.pub().question.subject;
    const float sign = owner == thought.me() ? -1.0f : 1.0f;
    return thought.best([&](OptionCode option) {
        if (verb(option) == Verb::tech_ship)
            return sign * kPriceOfResearch;
        return verb(option) == Verb::gate
                   ? -0.03f
                   : sign * price_of_ship(thought.pub(), owner, planet_in(option));
    });
}

// A new colony where few defend; the more so when it costs a leader its power.
OptionCode aim_gate(const Thought& thought) {
    const Public& pub = thought.pub();
    const PlayFrame* play = topmost<PlayFrame>(pub.frames);
    const Seat named = play == nullptr ? kNoSeat : play->seat;
    const Seat defense =
        thought.encounter().defense == kNoSeat ? named : thought.encounter().defense;
    const bool turns_walls = thought.ref.own.hand.has_flare(AlienId::citadel) &&
                             usable_sheet(pub, thought.me(), AlienId::citadel) >= 0;
    return thought.best([&](OptionCode option) {
        const Planet planet = planet_in(option);
        const int guards = ships_on(pub, defense, planet);
        float worth = -0.05f * static_cast<float>(guards);
        if (ships_on(pub, thought.me(), planet) == 0)
            worth += 1.0f;
        const bool home = system_of(planet) == defense;
        if (guards > 0 && home && count_home_colonies(pub, defense) == pub.rules.power_threshold)
            worth += 0.1f;
        if (guards > 0 && !home)
            worth += 0.15f;
        if (system_of(planet) == thought.me())
            worth -= 0.8f;
        for (const Fort& fort : pub.forts)
            if (fort.planet == planet)
                worth += (turns_walls ? 0.03f : -0.03f) * static_cast<float>(value_of(fort.card));
        return worth;
    });
}

// How much one would like to meet a player whose thinnest colony to attack has `fewest` ships.
static float worth_of_meeting(const Public& pub, Seat seat, int fewest) {
    const auto& sheets = pub.players[seat].sheets;
    const bool strong = !sheets.empty() && usable(pub, seat, sheets[0]);
    const float power = strong ? 0.02f * alien_rating(sheets[0].alien) : 0.0f;
    return -0.06f * static_cast<float>(fewest) -
           0.03f * static_cast<float>(pub.players[seat].hand) - power +
           0.05f * static_cast<float>(foreign_colonies(pub, seat));
}

OptionCode choose_defense(const Thought& thought) {
    const Public& pub = thought.pub();
    return thought.best([&](OptionCode option) {
        if (verb(option) != Verb::player)
            return -2.0f;
        const Seat seat = seat_at(static_cast<int>(operand_of(option)));
        if (seat == thought.me())  // a joker at home (CM-RUL-16)
            return count_home_colonies(pub, seat) < pub.rules.power_threshold ? 0.5f : -2.0f;
        int fewest = 20;
        for (const Planet planet : pub.planets& system_planets(seat))
            if (ships_on(pub, thought.me(), planet) == 0)
                fewest = std::min(fewest, ships_on(pub, seat, planet));
        return worth_of_meeting(pub, seat, fewest);
    });
}

// CM-P2-11: the owner of the system, anywhere, or somebody else on a planet of it, who loses a
// foreign colony.
OptionCode choose_whom(const Thought& thought) {
    constexpr float kNothingNew = 1.0f;
    constexpr float kTakesColony = 0.15f;
    const Public& pub = thought.pub();
    const Seat me = thought.me();
    return thought.best([&](OptionCode option) {
        if (verb(option) == Verb::against) {
            const std::uint32_t named = operand_of(option);
            const auto planet = static_cast<Planet>(named / 8);
            const Seat seat = seat_at(static_cast<int>(named % 8));
            const bool gains = system_of(planet) != me && ships_on(pub, me, planet) == 0;
            return worth_of_meeting(pub, seat, ships_on(pub, seat, planet)) + kTakesColony -
                   (gains ? 0.0f : kNothingNew);
        }
        const Seat seat = seat_at(static_cast<int>(operand_of(option)));
        int fewest = 20;
        for (const Planet planet : pub.planets& system_planets(seat))
            if (ships_on(pub, me, planet) == 0)
                fewest = std::min(fewest, ships_on(pub, seat, planet));
        return worth_of_meeting(pub, seat, fewest) - (seat == me ? kNothingNew : 0.0f);
    });
}

// A home planet that carries the power is worth a turn; otherwise better luck elsewhere.
OptionCode own_colour(const Thought& thought) {
    const Public& pub = thought.pub();
    const bool weak = count_home_colonies(pub, thought.me()) < pub.rules.power_threshold;
    return thought.best([&](OptionCode option) {
        switch (verb(option)) {
            case Verb::settle:
                return weak ? 1.0f : 0.1f;
            case Verb::against: {
                const Seat enemy = seat_at(static_cast<int>(operand_of(option) % 8));
                return is_about_to_win(pub, enemy) ? 0.8f : 0.2f;
            }
            default:
                return 0.5f;
        }
    });
}

}  // namespace sidera::cosmic
