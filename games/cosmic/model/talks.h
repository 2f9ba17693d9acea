// The talks of two players who negotiate: what they offer each other.

#pragma once

#include <cstdint>

#include "games/cosmic/model/cards.h"

namespace sidera::cosmic {

inline constexpr std::size_t kMostNamed = 8;
using NamedCards = FixedVec<Card, kMostNamed>;

// One direction of an offer (CF-DEAL-3, CM-DEAL-2: of the own things alone).
struct Terms {
    NamedCards named;
    std::uint8_t veiled = 0;  // more named cards, which only the two who talk can see
    Keyed<CardType, std::uint8_t, kCardTypes> of_type;
    std::uint8_t choice = 0;
    std::uint8_t random = 0;
    Planet colony = Planet::none;
    std::uint8_t ships = 0;  // of the receiver
    bool ceded = false;      // the giver leaves that planet (CM-DEAL-7)

    bool empty() const { return *this == Terms{}; }

    int cards() const {
        int total = static_cast<int>(named.size()) + veiled + choice + random;
        for (const std::uint8_t n : of_type.values)
            total += n;
        return total;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("named", self.named);
        visit("veiled", self.veiled);
        visit("of_type", self.of_type);
        visit("choice", self.choice);
        visit("random", self.random);
        visit("colony", self.colony);
        visit("ships", self.ships);
        visit("ceded", later(self.ceded));
    }

    bool operator==(const Terms&) const = default;
};

// What both give, by giver; and ships freed from the warp by a power that can.
struct Offer {
    Keyed<Side, Terms, 2> gives;
    Keyed<Seat, std::uint8_t, kMaxPlayers> freed;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("gives", self.gives);
        visit("freed", self.freed);
    }

    bool operator==(const Offer&) const = default;
};

// Which cards they are, known to the two alone (CF-DEAL-8).
struct Veiled {
    NamedCards draft;                   // of the own next offer
    Keyed<Side, NamedCards, 2> offers;  // each gives them by its own offer

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("draft", self.draft);
        visit("offers", self.offers);
    }

    bool operator==(const Veiled&) const = default;
};

// The talks of two main players who negotiate.
struct Talks {
    Keyed<Side, bool, 2> standing;  // has an offer on the table
    Keyed<Side, Offer, 2> offers;
    Keyed<Side, bool, 2> failed;   // declared failure
    Keyed<Side, bool, 2> waiting;  // leaves the word to the other
    std::uint8_t refused = 0;      // in a row
    bool agreed = false;
    Offer deal;
    Keyed<Side, std::uint8_t, 2> loss;      // ships each loses when the talks fail
    Keyed<Side, std::uint8_t, 2> regained;  // ships each takes from the warp then (CM-KICK-5)

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("standing", self.standing);
        visit("offers", self.offers);
        visit("failed", self.failed);
        visit("waiting", self.waiting);
        visit("refused", self.refused);
        visit("agreed", self.agreed);
        visit("deal", self.deal);
        visit("loss", self.loss);
        visit("regained", later(self.regained));
    }

    bool operator==(const Talks&) const = default;
};

}  // namespace sidera::cosmic
