// What people see of Cosmic Encounter's questions: prompts, labels, objects, the clock's answer.
// CM-TURN-5: none of them is a word for one player alone.

#include "engine/narrate.h"
#include "games/cosmic/edge/text_keys.h"
#include "games/cosmic/edge/verbs.h"
#include "games/cosmic/rules/fallback.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

Message& with_effect(Message& message, EffectId id) {
    return message.with_key("what", effect_key(id));
}

// The option hidden_powers: what is used is turned up with it.
bool turns_up(const ViewRef& ref, OptionCode option) {
    const EffectId id = effect_in(option);
    return verb(option) == Verb::play && ref.own.face_down != AlienId::none &&
           (is_hoarded(option) ? !plays_hoard(ref.pub, ref.seat)
                               : is_power(id) && alien_of(id) == ref.own.face_down);
}

Message label_of_play(const ViewRef& ref, OptionCode option) {
    const EffectId id = effect_in(option);
    Message label;
    if (is_power(id) && turns_up(ref, option)) {
        label.key = "option.turn_up";
        return with_effect(label, id);
    }
    label.key = is_power(id)     ? "option.use_power"
                : is_wild(id)    ? "option.play_wild"
                : is_super(id)   ? "option.play_super"
                : is_of_tech(id) ? "option.use_tech"
                                 : "option.play_card";
    if (is_hoarded(option))
        label.key += "_hoard";
    if (!effect(id).called.empty())
        label.key = "option.use_called";
    return with_effect(label, id);
}

// Nobody else knows what is researched.
Message label_of_others_research(const Public& pub, int place) {
    Message text{.key = "option.tech_ship_other", .args = {}};
    text.with_seat("seat", pub.question.subject).with("number", place);
    return text.with("count", pub.techs[nth_tech(pub, pub.question.subject, place)].ships);
}

// By its owner's eyes: a face-down card has a name for it.
Message label_of_tech(const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    Message text = label_by_verb(verb(option));
    if (verb(option) == Verb::tech)
        return text.with_key("tech", tech_key(static_cast<TechId>(operand)));
    const bool research = verb(option) == Verb::research;
    if (verb(option) == Verb::tech_ship && ref.pub.question.subject != ref.seat)
        return label_of_others_research(ref.pub, static_cast<int>(operand));
    const std::size_t at =
        nth_tech(ref.pub, ref.seat, static_cast<int>(research ? operand / 64 : operand));
    if (research)
        text.with_text("planet", std::string(name_of(static_cast<Planet>(operand % 64))));
    if (at < ref.pub.techs.size()) {
        text.with_key("tech", tech_key(tech_at(ref, at)));
        text.with("count", ref.pub.techs[at].ships);
        text.with("needed", tech(tech_at(ref, at)).research);
    }
    return text;
}

Message label_of_planet(const ViewRef& ref, OptionCode option) {
    Message text = label_by_verb(verb(option));
    const auto planet = static_cast<Planet>(operand_of(option));
    const Seat owner = ref.pub.question.subject;
    const int ships = owner == kNoSeat ? 0 : ships_on(ref.pub, owner, planet);
    // Not all questions are about somebody's ships: then there are none to speak of.
    if (verb(option) == Verb::planet && ships == 0)
        text.key += "_bare";
    return text.with_text("planet", std::string(name_of(planet))).with("count", ships);
}

Message label(const ViewRef& ref, OptionCode option) {
    if (verb(option) >= Verb::tech && verb(option) <= Verb::tech_ship)
        return label_of_tech(ref, option);
    const std::uint32_t operand = operand_of(option);
    Message text = label_by_verb(verb(option));
    const auto planet = [](std::uint32_t n) {
        return std::string(name_of(static_cast<Planet>(n)));
    };
    switch (verb(option)) {
        case Verb::done:  // CM-P1-4: not "enough" of what is but one
            return ref.pub.question.kind == Ask::retrieve
                       ? Message{.key = "option.take_none", .args = {}}
                   : ref.pub.question.kind == Ask::pick_side
                       ? Message{.key = "option.neither", .args = {}}
                       : text;
        case Verb::play:
            return label_of_play(ref, option);
        case Verb::planet:
        case Verb::planet_all:
        case Verb::settle:
            return label_of_planet(ref, option);
        case Verb::player:
        case Verb::free_ship:
            return text.with_seat("seat", seat_at(static_cast<int>(operand)));
        case Verb::card:
        case Verb::hoard_card:
        case Verb::give_card:
        case Verb::show_card:
        case Verb::ask_card:
            return text.with_key("card", card_key(static_cast<Card>(operand)));
        case Verb::alien:
            return text.with_key("alien", alien_key(static_cast<AlienId>(operand)));
        case Verb::destiny:
            return text.with_key("card", key("destiny", name_of(static_cast<Destiny>(operand))));
        case Verb::against:
            text.with_text("planet", planet(operand / 8));
            return text.with_seat("seat", seat_at(static_cast<int>(operand % 8)));
        case Verb::give_type:
        case Verb::ask_type:
            return text.with_key("type", key("card_type", name_of(static_cast<CardType>(operand))));
        case Verb::give_colony:
        case Verb::ask_colony:
        case Verb::cede_colony:
        case Verb::ask_cession:
            return text.with_text("planet", planet(operand));
        default:
            return text;
    }
}

std::string about(const Data& data, const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::against:
            return "planet:" + std::string(name_of(static_cast<Planet>(operand / 8)));
        case Verb::play: {
            const EffectId id = effect_in(option);
            if (is_of_tech(id))
                return "tech:" + std::string(name_of(tech_of(id)));
            return is_power(id) ? "sheet:" + std::string(name_of(alien_of(id)))
                                : "card:" + std::string(name_of(card_for(id)));
        }
        case Verb::research:
            return "planet:" + std::string(name_of(static_cast<Planet>(operand % 64)));
        case Verb::complete:
        case Verb::abandon:
        case Verb::tech_ship:
            if (verb(option) == Verb::tech_ship && ref.pub.question.subject != ref.seat)
                return {};
            return "tech:" + std::string(name_of(tech_at(
                                 ref, nth_tech(ref.pub, ref.seat, static_cast<int>(operand)))));
        default:
            return kVerbs.object(data.names, option);
    }
}

Message prompt(const Public& pub) {
    const Question& question = pub.question;
    Message text{.key = key("prompt", name_of(question.kind)), .args = {}};
    if (question.kind == Ask::play_effect || question.kind == Ask::respond)
        text.with_key("moment", key("moment", name_of(question.moment)));
    if (question.about != EffectId::none)
        with_effect(text, question.about);
    if (question.subject != kNoSeat)
        text.with_seat("seat", question.subject);
    return text.with("count", question.high);
}

// Windows go by their phase, and by whether the seat takes part: people want to be stopped in some
// of them only.
std::string kind_of(const ViewRef& ref) {
    const Question& question = ref.pub.question;
    if (question.kind != Ask::play_effect)
        return std::string(name_of(question.kind));
    const bool watches = side_of(ref.pub, ref.seat) == Side::none;
    return (watches ? "watch_" : "act_") + std::string(name_of(ref.pub.phase));
}

}  // namespace

std::string Cosmic::notation(const Data& data, OptionCode code) {
    return kVerbs.write(data.names, code);
}

std::optional<OptionCode> Cosmic::parse(const Data& data, std::string_view text) {
    return kVerbs.read(data.names, text);
}

Decision Cosmic::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision;
    CodeArray<kMostOptions> codes;
    options(data, ref, channel, codes);
    decision.seat = ref.seat;
    decision.channel = channel;
    if (codes.size() == 0)
        return decision;
    const bool is_main = channel == Channel::main;
    decision.kind = is_main ? kind_of(ref) : "talk";
    for (const OptionCode option : codes)
        if (is_main && turns_up(ref, option))  // no standing order passes here
            decision.kind = "turn_up";
    decision.prompt = is_main ? prompt(ref.pub) : Message{.key = "prompt.talk", .args = {}};
    decision.window = is_confirm(ref, channel);
    if (is_main) {
        decision.rule = rule_of(ref.pub.question);
        decision.fallback = fallback(ref, codes);
        decision.fallback_most = fallback_most(ref);
    }
    for (const OptionCode option : codes)
        decision.options.push_back({.code = option,
                                    .notation = notation(data, option),
                                    .about = about(data, ref, option),
                                    .label = label(ref, option),
                                    .range = range(data, ref, option)});
    return decision;
}

}  // namespace sidera::cosmic
