// How a game of Sealed begins, goes on from an answer, is seen, guessed and checked.

#pragma once

#include "engine/table_file.h"
#include "tests/toy/rules.h"
#include "tests/toy/table.h"

namespace sidera::toy {

inline const Data& Sealed::default_data() {
    static const Data kDefault;
    return kDefault;
}

inline DataLoad<Data> Sealed::load_data(std::string name, std::span<const DataFile> files) {
    DataLoad<Data> load;
    Data data;
    data.name = std::move(name);
    constexpr std::array<std::string_view, 2> kColumns = {"card", "copies"};
    for (const DataFile& file : files) {
        TableFile table;
        if (auto fault = read_table(file.name, file.text, kColumns, table)) {
            load.errors.push_back(*fault);
            continue;
        }
        for (const TableRow& row : table.rows) {
            const auto card = read_int(row.cells[0], 1, kKinds);
            const auto copies = read_int(row.cells[1], 0, kMostCards / kKinds);
            if (card && copies)
                data.copies[static_cast<std::size_t>(*card - 1)] =
                    static_cast<std::uint8_t>(*copies);
            else
                load.errors.push_back(at(table, row, "cards are 1 to 6, copies 0 to 6"));
        }
    }
    data.hash = hash_of(data.copies);
    if (load.errors.empty())
        load.data = std::move(data);
    return load;
}

inline std::optional<std::string> Sealed::check_setup(const Data& data, const Setup& setup) {
    int cards = 0;
    for (const std::uint8_t copies : data.copies)
        cards += copies;
    if (cards >= setup.seats * kHandSize)
        return std::nullopt;
    return std::to_string(setup.seats) + " seats need " + std::to_string(setup.seats * kHandSize) +
           " cards; data set " + data.name + " has " + std::to_string(cards);
}

inline State Sealed::start(const Data& data, const Setup& setup, Luck& luck, Sink<Sealed>& out) {
    State state;
    Rules& rules = state.pub.rules;
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.confirm = setup.confirm;
    rules.trade = setup.options[trade] != 0;
    rules.rounds = static_cast<std::uint8_t>(setup.options[rounds_played]);
    rules.ties = static_cast<Ties>(setup.options[ties]);
    Table table(data, state, luck, out);
    table.push(GameFrame{});
    table.run();
    return state;
}

inline SeatSet Sealed::asked(const State& state) {
    if (state.pub.asking != Question::seal)
        return state.pub.deciding;
    SeatSet open;
    for (const Seat seat : state.pub.deciding)
        if (state.own[seat].seal.kind == Seal::Kind::none)
            open.insert(seat);
    return open;
}

inline View Sealed::see(const State& state, Seat seat) {
    View view{seat, state.pub, seat == kNoSeat ? Private{} : state.own[seat], {}};
    for (const Seat owner : SeatSet::first(state.pub.rules.seats)) {
        const Private& own = state.own[owner];
        const int sealed = own.seal.kind == Seal::Kind::card ? 1 : 0;
        view.counts.cards[owner] = static_cast<std::uint8_t>(size_of(own.hand) + sealed);
    }
    view.counts.deck = static_cast<std::uint8_t>(state.secret.deck.size());
    return view;
}

inline void Sealed::resume(const Data& data, State& state, Luck& luck, Sink<Sealed>& out) {
    Table(data, state, luck, out).run();
}

inline void Sealed::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Sealed>& out) {
    Table table(data, state, luck, out);
    switch (verb(answer.code)) {
        case Verb::offer:
            return table.offer(
                answer.seat, seat_in(answer.code), card_in(answer.code), answer.value);
        case Verb::withdraw:
            return table.withdraw(answer.seat);
        case Verb::accept:
            return table.accept(answer.seat, seat_in(answer.code));
        case Verb::resign:
            table.resign(answer.seat);
            if (state.pub.playing().size() == 1) {
                state.pub.frames.clear();
                return table.end_game();
            }
            break;
        case Verb::seal:
        case Verb::pass:
            table.seal(answer);
            break;
        case Verb::open:
            state.pub.deciding.clear();
    }
    if (!asked(state).empty())
        return;
    table.ask({}, Question::none);
    table.run();
}

// Everything the viewer has not seen is dealt evenly over the other hands and the deck. Others are
// taken to be still deciding: whether they have sealed is none of the viewer's knowledge.
inline State Sealed::guess(const Data& data, const View& view, Luck& luck) {
    State state;
    state.pub = view.pub;
    if (view.seat != kNoSeat)
        state.own[view.seat] = view.own;
    std::array<int, kKinds> unseen{};
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const Card card = card_at(kind);
        unseen[kind] = data.copies[kind] - view.pub.discard[card] - view.own.hand[card];
        if (view.own.seal.kind == Seal::Kind::card && view.own.seal.card == card)
            --unseen[kind];
        for (const Seat seat : SeatSet::first(view.pub.rules.seats)) {
            if (view.pub.offers[seat].to != kNoSeat && view.pub.offers[seat].card == card)
                --unseen[kind];
            if (seat != view.seat)
                unseen[kind] -= view.pub.known[seat][card];
        }
        for (int i = 0; i < unseen[kind]; ++i)
            state.secret.deck.push_back(card);
    }
    luck.shuffle(state.secret.deck, kGuessStream, 0);
    for (const Seat seat : SeatSet::first(view.pub.rules.seats)) {
        if (seat == view.seat)
            continue;
        Hand& hand = state.own[seat].hand;
        hand = view.pub.known[seat];
        for (int size = size_of(hand); size < view.counts.cards[seat]; ++size) {
            ++hand[state.secret.deck.back()];
            state.secret.deck.pop_back();
        }
    }
    return state;
}

inline Outcome Sealed::outcome(const Data&, const State& state) {
    Outcome outcome{.over = state.pub.over, .points = {}, .winners = {}};
    std::int32_t best = -1;
    for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
        const std::int32_t points = state.pub.won[seat] + state.pub.coins[seat];
        outcome.points[static_cast<std::size_t>(seat)] = points;
        if (!outcome.over || state.pub.resigned.has(seat) || points < best)
            continue;
        if (points > best)
            outcome.winners.clear();
        best = points;
        outcome.winners.insert(seat);
    }
    return outcome;
}

inline std::vector<ScoreLine> Sealed::score_lines(const Data&, const State& state) {
    std::vector<ScoreLine> lines;
    for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
        lines.push_back({seat, {.key = "score.prizes", .args = {}}, state.pub.won[seat]});
        lines.push_back({seat, {.key = "score.coins", .args = {}}, state.pub.coins[seat]});
    }
    return lines;
}

inline std::vector<Earning> Sealed::earnings(const Data&, const State& state) {
    std::vector<Earning> all;
    for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
        all.push_back({seat, "score", "prizes", static_cast<double>(state.pub.won[seat])});
        all.push_back({seat, "score", "coins", static_cast<double>(state.pub.coins[seat])});
    }
    return all;
}

inline std::optional<std::string> Sealed::broken_invariant(const Data& data, const State& state) {
    const Public& pub = state.pub;
    Hand all = pub.discard;
    int coins = pub.bank;
    for (const Card card : state.secret.deck)
        ++all[card];
    for (const Seat seat : SeatSet::first(pub.rules.seats)) {
        const Private& own = state.own[seat];
        Hand hand = own.hand;
        if (own.seal.kind == Seal::Kind::card)
            ++hand[own.seal.card];
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            if (hand.values[kind] < pub.known[seat].values[kind])
                return std::string("a known card is not in the hand of ") + letter(seat);
            all.values[kind] = static_cast<std::uint8_t>(all.values[kind] + hand.values[kind]);
        }
        if (pub.offers[seat].to != kNoSeat)
            ++all[pub.offers[seat].card];
        if (own.seal.bid > pub.coins[seat])
            return std::string("the sealed bid is not covered by the coins of ") + letter(seat);
        coins += pub.coins[seat];
    }
    if (all.values != data.copies)
        return "cards were lost or made";
    if (coins != pub.rules.seats * kCoinsAtStart)
        return "coins were lost or made";
    if (pub.over != asked(state).empty() || pub.over != pub.frames.empty())
        return "a game is over when nobody is asked and no business is left";
    return std::nullopt;
}

}  // namespace sidera::toy
