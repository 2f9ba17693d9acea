// Cosmic Field Generator: a Cosmic Zap that is no artifact.

#include "games/cosmic/cards/cards.h"
#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
constinit const Tech tech_cosmic_field_generator{
    .id = TechId::cosmic_field_generator,
    .research = 2,
    .kind = TechKind::discarded,
    .uses = {{.rule = "CF-POW-6", .when = {power_used}, .act = {zap_power}},
             {.rule = "CF-FLARE-7",
              .when = {card_played},
              .can = answers_super_flare,
              .act = {zap_power}}}};

}  // namespace sidera::cosmic
