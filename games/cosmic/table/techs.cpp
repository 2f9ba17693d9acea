// Deeds with tech cards and their tokens (CF-TECH-1 to CF-TECH-16).

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

constexpr std::uint8_t kAllUses = 0xFF;

}  // namespace

// CF-SETUP-8
void TechDeeds::make_tech_deck() {
    TechPile& deck = state().secret.techs;
    for (const TechId id : techs_in_game(pub()))
        deck.push_back(id);
    luck().shuffle(deck, kTechStream, 0);
    state().pub.tech_deck = static_cast<std::uint8_t>(deck.size());
}

// CF-HAND-8: the discards become a new deck; if there are none, nothing is drawn.
void TechDeeds::draw_techs(Seat seat, int count) {
    TechPile& deck = state().secret.techs;
    int drawn = 0;
    for (; drawn < count; ++drawn) {
        if (deck.empty()) {
            if (pub().tech_discards.empty())
                break;
            for (const TechId id : pub().tech_discards)
                deck.push_back(id);
            state().pub.tech_discards.clear();
            luck().shuffle(deck, kTechStream, ++state().pub.draws);
            tell({.kind = EventKind::techs_reshuffled,
                  .count = static_cast<std::int16_t>(deck.size())});
        }
        own(seat).tech_offer.insert(deck.back());
        deck.pop_back();
    }
    state().pub.tech_deck = static_cast<std::uint8_t>(deck.size());
    tell({.kind = EventKind::techs_drawn, .seat = seat, .count = static_cast<std::int16_t>(drawn)});
}

// CF-SETUP-8, CF-TECH-5: one lies face down, the others are discarded openly.
void TechDeeds::keep_tech(Seat seat, TechId kept) {
    own(seat).techs.push_back(kept);
    state().pub.techs.push_back({.owner = seat});
    for (const TechId id : own(seat).tech_offer)
        if (id != kept) {
            state().pub.tech_discards.push_back(id);
            tell({.kind = EventKind::tech_discarded, .seat = seat, .tech = id});
        }
    own(seat).tech_offer.clear();
}

// CF-TECH-2
void TechDeeds::research(Seat seat, std::size_t at, Planet from) {
    table_.ships.lift(seat, from);
    TechCard& card = state().pub.techs[at];
    ++card.ships;
    tell({.kind = EventKind::tech_researched,
          .seat = seat,
          .planet = from,
          .count = static_cast<std::int16_t>(card.ships)});
}

TechId TechDeeds::turn_up(std::size_t at) {
    TechCard& card = state().pub.techs[at];
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < at; ++i)
        hidden += pub().techs[i].owner == card.owner && !pub().techs[i].up;
    TechPile& secret = own(card.owner).techs;
    card.tech = secret[hidden];
    card.up = true;
    secret.erase_at(hidden);
    return card.tech;
}

// CF-TECH-3: with too few ships it is abandoned instead.
void TechDeeds::complete_tech(Seat seat, std::size_t at) {
    if (tech(tech_at(look(seat).ref, at)).research > pub().techs[at].ships)
        return abandon_tech(seat, at);
    const TechId id = turn_up(at);
    tell({.kind = EventKind::tech_completed, .seat = seat, .tech = id});
    push(PlayFrame{.effect = tech_effect(id, kCompletionSlot), .owner = seat});
}

// CF-TECH-4
void TechDeeds::abandon_tech(Seat seat, std::size_t at) {
    const TechId id = turn_up(at);
    tell({.kind = EventKind::tech_abandoned, .seat = seat, .tech = id});
    scrap_tech(at);
}

// CF-TECH-4: a hidden one is turned up when it is used.
void TechDeeds::begin_tech(Seat seat, EffectId id) {
    const std::size_t at = own_tech(look(seat).ref, tech_of(id));
    if (!pub().techs[at].up)
        turn_up(at);
    TechCard& card = state().pub.techs[at];
    card.used = static_cast<std::uint8_t>(card.used | 1u << slot_of(id));
    tell({.kind = EventKind::tech_used, .seat = seat, .tech = card.tech});
    push(PlayFrame{.effect = id, .owner = seat});
}

// CF-TECH-3, CF-TECH-4: after its use or completion a tech is discarded or stays, and the ships on
// it return. What another tech has stopped is discarded in any case.
void TechDeeds::dispose_tech(PlayFrame& play) {
    const TechId id = tech_of(play.effect);
    const std::size_t at = find_tech(pub(), id);
    if (play.gone || at == pub().techs.size())
        return;
    play.gone = true;
    const TechKind kind = tech(id).kind;
    const bool used_up = kind == TechKind::discarded && !is_completion(play.effect);
    if (kind == TechKind::hidden || (play.cancelled ? !play.keep : used_up)) {
        scrap_tech(at);
        return;
    }
    const int ships = pub().techs[at].ships;
    lift_researcher(at, ships);
    table_.ships.send_home(play.owner, ships);
}

// A ship on a tech was named in a running play: its place in the list, or it is no longer there.
static void forget_place(Frames& frames, std::size_t at) {
    const auto gone = static_cast<std::int8_t>(at);
    for (Frame& frame : frames)
        if (auto* play = std::get_if<PlayFrame>(&frame); play != nullptr && play->tech >= gone)
            play->tech =
                play->tech == gone ? std::int8_t{-1} : static_cast<std::int8_t>(play->tech - 1);
}

// CF-TECH-9, CF-TECH-16: its ships return, or go to the warp without a colony; its token leaves.
void TechDeeds::scrap_tech(std::size_t at) {
    const TechCard card = pub().techs[at];
    if (card.loaded)
        table_.cards.to_pile(card.owner, take_from_under(at), true);
    if (tech(card.tech).token == Token::cannon)
        state().pub.cannon = Planet::none;
    state().pub.techs.erase_at(at);
    forget_place(frames(), at);
    state().pub.tech_discards.push_back(card.tech);
    tell({.kind = EventKind::tech_discarded, .seat = card.owner, .tech = card.tech});
    table_.ships.send_home(card.owner, card.ships);
}

// CF-TECH-14: it lies before its new owner face up, and rests until the next encounter.
void TechDeeds::pass_tech(std::size_t at, Seat to) {
    TechCard& card = state().pub.techs[at];
    tell({.kind = EventKind::tech_passed, .seat = card.owner, .other = to, .tech = card.tech});
    card.owner = to;
    card.used = kAllUses;
}

void TechDeeds::press(Seat seat, Side side) {
    enc().pressed = seat;
    enc().pressed_to = side;
}

// Nobody else sees which card leaves the hand.
void TechDeeds::put_under_tech(std::size_t at, Card card) {
    TechCard& under = state().pub.techs[at];
    if (!table_.cards.remove(under.owner, card))
        return;
    table_.minds.forget_hand(under.owner);
    own(under.owner).under = card;
    under.loaded = true;
}

Card TechDeeds::take_from_under(std::size_t at) {
    TechCard& under = state().pub.techs[at];
    const Card card = own(under.owner).under;
    own(under.owner).under = Card::none;
    under.loaded = false;
    return card;
}

void TechDeeds::lift_researcher(std::size_t at, int count) {
    TechCard& card = state().pub.techs[at];
    card.ships = static_cast<std::uint8_t>(card.ships - count);
}

// Without a colony the extra ship begins in the warp.
void TechDeeds::place_flagship(Seat seat, Planet planet) {
    state().pub.flagship = {.owner = seat, .berth = Berth::moving};
    if (planet == Planet::none)
        table_.ships.to_warp(seat, 1);
    else
        table_.ships.put(seat, planet);
    tell({.kind = EventKind::flagship_placed, .seat = seat});
}

void TechDeeds::move_flagship(Berth berth, Planet planet) {
    state().pub.flagship.berth = berth;
    state().pub.flagship.planet = planet;
}

void TechDeeds::place_cannon(Seat seat, Planet planet) {
    state().pub.cannon = planet;
    tell({.kind = EventKind::cannon_placed, .seat = seat, .planet = planet});
}

// A planet leaves its ring: the cannon beside it stands between its neighbours then, and what lies
// there goes along, or is lost.
void TechDeeds::empty_planet(Planet planet, Planet onto) {
    if (pub().cannon == planet) {
        Planet before = planet;
        for (Planet at = next_in_ring(pub(), planet); at != planet; at = next_in_ring(pub(), at))
            before = at;
        state().pub.cannon = before == planet ? Planet::none : before;
    }
    if (onto == Planet::none) {
        Seat owner = system_of(planet);
        for (const Seat seat : everybody(pub()))
            for (const Sheet& sheet : pub().players[seat].sheets)
                owner = alien(sheet.alien).passive.owns_forts ? seat : owner;
        table_.cards.raze_forts(planet, owner);
    } else {
        for (Fort& fort : state().pub.forts)
            if (fort.planet == planet)
                fort.planet = onto;
    }
    state().pub.planets.erase(planet);
}

// CF-TECH-12: a new planet at the end of the ring. Made again, it moves with all ships on it.
Planet TechDeeds::make_planet(Seat seat) {
    const Planet made = planet_at(seat, pub().rules.planets);
    const Planet old = made_planet(pub());
    if (old == made)
        return made;
    if (old != Planet::none)
        empty_planet(old, made);
    state().pub.planets.insert(made);
    for (const Seat owner : everybody(pub()))
        if (const int ships = old == Planet::none ? 0 : ships_on(pub(), owner, old); ships > 0) {
            table_.ships.lift(owner, old, ships);
            table_.ships.put(owner, made, ships);
        }
    tell({.kind = EventKind::planet_made, .seat = seat, .planet = made});
    return made;
}

// The planet leaves the game; yields the ships that stood there.
ShipCounts TechDeeds::take_out(Planet planet) {
    ShipCounts there;
    for (const Seat seat : everybody(pub())) {
        const int ships = ships_on(pub(), seat, planet);
        if (ships == 0)
            continue;
        table_.ships.lift(seat, planet, ships);
        there[seat] = static_cast<std::uint8_t>(ships);
    }
    empty_planet(planet, Planet::none);
    state().pub.gone.insert(planet);
    tell({.kind = EventKind::planet_removed, .seat = system_of(planet), .planet = planet});
    return there;
}

// CF-TECH-13: all ships there are lost.
void TechDeeds::remove_planet(Planet planet) {
    push(LossFrame{.cause = Cause::effect, .batch = take_out(planet)});
}

// One owner after the other (CF-TIME-1).
void TechDeeds::dissolve_planet(Planet planet) {
    const ShipCounts homeless = take_out(planet);
    const auto& order = encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        table_.ships.send_home(order[i - 1], homeless[order[i - 1]]);
}

}  // namespace sidera::cosmic
