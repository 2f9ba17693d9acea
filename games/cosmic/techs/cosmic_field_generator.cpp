// Cosmic Field Generator: a Cosmic Zap that is no artifact.

#include "games/cosmic/cards/cards.h"
#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-FLARE-7
bool super_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_super(play->effect);
}

constexpr StepFn kZap[] = {zap_power};

constexpr Effect kUses[] = {
    {.rule = "CF-POW-6", .moment = Moment::power_used, .act = kZap},
    {.rule = "CF-FLARE-7", .moment = Moment::card_played, .can = super_flare, .act = kZap}};

}  // namespace

constinit const Tech tech_cosmic_field_generator{.id = TechId::cosmic_field_generator,
                                                 .research = 2,
                                                 .kind = TechKind::discarded,
                                                 .uses = kUses};

}  // namespace sidera::cosmic
