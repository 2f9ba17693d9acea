// The events of Cosmic Encounter in words: sentences with lists of cards, terms and totals.

#include "engine/narrate.h"

#include <cstdlib>

#include "games/cosmic/edge/text_keys.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {
namespace {

using Items = std::vector<Message>;

Message item(std::string_view name) {
    return {.key = "item." + std::string(name), .args = {}};
}

Message counted(std::string_view name, int count) {
    return item(name).with("count", count);
}

Items seats_in(SeatSet seats) {
    Items items;
    for (const Seat seat : seats)
        items.push_back(item("seat").with_seat("seat", seat));
    return items;
}

// Whom and what an effect was announced for.
Items targets_of(const PublicEvent& event) {
    Items items = seats_in(event.seats);
    if (event.other != kNoSeat)
        items.push_back(item("seat").with_seat("seat", event.other));
    if (event.planet != Planet::none)
        items.push_back(item("planet").with_text("planet", std::string(name_of(event.planet))));
    if (event.side != Side::none)
        items.push_back(item("side").with_key("side", key("side", name_of(event.side))));
    if (event.value != 0)
        items.push_back(counted("number", event.value));
    return items;
}

// CF-DEAL-3; CF-DEAL-8: of cards that only two may see there is just a number.
Items terms_in(const Terms& terms) {
    Items items;
    for (const Card card : terms.named)
        items.push_back(item("card").with_key("card", card_key(card)));
    if (terms.veiled > 0)
        items.push_back(counted("veiled", terms.veiled));
    for (int i = 0; i < kCardTypes; ++i)
        if (const auto type = static_cast<CardType>(i); terms.of_type[type] > 0)
            items.push_back(counted("of_type", terms.of_type[type])
                                .with_key("type", key("card_type", name_of(type))));
    if (terms.choice > 0)
        items.push_back(counted("choice", terms.choice));
    if (terms.random > 0)
        items.push_back(counted("random", terms.random));
    if (terms.colony != Planet::none)
        items.push_back(counted(terms.ceded ? "ceded" : "colony", terms.ships)
                            .with_text("planet", std::string(name_of(terms.colony))));
    return items;
}

void say_terms(Message& message, const Offer& offer, Side giver) {
    Items gives = terms_in(offer.gives[giver]);
    for (int i = 0; i < kMaxPlayers; ++i)
        if (const int ships = offer.freed[seat_at(i)]; ships > 0)
            gives.push_back(counted("freed", ships).with_seat("seat", seat_at(i)));
    Items takes = terms_in(offer.gives[other(giver)]);
    for (Items* side : {&gives, &takes})
        if (side->empty())
            side->push_back(item("nothing"));
    message.with_list("gives", std::move(gives)).with_list("takes", std::move(takes));
}

// "+3 Warrior", "x4 Virus", "Mirror: 51".
Message words_of(const SumLine& line) {
    if (line.source == Source::card || is_reinforcement(line.card))
        return item("sum_card").with_key("card", card_key(line.card));
    if (line.source == Source::kicker)
        return item("sum_kicker").with_key("card", card_key(line.card));
    if (line.source == Source::beside)
        return item("sum_beside")
            .with_key("card", card_key(line.card))
            .with("count", line.after - line.before);
    if (line.source == Source::swap)
        return item("sum_swap");
    const bool adds = line.step >= kFirstAddingStep;
    const int change = adds ? line.after - line.before : line.after;
    if (line.source == Source::ships)
        return counted(change < 0 ? "sum_minus_ships" : "sum_plus_ships", std::abs(change));
    if (line.source == Source::allies)
        return counted(change < 0 ? "sum_minus_allies" : "sum_plus_allies", std::abs(change))
            .with_seat("seat", line.seat);
    Message words = line.factor > 0   ? counted("sum_times", line.factor)
                    : line.factor < 0 ? counted("sum_divided", -line.factor)
                    : !adds           ? counted("sum_becomes", change)
                    : change < 0      ? counted("sum_minus", -change)
                                      : counted("sum_plus", change);
    return words.with_key("what", effect_key(line.by));
}

Items sum_in(const SumLines& lines) {
    Items items;
    for (const SumLine& line : lines)
        items.push_back(words_of(line));
    return items;
}

void say_victory(Message& message, const PublicEvent& event) {
    std::erase_if(message.args, [](const MessageArg& arg) {
        return arg.text == "alien.none" || arg.name == "victory";
    });
    if (event.seats.empty())
        return;
    message.key += "." + std::string(name_of(event.victory));
    message.with("count", event.seats.size()).with_list("winners", seats_in(event.seats));
}

void say_more(Message& message, const PublicEvent& event) {
    if (event.has(kHasEffect))
        message.with_key("what", effect_key(event.effect));
    if (event.kind == EventKind::target_named)
        message.with_list("targets", targets_of(event));
    if (event.has(kHasTerms) && event.terms)
        say_terms(message, *event.terms, event.has(kHasSide) ? event.side : Side::offense);
    if (event.has(kHasSums) && event.sums)
        message.with_list("ours", sum_in(event.sums->sides[Side::offense]))
            .with_list("theirs", sum_in(event.sums->sides[Side::defense]));
    if (event.has(kHasVictory))
        say_victory(message, event);
}

}  // namespace

// Planets are called by their names, which need no translation.
Message Cosmic::narrate(const Data& data, const PublicEvent& event) {
    Message message = message_of_event("event.", event, data.names);
    // It may be about something else than a player or a side.
    std::erase_if(message.args, [&](const MessageArg& arg) {
        return (arg.name == "other" && event.other == kNoSeat) ||
               (arg.name == "side" && event.side == Side::none);
    });
    for (MessageArg& arg : message.args)
        if (arg.name == "planet") {
            arg.kind = MessageArg::Kind::text;
            arg.text = std::string(name_of(event.planet));
        }
    say_more(message, event);
    return message;
}

Message Cosmic::narrate(const Data& data, const PrivateEvent& event) {
    return message_of_event("private.", event, data.names);
}

}  // namespace sidera::cosmic
