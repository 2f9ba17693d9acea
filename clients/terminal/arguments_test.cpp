// The command line: what is read, and what is refused in a sentence.

#include "clients/terminal/arguments.h"

#include <gtest/gtest.h>

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--games", "N", "how many"},
                           {"--set", "key=value", "an option", true},
                           {"--json", "", "for programs"}};

std::string fault_of(std::vector<std::string> words) {
    std::string error;
    Arguments::read(words, kFlags, 1, error);
    return error;
}

TEST(Arguments, ReadsWordsFlagsAndValues) {
    const std::vector<std::string> words = {
        "mlem", "--games", "5", "--set=a=1", "--set", "b=2", "--json"};
    std::string error;
    const auto arguments = Arguments::read(words, kFlags, 1, error);
    ASSERT_TRUE(arguments) << error;
    EXPECT_EQ(arguments->words(), std::vector<std::string>{"mlem"});
    EXPECT_EQ(arguments->number("--games", 1, 1, 10, error), 5);
    EXPECT_EQ(arguments->all("--set"), (std::vector<std::string>{"a=1", "b=2"}));
    EXPECT_TRUE(arguments->has("--json"));
}

TEST(Arguments, SayWhatIsWrong) {
    EXPECT_EQ(fault_of({"--games", "1", "--games", "2"}), "--games is given twice");
    EXPECT_EQ(fault_of({"--json", "--json"}), "--json is given twice");
    EXPECT_EQ(fault_of({"--games"}), "--games needs a value: N");
    EXPECT_EQ(fault_of({"--json=yes"}), "--json takes no value");
    EXPECT_EQ(fault_of({"--game", "1"}), "unknown flag --game");
    EXPECT_EQ(fault_of({"mlem", "cosmic"}), "unexpected 'cosmic'");
    EXPECT_EQ(fault_of({"--set", "a=1", "--set", "b=1"}), "");
}

}  // namespace
}  // namespace sidera::terminal
