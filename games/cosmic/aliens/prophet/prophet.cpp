// Prophet: foretells who wins, and is rewarded or punished for it.
//
// Alien 59, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kPunishment = 2;  // tokens
constexpr int kMildPunishment = 1;
constexpr int kWage = 3;  // cards for the wild flare
constexpr EffectId kProphecy = power_effect(AlienId::prophet, 1);
constexpr EffectId kSmallProphecy = power_effect(AlienId::prophet, 2);

// CM-A-PROPHET-1, CM-A-PROPHET-W: known to all, and looked at when the challenge is resolved.
template<EffectId kPromise>
void foretell(Play& play) {
    play.mark_as(kPromise, play.frame.side);
}

// A deal is a victory of both.
bool is_right(const Play& play) {
    const Result result = play.encounter().result;
    return result == Result::deal || result == won_by(play.frame.side);
}

bool is_wrong(const Play& play) {
    return play.encounter().result == won_by(other(play.frame.side));
}

PlanetSet free_planets(const Play& play) {
    return play.pub().planets.without(colonies(play.pub(), play.me()));
}

bool can_power(const Look& look) {
    return usable_sheet(look.pub(), look.me(), AlienId::prophet) >= 0;
}

Flow offer_mercy(Play& play) {
    if (is_wrong(play) && play.offer_rider())
        return Flow::ask;
    return play.skip_answer();
}

// The winner chooses which tokens go.
Flow judge(Play& play) {
    if (is_wrong(play)) {
        const int tokens = play.frame.ridden ? kMildPunishment : kPunishment;
        play.table.ships.begin_loss(Cause::effect);
        play.table.ships.surrender({.owner = play.me(),
                                    .chooser = main_of(play.encounter(), other(play.frame.side)),
                                    .count = static_cast<std::uint8_t>(tokens),
                                    .colonies_only = true});
        return Flow::done;
    }
    const bool settles = is_right(play) && ships_on_colonies(play.pub(), play.me()) > 0 &&
                         !free_planets(play).empty();
    return settles ? play.ask_planet(free_planets(play)) : Flow::done;
}

void hear_planet(Play& play) {
    play.frame.planet = play.said_planet();
}

// Any number of tokens; the last base may be left for it.
Flow ask_settler(Play& play) {
    const PlanetSet sources =
        colonies(play.pub(), play.me()).without(PlanetSet::of(play.frame.planet));
    if (sources.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = sources,
                     .may_stop = play.frame.count > 0});
}

void settle(Play& play) {
    play.table.ships.colony_event(SeatSet::of(play.me()), play.frame.planet);
}

void draw_if_right(Play& play) {
    if (is_right(play))
        play.table.cards.draw(play.me(), kWage);
}

}  // namespace

constinit const Alien alien_prophet{
    .id = AlienId::prophet,
    .expansion = true,
    .power =
        {{.rule = "CM-A-PROPHET-1",
          .when = {before_selection, kNotMainOrAlly},
          .target = {.side = true},
          .act = {foretell<kProphecy>}},
         {.rule = "CM-A-PROPHET-1",
          .use = Use::automatic,
          .promised = true,
          .act = {offer_mercy, hear_rider, judge, hear_planet, ask_settler, hear_settler, settle}},
         {.rule = "CM-A-PROPHET-W",
          .use = Use::automatic,
          .promised = true,
          .act = {draw_if_right}}},
    .wild = {{.rule = "CM-A-PROPHET-W",
              .when = {before_selection},
              .target = {.side = true},
              .act = {foretell<kSmallProphecy>}}},
    .super = {{.rule = "CM-A-PROPHET-S", .super = SuperKind::rider, .rides = 1, .can = can_power}},
    .hints = {.power = {When::always, 0.2f, 0.1f}, .wild = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
