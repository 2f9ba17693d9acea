// Messages, speakers and the options of a table as text.

#include "engine/narrate.h"

#include <gtest/gtest.h>

#include "engine/setup_text.h"
#include "tests/toy/toy.h"

namespace sidera {
namespace {

Catalogue catalogue(std::string_view json) {
    Catalogue texts;
    EXPECT_EQ(Catalogue::load(json, texts), std::nullopt);
    return texts;
}

TEST(Narrate, FieldsOfAnEventBecomeArguments) {
    const toy::PublicEvent event{.kind = toy::EventKind::traded,
                                 .seat = seat_at(1),
                                 .other = seat_at(0),
                                 .card = toy::Card::four,
                                 .amount = 2};
    const Message message = toy::Sealed::narrate(toy::Sealed::default_data(), event);
    Message wanted{.key = "event.traded", .args = {}};
    wanted.with_seat("seat", seat_at(1)).with_seat("other", seat_at(0));
    wanted.with_key("card", "card.4").with("amount", 2);
    EXPECT_EQ(message, wanted);
}

TEST(Narrate, CountsAreListedOneByOne) {
    toy::PrivateEvent event{.kind = toy::PrivateEventKind::dealt, .cards = {}};
    event.cards[toy::Card::one] = 2;
    event.cards[toy::Card::six] = 1;
    const Message message = toy::Sealed::narrate(toy::Sealed::default_data(), event);
    ASSERT_FALSE(message.args.empty());
    EXPECT_EQ(message.args[0].text, "1 1 6");
}

TEST(Speaker, SaysSentencesWithNamesAndPlurals) {
    const Catalogue texts = catalogue(toy::kEnglish);
    const std::vector<std::string> names = {"Ada", "Bo"};
    const Speaker speaker(texts, names);
    Message message{.key = "event.offered", .args = {}};
    message.with_seat("seat", seat_at(0)).with_seat("other", seat_at(2));
    message.with_key("card", "card.3").with("amount", 1);
    EXPECT_EQ(speaker.say(message), "Ada offers C a 3 for 1 coin.");
    message.args.back().number = 2;
    EXPECT_EQ(speaker.say(message), "Ada offers C a 3 for 2 coins.");
}

TEST(Speaker, SaysListsWhoseItemsHaveArguments) {
    const Catalogue texts =
        catalogue(R"({"ships": "{count} {count?ship|ships}", "all": "Lost: {what}."})");
    Message one{.key = "ships", .args = {}};
    Message two = one;
    Message all{.key = "all", .args = {}};
    all.with_list("what", {one.with("count", 1), two.with("count", 2)});
    EXPECT_EQ(Speaker(texts, {}).say(all), "Lost: 1 ship, 2 ships.");
}

TEST(Speaker, IsNeverSilent) {
    const Catalogue texts = catalogue(R"({"cat.moon": "Moon cat", "hello": "Hello {name}!"})");
    const Speaker speaker(texts, {});
    EXPECT_EQ(speaker.say({.key = "no.such", .args = {}}), "no.such");
    EXPECT_EQ(speaker.say({.key = "hello", .args = {}}), "Hello {name}!");
    Message hello{.key = "hello", .args = {}};
    hello.with_text("name", "cat.moon");
    EXPECT_EQ(speaker.say(hello), "Hello cat.moon!") << "a text is said as it stands";
    EXPECT_EQ(speaker.say_key("cat.moon"), "Moon cat");
    EXPECT_EQ(speaker.say_key("body.X9"), "X9") << "an owner's own body has no text";
    EXPECT_EQ(speaker.say_key("plain"), "plain");
    EXPECT_EQ(speaker.seat(seat_at(4)), "E");
    EXPECT_EQ(speaker.seat(kNoSeat), "-");
}

std::string refusal(std::string_view key, std::string_view value) {
    Setup setup = default_setup<toy::Sealed>();
    return set_option(toy::Sealed::kOptions, "set", key, value, setup).value_or("");
}

TEST(SetupText, ValuesAreReadByKind) {
    auto setup = default_setup<toy::Sealed>();
    for (const auto& [key, value] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"trade", "false"}, {"rounds", "5"}, {"ties", "nobody"}})
        EXPECT_EQ(set_option(toy::Sealed::kOptions, "set", key, value, setup), std::nullopt);
    EXPECT_EQ(setup.options[toy::Sealed::trade], 0);
    EXPECT_EQ(setup.options[toy::Sealed::rounds_played], 5);
    EXPECT_EQ(setup.options[toy::Sealed::ties], 1);
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const OptionSpec& spec = toy::Sealed::kOptions[i];
        const std::string text = option_value_text(spec, setup.options[i], "set");
        EXPECT_EQ(refusal(spec.key, text), "");
    }
}

TEST(SetupText, RefusalsSayWhatIsPossible) {
    EXPECT_EQ(refusal("trade", "yes"), "option trade cannot be 'yes'; it takes true or false");
    EXPECT_EQ(refusal("rounds", "6"), "option rounds cannot be '6'; it takes 1 to 5");
    EXPECT_EQ(refusal("rounds", "two"), "option rounds cannot be 'two'; it takes 1 to 5");
    EXPECT_EQ(refusal("rounds", ""), "option rounds cannot be ''; it takes 1 to 5");
    EXPECT_EQ(refusal("ties", "dice"), "option ties cannot be 'dice'; it takes luck, nobody");
    EXPECT_EQ(refusal("speed", "1"),
              "there is no option 'speed'; the options are trade, rounds, ties");
}

TEST(SetupText, ADataSetIsTheLoadedOne) {
    constexpr std::array<OptionSpec, 1> kBoard = {
        {{.key = "board", .kind = OptionSpec::Kind::data_set, .hi = 0}}};
    struct Setup setup;
    setup.options.push_back(0);
    EXPECT_EQ(set_option(kBoard, "mine", "board", "mine", setup), std::nullopt);
    EXPECT_EQ(set_option(kBoard, "mine", "board", "yours", setup),
              "option board cannot be 'yours'; it takes the loaded data set: mine");
    EXPECT_EQ(option_value_text(kBoard[0], 0, "mine"), "mine");
}

}  // namespace
}  // namespace sidera
