// Regroup and destiny: a ship comes back, a card tells whom the offense meets.

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

// CF-DEST-6, CF-DEST-7: the first of the best clockwise from the offense's left, itself last.
template<class Measure>
Seat most(const Public& pub, Measure measure) {
    const Encounter& e = pub.encounter();
    Seat best = kNoSeat;
    Seat seat = e.offense;
    for (int i = 0; i < pub.rules.seats; ++i) {
        seat = left_of(seat, pub.rules.seats);
        if (best == kNoSeat || measure(seat) > measure(best))
            best = seat;
    }
    return best;
}

Seat pointed_by(const Public& pub, Destiny card) {
    if (is_colour(card))
        return seat_at(static_cast<int>(card));
    switch (card) {
        case Destiny::most_colonies:
            return most(pub, [&](Seat seat) { return foreign_colonies(pub, seat); });
        case Destiny::most_cards:
            return most(pub, [&](Seat seat) { return int{pub.players[seat].hand}; });
        case Destiny::fewest_in_warp:
            return most(pub, [&](Seat seat) { return -int{pub.players[seat].warp}; });
        default:
            return kNoSeat;
    }
}

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

Flow draw_again(Table& table, EncounterFrame& frame) {
    table.redraw_destiny();
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
        table.send_from_warp(offense);
    else
        table.retrieve(offense, 1);
    return Flow::next;
}

// CF-DEST-1, CF-DEST-2
void Table::draw_destiny(Destiny picked) {
    DestinyPile& deck = state_.secret.destinies;
    if (deck.size() <= 1) {
        for (const Destiny card : state_.pub.destiny_discards)
            deck.push_back(card);
        state_.pub.destiny_discards.clear();
        luck_.shuffle(deck, kDestinyStream, ++state_.pub.draws);
        tell({.kind = EventKind::destiny_reshuffled,
              .count = static_cast<std::int16_t>(deck.size())});
    }
    Destiny card = deck.back();
    if (picked != Destiny::none) {
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (deck[i] == picked) {
                card = picked;
                deck.erase_at(i);
                break;
            }
        luck_.shuffle(deck, kDestinyStream, ++state_.pub.draws);
    } else {
        deck.pop_back();
    }
    state_.pub.destiny_discards.push_back(card);
    state_.pub.destinies = static_cast<std::uint8_t>(deck.size());
    enc().destiny = card;
    enc().pointed = pointed_by(pub(), card);
    tell({.kind = EventKind::destiny_drawn, .seat = enc().offense, .destiny = card});
}

void Table::redraw_destiny() {
    enc().destiny = Destiny::none;
    enc().pointed = kNoSeat;
    enc().defense = kNoSeat;
    enc().target = Planet::none;
    set_order();
    // Every card drawn is an event of its own for the powers and techs used in this phase. What is
    // no use stays a matter of the encounter.
    const auto again = [](const Effect& effect) {
        return effect.use != Use::free && effect.moment >= Moment::before_destiny &&
               effect.moment <= Moment::destiny_known;
    };
    for (const Seat seat : everybody(pub()))
        for (Sheet& sheet : player(seat).sheets) {
            const auto powers = alien(sheet.alien).power;
            for (std::size_t i = 0; i < powers.size(); ++i)
                if (again(powers[i]))
                    sheet.used = static_cast<std::uint8_t>(sheet.used & ~(1u << i));
        }
    for (TechCard& card : state_.pub.techs)
        for (std::size_t i = 0; card.up && i < tech(card.tech).uses.size(); ++i)
            if (again(tech(card.tech).uses[i]))
                card.used = static_cast<std::uint8_t>(card.used & ~(1u << i));
    tell({.kind = EventKind::destiny_discarded, .seat = enc().offense});
}

// An effect may have picked the card already.
Flow draw_destiny(Table& table, EncounterFrame&) {
    const Encounter& e = table.encounter();
    if (e.destiny == Destiny::none && e.defense == kNoSeat)
        table.draw_destiny();
    return Flow::next;
}

// CF-DEST-3 to CF-DEST-9
Flow ask_defense(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    const Public& pub = table.pub();
    if (e.defense != kNoSeat) {
        ++frame.step;  // an effect has named it
        return Flow::next;
    }
    if (possible_defenses(pub).empty()) {  // no planet of anybody else is left (CF-DEST-9)
        table.end_encounter(Result::broken_off);
        return Flow::again;
    }
    if (e.destiny == Destiny::wild)
        return table.ask(e.offense, {.kind = Ask::wild_target, .seats = possible_defenses(pub)});
    if (e.pointed == e.offense)
        return table.ask(
            e.offense,
            {.kind = Ask::own_colour, .planets = pub.planets & system_planets(e.offense)});
    if (!has_planets(pub, e.pointed))
        return draw_again(table, frame);
    table.name_defense(e.pointed);
    ++frame.step;
    return Flow::next;
}

Flow hear_defense(Table& table, EncounterFrame& frame) {
    switch (verb(table.code())) {
        case Verb::player:
            table.name_defense(seat_at(static_cast<int>(table.operand())));
            return Flow::next;
        case Verb::against:
            table.name_defense(seat_at(static_cast<int>(table.operand() % 8)));
            table.aim(static_cast<Planet>(table.operand() / 8));
            table.choose(PublicChoice::aim, table.encounter().offense);
            return Flow::next;
        case Verb::settle:
            table.aim(static_cast<Planet>(table.operand()));
            table.bar(kResettles);
            table.choose(PublicChoice::aim, table.encounter().offense);
            return Flow::next;
        default:
            return draw_again(table, frame);
    }
}

}  // namespace sidera::cosmic
