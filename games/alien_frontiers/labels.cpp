// The labels of options: what is done, what it yields, what it costs.

#include "games/alien_frontiers/labels.h"

#include <algorithm>
#include <array>

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/verbs.h"

namespace sidera::alien_frontiers {
namespace {

Message named(std::string_view name) {
    return {.key = "option." + std::string(name), .args = {}};
}

Message named(OptionCode option) {
    return label_by_verb(verb(option));
}

// The frame that asks, if it is one of this kind.
template<class F>
const F* asking(const Public& pub) {
    return pub.frames.empty() ? nullptr : std::get_if<F>(&pub.frames.back());
}

std::string ships_text(const Public& pub, const Docking& docking) {
    const auto* teleport = asking<TeleportFrame>(pub);
    const bool teleported = teleport != nullptr && teleport->value > 0;
    Lifted lifted;
    if (teleported)
        lifted = {.from = teleport->from, .die = {pips_of(teleport->value), teleport->relic}};
    std::string text;
    for (const Die die :
         dice_of(shape_of(docking.at), docking, pub.hand, teleported ? &lifted : nullptr))
        text += (text.empty() ? "" : " ") + die_text(die);
    return text;
}

int ships_at(const Ports& ports) {
    return static_cast<int>(std::count_if(
        ports.begin(), ports.end(), [](Ship ship) { return owner_of(ship) != kNoSeat; }));
}

// What the option does to the own tokens, with its sign.
Message& with_tokens(Message& label, const Public& before, const Public& after) {
    label.with("fuel", after.player().fuel - before.player().fuel);
    return label.with("ore", after.player().ore - before.player().ore);
}

Message label_of_docking(const Data& data, const Trial& trial, OptionCode option) {
    const Public& pub = trial.before();
    const Docking docking = docking_of(operand_of(option));
    Public after = trial.after(option);
    if (pub.asking == Question::teleport_dock) {  // its price was told with the card
        const int price = power_price(data, pub, Card::orbital_teleporter);
        after.players[pub.turn.seat].fuel += static_cast<std::uint8_t>(price);
    }
    Message label = named("dock_" + std::string(name_of(docking.at)));
    label.with_text("dice", ships_text(pub, docking));
    with_tokens(label, pub, after);
    switch (docking.at) {
        case Facility::market:
            return label.with("price", OrbitalMarket::trade_price(after));
        case Facility::yard:
            return label.with("count", coloured_in_play(after, pub.turn.seat));
        case Facility::raiders:
            return label.with("count", ships_at(pub.docks[Facility::raiders]));
        case Facility::artifact:
            return label.with("total", claim_total(after));
        case Facility::hub:
            return label.with("circle", after.player().hub);
        default:
            return label;
    }
}

// Who has most points among those an option takes points from.
Seat worst_hit(const Trial& trial, const Public& after, Seat self) {
    Seat worst = kNoSeat;
    for (int i = 0; i < after.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        if (seat == self || trial.points_change(after, seat) >= 0)
            continue;
        if (worst == kNoSeat ||
            trial.before().players[seat].points > trial.before().players[worst].points)
            worst = seat;
    }
    return worst;
}

Message label_of_landing(const Trial& trial, Seat seat, OptionCode option) {
    const Public after = trial.after(option);
    const Seat loser = worst_hit(trial, after, seat);
    Message label = named(loser == kNoSeat ? "place" : "place_against");
    label.with_key("territory", text_key(static_cast<Territory>(operand_of(option))));
    label.with("points", trial.points_change(after, seat));
    if (loser != kNoSeat)
        label.with_seat("other", loser).with("loss", trial.points_change(after, loser));
    return label;
}

// The price of one piece is the least that can be paid (AF-CRYSTAL-1, AF-PLASMA-1).
Message label_of_power(const Data& data, const Public& pub, Card card) {
    const bool by_piece = card == Card::data_crystal || card == Card::plasma_cannon;
    Message label = named(by_piece ? "power_from" : "power");
    label.with_key("card", text_key(card)).with_key("effect", text_key(card) + ".power");
    return label.with("fuel", power_price(data, pub, card));
}

// Booster Pod, Stasis Beam and Polarity Device say at once what becomes of a ship.
Message label_of_ship(const Trial& trial, OptionCode option) {
    const Public& pub = trial.before();
    const Die die = die_of(operand_of(option));
    const bool whole = pub.asking == Question::booster_ship ||
                       pub.asking == Question::stasis_ship || pub.asking == Question::polarity_ship;
    Message label = named(whole ? "ship_to" : "ship");
    label.with_text("dice", die_text(die));
    if (!whole)
        return label;
    const Hand hand = trial.after(option).hand;
    int value = hand.relic;
    for (int side = 0; side < kSides && !die.relic; ++side)
        if (hand.ships[static_cast<Pips>(side)] > pub.hand.ships[static_cast<Pips>(side)])
            value = side + 1;
    return label.with("value", value);
}

Message label_of_territory(const Trial& trial, OptionCode option) {
    const Public& pub = trial.before();
    const bool copied = pub.asking == Question::crystal_territory;
    Message label = named(copied ? "copy" : "territory");
    const auto territory = static_cast<Territory>(operand_of(option));
    label.with_key("territory", text_key(territory));
    if (copied)
        label.with_key("effect", text_key(territory) + ".bonus")
            .with("fuel", pub.player().fuel - trial.after(option).player().fuel);
    return label;
}

Message label_of_target(OptionCode option, Facility at, Ship ship) {
    Message label = named(option);
    label.with_key("facility", text_key(at)).with_seat("other", owner_of(ship));
    return label.with_text("dice", die_text({pips_of(facts(ship).value), facts(ship).relic}));
}

Message label_of_plasma(const Trial& trial, OptionCode option) {
    const Public& pub = trial.before();
    const auto* frame = asking<PlasmaFrame>(pub);
    if (verb(option) != Verb::fire)
        return label_of_target(option,
                               frame != nullptr ? frame->at : Facility::solar,
                               static_cast<Ship>(operand_of(option)));
    Message label = named(option);
    label.with("count", frame != nullptr ? static_cast<int>(frame->targets.size()) : 0);
    return label.with("fuel", pub.player().fuel - trial.after(option).player().fuel);
}

Message label_of_end(const Public& pub) {
    const int left = ships_in(pub.hand);
    return left == 0 ? named("end_turn") : named("end_turn_parking").with("count", left);
}

Message label_of_return(const Public& pub, OptionCode option) {
    const int excess = pub.player().fuel + pub.player().ore - kKeep;
    const int fuel = static_cast<int>(operand_of(option));
    return named("give_back").with("fuel", fuel).with("ore", excess - fuel);
}

// What the operand alone names.
Message label_of_thing(const Public& pub, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    Message label = named(option);
    switch (verb(option)) {
        case Verb::discard:
            label.with_key("effect", text_key(static_cast<Card>(operand)) + ".discard");
            return label.with_key("card", text_key(static_cast<Card>(operand)));
        case Verb::card:
            return label.with_key("card", text_key(static_cast<Card>(operand)));
        case Verb::keep_ship:
            return label.with_text("dice", die_text(die_of(operand)));
        case Verb::take:
        case Verb::put_back:
            label.with_seat("other", seat_at(static_cast<int>(operand / 2)));
            return label.with_key("resource", text_key(static_cast<Resource>(operand % 2)));
        case Verb::steal:
            label.with_seat("other", seat_at(static_cast<int>(operand / 16)));
            return label.with_key("card", text_key(static_cast<Card>(operand % 16)));
        case Verb::lift:
            label.with_key("facility", text_key(docking_of(operand).at));
            return label.with_text("dice", die_text(docking_of(operand).die));
        case Verb::aim:
            return label.with_key("facility", text_key(static_cast<Facility>(operand)));
        case Verb::remove_field:
            label.with_key("field", text_key(static_cast<Field>(operand)));
            return label.with_key("territory",
                                  text_key(pub.fields_at[static_cast<Field>(operand)]));
        case Verb::colony:
            label.with_key("territory", text_key(colony_of(operand).territory));
            return label.with_seat("other", colony_of(operand).seat);
        default:
            return label;
    }
}

}  // namespace

std::string die_text(Die die) {
    return std::to_string(value_of(die.pips)) + (die.relic ? "R" : "");
}

int ships_in(const Hand& hand) {
    int count = hand.relic != 0 ? 1 : 0;
    for (const std::uint8_t ships : hand.ships.values)
        count += ships;
    return count;
}

int ships_to_roll(const Public& pub) {
    return coloured_in_play(pub, pub.turn.seat) + (pub.relic_owner == pub.turn.seat ? 1 : 0);
}

Message label_of(const Data& data, const ViewRef& ref, const Trial& trial, OptionCode option) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(option);
    Message label = named(option);
    switch (verb(option)) {
        case Verb::dock:
            return label_of_docking(data, trial, option);
        case Verb::power:
            return label_of_power(data, pub, static_cast<Card>(operand));
        case Verb::claim:
            return label.with("total", claim_total(pub));
        case Verb::trade:
        case Verb::launch:
        case Verb::launch_now:
        case Verb::buy_relic:
            return with_tokens(label, pub, trial.after(option));
        case Verb::end_turn:
            return label_of_end(pub);
        case Verb::roll:
            return label.with("count", ships_to_roll(pub));
        case Verb::place:
            return label_of_landing(trial, ref.seat, option);
        case Verb::raid_resources:
            return label.with("count", kRaidMost);
        case Verb::ship:
            return label_of_ship(trial, option);
        case Verb::territory:
            return label_of_territory(trial, option);
        case Verb::hit:
        case Verb::spare:
        case Verb::fire:
            return label_of_plasma(trial, option);
        case Verb::destroy:
            return label_of_target(
                option, static_cast<Facility>(operand / 64), static_cast<Ship>(operand % 64));
        case Verb::give_back:
            return label_of_return(pub, option);
        default:
            return label_of_thing(pub, option);
    }
}

std::string object_of(const Data& data, const Public& pub, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    const auto name = []<class E>(std::string_view type, E thing) {
        return std::string(type) + ":" + std::string(name_of(thing));
    };
    const auto player = [](std::uint32_t seat) {
        return std::string("player:") + letter(seat_at(static_cast<int>(seat)));
    };
    switch (verb(option)) {
        case Verb::dock:
        case Verb::lift:
            return name("facility", docking_of(operand).at);
        case Verb::destroy:
            return name("facility", static_cast<Facility>(operand / 64));
        case Verb::card:
            return name(pub.asking == Question::warper_card ? "discards" : "display",
                        static_cast<Card>(operand));
        case Verb::colony:
            return name("colony", colony_of(operand).territory) + ":" +
                   letter(colony_of(operand).seat);
        case Verb::take:
        case Verb::put_back:
            return player(operand / 2);
        case Verb::steal:
            return player(operand / 16);
        default:
            return kVerbs.object(data.names, option);
    }
}

}  // namespace sidera::alien_frontiers
