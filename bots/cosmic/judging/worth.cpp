// What things are worth in Cosmic Encounter.

#include "bots/cosmic/judging/worth.h"

namespace sidera::cosmic {

float colony_worth(int held, int needed) {
    constexpr std::array<float, 5> kByDistance = {4.0f, 1.4f, 1.0f, 0.8f, 0.7f};
    const int missing = std::clamp(needed - held - 1, 0, 4);
    return kByDistance[static_cast<std::size_t>(missing)];
}

float card_worth(Card card) {
    if (is_attack(card)) {
        const int value = value_of(card);
        return value >= 20 ? 0.30f : value >= 11 ? 0.16f : value >= 6 ? 0.08f : 0.02f;
    }
    if (is_negotiate(card))
        return 0.08f;
    if (is_morph(card))
        return 0.12f;
    if (is_reinforcement(card))
        return 0.06f + 0.02f * static_cast<float>(value_of(card));
    if (is_kicker(card))
        return value_of(card) < 2 ? 0.02f : 0.05f * static_cast<float>(value_of(card));
    if (is_flare(card))
        return 0.14f;
    return card == cosmic::card(Plain::cosmic_zap) ? 0.25f : 0.12f;
}

float hand_worth(const Cards& hand) {
    float sum = 0;
    hand.for_each([&](Card card, int n) { sum += card_worth(card) * static_cast<float>(n); });
    return sum;
}

float standing(const Public& pub, Seat seat) {
    const int held = foreign_colonies(pub, seat);
    float sum = 0;
    for (int i = 0; i < held; ++i)
        sum += colony_worth(i, pub.rules.to_win);
    sum += kShipWorth *
           static_cast<float>(ships_on_colonies(pub, seat) + researching_ships(pub, seat));
    sum += kRandomCardWorth * static_cast<float>(pub.players[seat].hand);
    const int homes = count_home_colonies(pub, seat);
    sum += homes >= pub.rules.power_threshold ? 0.6f : 0.0f;
    return sum + 0.15f * static_cast<float>(homes);
}

bool is_about_to_win(const Public& pub, Seat seat) {
    return foreign_colonies(pub, seat) + 1 >= pub.rules.to_win;
}

bool would_gain_colony(const Public& pub, Seat seat) {
    const Planet target = pub.encounter().target;
    return target != Planet::none && system_of(target) != seat && ships_on(pub, seat, target) == 0;
}

Seat leader_but(const Public& pub, Seat me, SeatSet among) {
    Seat best = kNoSeat;
    for (const Seat seat : among)
        if (seat != me && (best == kNoSeat || standing(pub, seat) > standing(pub, best)))
            best = seat;
    return best;
}

}  // namespace sidera::cosmic
