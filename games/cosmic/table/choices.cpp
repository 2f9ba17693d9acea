// Public choices that others may cancel: an aim, a load, an alliance, a card. What is cancelled is
// chosen anew.

#include <utility>

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// Where no effect answers a choice as such nobody is asked.
void EncounterDeeds::choose(PublicChoice what, Seat seat) {
    if (might_speak(Moment::chosen, everybody(pub())))
        push(ChoiceFrame{.what = what, .seat = seat});
}

// CF-DEST-4, CM-P2-11: somebody's base outside its own system was chosen together with the
// opponent, and is again.
std::uint8_t EncounterDeeds::take_back_aim() {
    const bool together = system_of(enc().target) != enc().defense;
    enc().target = Planet::none;
    if (!together)
        return edition().landmarks.aim;
    enc().defense = kNoSeat;
    enc().bars &= ~std::uint32_t{kResettles};
    set_order();
    return edition().landmarks.defense;
}

static void arrive(Table& table, Seat seat, Planet planet, int ships) {
    if (ships == 0)
        return;
    table.ships.put(seat, planet, ships);
    table.tell({.kind = EventKind::ship_sent_home,
                .seat = seat,
                .planet = planet,
                .count = static_cast<std::int16_t>(ships)});
}

// The ships just sent, as if they had not left: a colony that was given up is there again. The
// extra ship of a tech stays with the first that arrive, so its own planet comes first.
void EncounterDeeds::put_back(Seat seat) {
    const auto left = std::exchange(enc().left, {});
    const Flagship ship = pub().flagship;
    const bool aboard = ship.owner == seat && ship.berth == Berth::encounter;
    const Planet first = aboard ? ship.planet : Planet::none;
    int total = 0;
    for (const std::uint8_t ships : left.values)
        total += ships;
    table_.ships.unload(seat, total);
    if (first != Planet::none)
        arrive(table_, seat, first, left[first]);
    for (const Planet planet : pub().planets)
        if (planet != first)
            arrive(table_, seat, planet, left[planet]);
}

void EncounterDeeds::launch_again() {
    put_back(enc().offense);
    const std::uint8_t aimed = take_back_aim();
    go_to(aimed == edition().landmarks.defense ? aimed : edition().landmarks.load);
}

// CM-A-NEGATOR-2: what lets it join uninvited may be used for the other side.
void EncounterDeeds::refresh_answers(Seat seat) {
    for (Sheet& sheet : player(seat).sheets) {
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i].when.moment == Moment::answering)
                sheet.used = static_cast<std::uint8_t>(sheet.used & ~(1u << i));
    }
}

// CM-A-NEGATOR-2: its owner takes it up and lays another kind.
void EncounterDeeds::take_back_card(Side side) {
    const Seat layer = layer_of(enc(), side);
    own(layer).vetoed = own(layer).selected;
    table_.slots.take_back(side);
}

void EncounterDeeds::take_back_kicker(Seat seat) {
    own(seat).vetoed_kicker = own(seat).kicker;
    table_.slots.take_back_kicker(seat);
}

// The encounter waits below; what is cancelled is chosen anew. CF-REG-4: what came into the gate
// from elsewhere stays there; an ally's goes to a colony. CM-A-NEGATOR-2: an ally
// may still join the other side.
void EncounterDeeds::take_back(PublicChoice what, Seat seat) {
    auto& encounter = running<EncounterFrame>();
    switch (what) {
        case PublicChoice::aim:
            enc().vetoes.aim = enc().target;
            encounter.step = take_back_aim();
            return;
        case PublicChoice::load:
            enc().vetoes.load = enc().left;
            enc().vetoes.has_load = true;
            put_back(seat);
            encounter.step = edition().landmarks.load;
            return;
        case PublicChoice::join:
            enc().vetoes.join[side_of(pub(), seat)].insert(seat);
            put_back(seat);
            enc().limit[seat] = edition().most_ships_sent;
            refresh_answers(seat);
            --encounter.at;
            table_.ships.recall(seat);
            return;
        case PublicChoice::redraw:
            enc().vetoes.redraw = true;
            encounter.step = edition().landmarks.defense;
            encounter.count = 0;
            return;
        case PublicChoice::kicker:
            take_back_kicker(seat);
            --encounter.at;
            return;
        case PublicChoice::card:
            take_back_card(side_of(pub(), seat));
            encounter.step = edition().landmarks.selection;
            return;
    }
}

Flow ChoiceFrame::run(Table& table, ChoiceFrame& frame) {
    switch (frame.step) {
        case kAnswer:
            table.window(Moment::chosen, false, everybody(table.pub()), frame.seat);
            return Flow::next;
        case kSettle:
            if (frame.cancelled)
                table.encounters.take_back(frame.what, frame.seat);
            return Flow::next;
        default:
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
