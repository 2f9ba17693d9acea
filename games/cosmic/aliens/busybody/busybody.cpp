// Busybody: looks at somebody's card and lays another one in its place.
//
// Alien 79, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kReward = 3;

// CM-A-BUSYBODY-1, CM-A-BUSYBODY-W
void peep(Play& play) {
    play.table.minds.show_laid_card(play.me(), play.frame.side);
}

Flow ask_card(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    if (!play.hand().any_of(kEncounterCards))
        return play.skip_answer();
    return play.ask_card(Pick::encounter, 0, 0, true);
}

void meddle(Play& play) {
    if (play.said_stop())
        return;
    play.table.slots.lay_instead(play.frame.side, play.me(), play.said_card());
    play.mark_as(power_effect(AlienId::busybody, 0), play.frame.side);
}

void look_away(Play& play) {
    play.table.minds.show(play.me(), {});
}

// CM-RUL-10: it takes part in what becomes of that player.
const Mark* bet(const Look& look) {
    for (const Mark& mark : look.encounter().marks)
        if (mark.by == power_effect(AlienId::busybody, 0) && mark.seat == look.me())
            return &mark;
    return nullptr;
}

bool has_lost(const Encounter& e, Side side) {
    return e.result == won_by(other(side)) || e.result == Result::both_lost;
}

bool bet_is_decided(const Look& look) {
    const Mark* mark = bet(look);
    return mark != nullptr && (look.encounter().result == won_by(mark->side) ||
                               has_lost(look.encounter(), mark->side));
}

void settle_bet(Play& play) {
    if (has_lost(play.encounter(), bet(play.look())->side))
        play.table.ships.lose(play.me(), 1);
    else
        play.table.cards.draw(play.me(), kReward);
}

}  // namespace

constinit const Alien alien_busybody{.id = AlienId::busybody,
                                     .tier = Tier::third,
                                     .expansion = true,
                                     .power = {{.rule = "CM-A-BUSYBODY-1",
                                                .when = {selected, kNotMainOrAlly},
                                                .target = {.side = true},
                                                .act = {peep, ask_card, meddle, look_away}},
                                               {.rule = "CM-A-BUSYBODY-1",
                                                .when = {resolved},
                                                .use = Use::automatic,
                                                .lasting = true,
                                                .can = bet_is_decided,
                                                .act = {settle_bet}}},
                                     .wild = {{.rule = "CM-A-BUSYBODY-W",
                                               .when = {selected},
                                               .target = {.side = true},
                                               .act = {peep, look_away}}},
                                     .super = {{.rule = "CM-A-BUSYBODY-S",
                                                .when = {selected, kAlly},
                                                .super = SuperKind::enable,
                                                .can = unused<AlienId::busybody>,
                                                .target = {.side = true},
                                                .act = {peep, ask_card, meddle, look_away}}},
                                     .rating = 100,
                                     .hints = {.power = {When::always, 0.1f, 0.3f},
                                               .wild = {When::always, 0.02f},
                                               .super = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
