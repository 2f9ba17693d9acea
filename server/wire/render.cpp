// A match as wire messages.

#include "server/wire/render.h"

namespace sidera::wire {
namespace {

WireDecision wire_decision(const Decision& decision) {
    WireDecision out{.kind = decision.kind,
                     .channel = decision.channel,
                     .serial = decision.serial,
                     .prompt = said(decision.prompt),
                     .confirm = decision.confirm,
                     .options = {}};
    out.options.reserve(decision.options.size());
    for (const Option& option : decision.options)
        out.options.push_back({.code = static_cast<std::uint32_t>(option.code),
                               .notation = option.notation,
                               .about = option.about,
                               .label = said(option.label),
                               .lo = option.range.lo,
                               .hi = option.range.hi});
    return out;
}

}  // namespace

Standing standing_of(const Match& match) {
    const Outcome outcome = match.outcome();
    Standing standing{.over = outcome.over, .points = {}, .winners = {}, .lines = {}};
    for (int i = 0; i < match.seats(); ++i)
        standing.points.push_back(outcome.points[static_cast<std::size_t>(i)]);
    if (outcome.over)
        standing.winners = outcome.winners;
    for (const ScoreLine& line : match.score_lines())
        standing.lines.push_back(
            {.seat = line.seat, .what = said(line.what), .points = line.points});
    return standing;
}

std::vector<WireEvent> events_after(const Match& match, Audience audience, Sequence since) {
    std::vector<WireEvent> events;
    for (const Told& told : match.events_since(audience, since))
        events.push_back({.sequence = told.sequence,
                          .kind = told.kind,
                          .event = {told.json},
                          .text = said(told.message)});
    return events;
}

Update render(const Match& match, Audience audience, Sequence since) {
    return render(match, audience, since, standing_of(match));
}

Update render(const Match& match, Audience audience, Sequence since, Standing standing) {
    Update update;
    update.events = events_after(match, audience, since);
    update.view.text = match.view(audience);
    update.deciding = match.deciding();
    update.standing = std::move(standing);
    if (audience == kNoSeat)
        return update;
    if (match.asked().has(audience))
        update.decisions.push_back(wire_decision(match.decision(audience, Channel::main)));
    if (match.free().has(audience))
        update.decisions.push_back(wire_decision(match.decision(audience, Channel::table)));
    update.may_undo = match.may_undo(audience);
    return update;
}

}  // namespace sidera::wire
