// An alien more that no edition has disturbs nothing: this program has one (tests/cosmic/aliens),
// and its records, golden games and signature are those of the program without it.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/record.h"
#include "engine/schema.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/model/data.h"
#include "match/kit.h"
#include "server/wire/typescript.h"
#include "tests/kit/source_dir.h"

namespace sidera::cosmic {
namespace {

constexpr auto kFixture = static_cast<AlienId>(117);

TEST(FixtureAlien, IsInThisProgram) {
    EXPECT_EQ(alien(kFixture).id, kFixture);
    EXPECT_EQ(alien(kFixture).power.size(), 3u);
    EXPECT_EQ(effect(power_effect(kFixture, 1)).rule, "FIXTURE-2");
    EXPECT_TRUE(exists(super_effect(kFixture, 0)));
    EXPECT_EQ(alien(AlienId::zombie).id, AlienId::zombie);
}

TEST(FixtureAlien, IsInNoEdition) {
    const Data& data = default_data();
    EXPECT_FALSE(data.edition.aliens.has(kFixture));
    EXPECT_FALSE(data.cards.has(flare_of(kFixture)));
    for (const MomentIndex& index : data.moments.at) {
        EXPECT_FALSE(index.powers.has(kFixture));
        EXPECT_FALSE(index.cards.has(flare_of(kFixture)));
    }
}

// One alien more is one folder more: the types of the page say no list of them.
TEST(FixtureAlien, AddsNothingToTheTypesOfThePage) {
    const Names names;
    SchemaWriter schemas(names);
    EXPECT_EQ(wire::type_of_schema(schemas.of(AlienId::none)), "string");
    EXPECT_EQ(wire::type_of_schema(schemas.of(Card::none)), "string");
    EXPECT_NE(schemas.of(AlienId::none).dump().find("\"zombie\""), std::string::npos);
    EXPECT_EQ(wire::type_of_schema(schemas.of(Side::none)), "'offense' | 'defense' | 'none'");
}

TEST(FixtureAlien, ChangesNoSignature) {
    std::ifstream file(kit::source_dir() / "tests/signature.txt");
    std::ostringstream text;
    text << file.rdbuf();
    const GameKit& game = *find_game("cosmic");
    const std::string line = " cosmic " + hash_text(game.signature(game.default_data()));
    EXPECT_NE(text.str().find(line), std::string::npos) << text.str() << "has no" << line;
}

}  // namespace
}  // namespace sidera::cosmic
