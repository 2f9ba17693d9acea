// What all editions do with their lists: landmarks, the steps of an encounter, powers that stay
// put.

#include "games/cosmic/editions/edition.h"

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {

bool stays_put(const Edition& edition, AlienId id) {
    return edition.id == kMayfair && alien(id).artifacts;
}

Landmarks landmarks_of(EncounterSteps steps) {
    return {.destiny = step_of(steps, open_window<Moment::before_destiny>),
            .defense = step_of(steps, ask_defense),
            .aim = step_of(steps, ask_aim),
            .load = step_of(steps, ask_load),
            .answers = step_of(steps, next_answer),
            .allied = step_of(steps, open_window<Moment::allied>),
            .selection = step_of(steps, check_cards),
            .both_cards = step_of(steps, ask_cards),
            .resolution = step_of(steps, open_window<Moment::winner_known>),
            .aftermath = step_of(steps, open_window<Moment::aftermath>),
            .end = step_of(steps, open_window<Moment::encounter_ends>)};
}

Flow EncounterFrame::run(Table& table, EncounterFrame& frame) {
    const EncounterStep& step = table.edition().steps[frame.step];
    table.encounters.set_phase(step.phase);
    if (table.edition().aborts_at_once && breaks_off_without_cards(table)) [[unlikely]]
        return Flow::again;
    return step.run(table, frame);
}

}  // namespace sidera::cosmic
