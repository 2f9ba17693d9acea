// Positions of MLEM written by hand: what follows from the rest need not be said.

#include <algorithm>

#include "games/mlem/game.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

// Whether the position says something at this path.
bool says(const Json& given, std::initializer_list<std::string_view> path) {
    const Json* at = &given;
    for (const std::string_view step : path)
        if (at = at->find(step); at == nullptr)
            return false;
    return true;
}

void derive_moon_cats(const Data& data, Public& pub) {
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        Site& site = pub.sites.values[b];
        if (!data.bodies[b].moons)
            continue;
        site.cats = {};
        for (std::size_t i = 0; i < std::min(site.rows.size(), site.moon_cats.size()); ++i)
            site.cats[site.rows[i]].insert(site.moon_cats[i]);
    }
}

CatSet away(const Data& data, const Public& pub, Seat seat) {
    CatSet cats = pub.comet[seat] | pub.galaxy[seat];
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        cats = cats | pub.sites.values[b].cats[seat];
    if (pub.crew.contains(seat))
        cats.insert(pub.aboard[seat]);
    return cats;
}

void derive_cats(const Data& data, const Json& given, Public& pub) {
    derive_moon_cats(data, pub);
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const std::string name(1, letter(seat));
        if (!says(given, {"pub", "home", name}))
            pub.home[seat] = kAllCats.without(away(data, pub, seat));
        if (!says(given, {"pub", "scored", name}))
            pub.scored[seat] = static_cast<std::uint16_t>(immediate_points(data, pub, seat));
    }
}

// A stack holds what is left; what is given of one settles the other.
void derive_expedition_stack(const Json& given, State& state) {
    auto& stack = state.secret.expedition_stack;
    auto& left = state.pub.expedition_left;
    if (says(given, {"pub", "expedition_left"}) && !says(given, {"secret", "expedition_stack"})) {
        stack.clear();
        for (const ExpeditionId id : left)
            stack.push_back(id);
    }
    for (std::size_t i = stack.size(); i > 0; --i)
        if (stack[i - 1] == state.pub.orders)
            stack.erase_at(i - 1);
    left.clear();
    for (const ExpeditionId id : stack)
        left.insert(id);
}

void derive_exploration_stack(const Json& given, State& state) {
    Public& pub = state.pub;
    auto& stack = state.secret.exploration_stack;
    if (!pub.rules.exploration)
        return;
    ExplorationSet out = pub.exploration_open;
    for (const ExplorationSet kept : pub.exploration_kept.values)
        out = out | kept;
    if (!says(given, {"secret", "exploration_stack"})) {
        stack.clear();
        for (const ExplorationId id : ExplorationSet::first(kExplorationTokens).without(out))
            stack.push_back(id);
    }
    pub.exploration_left.clear();
    for (const ExplorationId id : stack)
        pub.exploration_left.insert(id);
}

// Missions that are not given are dealt from those that are left, lowest body first.
void derive_missions(const Data& data, const Json& given, State& state) {
    if (!state.pub.rules.secret_missions || !given.find("phase"))
        return;
    std::array<int, kMaxBodies> left{};
    std::copy(data.mission_copies.begin(), data.mission_copies.end(), left.begin());
    const auto draw = [&left, &data] {
        std::size_t b = 0;
        while (b + 1 < data.bodies.size() && left[b] <= 0)
            ++b;
        --left[b];
        return static_cast<Body>(b);
    };
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        Private& own = state.own[seat_at(i)];
        const std::string name(1, letter(seat_at(i)));
        own.commit = kNone<Body>;
        if (!says(given, {"own", name, "missions"}))
            own.missions.clear();
        if (!says(given, {"own", name, "returned"}))
            own.returned = kNone<Body>;
        for (const Body body : own.missions)
            --left[static_cast<std::size_t>(body)];
        if (own.returned != kNone<Body>)
            --left[static_cast<std::size_t>(own.returned)];
    }
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        Private& own = state.own[seat_at(i)];
        while (own.missions.size() < 3)
            own.missions.push_back(draw());
        if (own.returned == kNone<Body>)
            own.returned = draw();
    }
    state.secret.mission_box.clear();
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        for (; left[b] > 0; --left[b])
            state.secret.mission_box.push_back(static_cast<Body>(b));
}

void in_flight(Frames& frames, ExpeditionFrame::Step then) {
    frames.push_back(GameFrame{.step = GameFrame::Step::after_expedition});
    frames.push_back(ExpeditionFrame{.step = then});
}

// The frames behind a named moment of the game; false when there is no such moment.
bool set_phase(std::string_view phase, Public& pub) {
    using Flight = ExpeditionFrame::Step;
    Frames& frames = pub.frames;
    frames.clear();
    pub.deciding.clear();
    pub.asking = Question::none;
    if (phase == "over")
        pub.over = true;
    else if (phase == "expedition")
        frames.push_back(GameFrame{.step = GameFrame::Step::expedition});
    else if (phase == "after_expedition")
        frames.push_back(GameFrame{.step = GameFrame::Step::after_expedition});
    else if (phase == "board")
        in_flight(frames, Flight::ask_board);
    else if (phase == "lift_off")
        in_flight(frames, Flight::lift_off);
    else if (phase == "travel")
        in_flight(frames, Flight::travel);
    else if (phase == "land")
        in_flight(frames, Flight::land);
    else if (phase == "select") {
        in_flight(frames, Flight::land);
        frames.push_back(TravelFrame{.step = TravelFrame::Step::ask_select});
    } else if (phase == "crash") {
        in_flight(frames, Flight::land);
        frames.push_back(CrashFrame{});
    } else
        return false;
    return true;
}

}  // namespace

std::optional<std::string> Mlem::complete_position(const Data& data,
                                                   const Json& given,
                                                   State& state) {
    Public& pub = state.pub;
    derive_cats(data, given, pub);
    derive_expedition_stack(given, state);
    derive_exploration_stack(given, state);
    derive_missions(data, given, state);
    if (!says(given, {"pub", "starter"}) && !pub.crew.empty())
        pub.starter = pub.crew.front();
    const Json* phase = given.find("phase");
    if (phase != nullptr && !set_phase(phase->as_string(), pub))
        return "phase: unknown moment " + phase->dump() +
               "; there are expedition, board, lift_off, travel, select, land, crash, "
               "after_expedition and over";
    return std::nullopt;
}

std::optional<std::uint32_t> Mlem::luck_value(const Data& data,
                                              std::string_view stream,
                                              std::string_view text) {
    if (stream == "dice") {
        for (std::uint32_t side = 0; side < kDieSides.size(); ++side)
            if (name_of(kDieSides[side]) == text)
                return side;
        return std::nullopt;
    }
    if (stream == "first_player") {
        const Seat seat = seat_from_letter(text);
        return seat == kNoSeat ? std::nullopt
                               : std::optional(static_cast<std::uint32_t>(index(seat)));
    }
    const std::size_t domain = stream == "missions" ? 0 : stream == "expedition" ? 1 : 2;
    const auto& names = data.names.domains[domain];
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
        return std::nullopt;
    const auto place = static_cast<std::uint32_t>(found - names.begin());
    return domain == 0 ? LuckScript::kItem + place : place;  // two missions go to each body
}

namespace {

Json space_json(const Data& data, std::size_t i) {
    const Space& space = data.spaces[i];
    Json faces = Json::array();
    for (const Face face : space.faces)
        faces.push(name_of(face));
    Json json = Json::object();
    json.set("faces", std::move(faces));
    json.set("thruster", space.thruster);
    json.set("body",
             space.body == kNone<Body>
                 ? Json()
                 : Json(key_name<Body>(data.names, static_cast<std::size_t>(space.body))));
    return json;
}

Json body_json(const BodyInfo& body) {
    Json points = Json::array();
    for (std::size_t i = 0; i < (body.moons ? body.places : 3u); ++i)
        points.push(body.points[i]);
    Json json = Json::object();
    json.set("id", body.id.view()).set("moons", body.moons).set("points", std::move(points));
    return json.set("first_space", body.first_space).set("last_space", body.last_space);
}

}  // namespace

Json Mlem::data_json(const Data& data) {
    Json spaces = Json::array();
    for (std::size_t i = 0; i < kDeepSpace; ++i)
        spaces.push(space_json(data, i));
    Json bodies = Json::array();
    for (const BodyInfo& body : data.bodies)
        bodies.push(body_json(body));
    Json expeditions = Json::array();
    for (const ExpeditionToken& token : data.expeditions) {
        Json extra = Json::array();
        for (const Face face : token.extra)
            extra.push(name_of(face));
        expeditions.push(Json::object()
                             .set("id", token.id.view())
                             .set("ufo_moves", token.ufo_moves)
                             .set("dice", token.dice)
                             .set("ability", name_of(token.ability))
                             .set("extra", std::move(extra)));
    }
    Json explorations = Json::array();
    for (const ExplorationToken& token : data.explorations)
        explorations.push(Json::object()
                              .set("id", token.id.view())
                              .set("space", token.space)
                              .set("kind", name_of(token.kind)));
    Json ufo = Json::array();
    for (const std::uint8_t value : data.ufo_values)
        ufo.push(value);
    return Json::object()
        .set("name", data.name)
        .set("spaces", std::move(spaces))
        .set("bodies", std::move(bodies))
        .set("satellite_space", data.satellite_space)
        .set("comet", data.comet_points)
        .set("galaxy", data.galaxy_points)
        .set("expeditions", std::move(expeditions))
        .set("explorations", std::move(explorations))
        .set("ufo", std::move(ufo));
}

}  // namespace sidera::mlem
