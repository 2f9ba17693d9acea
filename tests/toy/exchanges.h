// The hidden information of Sealed: one exchange per row, and the chances of every hidden place.
//
// | hidden | from whom |
// |---|---|
// | cards in a hand, but those everybody saw going there | all others |
// | the order of the deck | everybody |
// | the sealed card | all others, until all have sealed |
// | the sealed bid | the same |
// | whether a seat has sealed | the same |

#pragma once

#include <algorithm>

#include "tests/kit/hidden.h"
#include "tests/toy/toy.h"

namespace sidera::toy {

inline Seat other_than(const State& state, Seat viewer, QuickRandom& random) {
    const auto seats = static_cast<std::uint32_t>(state.pub.rules.seats);
    for (;;) {
        const Seat seat = seat_at(static_cast<int>(random.below(seats)));
        if (seat != viewer)
            return seat;
    }
}

// A round draws up to one card per seat: what lies below is out of sight for one answer more.
inline std::size_t deep_cards(const State& state) {
    const std::size_t drawn = state.pub.rules.seats;
    return state.secret.deck.size() > drawn ? state.secret.deck.size() - drawn : 0;
}

inline bool swap_hand(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat other = other_than(state, viewer, random);
    Hand& hand = state.own[other].hand;
    for (std::size_t i = 0; i < deep_cards(state); ++i) {
        Card& buried = state.secret.deck[i];
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            const bool unknown = hand.values[kind] > state.pub.known[other].values[kind];
            if (card_at(kind) == buried || !unknown)
                continue;
            --hand.values[kind];
            ++hand[buried];
            buried = card_at(kind);
            return true;
        }
    }
    return false;
}

inline bool swap_deck(const Data&, State& state, Seat, QuickRandom& random) {
    const auto deep = static_cast<std::uint32_t>(deep_cards(state));
    if (deep < 2)
        return false;
    Card& one = state.secret.deck[random.below(deep)];
    Card& two = state.secret.deck[random.below(deep)];
    std::swap(one, two);
    return one != two;
}

// The next answer must not end the choice, or all is shown.
inline bool stays_sealed(const State& state) {
    return state.pub.asking == Question::seal && Sealed::asked(state).size() >= 2;
}

inline bool swap_sealed_card(const Data&, State& state, Seat viewer, QuickRandom& random) {
    Private& own = state.own[other_than(state, viewer, random)];
    if (!stays_sealed(state) || own.seal.kind != Seal::Kind::card)
        return false;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (own.hand.values[kind] == 0 || card_at(kind) == own.seal.card)
            continue;
        ++own.hand[own.seal.card];
        own.seal.card = card_at(kind);
        --own.hand[own.seal.card];
        return true;
    }
    return false;
}

inline bool change_sealed_bid(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat other = other_than(state, viewer, random);
    Seal& seal = state.own[other].seal;
    if (!stays_sealed(state) || seal.kind != Seal::Kind::card || state.pub.coins[other] == 0)
        return false;
    seal.bid = static_cast<std::uint8_t>(seal.bid > 0 ? seal.bid - 1 : 1);
    return true;
}

inline bool change_whether_sealed(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat other = other_than(state, viewer, random);
    Private& own = state.own[other];
    if (!stays_sealed(state) || !state.pub.deciding.has(other))
        return false;
    const Private before = own;
    if (own.seal.kind == Seal::Kind::card)
        ++own.hand[own.seal.card];
    own.seal = own.seal.kind == Seal::Kind::none ? Seal{.kind = Seal::Kind::pass} : Seal{};
    if (stays_sealed(state))
        return true;
    own = before;
    return false;
}

template<class G>
std::vector<kit::Exchange<G>> exchanges() {
    return {{"cards in a hand", swap_hand},
            {"order of the deck", swap_deck},
            {"the sealed card", swap_sealed_card},
            {"the sealed bid", change_sealed_bid},
            {"whether a seat has sealed", change_whether_sealed}};
}

using HiddenCounts = kit::HiddenPlaces<Sealed>::Counts;

inline void count_places(const Data&, const State& state, Seat viewer, HiddenCounts& counts) {
    for (std::size_t i = 0; i < state.secret.deck.size(); ++i)
        ++counts["deck " + std::to_string(i)][std::string(name_of(state.secret.deck[i]))];
    for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
        if (seat == viewer)
            continue;
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            counts[std::string("hand of ") + letter(seat)][std::string(name_of(card_at(kind)))] +=
                state.own[seat].hand.values[kind];
    }
}

inline void expect_places(const Data& data, const View& view, HiddenCounts& counts) {
    std::map<std::string, double> unseen;
    double total = 0;
    const SeatSet seats = SeatSet::first(view.pub.rules.seats);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const Card card = card_at(kind);
        double copies = data.copies[kind] - view.pub.discard[card] - view.own.hand[card];
        copies -= view.own.seal.kind == Seal::Kind::card && view.own.seal.card == card;
        for (const Seat seat : seats) {
            copies -= view.pub.offers[seat].to != kNoSeat && view.pub.offers[seat].card == card;
            copies -= seat != view.seat ? view.pub.known[seat][card] : 0;
        }
        unseen[std::string(name_of(card))] = copies;
        total += copies;
    }
    for (const auto& [kind, copies] : unseen) {
        for (int i = 0; copies > 0 && i < view.counts.deck; ++i)
            counts["deck " + std::to_string(i)][kind] = copies / total;
        for (const Seat seat : seats.without(SeatSet::of(view.seat))) {
            Card card{};
            enum_from(kind, card);
            const Hand& known = view.pub.known[seat];
            const double open = view.counts.cards[seat] - size_of(known);
            counts[std::string("hand of ") + letter(seat)][kind] =
                open * copies / total + known[card];
        }
    }
}

template<class G>
kit::HiddenPlaces<G> hidden_places() {
    return {count_places, expect_places};
}

}  // namespace sidera::toy
