// Options as short texts and back: one table of words for logs, scripts, scenarios and the
// terminal.

#include <array>
#include <charconv>
#include <string>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {
namespace {

enum class Operand : std::uint8_t {
    none,
    effect,
    planet,
    seat,
    card,
    alien,
    destiny,
    type,
    planet_seat,
    tech,
    number,
    number_planet
};

struct Word {
    Verb verb;
    std::string_view text;  // with an operand: what stands before it
    Operand operand = Operand::none;
};

constexpr std::array<Word, 46> kWords = {{
    {Verb::pass, "pass"},
    {Verb::done, "done"},
    {Verb::play, "use ", Operand::effect},
    {Verb::planet, "planet ", Operand::planet},
    {Verb::planet_all, "all ", Operand::planet},
    {Verb::player, "player ", Operand::seat},
    {Verb::card, "card ", Operand::card},
    {Verb::number, "number"},
    {Verb::yes, "yes"},
    {Verb::no, "no"},
    {Verb::offense, "offense"},
    {Verb::defense, "defense"},
    {Verb::redraw, "redraw"},
    {Verb::alien, "alien ", Operand::alien},
    {Verb::destiny, "destiny ", Operand::destiny},
    {Verb::gate, "gate"},
    {Verb::against, "against ", Operand::planet_seat},
    {Verb::settle, "settle ", Operand::planet},
    {Verb::first, "first"},
    {Verb::second, "second"},
    {Verb::hoard_card, "hoard ", Operand::card},
    {Verb::tech, "tech ", Operand::tech},
    {Verb::research, "research ", Operand::number_planet},
    {Verb::complete, "complete ", Operand::number},
    {Verb::abandon, "abandon ", Operand::number},
    {Verb::tech_ship, "tech_ship ", Operand::number},
    {Verb::take_tech, "take_tech"},
    {Verb::accept, "accept"},
    {Verb::refuse, "refuse"},
    {Verb::fail, "fail"},
    {Verb::wait, "wait"},
    {Verb::propose, "propose"},
    {Verb::clear, "clear"},
    {Verb::give_card, "give:", Operand::card},
    {Verb::ask_card, "ask:", Operand::card},
    {Verb::give_type, "give_type:", Operand::type},
    {Verb::ask_type, "ask_type:", Operand::type},
    {Verb::give_choice, "give_choice"},
    {Verb::ask_choice, "ask_choice"},
    {Verb::give_random, "give_random"},
    {Verb::ask_random, "ask_random"},
    {Verb::give_colony, "give_colony:", Operand::planet},
    {Verb::ask_colony, "ask_colony:", Operand::planet},
    {Verb::free_ship, "free_ship:", Operand::seat},
    {Verb::show_card, "show:", Operand::card},
    {Verb::show_power, "show_power"},
}};

std::string effect_text(std::uint32_t operand) {
    const auto id = static_cast<EffectId>(operand & 0xFFFF);
    return WrittenText<EffectId>::write(id) + ((operand & kFromHoard) != 0 ? " from hoard" : "");
}

std::string operand_text(Operand kind, std::uint32_t operand) {
    switch (kind) {
        case Operand::none:
            return {};
        case Operand::effect:
            return effect_text(operand);
        case Operand::planet:
            return std::string(name_of(static_cast<Planet>(operand)));
        case Operand::seat:
            return std::string(1, letter(seat_at(static_cast<int>(operand))));
        case Operand::card:
            return std::string(name_of(static_cast<Card>(operand)));
        case Operand::alien:
            return std::string(name_of(static_cast<AlienId>(operand)));
        case Operand::destiny:
            return std::string(name_of(static_cast<Destiny>(operand)));
        case Operand::type:
            return std::string(name_of(static_cast<CardType>(operand)));
        case Operand::planet_seat:
            return std::string(name_of(static_cast<Planet>(operand / 8))) + ":" +
                   letter(seat_at(static_cast<int>(operand % 8)));
        case Operand::tech:
            return std::string(name_of(static_cast<TechId>(operand)));
        case Operand::number:
            return std::to_string(operand);
        case Operand::number_planet:
            return std::to_string(operand / 64) + " " +
                   std::string(name_of(static_cast<Planet>(operand % 64)));
    }
    return {};
}

template<NamedEnum E>
std::optional<std::uint32_t> named(std::string_view text) {
    E found;
    if (text == "-" || !enum_from(text, found))
        return std::nullopt;
    return static_cast<std::uint32_t>(found);
}

std::optional<std::uint32_t> seat_operand(std::string_view text) {
    const Seat seat = seat_from_letter(text);
    if (seat == kNoSeat)
        return std::nullopt;
    return static_cast<std::uint32_t>(index(seat));
}

std::optional<std::uint32_t> effect_operand(std::string_view text) {
    constexpr std::string_view kHoard = " from hoard";
    const bool hoarded = text.ends_with(kHoard);
    if (hoarded)
        text.remove_suffix(kHoard.size());
    EffectId id;
    if (!WrittenText<EffectId>::read(text, id) || id == EffectId::none)
        return std::nullopt;
    return static_cast<std::uint32_t>(id) | (hoarded ? kFromHoard : 0);
}

// Of a tech card: 1 to 20.
std::optional<std::uint32_t> small_number(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number > kTechs)
        return std::nullopt;
    return number;
}

std::optional<std::uint32_t> operand_of_text(Operand kind, std::string_view text) {
    switch (kind) {
        case Operand::none:
            return text.empty() ? std::optional(0u) : std::nullopt;
        case Operand::effect:
            return effect_operand(text);
        case Operand::planet:
            return named<Planet>(text);
        case Operand::seat:
            return seat_operand(text);
        case Operand::card:
            return named<Card>(text);
        case Operand::alien:
            return named<AlienId>(text);
        case Operand::destiny:
            return named<Destiny>(text);
        case Operand::type:
            return named<CardType>(text);
        case Operand::planet_seat: {
            if (text.size() != 4 || text[2] != ':')
                return std::nullopt;
            const auto planet = named<Planet>(text.substr(0, 2));
            const auto seat = seat_operand(text.substr(3));
            if (!planet || !seat)
                return std::nullopt;
            return *planet * 8 + *seat;
        }
        case Operand::tech:
            return named<TechId>(text);
        case Operand::number:
            return small_number(text);
        case Operand::number_planet: {
            const std::size_t gap = text.find(' ');
            if (gap == std::string_view::npos)
                return std::nullopt;
            const auto number = small_number(text.substr(0, gap));
            const auto planet = named<Planet>(text.substr(gap + 1));
            if (!number || !planet)
                return std::nullopt;
            return *number * 64 + *planet;
        }
    }
    return std::nullopt;
}

}  // namespace

std::string Cosmic::notation(const Data&, OptionCode code) {
    for (const Word& word : kWords)
        if (word.verb == verb(code))
            return std::string(word.text) + operand_text(word.operand, operand_of(code));
    return "?";
}

std::optional<OptionCode> Cosmic::parse(const Data&, std::string_view text) {
    for (const Word& word : kWords) {
        if (!text.starts_with(word.text))
            continue;
        if (const auto operand = operand_of_text(word.operand, text.substr(word.text.size())))
            return code(word.verb, *operand);
    }
    return std::nullopt;
}

}  // namespace sidera::cosmic
