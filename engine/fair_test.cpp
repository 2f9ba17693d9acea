// Fair dice: the formulas, byte for byte, and every way to cheat.

#include "engine/fair.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

FairPlay sample() {
    FairPlay play{.match = "m-42",
                  .commitment = "",
                  .secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
                  .entropy = {"anna", "", "bert"}};
    play.commitment = fair_commitment(play.match, play.secret);
    return play;
}

// Computed with another program (sha256sum), so that the formulas cannot drift.
TEST(Fair, FormulasAreThoseOfThePage) {
    EXPECT_EQ(sample().commitment,
              "80d3a25c9632d4dfb8ebc65592f6e65ca3425a78462474fd8085b0b020c8e3e8");
    EXPECT_EQ(to_text(fair_seed(sample())), "b92fb1b0c8f916578b02e3bd72225053");
}

TEST(Fair, AnHonestPlayHolds) {
    EXPECT_EQ(check_fair(sample(), fair_seed(sample())), std::nullopt);
}

TEST(Fair, AnotherSecretIsFoundOut) {
    FairPlay play = sample();
    play.secret[0] = 'f';
    EXPECT_EQ(check_fair(play, fair_seed(play)),
              "the secret of the dice is not the one the server promised");
    play.secret[0] = 'F';
    EXPECT_EQ(check_fair(play, fair_seed(play)),
              "the secret of the dice must be 64 hexadecimal digits");
}

TEST(Fair, AnotherMatchSeedOrTextIsFoundOut) {
    const Seed seed = fair_seed(sample());
    FairPlay play = sample();
    play.match = "m-43";
    EXPECT_NE(check_fair(play, seed), std::nullopt);
    play.match = "";
    EXPECT_EQ(check_fair(play, seed), "the id of the match must be one line of text");
    const std::string wrong = "the seed does not follow from the secret and the players' texts";
    EXPECT_EQ(check_fair(sample(), {seed.low ^ 1, seed.high}), wrong);
    play = sample();
    play.entropy[1] = "x";
    EXPECT_EQ(check_fair(play, seed), wrong);
    play.entropy = {"anna", "bert", ""};
    EXPECT_EQ(check_fair(play, seed), wrong);
    play.entropy = {"anna\n", "bert"};
    EXPECT_EQ(check_fair(play, seed), "the text that seat A added to the dice must be one line");
}

}  // namespace
}  // namespace sidera
