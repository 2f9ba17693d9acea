// Quark Battery: a card kept for the right moment.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

bool is_loaded(const Look& look) {
    const std::size_t at = own_tech(look.ref, TechId::quark_battery);
    return at < look.pub().techs.size() && look.pub().techs[at].loaded;
}

// CF-CALC-1 step 1: the card takes the place of the revealed one.
void discharge(Play& play) {
    play.table.slots.replace_card(play.side(), play.table.techs.take_from_under(card_of(play)));
}

// Who holds no encounter card completes it all the same, for nothing.
Flow ask_load(Play& play) {
    if (!play.hand().any_of(kEncounterCards))
        return Flow::done;
    return play.ask_card(Pick::encounter);
}

void load(Play& play) {
    play.table.techs.put_under_tech(card_of(play), play.said_card());
}

}  // namespace

constinit const Tech tech_quark_battery{
    .id = TechId::quark_battery,
    .research = 3,
    .kind = TechKind::discarded,
    .uses =
        {{.rule = "CF-CALC-1", .when = {revealed, kMain}, .can = is_loaded, .act = {discharge}}},
    .completion = {{.rule = "CF-TECH-3", .act = {ask_load, load}}}};

}  // namespace sidera::cosmic
