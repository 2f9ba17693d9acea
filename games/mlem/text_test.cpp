// The texts of MLEM: both languages say everything the game can say, and nothing else.

#include "engine/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/embedded.h"
#include "engine/typed_match.h"
#include "games/mlem/game.h"
#include "tests/kit/listener.h"

namespace sidera::mlem {
namespace {

Catalogue catalogue(std::string_view name) {
    Catalogue texts;
    const auto file = find_embedded("mlem/text", name);
    EXPECT_TRUE(file.has_value()) << name;
    const auto error = Catalogue::load(file.value_or("{}"), texts);
    EXPECT_FALSE(error.has_value()) << *error;
    return texts;
}

using kit::Keys;
using kit::Listener;

template<class E>
void add_names(Keys& keys, std::string_view prefix, std::string_view after = {}) {
    for (const std::string_view name : EnumText<E>::kNames)
        keys.insert(std::string(prefix) + std::string(name) + std::string(after));
}

void add_setup(Keys& keys) {
    for (const OptionSpec& option : Mlem::kOptions) {
        keys.insert("setup." + std::string(option.key));
        keys.insert("setup." + std::string(option.key) + ".help");
        for (const std::string_view choice : option.choices)
            if (choice.find_first_of("01234") == std::string_view::npos)
                keys.insert("setup." + std::string(option.key) + "." + std::string(choice));
    }
}

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = {"game.title", "game.tagline", "match.undone", "match.time_up", "body.DS"};
    add_names<Question>(keys, "prompt.");
    keys.erase("prompt.none");
    add_names<EventKind>(keys, "event.");
    add_names<PrivateEventKind>(keys, "private.");
    add_names<Cat>(keys, "cat.");
    add_names<Cat>(keys, "cat.", ".power");
    add_names<Goal>(keys, "goal.");
    add_names<Face>(keys, "face.");
    add_names<Ability>(keys, "ability.");
    add_names<Discovery>(keys, "discovery.");
    for (const auto& domain : default_data().names.domains)
        for (const std::string& name : domain)
            keys.insert("body." + name);
    for (const char* name : {"return_mission",
                             "board",
                             "roll",
                             "reroll",
                             "keep_result",
                             "use_face",
                             "use_booster",
                             "use_extra",
                             "use_keep",
                             "confirm",
                             "accept_crash",
                             "stay",
                             "land_planet",
                             "land_points",
                             "deep",
                             "home"})
        keys.insert(std::string("option.") + name);
    for (const char* name : {"moons", "deep", "planet", "goals", "ufo", "exploration", "missions"})
        keys.insert(std::string("score.") + name);
    add_setup(keys);
    return keys;
}

// More than 14 expeditions in one game, or six dice left on a token that gives one back (the latter
// is told in scenario ML-EXP-5).
bool is_rare(std::string_view key) {
    return key == "event.stack_reshuffled" || key == "event.nothing_recovered";
}

// A random game in which everybody listens.
void play_game(const Setup& setup, std::uint64_t seed, Listener& listener) {
    RecordHeader header;
    header.seed = {.low = seed};
    TypedMatch<Mlem> match({&default_data(), [](const Data*) {}}, setup, header);
    std::uint64_t dice = seed * 2 + 1;
    while (!match.asked().empty()) {
        const Decision decision = match.decision(match.asked().lowest(), Channel::main);
        listener.hear(decision.prompt);
        for (const Option& option : decision.options)
            listener.hear(option.label);
        dice = dice * 6364136223846793005u + 1442695040888963407u;
        const Option& chosen = decision.options[(dice >> 33) % decision.options.size()];
        const Status status = match.answer(
            {.seat = decision.seat, .serial = decision.serial, .code = chosen.code}, By::person);
        ASSERT_TRUE(status) << status.why;
    }
    for (int i = 0; i <= match.seats(); ++i)
        for (const Told& told : match.events_since(i < match.seats() ? seat_at(i) : kNoSeat, 0))
            listener.hear(told.message);
    for (const ScoreLine& line : match.score_lines())
        listener.hear(line.what);
}

Setup variant(int seats, unsigned bits) {
    Setup setup{.seats = seats, .confirm = SeatSet::first(seats)};
    for (const OptionSpec& option : Mlem::kOptions)
        setup.options.push_back(option.standard);
    setup.options[Mlem::ufo] = bits & 1u;
    setup.options[Mlem::exploration] = bits >> 1 & 1u;
    setup.options[Mlem::secret_missions] = bits >> 2 & 1u;
    setup.options[Mlem::shift_from_space_5] = bits >> 3 & 1u;
    setup.options[Mlem::ufo_stack_empty] = bits & 1u & bits >> 3;
    return setup;
}

TEST(MlemTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    EXPECT_EQ(compare_catalogues(catalogue("en.json"), catalogue("it.json")),
              std::vector<std::string>{});
    EXPECT_EQ(compare_catalogues(catalogue("rules.en.json"), catalogue("rules.it.json")),
              std::vector<std::string>{});
}

TEST(MlemTexts, NoKeyIsMissingOrUnused) {
    Keys written;
    const Catalogue texts = catalogue("en.json");
    for (const std::string_view key : texts.keys())
        if (!key.starts_with("table."))  // words on the web client's table; it tests them itself
            written.insert(std::string(key));
    EXPECT_EQ(written, expected_keys());
}

TEST(MlemTexts, WhateverIsSaidInAGameHasItsText) {
    for (const char* language : {"en.json", "it.json"}) {
        const Catalogue texts = catalogue(language);
        Listener listener(texts);
        for (unsigned bits = 0; bits < 16; ++bits)
            for (int seats = Mlem::kMinSeats; seats <= Mlem::kMaxSeats; ++seats)
                for (std::uint64_t seed = 1; seed <= 3; ++seed)
                    play_game(variant(seats, bits), seed * 64 + bits, listener);
        for (const char* family : {"prompt.", "option.", "event.", "private.", "score."})
            for (const std::string& key : expected_keys())
                if (key.starts_with(family) && !is_rare(key))
                    EXPECT_TRUE(listener.heard().contains(key)) << key << " was never said";
    }
}

}  // namespace
}  // namespace sidera::mlem
