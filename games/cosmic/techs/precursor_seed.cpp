// Precursor Seed: a second power.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-TECH-15: it is a sheet beside the own one, lost and regained with it.
void grow(Play& play) {
    Table& table = play.table;
    const auto& sheets = play.pub().players[play.me()].sheets;
    const AlienId id = sheets.full() ? AlienId::none : table.sheets.draw_alien();
    if (id != AlienId::none)
        table.sheets.add_alien(play.me(), {.alien = id, .extra = true, .grown = true});
}

}  // namespace

constinit const Tech tech_precursor_seed{.id = TechId::precursor_seed,
                                         .research = 9,
                                         .kind = TechKind::stays,
                                         .completion = {{.rule = "CF-TECH-15", .act = {grow}}}};

}  // namespace sidera::cosmic
