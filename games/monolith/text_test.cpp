// The texts of Monolith: both languages say everything the game can say, and nothing else.

#include <array>
#include <span>
#include <string>

#include "games/monolith/game.h"
#include "games/monolith/verbs.h"
#include "tests/kit/texts.h"

namespace sidera::monolith {
namespace {

using kit::add_all;
using kit::add_names;
using kit::Keys;
using kit::Listener;

void add_options(Keys& keys) {
    add_names<Verb>(keys, "option.");
    for (const char* other : {"natural", "use_station", "use_rock"})
        keys.erase(std::string("option.") + other);
    add_all(keys,
            "option.",
            {"natural_forest",
             "natural_mountain",
             "spot_clear",
             "spot_demolish",
             "use_structure",
             "move_dock",
             "attack_ship",
             "attack_asteroid",
             "conquer_from",
             "keep",
             "put_back",
             "withdraw_together",
             "withdraw_too"});
}

void add_events(Keys& keys) {
    add_names<EventKind>(keys, "event.");
    keys.erase("event.share_replied");
    add_all(keys,
            "event.",
            {"panel_rejected_none",
             "planet_made_free",
             "catastrophe_climatic_anomaly",
             "catastrophe_stellar_wind",
             "produced_nothing",
             "activated_ship",
             "destroyed_ship",
             "actions_forfeited_ship",
             "attacked_in_vain",
             "attacked_asteroid",
             "attacked_asteroid_in_vain",
             "looted_structure",
             "conquered_free",
             "bill_signed_gift",
             "bill_completed_gift",
             "bill_lost_gift",
             "bill_broken_gift",
             "share_replied_yes",
             "share_replied_no",
             "game_over_two",
             "game_over_many"});
    add_names<PrivateKind>(keys, "own.");
    add_all(keys,
            "own.",
            {"offered_gift", "offer_received_gift", "bill_signed_gift", "withdrawal_asked_gift"});
}

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = kit::keys_of_all_games<Monolith>();
    keys.insert("score.planets");
    add_all(keys, "match.", {"note", "note_passed", "notes_passed"});
    add_names<Question>(keys, "prompt.");
    add_all(keys,
            "prompt.",
            {"structure_cell_demolish",
             "structure_cell_clear",
             "activate_stellar_wind",
             "unit_action_ship",
             "unit_action_apart",
             "talk",
             "talk_draft"});
    add_options(keys);
    add_events(keys);
    add_names<Thing>(keys, "thing.");
    add_names<Content>(keys, "content.");
    for (const char* article : {"a.", "the."}) {
        add_names<Thing>(keys, article);
        add_all(keys, article, {"forest", "mountain"});
    }
    add_names<Resource>(keys, "resource.");
    add_names<Faction>(keys, "faction.");
    add_names<Biome>(keys, "biome.");
    add_names<PlanetSize>(keys, "size.");
    add_names<CatastrophicEvent>(keys, "catastrophe.");
    keys.insert("catastrophe.none");
    add_names<Target>(keys, "target.");
    add_names<Reply>(keys, "reply.");
    add_all(keys, "form.", {"open", "secret"});
    return keys;
}

// A set in which everything can be paid soon.
const Data& rich_data() {
    static const Data data = [] {
        std::string text(*find_embedded("monolith/data", "monolith.toml"));
        for (const char* yield : {"{ B = 2 }", "{ C = 3 }"})
            text.replace(text.find(yield), 9, "{ B = 9, C = 9, F = 9, M = 9 }");
        const DataFile file{.name = "monolith.toml", .text = text};
        return *Monolith::load_data("rich", {&file, 1}).data;
    }();
    return data;
}

// A random game in which everybody listens; now and then somebody talks. What ends or tears down
// something is chosen less often than chance would, so that more happens.
class RandomGame {
  public:
    RandomGame(const Setup& setup, std::uint64_t seed, std::span<Listener> listeners)
        : match_({&rich_data(), [](const Data*) {}}, setup, header(seed))
        , listeners_(listeners)
        , random_(seed) {}

    void play() {
        while (!match_.asked().empty() && !testing::Test::HasFatalFailure()) {
            if (random_.below(4) == 0)
                talk();
            if (!match_.asked().empty())
                answer(match_.decision(match_.asked().lowest(), Channel::main));
        }
        for (int i = -1; i < match_.seats(); ++i)
            for (const Told& told : match_.events_since(i < 0 ? kNoSeat : seat_at(i), 0))
                hear(told.message);
        for (const ScoreLine& line : match_.score_lines())
            hear(line.what);
    }

  private:
    static RecordHeader header(std::uint64_t seed) {
        RecordHeader header;
        header.seed = {.low = seed};
        return header;
    }

    void hear(const Message& message) {
        for (Listener& listener : listeners_)
            listener.hear(message);
    }

    void talk() {
        const Seat seat =
            seat_at(static_cast<int>(random_.below(static_cast<std::uint32_t>(match_.seats()))));
        const Decision decision = match_.decision(seat, Channel::table);
        if (!decision.options.empty())
            answer(decision);
    }

    bool is_final(const Option& option) {
        const Verb said = verb(option.code);
        return said == Verb::resign || said == Verb::built || said == Verb::end_turn ||
               said == Verb::stop || said == Verb::drop || said == Verb::demolish ||
               said == Verb::clear;
    }

    // A verb first, then one of its options: moves would drown the rest.
    const Option& any_of(const Decision& decision) {
        std::vector<const Option*> firsts;
        for (const Option& option : decision.options)
            if (firsts.empty() || verb(firsts.back()->code) != verb(option.code))
                firsts.push_back(&option);
        firsts.push_back(decision.options.data() + decision.options.size());
        const std::uint32_t at = random_.below(static_cast<std::uint32_t>(firsts.size() - 1));
        const auto same = static_cast<std::uint32_t>(firsts[at + 1] - firsts[at]);
        return firsts[at][random_.below(same)];
    }

    void answer(const Decision& decision) {
        hear(decision.prompt);
        for (const Option& option : decision.options)
            hear(option.label);
        const Option* chosen = &any_of(decision);
        for (int i = 0; i < 2 && is_final(*chosen); ++i)
            chosen = &any_of(decision);
        const auto values = static_cast<std::uint32_t>(chosen->range.hi - chosen->range.lo) + 1;
        const auto value =
            chosen->range.lo + static_cast<std::int32_t>(random_.below(std::min(values, 20u)));
        const Status status = match_.answer({.seat = decision.seat,
                                             .channel = decision.channel,
                                             .serial = decision.serial,
                                             .code = chosen->code,
                                             .value = value},
                                            By::person);
        ASSERT_TRUE(status) << status.why;
    }

    TypedMatch<Monolith> match_;
    std::span<Listener> listeners_;
    QuickRandom random_;
};

Setup variant(int seats, std::uint64_t seed) {
    Setup setup = default_setup<Monolith>(seats);
    setup.confirm = SeatSet::first(seats);
    setup.options[Monolith::round_limit] = 12;
    setup.options[Monolith::resource_layout] = seed % 2 != 0 ? 1 : 0;
    setup.options[Monolith::asteroid_placement] = seed % 3 == 0 ? 0 : 1;
    setup.options[Monolith::secret_alliances] = seed % 7 == 0 ? 1 : 0;
    setup.options[Monolith::exile_limit] = 2;
    setup.options[Monolith::stalemate_rounds] = seed % 4 == 0 ? 5 : 0;
    return setup;
}

TEST(MonolithTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    kit::expect_two_languages("monolith");
}

// Words of reports are tested in report_test.cpp.
TEST(MonolithTexts, NoKeyIsMissingOrUnused) {
    kit::expect_no_other_texts("monolith", expected_keys(), {"table.", "report."});
}

// Chance brings these about too seldom; the next test tells the events, decisions_test.cpp asks the
// questions.
const Keys kRare = {"event.asteroids_dropped",
                    "event.bill_broken",
                    "event.bill_broken_gift",
                    "event.bill_completed",
                    "event.eliminated",
                    "event.exiled",
                    "event.bill_completed_gift",
                    "event.bill_lost",
                    "event.bill_lost_gift",
                    "event.bill_void",
                    "event.bombarded",
                    "event.game_over_many",
                    "event.looted_structure",
                    "event.share_dropped",
                    "option.bombard",
                    "option.keep",
                    "option.unload",
                    "option.use_structure"};

TEST(MonolithTexts, WhateverIsSaidInAGameHasItsText) {
    const Catalogue english = kit::catalogue_of("monolith", "en.json");
    const Catalogue italian = kit::catalogue_of("monolith", "it.json");
    std::array<Listener, 2> listeners = {Listener(english), Listener(italian)};
    for (std::uint64_t seed = 1; seed <= 250; ++seed)
        RandomGame(variant(2 + static_cast<int>(seed % 5), seed), seed, listeners).play();
    kit::expect_said(expected_keys(),
                     listeners[0].heard(),
                     {"prompt.", "option.", "event.", "own.", "score."},
                     kRare);
}

// Every kind of event with and without what may be missing.
std::vector<PublicEvent> all_events() {
    std::vector<PublicEvent> events;
    for (int i = 0; i < kEventKinds; ++i) {
        PublicEvent full{.kind = static_cast<EventKind>(i),
                         .seat = seat_at(0),
                         .other = seat_at(1),
                         .panel = 3,
                         .cell = cell_at({9, 6}),
                         .from = cell_at({8, 6}),
                         .thing = Thing::drill,
                         .number = 2,
                         .attack = 9,
                         .defence = 5,
                         .shield = 4,
                         .count = 1,
                         .content = Content::tower,
                         .seats = SeatSet::first(1),
                         .reply = Reply::yes};
        full.goods[Resource::metal] = 3;
        full.bill = {.number = 1, .giver = seat_at(0), .other = seat_at(1), .carrier = seat_at(1)};
        full.bill.ship = 2;
        full.bill.first = full.bill.second = full.goods;
        PublicEvent rest = full;
        if (rest.kind == EventKind::conquered)
            rest.other = kNoSeat;
        if (rest.kind == EventKind::planet_made)
            rest.seat = kNoSeat;
        if (rest.kind == EventKind::looted)
            rest.thing = Thing::none;
        rest.panel = rest.kind == EventKind::panel_rejected ? kNoPanel : full.panel;
        rest.number = 0;
        rest.goods = {};
        rest.attack = 4;
        rest.catastrophe = CatastrophicEvent::stellar_wind;
        rest.bill.second = {};
        rest.seats = SeatSet::first(2);
        rest.reply = Reply::no;
        events.insert(events.end(), {full, rest});
        full.target = rest.target = Target::asteroid;
        full.catastrophe = CatastrophicEvent::climatic_anomaly;
        full.seats = SeatSet::first(3);
        events.insert(events.end(), {full, rest});
    }
    return events;
}

TEST(MonolithTexts, EveryEventHasItsText) {
    const Data& data = default_data();
    for (const char* language : {"en.json", "it.json"}) {
        const Catalogue texts = kit::catalogue_of("monolith", language);
        Listener listener(texts);
        for (const PublicEvent& event : all_events())
            listener.hear(Monolith::narrate(data, event));
        for (int i = 0; i < kPrivateKinds; ++i) {
            PrivateEvent event{
                .kind = static_cast<PrivateKind>(i), .other = seat_at(1), .thing = Thing::habitat};
            const bool has_bill = event.kind == PrivateKind::offered ||
                                  event.kind == PrivateKind::offer_received ||
                                  event.kind == PrivateKind::bill_signed ||
                                  event.kind == PrivateKind::withdrawal_asked;
            if (has_bill)
                event.bill = {.number = 1, .giver = seat_at(0), .other = seat_at(1), .ship = 2};
            listener.hear(Monolith::narrate(data, event));
            event.bill.second[Resource::food] = 4;
            listener.hear(Monolith::narrate(data, event));
        }
        kit::expect_said(expected_keys(), listener.heard(), {"event.", "own."});
    }
}

}  // namespace
}  // namespace sidera::monolith
