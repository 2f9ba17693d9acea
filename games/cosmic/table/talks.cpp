// Deeds of the talks: offers, refusals, and the terms of a deal as they are carried out.

#include <utility>

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

void TalkDeeds::begin() {
    talks() = {};
    for (auto& loss : talks().loss.values)
        loss = edition().failed_deal_loss;
    for (const Seat seat : {encounter().offense, encounter().defense}) {
        own(seat).draft = {};
        own(seat).veiled = {};
    }
}

// CF-DEAL-3 to CF-DEAL-8; CM-TURN-6: what is promised beside binds nobody.
void TalkDeeds::add_term(const Answer& answer) {
    const Seat seat = answer.seat;
    const Side side = side_of(pub(), seat);
    Offer& draft = own(seat).draft;
    Terms& mine = draft.gives[side];
    Terms& theirs = draft.gives[other(side)];
    const auto what = operand_of(answer.code);
    const auto ships = static_cast<std::uint8_t>(answer.value);
    switch (verb(answer.code)) {
        case Verb::give_card:
            mine.named.push_back(static_cast<Card>(what));
            break;
        case Verb::show_card:
            own(seat).veiled.draft.push_back(static_cast<Card>(what));
            ++mine.veiled;
            break;
        case Verb::ask_card:
            theirs.named.push_back(static_cast<Card>(what));
            break;
        case Verb::give_type:
            ++mine.of_type[static_cast<CardType>(what)];
            break;
        case Verb::ask_type:
            ++theirs.of_type[static_cast<CardType>(what)];
            break;
        case Verb::give_choice:
            ++mine.choice;
            break;
        case Verb::ask_choice:
            ++theirs.choice;
            break;
        case Verb::give_random:
            ++mine.random;
            break;
        case Verb::ask_random:
            ++theirs.random;
            break;
        case Verb::give_colony:
        case Verb::cede_colony:
            mine.colony = static_cast<Planet>(what);
            mine.ships = ships;
            mine.ceded = verb(answer.code) == Verb::cede_colony;
            break;
        case Verb::ask_colony:
        case Verb::ask_cession:
            theirs.colony = static_cast<Planet>(what);
            theirs.ships = ships;
            theirs.ceded = verb(answer.code) == Verb::ask_cession;
            break;
        case Verb::free_ship:
            ++draft.freed[seat_at(static_cast<int>(what))];
            break;
        default:
            draft = {};
            own(seat).veiled.draft = {};
            break;
    }
}

// CF-DEAL-8: an offer is public but for cards shown to the other alone. Only what one holds can be
// offered, so that whoever sees a card named knows where it is.
void TalkDeeds::propose(Seat seat) {
    Talks& talks = this->talks();
    const Side side = side_of(pub(), seat);
    const Seat they = main_of(encounter(), other(side));
    talks.offers[side] = own(seat).draft;
    talks.standing[side] = true;
    talks.waiting[side] = true;
    talks.waiting[other(side)] = false;
    talks.failed = {};  // a new offer is worth another thought (CF-DEAL-12)
    for (const Card card : talks.offers[side].gives[side].named)
        table_.minds.learn_all(seat, card);
    const NamedCards veiled = own(seat).veiled.draft;
    for (const Seat one : {seat, they})
        own(one).veiled.offers[side] = veiled;
    for (const Card card : veiled)
        table_.minds.learn(they, seat, card);
    tell({.kind = EventKind::offered,
          .seat = seat,
          .other = they,
          .side = side,
          .terms = talks.offers[side]});
}

// CF-DEAL-12: the other may still accept, or offer something else. An offer is refused by it, too.
void TalkDeeds::declare_failure(Side side) {
    Talks& talks = this->talks();
    talks.failed[side] = true;
    talks.waiting[other(side)] = false;
    tell({.kind = EventKind::failure_declared, .seat = main_of(encounter(), side)});
    if (talks.standing[other(side)] && ++talks.refused >= pub().rules.deal_max_proposals)
        talks.failed = {{true, true}};
}

// CF-DEAL-12: a refusal takes the offer off the table.
void TalkDeeds::refuse(Side side) {
    Talks& talks = this->talks();
    talks.standing[other(side)] = false;
    talks.waiting[other(side)] = false;
    ++talks.refused;
    tell({.kind = EventKind::refused, .seat = main_of(encounter(), side)});
    if (talks.refused >= pub().rules.deal_max_proposals)
        talks.failed = {{true, true}};
}

void TalkDeeds::accept(Seat seat) {
    const Side theirs = other(side_of(pub(), seat));
    talks().agreed = true;
    talks().deal = talks().offers[theirs];
    tell({.kind = EventKind::accepted, .seat = seat, .other = main_of(encounter(), theirs)});
}

void TalkDeeds::multiply_losses() {
    for (const Side side : {Side::offense, Side::defense}) {
        const int loss = talks().loss[side] * kicker_of(encounter(), other(side));
        talks().loss[side] = static_cast<std::uint8_t>(std::max(0, loss));
        talks().regained[side] = static_cast<std::uint8_t>(std::max(0, -loss));
    }
}

void TalkDeeds::shift_loss(Side from, int ships) {
    auto& loss = talks().loss;
    const int less = std::min<int>(ships, loss[from]);
    loss[from] = static_cast<std::uint8_t>(loss[from] - less);
    std::uint8_t& theirs = loss[other(from)];
    theirs = static_cast<std::uint8_t>(theirs + ships);
}

void TalkDeeds::pick(Side giver, Card card, std::uint8_t type) {
    Terms& terms = talks().deal.gives[giver];
    table_.cards.put_aside(main_of(encounter(), giver), card);
    if (type == kCardTypes)
        --terms.choice;
    else
        --terms.of_type[static_cast<CardType>(type)];
}

void TalkDeeds::land_ship(Side giver, Seat taker) {
    Terms& terms = talks().deal.gives[giver];
    table_.ships.put(taker, terms.colony);
    --terms.ships;
}

int TalkDeeds::take_freed(Seat seat) {
    return std::exchange(talks().deal.freed[seat], std::uint8_t{0});
}

}  // namespace sidera::cosmic
