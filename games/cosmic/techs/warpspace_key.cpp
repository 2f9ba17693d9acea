// Warpspace Key: the own ships leave the warp.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-WARP-2: they need a colony to go to.
bool can_return(const Look& look) {
    return look.player().warp > 0 && !colonies(look.pub(), look.me()).empty();
}

Flow open_warp(Play& play) {
    play.table.retrieve(play.me(), play.pub().players[play.me()].warp);
    return Flow::done;
}

constexpr StepFn kOpenWarp[] = {open_warp};

constexpr Effect kUses[] = {{.rule = "CF-WARP-1",
                             .moment = Moment::before_retrieval,
                             .roles = kOffense,
                             .can = can_return,
                             .act = kOpenWarp}};

}  // namespace

constinit const Tech tech_warpspace_key{
    .id = TechId::warpspace_key, .research = 3, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
