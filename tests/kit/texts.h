// Tests of a game's texts: both languages say everything the game can say, and nothing else.

#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/embedded.h"
#include "engine/typed_match.h"
#include "tests/kit/listener.h"

namespace sidera::kit {

inline Catalogue catalogue_of(std::string_view game, std::string_view name) {
    Catalogue texts;
    const auto file = find_embedded(std::string(game) + "/text", name);
    EXPECT_TRUE(file.has_value()) << game << "/" << name;
    const auto error = Catalogue::load(file.value_or("{}"), texts);
    EXPECT_FALSE(error.has_value()) << *error;
    return texts;
}

inline void expect_two_languages(std::string_view game) {
    for (const std::string prefix : {"", "rules."})
        EXPECT_EQ(compare_catalogues(catalogue_of(game, prefix + "en.json"),
                                     catalogue_of(game, prefix + "it.json")),
                  std::vector<std::string>{});
}

// The keys with these beginnings are somebody else's to test.
inline void expect_no_other_texts(std::string_view game,
                                  const Keys& expected,
                                  const std::vector<std::string_view>& others) {
    Keys written;
    const Catalogue texts = catalogue_of(game, "en.json");
    for (std::string_view key : texts.keys()) {
        if (key.ends_with(".many"))  // the same several times, as the web client's log says it
            key.remove_suffix(5);
        if (std::ranges::none_of(others,
                                 [&](std::string_view one) { return key.starts_with(one); }))
            written.insert(std::string(key));
    }
    EXPECT_EQ(written, expected);
}

inline void add_all(Keys& keys,
                    std::string_view prefix,
                    std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
        keys.insert(std::string(prefix) + std::string(name));
}

// All but what stands for nothing.
template<NamedEnum E>
void add_names(Keys& keys, std::string_view prefix, std::string_view after = {}) {
    constexpr std::array<std::string_view, 4> kNothing = {kReserved, "none", "never", "nowhere"};
    for (const std::string_view name : EnumText<E>::kNames)
        if (std::ranges::find(kNothing, name) == kNothing.end())
            keys.insert(std::string(prefix) + std::string(name) + std::string(after));
}

// What every game has: its name, what matches say, its options.
template<class G>
Keys keys_of_all_games() {
    Keys keys = {"game.title", "game.tagline", "match.undone", "match.time_up"};
    for (const OptionSpec& option : G::kOptions) {
        const std::string key = "setup." + std::string(option.key);
        keys.insert(key);
        keys.insert(key + ".help");
        for (const std::string_view choice : option.choices)
            if (choice.size() > 1)  // a digit stands for itself
                keys.insert(key + "." + std::string(choice));
    }
    return keys;
}

inline void expect_said(const Keys& expected,
                        const Keys& heard,
                        std::initializer_list<std::string_view> families,
                        const Keys& rare = {}) {
    for (const std::string_view family : families)
        for (const std::string& key : expected)
            if (key.starts_with(family) && !rare.contains(key)) {
                EXPECT_TRUE(heard.contains(key)) << key << " was never said";
            }
}

// A random game in which everybody listens.
template<class G>
void play_and_listen(const Setup& setup, std::uint64_t seed, std::span<Listener> listeners) {
    const auto hear = [&](const Message& message) {
        for (Listener& listener : listeners)
            listener.hear(message);
    };
    RecordHeader header;
    header.seed = {.low = seed};
    TypedMatch<G> match({&G::default_data(), [](const typename G::Data*) {}}, setup, header);
    QuickRandom random(seed);
    while (!match.asked().empty()) {
        const Decision decision = match.decision(match.asked().lowest(), Channel::main);
        hear(decision.prompt);
        for (const Option& option : decision.options)
            hear(option.label);
        const Option& chosen =
            decision.options[random.below(static_cast<std::uint32_t>(decision.options.size()))];
        const Status status = match.answer({.seat = decision.seat,
                                            .serial = decision.serial,
                                            .code = chosen.code,
                                            .value = chosen.range.lo},
                                           By::person);
        ASSERT_TRUE(status) << status.why;
    }
    for (int i = -1; i < match.seats(); ++i)
        for (const Told& told : match.events_since(i < 0 ? kNoSeat : seat_at(i), 0))
            hear(told.message);
    for (const ScoreLine& line : match.score_lines())
        hear(line.what);
}

}  // namespace sidera::kit
