// Positions of Cosmic Encounter written by hand: a short form, and what follows from it.

#include <charconv>

#include "games/cosmic/phases/steps.h"

namespace sidera::cosmic {
namespace {

using Fault = std::optional<std::string>;

struct NamedStep {
    std::string_view name;
    Flow (*run)(Table&, EncounterFrame&);
};

// The moments at which a position can go on.
constexpr NamedStep kSteps[] = {
    {"regroup", ask_window<Moment::before_anything>},
    {"retrieval", open_window<Moment::before_retrieval>},
    {"destiny", open_window<Moment::before_destiny>},
    {"launch", open_window<Moment::before_launch>},
    {"aim", ask_aim},
    {"load", open_window<Moment::loading>},
    {"launched", open_window<Moment::launched>},
    {"alliance", open_window<Moment::before_invitations>},
    {"answers", next_answer},
    {"allied", open_window<Moment::allied>},
    {"planning", renew_defense},
    {"selection", check_cards},
    {"selected", open_window<Moment::selected>},
    {"reveal", open_cards},
    {"revealed", open_window<Moment::revealed>},
    {"decide", decide},
    {"resolution", open_window<Moment::winner_known>},
    {"aftermath", open_window<Moment::aftermath>},
    {"end", open_window<Moment::encounter_ends>},
};

Seat seat_of(const Json* json) {
    return json == nullptr || !json->is_string() ? kNoSeat : seat_from_letter(json->as_string());
}

// Lays the short form over a state.
class Layer {
  public:
    Layer(const Data& data, State& state) : data_(data), state_(state) {}

    Fault lay(const Json& table, std::string_view phase) {
        for (const auto& [key, value] : table.members())
            if (!known(key))
                return "table." + key + ": there is no such entry";
        if (Fault fault = aliens(table.find("aliens")))
            return fault;
        if (Fault fault = ships(table.find("ships")))
            return fault;
        if (Fault fault = encounter(table.find("encounter"), phase))
            return fault;
        if (Fault fault = warp(table))
            return fault;
        return cards(table);
    }

  private:
    static bool known(std::string_view key) {
        constexpr std::string_view kKeys[] = {"aliens",
                                              "hands",
                                              "hoards",
                                              "deck",
                                              "discards",
                                              "ships",
                                              "removed",
                                              "tokens",
                                              "forts",
                                              "destinies",
                                              "encounter",
                                              "flares"};
        for (const std::string_view one : kKeys)
            if (one == key)
                return true;
        return false;
    }

    Fault aliens(const Json* given) {
        Public& pub = state_.pub;
        pub.turn = std::max<std::uint16_t>(pub.turn, 1);
        AlienSet taken;
        if (given != nullptr)
            for (const auto& [name, value] : given->members()) {
                const Seat seat = seat_from_letter(name);
                if (seat == kNoSeat || index(seat) >= pub.rules.seats)
                    return "table.aliens: there is no seat " + name;
                pub.players[seat].sheets.clear();
                for (const Json& one :
                     value.is_string() ? std::vector<Json>{value} : value.items()) {
                    AlienId id;
                    if (!enum_from(one.as_string(), id))
                        return "table.aliens: there is no alien '" + one.as_string() + "'";
                    pub.players[seat].sheets.push_back(
                        {.alien = id, .extra = !pub.players[seat].sheets.empty()});
                    taken.insert(id);
                }
            }
        for (const Seat seat : everybody(pub)) {
            state_.own[seat].offered.clear();
            state_.own[seat].reply = 0;
            for (int i = 0; pub.players[seat].sheets.empty() && i < kAliens; ++i)
                if (const auto id = static_cast<AlienId>(i); !taken.has(id)) {
                    pub.players[seat].sheets.push_back({.alien = id});
                    taken.insert(id);
                }
        }
        return std::nullopt;
    }

    // {"A": {"B1": 2, "A5": 0}}: what is named changes.
    Fault ships(const Json* given) {
        if (given == nullptr)
            return std::nullopt;
        for (const auto& [name, planets] : given->members())
            for (const auto& [where, count] : planets.members()) {
                Planet planet;
                const Seat seat = seat_from_letter(name);
                if (seat == kNoSeat || !enum_from(where, planet) || planet == Planet::none ||
                    !state_.pub.planets.has(planet))
                    return "table.ships: there is no place " + name + " " + where;
                state_.pub.players[seat].ships[planet] = static_cast<std::uint8_t>(count.as_int());
            }
        return std::nullopt;
    }

    // Ships that were sent come from the fullest home planets, unless others are in the warp.
    void send(Seat seat, int count) {
        state_.pub.encounter().sent[seat] = static_cast<std::uint8_t>(count);
        Player& player = state_.pub.players[seat];
        int spare = state_.pub.rules.ships - player.removed - ships_on_colonies(state_.pub, seat);
        for (; spare < count; ++spare) {
            Planet fullest = planet_at(seat, 0);
            for (int i = 0; i < kMaxPlanets; ++i)
                if (player.ships[planet_at(seat, i)] > player.ships[fullest])
                    fullest = planet_at(seat, i);
            --player.ships[fullest];
        }
    }

    Fault encounter(const Json* given, std::string_view phase) {
        Public& pub = state_.pub;
        pub.encounters.clear();
        Encounter e;
        for (const Seat seat : everybody(pub))
            e.limit[seat] = data_.edition.most_ships_sent;
        e.offense = given == nullptr ? pub.active : seat_of(given->find("offense"));
        if (e.offense == kNoSeat)
            e.offense = seat_at(0);
        pub.active = e.offense;
        pub.encounters.push_back(e);
        if (given != nullptr)
            if (Fault fault = details(*given, phase))
                return fault;
        Sink<Cosmic> unheard;
        Luck luck = Luck::seeded({});
        Table(data_, state_, luck, unheard).set_order();
        return std::nullopt;
    }

    Fault details(const Json& given, std::string_view) {
        Encounter& e = state_.pub.encounter();
        e.defense = seat_of(given.find("defense"));
        if (const Json* target = given.find("target"))
            if (!enum_from(target->as_string(), e.target))
                return "table.encounter.target: there is no planet " + target->dump();
        if (const Json* destiny = given.find("destiny"))
            if (!enum_from(destiny->as_string(), e.destiny))
                return "table.encounter.destiny: there is no card " + destiny->dump();
        if (const Json* number = given.find("number"))
            e.number = static_cast<std::uint8_t>(number->as_int());
        if (const Json* result = given.find("result"))
            if (!enum_from(result->as_string(), e.result))
                return "table.encounter.result: there is no result " + result->dump();
        e.shows_first = seat_of(given.find("shows_first"));
        if (const Json* gate = given.find("gate"))
            send(e.offense, static_cast<int>(gate->as_int()));
        for (const Side side : {Side::offense, Side::defense}) {
            if (const Json* allies = given.find("allies"))
                if (const Json* of_side = allies->find(name_of(side)))
                    for (const auto& [name, count] : of_side->members()) {
                        e.allies[side].insert(seat_from_letter(name));
                        e.came[side].insert(seat_from_letter(name));
                        e.invited[side].insert(seat_from_letter(name));
                        send(seat_from_letter(name), static_cast<int>(count.as_int()));
                    }
            if (const Json* invited = given.find("invited"))
                if (const Json* of_side = invited->find(name_of(side)))
                    for (const Json& name : of_side->items())
                        e.invited[side].insert(seat_from_letter(name.as_string()));
        }
        return chosen_cards(given.find("cards"), given.find("open"));
    }

    // "cards": chosen in secret; "open": revealed already.
    Fault chosen_cards(const Json* secret, const Json* open) {
        Encounter& e = state_.pub.encounter();
        for (const Json* given : {secret, open}) {
            if (given == nullptr)
                continue;
            for (const auto& [name, value] : given->members()) {
                const Seat seat = seat_from_letter(name);
                const Side side = seat == e.offense ? Side::offense : Side::defense;
                Card card;
                if (!enum_from(value.as_string(), card))
                    return "table.encounter.cards: there is no card " + value.dump();
                Slot& slot = e.slots[side];
                slot.selected = true;
                if (given == open)
                    slot = {.selected = true, .open = true, .card = card, .as = card};
                else
                    state_.own[seat].selected = card;
                placed_.add(card);
            }
        }
        return std::nullopt;
    }

    Fault warp(const Json& table) {
        Public& pub = state_.pub;
        if (const Json* removed = table.find("removed"))
            for (const auto& [name, count] : removed->members())
                pub.players[seat_from_letter(name)].removed =
                    static_cast<std::uint8_t>(count.as_int());
        if (const Json* tokens = table.find("tokens"))
            for (const auto& [name, count] : tokens->members())
                pub.players[seat_from_letter(name)].sheets[0].tokens =
                    static_cast<std::uint8_t>(count.as_int());
        for (const Seat seat : everybody(pub)) {
            Player& player = pub.players[seat];
            const int rest = pub.rules.ships - player.removed - ships_on_colonies(pub, seat) -
                             pub.encounter().sent[seat];
            if (rest < 0)
                return std::string("table.ships: there are too many ships of ") + letter(seat);
            player.warp = static_cast<std::uint8_t>(rest);
            player.power_on = power_active(pub, seat);
        }
        return std::nullopt;
    }

    Fault list(const Json& items, std::string_view where, std::vector<Card>& out) {
        for (const Json& item : items.items()) {
            Card card;
            if (!item.is_string() || !enum_from(item.as_string(), card))
                return "table." + std::string(where) + ": there is no card " + item.dump();
            out.push_back(card);
            placed_.add(card);
        }
        return std::nullopt;
    }

    // Hands that are not given are empty; what is not placed lies in the deck below what is given.
    Fault cards(const Json& table) {
        Public& pub = state_.pub;
        for (const Seat seat : everybody(pub)) {
            state_.own[seat].hand = {};
            state_.own[seat].hoard = {};
            state_.own[seat].known.clear();
        }
        for (const std::string_view kind : {"hands", "hoards"}) {
            const Json* given = table.find(kind);
            if (given == nullptr)
                continue;
            for (const auto& [name, items] : given->members()) {
                std::vector<Card> hand;
                const Seat seat = seat_from_letter(name);
                if (seat == kNoSeat || index(seat) >= pub.rules.seats)
                    return "table.hands: there is no seat " + name;
                if (Fault fault = list(items, kind, hand))
                    return fault;
                for (const Card card : hand)
                    (kind == "hands" ? state_.own[seat].hand : state_.own[seat].hoard).add(card);
            }
        }
        return piles(table);
    }

    Fault piles(const Json& table) {
        Public& pub = state_.pub;
        std::vector<Card> discards;
        std::vector<Card> top;
        if (const Json* given = table.find("discards"))
            if (Fault fault = list(*given, "discards", discards))
                return fault;
        if (const Json* given = table.find("deck"))
            if (Fault fault = list(*given, "deck", top))
                return fault;
        if (const Json* given = table.find("forts"))
            for (const auto& [where, card] : given->members()) {
                Fort fort;
                if (!enum_from(where, fort.planet) || !enum_from(card.as_string(), fort.card))
                    return "table.forts: no fort " + where;
                pub.forts.push_back(fort);
                placed_.add(fort.card);
            }
        pub.discards.clear();
        for (const Card card : discards)
            pub.discards.push_back(card);
        Pile& deck = state_.secret.deck;
        deck.clear();
        for (int i = 0; i < kPlainKinds; ++i) {
            const int left = data_.deck.values[static_cast<std::size_t>(i)] -
                             placed_.count(static_cast<Card>(i));
            if (left < 0)
                return "table: too many cards " + std::string(name_of(static_cast<Card>(i)));
            for (int n = 0; n < left; ++n)
                deck.push_back(static_cast<Card>(i));
        }
        for (std::size_t i = top.size(); i > 0; --i)
            deck.push_back(top[i - 1]);
        return count_up(table);
    }

    Fault count_up(const Json& table) {
        Public& pub = state_.pub;
        pub.deck = static_cast<std::uint8_t>(state_.secret.deck.size());
        pub.flares = static_cast<std::uint8_t>(placed_.flares.size());
        for (const Seat seat : everybody(pub)) {
            pub.players[seat].hand = static_cast<std::uint8_t>(state_.own[seat].hand.size());
            pub.players[seat].hoard = static_cast<std::uint8_t>(state_.own[seat].hoard.size());
        }
        if (const Json* given = table.find("destinies")) {
            DestinyPile& deck = state_.secret.destinies;
            for (std::size_t i = given->items().size(); i > 0; --i) {
                Destiny card;
                if (!enum_from(given->items()[i - 1].as_string(), card))
                    return "table.destinies: no card " + given->items()[i - 1].dump();
                for (std::size_t k = 0; k < deck.size(); ++k)
                    if (deck[k] == card) {
                        deck.erase_at(k);
                        break;
                    }
                deck.push_back(card);
            }
        }
        return std::nullopt;
    }

    const Data& data_;
    State& state_;
    Cards placed_;
};

}  // namespace

Fault Cosmic::complete_position(const Data& data, const Json& given, State& state) {
    const Json* phase = given.find("phase");
    if (phase == nullptr)
        return std::nullopt;
    const std::string name = phase->as_string();
    static const Json kEmpty = Json::object();
    const Json* table = given.find("table");
    if (Fault fault = Layer(data, state).lay(table != nullptr ? *table : kEmpty, name))
        return fault;
    Public& pub = state.pub;
    pub.frames.clear();
    pub.deciding.clear();
    pub.question = {};
    constexpr std::uint8_t kCheckHand = 7;
    constexpr std::uint8_t kAfterEncounter = 11;
    if (name == "turn") {
        pub.frames.push_back(TurnFrame{.step = kCheckHand});
        return std::nullopt;
    }
    pub.frames.push_back(TurnFrame{.step = kAfterEncounter});
    for (const NamedStep& step : kSteps)
        if (step.name == name)
            for (std::size_t i = 0; i < data.edition.steps.size(); ++i)
                if (data.edition.steps[i].run == step.run) {
                    pub.frames.push_back(EncounterFrame{.step = static_cast<std::uint8_t>(i)});
                    return std::nullopt;
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
        Card card;
        if (enum_from(text, card))
            return LuckScript::kItem + static_cast<std::uint32_t>(card);
    }
    if (stream == "destiny") {
        Destiny card;
        if (enum_from(text, card))
            return LuckScript::kItem + static_cast<std::uint32_t>(card);
    }
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

Json Cosmic::data_json(const Data& data) {
    Json deck = Json::object();
    for (int i = 0; i < kPlainKinds; ++i)
        deck.set(std::string(name_of(static_cast<Card>(i))),
                 data.deck.values[static_cast<std::size_t>(i)]);
    Json aliens = Json::array();
    for (int i = 0; i < kAliens; ++i) {
        const Alien& one = alien(static_cast<AlienId>(i));
        constexpr std::string_view kLevels[] = {"green", "yellow", "red"};
        Json entry = Json::object();
        entry.set("id", name_of(static_cast<AlienId>(i)));
        entry.set("level", kLevels[static_cast<int>(one.level)]);
        aliens.push(std::move(entry));
    }
    return Json::object().set("deck", std::move(deck)).set("aliens", std::move(aliens));
}

}  // namespace sidera::cosmic
