// Positions of Cosmic Encounter written by hand: a short form, and what follows from it.

#include "games/cosmic/edge/position.h"

#include <algorithm>
#include <charconv>

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

// What must be there already when a position goes on at a moment.
enum class Needs : std::uint8_t { offense, defense, target, chosen, open, result };

struct NamedStep {
    std::string_view name;
    Flow (*run)(Table&, EncounterFrame&);
    Needs needs;
};

// The moments at which a position can go on.
constexpr NamedStep kSteps[] = {
    {"regroup", ask_window<Moment::before_anything>, Needs::offense},
    {"interphase", ask_window<Moment::before_anything>, Needs::offense},
    {"retrieval", open_window<Moment::before_retrieval>, Needs::offense},
    {"destiny", open_window<Moment::before_destiny>, Needs::offense},
    {"launch", open_window<Moment::before_launch>, Needs::defense},
    {"cone", ask_load, Needs::defense},  // an edition that loads first
    {"aim", ask_aim, Needs::defense},
    {"load", open_window<Moment::loading>, Needs::target},
    {"launched", after_load, Needs::target},
    {"alliance", open_window<Moment::before_invitations>, Needs::target},
    {"answers", next_answer, Needs::target},
    {"allied", open_window<Moment::allied>, Needs::target},
    {"planning", renew_defense, Needs::target},
    {"planning", open_window<Moment::before_selection>, Needs::target},  // where nobody renews
    {"selection", check_cards, Needs::target},
    {"selected", open_window<Moment::selected>, Needs::chosen},
    {"reveal", open_cards, Needs::chosen},
    {"revealed", open_window<Moment::revealed>, Needs::open},
    {"decide", decide, Needs::open},
    {"resolution", open_window<Moment::winner_known>, Needs::open},
    {"aftermath", open_window<Moment::aftermath>, Needs::open},
    {"end", open_window<Moment::encounter_ends>, Needs::result},
};

constexpr bool is_one_of(std::string_view key, std::initializer_list<std::string_view> keys) {
    return std::ranges::find(keys, key) != keys.end();
}

// The rest of a state hangs together too closely to be written by hand: it is laid by the short
// form.
Fault check_keys(const Json& given) {
    for (const auto& [key, value] : given.members()) {
        if (!is_one_of(key, {"phase", "table", "pub", "secret"}))
            return key + ": this cannot be given; use 'phase' and 'table'";
        for (const auto& [inner, of_seats] : value.members()) {
            if (key == "secret" && inner != "destinies")
                return "secret." + inner + ": this cannot be given; use 'table'";
            if (key != "pub")
                continue;
            if (inner == "rules" && of_seats.members().size() == 1 && of_seats.find("confirm"))
                continue;  // who is a person
            if (!is_one_of(inner, {"players", "planets", "gone", "destinies", "destiny_discards"}))
                return "pub." + inner + ": this cannot be given; use 'phase' and 'table'";
            if (inner == "players")
                for (const auto& [seat, player] : of_seats.members())
                    for (const auto& [field, unused] : player.members())
                        if (!is_one_of(field, {"sheets", "fresh", "ships"}))
                            return "pub.players." + seat + "." + field +
                                   ": this cannot be given; use 'table'";
        }
    }
    return std::nullopt;
}

// What was written plainly into the state, beside the short form.
Fault check_plain(const Public& pub) {
    for (int i = 0; i < kMaxPlayers; ++i)
        for (int k = 0; k < kMaxPlanets; ++k) {
            const Planet planet = planet_at(seat_at(i), k);
            const bool known = i < pub.rules.seats && k < pub.rules.planets;
            if (pub.planets.has(planet) + pub.gone.has(planet) != int{known})
                return "pub.planets: every planet is either in the game or gone, not so " +
                       std::string(name_of(planet));
        }
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if ((sheet.alien == AlienId::none && !sheet.hidden) ||
                (sheet.lender != kNoSeat && index(sheet.lender) >= pub.rules.seats))
                return std::string("pub.players: no sheet like this is possible for ") +
                       letter(seat);
    return std::nullopt;
}

Fault check_needs(const Public& pub, Needs needs) {
    const Encounter& e = pub.encounter();
    const auto& slots = e.slots;
    const bool chosen = slots[Side::offense].selected && slots[Side::defense].selected;
    const bool open = slots[Side::offense].open && slots[Side::defense].open;
    if (needs == Needs::offense && e.defense != kNoSeat)
        return "table.encounter.defense: destiny has not spoken yet at this moment";
    if (needs >= Needs::defense && e.defense == kNoSeat)
        return "table.encounter.defense: this moment needs one";
    if (needs >= Needs::target && e.target == Planet::none)
        return "table.encounter.target: this moment needs one";
    if ((needs == Needs::chosen && !chosen) || (needs == Needs::open && !open))
        return "table.encounter.cards: this moment needs a card of both main players";
    if (needs < Needs::chosen && chosen)
        return "table.encounter.cards: it is too early for cards";
    if (needs == Needs::result && e.result == Result::open)
        return "table.encounter.result: this moment needs one";
    return std::nullopt;
}

}  // namespace

namespace {

// What the setup has turned lies in the destiny deck again, unless the position says where it is.
void gather_destinies(const Json& given, State& state) {
    const Json* pub = given.find("pub");
    if (pub != nullptr && pub->find("destiny_discards") != nullptr)
        return;
    for (const Destiny card : state.pub.destiny_discards)
        state.secret.destinies.push_back(card);
    state.pub.destiny_discards.clear();
    state.pub.destinies = static_cast<std::uint8_t>(state.secret.destinies.size());
}

}  // namespace

Fault Cosmic::complete_position(const Data& data, const Json& given, State& state) {
    if (Fault fault = check_keys(given))
        return fault;
    const Json* phase = given.find("phase");
    const Json* table = given.find("table");
    if (phase == nullptr)
        return "phase: a position needs its moment";
    if (Fault fault = check_plain(state.pub))
        return fault;
    gather_destinies(given, state);
    if (Fault fault = lay_table(data, table != nullptr ? *table : Json::object(), state))
        return fault;
    state.secret.touched = {};
    Public& pub = state.pub;
    pub.frames.clear();
    pub.deciding.clear();
    pub.question = {};
    constexpr std::uint8_t kCheckHand = 7;
    constexpr std::uint8_t kAfterEncounter = 11;
    const std::string name = phase->as_string();
    if (name == "turn") {
        pub.frames.push_back(TurnFrame{.step = kCheckHand});
        return check_needs(pub, Needs::offense);
    }
    pub.frames.push_back(TurnFrame{.step = kAfterEncounter});
    for (const NamedStep& step : kSteps)
        if (step.name == name)
            for (std::size_t i = 0; i < data.edition.steps.size(); ++i)
                if (data.edition.steps[i].run == step.run) {
                    pub.frames.push_back(EncounterFrame{.step = static_cast<std::uint8_t>(i)});
                    return check_needs(pub, step.needs);
                }
    return "phase: unknown moment " + phase->dump() +
           "; there are turn, regroup, destiny, launch, alliance, allied, planning, selected, "
           "revealed, resolution, aftermath, end and others";
}

// Cards of a random draw by their place in the hand, decks by their cards, aliens by their place.
std::optional<std::uint32_t> Cosmic::luck_value(const Data&,
                                                std::string_view stream,
                                                std::string_view text) {
    if (stream == "deck") {
        Card card = Card::none;
        if (enum_from(text, card))
            return LuckScript::kItem + static_cast<std::uint32_t>(card);
    }
    if (stream == "destiny") {
        Destiny card = Destiny::none;
        if (enum_from(text, card))
            return LuckScript::kItem + static_cast<std::uint32_t>(card);
    }
    if (stream == "flares") {
        AlienId id = AlienId::none;
        if (enum_from(text, id))
            return LuckScript::kItem + static_cast<std::uint32_t>(id);
    }
    if (stream == "techs") {
        TechId id;
        if (enum_from(text, id))
            return LuckScript::kItem + static_cast<std::uint32_t>(id);
    }
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

Json Cosmic::data_json(const Data& data) {
    Json deck = Json::object();
    for (const Card one : data.cards)
        if (!is_flare(one))
            deck.set(std::string(name_of(one)), data.deck[plain_of(one)]);
    Json aliens = Json::array();
    for (const AlienId id : data.edition.aliens) {
        const Alien& one = alien(id);
        constexpr std::string_view kLevels[] = {"green", "yellow", "red"};
        Json entry = Json::object();
        entry.set("id", name_of(id));
        entry.set("level", kLevels[static_cast<int>(one.level)]);
        aliens.push(std::move(entry));
    }
    return Json::object().set("deck", std::move(deck)).set("aliens", std::move(aliens));
}

}  // namespace sidera::cosmic
