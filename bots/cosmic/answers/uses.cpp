// What it is worth to use a power or a flare now.

#include "bots/cosmic/answers/hints.h"
#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

constexpr float kNever = -1.0f;

// From the chance that the offense wins to what that is worth to me.
float swing(const Thought& thought, EffectId id) {
    const float at_stake = pull(thought.pub(), thought.me());
    const float shift = shift_of(thought, id);
    const float worth = shift * at_stake;
    return worth > 0.04f ? std::min(worth, 1.0f) : kNever;
}

float my_chance(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const float p = forecast.offense_wins();
    return pull(thought.pub(), thought.me()) >= 0 ? p : 1 - p;
}

int junk_in(const Cards& hand) {
    int found = 0;
    hand.for_each([&](Card card, int n) {
        if (is_attack(card) && value_of(card) <= 8)
            found += n;
    });
    return found;
}

// Only where a card less does not hurt: few encounter cards bring a new hand sooner.
bool has_junk(const Thought& thought) {
    return junk_in(thought.ref.own.hand) > 0;
}

float poor_hand(const Thought& thought, float worth) {
    const Cards& hand = thought.ref.own.hand;
    int most = 0;
    for (const Seat seat : everybody(thought.pub()))
        if (seat != thought.me())
            most = std::max<int>(most, thought.pub().players[seat].hand);
    const Seat they = opponent_of(thought.pub(), thought.me());
    const int theirs = they == kNoSeat ? most : int{thought.pub().players[they].hand};
    const float gain = 0.115f * static_cast<float>(theirs) - hand_worth(hand);
    return gain > 0.05f ? worth + gain : kNever;
}

float against_play(const Thought& thought, float worth) {
    return is_opposed(thought) ? worth : kNever;
}

// A power for good: the other's must be better.
float change_of_powers(const Thought& thought, EffectId id) {
    const Public& pub = thought.pub();
    if (is_super(id))
        return 0.1f;  // a life that is kept
    const Encounter& e = pub.encounter();
    const Seat me = thought.me();
    const auto rating = [&](Seat seat) {
        const auto& sheets = pub.players[seat].sheets;
        return sheets.empty() ? 0.0f : alien_rating(sheets[0].alien);
    };
    if (me == e.offense || me == e.defense)
        return rating(opponent_of(pub, me)) > rating(me) + 1.0f ? 0.2f : kNever;
    const Seat leader = leader_but(pub, me, SeatSet::of(e.offense) | SeatSet::of(e.defense));
    const Seat weaker = opponent_of(pub, leader);
    return rating(leader) > rating(weaker) ? 0.05f : kNever;
}

// Ships that come when the fight is good and go when it is not.
float ooze(const Thought& thought) {
    const float p = my_chance(thought);
    return p > 0.45f && p < 0.97f ? 0.1f : p < 0.35f ? 0.1f : kNever;
}

float exchange(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    const Card mine = thought.ref.own.selected;
    Forecast forecast(thought.odds, thought.ref);
    if (mine == Card::none || !has_role(thought.pub(), thought.me(), kMain)) {
        const float p = forecast.offense_wins();
        return (side == Side::offense ? p : 1 - p) < 0.42f ? 0.1f : kNever;
    }
    const Chances kept = forecast.with_card(side, mine);
    const Chances swapped = forecast.swapped(side, mine);
    return swapped.win > kept.win + 0.03f ? 0.1f + swapped.win - kept.win : kNever;
}

// Late to join: what is certain now.
float late(const Thought& thought) {
    const Public& pub = thought.pub();
    const Encounter& e = pub.encounter();
    const Side winner = wins_now(pub, Side::offense)   ? Side::offense
                        : wins_now(pub, Side::defense) ? Side::defense
                                                       : Side::none;
    if (winner == Side::none || !e.invited[winner].has(thought.me()))
        return kNever;
    if (!allies_land(e, winner))
        return 0.1f;
    return would_gain_colony(pub, thought.me()) && !offense_threatens(pub, thought.me()) ? 0.5f
                                                                                         : kNever;
}

float healing(const Thought& thought) {
    const LossFrame* loss = topmost<LossFrame>(thought.pub().frames);
    if (loss == nullptr)
        return kNever;
    for (const Seat seat : everybody(thought.pub()))
        if (seat != thought.me() && loss->batch[seat] + loss->removed[seat] > 0 &&
            is_harmless(thought.pub(), thought.me(), seat))
            return 0.1f;
    return kNever;
}

// Allies of the likely winner should land if I am one of them, and should not otherwise.
float allies_fate(const Thought& thought, float worth) {
    const Encounter& e = thought.encounter();
    Forecast forecast(thought.odds, thought.ref);
    const Side winner = forecast.offense_wins() >= 0.5f ? Side::offense : Side::defense;
    const SeatSet allies = e.allies[winner];
    return !allies.empty() && allies.has(thought.me()) != allies_land(e, winner) ? worth : kNever;
}

// Truth needs no bluff, except as a bait.
float bluff(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    const Card mine = thought.ref.own.selected;
    const Slot& theirs = thought.encounter().slots[other(side)];
    if (mine == Card::none || !theirs.open)
        return kNever;
    Forecast forecast(thought.odds, thought.ref);
    if (forecast.with_card(side, mine).win > 0.5f)
        return 0.1f;
    return thought.random.below(5) != 0 ? 0.1f : kNever;
}

bool leader_has_failed(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat leader = leader_but(pub, thought.me(), everybody(pub));
    return !is_harmless(pub, thought.me(), leader) && side_of(pub, leader) != Side::none;
}

bool offense_is_danger(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat offense = thought.encounter().offense;
    return offense != thought.me() && is_about_to_win(pub, offense);
}

// Of the two losers one is me: only against the end of the game.
bool is_desperate(const Thought& thought) {
    if (thought.pub().question.moment == Moment::before_selection)
        return offense_threatens(thought.pub(), thought.me()) && my_chance(thought) < 0.6f;
    return offense_is_danger(thought);
}

bool reinforcements_suffice(const Thought& thought, bool super) {
    const Public& pub = thought.pub();
    const Side side = pull(pub, thought.me()) >= 0 ? Side::offense : Side::defense;
    if (wins_now(pub, side))
        return false;
    int available = 0;
    thought.ref.own.hand.for_each([&](Card card, int n) {
        if (is_reinforcement(card) || (is_attack(card) && value_of(card) <= (super ? 9 : 6)))
            available += n * value_of(card);
    });
    return available > -lead_of(pub, side);
}

// Somebody else is about to be told that it has won.
bool keeps_from_winning(const Thought& thought) {
    const SeatSet winners = with_enough_colonies(thought.pub());
    return !winners.empty() && !winners.has(thought.me());
}

float behind(const Thought& thought, EffectId id, float worth) {
    const Public& pub = thought.pub();
    if (alien_of(id) == AlienId::reserve)
        return reinforcements_suffice(thought, is_super(id)) ? worth : kNever;
    if (pub.question.moment == Moment::opposing_card_seen)
        return my_chance(thought) < 0.2f ? worth : kNever;
    const Side side = side_of(pub, thought.me());
    return side != Side::none && !wins_now(pub, side) ? worth : kNever;
}

float worth_by_hint(const Thought& thought, EffectId id, const Hint& hint) {
    const Public& pub = thought.pub();
    const Seat me = thought.me();
    const auto if_so = [&hint](bool yes) { return yes ? hint.worth : kNever; };
    switch (hint.when) {
        case When::always:
            return hint.worth;
        case When::swing:
            return swing(thought, id);
        case When::behind:
            return behind(thought, id, hint.worth);
        case When::ahead:
            return if_so(my_chance(thought) > 0.6f);
        case When::opposed:
            return against_play(thought, hint.worth);
        case When::leader_lost:
            return if_so(leader_has_failed(thought));
        case When::joins:
            if (pub.question.moment == Moment::revealed)
                return late(thought);
            return if_so(worth_of_joining(thought) > 0.03f);
        case When::poor_hand:
            return poor_hand(thought, hint.worth);
        case When::poor_cards:
            return if_so(has_junk(thought));
        case When::plenty:
            return if_so(ships_on_colonies(pub, me) >= 12);
        case When::in_warp:
            return if_so(pub.players[me].warp > 0);
        case When::hunted:
            return if_so(pub.encounter().pointed == me);
        case When::threatened:
            return if_so(is_desperate(thought));
        case When::healing:
            return healing(thought);
        case When::lonely:
            return if_so(pub.players[me].warp < 2 || pub.players[me].hand < 4);
        case When::exchange:
            return exchange(thought);
        case When::powers:
            return change_of_powers(thought, id);
        case When::ooze:
            return ooze(thought);
        case When::bluff:
            return bluff(thought);
        case When::allies_fate:
            return allies_fate(thought, hint.worth);
        case When::one_kind:
            return if_so(!thought.ref.own.hand.any_of(kNegotiateCards) ||
                         !thought.ref.own.hand.any_of(kAttackCards));
    }
    return kNever;
}

}  // namespace

// By how much the offense's chance rises when I leave the mark of this effect.
float shift_of(const Thought& thought, EffectId id) {
    Mark mark = mark_of(thought.pub(), thought.me(), id);
    const Side side = side_of(thought.pub(), thought.me());
    Forecast plain(thought.odds, thought.ref);
    Forecast marked = plain;
    const auto& slots = thought.encounter().slots;
    const bool open = slots[Side::offense].open && slots[Side::defense].open;
    if (open && effect(id).order() == 1) {  // the own card becomes another
        const Card copy = slots[other(side)].as;
        if (alien_of(id) == AlienId::mirror)
            mark.value = static_cast<std::int16_t>(face_value(thought.pub(), other(side)));
        const Card mine = alien_of(id) == AlienId::human ? card(Plain::attack_40) : copy;
        marked.add(mark);
        const Side winner =
            side == Side::offense ? marked.result(mine, copy) : marked.result(copy, mine);
        return (winner == Side::offense   ? 1.0f
                : winner == Side::defense ? 0.0f
                                          : 0.3f) -
               plain.offense_wins();
    }
    if (open && id == wild_effect(AlienId::pacifist, 0)) {
        const Card brave = card(Plain::attack_15);
        const Side winner = side == Side::offense ? marked.result(brave, slots[Side::defense].as)
                                                  : marked.result(slots[Side::offense].as, brave);
        return (winner == Side::offense ? 1.0f : 0.0f) - plain.offense_wins();
    }
    if (id == wild_effect(AlienId::calculator, 0))
        mark.value = value_of(thought.ref.own.selected) % 2 == 0 ? 2 : 1;
    if (id == power_effect(AlienId::loser, 0))
        marked.pub.encounter().bars |= kMustAttack;
    marked.add(mark);
    return marked.offense_wins() - plain.offense_wins();
}

bool is_harmless(const Public& pub, Seat me, Seat seat) {
    return foreign_colonies(pub, seat) <= std::max(foreign_colonies(pub, me), 2) &&
           !is_about_to_win(pub, seat);
}

// A card of the hand that counts as another one: the best that it could be. Two who answer each
// other like that would never come to an end.
static float worth_of_best_edict(const Thought& thought) {
    const PlayFrame* play = topmost<PlayFrame>(thought.pub().frames);
    if (play != nullptr && effect(play->effect).with_edicts)
        return kNever;
    // Those that fetch cards would fetch each other for ever.
    CardSet edicts = playable_edicts(thought.data, thought.ref, thought.pub().question.moment);
    edicts.erase(card(Plain::finder));
    edicts.erase(card(Plain::space_junk));
    float most = kNever;
    for (const Card edict : edicts)
        if (!thought.ref.own.hand.has(edict))
            most = std::max(most, worth_of_card(thought, plain_of(edict)) - 0.05f);
    return most;
}

float worth_of_use(const Thought& thought, EffectId id) {
    if (effect(id).with_edicts)
        return worth_of_best_edict(thought);
    // With its flare the walls may also count against the defense.
    if (id == power_effect(AlienId::citadel, 1) && thought.ref.own.hand.has_flare(AlienId::citadel))
        return std::max(swing(thought, id), swing(thought, super_effect(AlienId::citadel, 0)));
    if (id == wild_effect(AlienId::void_, 1))
        return keeps_from_winning(thought) ? 1.0f : kNever;
    return worth_by_hint(thought, id, hint_for(id));
}

}  // namespace sidera::cosmic
