// Techs in positions written by hand: {"A": [{"tech": "energy_cloak", "ships": 3, "up": false}]}.

#include "games/cosmic/edge/position_techs.h"

#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {
namespace {

using Fault = std::optional<std::string>;

class TechLayer {
  public:
    explicit TechLayer(State& state) : state_(state) {}

    Fault lay(const Json& table) {
        if (Fault fault = check(table))
            return fault;
        if (const Json* given = table.find("planet_made"))
            if (Fault fault = make_planet(seat_from_letter(given->as_string())))
                return fault;
        if (!state_.pub.rules.technology)
            return std::nullopt;
        clear();
        if (const Json* given = table.find("techs"))
            for (const auto& [name, cards] : given->members())
                if (Fault fault = cards_of(name, cards))
                    return fault;
        if (Fault fault = pile(table.find("tech_discards"), state_.pub.tech_discards))
            return fault;
        TechPile top;
        if (Fault fault = pile(table.find("tech_deck"), top))
            return fault;
        fill_deck(top);
        return std::nullopt;
    }

  private:
    Fault check(const Json& table) const {
        for (const char* key : {"techs", "tech_deck", "tech_discards"})
            if (table.find(key) != nullptr && !state_.pub.rules.technology)
                return "table." + std::string(key) + ": the option technology is off";
        return std::nullopt;
    }

    Fault make_planet(Seat seat) {
        if (seat == kNoSeat || index(seat) >= state_.pub.rules.seats)
            return "table.planet_made: there is no such seat";
        state_.pub.planets.insert(planet_at(seat, state_.pub.rules.planets));
        return std::nullopt;
    }

    // What is not said lies in the deck.
    void clear() {
        state_.pub.techs.clear();
        state_.pub.tech_discards.clear();
        all_ = state_.secret.techs;
        for (const Seat seat : everybody(state_.pub)) {
            for (const TechId id : state_.own[seat].tech_offer)
                all_.push_back(id);
            state_.own[seat].tech_offer.clear();
            state_.own[seat].techs.clear();
        }
    }

    Fault take(const Json* name, TechId& id) {
        if (name == nullptr || !name->is_string() || !enum_from(name->as_string(), id))
            return "table.techs: there is no tech " + (name == nullptr ? "?" : name->dump());
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (all_[i] == id) {
                all_.erase_at(i);
                return std::nullopt;
            }
        return "table.techs: " + name->as_string() + " is not in the game, or there twice";
    }

    Fault cards_of(const std::string& name, const Json& cards) {
        const Seat seat = seat_from_letter(name);
        if (seat == kNoSeat || index(seat) >= state_.pub.rules.seats)
            return "table.techs: there is no seat " + name;
        for (const Json& one : cards.items()) {
            for (const auto& [key, value] : one.members())
                if (key != "tech" && key != "ships" && key != "up" && key != "at" && key != "under")
                    return "table.techs: there is no entry " + key;
            TechId id;
            if (Fault fault = take(one.find("tech"), id))
                return fault;
            TechCard card{.owner = seat};
            if (const Json* ships = one.find("ships")) {
                if (!ships->is_int() || ships->as_int() < 0 ||
                    ships->as_int() > state_.pub.rules.ships)
                    return "table.techs: no number of ships is " + ships->dump();
                card.ships = static_cast<std::uint8_t>(ships->as_int());
            }
            if (const Json* up = one.find("up"))
                card.up = up->as_bool();
            if (card.up)
                card.tech = id;
            else
                state_.own[seat].techs.push_back(id);
            if (Fault fault = what_lies_there(one, id, card))
                return fault;
            state_.pub.techs.push_back(card);
        }
        return std::nullopt;
    }

    // "at": where its token is; "under": the card under it.
    Fault what_lies_there(const Json& one, TechId id, TechCard& card) {
        if (const Json* at = one.find("at")) {
            Planet planet = Planet::none;
            if (!enum_from(at->as_string(), planet) || !state_.pub.planets.has(planet))
                return "table.techs: there is no planet " + at->dump();
            if (tech(id).token == Token::cannon)
                state_.pub.cannon = planet;
            else if (tech(id).token == Token::flagship)
                state_.pub.flagship = {
                    .owner = card.owner, .berth = Berth::colony, .planet = planet};
            else
                return "table.techs: " + std::string(name_of(id)) + " has no token";
        }
        if (const Json* under = one.find("under")) {
            Card& lying = state_.own[card.owner].under;
            if (!card.up || !enum_from(under->as_string(), lying) || !is_encounter_card(lying))
                return "table.techs: no card under it is " + under->dump();
            card.loaded = true;
        }
        return std::nullopt;
    }

    Fault pile(const Json* given, TechPile& out) {
        if (given != nullptr)
            for (const Json& name : given->items()) {
                TechId id;
                if (Fault fault = take(&name, id))
                    return fault;
                out.push_back(id);
            }
        return std::nullopt;
    }

    // The first of the list lies on top.
    void fill_deck(const TechPile& top) {
        TechPile& deck = state_.secret.techs;
        deck.clear();
        for (const TechId id : all_)
            deck.push_back(id);
        for (std::size_t i = top.size(); i > 0; --i)
            deck.push_back(top[i - 1]);
        state_.pub.tech_deck = static_cast<std::uint8_t>(deck.size());
    }

    State& state_;
    TechPile all_;
};

}  // namespace

Fault lay_techs(const Json& table, State& state) {
    return TechLayer(state).lay(table);
}

}  // namespace sidera::cosmic
