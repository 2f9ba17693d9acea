// Berserker: challenges all who stand on a planet, and never comes to talk.
//
// Alien 68, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFury = 10;  // of the extra challenge

SeatSet on_target(const Look& look) {
    const Encounter& e = look.encounter();
    return e.target == Planet::none
               ? SeatSet{}
               : players_on(look.pub(), e.target).without(SeatSet::of(look.me()));
}

// CM-A-BERSERKER-1: somebody else than whom the card means stands there.
bool others_stand_there(const Look& look) {
    return !on_target(look).without(SeatSet::of(look.encounter().defense)).empty();
}

// CM-A-BERSERKER-2: the first one represents the side.
Flow ask_representative(Play& play) {
    return play.ask_player(on_target(play.look()));
}

void hear_representative(Play& play) {
    play.frame.seat = play.said_seat();
    play.frame.seats = SeatSet::of(play.frame.seat);
}

Flow ask_another(Play& play) {
    const SeatSet left = on_target(play.look()).without(play.frame.seats);
    if (left.empty())
        return Flow::done;
    return play.ask({.kind = Ask::pick_player, .seats = left, .may_stop = true});
}

Flow hear_another(Play& play) {
    if (play.said_stop())
        return Flow::done;
    play.frame.seats.insert(play.said_seat());
    return play.ask_again();
}

void go_berserk(Play& play) {
    play.table.encounters.defend_together(play.frame.seats, play.frame.seat);
}

// CM-A-BERSERKER-1: a Compromise that has not become something else counts as an attack.
bool played_compromise(const Look& look) {
    const Slot& slot = look.encounter().slots[look.side()];
    return is_negotiate(slot.card) && is_negotiate(slot.as);
}

void rage(Play& play) {
    play.table.slots.count_as(play.side(), card(Plain::attack_15));
}

// CM-A-BERSERKER-W
bool is_to_pay(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->payer == look.me();
}

void turn_consolation(Play& play) {
    play.table.cards.turn_spoils();
}

// CM-A-BERSERKER-S: another planet on which several players stand.
PlanetSet crowded(const Look& look) {
    PlanetSet found;
    for (const Planet planet : look.pub().planets)
        if (planet != look.encounter().target &&
            players_on(look.pub(), planet).without(SeatSet::of(look.me())).size() > 1)
            found.insert(planet);
    return found;
}

bool beat_several(const Look& look) {
    return has_won(look) && look.encounter().garrison.size() > 1 &&
           holds_encounter_card(look.pub(), look.ref.own, look.me()) &&
           !look.pub().encounters.full();
}

void rage_on(Play& play) {
    Table& table = play.table;
    const Planet planet = play.frame.planet;
    const SeatSet there = players_on(play.pub(), planet).without(SeatSet::of(play.me()));
    if (there.empty())
        return;
    const Seat home = system_of(planet);
    table.encounters.begin_encounter(play.me(), 1, true);
    table.encounters.name_defense(there.has(home) ? home : there.lowest());
    table.encounters.aim(planet);
    table.encounters.mark({.by = super_effect(AlienId::berserker, 0),
                           .seat = play.me(),
                           .side = Side::offense,
                           .value = kFury});
    table.push(EncounterFrame{.step = table.edition().landmarks.load});
}

void add_fury(Sum& sum, const Mark& mark, const Public&) {
    if (is_attack(sum[mark.side].as))
        sum[mark.side].card += mark.value;
}

}  // namespace

// CM-A-BERSERKER-1, CM-A-BERSERKER-W, CM-A-BERSERKER-S
constinit const Alien alien_berserker{
    .id = AlienId::berserker,
    .expansion = true,
    .power = {{.rule = "CM-A-BERSERKER-1",
               .when = {launched, kOffense},
               .can = others_stand_there,
               .announce = {ask_representative, hear_representative, ask_another, hear_another},
               .act = {go_berserk}},
              {.rule = "CM-A-BERSERKER-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = played_compromise,
               .act = {rage}}},
    .wild = {{.rule = "CM-A-BERSERKER-W",
              .when = {compensating},
              .can = is_to_pay,
              .act = {turn_consolation}}},
    .super = {{.rule = "CM-A-BERSERKER-S",
               .when = {encounter_ends, kOffense},
               .can = beat_several,
               .target = {.planets = crowded},
               .act = {return_flare, rage_on},
               .sum = {4, add_fury}}},
    .hints = {.power = {When::ahead, 0.1f, 0.2f},
              .wild = {When::always, 0.3f},
              .super = {When::always, 0.3f},
              .second = Hint{When::always, 0.1f, 0.3f}}};

}  // namespace sidera::cosmic
