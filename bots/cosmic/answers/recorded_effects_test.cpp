// Every power, flare, card and tech in games that greedy bots have played: it is used there, and
// the game goes another way where it cannot be used.
//
// tests/golden/cosmic_effects.txt names a game for each; tools/golden writes it anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>

#include "bots/cosmic/brain.h"
#include "bots/playout.h"
#include "tests/kit/source_dir.h"

namespace sidera::cosmic {
namespace {

const std::filesystem::path kFile = kit::source_dir() / "tests/golden/cosmic_effects.txt";

// "power trader", "wild trader", "super trader", "card plague", "tech qax"
struct Thing {
    std::string kind;
    std::string name;

    auto operator<=>(const Thing&) const = default;
};

template<class E>
Thing thing(std::string_view kind, E which) {
    return {std::string(kind), std::string(name_of(which))};
}

std::set<Thing> all_things() {
    std::set<Thing> all;
    for (const AlienId id : kFantasyFlightAliens)
        for (const std::string_view kind : {"power", "wild", "super"})
            all.insert(thing(kind, id));
    for (const Card card : default_data().cards)
        if (!is_encounter_card(card) && !is_flare(card))
            all.insert(thing("card", card));
    for (int i = 0; i < kTechs; ++i)
        all.insert(thing("tech", static_cast<TechId>(i)));
    return all;
}

Setup setup_of(std::uint64_t game) {
    Setup setup = default_setup<Cosmic>(3 + static_cast<int>(game % 3));
    setup.options[Cosmic::alien_choice] = 1;
    setup.options[Cosmic::turn_limit] = 16;
    setup.options[Cosmic::technology] = game % 4 == 3;
    return setup;
}

// Takes one thing away, whenever somebody is asked.
class Without {
  public:
    explicit Without(const Thing& thing) : thing_(thing), data_(default_data()) {
        AlienId id;
        if (thing.kind == "card") {
            Card card;
            EXPECT_TRUE(enum_from(thing.name, card));
            for (MomentIndex& index : data_.moments.at)
                index.cards.erase(card);
        } else if (thing.kind == "tech") {
            TechId tech;
            EXPECT_TRUE(enum_from(thing.name, tech));
            for (MomentIndex& index : data_.moments.at)
                index.techs.erase(tech);
            tech_ = tech;
        } else {
            EXPECT_TRUE(enum_from(thing.name, id));
            alien_ = id;
        }
        data_.moments.sort_by_thing();
    }

    const Data& data() const { return data_; }

    void apply(State& state) const {
        if (thing_.kind == "power") {
            for (const Seat seat : everybody(state.pub))
                for (Sheet& sheet : state.pub.players[seat].sheets)
                    sheet.suspended = sheet.suspended || sheet.alien == alien_;
        } else if (tech_ == TechId::precursor_seed) {
            for (const Seat seat : everybody(state.pub))
                for (Sheet& sheet : state.pub.players[seat].sheets)
                    sheet.suspended = sheet.suspended || (sheet.extra && sheet.lender == kNoSeat);
        } else if (tech_ == TechId::prometheus) {
            state.pub.flagship = {};  // a ship like any other
        } else if (alien_ != AlienId::none) {
            for (Encounter& e : state.pub.encounters)
                e.flares_stopped.insert(alien_);
        }
    }

  private:
    Thing thing_;
    Data data_;
    AlienId alien_ = AlienId::none;
    TechId tech_ = TechId::none;
};

struct Played {
    State end;
    std::set<Thing> used;
};

void note(const PublicEvent& event, std::set<Thing>& used) {
    switch (event.kind) {
        case EventKind::power_used:
            used.insert(thing("power", event.alien));
            break;
        case EventKind::wild_played:
            used.insert(thing("wild", event.alien));
            break;
        case EventKind::super_played:
            used.insert(thing("super", event.alien));
            break;
        case EventKind::card_played:
            used.insert(thing("card", event.card));
            break;
        case EventKind::tech_used:
        case EventKind::tech_completed:
            used.insert(thing("tech", event.tech));
            break;
        default:
            break;
    }
}

Played play(std::uint64_t game, const Without* without) {
    const Data& data = without != nullptr ? without->data() : default_data();
    const Brain<Cosmic> brain(data);
    QuickRandom random(game);
    Luck luck = Luck::seeded({.low = game, .high = 77});
    std::vector<ToldEvent<Cosmic>> told;
    Sink<Cosmic> out(told);
    Played played{.end = Cosmic::start(data, setup_of(game), luck, out), .used = {}};
    const auto pick = [&](const ViewRef& ref, const CodeBuffer& codes) {
        return brain.policy(ref, codes, random);
    };
    while (!Cosmic::asked(played.end).empty()) {
        if (without != nullptr)
            without->apply(played.end);
        play_step<Cosmic>(data, played.end, luck, out, pick);
    }
    for (const ToldEvent<Cosmic>& event : told)
        if (event.only == kNoSeat)
            note(event.open, played.used);
    return played;
}

// Some powers are never used: they hold by themselves (CF-POW-7).
bool works_silently(const Thing& thing) {
    AlienId id;
    if (thing.kind != "power" || !enum_from(thing.name, id))
        return false;
    for (const Effect& power : alien(id).power)
        if (power.use == Use::optional || power.use == Use::mandatory)
            return false;
    return true;
}

bool sits_there(const State& state, const Thing& thing) {
    for (const Seat seat : everybody(state.pub))
        for (const Sheet& sheet : state.pub.players[seat].sheets)
            if (name_of(sheet.alien) == thing.name)
                return true;
    return false;
}

bool goes_another_way(const Thing& thing, std::uint64_t game, const Played& played) {
    const Without without(thing);
    const State other = play(game, &without).end;
    return !(other.secret == played.end.secret) || other.pub.winners != played.end.pub.winners ||
           other.pub.turn != played.end.pub.turn;
}

void write_file() {
    std::set<Thing> wanted = all_things();
    std::map<Thing, std::uint64_t> found;
    for (std::uint64_t game = 0; game < 60'000 && !wanted.empty(); ++game) {
        const Played played = play(game, nullptr);
        std::set<Thing> here;
        for (const Thing& one : wanted)
            if (played.used.contains(one) || (works_silently(one) && sits_there(played.end, one)))
                here.insert(one);
        for (const Thing& one : here)
            if (goes_another_way(one, game, played)) {
                found[one] = game;
                wanted.erase(one);
            }
    }
    std::ofstream out(kFile);
    for (const auto& [one, game] : found)
        out << one.kind << ' ' << one.name << ' ' << game << '\n';
    for (const Thing& one : wanted)
        ADD_FAILURE() << one.kind << ' ' << one.name << " was not found";
}

TEST(CosmicEffects, each_is_used_by_greedy_and_matters) {
    if (const char* mode = std::getenv("SIDERA_GOLDEN"); mode != nullptr)
        return write_file();
    std::ifstream in(kFile);
    std::set<Thing> missing = all_things();
    std::map<std::uint64_t, Played> games;
    Thing one;
    for (std::uint64_t game = 0; in >> one.kind >> one.name >> game;) {
        missing.erase(one);
        if (!games.contains(game))
            games.emplace(game, play(game, nullptr));
        const Played& played = games.at(game);
        EXPECT_TRUE(played.used.contains(one) || works_silently(one))
            << one.kind << ' ' << one.name << " is not used in game " << game;
        EXPECT_TRUE(goes_another_way(one, game, played))
            << one.kind << ' ' << one.name << " does not matter in game " << game;
    }
    for (const Thing& left : missing)
        ADD_FAILURE() << left.kind << ' ' << left.name << " has no game";
}

}  // namespace
}  // namespace sidera::cosmic
