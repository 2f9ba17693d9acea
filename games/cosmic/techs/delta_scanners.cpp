// Delta Scanners: a card comes back from the discard pile.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

bool something_discarded(const Look& look) {
    return !look.pub().discards.empty();
}

Flow ask_card(Play& play) {
    if (play.pub().discards.empty())  // an answer has taken the last one
        return Flow::done;
    return play.ask({.kind = Ask::pick_discard, .subject = play.me()});
}

Flow take_card(Play& play) {
    Table& table = play.table;
    const Card card = play.said_card();
    for (std::size_t i = play.pub().discards.size(); i > 0; --i)
        if (play.pub().discards[i - 1] == card) {
            table.take_from_pile(i - 1);
            break;
        }
    table.gain(play.me(), card);
    for (const Seat seat : everybody(play.pub()))
        table.learn(seat, play.me(), card);
    table.tell({.kind = EventKind::card_kept, .seat = play.me(), .card = card});
    return Flow::done;
}

constexpr StepFn kTakeCard[] = {ask_card, take_card};

constexpr Effect kUses[] = {{.rule = "CF-TECH-11",
                             .moment = Moment::encounter_begins,
                             .can = something_discarded,
                             .act = kTakeCard}};

}  // namespace

constinit const Tech tech_delta_scanners{
    .id = TechId::delta_scanners, .research = 2, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
