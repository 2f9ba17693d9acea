// The running encounter: roles, ships, cards, and what effects have left in it.

#pragma once

#include <cstdint>

#include "games/cosmic/model/cards.h"
#include "games/cosmic/model/destiny.h"
#include "games/cosmic/model/tech_cards.h"

namespace sidera::cosmic {

// An effect that holds until the end of the encounter, in the order of their uses. The totals are
// folded over these (totals.h).
struct Mark {
    EffectId by = EffectId::none;
    Seat seat = kNoSeat;
    Side side = Side::none;
    Card card = Card::none;
    std::int16_t value = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("by", self.by);
        visit("seat", self.seat);
        visit("side", self.side);
        visit("card", self.card);
        visit("value", self.value);
    }

    bool operator==(const Mark&) const = default;
};

inline constexpr std::size_t kMaxMarks = 32;

enum class Result : std::uint8_t {
    open,
    offense_won,
    defense_won,
    both_lost,
    deal,  // CF-DEAL-13: neither won nor lost
    no_deal,
    settled,  // ended early, and well for the offense
    broken_off,
    skipped  // CM-SKIP-1
};

// The card of a main player. `card` is the piece of cardboard, `as` what it counts as.
struct Slot {
    bool selected = false;
    bool open = false;
    bool hoarded = false;    // came from a hoard, and would go back there
    Card card = Card::none;  // known to all once it is open
    Card as = Card::none;
    Seat layer = kNoSeat;  // who laid it, where that follows from nothing else

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("selected", self.selected);
        visit("open", self.open);
        visit("hoarded", self.hoarded);
        visit("card", self.card);
        visit("as", self.as);
        visit("layer", later(self.layer, kNoSeat));
    }

    bool operator==(const Slot&) const = default;
};

// What lies beside a main card, face down until the cards are turned up.
enum class BesideKind : std::uint8_t {
    kicker,  // multiplies it (CM-KICK-2)
    second,  // another card of the same player
    support  // a card of an ally
};

// A card beside those of the main players. `card` is known to all once it is open, `as` is what it
// counts as.
struct Beside {
    BesideKind kind = BesideKind::kicker;
    Side side = Side::none;
    Seat seat = kNoSeat;  // who laid it
    bool open = false;
    Card card = Card::none;
    Card as = Card::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("side", self.side);
        visit("seat", self.seat);
        visit("open", self.open);
        visit("card", self.card);
        visit("as", self.as);
    }

    bool operator==(const Beside&) const = default;
};

// Two kickers, two second cards, a card of each ally.
inline constexpr std::size_t kMaxBeside = 4 + (kMaxPlayers - 2);

inline constexpr std::size_t kMaxExtras = 12;

// A card used besides the main ones; it leaves the table with them.
struct Extra {
    Card card = Card::none;
    Seat seat = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
    }

    bool operator==(const Extra&) const = default;
};

// An encounter card that was used and lies on the discard pile now: powers may fetch it (RS7).
struct Spent {
    Card card = Card::none;
    Seat seat = kNoSeat;   // who used it
    bool extra = false;    // besides its main card
    bool offered = false;  // somebody was offered it already

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("extra", self.extra);
        visit("offered", self.offered);
    }

    bool operator==(const Spent&) const = default;
};

// What was used up in an encounter while another one is played inside it (CF-NEST-2).
struct Paused {
    struct Power {
        AlienId alien = AlienId::none;
        std::uint8_t used = 0;
        bool zapped = false;
        Seat copier = kNoSeat;  // of a copy: who has it

        template<class Self, class Visit>
        static void fields(Self& self, Visit&& visit) {
            visit("alien", self.alien);
            visit("used", self.used);
            visit("zapped", self.zapped);
            visit("copier", later(self.copier, kNoSeat));
        }

        bool operator==(const Power&) const = default;
    };

    FixedVec<Power, 36> powers;
    Keyed<TechId, std::uint8_t, kTechs> techs;
    Keyed<Seat, std::uint8_t, kMaxPlayers> fresh;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("powers", self.powers);
        visit("techs", self.techs);
        visit("fresh", self.fresh);
    }

    bool operator==(const Paused&) const = default;
};

// A card that was played in the challenge: what goes back in time returns it to its owner.
struct PlayedCard {
    Card card = Card::none;
    Seat seat = kNoSeat;
    bool with_cards = false;  // since the start of P7

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("with_cards", self.with_cards);
    }

    bool operator==(const PlayedCard&) const = default;
};

inline constexpr std::size_t kMaxPlayedCards = 16;  // what was played before them stays played
inline constexpr std::size_t kMaxSetAside = 4;

// Where the challenge stood when P7 began.
struct BeforeCards {
    std::uint8_t marks = 0;
    std::uint32_t bars = 0;
    Seat shows_first = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("marks", self.marks);
        visit("bars", self.bars);
        visit("shows_first", self.shows_first);
    }

    bool operator==(const BeforeCards&) const = default;
};

// Ships of one ally that stand on a planet again after they were sent into the encounter.
struct AlliedShips {
    Seat seat = kNoSeat;
    Planet planet = Planet::none;
    std::uint8_t count = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("planet", self.planet);
        visit("count", self.count);
    }

    bool operator==(const AlliedShips&) const = default;
};

// Six allies, each with its home planets and four foreign colonies: one more has won.
inline constexpr std::size_t kMaxAlliedShips = (kMaxPlayers - 2) * (kMaxPlanets + 4);

using Sides = Keyed<Side, SeatSet, 2>;

// What was taken back and is not to be chosen again.
struct Vetoes {
    Planet aim = Planet::none;
    bool has_load = false;
    Keyed<Planet, std::uint8_t, kPlanets> load;
    Sides join;
    bool redraw = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("aim", self.aim);
        visit("has_load", self.has_load);
        visit("load", self.load);
        visit("join", self.join);
        visit("redraw", self.redraw);
    }

    bool operator==(const Vetoes&) const = default;
};

struct Encounter {
    Seat offense = kNoSeat;
    Seat defense = kNoSeat;
    Planet target = Planet::none;
    Destiny destiny = Destiny::none;
    Seat pointed = kNoSeat;       // the player a special card points to
    bool reverse = false;         // the black side of the cone is up (CM-P2-5)
    bool has_played = false;      // the offense a card, before the destiny card (CM-SKIP-1)
    std::uint8_t number = 1;      // in its turn
    bool inserted = false;        // CF-NEST-1
    bool again = false;           // an effect allows another one
    Card put_aside = Card::none;  // by the offense, until that one begins; lies open
    Result result = Result::open;
    FixedVec<Seat, kMaxPlayers> order;  // CF-TIME-1
    Sides invited;
    Sides allies;
    Sides came;  // who joined a side, also if it was sent home since
    Keyed<Seat, std::uint8_t, kMaxPlayers> sent;   // in the gate, or beside the planet
    Keyed<Seat, std::uint8_t, kMaxPlayers> limit;  // ships that may be sent
    // Where the ships of who was the last to send some came from: a cancelled choice returns them.
    Keyed<Planet, std::uint8_t, kPlanets> left;
    Keyed<Side, Slot, 2> slots;
    FixedVec<Beside, kMaxBeside> beside;
    FixedVec<Extra, kMaxExtras> extras;
    FixedVec<Spent, 12> spent;
    FixedVec<Mark, kMaxMarks> marks;
    SeatSet flared;        // used their flare (CF-FLARE-4)
    AlienSet flares_used;  // likewise, by card
    AlienSet flares_stopped;
    Card kept = Card::none;  // an artifact that may not be played again in this encounter
    Seat kept_by = kNoSeat;  // who kept it
    Sides welcome;           // will join uninvited, as an effect has said
    Seat pressed = kNoSeat;  // has to join a side, with all ships it can spare
    Side pressed_to = Side::none;
    Seat shows_first = kNoSeat;  // lays its card open before the other chooses
    Seat watched = kNoSeat;      // the watcher sees what this player draws
    Seat watcher = kNoSeat;
    std::uint32_t bars = 0;             // Bar bits: what an effect forbids for this encounter
    Keyed<Side, std::uint8_t, 2> lost;  // the main players' ships that went to the warp (CF-COMP-2)
    Keyed<Seat, std::uint8_t, kMaxPlayers> joined;  // ships sent, when the winner was known
    bool swapped = false;                           // each main player's card was laid by the other
    SeatSet token_holders;                          // got a token against a main player
    std::int16_t margin = -1;  // CF-CALC-3, when the winner was decided; -1: there is none
    Paused paused;             // while another encounter is played inside this one
    Seat turn_of = kNoSeat;    // whose encounter it is, once somebody else is the offense
    Vetoes vetoes;
    Seat shows_hands = kNoSeat;  // by whose power the hands of all others lie open
    SeatSet adds_low_attack;     // main players who may lay a low attack beside their card
    SeatSet adds_any_card;       // allies who may lay a card as if they were main players
    SeatSet must_use;            // their optional powers as soon as they can
    SeatSet must_not_use;        // their optional powers at all
    SeatSet garrison;            // whose ships on the target defend it; nobody's: the defense's
    Keyed<Seat, std::uint8_t, kMaxPlayers> ally_lost;  // ships of allies that went to the warp
    FixedVec<PlayedCard, kMaxPlayedCards> played;
    BeforeCards before_cards;
    FixedVec<Extra, kMaxExtras> used;         // played after the reveal; discarded with the others
    FixedVec<Extra, kMaxSetAside> set_aside;  // open, until the encounter ends
    CardSet edicts;                           // played in it, in editions that want to know

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("offense", self.offense);
        visit("defense", self.defense);
        visit("target", self.target);
        visit("destiny", self.destiny);
        visit("pointed", self.pointed);
        visit("reverse", later(self.reverse));
        visit("has_played", later(self.has_played));
        visit("number", self.number);
        visit("inserted", self.inserted);
        visit("again", self.again);
        visit("put_aside", self.put_aside);
        visit("result", self.result);
        visit("order", self.order);
        visit("invited", self.invited);
        visit("allies", self.allies);
        visit("came", self.came);
        visit("sent", self.sent);
        visit("limit", self.limit);
        visit("left", self.left);
        visit("slots", self.slots);
        visit("beside", later(self.beside));
        visit("extras", self.extras);
        visit("spent", self.spent);
        visit("marks", self.marks);
        visit("flared", self.flared);
        visit("flares_used", self.flares_used);
        visit("flares_stopped", self.flares_stopped);
        visit("kept", self.kept);
        visit("kept_by", self.kept_by);
        visit("welcome", self.welcome);
        visit("pressed", self.pressed);
        visit("pressed_to", self.pressed_to);
        visit("shows_first", self.shows_first);
        visit("watched", self.watched);
        visit("watcher", self.watcher);
        visit("bars", self.bars);
        visit("lost", self.lost);
        visit("joined", self.joined);
        visit("swapped", self.swapped);
        visit("token_holders", self.token_holders);
        visit("margin", self.margin);
        visit("paused", self.paused);
        visit("turn_of", later(self.turn_of, kNoSeat));
        visit("vetoes", later(self.vetoes));
        visit("shows_hands", later(self.shows_hands, kNoSeat));
        visit("adds_low_attack", later(self.adds_low_attack));
        visit("adds_any_card", later(self.adds_any_card));
        visit("must_use", later(self.must_use));
        visit("must_not_use", later(self.must_not_use));
        visit("garrison", later(self.garrison));
        visit("ally_lost", later(self.ally_lost));
        visit("played", later(self.played));
        visit("before_cards", later(self.before_cards));
        visit("used", later(self.used));
        visit("set_aside", later(self.set_aside));
        visit("edicts", later(self.edicts));
    }

    bool operator==(const Encounter&) const = default;
};

inline constexpr int kMaxNested = 2;

// What an effect forbids for the rest of the encounter.
enum Bar : std::uint32_t {
    kNoCompensation = 1,
    kNoRewards = 2,
    kNoLandingOfAllies = 4,
    kDefenseMayNotInvite = 8,
    kMustAttack = 16,           // both main players choose attack cards if they can
    kEradicate = 32,            // the losing ships leave the game
    kNoRetrieval = 64,          // something else came instead
    kResettles = 128,           // the encounter re-establishes an empty planet
    kAllShipsLost = 256,        // the winning side loses its ships too and does not land
    kFreshHand = 512,           // the offense's next encounter begins with a new hand
    kAlliesAddCards = 1024,     // each ally may lay an attack card beside the main one
    kGoesBackOnce = 2048,       // time has gone back already
    kWinnerPicksLosses = 4096,  // as many ships of the losing main player, wherever they stand
    kSystemIsNamed = 8192,      // an effect holds the offense to the system of `pointed`
    kMustCompromise = 16384     // both main players choose negotiates if they can
};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::BesideKind> : NamesInCode<cosmic::BesideKind::support> {
    static constexpr std::string_view kType = "beside";
};

template<>
struct EnumText<cosmic::Result> : NamesInCode<cosmic::Result::skipped> {
    static constexpr std::string_view kType = "result";
};

}  // namespace sidera
