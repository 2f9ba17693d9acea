// Warpspace Key: the own ships leave the warp.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-WARP-2: they need a colony to go to.
bool can_return(const Look& look) {
    return look.player().warp > 0 && !colonies(look.pub(), look.me()).empty();
}

void open_warp(Play& play) {
    play.table.ships.retrieve(play.me(), play.pub().players[play.me()].warp);
}

}  // namespace

constinit const Tech tech_warpspace_key{.id = TechId::warpspace_key,
                                        .research = 3,
                                        .kind = TechKind::discarded,
                                        .uses = {{.rule = "CF-WARP-1",
                                                  .when = {before_retrieval, kOffense},
                                                  .can = can_return,
                                                  .act = {open_warp}}}};

}  // namespace sidera::cosmic
