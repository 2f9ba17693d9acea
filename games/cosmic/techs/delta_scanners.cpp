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

void take_card(Play& play) {
    Table& table = play.table;
    const Card card = play.said_card();
    for (std::size_t i = play.pub().discards.size(); i > 0; --i)
        if (play.pub().discards[i - 1] == card) {
            table.cards.take_from_pile(i - 1);
            break;
        }
    table.cards.gain(play.me(), card);
    table.minds.learn_all(play.me(), card);
    table.tell({.kind = EventKind::card_kept, .seat = play.me(), .card = card});
}

}  // namespace

constinit const Tech tech_delta_scanners{.id = TechId::delta_scanners,
                                         .research = 2,
                                         .kind = TechKind::discarded,
                                         .uses = {{.rule = "CF-TECH-11",
                                                   .when = {encounter_begins},
                                                   .can = something_discarded,
                                                   .act = {ask_card, take_card}}}};

}  // namespace sidera::cosmic
