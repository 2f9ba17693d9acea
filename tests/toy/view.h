// Sealed, the toy game of the test kit: what a seat may know, and the frames everybody sees.
//
// A few rounds of bidding. In each round all seats seal a card and a bid at once; the highest sum
// takes the cards' worth and pays its bid. In between anyone may offer cards for coins, or resign.
// The rules have ids (TY-...) like those of a real game; tests/toy/table.h carries them out.

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/cut.h"
#include "engine/data_files.h"
#include "engine/describe.h"
#include "engine/frame.h"

namespace sidera::toy {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kKinds = 6;
inline constexpr int kHandSize = 4;        // TY-DEAL-1
inline constexpr int kHighestPrice = 5;    // TY-TRADE-1
inline constexpr int kOffersPerRound = 2;  // TY-TRADE-2

enum class Card : std::uint8_t { one, two, three, four, five, six };
// Hidden cards have kinds, not identities: a hand is a count per kind.
using Hand = Keyed<Card, std::uint8_t, kKinds>;

// What the asked seats are asked.
enum class Question : std::uint8_t { none, open, seal };
enum class Ties : std::uint8_t { luck, nobody };

struct Data {
    std::string name = "sealed_default";
    std::uint64_t hash = 1;
    std::array<std::uint8_t, kKinds> copies = {4, 4, 4, 4, 4, 4};
};

inline constexpr int kMostCards = kKinds * 6;

struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;
    bool trade = true;
    std::uint8_t rounds = 3;
    Ties ties = Ties::luck;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("trade", self.trade);
        visit("rounds", self.rounds);
        visit("ties", self.ties);
    }

    bool operator==(const Rules&) const = default;
};

// A card laid open on the table for another seat to buy; nobody's while `to` is nobody.
struct Offer {
    Seat to = kNoSeat;
    Card card = Card::one;
    std::uint8_t price = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("to", self.to);
        visit("card", self.card);
        visit("price", self.price);
    }

    bool operator==(const Offer&) const = default;
};

class Table;

struct GameFrame {
    enum class Step : std::uint8_t { deal, round, after_round };
    static constexpr std::string_view kName = "game";
    static Flow run(Table& table, GameFrame& frame);

    Step step = Step::deal;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const GameFrame&) const = default;
};

struct RoundFrame {
    enum class Step : std::uint8_t { ask_open, open, ask_seals, reveal, refill };
    static constexpr std::string_view kName = "round";
    static Flow run(Table& table, RoundFrame& frame);

    Step step = Step::ask_open;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const RoundFrame&) const = default;
};

using Frame = std::variant<GameFrame, RoundFrame>;

struct Public {
    Rules rules;
    bool over = false;
    std::uint8_t round = 0;
    Seat dealer = kNoSeat;
    SeatSet resigned;
    Keyed<Seat, std::uint8_t, kMaxPlayers> coins;
    Keyed<Seat, std::uint16_t, kMaxPlayers> won;
    std::uint8_t bank = 0;                 // coins paid for prizes
    Hand discard;                          // all cards revealed so far
    Keyed<Seat, Hand, kMaxPlayers> known;  // cards in a hand that everybody has seen going there
    Keyed<Seat, Offer, kMaxPlayers> offers;
    Keyed<Seat, std::uint8_t, kMaxPlayers> offers_made;  // in this round
    SeatSet deciding;  // fixed when the question opens; who has answered already is private
    Question asking = Question::none;
    FixedVec<Frame, 2> frames;

    SeatSet playing() const { return SeatSet::first(rules.seats).without(resigned); }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("round", self.round);
        visit("dealer", self.dealer);
        visit("resigned", self.resigned);
        visit("coins", self.coins);
        visit("won", self.won);
        visit("bank", self.bank);
        visit("discard", self.discard);
        visit("known", self.known);
        visit("offers", self.offers);
        visit("offers_made", self.offers_made);
        visit("deciding", self.deciding);
        visit("asking", self.asking);
        visit("frames", self.frames);
    }

    bool operator==(const Public&) const = default;
};

// What was put down for the running round, waiting for the others.
struct Seal {
    enum class Kind : std::uint8_t { none, card, pass };

    Kind kind = Kind::none;
    Card card = Card::one;
    std::uint8_t bid = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("card", self.card);
        visit("bid", self.bid);
    }

    bool operator==(const Seal&) const = default;
};

struct Private {
    Hand hand;  // without the sealed card
    Seal seal;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("hand", self.hand);
        visit("seal", self.seal);
    }

    bool operator==(const Private&) const = default;
};

// Sizes of what is hidden. A sealed card still counts as one of its owner's.
struct Counts {
    Keyed<Seat, std::uint8_t, kMaxPlayers> cards;
    std::uint8_t deck = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("cards", self.cards);
        visit("deck", self.deck);
    }

    bool operator==(const Counts&) const = default;
};

using View = CutView<Public, Private, Counts>;
using ViewRef = CutRef<Public, Private>;

inline int size_of(const Hand& hand) {
    int size = 0;
    for (const std::uint8_t count : hand.values)
        size += count;
    return size;
}

constexpr Card card_at(std::size_t kind) {
    return static_cast<Card>(kind);
}

constexpr int worth(Card card) {
    return static_cast<int>(card) + 1;
}

}  // namespace sidera::toy

namespace sidera {

template<>
struct EnumText<toy::Card> {
    static constexpr std::string_view kType = "card";
    static constexpr std::array<std::string_view, 6> kNames = {"1", "2", "3", "4", "5", "6"};
};

template<>
struct EnumText<toy::Question> : NamesInCode<toy::Question::seal> {
    static constexpr std::string_view kType = "question";
};

template<>
struct EnumText<toy::Ties> : NamesInCode<toy::Ties::nobody> {
    static constexpr std::string_view kType = "ties";
};

template<>
struct EnumText<toy::Seal::Kind> : NamesInCode<toy::Seal::Kind::pass> {
    static constexpr std::string_view kType = "seal";
};

template<>
struct EnumText<toy::GameFrame::Step> : NamesInCode<toy::GameFrame::Step::after_round> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<toy::RoundFrame::Step> : NamesInCode<toy::RoundFrame::Step::refill> {
    static constexpr std::string_view kType = "step";
};

}  // namespace sidera
