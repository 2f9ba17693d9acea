// What a card is discarded for: one or two choices, then it goes (AF-CARD-4).

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

void carry_out(Table& table, const DiscardFrame& frame) {
    const std::uint32_t chosen = operand_of(table.answer());
    switch (frame.card) {
        case Card::booster_pod:
            return table.set_field(static_cast<Field>(chosen), Territory::nowhere);
        case Card::orbital_teleporter:
            return table.move_colony(colony_of(frame.first), static_cast<Territory>(chosen));
        case Card::polarity_device:
            return table.swap_colonies(colony_of(frame.first), colony_of(chosen));
        case Card::plasma_cannon:
            return table.destroy(static_cast<Facility>(chosen / 64),
                                 static_cast<Ship>(chosen % 64));
        case Card::temporal_warper:
            return table.recover_card(static_cast<Card>(chosen));
        default:
            return table.set_field(field_of(frame.card), static_cast<Territory>(chosen));
    }
}

}  // namespace

Flow DiscardFrame::run(Table& table, DiscardFrame& frame) {
    const CardRules& rules = rules_of(frame.card);
    if (frame.step == Talk::ask)
        return table.ask(frame.half ? rules.second : rules.first);
    if (!frame.half && rules.second != Question::none) {
        frame.half = true;
        frame.first = static_cast<std::uint8_t>(operand_of(table.answer()));
        frame.step = Talk::ask;
        return Flow::again;
    }
    table.discard_card(frame.card);
    carry_out(table, frame);
    return Flow::done;
}

}  // namespace sidera::alien_frontiers
