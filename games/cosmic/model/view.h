// What a seat of Cosmic Encounter may know: the public part and its own part.

#pragma once

#include <cstdint>

#include "engine/cut.h"
#include "games/cosmic/model/encounter.h"
#include "games/cosmic/model/frames.h"
#include "games/cosmic/model/players.h"
#include "games/cosmic/model/question.h"
#include "games/cosmic/model/talks.h"
#include "games/cosmic/model/tech_cards.h"

namespace sidera::cosmic {

// An attack card laid beside a planet by a power.
struct Fort {
    Planet planet = Planet::none;
    Card card = Card::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("planet", self.planet);
        visit("card", self.card);
    }

    bool operator==(const Fort&) const = default;
};

struct Public {
    Rules rules;
    bool over = false;
    SeatSet winners;
    Phase phase = Phase::setup;
    std::uint16_t turn = 0;
    Seat active = kNoSeat;  // whose turn it is
    Keyed<Seat, Player, kMaxPlayers> players;
    PlanetSet gone;     // planets removed from the game
    PlanetSet planets;  // in the game
    FixedVec<Fort, 16> forts;
    std::uint8_t flares = 0;  // in the deck altogether
    AlienSet flares_seen;     // known to be in the game
    AlienSet flares_gone;     // removed from it
    std::uint8_t deck = 0;
    SeatSet open_hands;  // that everybody sees (CM-A-AURA-1)
    bool deck_lies_open = false;
    Pile open_deck;           // as it lies while everybody sees it
    std::uint8_t quakes = 0;  // CF-HAND-6
    Pile discards;
    FixedVec<TossFrame, 8> tosses;  // of chains of answers that are not over yet
    std::uint8_t destinies = 0;
    DestinyPile destiny_discards;
    AlienSet aliens_gone;           // discarded sheets
    FixedVec<Sheet, kForms> forms;  // a row of powers that one alien goes through
    std::int8_t form_shift = 0;     // how far it stands from where its bases put it
    std::uint16_t draws = 0;        // numbers the draws of luck
    TechCards techs;                // in front of their owners, in the order they came
    std::uint8_t tech_deck = 0;
    TechPile tech_discards;
    Flagship flagship;
    Planet cannon = Planet::none;  // stands between this planet and the next of its ring
    FixedVec<Encounter, kMaxNested> encounters;
    FixedVec<AlliedShips, kMaxAlliedShips> allied_ships;  // of the last encounter that began
    Talks talks;
    SeatSet deciding;
    Question question;
    Frames frames;

    Encounter& encounter() { return encounters.back(); }

    const Encounter& encounter() const { return encounters.back(); }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("winners", self.winners);
        visit("phase", self.phase);
        visit("turn", self.turn);
        visit("active", self.active);
        visit("players", self.players);
        visit("gone", self.gone);
        visit("planets", self.planets);
        visit("forts", self.forts);
        visit("flares", self.flares);
        visit("flares_seen", self.flares_seen);
        visit("flares_gone", later(self.flares_gone));
        visit("deck", self.deck);
        visit("open_hands", later(self.open_hands));
        visit("deck_lies_open", later(self.deck_lies_open));
        visit("open_deck", later(self.open_deck));
        visit("quakes", self.quakes);
        visit("discards", self.discards);
        visit("tosses", self.tosses);
        visit("destinies", self.destinies);
        visit("destiny_discards", self.destiny_discards);
        visit("aliens_gone", self.aliens_gone);
        visit("forms", later(self.forms));
        visit("form_shift", later(self.form_shift));
        visit("draws", self.draws);
        visit("techs", self.techs);
        visit("tech_deck", self.tech_deck);
        visit("tech_discards", self.tech_discards);
        visit("flagship", self.flagship);
        visit("cannon", self.cannon);
        visit("encounters", self.encounters);
        visit("allied_ships", self.allied_ships);
        visit("talks", self.talks);
        visit("deciding", self.deciding);
        visit("question", self.question);
        visit("frames", self.frames);
    }

    bool operator==(const Public&) const = default;
};

// A card somebody is known to hold (CM-INV-15).
struct Known {
    Seat holder = kNoSeat;
    Card card = Card::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("holder", self.holder);
        visit("card", self.card);
    }

    bool operator==(const Known&) const = default;
};

enum class Reply : std::uint32_t { none = 0 };

inline constexpr std::size_t kMaxBorrowed = 3;

inline constexpr std::size_t kMaxKnown = 122;  // then nothing more is learned

// What only its owner sees.
struct Private {
    Cards hand;
    Cards hoard;
    Cards aside;
    Card selected = Card::none;
    Card vetoed = Card::none;  // a card that was laid and had to be taken up
    Card vetoed_kicker = Card::none;
    Card kicker = Card::none;               // laid beside the own card
    Card beside = Card::none;               // a second card, or one beside somebody else's
    Card must_play = Card::none;            // in this encounter, if it can
    FixedVec<Card, kMaxBorrowed> borrowed;  // of the hand: what is not used goes back
    Cards shown;                            // a hand looked at, or cards drawn and not yet kept
    Cards received;                         // as compensation or rewards, just now
    AlienSet offered;                       // aliens to choose from
    AlienId face_down = AlienId::none;      // the own sheet, while it is hidden
    TechPile techs;           // the own face-down tech cards, in the order they lie there
    TechSet tech_offer;       // drawn, to keep one of them
    Card under = Card::none;  // an encounter card under a tech
    std::uint32_t reply = 0;  // to a question put to several at once
    Offer draft;
    Veiled veiled;
    FixedVec<Known, kMaxKnown> known;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("hand", self.hand);
        visit("hoard", self.hoard);
        visit("aside", self.aside);
        visit("selected", self.selected);
        visit("vetoed", later(self.vetoed, Card::none));
        visit("vetoed_kicker", later(self.vetoed_kicker, Card::none));
        visit("kicker", later(self.kicker, Card::none));
        visit("beside", later(self.beside, Card::none));
        visit("must_play", self.must_play);
        visit("borrowed", later(self.borrowed));
        visit("shown", self.shown);
        visit("received", self.received);
        visit("offered", self.offered);
        visit("face_down", self.face_down);
        visit("techs", self.techs);
        visit("tech_offer", self.tech_offer);
        visit("under", self.under);
        visit("reply", self.reply);
        visit("draft", self.draft);
        visit("veiled", self.veiled);
        visit("known", self.known);
    }

    bool operator==(const Private&) const = default;
};

using View = CutView<Public, Private>;
using ViewRef = CutRef<Public, Private>;

}  // namespace sidera::cosmic
