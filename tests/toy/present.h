// What people see and write of Sealed: notation, questions, sentences, positions by hand.

#pragma once

#include "engine/narrate.h"
#include "tests/toy/flow.h"

namespace sidera::toy {

// The texts of a real game are files, in each language.
inline constexpr std::string_view kEnglish = R"({
    "prompt.open": "Open the round.",
    "prompt.seal": "Seal a card and a bid.",
    "prompt.table": "You may trade or resign at any time.",
    "option.open": "Open the round",
    "option.seal": "Seal a {card}",
    "option.pass": "Seal nothing",
    "option.offer": "Offer a {card} to {seat}",
    "option.withdraw": "Take the offer back",
    "option.accept": "Buy the {card} of {seat} for {price} {price?coin|coins}",
    "option.resign": "Resign",
    "event.round_opened": "{seat} opens round {amount}.",
    "event.offered": "{seat} offers {other} a {card} for {amount} {amount?coin|coins}.",
    "event.withdrawn": "{seat} takes the {card} back.",
    "event.traded": "{other} buys a {card} of {seat} for {amount} {amount?coin|coins}.",
    "event.resigned": "{seat} resigns.",
    "event.revealed": "{seat} shows a {card} and bids {amount}.",
    "event.passed": "{seat} passes.",
    "event.tie_drawn": "The tie falls to {seat}.",
    "event.prize_won": "{seat} wins {amount}.",
    "event.nobody_won": "Nobody wins.",
    "event.game_over": "The game is over.",
    "private.dealt": "You are dealt {cards}.",
    "private.sealed": "You seal {cards} and bid {bid}.",
    "private.drawn": "You draw {cards}.",
    "score.prizes": "Prizes",
    "score.coins": "Coins",
    "match.undone": "An answer was taken back.",
    "match.time_up": "Time is up for {seat}."
})";

constexpr std::array<std::string_view, 8> kWords = {
    "", "open", "seal", "pass", "offer", "withdraw", "accept", "resign"};

inline std::string Sealed::notation(const Data&, OptionCode option) {
    if (verb_of(option) == 0 || verb_of(option) >= kWords.size())
        return "?";
    std::string text(kWords[verb_of(option)]);
    if (verb(option) == Verb::seal)
        return text + " " + std::string(name_of(card_at(operand_of(option))));
    if (operand_count(verb(option)) == 1)
        return text;
    text +=
        std::string(" ") + letter(seat_in(option)) + " " + std::string(name_of(card_in(option)));
    return verb(option) == Verb::accept ? text + " for " + std::to_string(price_in(option)) : text;
}

// Every option has one text: the one whose text this is.
inline std::optional<OptionCode> Sealed::parse(const Data& data, std::string_view text) {
    for (std::uint8_t number = 1; number < kWords.size(); ++number)
        for (std::uint32_t i = 0; i < operand_count(static_cast<Verb>(number)); ++i)
            if (notation(data, make_code(number, i)) == text)
                return make_code(number, i);
    return std::nullopt;
}

inline Option shown_option(const ViewRef& ref, OptionCode code) {
    const Data& data = Sealed::default_data();
    Option option{.code = code,
                  .notation = Sealed::notation(data, code),
                  .about = "table",
                  .label = {.key = "option." + std::string(kWords[verb_of(code)]), .args = {}},
                  .range = Sealed::range(data, ref, code)};
    const auto name_card = [&option](Card card) {
        option.label.with_key("card", "card." + std::string(name_of(card)));
        option.about = "card:" + std::string(name_of(card));
    };
    if (verb(code) == Verb::seal)
        name_card(card_at(operand_of(code)));
    if (verb(code) == Verb::offer || verb(code) == Verb::accept) {
        name_card(card_in(code));
        option.label.with_seat("seat", seat_in(code));
    }
    if (verb(code) == Verb::accept) {
        option.label.with("price", price_in(code));
        option.about = std::string("offer:") + letter(seat_in(code));
    }
    return option;
}

inline Decision Sealed::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision;
    decision.seat = ref.seat;
    decision.channel = channel;
    CodeArray<kMaxOptions> codes;
    options(data, ref, channel, codes);
    if (codes.size() == 0)
        return decision;
    const bool main = channel == Channel::main;
    decision.kind = main ? std::string(name_of(ref.pub.asking)) : "table";
    decision.prompt = {.key = "prompt." + decision.kind, .args = {}};
    decision.confirm = is_confirm(ref, channel);
    if (main)  // a clock opens the round, or passes; at the table it says nothing
        decision.fallback = codes[codes.size() - 1];
    for (const OptionCode option : codes)
        decision.options.push_back(shown_option(ref, option));
    return decision;
}

inline Message Sealed::narrate(const Data& data, const PublicEvent& event) {
    return message_of_event("event.", event, names(data, kMaxSeats));
}

inline Message Sealed::narrate(const Data& data, const PrivateEvent& event) {
    return message_of_event("private.", event, names(data, kMaxSeats));
}

inline Json Sealed::data_json(const Data& data) {
    Json copies = Json::object();
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        copies.set(std::string(name_of(card_at(kind))), data.copies[kind]);
    return Json::object().set("copies", std::move(copies));
}

// A position need not name the deck: it holds what is nowhere else, high cards on top.
inline std::optional<std::string> Sealed::complete_position(const Data& data,
                                                            const Json& given,
                                                            State& state) {
    if (const Json* secret = given.find("secret"); secret != nullptr && secret->find("deck"))
        return std::nullopt;
    state.secret.deck.clear();
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const Card card = card_at(kind);
        int left = data.copies[kind] - state.pub.discard[card];
        for (const Seat seat : SeatSet::first(state.pub.rules.seats)) {
            const Private& own = state.own[seat];
            left -= own.hand[card];
            left -= own.seal.kind == Seal::Kind::card && own.seal.card == card ? 1 : 0;
            left -= state.pub.offers[seat].to != kNoSeat && state.pub.offers[seat].card == card;
        }
        if (left < 0)
            return "there are too many cards of kind " + std::string(name_of(card));
        for (int i = 0; i < left; ++i)
            state.secret.deck.push_back(card);
    }
    return std::nullopt;
}

inline std::optional<std::uint32_t> Sealed::luck_value(const Data&,
                                                       std::string_view,
                                                       std::string_view text) {
    const auto number = read_int(text, 0, kMostCards);
    return number ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

}  // namespace sidera::toy
