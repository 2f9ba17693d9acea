// Names: what can be one, and when two of them look the same.

#include "server/names.h"

#include <gtest/gtest.h>

namespace sidera::server {
namespace {

TEST(Names, AreOneToTwentyFourLettersThatCanBeSeen) {
    EXPECT_EQ(clean_name("  Ada  "), "Ada");
    EXPECT_EQ(clean_name("D\xE2\x80\x99"
                         "Angelo"),
              "D\xE2\x80\x99"
              "Angelo");
    EXPECT_EQ(clean_name("Zo\xC3\xAB \xF0\x9F\x9A\x80"), "Zo\xC3\xAB \xF0\x9F\x9A\x80");
    std::string letters;
    for (int i = 0; i < 24; ++i)
        letters += "\xC3\xA9";
    EXPECT_EQ(clean_name(letters), letters);
    EXPECT_EQ(clean_name(letters + "x"), std::nullopt);
    EXPECT_EQ(clean_name(""), std::nullopt);
    EXPECT_EQ(clean_name("   "), std::nullopt);
}

TEST(Names, HoldNothingThatCannotBeSeen) {
    const std::vector<std::string> unseen = {"\n",
                                             "\x7F",
                                             "\xC2\x85",          // control
                                             "\xC2\xAD",          // soft hyphen
                                             "\xCD\x8F",          // grapheme joiner
                                             "\xD8\x9C",          // Arabic letter mark
                                             "\xE1\x85\x9F",      // Hangul filler
                                             "\xE1\xA0\x8E",      // Mongolian separator
                                             "\xE2\x80\x8B",      // zero width space
                                             "\xE2\x80\xAE",      // right to left
                                             "\xE2\x81\xA0",      // word joiner
                                             "\xE2\xA0\x80",      // empty Braille
                                             "\xE3\x85\xA4",      // Hangul filler
                                             "\xEF\xBB\xBF",      // byte order mark
                                             "\xEF\xBE\xA0",      // Hangul filler
                                             "\xEF\xBF\xB9",      // annotation
                                             "\xF3\xA0\x81\x81",  // tag
                                             "\xC0\xAF",          // no UTF-8
                                             "\xED\xA0\x80",
                                             "\xF5\x80\x80\x80",
                                             "\xE2\x80"};
    for (const std::string& one : unseen)
        EXPECT_EQ(clean_name("Ada" + one), std::nullopt) << one.size();
    EXPECT_EQ(clean_name("\xCC\x81\xEF\xB8\x8F"), std::nullopt) << "marks on nothing";
}

TEST(Names, HaveOneKindOfSpaceAndOneAtATime) {
    for (const char* space : {"  ", "\xC2\xA0", "\xE2\x80\x83", " \xE3\x80\x80 "})
        EXPECT_EQ(clean_name("Ada" + std::string(space) + "B"), "Ada B");
    EXPECT_EQ(clean_name("\xC2\xA0"
                         "Ada\xE2\x80\x83"),
              "Ada");
}

TEST(Names, AreTheSameWhateverTheirCapitalsAndAccents) {
    const auto same = [](const char* a, const char* b) { return name_key(a) == name_key(b); };
    EXPECT_TRUE(same("Ada", "aDA"));
    EXPECT_TRUE(same("\xC3\x89va", "\xC3\xA9VA"));
    EXPECT_TRUE(same("\xC3\x89va", "E\xCC\x81va")) << "one letter, or a letter and its accent";
    EXPECT_TRUE(same("\xC5\x81ucja", "\xC5\x82ucja"));
    EXPECT_TRUE(same("\xD0\x98\xD0\xB2\xD0\xB0\xD0\xBD", "\xD0\xB8\xD0\xB2\xD0\xB0\xD0\xBD"));
    EXPECT_TRUE(same("\xCE\x86\xCE\xBD\xCE\xBD\xCE\xB1", "\xCE\xB1\xCE\xBD\xCE\xBD\xCE\xB1"));
    EXPECT_TRUE(same("Ada\xEF\xB8\x8F", "Ada"));
    EXPECT_TRUE(
        same("\xEF\xBC\xA1"
             "da",
             "Ada"))
        << "wide letters";
    EXPECT_TRUE(same("\xE1\xBA\xBFx", "ex"));
    EXPECT_FALSE(same("Ada", "Eda"));
    EXPECT_FALSE(same("\xF0\x9F\x9A\x80", "\xF0\x9F\x9A\x81"));
    EXPECT_FALSE(same("\xD0\xB8", "\xD0\xB2"));
}

TEST(Names, ThatNobodyHasChosenAreKnown) {
    EXPECT_TRUE(is_given_name("Guest 123"));
    EXPECT_TRUE(is_given_name("Ospite 123"));
    EXPECT_FALSE(is_given_name("Guest of honour"));
}

}  // namespace
}  // namespace sidera::server
