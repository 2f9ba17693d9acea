// Questions that effects ask: whom, where, which card, how many.

#include <algorithm>

#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {
namespace {

Card card_in(OptionCode option) {
    return static_cast<Card>(operand_of(option));
}

// The rival that stands best.
OptionCode victim(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        if (verb(option) != Verb::player)
            return 0.0f;
        const Seat seat = seat_at(static_cast<int>(operand_of(option)));
        return seat == thought.me() ? -1.0f : standing(thought.pub(), seat);
    });
}

// Where rivals have thin foreign colonies and I have none.
OptionCode planet(const Thought& thought) {
    const Public& pub = thought.pub();
    return thought.best([&](OptionCode option) {
        if (verb(option) != Verb::planet)
            return 0.0f;
        const auto where = static_cast<Planet>(operand_of(option));
        float worth = ships_on(pub, thought.me(), where) > 0 ? 0.0f : 0.5f;
        for (const Seat seat : players_on(pub, where)) {
            const auto ships = static_cast<float>(ships_on(pub, seat, where));
            if (seat != thought.me())
                worth += (system_of(where) == seat ? 0.2f : 1.0f) / ships;
        }
        return worth;
    });
}

// One's own questions are mostly offers, those of others demands.
OptionCode yes_or_no(const Thought& thought) {
    const PlayFrame* play = topmost<PlayFrame>(thought.pub().frames);
    const bool own = play == nullptr || play->owner == thought.me();
    return code(own ? Verb::yes : Verb::no);
}

OptionCode side(const Thought& thought) {
    return code(pull(thought.pub(), thought.me()) >= 0 ? Verb::offense : Verb::defense);
}

// What I am best at.
OptionCode kind(const Thought& thought) {
    constexpr int kStrong = 12;
    const Cards& hand = thought.ref.own.hand;
    int most = 0;
    hand.for_each([&most](Card card, int) {
        if (is_attack(card))
            most = std::max(most, value_of(card));
    });
    const bool peace = hand.any_of(kNegotiateCards);
    return code(Verb::ask_type, peace && most < kStrong ? CardType::negotiate : CardType::attack);
}

OptionCode edict(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        const Plain kind = plain_of(card_in(option));
        const bool fetches = kind == Plain::finder || kind == Plain::space_junk;
        return fetches ? -2.0f : worth_of_card(thought, kind);
    });
}

// Where the offense goes: away from me, to somebody strong enough to beat it.
OptionCode destiny(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat offense = pub.encounter().offense;
    const bool mine = offense == thought.me();
    const bool danger = !mine && is_about_to_win(pub, offense);
    return thought.best([&](OptionCode option) {
        const auto card = static_cast<Destiny>(operand_of(option));
        const Seat seat = seat_of_colour(card);
        if (seat == kNoSeat)
            return 0.0f;
        if (seat == offense)
            return danger ? 9.0f : -0.5f;
        if (seat == thought.me())
            return -1.0f;
        const auto& sheets = pub.players[seat].sheets;
        const float power = sheets.empty() ? 0.0f : 0.1f * alien_rating(sheets[0].alien);
        const float strength = 0.3f * static_cast<float>(pub.players[seat].hand) + power;
        return mine ? 5.0f - 0.2f * strength : 0.5f + strength;
    });
}

}  // namespace

OptionCode cheapest_card(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        return verb(option) == Verb::done ? 0.0f : 1.0f - card_worth(card_in(option));
    });
}

// How many of a kind are neither mine nor discarded.
static int unseen_copies(const Thought& thought, Card card) {
    int unseen = is_flare(card) ? 0 : thought.data.copies_of(plain_of(card), thought.pub().rules);
    unseen -= thought.ref.own.hand.count(card);
    for (const Card lying : thought.pub().discards)
        unseen -= lying == card;
    return unseen;
}

// The more of its kind lie nowhere to be seen, the likelier it is there; what is good, wanted more.
OptionCode name_card(const Thought& thought) {
    const PlayFrame* play = topmost<PlayFrame>(thought.pub().frames);
    const Seat asked = play == nullptr ? kNoSeat : play->seat;
    return thought.best([&](OptionCode option) {
        const Card card = card_in(option);
        constexpr float kAlmostAll = 30.0f;  // copies of the commonest card
        const bool there = std::any_of(
            thought.ref.own.known.begin(), thought.ref.own.known.end(), [&](const Known& one) {
                return one.holder == asked && one.card == card;
            });
        return (there ? kAlmostAll : static_cast<float>(unseen_copies(thought, card))) *
               card_worth(card);
    });
}

int likeliest_attack(const Thought& thought) {
    int value = 0;
    float most = 0;
    for (const Card card : thought.data.cards& kAttackCards) {
        if (thought.ref.own.hand.has(card))
            continue;
        const float harm = static_cast<float>(unseen_copies(thought, card)) * card_worth(card);
        if (harm > most)
            value = value_of(card);
        most = std::max(most, harm);
    }
    return value;
}

OptionCode dearest_card(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        return verb(option) == Verb::done ? 0.0f : card_worth(card_in(option));
    });
}

Choice for_effect(const Thought& thought) {
    if (const auto answer = particular_answer(thought))
        return *answer;
    const Question& question = thought.pub().question;
    switch (question.kind) {
        case Ask::pick_player:
            return {victim(thought), 0};
        case Ask::pick_planet:
            return {planet(thought), 0};
        case Ask::pick_source:
            return {send_ship(thought), 0};
        case Ask::pick_card:
        case Ask::deal_cards_pick:
            return {cheapest_card(thought), 0};
        case Ask::pick_shown:
        case Ask::pick_of_deck:
        case Ask::pick_open:
        case Ask::pick_discard:
            return {dearest_card(thought), 0};
        case Ask::pick_number:
            return {thought.codes[0], (question.low + question.high + 1) / 2};
        case Ask::pick_yes_no:
            return {yes_or_no(thought), 0};
        case Ask::pick_side:
            return {side(thought), 0};
        case Ask::pick_kind:
            return {kind(thought), 0};
        case Ask::pick_edict:
            return {edict(thought), 0};
        case Ask::pick_destiny:
            return {destiny(thought), 0};
        default:
            return {thought.codes[0], 0};
    }
}

}  // namespace sidera::cosmic
