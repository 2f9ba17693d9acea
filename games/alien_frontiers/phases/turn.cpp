// A turn (AF-TURN-2) and the actions that need no frame of their own.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

using Step = TurnFrame::Step;

// AF-TURN-4: one action. Those with inner choices put a frame on top and are completed before the
// next question (AF-TURN-7).
void act(Table& table) {
    const OptionCode answer = table.answer();
    const auto card = static_cast<Card>(operand_of(answer));
    switch (verb(answer)) {
        case Verb::dock:
            return table.dock(docking_of(operand_of(answer)));
        case Verb::power:
            return table.push(rules_of(card).begin());
        case Verb::discard:
            return table.push(DiscardFrame{.card = card});
        case Verb::cycle:
            return table.cycle();
        case Verb::claim:
            return table.push(ClaimFrame{});
        case Verb::trade:
            return table.trade();
        case Verb::launch:
            return table.launch();
        case Verb::buy_relic:
            return table.buy_relic();
        default:
            return;
    }
}

// AF-LIMIT-1, AF-LIMIT-2: asked at the end of a turn only.
bool has_too_much(const Public& pub) {
    return pub.player().fuel + pub.player().ore > kKeep;
}

}  // namespace

Flow TurnFrame::run(Table& table, TurnFrame& frame) {
    const Public& pub = table.pub();
    switch (frame.step) {
        case Step::begin:
            table.begin_turn();
            return Flow::next;
        case Step::ask_roll:
            if (pub.rules.confirm.has(table.seat()))
                return table.ask(Question::roll);
            return Flow::next;
        case Step::roll:
            table.roll();
            return Flow::next;
        case Step::ask_main:
            return pub.over ? Flow::done : table.ask(Question::main);
        case Step::act:
            if (verb(table.answer()) != Verb::end_turn) {
                frame.step = Step::ask_main;
                act(table);
                return Flow::again;
            }
            table.end_actions();
            return Flow::next;
        case Step::ask_return:
            if (has_too_much(pub))
                return table.ask(Question::end_return);
            return Flow::next;
        case Step::hand_over:
            if (has_too_much(pub))
                table.give_back(static_cast<int>(operand_of(table.answer())));
            table.pass_turn();
            frame.step = Step::begin;
            return pub.over ? Flow::done : Flow::again;
    }
    return Flow::done;
}

}  // namespace sidera::alien_frontiers
