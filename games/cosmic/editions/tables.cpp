// Tables of both editions: what their options mean.

#include "games/cosmic/editions/tables.h"

#include "games/cosmic/editions/mayfair.h"

namespace sidera::cosmic {
namespace {

constexpr std::array<std::uint8_t, 7> kLevels = {7, 1, 2, 3, 4, 5, 6};  // by option: bits
constexpr std::array<std::uint8_t, 4> kTiers = {1, 3, 7, 7};            // by option: bits
constexpr int kFirstBoxOnly = 3;                                        // of the same option

Asking asking_of(const Setup& setup, int option) {
    return option != 0                ? static_cast<Asking>(option - 1)
           : setup.confirm.size() > 1 ? Asking::possible
                                      : Asking::holders;
}

Seat seat_of_option(int option) {
    return option > 0 ? seat_at(option - 1) : kNoSeat;
}

// The aliens that options of this kind name, one for each seat from the first on.
template<std::size_t kCount>
void seat_aliens(Wishes& wishes,
                 const Setup& setup,
                 std::size_t first,
                 int seats,
                 const std::array<AlienId, kCount>& aliens) {
    wishes.aliens.values.fill(AlienId::none);
    for (int i = 0; i < seats; ++i)
        if (const int option = setup.options[first + static_cast<std::size_t>(i)]; option > 0)
            wishes.aliens[seat_at(i)] = aliens[static_cast<std::size_t>(option - 1)];
}

Wishes wishes_of(const Data& data, const Setup& setup) {
    const auto option = [&](Cosmic::OptionKey key) { return setup.options[key]; };
    Wishes wishes = plain_wishes(data, setup);
    wishes.forbidden_pairs_note = ", unless allow_forbidden_pairs is set";
    Rules& rules = wishes.rules;
    rules.planets = static_cast<std::uint8_t>(option(Cosmic::planets_per_player));
    rules.ships = static_cast<std::uint8_t>(rules.planets * data.edition.ships_per_planet);
    rules.to_win = rules.planets;
    rules.power_threshold =
        static_cast<std::uint8_t>(rules.planets - data.edition.home_colonies_to_spare);
    rules.hidden_powers = option(Cosmic::hidden_powers) != 0;
    rules.rotating_powers = option(Cosmic::rotating_powers) != 0;
    rules.free_flares = option(Cosmic::free_flares) != 0 || !data.edition.one_flare_per_encounter;
    rules.technology = option(Cosmic::technology) != 0;
    rules.alien_levels = kLevels[static_cast<std::size_t>(option(Cosmic::alien_levels))];
    rules.alien_choice = static_cast<std::uint8_t>(option(Cosmic::alien_choice));
    rules.allow_forbidden_pairs = option(Cosmic::allow_forbidden_pairs) != 0;
    rules.deal_seconds = static_cast<std::uint16_t>(option(Cosmic::deal_seconds));
    rules.deal_max_proposals = static_cast<std::uint8_t>(option(Cosmic::deal_max_proposals));
    rules.deal_colony_max_ships = static_cast<std::uint8_t>(option(Cosmic::deal_colony_max_ships));
    rules.zombie_compensation = option(Cosmic::zombie_compensation) != 0;
    rules.turn_limit = static_cast<std::uint16_t>(option(Cosmic::turn_limit));
    rules.asking = asking_of(setup, option(Cosmic::asking));
    wishes.first_player = seat_of_option(option(Cosmic::first_player));
    seat_aliens(wishes, setup, Cosmic::alien_a, Cosmic::kMaxSeats, kFantasyFlightAliens);
    return wishes;
}

Wishes wishes_of_mayfair(const Data& data, const Setup& setup) {
    using G = CosmicMayfair;
    const auto option = [&](G::OptionKey key) { return setup.options[key]; };
    Wishes wishes = plain_wishes(data, setup);
    wishes.pool_option = "alien_pool";
    wishes.pool_of = "pools";
    Rules& rules = wishes.rules;
    rules.alien_choice = 1;
    rules.free_flares = true;
    const auto pool = static_cast<std::size_t>(option(G::alien_pool));
    rules.tiers = kTiers[pool];
    rules.first_box_only = pool == kFirstBoxOnly;
    rules.expansion_cards = option(G::expansion_cards) != 0;
    rules.kickers = option(G::kickers) != 0;
    rules.reinforcements = option(G::reinforcements) != 0;
    rules.attack_any_base = option(G::attack_any_base) != 0;
    rules.skip_turn = option(G::skip_turn) != 0;
    rules.joker_own_system = option(G::joker_own_system) != 0;
    rules.deal_seconds = static_cast<std::uint16_t>(option(G::deal_seconds));
    rules.deal_max_proposals = static_cast<std::uint8_t>(option(G::deal_max_proposals));
    rules.deal_colony_max_ships = static_cast<std::uint8_t>(option(G::deal_landing_max));
    rules.abuse_aliens = option(G::abuse_aliens) != 0;
    rules.turn_limit = static_cast<std::uint16_t>(option(G::turn_limit));
    rules.asking = asking_of(setup, option(G::asking));
    constexpr int kFixedFlares = 20;
    wishes.flares = option(G::fixed_flares) != 0 ? kFixedFlares : 0;
    wishes.first_player = seat_of_option(option(G::first_player));
    seat_aliens(wishes, setup, G::alien_a, G::kMaxSeats, kMayfairAliens);
    return wishes;
}

}  // namespace

Wishes plain_wishes(const Data& data, const Setup& setup) {
    Wishes wishes;
    Rules& rules = wishes.rules;
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.confirm = setup.confirm;
    rules.ships = static_cast<std::uint8_t>(rules.planets * data.edition.ships_per_planet);
    return wishes;
}

std::optional<std::string> Cosmic::check_setup(const Data& data, const Setup& setup) {
    return check_wishes(data, wishes_of(data, setup));
}

State Cosmic::start(const Data& data, const Setup& setup, Luck& luck, Sink<Cosmic>& out) {
    return start_table(data, wishes_of(data, setup), luck, out);
}

std::optional<std::string> CosmicMayfair::check_setup(const Data& data, const Setup& setup) {
    return check_wishes(data, wishes_of_mayfair(data, setup));
}

State CosmicMayfair::start(const Data& data,
                           const Setup& setup,
                           Luck& luck,
                           Sink<CosmicMayfair>& out) {
    return start_table(data, wishes_of_mayfair(data, setup), luck, out);
}

}  // namespace sidera::cosmic
