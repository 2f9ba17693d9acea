// What people see of Monolith's questions: prompts, labels, objects on the table, the clock's
// answer.

#include "games/monolith/fallback.h"
#include "games/monolith/game.h"
#include "games/monolith/labels.h"
#include "games/monolith/verbs.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

Message named(std::string_view name) {
    return {.key = "prompt." + std::string(name), .args = {}};
}

Message prompt_of_setup(const Public& pub, Message text) {
    const auto& setup = std::get<SetupFrame>(pub.frames.back());
    if (pub.asking == Question::place_asteroid)
        return text.with("panel", setup.panel).with("count", setup.asteroids);
    text.with_key("what", setup.forests > 0 ? "a.forest" : "a.mountain");
    text.with("panel", pub.planets.back().panel);
    return text.with("forests", setup.forests).with("mountains", setup.mountains);
}

Message prompt_of_cannon(const ViewRef& ref, Message text) {
    for (const Planet& planet : ref.pub.planets)
        if (planet.owner == ref.seat)
            return text.with("panel", planet.panel);
    return text;
}

// Where the thing goes that was chosen before.
Message prompt_of_cell(const Data& data, const ViewRef& ref, Message text) {
    const auto& turn = std::get<TurnFrame>(ref.pub.frames.back());
    const bool is_building = ref.pub.asking == Question::ship_cell || turn.work == Work::build;
    text.with("panel", turn.panel);
    if (!is_building) {
        text.key += "_" + std::string(name_of(turn.work));
        return text;
    }
    text.with_key("what", with_the(turn.thing));
    return text.with_text("price",
                          goods_text(data.cost(ref.pub.players[ref.seat].faction, turn.thing)));
}

// MO-ACT-3: actions of any kind, or moves and attacks apart.
Message prompt_of_unit(const ViewRef& ref, Message text) {
    const Turn& turn = ref.pub.turn;
    const Actions& left = turn.left;
    text.with_key("what", with_the(kind_of(ref.pub, ref.seat, turn.unit)));
    text.with_text("cell", cell_text(cell_of(ref.pub, ref.seat, turn.unit)));
    text.with("count", left.any + left.attack);
    if (turn.unit.kind != UnitKind::ship)
        return text;
    const bool apart = left.move > 0 || left.attack > 0;
    text.key += apart ? "_apart" : "_ship";
    text.with("number", turn.unit.id);
    return apart ? text.with("moves", left.any + left.move) : text;
}

Message prompt_of(const Data& data, const ViewRef& ref) {
    Message text = named(name_of(ref.pub.asking));
    switch (ref.pub.asking) {
        case Question::place_natural:
        case Question::place_asteroid:
            return prompt_of_setup(ref.pub, std::move(text));
        case Question::place_cannon:
            return prompt_of_cannon(ref, std::move(text));
        case Question::structure:
        case Question::ship:
            return text.with_text("stock", stock_text(ref.own.stock));
        case Question::structure_cell:
        case Question::ship_cell:
            return prompt_of_cell(data, ref, std::move(text));
        case Question::activate:
            if (ref.pub.turn.event == CatastrophicEvent::stellar_wind)
                text.key += "_stellar_wind";
            return text;
        case Question::unit_action:
            return prompt_of_unit(ref, std::move(text));
        default:
            return text;
    }
}

// While an offer is written down, how it stands.
Message talk_prompt(const Private& own) {
    if (!own.drafting)
        return named("talk");
    const Bill& draft = own.draft;
    Message text = named("talk_draft");
    text.with_seat("giver", draft.giver).with_text("first", goods_text(draft.first));
    text.with_seat("other", draft.other).with_text("second", goods_text(draft.second));
    text.with_text("ship", draft.ship == 0 ? "-" : ship_text(draft.carrier, draft.ship));
    return text.with_key("form", draft.secret ? "form.secret" : "form.open");
}

}  // namespace

std::string Monolith::notation(const Data& data, OptionCode code) {
    return kVerbs.write(data.names, code);
}

std::optional<OptionCode> Monolith::parse(const Data& data, std::string_view text) {
    return kVerbs.read(data.names, text);
}

Decision Monolith::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision;
    CodeArray<kMaxOptions> codes;
    options(data, ref, channel, codes);
    decision.seat = ref.seat;
    decision.channel = channel;
    if (codes.size() == 0)
        return decision;
    const bool is_main = channel == Channel::main;
    decision.kind = is_main ? std::string(name_of(ref.pub.asking)) : "talk";
    decision.prompt = is_main ? prompt_of(data, ref) : talk_prompt(ref.own);
    decision.confirm = codes.size() == 1 && is_confirm(ref, channel);
    if (is_main)  // at the table nobody is waited for: a clock says nothing
        decision.fallback = fallback(ref, codes);
    for (const OptionCode option : codes)
        decision.options.push_back(
            {.code = option,
             .notation = notation(data, option),
             .about = object_of(data, ref, option),
             .label = is_main ? label_of(data, ref, option) : talk_label_of(ref, option),
             .range = range(data, ref, option)});
    return decision;
}

}  // namespace sidera::monolith
