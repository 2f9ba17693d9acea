// What happens on the mat.

#include "games/mlem/table.h"

#include <algorithm>

#include "games/mlem/movement.h"
#include "games/mlem/throws.h"

namespace sidera::mlem {

void Table::ask(Seat seat, Question question) {
    state_.pub.deciding = SeatSet::of(seat);
    state_.pub.asking = question;
}

// ML-EXPD-3
void Table::pass_rocket_board() {
    state_.pub.starter = left_of(state_.pub.starter, seats());
}

// ML-EXPD-4, ML-CMD-2, ML-TRAV-8
void Table::begin_expedition() {
    Public& pub = state_.pub;
    ++pub.expedition;
    pub.travels = 0;
    pub.space = 0;
    pub.pool = kDice;
    pub.thrown = {};
    pub.boosters_used.clear();
    pub.orders = kNone<ExpeditionId>;
    pub.ability_spent = false;
    tell([&] {
        return PublicEvent{
            .kind = EventKind::expedition_begins, .seat = pub.starter, .count = pub.expedition};
    });
}

// ML-TAKE-1, ML-UFO-1, ML-UFO-8
void Table::reveal_orders() {
    Public& pub = state_.pub;
    auto& stack = state_.secret.expedition_stack;
    if (stack.empty() && pub.rules.ufo_stack_empty == EmptyStack::reshuffle) {
        for (int i = 0; i < kExpeditionTokens; ++i)
            stack.push_back(static_cast<ExpeditionId>(i));
        pub.expedition_left = ExpeditionSet::first(kExpeditionTokens);
        luck_.shuffle(stack, kExpeditionStream, ++pub.reshuffles);
        tell([&] { return PublicEvent{.kind = EventKind::stack_reshuffled}; });
    }
    if (stack.empty())
        return;
    pub.orders = stack.back();
    stack.pop_back();
    pub.expedition_left.erase(pub.orders);
    const ExpeditionToken& token = data_.token(pub.orders);
    pub.pool = token.dice;
    tell([&] {
        return PublicEvent{
            .kind = EventKind::token_revealed, .count = token.dice, .place = token.id};
    });
    const int moves = std::min<int>(token.ufo_moves, pub.ufo_space);
    if (moves == 0)
        return;
    pub.ufo_space = static_cast<std::uint8_t>(pub.ufo_space - moves);
    tell([&] {
        return PublicEvent{.kind = EventKind::ufo_moves,
                           .space = pub.ufo_space,
                           .count = static_cast<std::int16_t>(moves)};
    });
}

// ML-TAKE-2
void Table::board(Seat seat, Cat cat) {
    Public& pub = state_.pub;
    pub.home[seat].erase(cat);
    pub.aboard[seat] = cat;
    pub.crew.push_back(seat);
    tell([&] { return PublicEvent{.kind = EventKind::boarded, .seat = seat, .cat = cat}; });
}

// ML-TAKE-3, ML-TAKE-5
void Table::lift_off() {
    Public& pub = state_.pub;
    for (const Seat seat : pub.crew) {
        if (!row(pub.aboard[seat]).starts_ahead)
            continue;
        pub.space = data_.satellite_space;
        tell([&] { return PublicEvent{.kind = EventKind::satellite_start, .space = pub.space}; });
        return;
    }
}

void Table::begin_travel() {
    ++state_.pub.travels;
    state_.pub.thrown = {};
}

// ML-TRAV-1, ML-UFO-3. The draw is numbered by flight and phase, so that two games with one seed
// meet the same dice as long as they fly alike.
void Table::roll(bool again) {
    Public& pub = state_.pub;
    const std::uint32_t number = (pub.expedition * 32u + pub.travels) * 2u + (again ? 1u : 0u);
    pub.thrown = throw_from(
        luck_.throw_dice(kDieSides.size(), pub.pool, kDiceStream, kNoSeat, number), pub.pool);
    if (again)
        pub.ability_spent = true;
    tell([&] {
        return PublicEvent{.kind = again ? EventKind::rerolled : EventKind::rolled,
                           .seat = pub.commander(),
                           .dice = pub.thrown};
    });
}

// ML-UFO-5
void Table::use_extra(const TravelFrame& choice) {
    Public& pub = state_.pub;
    if (choice.extra) {
        const ExpeditionToken& token = data_.token(pub.orders);
        tell([&] {
            return PublicEvent{.kind = EventKind::extra_used,
                               .count = static_cast<std::int16_t>(extra_worth(here(), token)),
                               .place = token.id};
        });
    }
    if (choice.extra || choice.keep)
        pub.ability_spent = true;
}

// ML-TRAV-4 to ML-TRAV-7, ML-UFO-4
void Table::fly(const TravelFrame& choice) {
    Public& pub = state_.pub;
    const int far = distance(data_, pub, choice);
    int used = 0;
    for (const Face face : choice.picked)
        if (face != Face::thruster)
            used += pub.thrown[face];
    for (const Seat seat : choice.boosters) {
        pub.boosters_used.insert(seat);
        tell([&] { return PublicEvent{.kind = EventKind::booster_used, .seat = seat}; });
    }
    use_extra(choice);
    const int reached = std::min<int>(pub.space + far, kDeepSpace);
    pub.space = static_cast<std::uint8_t>(reached);
    tell([&] {
        return PublicEvent{.kind = EventKind::moved,
                           .seat = pub.commander(),
                           .space = static_cast<std::int16_t>(reached),
                           .count = static_cast<std::int16_t>(far)};
    });
    if (choice.keep) {
        tell([&] { return PublicEvent{.kind = EventKind::dice_kept, .seat = pub.commander()}; });
    } else if (used > 0) {
        pub.pool = static_cast<std::uint8_t>(pub.pool - used);
        tell([&] {
            return PublicEvent{.kind = EventKind::dice_discarded,
                               .count = static_cast<std::int16_t>(used)};
        });
    }
    if (pub.pool == 0) {
        pub.pool = 1;
        tell(
            [&] { return PublicEvent{.kind = EventKind::last_die_back, .seat = pub.commander()}; });
    }
    pub.thrown = {};
}

// ML-TRAV-9: exploration tokens, then UFO contact.
void Table::arrive() {
    if (pub().rules.exploration)
        explore();
    if (pub().rules.ufo)
        meet_ufo();
}

// ML-EXP-1 to ML-EXP-7
void Table::explore() {
    Public& pub = state_.pub;
    int activated = 0;
    for (;;) {
        const ExplorationId id = data_.exploration_on[pub.space];
        if (id == kNone<ExplorationId> || !pub.exploration_open.has(id))
            break;
        const ExplorationToken& token = data_.token(id);
        pub.exploration_open.erase(id);
        ++activated;
        const Seat commander = pub.commander();
        if (token.kind == Discovery::wormhole) {
            pub.space = static_cast<std::uint8_t>(std::min<int>(pub.space + 4, kDeepSpace));
            tell([&] {
                return PublicEvent{
                    .kind = EventKind::wormhole, .space = pub.space, .place = token.id};
            });
        } else if (token.kind == Discovery::recover) {
            const bool some = pub.pool < kDice;
            pub.pool = static_cast<std::uint8_t>(pub.pool + (some ? 1 : 0));
            tell([&] {
                return PublicEvent{
                    .kind = some ? EventKind::die_recovered : EventKind::nothing_recovered,
                    .seat = commander,
                    .count = pub.pool,
                    .place = token.id};
            });
        } else {
            pub.exploration_kept[commander].insert(id);
            tell([&] {
                return PublicEvent{
                    .kind = EventKind::exploration_points,
                    .seat = commander,
                    .points = static_cast<std::int16_t>(static_cast<int>(token.kind) + 1),
                    .place = token.id};
            });
        }
        if (token.kind != Discovery::wormhole)
            break;  // the rocket did not move again
    }
    for (; activated > 0; --activated)
        lay_exploration_token();
}

// ML-EXP-2
void Table::lay_exploration_token() {
    auto& stack = state_.secret.exploration_stack;
    if (stack.empty())
        return;
    const ExplorationId id = stack.back();
    stack.pop_back();
    state_.pub.exploration_left.erase(id);
    state_.pub.exploration_open.insert(id);
    tell([&] {
        return PublicEvent{.kind = EventKind::exploration_laid, .place = data_.token(id).id};
    });
}

// ML-UFO-6, ML-UFO-7
void Table::meet_ufo() {
    Public& pub = state_.pub;
    if (pub.space != pub.ufo_space || pub.ufo_taken.full())
        return;
    const std::uint8_t value = data_.ufo_values[pub.ufo_taken.size()];
    pub.ufo_taken.push_back(pub.commander());
    tell([&] {
        return PublicEvent{
            .kind = EventKind::ufo_contact, .seat = pub.commander(), .points = value};
    });
}

// ML-CRASH-1, ML-CRASH-2
void Table::crash() {
    Public& pub = state_.pub;
    ++pub.failures;
    pub.thrown = {};
    tell([&] {
        return PublicEvent{.kind = EventKind::crashed, .space = pub.space, .count = pub.failures};
    });
}

void Table::end_expedition() {
    Public& pub = state_.pub;
    tell([&] { return PublicEvent{.kind = EventKind::expedition_ended, .count = pub.expedition}; });
    pub.boosters_used.clear();
    pub.orders = kNone<ExpeditionId>;
    pub.ability_spent = false;
}

}  // namespace sidera::mlem
