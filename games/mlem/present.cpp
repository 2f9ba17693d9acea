// What people see of MLEM's questions: prompts, labels, objects on the table, the clock's answer.

#include <algorithm>

#include "engine/narrate.h"
#include "games/mlem/game.h"
#include "games/mlem/movement.h"
#include "games/mlem/score.h"
#include "games/mlem/verbs.h"

namespace sidera::mlem {
namespace {

std::string key_of(std::string_view type, std::string_view name) {
    return std::string(type) + "." + std::string(name);
}

std::string body_key(const Data& data, int space) {
    if (space == kDeepSpace)
        return "body.DS";
    return key_of("body", data.body(data.space(space).body).id.view());
}

// What a cat would score at once by landing; planets pay at the end.
int landing_points(const Data& data, const Public& pub, Seat seat, int space) {
    if (space == kDeepSpace)
        return data.galaxy_points;
    const Body body = data.space(space).body;
    const BodyInfo& info = data.body(body);
    const std::size_t taken = pub.sites[body].rows.size();
    return info.moons ? info.points[taken] * row(pub.aboard[seat]).moon_factor : 0;
}

// What a landing adds to its owner's points as they stand now, planets included.
int landing_worth(const Data& data, const Public& pub, Seat seat, int space) {
    if (space == kDeepSpace || data.body(data.space(space).body).moons)
        return landing_points(data, pub, seat, space);
    const Body body = data.space(space).body;
    const auto i = static_cast<std::size_t>(seat);
    Site site = pub.sites[body];
    const int before = planet_points(data.body(body), site)[i];
    site.cats[seat].insert(pub.aboard[seat]);
    if (!site.rows.contains(seat))
        site.rows.push_back(seat);
    return planet_points(data.body(body), site)[i] - before;
}

Message label_of_face(const Data& data, const Public& pub, OptionCode option) {
    const auto face = static_cast<Face>(operand_of(option));
    const int count = pub.thrown[face];
    Message label{.key = "option.use_face", .args = {}};
    label.with_key("face", key_of("face", name_of(face)));
    label.with("count", count);
    label.with("distance", count * worth(data.space(pub.space), face));
    return label;
}

Message label_of_landing(const Data& data, const Public& pub, Seat seat, int space) {
    const bool planet = space != kDeepSpace && !data.body(data.space(space).body).moons;
    Message label{.key = planet ? "option.land_planet" : "option.land_points", .args = {}};
    label.with_key("place", body_key(data, space));
    label.with("space", space);
    if (!planet)
        label.with("points", landing_points(data, pub, seat, space));
    return label;
}

Message label(const Data& data, const ViewRef& ref, OptionCode option) {
    const Public& pub = ref.pub;
    const std::uint32_t operand = operand_of(option);
    Message text = label_by_verb(verb(option));
    switch (verb(option)) {
        case Verb::return_mission:
            return text.with_key("place", key_of("body", key_name<Body>(data.names, operand)));
        case Verb::board:
            return text.with_key("cat", key_of("cat", name_of(static_cast<Cat>(operand))));
        case Verb::roll:
        case Verb::reroll:
            return text.with("count", pub.pool);
        case Verb::use_face:
            return label_of_face(data, pub, option);
        case Verb::use_booster:
            return text.with_seat("seat", seat_at(static_cast<int>(operand)));
        case Verb::use_extra:
            return text.with("distance",
                             extra_worth(data.space(pub.space), data.token(pub.orders)));
        case Verb::confirm: {
            const int far = distance(data, pub, std::get<TravelFrame>(pub.frames.back()));
            text.with("distance", far);
            return text.with("space", std::min(pub.space + far, kDeepSpace));
        }
        case Verb::land:
            return label_of_landing(data, pub, ref.seat, pub.space + land_offset(option));
        default:
            return text;
    }
}

std::string about(const Data& data, const ViewRef& ref, OptionCode option) {
    return verb(option) == Verb::land
               ? "space:" + std::to_string(ref.pub.space + land_offset(option))
               : kVerbs.object(data.names, option);
}

// The single usable group with the fewest dice (ties: the farther); substitutes only against a
// crash.
OptionCode select_fallback(const Data& data, const Public& pub, const CodeBuffer& codes) {
    if (codes.contains(code(Verb::confirm)))
        return code(Verb::confirm);
    OptionCode best = codes[0];
    int fewest = kDice + 1;
    int farthest = 0;
    for (const Face face : usable_faces(data.space(pub.space), pub.thrown)) {
        const int dice = pub.thrown[face];
        const int far = dice * worth(data.space(pub.space), face);
        if (dice < fewest || (dice == fewest && far > farthest)) {
            fewest = dice;
            farthest = far;
            best = code(Verb::use_face, static_cast<std::uint32_t>(face));
        }
    }
    return best;
}

OptionCode land_fallback(const Data& data, const ViewRef& ref, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    int most = -1;
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::land)
            continue;
        const int space = ref.pub.space + land_offset(option);
        const int points = landing_worth(data, ref.pub, ref.seat, space);
        const bool here = land_offset(option) == 0;
        if (points > most || (points == most && here)) {
            most = points;
            best = option;
        }
    }
    return best;
}

OptionCode board_fallback(const CodeBuffer& codes) {
    constexpr std::array<Cat, kCats> kOrder = {Cat::booster,
                                               Cat::parachute,
                                               Cat::moon,
                                               Cat::planet,
                                               Cat::shift,
                                               Cat::siphon,
                                               Cat::satellite,
                                               Cat::deep};
    for (const Cat cat : kOrder)
        if (codes.contains(code(Verb::board, static_cast<std::uint32_t>(cat))))
            return code(Verb::board, static_cast<std::uint32_t>(cat));
    return codes[0];
}

OptionCode fallback(const Data& data, const ViewRef& ref, const CodeBuffer& codes) {
    const Public& pub = ref.pub;
    switch (pub.asking) {
        case Question::mission_discard:
            return code(Verb::return_mission, static_cast<std::uint32_t>(ref.own.missions.front()));
        case Question::board:
            return board_fallback(codes);
        case Question::post_roll:
            return usable_faces(data.space(pub.space), pub.thrown).empty()
                       ? code(Verb::reroll)
                       : code(Verb::keep_result);
        case Question::select:
            return select_fallback(data, pub, codes);
        case Question::land:
            return land_fallback(data, ref, codes);
        case Question::deep_shift:
            return code(Verb::deep);
        default:
            return codes[0];
    }
}

Message prompt(const Public& pub) {
    Message text{.key = key_of("prompt", name_of(pub.asking)), .args = {}};
    text.with("space", pub.space);
    text.with("count", pub.pool);
    return text;
}

}  // namespace

std::string Mlem::notation(const Data& data, OptionCode code) {
    return kVerbs.write(data.names, code);
}

std::optional<OptionCode> Mlem::parse(const Data& data, std::string_view text) {
    return kVerbs.read(data.names, text);
}

Decision Mlem::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision;
    CodeArray<kMaxOptions> codes;
    options(data, ref, channel, codes);
    decision.seat = ref.seat;
    decision.channel = channel;
    if (codes.size() == 0)
        return decision;
    decision.kind = std::string(name_of(ref.pub.asking));
    decision.prompt = prompt(ref.pub);
    decision.confirm = is_confirm(ref, channel);
    decision.fallback = fallback(data, ref, codes);
    for (const OptionCode option : codes)
        decision.options.push_back({.code = option,
                                    .notation = notation(data, option),
                                    .about = about(data, ref, option),
                                    .label = label(data, ref, option),
                                    .range = {}});
    return decision;
}

Message Mlem::narrate(const Data& data, const PublicEvent& event) {
    Message message = message_of_event("event.", event, data.names);
    for (MessageArg& arg : message.args)  // places of tokens and bodies share one list of names
        if (arg.name == "place" && arg.kind == MessageArg::Kind::key)
            arg.text = "body." + arg.text.substr(arg.text.find('.') + 1);
    return message;
}

Message Mlem::narrate(const Data& data, const PrivateEvent& event) {
    return message_of_event("private.", event, data.names);
}

}  // namespace sidera::mlem
