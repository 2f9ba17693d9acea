// Launch: the gate is aimed and ships are put into it.

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

bool resettles(const Table& table) {
    return (table.encounter().bars & kResettles) != 0;
}

// CF-LAUNCH-8, CM-P2-8: the ships stand on the empty planet, and the encounter is over.
Flow settle_planet(Table& table) {
    const Encounter& e = table.encounter();
    const int ships = e.sent[e.offense];
    table.ships.unload(e.offense, ships);
    table.ships.put(e.offense, e.target, ships);
    table.tell({.kind = EventKind::planet_settled, .seat = e.offense, .planet = e.target});
    table.encounters.end_encounter(Result::settled);
    table.ships.colony_event(SeatSet::of(e.offense), e.target);
    return Flow::again;
}

}  // namespace

// CF-LAUNCH-1, CF-LAUNCH-9, CM-P3-5; CF-DEST-10: in the defense's own system.
Flow ask_aim(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    if (e.target != Planet::none) {
        ++frame.step;
        return Flow::next;
    }
    PlanetSet planets = table.pub().planets & system_planets(e.defense);
    if (planets.size() > 1 && e.vetoes.aim != Planet::none)
        planets.erase(e.vetoes.aim);
    return table.ask(e.offense, {.kind = Ask::aim, .subject = e.defense, .planets = planets});
}

Flow hear_aim(Table& table, EncounterFrame&) {
    table.encounters.aim(static_cast<Planet>(table.operand()));
    table.encounters.choose(PublicChoice::aim, table.encounter().offense);
    return Flow::next;
}

namespace {

using Loads = Keyed<Planet, std::uint8_t, kPlanets>;

// CM-A-NEGATOR-2: what was taken back is not loaded in the same way again.
bool is_vetoed(const Encounter& e, const Loads& load) {
    return load == e.vetoes.load;
}

PlanetSet allowed_sources(const Encounter& e, PlanetSet sources) {
    if (e.sent[e.offense] + 1 < e.limit[e.offense])
        return sources;
    PlanetSet allowed;
    for (const Planet planet : sources) {
        Loads load = e.left;
        ++load[planet];
        if (!is_vetoed(e, load))
            allowed.insert(planet);
    }
    return allowed.empty() ? sources : allowed;
}

}  // namespace

// CF-LAUNCH-2 to CF-LAUNCH-4, CF-INV-8, CM-INV-5, CM-P3-8
Flow ask_load(Table& table, EncounterFrame& frame) {
    const Encounter& e = table.encounter();
    PlanetSet sources = colonies(table.pub(), e.offense);
    const int sent = e.sent[e.offense];
    if (sent >= e.limit[e.offense] || sources.empty()) {
        if (sent == 0) {
            table.encounters.end_encounter(Result::broken_off);
            return Flow::again;
        }
        table.encounters.choose(PublicChoice::load, e.offense);
        ++frame.step;
        return Flow::next;
    }
    return table.ask(e.offense,
                     {.kind = Ask::launch_source,
                      .subject = e.offense,
                      .planets = e.vetoes.has_load ? allowed_sources(e, sources) : sources,
                      .high = static_cast<std::int8_t>(e.limit[e.offense] - sent),
                      .may_stop = sent > 0 && !(e.vetoes.has_load && is_vetoed(e, e.left))});
}

// CF-LAUNCH-5: only the offense is asked; what the defense has there stays.
Flow hear_load(Table& table, EncounterFrame& frame) {
    if (verb(table.code()) == Verb::done) {
        table.encounters.choose(PublicChoice::load, table.encounter().offense);
        return Flow::next;
    }
    table.ships.load(table.encounter().offense, static_cast<Planet>(table.operand()));
    --frame.step;
    return Flow::again;
}

// An empty planet is settled with what was loaded; else there is a window (LA3).
Flow after_load(Table& table, EncounterFrame& frame) {
    return resettles(table) ? settle_planet(table) : open_window<Moment::launched>(table, frame);
}

}  // namespace sidera::cosmic
