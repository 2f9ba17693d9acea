// Setup of a game of Alien Frontiers.

#include <bit>

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

using AF = AlienFrontiers;

// An explicit value wins over the edition's.
std::uint8_t by_edition(
    const Setup& setup, AF::OptionKey key, int italian, int english, int first) {
    const int chosen = setup.options[key];
    const bool is_english = setup.options[AF::edition] != 0;
    return static_cast<std::uint8_t>(chosen > 0   ? first + chosen - 1
                                     : is_english ? english
                                                  : italian);
}

// AF-VAR-VP-1
std::uint8_t target(const Data& data, const Setup& setup) {
    if (setup.options[AF::end_mode] == 0)
        return 0;
    if (setup.options[AF::vp_target] != 0)
        return static_cast<std::uint8_t>(setup.options[AF::vp_target]);
    if (setup.options[AF::short_game] != 0)
        return kShortGameTarget;
    return data.sizes[static_cast<std::size_t>(setup.seats)].vp_target;
}

// AF-SETUP-4, AF-VAR-LONG-1
Rules rules_from(const Data& data, const Setup& setup) {
    const auto is = [&setup](AF::OptionKey key) { return setup.options[key] != 0; };
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.confirm = setup.confirm;
    rules.colonies = is(AF::long_game) ? kLongGameColonies
                                       : data.sizes[static_cast<std::size_t>(setup.seats)].colonies;
    rules.sixth_ship_ore = by_edition(setup, AF::sixth_ship_ore_cost, data.ships.back().ore, 3, 2);
    rules.asimov_min_ships = by_edition(setup, AF::asimov_min_ships, 1, 2, 1);
    rules.vp_target = target(data, setup);
    rules.mandatory_docking = static_cast<Mandatory>(setup.options[AF::mandatory_docking]);
    rules.limited_supply = is(AF::limited_supply);
    rules.round_limit = static_cast<std::uint8_t>(setup.options[AF::round_limit]);
    return rules;
}

// AF-SETUP-2: highest first, tied players roll again.
Seat roll_for_first(int seats, Luck& luck) {
    SeatSet left = SeatSet::first(seats);
    for (std::uint32_t round = 0; left.size() > 1; ++round) {
        std::uint32_t best = 0;
        SeatSet leaders;
        for (const Seat seat : left) {
            const std::uint32_t rolled = 1 + luck.below(kSides, kFirstPlayerStream, seat, round);
            if (rolled > best)
                leaders.clear();
            if (rolled >= best) {
                best = rolled;
                leaders.insert(seat);
            }
        }
        left = leaders;
    }
    return left.lowest();
}

Seat first_of(const Setup& setup, Luck& luck) {
    const int chosen = setup.options[AF::first_player];
    if (chosen == 0)
        return roll_for_first(setup.seats, luck);
    if (chosen == 1)
        return seat_at(static_cast<int>(
            luck.below(static_cast<std::uint32_t>(setup.seats), kFirstPlayerStream, kNoSeat, 0)));
    return seat_at(chosen - 2);
}

}  // namespace

std::optional<std::string> AlienFrontiers::check_setup(const Data&, const Setup& setup) {
    const auto given = [&setup](OptionKey key) { return setup.options[key] != 0; };
    const int first = setup.options[first_player] - 2;
    if (first >= setup.seats)
        return "first_player=" + std::to_string(first) +
               " needs a seat with that number; the seats are 0 to " +
               std::to_string(setup.seats - 1);
    if (given(long_game) && setup.seats == 2)
        return "long_game is for 3 or 4 players; with 2 everybody has 8 colonies already";
    if (given(vp_target) && !given(end_mode))
        return "vp_target needs end_mode=vp_target";
    if (given(vp_target) && setup.options[vp_target] < 5)
        return "vp_target must be 5 to 20, or 0 for the usual target of the number of players";
    if (given(short_game) && (!given(end_mode) || setup.seats != 4))
        return "short_game is for 4 players with end_mode=vp_target";
    return std::nullopt;
}

State AlienFrontiers::start(const Data& data,
                            const Setup& setup,
                            Luck& luck,
                            Sink<AlienFrontiers>& out) {
    State state;
    Table table(data, state, luck, out);
    table.set_up(rules_from(data, setup), first_of(setup, luck));
    table.push(TurnFrame{});
    table.run();
    return state;
}

// AF-SETUP-1, AF-SETUP-3 to AF-SETUP-10
void Table::set_up(const Rules& rules, Seat first) {
    Public& pub = state_.pub;
    pub.rules = rules;
    pub.first = first;
    pub.turn.number = 1;
    pub.turn.seat = first;
    for (Seat& tile : pub.controller.values)
        tile = kNoSeat;
    for (int i = 0; i < kFacilities; ++i) {
        const FacilityInfo& info = data_.facilities.values[static_cast<std::size_t>(i)];
        const int open = info.ports - info.blocked[rules.seats];
        Ports& ports = pub.docks.values[static_cast<std::size_t>(i)];
        for (int port = 0; port < info.ports; ++port)
            ports.push_back(port < open ? Ship::none : Ship::blocker);
    }
    tell([&] { return PublicEvent{.kind = EventKind::first_player, .seat = first}; });
    for (int i = 0; i < rules.seats; ++i) {
        Player& who = player(seat_at((index(first) + i) % rules.seats));
        who.fuel = data_.start[static_cast<std::size_t>(i)].fuel;
        who.ore = data_.start[static_cast<std::size_t>(i)].ore;
        who.bay = kStartShips;
        who.stock = kFleet - kStartShips;
    }
    for (int i = 0; i < kCards; ++i) {
        const std::uint8_t copies = data_.cards.values[static_cast<std::size_t>(i)].copies;
        pub.unseen.values[static_cast<std::size_t>(i)] = copies;
        for (int copy = 0; copy < copies; ++copy)
            state_.secret.pile.push_back(static_cast<Card>(i));
    }
    luck_.shuffle(state_.secret.pile, kCardStream, 0);
    fill_display();
    for (int i = 0; i < rules.seats; ++i) {
        const Seat seat = seat_at((index(first) + i) % rules.seats);
        Card card{};
        if (draw(card))
            gain_card(seat, card);
        tell(
            [&] { return PublicEvent{.kind = EventKind::card_dealt, .seat = seat, .card = card}; });
    }
    settle_scores();
}

}  // namespace sidera::alien_frontiers
