// Vacuum Turbines: four cards, of which the poor ones go again.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kCards = 4;

// What is in the hand before is noted, to tell the new cards from the old.
void draw(Play& play) {
    play.table.minds.show(play.me(), play.hand());
    play.frame.number = static_cast<std::int8_t>(play.pub().quakes);
    play.table.cards.draw(play.me(), kCards);
}

// CF-HAND-6: a quake has taken them back.
Flow look_at_new(Play& play) {
    if (play.frame.number != static_cast<std::int8_t>(play.pub().quakes)) {
        play.table.minds.show(play.me(), {});
        return Flow::done;
    }
    Cards drawn = play.hand();
    play.table.own(play.me()).shown.for_each([&](Card card, int n) {
        for (int i = 0; i < n && drawn.has(card); ++i)
            drawn.remove(card);
    });
    play.table.minds.show(play.me(), drawn);
    return Flow::next;
}

// What was discarded before may have been answered with one of them.
Flow ask_discard(Play& play) {
    play.show_what_is_left();
    return play.ask({.kind = Ask::pick_shown, .subject = play.me(), .may_stop = true});
}

}  // namespace

constinit const Tech tech_vacuum_turbines{
    .id = TechId::vacuum_turbines,
    .research = 2,
    .kind = TechKind::discarded,
    .uses = {{.rule = "CF-TECH-11",
              .when = {encounter_begins},
              .act = {draw, look_at_new, ask_discard, hear_shown_discard}}}};

}  // namespace sidera::cosmic
