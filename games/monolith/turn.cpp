// The frames of a turn and of the question of sharing.

#include "games/monolith/table.h"

namespace sidera::monolith {
namespace {

using Step = TurnFrame::Step;

Flow go_to(TurnFrame& frame, Step step) {
    frame.step = step;
    return Flow::again;
}

// MO-STR-1: what is to be done, and where; the cell comes next.
Flow hear_structure(Table& table, TurnFrame& frame) {
    const std::uint32_t operand = operand_of(table.answer());
    switch (verb(table.answer())) {
        case Verb::build:
            frame.work = Work::build;
            frame.thing = thing_in(operand);
            frame.panel = panel_in(operand);
            return Flow::next;
        case Verb::demolish:
            frame.work = Work::demolish;
            frame.panel = static_cast<Panel>(operand);
            return Flow::next;
        case Verb::clear:
            frame.work = Work::clear;
            frame.panel = static_cast<Panel>(operand);
            return Flow::next;
        default:
            return go_to(frame, Step::ask_ship);
    }
}

Flow hear_ship(Table& table, TurnFrame& frame) {
    const std::uint32_t operand = operand_of(table.answer());
    switch (verb(table.answer())) {
        case Verb::ship:
            frame.panel = panel_in(operand);
            frame.station = kNoCell;
            frame.thing = thing_in(operand);
            return Flow::next;
        case Verb::ship_at:
            frame.panel = kNoPanel;
            frame.station = cell_in(operand);
            frame.thing = static_cast<Thing>(what_in(operand));
            return Flow::next;
        default:
            return go_to(frame, Step::ask_activate);
    }
}

Flow hear_activate(Table& table, TurnFrame& frame) {
    const std::uint32_t operand = operand_of(table.answer());
    switch (verb(table.answer())) {
        case Verb::use_ship:
        case Verb::use_turret:
        case Verb::use_station:
        case Verb::use_rock:
            table.activate(unit_in(table.answer()));
            return Flow::next;
        case Verb::bombard:
            table.bombard(static_cast<Panel>(operand));
            return go_to(frame, Step::ask_activate);
        case Verb::ask_to_share:
            frame.step = Step::ask_activate;
            table.put_sharing(true);
            return Flow::again;
        default:
            return go_to(frame, Step::end);
    }
}

}  // namespace

Flow TurnFrame::run(Table& table, TurnFrame& frame) {
    const Public& pub = table.pub();
    if (pub.over)
        return Flow::done;
    switch (frame.step) {
        case Step::begin:
            table.begin_turn();
            return Flow::next;
        case Step::ask_structure:
            if (!pub.player().ask_always && !has_built_or_torn_down(pub) &&
                !can_build(table.data(), table.ref(table.seat())))
                return go_to(frame, Step::ask_ship);
            return table.ask(Question::structure);
        case Step::hear_structure:
            return hear_structure(table, frame);
        case Step::ask_spot:
            return table.ask(Question::structure_cell);
        case Step::hear_spot:
            table.work_on(frame, spot_in(operand_of(table.answer())));
            return go_to(frame, Step::ask_structure);
        case Step::ask_ship:
            if (!has_launched(pub) && !can_launch(table.data(), table.ref(table.seat())))
                return go_to(frame, Step::ask_activate);
            return table.ask(Question::ship);
        case Step::hear_ship:
            return hear_ship(table, frame);
        case Step::ask_ship_cell:
            return table.ask(Question::ship_cell);
        case Step::hear_ship_cell:
            table.launch(frame, cell_in(operand_of(table.answer())));
            return go_to(frame, Step::ask_ship);
        case Step::ask_activate:
            return table.ask(Question::activate);
        case Step::hear_activate:
            return hear_activate(table, frame);
        case Step::ask_action:
            if (pub.turn.left.empty()) {
                table.finish_activation();
                return go_to(frame, Step::ask_activate);
            }
            table.prepare_action();
            return table.ask(Question::unit_action);
        case Step::hear_action:
            frame.step =
                pub.turn.unit.kind == UnitKind::none ? Step::ask_activate : Step::ask_action;
            table.act();
            if (pub.turn.unit.kind == UnitKind::none)
                frame.step = Step::ask_activate;
            return pub.over ? Flow::done : Flow::again;
        case Step::end:
            table.end_turn();
            return pub.over ? Flow::done : Flow::next;
        case Step::pass:  // after the question of sharing, if an exile's end has raised it
            table.pass_turn();
            return pub.over ? Flow::done : go_to(frame, Step::begin);
    }
    return Flow::done;
}

Flow ShareFrame::run(Table& table, ShareFrame& frame) {
    if (frame.step == Step::ask)
        return table.ask(Question::share_victory, living(table.pub()));
    table.count_replies();
    return Flow::done;
}

}  // namespace sidera::monolith
