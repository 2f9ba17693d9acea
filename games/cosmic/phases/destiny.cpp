// Regroup and destiny: a ship comes back, a card tells whom the offense meets.

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

bool has_planets(const Public& pub, Seat seat) {
    return !(pub.planets & system_planets(seat)).empty();
}

SeatSet possible_defenses(const Public& pub) {
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (seat != pub.encounter().offense && has_planets(pub, seat))
            seats.insert(seat);
    return seats;
}

// CM-P3-6: bases of third players in that system.
PlanetSet others_bases(const Public& pub, Seat system) {
    PlanetSet found;
    for (const Planet planet : pub.planets& system_planets(system))
        if (!players_on(pub, planet)
                 .without(SeatSet::of(system))
                 .without(SeatSet::of(pub.encounter().offense))
                 .empty())
            found.insert(planet);
    return found;
}

// CM-P2-11: with the option it is said now whom the offense means.
Flow name_or_ask(Table& table, EncounterFrame& frame, Seat system) {
    const PlanetSet bases =
        table.pub().rules.attack_any_base ? others_bases(table.pub(), system) : PlanetSet{};
    if (!bases.empty())
        return table.ask(table.encounter().offense,
                         {.kind = Ask::whom, .subject = system, .planets = bases});
    table.encounters.name_defense(system);
    ++frame.step;
    return Flow::next;
}

Flow draw_again(Table& table, EncounterFrame& frame) {
    table.encounters.redraw_destiny();
    frame.step = table.edition().landmarks.destiny;
    return Flow::again;
}

}  // namespace

// CF-REG-3 to CF-REG-5
Flow retrieve_ship(Table& table, EncounterFrame&) {
    const Seat offense = table.encounter().offense;
    if ((table.encounter().bars & kNoRetrieval) != 0 || table.pub().players[offense].warp == 0)
        return Flow::next;
    if (colonies(table.pub(), offense).empty())
        table.ships.send_from_warp(offense);
    else
        table.ships.retrieve(offense, 1);
    return Flow::next;
}

// An effect may have picked the card already.
Flow draw_destiny(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (e.destiny == Destiny::none && e.defense == kNoSeat)
        table.encounters.draw_destiny();
    return Flow::next;
}

// CF-DEST-3 to CF-DEST-9, CM-P3-7
Flow ask_defense(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Public& pub = table.pub();
    if (e.defense != kNoSeat) {
        ++frame.step;  // an effect has named it
        return Flow::next;
    }
    if (possible_defenses(pub).empty()) {  // no planet of anybody else is left (CF-DEST-9)
        table.encounters.end_encounter(Result::broken_off);
        return Flow::again;
    }
    if (is_wild(e.destiny) && e.pointed == kNoSeat) {
        SeatSet seats = possible_defenses(pub);
        if (pub.rules.joker_own_system && has_target_at_home(pub))
            seats.insert(e.offense);
        return table.ask(e.offense, {.kind = Ask::wild_target, .seats = seats});
    }
    if (e.pointed == e.offense)
        return table.ask(
            e.offense,
            {.kind = Ask::own_colour, .planets = pub.planets & system_planets(e.offense)});
    if (!has_planets(pub, e.pointed))
        return draw_again(table, frame);
    return name_or_ask(table, frame, e.pointed);
}

namespace {

constexpr std::uint8_t kRedraws = 1;  // noted while others may still stop it

// CM-A-NEGATOR-1: before another card is drawn.
Flow redraw(Table& table, EncounterFrame& frame) {
    if (!table.might_speak(Moment::chosen, everybody(table.pub())))
        return draw_again(table, frame);
    frame.count = kRedraws;
    table.encounters.choose(PublicChoice::redraw, table.encounter().offense);
    return Flow::again;
}

}  // namespace

Flow hear_defense(Table& table, EncounterFrame& frame) {
    if (frame.count == kRedraws) {
        frame.count = 0;
        return draw_again(table, frame);
    }
    switch (verb(table.code())) {
        case Verb::player: {
            const Seat named = seat_at(static_cast<int>(table.operand()));
            const bool joker = table.encounter().pointed == kNoSeat;
            if (named == table.encounter().offense ||  // CM-RUL-16
                (joker && table.pub().rules.attack_any_base)) {
                table.encounters.point_at(named);
                --frame.step;
                return Flow::again;
            }
            table.encounters.name_defense(named);
            return Flow::next;
        }
        case Verb::against:
            table.encounters.name_defense(seat_at(static_cast<int>(table.operand() % 8)));
            table.encounters.aim(static_cast<Planet>(table.operand() / 8));
            table.encounters.choose(PublicChoice::aim, table.encounter().offense);
            return Flow::next;
        case Verb::settle:
            table.encounters.aim(static_cast<Planet>(table.operand()));
            table.encounters.bar(kResettles);
            table.encounters.choose(PublicChoice::aim, table.encounter().offense);
            return Flow::next;
        default:
            return redraw(table, frame);
    }
}

}  // namespace sidera::cosmic
