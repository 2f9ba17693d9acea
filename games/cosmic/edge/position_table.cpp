// Reads the table of a scenario: who sits there, ships, cards, and how far the encounter has come.

#include <algorithm>
#include <utility>

#include "games/cosmic/edge/position.h"
#include "games/cosmic/edge/position_forms.h"
#include "games/cosmic/edge/position_techs.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

template<class E>
Fault read_name(const Json& json, std::string_view where, E& out) {
    if (json.is_string() && json.as_string() != name_of(E::none) &&
        enum_from(json.as_string(), out))
        return std::nullopt;
    return "table." + std::string(where) + ": there is no " + json.dump();
}

class Layer {
  public:
    Layer(const Data& data, State& state) : data_(data), state_(state) {}

    Fault lay(const Json& table) {
        for (const auto& [key, value] : table.members())
            if (!known(key))
                return "table." + key + ": there is no such entry";
        if (Fault fault = aliens(table))
            return fault;
        if (Fault fault = lay_forms(data_, table.find("forms"), state_))
            return fault;
        if (Fault fault = lay_techs(table, state_))
            return fault;
        if (Fault fault = ships(table))
            return fault;
        if (Fault fault = researchers())
            return fault;
        if (Fault fault = encounter(table.find("encounter")))
            return fault;
        if (Fault fault = warp(table))
            return fault;
        return cards(table);
    }

  private:
    static bool known(std::string_view key) {
        constexpr std::string_view kKeys =
            " aliens face_down hands hoards deck discards ships removed tokens forts forms "
            "destinies "
            "encounter techs tech_deck tech_discards planet_made ";
        return kKeys.find(" " + std::string(key) + " ") != std::string_view::npos;
    }

    Fault read_seat(std::string_view name, std::string_view where, Seat& out) const {
        out = seat_from_letter(name);
        if (out != kNoSeat && index(out) < state_.pub.rules.seats)
            return std::nullopt;
        return "table." + std::string(where) + ": there is no seat " + std::string(name);
    }

    Fault read_seat(const Json* json, std::string_view where, Seat& out) const {
        out = kNoSeat;
        return json == nullptr ? std::nullopt : read_seat(json->as_string(), where, out);
    }

    Fault read_planet(std::string_view name, std::string_view where, Planet& out) const {
        if (Fault fault = read_name(Json(name), where, out))
            return fault;
        if (state_.pub.planets.has(out))
            return std::nullopt;
        return "table." + std::string(where) + ": planet " + std::string(name) +
               " is not in the game";
    }

    // No more than all ships of a player.
    Fault read_count(const Json& json, std::string_view where, std::uint8_t& out) const {
        const std::int64_t count = json.as_int();
        if (!json.is_int() || count < 0 || count > state_.pub.rules.ships)
            return "table." + std::string(where) + ": a number from 0 to " +
                   std::to_string(state_.pub.rules.ships) + " is needed instead of " + json.dump();
        out = static_cast<std::uint8_t>(count);
        return std::nullopt;
    }

    // Takes a card out of what is left of the deck.
    Fault read_card(const Json& json, std::string_view where, Card& out) {
        if (Fault fault = read_name(json, where, out))
            return fault;
        const int most = is_flare(out) ? 1 : data_.copies_of(plain_of(out), state_.pub.rules);
        if (placed_.count(out) >= most)
            return "table." + std::string(where) + ": too many cards " + json.as_string();
        placed_.add(out);
        return std::nullopt;
    }

    // Calls read(value, seat) for every {"A": value} of an entry.
    template<class Read>
    Fault for_each_seat(const Json* given, std::string_view where, Read&& read) {
        if (given != nullptr)
            for (const auto& [name, value] : given->members()) {
                Seat seat = kNoSeat;
                if (Fault fault = read_seat(name, where, seat))
                    return fault;
                if (Fault fault = read(value, seat))
                    return fault;
            }
        return std::nullopt;
    }

    Fault aliens(const Json& table) {
        Public& pub = state_.pub;
        pub.turn = std::max<std::uint16_t>(pub.turn, 1);
        AlienSet taken;
        const auto read = [&](const Json& value, Seat seat) -> Fault {
            auto& sheets = pub.players[seat].sheets;
            sheets.clear();
            for (const Json& one : value.is_string() ? std::vector<Json>{value} : value.items()) {
                AlienId id = AlienId::none;
                if (Fault fault = read_name(one, "aliens", id))
                    return fault;
                if (sheets.full() || taken.has(id))
                    return "table.aliens: too many aliens at " + one.as_string();
                sheets.push_back({.alien = id, .extra = !sheets.empty()});
                taken.insert(id);
            }
            return std::nullopt;
        };
        const auto hide = [&](const Json& value, Seat seat) -> Fault {
            AlienId id = AlienId::none;
            if (Fault fault = read_name(value, "face_down", id))
                return fault;
            if (!pub.rules.hidden_powers || taken.has(id))
                return "table.face_down: " + value.as_string() + " cannot lie face down";
            pub.players[seat].sheets.clear();
            pub.players[seat].sheets.push_back({.hidden = true,
                                                .tokens = static_cast<std::uint8_t>(
                                                    alien(id).passive.tokens * pub.rules.planets)});
            state_.own[seat].face_down = id;
            taken.insert(id);
            return std::nullopt;
        };
        for (const Seat seat : everybody(pub))
            if (std::exchange(state_.own[seat].face_down, AlienId::none) != AlienId::none)
                pub.players[seat].sheets.clear();
        if (Fault fault = for_each_seat(table.find("aliens"), "aliens", read))
            return fault;
        if (Fault fault = for_each_seat(table.find("face_down"), "face_down", hide))
            return fault;
        for (const Seat seat : everybody(pub)) {
            state_.own[seat].offered.clear();
            state_.own[seat].reply = 0;
            if (pub.players[seat].sheets.empty()) {
                const AlienId id = data_.edition.aliens.without(taken).lowest();
                pub.players[seat].sheets.push_back({.alien = id});
                taken.insert(id);
            }
        }
        return std::nullopt;
    }

    // {"A": {"B1": 2, "A5": 0}}: what is named changes.
    Fault ships(const Json& table) {
        const auto read = [&](const Json& planets, Seat seat) -> Fault {
            for (const auto& [where, count] : planets.members()) {
                Planet planet = Planet::none;
                if (Fault fault = read_planet(where, "ships", planet))
                    return fault;
                if (Fault fault =
                        read_count(count, "ships", state_.pub.players[seat].ships[planet]))
                    return fault;
            }
            return std::nullopt;
        };
        return for_each_seat(table.find("ships"), "ships", read);
    }

    // Ships that were sent come from the fullest home planets, unless others are in the warp.
    Fault send(const Json& count, Seat seat) {
        std::uint8_t& sent = state_.pub.encounter().sent[seat];
        if (Fault fault = read_count(count, "encounter", sent))
            return fault;
        return leave_home(seat, researching_ships(state_.pub, seat) + sent, "encounter");
    }

    // CF-TECH-2: likewise for those that do research.
    Fault researchers() {
        for (const Seat seat : everybody(state_.pub))
            if (const int ships = researching_ships(state_.pub, seat); ships > 0)
                if (Fault fault = leave_home(seat, ships, "techs"))
                    return fault;
        return std::nullopt;
    }

    // So many ships are neither on colonies nor removed.
    Fault leave_home(Seat seat, int wanted, std::string_view where) {
        Player& player = state_.pub.players[seat];
        int spare = ships_in_game(state_.pub, seat) - ships_on_colonies(state_.pub, seat);
        for (; spare < wanted; ++spare) {
            Planet fullest = planet_at(seat, 0);
            for (int i = 0; i < kMaxPlanets; ++i)
                if (player.ships[planet_at(seat, i)] > player.ships[fullest])
                    fullest = planet_at(seat, i);
            if (player.ships[fullest] == 0)
                return "table." + std::string(where) + ": too few ships at home for those of " +
                       letter(seat);
            --player.ships[fullest];
            if (where == "encounter" && seat == state_.pub.encounter().offense)
                ++state_.pub.encounter().left[fullest];
        }
        return std::nullopt;
    }

    Fault encounter(const Json* given) {
        Public& pub = state_.pub;
        pub.encounters.clear();
        Encounter e;
        for (const Seat seat : everybody(pub))
            e.limit[seat] = data_.edition.most_ships_sent;
        e.offense = pub.active;
        if (given != nullptr && given->find("offense") != nullptr)
            if (Fault fault = read_seat(given->find("offense"), "encounter.offense", e.offense))
                return fault;
        if (e.offense == kNoSeat)
            e.offense = seat_at(0);
        pub.active = e.offense;
        pub.encounters.push_back(e);
        if (given != nullptr) {
            if (Fault fault = details(*given))
                return fault;
            if (Fault fault = sides(*given))
                return fault;
        }
        Sink<Cosmic> unheard;
        Luck luck = Luck::seeded({});
        Table(data_, state_, luck, unheard).encounters.set_order();
        return std::nullopt;
    }

    Fault details(const Json& given) {
        Encounter& e = state_.pub.encounter();
        if (Fault fault = read_seat(given.find("defense"), "encounter.defense", e.defense))
            return fault;
        if (e.defense == e.offense)
            return "table.encounter.defense: nobody has an encounter with oneself";
        if (const Json* target = given.find("target"))
            if (Fault fault = read_planet(target->as_string(), "encounter.target", e.target))
                return fault;
        if (const Json* destiny = given.find("destiny"))
            if (Fault fault = read_name(*destiny, "encounter.destiny", e.destiny))
                return fault;
        e.reverse = is_reverse(e.destiny);
        if (const Json* number = given.find("number"))
            if (Fault fault = read_count(*number, "encounter.number", e.number))
                return fault;
        if (const Json* result = given.find("result"))
            if (!enum_from(result->as_string(), e.result))
                return "table.encounter.result: there is no result " + result->dump();
        return read_seat(given.find("shows_first"), "encounter.shows_first", e.shows_first);
    }

    Fault sides(const Json& given) {
        Encounter& e = state_.pub.encounter();
        if (const Json* gate = given.find("gate"))
            if (Fault fault = send(*gate, e.offense))
                return fault;
        for (const Side side : {Side::offense, Side::defense}) {
            const auto join = [&](const Json& count, Seat seat) -> Fault {
                if (seat == e.offense || seat == e.defense ||
                    side_of(state_.pub, seat) != Side::none)
                    return std::string("table.encounter.allies: two roles for ") + letter(seat);
                e.allies[side].insert(seat);
                e.came[side].insert(seat);
                e.invited[side].insert(seat);
                return send(count, seat);
            };
            if (const Json* allies = given.find("allies"))
                if (Fault fault =
                        for_each_seat(allies->find(name_of(side)), "encounter.allies", join))
                    return fault;
            const Json* invited = given.find("invited");
            if (invited == nullptr || invited->find(name_of(side)) == nullptr)
                continue;
            for (const Json& name : invited->find(name_of(side))->items()) {
                Seat seat = kNoSeat;
                if (Fault fault = read_seat(name.as_string(), "encounter.invited", seat))
                    return fault;
                e.invited[side].insert(seat);
            }
        }
        if (Fault fault = chosen_cards(given.find("cards"), false))
            return fault;
        if (Fault fault = chosen_cards(given.find("open"), true))
            return fault;
        if (Fault fault = cards_beside(given.find("kickers"), BesideKind::kicker))
            return fault;
        return cards_beside(given.find("beside"), BesideKind::second);
    }

    // Face down: kickers, second cards of main players, cards of allies.
    Fault cards_beside(const Json* given, BesideKind kind) {
        Encounter& e = state_.pub.encounter();
        return for_each_seat(given, "encounter.beside", [&](const Json& value, Seat seat) -> Fault {
            const bool kicker = kind == BesideKind::kicker;
            const bool main = seat == e.offense || seat == e.defense;
            const Side side = side_of(state_.pub, seat);
            if (side == Side::none || (kicker && !main))
                return std::string("table.encounter.beside: no card of ") + letter(seat) +
                       " lies there";
            Card card = Card::none;
            if (Fault fault = read_card(value, "encounter.beside", card))
                return fault;
            if (kicker ? !is_kicker(card) : !is_encounter_card(card))
                return "table.encounter.beside: " + value.dump() + " cannot lie there";
            Beside beside{.kind = kicker || main ? kind : BesideKind::support,
                          .side = side,
                          .seat = seat,
                          .open = e.slots[side].open};  // like the card it lies beside
            if (beside.open)
                beside.card = beside.as = card;
            else
                (kicker ? state_.own[seat].kicker : state_.own[seat].beside) = card;
            e.beside.push_back(beside);
            return std::nullopt;
        });
    }

    // "cards": chosen in secret; "open": revealed already.
    Fault chosen_cards(const Json* given, bool open) {
        Encounter& e = state_.pub.encounter();
        return for_each_seat(given, "encounter.cards", [&](const Json& value, Seat seat) -> Fault {
            if (seat != e.offense && seat != e.defense)
                return std::string("table.encounter.cards: no main player is ") + letter(seat);
            Card card = Card::none;
            if (Fault fault = read_card(value, "encounter.cards", card))
                return fault;
            Slot& slot = e.slots[seat == e.offense ? Side::offense : Side::defense];
            if (slot.selected)
                return std::string("table.encounter.cards: two cards of ") + letter(seat);
            if (open)
                slot = {.selected = true, .open = true, .card = card, .as = card};
            else
                state_.own[seat].selected = card;
            slot.selected = true;
            return std::nullopt;
        });
    }

    Fault warp(const Json& table) {
        Public& pub = state_.pub;
        const auto remove = [&](const Json& count, Seat seat) {
            return read_count(count, "removed", pub.players[seat].removed);
        };
        const auto give_tokens = [&](const Json& count, Seat seat) {
            return read_count(count, "tokens", pub.players[seat].sheets[0].tokens);
        };
        if (Fault fault = for_each_seat(table.find("removed"), "removed", remove))
            return fault;
        if (Fault fault = for_each_seat(table.find("tokens"), "tokens", give_tokens))
            return fault;
        for (const Seat seat : everybody(pub)) {
            Player& player = pub.players[seat];
            const int rest = ships_in_game(pub, seat) - ships_on_colonies(pub, seat) -
                             researching_ships(pub, seat) - pub.encounter().sent[seat];
            if (rest < 0)
                return std::string("table.ships: there are too many ships of ") + letter(seat);
            player.warp = static_cast<std::uint8_t>(rest);
            player.power_on = power_active(pub, seat);
        }
        return std::nullopt;
    }

    Fault list(const Json* items, std::string_view where, std::vector<Card>& out) {
        if (items != nullptr)
            for (const Json& item : items->items()) {
                Card card = Card::none;
                if (Fault fault = read_card(item, where, card))
                    return fault;
                out.push_back(card);
            }
        return std::nullopt;
    }

    // Hands that are not given are empty.
    Fault cards(const Json& table) {
        for (const Seat seat : everybody(state_.pub)) {
            state_.own[seat].hand = {};
            state_.own[seat].hoard = {};
            state_.own[seat].known.clear();
            if (state_.own[seat].under != Card::none)
                placed_.add(state_.own[seat].under);
        }
        for (const std::string_view kind : {"hands", "hoards"}) {
            const auto read = [&](const Json& items, Seat seat) -> Fault {
                std::vector<Card> cards;
                if (Fault fault = list(&items, kind, cards))
                    return fault;
                for (const Card card : cards)
                    (kind == "hands" ? state_.own[seat].hand : state_.own[seat].hoard).add(card);
                return std::nullopt;
            };
            if (Fault fault = for_each_seat(table.find(kind), kind, read))
                return fault;
        }
        return piles(table);
    }

    // What is not placed lies in the deck below what is given.
    Fault piles(const Json& table) {
        Public& pub = state_.pub;
        std::vector<Card> discards;
        std::vector<Card> top;
        if (Fault fault = list(table.find("discards"), "discards", discards))
            return fault;
        if (Fault fault = list(table.find("deck"), "deck", top))
            return fault;
        if (Fault fault = forts(table.find("forts")))
            return fault;
        pub.discards.clear();
        for (const Card card : discards)
            pub.discards.push_back(card);
        Pile& deck = state_.secret.deck;
        deck.clear();
        for (int i = 0; i < kPlainKinds; ++i) {
            const auto kind = static_cast<Plain>(i);
            for (int left = data_.copies_of(kind, pub.rules) - placed_.count(card(kind)); left > 0;
                 --left)
                deck.push_back(static_cast<Card>(i));
        }
        for (std::size_t i = top.size(); i > 0; --i)
            deck.push_back(top[i - 1]);
        pub.deck = static_cast<std::uint8_t>(deck.size());
        pub.flares = static_cast<std::uint8_t>(placed_.flares().size());
        if (data_.edition.keeps_unused_flares)
            state_.secret.unused_flares = data_.edition.aliens.without(placed_.flares());
        for (const Seat seat : everybody(pub)) {
            pub.players[seat].hand = static_cast<std::uint8_t>(state_.own[seat].hand.size());
            pub.players[seat].hoard = static_cast<std::uint8_t>(state_.own[seat].hoard.size());
        }
        return destinies(table.find("destinies"));
    }

    Fault forts(const Json* given) {
        auto& forts = state_.pub.forts;
        if (given != nullptr)
            for (const auto& [where, card] : given->members()) {
                Fort fort;
                if (forts.full())
                    return "table.forts: there are too many";
                if (Fault fault = read_planet(where, "forts", fort.planet))
                    return fault;
                if (Fault fault = read_card(card, "forts", fort.card))
                    return fault;
                forts.push_back(fort);
            }
        return std::nullopt;
    }

    // The top of the destiny deck.
    Fault destinies(const Json* given) {
        DestinyPile& deck = state_.secret.destinies;
        DestinyPile top;
        if (given != nullptr)
            for (const Json& item : given->items()) {
                Destiny card = Destiny::none;
                if (Fault fault = read_name(item, "destinies", card))
                    return fault;
                std::size_t place = 0;
                while (place < deck.size() && deck[place] != card)
                    ++place;
                if (place == deck.size())
                    return "table.destinies: too many cards " + item.as_string();
                deck.erase_at(place);
                top.push_back(card);
            }
        for (std::size_t i = top.size(); i > 0; --i)
            deck.push_back(top[i - 1]);
        return std::nullopt;
    }

    const Data& data_;
    State& state_;
    Cards placed_;
};

}  // namespace

Fault lay_table(const Data& data, const Json& table, State& state) {
    return Layer(data, state).lay(table);
}

}  // namespace sidera::cosmic
