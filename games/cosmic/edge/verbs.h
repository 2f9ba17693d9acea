// One row a verb of Cosmic Encounter: how its options are written, and what they belong to on the
// table.

#pragma once

#include "engine/verbs.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {

inline constexpr OperandText kPlanet = kNamed<Planet, kPlanets - 1>;
inline constexpr OperandText kSeat = kNamed<Seat, kMaxPlayers>;
inline constexpr OperandText kCard = kNamed<Card, static_cast<std::size_t>(Card::none)>;
inline constexpr OperandText kPlace =
    kNumber<0, kTechs>;  // of a tech card among those of its owner

// "zombie wild", "quash", "miser from hoard"
inline constexpr std::string_view kHoard = " from hoard";
inline constexpr OperandText kEffect = {
    [](const Names&, std::uint32_t operand) -> WrittenOperand {
        const auto id = static_cast<EffectId>(operand & 0xFFFF);
        return WrittenText<EffectId>::write(id) +
               std::string((operand & kFromHoard) != 0 ? kHoard : "");
    },
    [](const Names&, std::string_view text) -> ReadOperand {
        const bool hoarded = text.ends_with(kHoard);
        if (hoarded)
            text.remove_suffix(kHoard.size());
        EffectId id;
        if (!WrittenText<EffectId>::read(text, id) || id == EffectId::none)
            return std::nullopt;
        return static_cast<std::uint32_t>(id) | (hoarded ? kFromHoard : 0);
    }};

inline constexpr VerbTable kVerbs{std::to_array<VerbRow<Verb>>({
    {Verb::pass, "pass"},
    {Verb::done, "done"},
    {Verb::play, "use ", kEffect},
    {Verb::planet, "planet ", kPlanet, "planet:"},
    {Verb::planet_all, "all ", kPlanet, "planet:"},
    {Verb::player, "player ", kSeat, "seat:"},
    {Verb::card, "card ", kCard, "card:"},
    {Verb::number, "number"},
    {Verb::yes, "yes"},
    {Verb::no, "no"},
    {Verb::offense, "offense"},
    {Verb::defense, "defense"},
    {Verb::redraw, "redraw"},
    {Verb::alien, "alien ", kNamed<AlienId, kMaxAliens>, "alien:"},
    {Verb::destiny, "destiny ", kNamed<Destiny, kDestinies>},
    {Verb::gate, "gate", {}, "gate"},
    {Verb::against, "against ", kPair<kPlanet, ':', kSeat, 8>},
    {Verb::settle, "settle ", kPlanet, "planet:"},
    {Verb::first, "first"},
    {Verb::second, "second"},
    {Verb::hoard_card, "hoard ", kCard, "card:"},
    {Verb::tech, "tech ", kNamed<TechId, kTechs>, "tech:"},
    {Verb::research, "research ", kPair<kPlace, ' ', kPlanet, 64>},
    {Verb::complete, "complete ", kPlace},
    {Verb::abandon, "abandon ", kPlace},
    {Verb::tech_ship, "tech_ship ", kPlace},
    {Verb::take_tech, "take_tech"},
    {Verb::accept, "accept"},
    {Verb::refuse, "refuse"},
    {Verb::fail, "fail"},
    {Verb::wait, "wait"},
    {Verb::propose, "propose"},
    {Verb::clear, "clear"},
    {Verb::give_card, "give:", kCard, "card:"},
    {Verb::ask_card, "ask:", kCard},
    {Verb::give_type, "give_type:", kNamed<CardType>},
    {Verb::ask_type, "ask_type:", kNamed<CardType>},
    {Verb::give_choice, "give_choice"},
    {Verb::ask_choice, "ask_choice"},
    {Verb::give_random, "give_random"},
    {Verb::ask_random, "ask_random"},
    {Verb::give_colony, "give_colony:", kPlanet, "planet:"},
    {Verb::ask_colony, "ask_colony:", kPlanet, "planet:"},
    {Verb::free_ship, "free_ship:", kSeat, "seat:"},
    {Verb::show_card, "show:", kCard, "card:"},
    {Verb::cede_colony, "cede:", kPlanet, "planet:"},
    {Verb::ask_cession, "ask_cession:", kPlanet, "planet:"},
    {Verb::show_power, "show_power"},
})};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Verb> : NamesInCode<cosmic::Verb::show_power> {
    static constexpr std::string_view kType = "verb";
};

}  // namespace sidera
