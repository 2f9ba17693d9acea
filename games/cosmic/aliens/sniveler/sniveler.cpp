// Sniveler: complains until the others give in, or suffer with it.
//
// Alien 61, in Mayfair.

#include "games/cosmic/aliens/alien.h"
#include "games/cosmic/effects/rounds.h"

namespace sidera::cosmic {
namespace {

// CM-A-SNIVELER-1: one complaint of the three.
bool may_complain(const Look& look) {
    const int sheet = usable_sheet(look.pub(), look.me(), AlienId::sniveler);
    return sheet >= 0 && look.player().sheets[static_cast<std::size_t>(sheet)].used == 0;
}

template<class Measure>
bool is_worst_off(const Look& look, Measure measure) {
    for (const Seat seat : others(look))
        if (measure(seat) >= measure(look.me()))
            return false;
    return true;
}

bool most_in_warp(const Look& look) {
    return is_worst_off(look, [&](Seat seat) { return int{look.pub().players[seat].warp}; });
}

bool fewest_colonies(const Look& look) {
    return is_worst_off(look, [&](Seat seat) { return -colonies(look.pub(), seat).size(); });
}

template<bool (*kIsTrue)(const Look&)>
bool first_complaint(const Look& look) {
    return may_complain(look) && kIsTrue(look);
}

// CM-A-SNIVELER-2: one refusal decides.
template<void (*kRefused)(Play&)>
Flow hear_agreement(Play& play) {
    return play.said_yes() ? play.ask_again() : play.go_to(kRefused);
}

// About the warp: all its ships leave it, or those of the others follow them.
Flow free_all(Play& play) {
    play.table.ships.retrieve(play.me(), play.look().player().warp);
    return Flow::done;
}

void pull_down(Play& play) {
    const auto& order = play.encounter().order;
    const int mine = play.look().player().warp;
    play.table.ships.begin_loss(Cause::effect);
    for (std::size_t i = order.size(); i > 0; --i)
        if (const int theirs = play.pub().players[order[i - 1]].warp; theirs < mine)
            play.table.ships.surrender({.owner = order[i - 1],
                                        .chooser = order[i - 1],
                                        .count = static_cast<std::uint8_t>(mine - theirs)});
}

// About colonies: one more for it, in somebody else's system, or one less for everybody else.
Flow ask_home(Play& play) {
    const PlanetSet homes = play.pub()
                                .planets.without(system_planets(play.me()))
                                .without(colonies(play.pub(), play.me()));
    if (homes.empty() || colonies(play.pub(), play.me()).empty())
        return Flow::done;
    return play.ask_planet(homes);
}

// About a card: somebody gives it away, or whoever has it discards it.
Flow ask_name(Play& play) {
    return play.ask({.kind = Ask::pick_named, .pick = Pick::lacked});
}

constexpr PlaySteps kAboutWarp = {ask_agreement, hear_agreement<pull_down>, free_all, pull_down};
constexpr PlaySteps kAboutColonies = {ask_agreement,
                                      hear_agreement<begin_round>,
                                      ask_home,
                                      ask_settler,
                                      settle,
                                      begin_round,
                                      ask_for_colony,
                                      give_up_colony};
constexpr PlaySteps kAboutCard = {ask_for_card, hear_giver, drop_card};

constexpr Effect complaint(std::string_view rule,
                           Roles roles,
                           std::string_view called,
                           bool (*can)(const Look&),
                           const PlaySteps& act) {
    return {.rule = rule,
            .when = {before_invitations, roles},
            .called = called,
            .can = can,
            .act = act};
}

constexpr Effect about_card(std::string_view rule, bool (*can)(const Look&)) {
    Effect effect = complaint(rule, kMain, "about_card", can, kAboutCard);
    effect.announce = {ask_name, hear_named_card};
    return effect;
}

// CM-A-SNIVELER-S: another complaint, beside that of the power.
constexpr Effect once_more(Effect effect) {
    effect.super = SuperKind::enable;
    return effect;
}

constexpr std::string_view kPower = "CM-A-SNIVELER-1";
constexpr std::string_view kSuper = "CM-A-SNIVELER-S";

}  // namespace

constinit const Alien alien_sniveler{
    .id = AlienId::sniveler,
    .power =
        {complaint(kPower, kMain, "about_warp", first_complaint<most_in_warp>, kAboutWarp),
         complaint(
             kPower, kMain, "about_colonies", first_complaint<fewest_colonies>, kAboutColonies),
         about_card(kPower, may_complain)},
    .wild = {complaint("CM-A-SNIVELER-W", kAnyRole, {}, most_in_warp, kAboutWarp)},
    .super = {once_more(complaint(kSuper, kMain, "about_warp", most_in_warp, kAboutWarp)),
              once_more(
                  complaint(kSuper, kMain, "about_colonies", fewest_colonies, kAboutColonies)),
              once_more(about_card(kSuper, nullptr))},
    .rating = 100,
    .hints = {.power = {When::always, 0.2f, 0.3f},
              .wild = {When::always, 0.2f},
              .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
