// Precursor Seed: a second power.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-TECH-15: it is a sheet beside the own one, lost and regained with it.
Flow grow(Play& play) {
    Table& table = play.table;
    auto& sheets = table.player(play.me()).sheets;
    const AlienId id = sheets.full() ? AlienId::none : table.draw_alien();
    if (id == AlienId::none)
        return Flow::done;
    sheets.push_back({.alien = id, .extra = true, .grown = true});
    table.tell({.kind = EventKind::alien_changed, .seat = play.me(), .alien = id});
    return Flow::done;
}

constexpr StepFn kGrow[] = {grow};

constexpr Effect kCompletion[] = {{.rule = "CF-TECH-15", .act = kGrow}};

}  // namespace

constinit const Tech tech_precursor_seed{.id = TechId::precursor_seed,
                                         .research = 9,
                                         .kind = TechKind::stays,
                                         .completion = kCompletion};

}  // namespace sidera::cosmic
