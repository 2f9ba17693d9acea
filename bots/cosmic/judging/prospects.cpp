// What the result of the running encounter is worth to a seat.

#include "bots/cosmic/judging/prospects.h"

#include <algorithm>

#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {
namespace {

constexpr float kDefeat = -3.0f;  // somebody else wins the game

// From 0 to 1 as a game drags on: then a shared victory will do, and a defeat is the end of it.
float weariness(const Public& pub) {
    const float rounds =
        static_cast<float>(pub.turn) / static_cast<float>(std::max<int>(1, pub.rules.seats));
    return std::clamp((rounds - 5.0f) / 5.0f, 0.0f, 1.0f);
}

float defeat(const Public& pub) {
    return kDefeat * (1.0f - 0.8f * weariness(pub));
}

float shared_victory(const Public& pub, int winners) {
    const float even = 1.0f / static_cast<float>(winners);
    const float content = 0.75f + 0.2f * weariness(pub);
    return kVictoryWorth * (even + (1.0f - even) * content);
}

float patience(const Public& pub, Seat me) {
    const int sheet = usable_sheet(pub, me, AlienId::tick_tock);
    if (sheet < 0)
        return 0.0f;
    const int left = pub.players[me].sheets[static_cast<std::size_t>(sheet)].tokens;
    return left <= 1 ? kVictoryWorth : 0.3f + 0.8f / static_cast<float>(left);
}

// What the defense loses with the planet.
float planet_worth(const Public& pub, Seat owner, Planet planet) {
    if (planet == Planet::none || ships_on(pub, owner, planet) == 0)
        return 0.0f;
    const float ships = static_cast<float>(ships_on(pub, owner, planet)) * ship_worth(pub, owner);
    if (system_of(planet) != owner)
        return ships + colony_worth(foreign_colonies(pub, owner) - 1, pub.rules.to_win);
    const int homes = count_home_colonies(pub, owner);
    return ships + (homes <= pub.rules.power_threshold ? 0.6f : 0.2f);
}

float rival_share(const Public& pub, Seat me, Seat rival) {
    const float even = 1.0f / static_cast<float>(std::max(1, pub.rules.seats - 1));
    const bool ahead = foreign_colonies(pub, rival) > foreign_colonies(pub, me);
    return even * (ahead ? 1.5f : 1.0f);
}

}  // namespace

float price_of_time(const Public& pub, Seat me) {
    const Seat seat = owner_of(pub, AlienId::tick_tock);
    if (seat == kNoSeat || seat == me)
        return 0.0f;
    const int sheet = usable_sheet(pub, seat, AlienId::tick_tock);
    if (sheet < 0)
        return 0.0f;
    const int left = pub.players[seat].sheets[static_cast<std::size_t>(sheet)].tokens;
    return left <= 1 ? -defeat(pub) : 1.2f / static_cast<float>(left);
}

float ship_worth(const Public& pub, Seat seat) {
    if (has_power(pub, seat, AlienId::masochist))
        return -0.02f;
    if (has_power(pub, seat, AlienId::zombie))
        return 0.01f;
    return ships_on_colonies(pub, seat) < 8 ? 0.1f : kShipWorth;
}

bool wins_by_landing(const Public& pub, Seat seat) {
    return is_about_to_win(pub, seat) && would_gain_colony(pub, seat);
}

float landing_worth(const Public& pub, Seat me, SeatSet landing) {
    SeatSet winners;
    float worth = 0;
    for (const Seat seat : landing) {
        if (!would_gain_colony(pub, seat))
            continue;
        const int held = foreign_colonies(pub, seat);
        if (held + 1 >= pub.rules.to_win)
            winners.insert(seat);
        const float colony = colony_worth(held, pub.rules.to_win);
        worth += seat == me ? colony : -colony * rival_share(pub, me, seat);
    }
    if (winners.empty())
        return worth;
    return winners.has(me) ? shared_victory(pub, winners.size()) : defeat(pub);
}

SeatSet landing_for(const Encounter& e, Side side) {
    const SeatSet allies = allies_land(e, side) ? e.allies[side] : SeatSet{};
    return side == Side::offense ? allies | SeatSet::of(e.offense) : allies;
}

Stakes stakes_of_ally(const Public& pub, Seat me, Side side, int ships) {
    const Encounter& e = pub.encounter();
    const bool ally = side != Side::none && me != e.offense && me != e.defense;
    const auto worth_of_landing = [&](Side winner) {
        SeatSet landing = landing_for(e, winner).without(SeatSet::of(me));
        if (winner == side && ships > 0 && (ally ? allies_land(e, side) : me == e.offense))
            landing.insert(me);
        return landing_worth(pub, me, landing);
    };
    const bool safe = ally && has_power(pub, me, AlienId::observer);
    const float lost = safe ? 0.0f : static_cast<float>(ships) * ship_worth(pub, me);
    const float reward =
        ally && !allies_land(e, side) ? static_cast<float>(ships) * kRandomCardWorth : 0.0f;
    Stakes result{.offense = worth_of_landing(Side::offense), .defense = patience(pub, me)};
    if (e.reverse)
        result.defense += worth_of_landing(Side::defense);
    if (side == Side::offense) {
        result.defense -= lost;
        result.offense += reward;
    }
    if (me == e.defense)
        result.offense -= planet_worth(pub, me, e.target);
    else if (side == Side::defense) {
        result.offense -= lost;
        result.defense += reward;
    }
    result.defense -= price_of_time(pub, me);
    return result;
}

Stakes stakes(const Public& pub, Seat me) {
    return stakes_of_ally(pub, me, side_of(pub, me), ships_in_encounter(pub, me));
}

float pull(const Public& pub, Seat me) {
    const Stakes both = stakes(pub, me);
    return both.offense - both.defense;
}

}  // namespace sidera::cosmic
