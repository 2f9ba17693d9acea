// What people see of Alien Frontiers' questions: prompts, labels, objects on the table, the clock's
// answer; and its events as messages.

#include "engine/narrate.h"
#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/fallback.h"
#include "games/alien_frontiers/labels.h"
#include "games/alien_frontiers/phases/raid.h"
#include "games/alien_frontiers/verbs.h"

namespace sidera::alien_frontiers {
namespace {

// How many of what the question is about.
int prompt_count(const Public& pub) {
    switch (pub.asking) {
        case Question::roll:
            return ships_to_roll(pub);
        case Question::raid_pick:
            return kRaidMost -
                   static_cast<int>(std::get<RaidFrame>(pub.frames.back()).taken.size());
        case Question::hub_overflow:
            return std::get<OverflowFrame>(pub.frames.back()).surplus;
        case Question::end_return:
            return pub.player().fuel + pub.player().ore - kKeep;
        default:
            return ships_in(pub.hand);
    }
}

Message prompt(const Public& pub) {
    if (pub.asking == Question::main && pub.hand.empty())
        return {.key = "prompt.main_placed", .args = {}};
    if (pub.asking == Question::raid_pick &&
        !may_take_more(pub, std::get<RaidFrame>(pub.frames.back())))
        return {.key = "prompt.raid_taken", .args = {}};
    Message text{.key = "prompt." + std::string(name_of(pub.asking)), .args = {}};
    text.with("count", prompt_count(pub));
    if (pub.asking == Question::field_territory)
        text.with_key("field", text_key(field_of(std::get<DiscardFrame>(pub.frames.back()).card)));
    return text;
}

}  // namespace

std::string AlienFrontiers::notation(const Data& data, OptionCode code) {
    return kVerbs.write(data.names, code);
}

std::optional<OptionCode> AlienFrontiers::parse(const Data& data, std::string_view text) {
    return kVerbs.read(data.names, text);
}

Decision AlienFrontiers::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision;
    CodeArray<kMaxOptions> codes;
    options(data, ref, channel, codes);
    decision.seat = ref.seat;
    decision.channel = channel;
    if (codes.size() == 0)
        return decision;
    const Trial trial(data, ref);
    decision.kind = std::string(name_of(ref.pub.asking));
    decision.prompt = prompt(ref.pub);
    decision.confirm = codes.size() == 1 && is_confirm(ref, channel);
    decision.fallback = fallback(ref.pub, trial, codes);
    for (const OptionCode option : codes)
        decision.options.push_back({.code = option,
                                    .notation = notation(data, option),
                                    .about = object_of(data, ref.pub, option),
                                    .label = label_of(data, ref, trial, option),
                                    .range = {}});
    return decision;
}

// Nobody wants to read of "2 fuel and 0 ore": what is nothing is not said.
Message AlienFrontiers::narrate(const Data& data, const PublicEvent& event) {
    Message message = message_of_event("event.", event, data.names);
    if (!event.has(kHasFuel) || !event.has(kHasOre))
        return message;
    const bool from_supply = event.kind == EventKind::gained || event.kind == EventKind::cache_pays;
    if ((event.fuel == 0) != (event.ore == 0))
        message.key += event.ore == 0 ? "_fuel" : "_ore";
    else if (event.fuel == 0 && from_supply)  // AF-LIMIT-3
        message.key += "_nothing";
    return message;
}

Message AlienFrontiers::narrate(const Data& data, const PrivateEvent& event) {
    return message_of_event("private.", event, data.names);
}

}  // namespace sidera::alien_frontiers
