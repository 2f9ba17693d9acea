// A match as wire messages.

#include "server/wire/render.h"

namespace sidera::wire {
namespace {

constexpr std::size_t kRemembered = 16;  // texts of one position: an answer has few events

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

std::optional<Answered> answered_in(const Match& before, const RecordEntry& entry) {
    if (entry.kind != RecordEntry::Kind::answer)
        return std::nullopt;
    const Decision decision = before.decision(entry.answer.seat, entry.answer.channel);
    for (const Option& option : decision.options)
        if (option.code == entry.answer.code)
            return Answered{.seat = entry.answer.seat, .label = said(option.label)};
    return std::nullopt;
}

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

const Written<Standing>& CommonText::standing() {
    if (standing_.text.empty())
        standing_ = written(standing_of(match_));
    return standing_;
}

Written<Said> CommonText::of(const Message& message) {
    for (const auto& [known, text] : texts_)
        if (known == message)
            return text;
    Written<Said> text = written(said(message));
    // Somebody who comes in late hears a whole game: looking for it would take longer than writing.
    if (texts_.size() < kRemembered)
        texts_.emplace_back(message, text);
    return text;
}

std::vector<WireEvent> events_after(const Match& match,
                                    Audience audience,
                                    Sequence since,
                                    CommonText& common) {
    std::vector<Told> all = match.events_since(audience, since);
    std::vector<WireEvent> events;
    events.reserve(all.size());
    for (Told& told : all)
        events.push_back({.sequence = told.sequence,
                          .kind = told.kind,
                          .event = {std::move(told.json)},
                          .text = common.of(told.message)});
    return events;
}

std::vector<WireEvent> events_after(const Match& match, Audience audience, Sequence since) {
    CommonText common(match);
    return events_after(match, audience, since, common);
}

Update render(const Match& match, Audience audience, Sequence since) {
    CommonText common(match);
    return render(match, audience, since, common);
}

Update render(const Match& match, Audience audience, Sequence since, CommonText& common) {
    Update update;
    update.events = events_after(match, audience, since, common);
    update.view.text = match.view(audience);
    update.deciding = match.deciding();
    update.standing = common.standing();
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
