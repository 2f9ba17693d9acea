// The data set of MLEM: the mat and the tokens, checked, immutable, shared by all games that use
// it.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/data_files.h"
#include "engine/describe.h"
#include "engine/short_text.h"
#include "games/mlem/cats.h"

namespace sidera::mlem {

inline constexpr int kSpaces = 27;  // 0..25 on the track, 26 is deep space
inline constexpr int kDeepSpace = 26;
inline constexpr int kFirstLandingSpace = 6;
inline constexpr int kDice = 6;
inline constexpr int kMaxBodies = 20;
inline constexpr int kMaxMoons = 5;
inline constexpr int kExpeditionTokens = 14;
inline constexpr int kExplorationTokens = 20;
inline constexpr int kMissionTokens = 20;
inline constexpr int kUfoTokens = 5;

enum class Face : std::uint8_t { one, two, three, four, thruster };
inline constexpr int kFaces = 5;
using FaceSet = EnumSet<Face, kFaces>;

// What each of a die's six sides shows.
inline constexpr std::array<Face, 6> kDieSides = {
    Face::one, Face::two, Face::two, Face::three, Face::four, Face::thruster};

enum class Body : std::uint8_t {};           // names: the mat's ids, in the order of the track
enum class ExpeditionId : std::uint8_t {};   // X1..X14
enum class ExplorationId : std::uint8_t {};  // E6..E25

enum class Ability : std::uint8_t { reroll, keep, extra };
enum class Discovery : std::uint8_t { points1, points2, points3, recover, wormhole };

struct Space {
    FaceSet faces;  // accepted when the rocket leaves it
    std::uint8_t thruster = 0;
    Body body = Body{0xFF};
};

struct BodyInfo {
    ShortText id;
    bool moons = false;
    std::uint8_t places = 0;  // number of moons; 0 for a planet
    std::array<std::uint8_t, kMaxMoons>
        points{};  // per moon in landing order, or first, second, other
    std::uint8_t first_space = 0;
    std::uint8_t last_space = 0;
};

struct ExpeditionToken {
    ShortText id;
    std::uint8_t ufo_moves = 0;
    std::uint8_t dice = kDice;
    Ability ability = Ability::reroll;
    FixedVec<Face, kFaces> extra;
};

struct ExplorationToken {
    ShortText id;
    std::uint8_t space = 0;
    Discovery kind = Discovery::points1;
};

struct Data {
    std::string name;
    std::array<Space, kSpaces> spaces;
    std::vector<BodyInfo> bodies;
    std::array<ExpeditionToken, kExpeditionTokens> expeditions;
    std::array<ExplorationToken, kExplorationTokens> explorations;
    std::array<std::uint8_t, kMaxBodies> mission_copies{};
    std::array<std::uint8_t, kUfoTokens> ufo_values{};
    std::uint8_t satellite_space = 3;
    std::uint8_t comet_points = 7;
    std::uint8_t galaxy_points = 5;
    std::array<ExplorationId, kSpaces>
        exploration_on{};  // the token that belongs to a space, or 0xFF
    std::uint64_t hash = 0;
    Names names;  // without the seats

    const Space& space(int at) const { return spaces[static_cast<std::size_t>(at)]; }

    const BodyInfo& body(Body b) const { return bodies[static_cast<std::size_t>(b)]; }

    const ExpeditionToken& token(ExpeditionId id) const {
        return expeditions[static_cast<std::size_t>(id)];
    }

    const ExplorationToken& token(ExplorationId id) const {
        return explorations[static_cast<std::size_t>(id)];
    }
};

// The set that is compiled in, `mlem_default`.
const Data& default_data();

// Reads a set from its files; what is missing there is taken from the default set. Errors and
// warnings name file, line and reason.
DataLoad<Data> load_data(std::string name, std::span<const DataFile> files);

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::Face> {
    static constexpr std::string_view kType = "face";
    static constexpr std::array<std::string_view, 5> kNames = {"1", "2", "3", "4", "T"};
};

template<>
struct EnumText<mlem::Ability> : NamesInCode<mlem::Ability::extra> {
    static constexpr std::string_view kType = "ability";
};

template<>
struct EnumText<mlem::Discovery> : NamesInCode<mlem::Discovery::wormhole> {
    static constexpr std::string_view kType = "discovery";
};

template<>
struct DataText<mlem::Body> {
    static constexpr std::string_view kType = "body";
    static constexpr std::size_t kDomain = 0;
};

template<>
struct DataText<mlem::ExpeditionId> {
    static constexpr std::string_view kType = "expedition";
    static constexpr std::size_t kDomain = 1;
};

template<>
struct DataText<mlem::ExplorationId> {
    static constexpr std::string_view kType = "exploration";
    static constexpr std::size_t kDomain = 2;
};

}  // namespace sidera
