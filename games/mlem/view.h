// What a seat of MLEM may know: the public part, its own part, and sizes of what is hidden.

#pragma once

#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/cut.h"
#include "games/mlem/data.h"
#include "games/mlem/frames.h"

namespace sidera::mlem {

inline constexpr int kMaxPlayers = 5;
inline constexpr int kGoals = 4;
inline constexpr int kMissionsDealt = 4;

enum class Goal : std::uint8_t { goal_planets4, goal_planet3, goal_moons4, goal_deep2 };

// What the asked seats are asked. The names are the keys of the specification's decision table.
enum class Question : std::uint8_t {
    none,
    mission_discard,
    board,
    roll,
    post_roll,
    select,
    land,
    deep_shift,
    parachute
};

enum class EmptyStack : std::uint8_t { plain, reshuffle };

// The options of the table, fixed at the start.
struct Rules {
    std::uint8_t seats = 0;
    SeatSet confirm;  // people, who press the button for their dice themselves
    bool ufo = false;
    bool exploration = false;
    bool secret_missions = false;
    bool shift_from_space_5 = false;
    bool shift_back_from_deep = true;
    bool goals_from_parachute = true;
    EmptyStack ufo_stack_empty = EmptyStack::plain;
    std::uint8_t failure_limit = 11;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("confirm", self.confirm);
        visit("ufo", self.ufo);
        visit("exploration", self.exploration);
        visit("secret_missions", self.secret_missions);
        visit("shift_from_space_5", self.shift_from_space_5);
        visit("shift_back_from_deep", self.shift_back_from_deep);
        visit("goals_from_parachute", self.goals_from_parachute);
        visit("ufo_stack_empty", self.ufo_stack_empty);
        visit("failure_limit", self.failure_limit);
    }

    bool operator==(const Rules&) const = default;
};

// One body of the mat with the cats on it. For a planet `rows` is the order of first arrival, one
// entry per player (ML-PLAN-1); for moons it is the owner of each taken moon, farthest first
// (ML-MOON-1).
struct Site {
    FixedVec<Seat, kMaxPlayers> rows;
    FixedVec<Cat, kMaxMoons> moon_cats;
    Keyed<Seat, CatSet, kMaxPlayers> cats;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rows", self.rows);
        visit("moon_cats", self.moon_cats);
        visit("cats", self.cats);
    }

    bool operator==(const Site&) const = default;
};

using Throw = Keyed<Face, std::uint8_t, kFaces>;
using ExpeditionSet = EnumSet<ExpeditionId, kExpeditionTokens>;
using ExplorationSet = EnumSet<ExplorationId, kExplorationTokens>;
using Missions = FixedVec<Body, kMissionsDealt>;

struct Public {
    Rules rules;
    bool over = false;
    std::uint8_t expedition = 0;  // number of the running one, from 1
    std::uint8_t travels = 0;     // travel phases begun in it
    Seat starter = kNoSeat;
    std::uint8_t failures = 0;
    std::uint8_t space = 0;
    std::uint8_t pool = kDice;
    Throw thrown;                          // all zero: no die shows a result
    FixedVec<Seat, kMaxPlayers> crew;      // top to bottom; the first is the commander
    Keyed<Seat, Cat, kMaxPlayers> aboard;  // counts only for seats in `crew`
    SeatSet boosters_used;
    Keyed<Seat, CatSet, kMaxPlayers> home;
    Keyed<Body, Site, kMaxBodies> sites;
    Keyed<Seat, CatSet, kMaxPlayers> comet;
    Keyed<Seat, CatSet, kMaxPlayers> galaxy;
    Keyed<Goal, Seat, kGoals> goals{{kNoSeat, kNoSeat, kNoSeat, kNoSeat}};
    Keyed<Seat, std::uint16_t, kMaxPlayers> scored;  // moons and deep space, scored at once

    std::uint8_t ufo_space = kDeepSpace;
    FixedVec<Seat, kUfoTokens> ufo_taken;       // who took the tokens, from the top of the stack
    ExpeditionId orders = kNone<ExpeditionId>;  // the open expedition token
    bool ability_spent = false;
    std::uint8_t reshuffles = 0;
    ExpeditionSet expedition_left;  // in the stack; only the order is hidden

    ExplorationSet exploration_left;  // likewise
    ExplorationSet exploration_open;
    Keyed<Seat, ExplorationSet, kMaxPlayers> exploration_kept;

    Keyed<Seat, Missions, kMaxPlayers> missions_shown;  // filled when the game is over (ML-SEC-4)

    SeatSet deciding;  // fixed when the question opens; who has answered already is private
    Question asking = Question::none;
    Frames frames;

    Seat commander() const { return crew.empty() ? kNoSeat : crew.front(); }

    bool ability_ready() const { return orders != kNone<ExpeditionId> && !ability_spent; }

    bool has_thrown() const { return thrown != Throw{}; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("rules", self.rules);
        visit("over", self.over);
        visit("expedition", self.expedition);
        visit("travels", self.travels);
        visit("starter", self.starter);
        visit("failures", self.failures);
        visit("space", self.space);
        visit("pool", self.pool);
        visit("thrown", self.thrown);
        visit("crew", self.crew);
        visit("aboard", self.aboard);
        visit("boosters_used", self.boosters_used);
        visit("home", self.home);
        visit("sites", self.sites);
        visit("comet", self.comet);
        visit("galaxy", self.galaxy);
        visit("goals", self.goals);
        visit("scored", self.scored);
        visit("ufo_space", self.ufo_space);
        visit("ufo_taken", self.ufo_taken);
        visit("orders", self.orders);
        visit("ability_spent", self.ability_spent);
        visit("reshuffles", self.reshuffles);
        visit("expedition_left", self.expedition_left);
        visit("exploration_left", self.exploration_left);
        visit("exploration_open", self.exploration_open);
        visit("exploration_kept", self.exploration_kept);
        visit("missions_shown", self.missions_shown);
        visit("deciding", self.deciding);
        visit("asking", self.asking);
        visit("frames", self.frames);
    }

    bool operator==(const Public&) const = default;
};

// What one player alone knows: the missions (dealt, then kept) and the one given back.
struct Private {
    Missions missions;
    Body returned = kNone<Body>;
    Body commit = kNone<Body>;  // chosen, waiting for the others

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("missions", self.missions);
        visit("returned", self.returned);
        visit("commit", self.commit);
    }

    bool operator==(const Private&) const = default;
};

// The stacks' sizes follow from the public sets, so no counts are needed.
using View = CutView<Public, Private>;
using ViewRef = CutRef<Public, Private>;

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::Goal> : NamesInCode<mlem::Goal::goal_deep2> {
    static constexpr std::string_view kType = "goal";
};

template<>
struct EnumText<mlem::Question> : NamesInCode<mlem::Question::parachute> {
    static constexpr std::string_view kType = "question";
};

template<>
struct EnumText<mlem::EmptyStack> : NamesInCode<mlem::EmptyStack::reshuffle> {
    static constexpr std::string_view kType = "ufo_stack_empty";
};

}  // namespace sidera
