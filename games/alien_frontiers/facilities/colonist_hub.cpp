// Colonist Hub: a colony advances circle by circle and is launched from the last one.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-HUB-2, AF-HUB-7, AF-BONUS-ASIMOV-1 to AF-BONUS-ASIMOV-3
void ColonistHub::use(Table& table) {
    const Public& pub = table.pub();
    table.advance_hub(false);
    const bool extra = !pub.turn.asimov_used && has_bonus(pub, table.seat(), Territory::asimov) &&
                       pub.turn.hub_docked >= pub.rules.asimov_min_ships;
    if (!extra)
        return;
    if (pub.player().hub < kLastCircle)
        return table.advance_hub(true);
    table.note_asimov_used();
    if (affords(pub.player(), table.data().launch))
        table.push(OverflowFrame{.surplus = 1});
    else
        table.lose_surplus();
}

// AF-HUB-5
RuleId ColonistHub::may_launch(const Data& data, const Public& pub) {
    const Player& player = pub.player();
    return player.hub == kLastCircle && affords(player, data.launch) ? kAllowed
                                                                     : RuleId{"AF-HUB-5"};
}

}  // namespace sidera::alien_frontiers
