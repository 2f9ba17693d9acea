// The only writer of a state of Sealed, and the steps of its frames in the rules' order.

#pragma once

#include "tests/toy/codes.h"
#include "tests/toy/sealed.h"

namespace sidera::toy {

inline constexpr Stream kDeckStream{0};
inline constexpr Stream kTieStream{1};
inline constexpr Stream kGuessStream{2};
inline constexpr int kCoinsAtStart = 5;

// Lives for one call of `start`, `advance` or `resume`.
class Table {
  public:
    Table(const Data& data, State& state, Luck& luck, Sink<Sealed>& out)
        : data_(data), state_(state), pub_(state.pub), luck_(luck), out_(out) {}

    const Public& pub() const { return pub_; }

    void push(const Frame& frame) { pub_.frames.push_back(frame); }

    void run() { run_frames(*this, pub_.frames); }

    // TY-DEAL-1
    void deal() {
        auto& deck = state_.secret.deck;
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            for (int copy = 0; copy < data_.copies[kind]; ++copy)
                deck.push_back(card_at(kind));
        luck_.shuffle(deck, kDeckStream, 0);
        for (const Seat seat : pub_.playing()) {
            for (int i = 0; i < kHandSize; ++i)
                ++state_.own[seat].hand[take_top()];
            pub_.coins[seat] = kCoinsAtStart;
            out_.tell(seat, {.kind = PrivateEventKind::dealt, .cards = state_.own[seat].hand});
        }
        pub_.dealer = seat_at(pub_.rules.seats - 1);
    }

    // TY-OPEN-1: the turn to open goes clockwise past those who resigned.
    void begin_round() {
        ++pub_.round;
        pub_.offers_made = {};
        do
            pub_.dealer = left_of(pub_.dealer, pub_.rules.seats);
        while (pub_.resigned.has(pub_.dealer));
        ask(SeatSet::of(pub_.dealer), Question::open);
    }

    void open() {
        tell({.kind = EventKind::round_opened, .seat = pub_.dealer, .amount = pub_.round});
    }

    void ask(SeatSet seats, Question question) {
        pub_.deciding = seats;
        pub_.asking = question;
    }

    // TY-SEAL-1, TY-SEAL-2: an answer is put down; true when all have answered.
    bool seal(const Answer& answer) {
        Private& own = state_.own[answer.seat];
        PrivateEvent event{.kind = PrivateEventKind::sealed, .cards = {}};
        own.seal.kind = Seal::Kind::pass;
        if (verb(answer.code) == Verb::seal) {
            own.seal = {Seal::Kind::card,
                        card_at(operand_of(answer.code)),
                        static_cast<std::uint8_t>(answer.value)};
            --own.hand[own.seal.card];
            ++event.cards[own.seal.card];
            event.bid = own.seal.bid;
        }
        out_.tell(answer.seat, event);
        return Sealed::asked(state_).empty();
    }

    // TY-WIN-1: the highest card and bid takes what all cards are worth, and pays its bid.
    void reveal() {
        int best = 0;
        int prize = 0;
        SeatSet leaders;
        for (const Seat seat : pub_.playing()) {
            const Seal seal = state_.own[seat].seal;
            if (seal.kind != Seal::Kind::card) {
                tell({.kind = EventKind::passed, .seat = seat});
                continue;
            }
            tell(
                {.kind = EventKind::revealed, .seat = seat, .card = seal.card, .amount = seal.bid});
            ++pub_.discard[seal.card];
            forget(seat, seal.card);
            prize += worth(seal.card);
            const int strength = worth(seal.card) + seal.bid;
            if (strength > best)
                leaders.clear();
            if (strength >= best)
                leaders.insert(seat);
            best = strength > best ? strength : best;
        }
        award(leaders, prize);
        for (const Seat seat : pub_.playing()) {
            state_.own[seat].seal = {};
            take_back(seat);
        }
    }

    void refill() {
        for (const Seat seat : pub_.playing()) {
            if (state_.secret.deck.empty())
                return;
            const Card card = take_top();
            ++state_.own[seat].hand[card];
            PrivateEvent event{.kind = PrivateEventKind::drawn, .cards = {}};
            ++event.cards[card];
            out_.tell(seat, event);
        }
    }

    // TY-TRADE-1
    void offer(Seat seat, Seat to, Card card, int price) {
        --state_.own[seat].hand[card];
        forget(seat, card);
        pub_.offers[seat] = {to, card, static_cast<std::uint8_t>(price)};
        ++pub_.offers_made[seat];
        tell({.kind = EventKind::offered,
              .seat = seat,
              .other = to,
              .card = card,
              .amount = static_cast<std::int16_t>(price)});
    }

    void withdraw(Seat seat) {
        tell({.kind = EventKind::withdrawn, .seat = seat, .card = pub_.offers[seat].card});
        take_back(seat);
    }

    // TY-TRADE-3
    void accept(Seat seat, Seat from) {
        const Offer offer = pub_.offers[from];
        pub_.offers[from] = {};
        give_openly(seat, offer.card);
        pub_.coins[seat] = static_cast<std::uint8_t>(pub_.coins[seat] - offer.price);
        pub_.coins[from] = static_cast<std::uint8_t>(pub_.coins[from] + offer.price);
        tell({.kind = EventKind::traded,
              .seat = from,
              .other = seat,
              .card = offer.card,
              .amount = offer.price});
    }

    // TY-RESIGN-1: what only this seat was waited for goes on without it.
    void resign(Seat seat) {
        tell({.kind = EventKind::resigned, .seat = seat});
        Private& own = state_.own[seat];
        if (own.seal.kind == Seal::Kind::card)
            ++own.hand[own.seal.card];
        own.seal = {};
        take_back(seat);
        pub_.resigned.insert(seat);
        pub_.deciding.erase(seat);
        for (const Seat other : pub_.playing())
            if (pub_.offers[other].to == seat)
                take_back(other);
    }

    // TY-END-1
    void end_game() {
        ask({}, Question::none);
        pub_.over = true;
        tell({.kind = EventKind::game_over});
    }

  private:
    void tell(const PublicEvent& event) { out_.tell_all(event); }

    Card take_top() {
        const Card card = state_.secret.deck.back();
        state_.secret.deck.pop_back();
        return card;
    }

    // TY-WIN-2
    void award(SeatSet leaders, int prize) {
        if (leaders.empty() || (leaders.size() > 1 && pub_.rules.ties == Ties::nobody)) {
            tell({.kind = EventKind::nobody_won});
            return;
        }
        if (leaders.size() > 1) {
            std::uint32_t skip = luck_.below(
                static_cast<std::uint32_t>(leaders.size()), kTieStream, kNoSeat, pub_.round);
            while (skip-- > 0)
                leaders.erase(leaders.lowest());
            tell({.kind = EventKind::tie_drawn, .seat = leaders.lowest()});
        }
        const Seat winner = leaders.lowest();
        const std::uint8_t bid = state_.own[winner].seal.bid;
        pub_.coins[winner] = static_cast<std::uint8_t>(pub_.coins[winner] - bid);
        pub_.bank = static_cast<std::uint8_t>(pub_.bank + bid);
        pub_.won[winner] = static_cast<std::uint16_t>(pub_.won[winner] + prize);
        tell({.kind = EventKind::prize_won,
              .seat = winner,
              .amount = static_cast<std::int16_t>(prize)});
    }

    // An open card goes into a hand: everybody knows it is there.
    void give_openly(Seat seat, Card card) {
        ++state_.own[seat].hand[card];
        ++pub_.known[seat][card];
    }

    // A card of this kind has left the hand: it was the known one, if there was one.
    void forget(Seat seat, Card card) {
        if (pub_.known[seat][card] > 0)
            --pub_.known[seat][card];
    }

    void take_back(Seat seat) {
        if (pub_.offers[seat].to != kNoSeat)
            give_openly(seat, pub_.offers[seat].card);
        pub_.offers[seat] = {};
    }

    const Data& data_;
    State& state_;
    Public& pub_;
    Luck& luck_;
    Sink<Sealed>& out_;
};

inline Flow GameFrame::run(Table& table, GameFrame& frame) {
    switch (frame.step) {
        case Step::deal:
            table.deal();
            return Flow::next;
        case Step::round:
            table.push(RoundFrame{});
            return Flow::next;
        case Step::after_round:  // TY-END-1
            if (table.pub().round == table.pub().rules.rounds) {
                table.end_game();
                return Flow::done;
            }
            frame.step = Step::round;
            return Flow::again;
    }
    return Flow::done;
}

inline Flow RoundFrame::run(Table& table, RoundFrame& frame) {
    switch (frame.step) {
        case Step::ask_open:
            table.begin_round();
            return Flow::ask;
        case Step::open:
            table.open();
            return Flow::next;
        case Step::ask_seals:
            table.ask(table.pub().playing(), Question::seal);
            return Flow::ask;
        case Step::reveal:
            table.reveal();
            return Flow::next;
        case Step::refill:
            table.refill();
            return Flow::done;
    }
    return Flow::done;
}

}  // namespace sidera::toy
