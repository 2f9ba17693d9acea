// Cosmic Encounter in the edition of Mayfair Games, as a Game: the same rules core with an edition,
// options and data of its own.

#pragma once

#include "games/cosmic/game.h"

namespace sidera::cosmic {

inline constexpr auto kFixedMayfairAliens = [] {
    std::array<std::string_view, kMayfairAliens.size() + 1> names{"any"};
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
        names[i + 1] = name_of(kMayfairAliens[i]);
    return names;
}();
inline constexpr int kFixedOfMayfair = static_cast<int>(kMayfairAliens.size());
inline constexpr std::array<std::string_view, 4> kPoolChoices = {
    "tier1", "tier1_2", "all", "ce_only"};
inline constexpr std::array<std::string_view, 7> kFirstOfSix = {
    "random", "0", "1", "2", "3", "4", "5"};

struct CosmicMayfair : Cosmic {
    static constexpr std::string_view kName = "cosmic_mayfair";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMaxSeats = 6;
    static constexpr std::size_t kMaxOptions = kMostOptions;

    enum OptionKey : std::uint8_t {
        alien_pool,
        expansion_cards,
        kickers,
        reinforcements,
        attack_any_base,
        fixed_flares,
        skip_turn,
        joker_own_system,
        deal_seconds,
        deal_max_proposals,
        deal_landing_max,
        abuse_aliens,
        first_player,
        turn_limit,
        asking,
        alien_a,  // of the first seat; the others follow
        data_set = alien_a + kMaxSeats
    };

    static constexpr std::array<OptionSpec, 22> kOptions = {{
        {.key = "alien_pool", .kind = Kind::choice, .hi = 3, .choices = kPoolChoices},
        {.key = "expansion_cards"},
        {.key = "kickers"},
        {.key = "reinforcements"},
        {.key = "attack_any_base"},
        {.key = "fixed_flares"},
        {.key = "skip_turn"},
        {.key = "joker_own_system", .standard = 1},
        {.key = "deal_seconds", .kind = Kind::integer, .standard = 60, .lo = 15, .hi = 300},
        {.key = "deal_max_proposals", .kind = Kind::integer, .standard = 20, .lo = 1, .hi = 100},
        {.key = "deal_landing_max", .kind = Kind::integer, .standard = 4, .lo = 1, .hi = 20},
        {.key = "abuse_aliens"},
        {.key = "first_player", .kind = Kind::choice, .hi = 6, .choices = kFirstOfSix},
        {.key = "turn_limit", .kind = Kind::integer, .hi = 1000},
        {.key = "asking", .kind = Kind::choice, .hi = 3, .choices = kAskingChoices},
        {.key = "alien_a",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "alien_b",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "alien_c",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "alien_d",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "alien_e",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "alien_f",
         .kind = Kind::choice,
         .hi = kFixedOfMayfair,
         .choices = kFixedMayfairAliens},
        {.key = "data_set", .kind = Kind::data_set, .hi = 0},
    }};

    // Who only watches is not stopped before the cards are turned up, nor after it.
    static constexpr std::array<std::string_view, 10> kStandingKinds = {"watch_interphase",
                                                                        "watch_regroup",
                                                                        "watch_destiny",
                                                                        "watch_launch",
                                                                        "watch_offense_invites",
                                                                        "watch_defense_invites",
                                                                        "watch_alliance",
                                                                        "watch_planning",
                                                                        "watch_discard",
                                                                        "watch_deal"};

    static const Data& default_data() { return mayfair_data(); }

    static DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
        return cosmic::load_data(std::move(name), files, mayfair());
    }

    static void shorten(Setup& setup) { setup.options[turn_limit] = 12; }

    static std::optional<std::string> check_setup(const Data& data, const Setup& setup);
    static State start(const Data& data, const Setup& setup, Luck& luck, Sink<CosmicMayfair>& out);

    // The same answers, by the rules of this edition (mayfair_rules.cpp).
    static RuleId why_not(const Data& data, const ViewRef& ref, OptionCode code);
    static RuleId range_rule(const Data& data, const ViewRef& ref, OptionCode code);
    static Decision decision(const Data& data, const ViewRef& ref, Channel channel);
};

}  // namespace sidera::cosmic
