// Tech Scrambler: another tech fails at the worst moment.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// Of a tech without a number of its own: the ships that stand on it.
int research_of(const Public& pub, TechId id) {
    return tech(id).research != kAnyResearch ? tech(id).research
                                             : pub.techs[find_tech(pub, id)].ships;
}

bool within_reach(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && is_of_tech(play->effect) && play->owner != look.me() &&
           research_of(look.pub(), tech_of(play->effect)) <=
               ships_on_tech(look, TechId::tech_scrambler);
}

// CF-TECH-16: the tech is discarded when its use ends.
void scramble(Play& play) {
    play.table.plays.cancel(play.answered());
}

}  // namespace

constinit const Tech tech_tech_scrambler{
    .id = TechId::tech_scrambler,
    .research = kAnyResearch,
    .kind = TechKind::hidden,
    .uses = {{.rule = "CF-TECH-16", .when = {tech_used}, .can = within_reach, .act = {scramble}}}};

}  // namespace sidera::cosmic
