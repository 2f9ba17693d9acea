// How a rule-breaker is written: what an alien, a flare or an artifact can do, as constant data.

#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/decision.h"
#include "games/cosmic/aliens/hint.h"
#include "games/cosmic/effects/effect_ids.h"
#include "games/cosmic/effects/play.h"
#include "games/cosmic/rules/totals.h"

namespace sidera::cosmic {

// One step of a use: a deed that is done when it returns, or one that says how it goes on.
class PlayStep {
  public:
    constexpr PlayStep() = default;

    template<std::convertible_to<Flow (*)(Play&)> F>
    constexpr PlayStep(F steers) : steers_(steers) {}

    template<std::convertible_to<void (*)(Play&)> F>
    constexpr PlayStep(F does) : does_(does) {}

    Flow run(Play& play, Flow after) const {
        if (steers_ != nullptr)
            return steers_(play);
        does_(play);
        return after;
    }

    constexpr bool operator==(const PlayStep&) const = default;

  private:
    Flow (*steers_)(Play&) = nullptr;
    void (*does_)(Play&) = nullptr;
};

// A short list that is part of constant data. What does not fit does not compile.
template<class T, std::size_t kRoom>
class ShortList {
  public:
    constexpr ShortList() = default;

    constexpr ShortList(std::initializer_list<T> items) {
        for (const T& item : items)
            items_[size_++] = item;
    }

    constexpr std::size_t size() const { return size_; }

    constexpr bool empty() const { return size_ == 0; }

    constexpr const T& operator[](std::size_t i) const { return items_[i]; }

    constexpr const T* begin() const { return items_.data(); }

    constexpr const T* end() const { return items_.data() + size_; }

  private:
    std::array<T, kRoom> items_{};
    std::size_t size_ = 0;
};

using PlaySteps = ShortList<PlayStep, 8>;

// When an effect may be used: by its text where a printed strip is wrong (CF-ROLE-2).
struct Timing {
    Moment moment = Moment::never;
    Roles roles = kAnyRole;
};

// What a use is aimed at. From this one row follow whether there is anything to aim at, the
// question that is announced (CF-RESP-7), where its answer is kept in the frame, and the refusal.
struct Target {
    SeatSet (*players)(const Look&) = nullptr;        // one of these: `seat`
    PlanetSet (*planets)(const Look&) = nullptr;      // `planet`
    PlanetSet (*own_ship_on)(const Look&) = nullptr;  // as the price; or on a tech (CF-TECH-8)
    Range (*amount)(const Look&) = nullptr;           // `number`
    bool side = false;                                // `side`

    constexpr bool is_named() const {
        return players != nullptr || planets != nullptr || own_ship_on != nullptr ||
               amount != nullptr || side;
    }
};

// A step of CF-CALC-1 and what a mark changes there.
struct SumChange {
    std::uint8_t step = 0;
    void (*modify)(Sum&, const Mark&, const Public&) = nullptr;
};

struct VerdictChange {
    std::uint8_t step = 0;
    void (*decide)(Verdict&, const Mark&, const Public&) = nullptr;
};

enum class Use : std::uint8_t {
    optional,   // CF-POW-8: a choice each time
    mandatory,  // CF-TIME-4
    automatic,  // happens without being used: nobody is asked, nothing can zap it (CF-POW-7)
    free        // a choice that is no use: cannot be zapped
};

// Of super flares (CF-FLARE-11).
enum class SuperKind : std::uint8_t { own, enable, rider };

// CF-TURN-8: where an effect contradicts the basic rules, it prevails.
struct Effect {
    std::string_view rule;  // its id in the specification
    Timing when{};
    Editions in = kBoth;
    Use use = Use::optional;
    SuperKind super = SuperKind::own;
    std::uint8_t rides = 0;    // a rider: which of the alien's powers
    bool often = false;        // not just once per encounter; `can` sets the limit (CF-TIME-5)
    bool late_ride = false;    // a power that offers its rider itself
    bool lasting = false;      // automatic: also when the power has been lost since
    bool promised = false;     // what a mark of it brings when the encounter is resolved
    bool with_edicts = false;  // whenever an edict could be played, whatever its own moment
    bool forbids = false;      // its side chooses the card of its mark only for want of another
    // What it is called where one owner has several at a moment; empty: like its alien.
    std::string_view called{};
    // Whether it may be used now, by what its owner sees. Null: always.
    bool (*can)(const Look&) = nullptr;
    Target target{};       // chosen before anybody can answer
    PlaySteps announce{};  // other choices of that kind
    PlaySteps act{};       // what it does
    PlaySteps zapped{};    // what it does when a zap cancels it
    // While it stands in the encounter's list of marks: CF-CALC-1, its step and what it changes.
    // Marks of step 1 hold for the card that lies there; they go with it.
    SumChange sum{};
    VerdictChange verdict{};
    // What a mark brings right after the encounter.
    void (*when_over)(Table&, const Mark&) = nullptr;

    // The step of CF-CALC-1 at which its mark counts; 0: it leaves none that does.
    constexpr int order() const { return sum.step != 0 ? sum.step : verdict.step; }
};

// The steps a use goes through now; a cancelled one does nothing more.
const PlaySteps& steps_of(const PlayFrame& play, const Effect& effect);

// The card that a play counts as, whichever card lies there for it.
constexpr Card counts_as(const PlayFrame& play) {
    return is_of_card(play.effect) ? card_for(play.effect) : play.card;
}

// Whether what it demands beyond moment and role is there, by what its owner sees.
bool can_be_used(const Effect& effect, const Look& look);

using Effects = ShortList<Effect, 4>;

enum class Level : std::uint8_t { green, yellow, red };

// What holds while a power is not lost, without being used (CF-POW-7).
struct Passive {
    bool keeps_power = false;          // with too few home colonies
    std::uint8_t spoils_per_ship = 1;  // compensation and rewards
    bool plays_hoard = false;      // its first power stands for an encounter card laid from there
    bool may_free_ships = false;   // as a term of a deal
    bool keeps_artifacts = false;  // in a new hand
    bool beside_own = false;       // who borrows it keeps the own power as well
    std::uint8_t tokens = 0;       // at the start, per planet
    bool owns_forts = false;       // they go when its sheet leaves the game
    bool lays_second = false;      // its first power is a second card beside its own
    bool lays_support = false;     // its first power is a card beside its main player's
    bool has_forms = false;        // a row of powers, of which its bases choose one
    bool waits_for_cards = false;  // they come in time: no new hand for want of encounter cards
};

// Which boxes and which trust an alien of Mayfair needs (the pools of its tables).
enum class Tier : std::uint8_t { first, second, third };

// An alien with its flare. Each has a folder of its own in aliens/.
struct Alien {
    AlienId id = AlienId::none;
    Level level = Level::green;
    Tier tier = Tier::first;
    AlienSet never_with{};       // CF-SETUP-4, CM-SETUP-12
    bool setup_text = false;     // CF-A-GEN-7
    bool artifacts = false;      // CM-ART-1: nobody comes by it in the middle of a game
    bool open_to_abuse = false;  // CM-ABUSE-1: dealt only where the table wants it
    bool expansion = false;      // CM-SETUP-4: came in Mayfair's second box
    Passive passive{};
    Effects power{};
    Effects wild{};
    Effects super{};
    std::uint16_t rating = 100;  // how often it wins, in percent of an equal share (tools/balance)
    Hints hints{};               // for bots
};

// Nothing is known of an alien that nobody has made. The table is made by the build.
const Alien& alien(AlienId id);

// What becomes of a tech card (the table of the specification).
enum class TechKind : std::uint8_t {
    discarded,  // when it is used
    stays,      // face up, to be used again
    hidden,     // face down until it is used; never completed (CF-TECH-4)
    passes_on   // to another player
};

// What a tech puts on the table, beside its card.
enum class Token : std::uint8_t { none, flagship, cannon };

inline constexpr int kAnyResearch = 0;  // X: any number of ships from 1 up

// A technology. Its files are in techs/.
struct Tech {
    TechId id = TechId::none;
    std::uint8_t research = kAnyResearch;
    TechKind kind = TechKind::discarded;
    Token token = Token::none;
    Effects uses{};
    Effects completion{};  // what happens when it is completed; empty: nothing more
};

const Tech& tech(TechId id);

// A mark that adds its value to its side.
void add_value(Sum& sum, const Mark& mark, const Public& pub);

// The effects of a plain card (cards/).
std::span<const Effect> effects_of(Plain kind);

const Effect& effect(EffectId id);

// Whether there is such an effect: any number can stand in a code.
bool exists(EffectId id);

// Which cards and powers can have something to say at a moment, so that nobody else is looked at.
struct MomentIndex {
    CardSet cards;
    AlienSet powers;
    TechSet techs;

    bool empty() const { return cards.empty() && powers.empty() && techs.empty(); }
};

struct MomentTable {
    std::array<MomentIndex, kMoments> at{};
    // The same by card and by alien, after `sort_by_thing`.
    std::array<MomentSet, kCardNumbers> of_card{};
    std::array<MomentSet, kAlienNumbers> of_power{};

    void sort_by_thing();
};

// Of an edition and its aliens; what others do is never looked at.
MomentTable index_moments(const AlienSet& aliens, Editions edition);

}  // namespace sidera::cosmic
