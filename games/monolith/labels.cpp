// The labels of options: what is done, what it costs, what its chances are.

#include "games/monolith/labels.h"

#include <algorithm>

#include "games/monolith/verbs.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

Message named(std::string_view name) {
    return {.key = "option." + std::string(name), .args = {}};
}

template<class F>
const F* asking(const Public& pub) {
    return pub.frames.empty() ? nullptr : std::get_if<F>(&pub.frames.back());
}

Message with_price(Message label, const Data& data, const ViewRef& ref, Thing thing) {
    return label.with_text("price",
                           goods_text(data.cost(ref.pub.players[ref.seat].faction, thing)));
}

Message with_spot(Message label, std::uint32_t operand) {
    label.with("panel", panel_in(operand));
    return label.with_text("spot", spot_text(spot_in(operand)));
}

Message label_of_faction(const Data& data, Faction faction) {
    Message label = named("faction");
    label.with_key("faction", text_key(faction));
    return label.with_key("biome", text_key(data.factions[faction].home));
}

// Forests go first (MO-SET-10).
Message label_of_natural(const Public& pub, std::uint32_t operand) {
    const auto* setup = asking<SetupFrame>(pub);
    const bool is_forest = setup != nullptr && setup->forests > 0;
    return with_spot(named(is_forest ? "natural_forest" : "natural_mountain"), operand);
}

Message label_of_spot(const Public& pub, std::uint32_t operand) {
    const auto* turn = asking<TurnFrame>(pub);
    const Planet* planet = planet_on(pub, panel_in(operand));
    if (turn == nullptr || planet == nullptr || turn->work == Work::build)
        return with_spot(named("spot"), operand);
    Message label = named("spot_" + std::string(name_of(turn->work)));
    label.with_key("what", with_the(planet->at(spot_in(operand))));
    return with_spot(label, operand);
}

Message label_of_unit(const Public& pub, Seat seat, const Unit& unit) {
    const Cell cell = cell_of(pub, seat, unit);
    Message label = named(unit.kind == UnitKind::ship     ? "use_ship"
                          : unit.kind == UnitKind::turret ? "use_turret"
                                                          : "use_structure");
    label.with_key("thing", text_key(kind_of(pub, seat, unit)));
    label.with_text("cell", cell_text(cell));
    if (unit.kind == UnitKind::turret)
        return with_spot(label, unit.id);
    return unit.kind == UnitKind::ship ? label.with("number", unit.id) : label;
}

Message label_of_move(const Public& pub, Cell cell) {
    const Planet* planet = docked_at(pub, cell);
    Message label = named(planet == nullptr ? "move" : "move_dock");
    label.with_text("cell", cell_text(cell));
    return planet == nullptr ? label : label.with("panel", planet->panel);
}

Message label_of_attack(const Data& data, const ViewRef& ref, std::uint32_t operand) {
    const Public& pub = ref.pub;
    const Thing kind = kind_of(pub, ref.seat, pub.turn.unit);
    const Aims aims = aims_of(data, pub, ref.seat, kind, cell_of(pub, ref.seat, pub.turn.unit));
    const auto aim = std::find_if(aims.begin(), aims.end(), [operand](const Aim& one) {
        return operand_of(attack_code(one.target, one.cell)) == operand;
    });
    if (aim == aims.end())
        return named("attack");
    const bool is_ship = aim->target == Target::ship;
    const bool is_rock = aim->target == Target::asteroid;
    Message label = named(is_ship ? "attack_ship" : is_rock ? "attack_asteroid" : "attack");
    label.with("chance", chance_of(unit_info(data, pub, ref.seat, kind).die, *aim));
    label.with_text("cell", cell_text(aim->cell));
    if (is_rock)
        return label;
    label.with_key("what", with_the(aim->thing)).with_seat("other", aim->seat);
    return is_ship ? label.with("number", find_at(pub.players[aim->seat].ships, aim->cell)->number)
                   : label;
}

Message label_of_raze(const Public& pub, std::uint32_t operand) {
    const Planet& planet = *planet_on(pub, panel_in(operand));
    Message label = named("raze");
    label.with_key("what", with_the(planet.at(spot_in(operand))));
    return with_spot(label, operand);
}

// Bombardment and conquest.
Message label_of_planet(const Public& pub, Verb verb, Panel panel) {
    const Planet& planet = *planet_on(pub, panel);
    const bool is_owned = planet.owner != kNoSeat;
    Message label = named(verb == Verb::bombard ? "bombard"
                          : is_owned            ? "conquer_from"
                                                : "conquer");
    label.with("panel", panel).with("count", planet.structures());
    return is_owned ? label.with_seat("other", planet.owner) : label;
}

// What the active cargo ship does with bundles and with the structure aboard.
Message label_of_hold(const ViewRef& ref, OptionCode option) {
    const std::uint32_t ship = ref.pub.turn.unit.id;
    const Hold hold = hold_of(ref.own, ship);
    const Bill* bill = bill_of(ref.own, ref.seat, ship);
    Message label = label_by_verb(verb(option));
    switch (verb(option)) {
        case Verb::pick_up:
            label.with_key("what", with_the(occupant(ref.pub, cell_in(operand_of(option))).thing));
            return label.with_text("cell", cell_text(cell_in(operand_of(option))));
        case Verb::place:
            label.with_key("what", with_the(hold.structure));
            return label.with_text("cell", cell_text(cell_in(operand_of(option))));
        case Verb::store:
            return label.with_key("what", with_the(hold.structure));
        case Verb::seize:
            label = bill == nullptr ? named("keep") : label;
            break;
        default:
            break;
    }
    if (bill == nullptr)
        return label.with_text("goods", goods_text(hold.bundle));
    label.with_text("goods", goods_text(verb(option) == Verb::load ? bill->goods() : hold.bundle));
    label.with("number", bill->number);
    return label.with_seat("other", bill->partner_of(ref.seat));
}

// Of setup and of the phases before the last.
Message label_of_building(const Data& data, const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    Message label = label_by_verb(verb(option));
    switch (verb(option)) {
        case Verb::cannon:
            return with_spot(label, operand);
        case Verb::build:
        case Verb::ship:
            label.with_key("thing", text_key(thing_in(operand)));
            label.with("panel", panel_in(operand));
            return with_price(label, data, ref, thing_in(operand));
        case Verb::ship_at:
            label.with_key("thing", text_key(static_cast<Thing>(what_in(operand))));
            label.with_text("cell", cell_text(cell_in(operand)));
            return with_price(label, data, ref, static_cast<Thing>(what_in(operand)));
        case Verb::demolish:
        case Verb::clear:
            return label.with("panel", operand);
        case Verb::asteroid:
        case Verb::dock:
            return label.with_text("cell", cell_text(cell_in(operand)));
        case Verb::stop:
            return has_acted(data, ref.pub) ? label : named("put_back");
        default:
            return label;
    }
}

}  // namespace

int chance_of(int attack_die, const Aim& aim) {
    const int faces = std::max<int>(aim.die, 1);
    int wins = 0;
    for (int shown = aim.shield + 1; shown <= attack_die; ++shown)
        wins += aim.die == 0 ? 1 : std::min(shown - 1, faces);
    const int all = attack_die * faces;
    return (200 * wins + all) / (2 * all);
}

Message label_of(const Data& data, const ViewRef& ref, OptionCode option) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::faction:
            return label_of_faction(data, static_cast<Faction>(operand));
        case Verb::natural:
            return label_of_natural(pub, operand);
        case Verb::spot:
            return label_of_spot(pub, operand);
        case Verb::use_ship:
        case Verb::use_turret:
        case Verb::use_station:
        case Verb::use_rock:
            return label_of_unit(pub, ref.seat, unit_in(option));
        case Verb::move:
            return label_of_move(pub, cell_in(operand));
        case Verb::attack:
            return label_of_attack(data, ref, operand);
        case Verb::raze:
            return label_of_raze(pub, operand);
        case Verb::bombard:
        case Verb::conquer:
            return label_of_planet(pub, verb(option), static_cast<Panel>(operand));
        case Verb::buy: {
            const Thing thing = thing_of(static_cast<Freight>(operand));
            Message label = label_by_verb(Verb::buy);
            label.with_key("what", with_a(thing));
            return with_price(label, data, ref, thing);
        }
        case Verb::fetch:
            return named("fetch").with_key("what", with_a(thing_of(static_cast<Freight>(operand))));
        default:
            break;
    }
    return verb(option) >= Verb::pick_up && verb(option) <= Verb::seize
               ? label_of_hold(ref, option)
               : label_of_building(data, ref, option);
}

}  // namespace sidera::monolith
