// Things of Cosmic Encounter that somebody cannot see, exchanged for others: nobody else may notice
// (tests/kit/hidden.h). For both editions.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "tests/kit/hidden.h"

namespace sidera::cosmic {

inline bool knows(const State& state, Seat viewer, Seat holder, Card card) {
    if (viewer != kNoSeat)
        for (const Known& one : state.own[viewer].known)
            if (one.holder == holder && one.card == card)
                return true;
    return false;
}

using Alike = bool (*)(Card, Card);

// Only their owner can tell one attack from another.
inline bool attacks(Card a, Card b) {
    return is_attack(a) && is_attack(b) && a != b && value_of(a) > 9 && value_of(b) > 9;
}

// What is kept to be played at its time.
inline bool tricks(Card a, Card b) {
    return a != b && !is_encounter_card(a) && !is_encounter_card(b);
}

// A card of somebody's hand with one deep in the deck.
inline bool swap_with_deck(State& state, Seat viewer, QuickRandom& random, Alike alike) {
    const auto seats = static_cast<std::uint32_t>(state.pub.rules.seats);
    const Seat holder = seat_at(static_cast<int>(random.below(seats)));
    Pile& deck = state.secret.deck;
    if (holder == viewer || deck.size() < 30 || state.pub.turn == 0 || state.pub.deck_lies_open ||
        state.pub.question.kind == Ask::pick_of_deck || state.pub.phase == Phase::deal ||
        topmost<SpoilsFrame>(state.pub.frames) != nullptr ||
        topmost<PlayFrame>(state.pub.frames) != nullptr)  // which may show a hand, or move it
        return false;
    const std::size_t at = random.below(static_cast<std::uint32_t>(deck.size()) - 25);
    Cards& hand = state.own[holder].hand;
    Card found = Card::none;
    hand.for_each([&](Card card, int) {
        if (alike(card, deck[at]) && !knows(state, viewer, holder, card) &&
            !knows(state, viewer, holder, deck[at]))
            found = card;
    });
    if (found == Card::none)
        return false;
    for (const Seat seat : everybody(state.pub))
        if (knows(state, seat, holder, found))
            return false;
    hand.remove(found);
    hand.add(deck[at]);
    deck[at] = found;
    state.secret.touched = {};
    return true;
}

inline bool swap_hand_and_deck(const Data&, State& state, Seat viewer, QuickRandom& random) {
    return swap_with_deck(state, viewer, random, attacks);
}

inline bool swap_deck_order(const Data&, State& state, Seat, QuickRandom& random) {
    Pile& deck = state.secret.deck;
    if (deck.size() < 30 || state.pub.turn == 0 || state.pub.deck_lies_open)
        return false;  // hands are still to be dealt, or everybody sees it
    const auto depth = static_cast<std::uint32_t>(deck.size()) - 25;
    const std::size_t i = random.below(depth);
    const std::size_t j = random.below(depth);
    if (deck[i] == deck[j])
        return false;
    std::swap(deck[i], deck[j]);
    return true;
}

// A flare deep in the deck with one that is not in the game, nobody's alien either of them; not for
// who may draw it.
inline bool swap_unused_flare(const Data&, State& state, Seat viewer, QuickRandom& random) {
    Pile& deck = state.secret.deck;
    AlienSet& unused = state.secret.unused_flares;
    if (deck.size() < 30 || state.pub.turn == 0 || state.pub.deck_lies_open || unused.empty() ||
        state.pub.question.kind == Ask::pick_of_deck)
        return false;
    if (viewer != kNoSeat)
        for (const Sheet& sheet : state.pub.players[viewer].sheets)
            if (alien(sheet.alien).passive.picks_first_hand)
                return false;
    const AlienId other = unused.lowest();
    for (std::size_t at = random.below(10); at + 25 < deck.size(); ++at) {
        if (!is_flare(deck[at]) || state.pub.flares_seen.has(alien_of(deck[at])) ||
            owner_of(state.pub, alien_of(deck[at])) != kNoSeat ||
            owner_of(state.pub, other) != kNoSeat)
            continue;
        unused.erase(other);
        unused.insert(alien_of(deck[at]));
        deck[at] = flare_of(other);
        return true;
    }
    return false;
}

inline bool swap_destinies(const Data&, State& state, Seat, QuickRandom& random) {
    DestinyPile& deck = state.secret.destinies;
    if (deck.size() < 8)
        return false;
    const auto depth = static_cast<std::uint32_t>(deck.size()) - 5;
    const std::size_t i = random.below(depth);
    const std::size_t j = random.below(depth);
    if (deck[i] == deck[j])
        return false;
    std::swap(deck[i], deck[j]);
    return true;
}

// The chosen card, with one of the same hand; not when the next answer may well turn it up.
inline bool swap_selected(const Data&, State& state, Seat viewer, QuickRandom&) {
    const auto* window = std::get_if<WindowFrame>(&state.pub.frames.back());
    if (window == nullptr || window->passed + 1 >= state.pub.rules.seats ||
        state.pub.rules.asking != Asking::always)
        return false;
    if (!state.pub.open_hands.empty())  // who sees the hand knows what is missing
        return false;
    for (const Seat seat : everybody(state.pub)) {
        Private& own = state.own[seat];
        if (seat == viewer || own.selected == Card::none)
            continue;
        Card found = Card::none;
        own.hand.for_each([&](Card card, int) {
            if (is_attack(card) && is_attack(own.selected) && card != own.selected)
                found = card;
        });
        if (found == Card::none)
            continue;
        own.hand.remove(found);
        own.hand.add(own.selected);
        own.selected = found;
        return true;
    }
    return false;
}

// A sealed answer: which card was named.
inline bool swap_reply(const Data&, State& state, Seat viewer, QuickRandom&) {
    if (!is_sealed(state.pub.question.kind) || state.pub.turn == 0)
        return false;
    for (const Seat seat : state.pub.deciding) {
        Private& own = state.own[seat];
        if (seat == viewer || own.reply == 0)
            continue;
        const auto card = static_cast<Card>(operand_of(static_cast<OptionCode>(own.reply)));
        Card found = Card::none;
        own.hand.for_each([&](Card one, int) {
            if (is_attack(one) && is_attack(card) && one != card)
                found = one;
        });
        if (found == Card::none || verb_of(static_cast<OptionCode>(own.reply)) != 7)
            continue;
        own.reply = static_cast<std::uint32_t>(make_code(7, static_cast<std::uint32_t>(found)));
        return true;
    }
    return false;
}

// A card of a kind that lies deep in the deck takes the place of a hidden one.
inline bool swap_hidden_with_deck(State& state, Card& hidden, bool (*alike)(Card)) {
    Pile& deck = state.secret.deck;
    if (hidden == Card::none || state.pub.deck_lies_open)
        return false;
    for (std::size_t at = 0; at + 25 < deck.size(); ++at)
        if (alike(deck[at]) && deck[at] != hidden) {
            std::swap(deck[at], hidden);
            return true;
        }
    return false;
}

// CM-KICK-8, CM-A-CAVALRY-2: a kicker, or a second card, that lies face down beside a main one.
inline bool swap_beside(const Data&, State& state, Seat viewer, QuickRandom&) {
    const auto* window = std::get_if<WindowFrame>(&state.pub.frames.back());
    const bool quiet = state.pub.question.kind == Ask::select_card ||
                       (window != nullptr && window->passed + 1 < state.pub.rules.seats);
    if (!quiet || state.pub.rules.asking != Asking::always)
        return false;
    for (const Seat seat : everybody(state.pub)) {
        if (seat == viewer)
            continue;
        if (swap_hidden_with_deck(state, state.own[seat].kicker, is_kicker) ||
            swap_hidden_with_deck(state, state.own[seat].beside, is_attack))
            return true;
    }
    return false;
}

// All of these, in the middle of random games, for every seat and who only looks on.
template<class G>
void check_exchanges(const Data& data, Setup (*draw_setup)(QuickRandom&), std::uint64_t games) {
    const std::array<kit::Exchange<G>, 6> exchanges = {{{"hand cards", swap_hand_and_deck},
                                                        {"deck", swap_deck_order},
                                                        {"destiny deck", swap_destinies},
                                                        {"card beside another", swap_beside},
                                                        {"chosen encounter card", swap_selected},
                                                        {"sealed answer", swap_reply}}};
    std::array<int, 6> applied{};
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        QuickRandom random(seed);
        const auto setup = draw_setup(random);
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(600)));
        for (int i = -1; i < setup.seats; ++i)
            for (std::size_t e = 0; e < exchanges.size(); ++e)
                applied[e] += kit::check_exchange<G>(
                    data, state, exchanges[e], i < 0 ? kNoSeat : seat_at(i), seed);
        ASSERT_FALSE(::testing::Test::HasFailure())
            << "seed " << seed << ", " << name_of(state.pub.phase) << ", "
            << name_of(state.pub.question.kind) << ", " << name_of(state.pub.question.moment);
    }
    for (std::size_t e = 0; e < exchanges.size(); ++e)
        if (exchanges[e].apply != swap_beside || data.edition.id == kMayfair)
            EXPECT_GT(applied[e], e < 3 ? 20 : 3) << exchanges[e].row;
}

// A guess looks like what it was made from, from every seat.
template<class G>
void check_guesses(const Data& data, std::uint64_t games) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<G>(data, random);
        setup.options[G::turn_limit] = 3;
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(300)));
        for (int i = -1; i < setup.seats; ++i)
            ASSERT_NO_FATAL_FAILURE(
                kit::check_guess<G>(data, state, i < 0 ? kNoSeat : seat_at(i), seed))
                << "seed " << seed << " seat " << i;
    }
}

}  // namespace sidera::cosmic
