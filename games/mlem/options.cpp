// The one list of what is legal in MLEM, and the rule behind everything that is not.

#include "games/mlem/codes.h"
#include "games/mlem/game.h"
#include "games/mlem/landing_rules.h"

namespace sidera::mlem {
namespace {

const TravelFrame& selection(const Public& pub) {
    return std::get<TravelFrame>(pub.frames.back());
}

// ML-TRAV-2, ML-TRAV-3: groups that can still be picked.
FaceSet open_faces(const Data& data, const Public& pub) {
    return usable_faces(data.space(pub.space), pub.thrown).without(selection(pub).picked);
}

RuleId may_use_face(const Data& data, const Public& pub, Face face) {
    if (open_faces(data, pub).has(face))
        return kAllowed;
    if (!data.space(pub.space).faces.has(face))
        return {"ML-TRAV-2"};
    return pub.thrown[face] == 0 ? RuleId{"ML-TRAV-1"} : RuleId{"ML-TRAV-3"};
}

// ML-AST-BOOSTER-1 to ML-AST-BOOSTER-5
SeatSet open_boosters(const Data& data, const Public& pub) {
    return ready_boosters(data.space(pub.space), pub).without(selection(pub).boosters);
}

RuleId may_use_booster(const Data& data, const Public& pub, Seat seat) {
    return open_boosters(data, pub).has(seat) ? kAllowed : RuleId{"ML-AST-BOOSTER-1"};
}

// ML-UFO-2, ML-UFO-5
RuleId may_use_extra(const Data& data, const Public& pub) {
    if (selection(pub).extra || !has_ability(data, pub, Ability::extra))
        return {"ML-UFO-2"};
    return extra_ready(data, pub) ? kAllowed : RuleId{"ML-UFO-5"};
}

// ML-TRAV-3: something that moves the rocket must be picked.
RuleId may_confirm(const Public& pub) {
    const TravelFrame& choice = selection(pub);
    const bool moves = !choice.picked.empty() || !choice.boosters.empty() || choice.extra;
    return moves ? kAllowed : RuleId{"ML-TRAV-3"};
}

// ML-UFO-2, ML-UFO-4
RuleId may_use_keep(const Data& data, const Public& pub) {
    const bool shown =
        pub.orders != kNone<ExpeditionId> && data.token(pub.orders).ability == Ability::keep;
    if (!shown)
        return {"ML-UFO-4"};
    return pub.ability_spent || selection(pub).keep ? RuleId{"ML-UFO-2"} : kAllowed;
}

// ML-CRASH-4
RuleId may_crash(const Data& data, const Public& pub) {
    const bool nothing = usable_faces(data.space(pub.space), pub.thrown).empty();
    const bool moves = may_confirm(pub).id.empty();
    return nothing && !moves ? kAllowed : RuleId{"ML-CRASH-4"};
}

void add_if(CodeBuffer& codes, RuleId forbidden, OptionCode option) {
    if (forbidden.id.empty())
        codes.add(option);
}

void select_options(const Data& data, const Public& pub, CodeBuffer& codes) {
    for (const Face face : open_faces(data, pub))
        codes.add(code(Verb::use_face, static_cast<std::uint32_t>(face)));
    for (const Seat seat : open_boosters(data, pub))
        codes.add(code(Verb::use_booster, static_cast<std::uint32_t>(index(seat))));
    if (pub.ability_ready()) {
        add_if(codes, may_use_extra(data, pub), code(Verb::use_extra));
        add_if(codes, may_use_keep(data, pub), code(Verb::use_keep));
    }
    add_if(codes, may_confirm(pub), code(Verb::confirm));
    add_if(codes, may_crash(data, pub), code(Verb::accept_crash));
}

void mission_options(const Private& own, CodeBuffer& codes) {
    EnumSet<Body, kMaxBodies> kinds;  // two equal tokens are one option
    for (const Body body : own.missions)
        kinds.insert(body);
    for (const Body body : kinds)
        codes.add(code(Verb::return_mission, static_cast<std::uint32_t>(body)));
}

RuleId why_not_select(const Data& data, const Public& pub, OptionCode wanted) {
    const std::uint32_t operand = operand_of(wanted);
    switch (verb(wanted)) {
        case Verb::use_face:
            return operand < kFaces ? may_use_face(data, pub, static_cast<Face>(operand))
                                    : RuleId{"ML-TRAV-2"};
        case Verb::use_booster:
            return may_use_booster(data, pub, seat_at(static_cast<int>(operand)));
        case Verb::use_extra:
            return may_use_extra(data, pub);
        case Verb::use_keep:
            return may_use_keep(data, pub);
        case Verb::confirm:
            return may_confirm(pub);
        default:
            return may_crash(data, pub);
    }
}

// What keeps anybody from landing on a space, wherever the rocket is.
RuleId why_closed(const Data& data, const Public& pub, int space) {
    if (space == kDeepSpace)
        return {"ML-DEEP-1"};
    if (space < kFirstLandingSpace)
        return {"ML-LAND-1"};
    if (open_to_land(data, pub, space))
        return kAllowed;
    return {data.space(space).body == kNone<Body> ? "ML-LAND-3" : "ML-MOON-3"};
}

// A space of the mat that is pointed at, near or far: its own reason comes first.
RuleId why_not_there(const Data& data, const ViewRef& ref, int space) {
    const Public& pub = ref.pub;
    const Question asking = pub.deciding.has(ref.seat) ? pub.asking : Question::none;
    if (asking == Question::select)
        return {space > pub.space ? "ML-TRAV-4" : "ML-TRAV-5"};
    if (const RuleId closed = why_closed(data, pub, space); !closed.id.empty())
        return closed;
    switch (asking) {
        case Question::land:
            return {row(pub.aboard[ref.seat]).reaches_beside ? "ML-AST-SHIFT-1" : "ML-LAND-3"};
        case Question::deep_shift:
            return {"ML-AST-SHIFT-5"};
        case Question::parachute:
            return {"ML-AST-PARACHUTE-1"};
        default:
            return {"ML-LAND-2"};
    }
}

// The rule that gives somebody this to say.
RuleId rule_behind(Verb said) {
    switch (said) {
        case Verb::return_mission:
            return {"ML-SETUP-8"};
        case Verb::board:
            return {"ML-TAKE-2"};
        case Verb::roll:
            return {"ML-TRAV-1"};
        case Verb::reroll:
        case Verb::keep_result:
            return {"ML-UFO-3"};
        case Verb::use_face:
        case Verb::confirm:
            return {"ML-TRAV-3"};
        case Verb::use_booster:
            return {"ML-AST-BOOSTER-1"};
        case Verb::use_extra:
        case Verb::use_keep:
            return {"ML-UFO-2"};
        case Verb::accept_crash:
            return {"ML-CRASH-4"};
        case Verb::stay:
        case Verb::land:
            return {"ML-LAND-2"};
        case Verb::deep:
            return {"ML-AST-SHIFT-5"};
        case Verb::home:
            return {"ML-AST-PARACHUTE-1"};
    }
    return {"ML-TRAV-9"};
}

bool is_select_verb(Verb said) {
    return said >= Verb::use_face && said <= Verb::accept_crash;
}

// ML-TRAV-9: dice are chosen at their time, and by the commander.
RuleId why_not_dice(const Data& data, const ViewRef& ref, OptionCode wanted) {
    if (ref.pub.asking != Question::select)
        return {"ML-TRAV-9"};
    return ref.pub.deciding.has(ref.seat) ? why_not_select(data, ref.pub, wanted)
                                          : rule_behind(verb(wanted));
}

// ML-END-1, ML-END-2
RuleId why_over(const Public& pub) {
    return {pub.failures >= pub.rules.failure_limit ? "ML-END-1" : "ML-END-2"};
}

RuleId why_not_now(const Data& data, const ViewRef& ref, OptionCode wanted) {
    const Public& pub = ref.pub;
    const Verb said = verb(wanted);
    if (is_select_verb(said))
        return why_not_dice(data, ref, wanted);
    if (is_far_landing(wanted))
        return why_not_there(data, ref, far_space(wanted));
    if (pub.deciding.has(ref.seat) && pub.asking == Question::land && said == Verb::land)
        return may_land(data, pub, ref.seat, land_offset(wanted));
    return rule_behind(said);
}

}  // namespace

void Mlem::options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    if (channel != Channel::main || !pub.deciding.has(ref.seat))
        return;
    switch (pub.asking) {
        case Question::none:
            return;
        case Question::mission_discard:  // ML-SETUP-8
            if (ref.own.commit == kNone<Body>)
                mission_options(ref.own, codes);
            return;
        case Question::board:  // ML-TAKE-2
            for (const Cat cat : pub.home[ref.seat])
                codes.add(code(Verb::board, static_cast<std::uint32_t>(cat)));
            return;
        case Question::roll:
            codes.add(code(Verb::roll));
            return;
        case Question::post_roll:  // ML-UFO-3
            codes.add(code(Verb::reroll));
            codes.add(code(Verb::keep_result));
            return;
        case Question::select:
            select_options(data, pub, codes);
            return;
        case Question::land:
            codes.add(code(Verb::stay));
            for (int offset = -1; offset <= 1; ++offset)
                add_if(codes, may_land(data, pub, ref.seat, offset), land_code(offset));
            return;
        case Question::deep_shift:
            codes.add(land_code(-1));
            codes.add(code(Verb::deep));
            return;
        case Question::parachute:
            codes.add(land_code(0));
            codes.add(code(Verb::home));
            return;
    }
}

RuleId Mlem::why_not(const Data& data, const ViewRef& ref, OptionCode wanted) {
    CodeArray<kMaxOptions> codes;
    options(data, ref, Channel::main, codes);
    if (codes.contains(wanted))
        return kAllowed;
    if (ref.pub.over)
        return why_over(ref.pub);
    const RuleId rule = why_not_now(data, ref, wanted);
    return rule.id.empty() ? rule_behind(verb(wanted)) : rule;
}

RuleId Mlem::range_rule(const Data&, const ViewRef&, OptionCode code) {
    return rule_behind(verb(code));
}

}  // namespace sidera::mlem
