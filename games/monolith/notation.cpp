// Options as short texts and back: one table of words for logs, scripts, scenarios and the
// terminal.

#include <array>
#include <charconv>
#include <string>

#include "games/monolith/codes.h"
#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

enum class Operand : std::uint8_t {
    none,
    faction,  // "umani"
    planet,   // "P3"
    spot,     // "P3:-1,1"
    works,    // "P3 furnace"
    cell,     // "12,6"
    yard,     // "20,12 large"
    number,   // "3"
    target,   // "ship 12,6"
    freight,  // "drill"
    seat,     // "B"
    ship,     // "B 3"
    goods     // "B M"
};

struct Word {
    Verb verb;
    std::string_view text;
    Operand operand = Operand::none;
};

constexpr std::array kWords = {Word{Verb::faction, "faction ", Operand::faction},
                               Word{Verb::natural, "natural ", Operand::spot},
                               Word{Verb::cannon, "cannon ", Operand::spot},
                               Word{Verb::asteroid, "asteroid ", Operand::cell},
                               Word{Verb::build, "build ", Operand::works},
                               Word{Verb::demolish, "demolish ", Operand::planet},
                               Word{Verb::clear, "clear ", Operand::planet},
                               Word{Verb::built, "done_building"},
                               Word{Verb::spot, "at ", Operand::spot},
                               Word{Verb::ship, "ship ", Operand::works},
                               Word{Verb::ship_at, "yard ", Operand::yard},
                               Word{Verb::launched, "done_launching"},
                               Word{Verb::dock, "dock ", Operand::cell},
                               Word{Verb::use_ship, "use ship ", Operand::number},
                               Word{Verb::use_turret, "use turret ", Operand::spot},
                               Word{Verb::use_station, "use station ", Operand::cell},
                               Word{Verb::use_rock, "use rock ", Operand::cell},
                               Word{Verb::bombard, "bombard ", Operand::planet},
                               Word{Verb::end_turn, "end_turn"},
                               Word{Verb::ask_to_share, "ask_to_share"},
                               Word{Verb::move, "move ", Operand::cell},
                               Word{Verb::attack, "attack ", Operand::target},
                               Word{Verb::raze, "raze ", Operand::spot},
                               Word{Verb::conquer, "conquer ", Operand::planet},
                               Word{Verb::buy, "buy ", Operand::freight},
                               Word{Verb::fetch, "fetch ", Operand::freight},
                               Word{Verb::pick_up, "pick_up ", Operand::cell},
                               Word{Verb::load, "load"},
                               Word{Verb::place, "place ", Operand::cell},
                               Word{Verb::store, "store"},
                               Word{Verb::unload, "unload"},
                               Word{Verb::seize, "seize"},
                               Word{Verb::stop, "stop"},
                               Word{Verb::yes, "yes"},
                               Word{Verb::no, "no"},
                               Word{Verb::trade, "trade ", Operand::seat},
                               Word{Verb::with_ship, "with_ship ", Operand::ship},
                               Word{Verb::first_giver, "first ", Operand::seat},
                               Word{Verb::gives, "gives ", Operand::goods},
                               Word{Verb::make_secret, "secret"},
                               Word{Verb::make_open, "open"},
                               Word{Verb::offer, "offer"},
                               Word{Verb::drop, "drop"},
                               Word{Verb::take_back, "take_back ", Operand::seat},
                               Word{Verb::accept, "accept ", Operand::seat},
                               Word{Verb::refuse, "refuse ", Operand::seat},
                               Word{Verb::withdraw, "withdraw ", Operand::number},
                               Word{Verb::woo, "ally ", Operand::seat},
                               Word{Verb::take_hand, "take_hand ", Operand::seat},
                               Word{Verb::turn_down, "turn_down ", Operand::seat},
                               Word{Verb::break_alliance, "break_alliance ", Operand::seat},
                               Word{Verb::ask_always, "ask_always"},
                               Word{Verb::ask_when_useful, "ask_when_useful"},
                               Word{Verb::resign, "resign"}};

// Writing. Each yields an empty text for what is no operand of its kind.

template<class E>
std::string name_text(std::uint32_t number, std::size_t count) {
    return number < count ? std::string(name_of(static_cast<E>(number))) : std::string();
}

std::string both(const std::string& first, char between, const std::string& second) {
    return first.empty() || second.empty() ? std::string() : first + between + second;
}

std::string planet_text(std::uint32_t panel) {
    return panel >= 1 && panel <= kMaxPanels * kMaxPanels ? "P" + std::to_string(panel)
                                                          : std::string();
}

std::string cell_text(std::uint32_t number) {
    const Place at = place_of(static_cast<Cell>(number));
    return number < kMaxSide * kStride && at.x < kMaxSide
               ? WrittenText<Cell>::write(static_cast<Cell>(number))
               : std::string();
}

std::string spot_text(std::uint32_t number) {
    return number < kMaxSpots ? WrittenText<Spot>::write(static_cast<Spot>(number)) : std::string();
}

std::string seat_text(std::uint32_t number) {
    return number < kMaxPlayers ? std::string(1, letter(seat_at(static_cast<int>(number))))
                                : std::string();
}

std::string number_text(std::uint32_t number) {
    return number >= 1 && number <= 0xFFFF ? std::to_string(number) : std::string();
}

std::string operand_text(Operand kind, std::uint32_t operand) {
    switch (kind) {
        case Operand::none:
            return {};
        case Operand::faction:
            return name_text<Faction>(operand, kFactions);
        case Operand::planet:
            return planet_text(operand);
        case Operand::spot:
            return both(planet_text(operand / 128), ':', spot_text(operand % 128));
        case Operand::works:
            return both(planet_text(operand / 128), ' ', name_text<Thing>(operand % 128, kThings));
        case Operand::cell:
            return cell_text(operand);
        case Operand::yard:
            return both(
                cell_text(operand & 0xFFFF), ' ', name_text<Thing>(what_in(operand), kThings));
        case Operand::number:
            return number_text(operand);
        case Operand::target:
            return both(
                name_text<Target>(what_in(operand), kTargets), ' ', cell_text(operand & 0xFFFF));
        case Operand::freight:
            return name_text<Freight>(operand, kFreights);
        case Operand::seat:
            return seat_text(operand);
        case Operand::ship:
            return both(seat_text(operand >> 16), ' ', number_text(operand & 0xFFFF));
        case Operand::goods:
            return both(
                seat_text(operand >> 16), ' ', name_text<Resource>(operand & 0xFFFF, kResources));
    }
    return {};
}

// Reading.

using Read = std::optional<std::uint32_t>;

template<class E>
Read read_name(std::string_view text) {
    E value{};
    return enum_from(text, value) ? Read(static_cast<std::uint32_t>(value)) : std::nullopt;
}

Read read_number(std::string_view text) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? Read(number) : std::nullopt;
}

Read read_planet(std::string_view text) {
    return text.starts_with('P') ? read_number(text.substr(1)) : std::nullopt;
}

template<class E>
Read read_written(std::string_view text) {
    E value{};
    return WrittenText<E>::read(text, value) ? Read(static_cast<std::uint32_t>(value))
                                             : std::nullopt;
}

Read read_seat(std::string_view text) {
    const Seat seat = seat_from_letter(text);
    return seat == kNoSeat ? std::nullopt : Read(static_cast<std::uint32_t>(seat));
}

// Two parts with a sign between them, joined as (first << shift) + second or the other way round.
template<class First, class Second>
Read read_both(std::string_view text, char between, First&& first, Second&& second, int shift) {
    const std::size_t at = text.find(between);
    if (at == std::string_view::npos)
        return std::nullopt;
    const Read one = first(text.substr(0, at));
    const Read two = second(text.substr(at + 1));
    return one && two ? Read(shift > 0 ? (*one << shift) + *two : *one + (*two << -shift))
                      : std::nullopt;
}

Read read_operand(Operand kind, std::string_view text) {
    switch (kind) {
        case Operand::none:
            return text.empty() ? Read(0) : std::nullopt;
        case Operand::faction:
            return read_name<Faction>(text);
        case Operand::planet:
            return read_planet(text);
        case Operand::spot:
            return read_both(text, ':', read_planet, read_written<Spot>, 7);
        case Operand::works:
            return read_both(text, ' ', read_planet, read_name<Thing>, 7);
        case Operand::cell:
            return read_written<Cell>(text);
        case Operand::yard:
            return read_both(text, ' ', read_written<Cell>, read_name<Thing>, -16);
        case Operand::number:
            return read_number(text);
        case Operand::target:
            return read_both(text, ' ', read_name<Target>, read_written<Cell>, 16);
        case Operand::freight:
            return read_name<Freight>(text);
        case Operand::seat:
            return read_seat(text);
        case Operand::ship:
            return read_both(text, ' ', read_seat, read_number, 16);
        case Operand::goods:
            return read_both(text, ' ', read_seat, read_name<Resource>, 16);
    }
    return std::nullopt;
}

}  // namespace

std::string Monolith::notation(const Data&, OptionCode code) {
    for (const Word& word : kWords) {
        if (word.verb != verb(code))
            continue;
        if (word.operand == Operand::none)
            return operand_of(code) == 0 ? std::string(word.text) : "?";
        const std::string operand = operand_text(word.operand, operand_of(code));
        return operand.empty() ? "?" : std::string(word.text) + operand;
    }
    return "?";
}

std::optional<OptionCode> Monolith::parse(const Data& data, std::string_view text) {
    for (const Word& word : kWords) {
        if (!text.starts_with(word.text))
            continue;
        const Read operand = read_operand(word.operand, text.substr(word.text.size()));
        // Written otherwise than we would write it ("P03") it is not this option.
        if (operand && *operand <= 0xFFFFFF && notation(data, code(word.verb, *operand)) == text)
            return code(word.verb, *operand);
    }
    return std::nullopt;
}

}  // namespace sidera::monolith
