// Prolong: a narrow result is no result yet.
//
// Alien 72, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kNarrow = 3;
constexpr int kLessNarrow = 6;

bool is_tie(const Look& look) {
    return look.encounter().margin == 0;
}

bool lost_by(const Look& look, int most) {
    const Encounter& e = look.encounter();
    return e.result == won_by(other(look.side())) && e.margin >= 0 && e.margin <= most;
}

// CM-A-PROLONG-1
bool is_narrow(const Look& look) {
    return is_tie(look) || lost_by(look, kNarrow);
}

// CM-A-PROLONG-S
bool is_less_narrow(const Look& look) {
    return power_unused(look, AlienId::prolong) && lost_by(look, kLessNarrow);
}

Flow play_on(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.table.encounters.replace_cards();
    return Flow::leave;
}

}  // namespace

// CM-A-PROLONG-1, CM-A-PROLONG-W, CM-A-PROLONG-S
constinit const Alien alien_prolong{.id = AlienId::prolong,
                                    .tier = Tier::third,
                                    .expansion = true,
                                    .power = {{.rule = "CM-A-PROLONG-1",
                                               .when = {winner_known, kMain},
                                               .can = is_narrow,
                                               .act = {play_on}}},
                                    .wild = {{.rule = "CM-A-PROLONG-W",
                                              .when = {winner_known, kMain},
                                              .can = is_tie,
                                              .act = {return_flare, play_on}}},
                                    .super = {{.rule = "CM-A-PROLONG-S",
                                               .when = {winner_known, kMain},
                                               .super = SuperKind::enable,
                                               .can = is_less_narrow,
                                               .act = {return_flare, play_on}}},
                                    .hints = {.power = {When::behind, 0.3f, 0.3f},
                                              .wild = {When::behind, 0.2f},
                                              .super = {When::behind, 0.3f}}};

}  // namespace sidera::cosmic
