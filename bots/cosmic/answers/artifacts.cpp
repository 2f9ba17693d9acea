// What it is worth to play an artifact or a reinforcement now.

#include "bots/cosmic/answers/hints.h"
#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {
namespace {

constexpr float kNever = -1.0f;

// Below the window, also while an answer is being announced there.
const PlayFrame* answered(const Public& pub) {
    const Frames& frames = pub.frames;
    std::size_t at = frames.size();
    while (at > 0 && !std::holds_alternative<WindowFrame>(frames[at - 1]))
        --at;
    return at < 2 ? nullptr : std::get_if<PlayFrame>(&frames[at - 2]);
}

bool both_attack(const Public& pub) {
    const auto& slots = pub.encounter().slots;
    return is_attack(slots[Side::offense].as) && is_attack(slots[Side::defense].as);
}

// The side whose victory is better for me.
Side wanted(const Public& pub, Seat me) {
    return pull(pub, me) >= 0 ? Side::offense : Side::defense;
}

float reinforcement(const Thought& thought, int value) {
    const Public& pub = thought.pub();
    const Side side = wanted(pub, thought.me());
    if (!both_attack(pub) || wins_now(pub, side))
        return kNever;
    int available = 0;
    thought.ref.own.hand.for_each([&](Card card, int n) {
        if (is_reinforcement(card))
            available += value_of(card) * n;
    });
    const int needed = -lead_of(pub, side) + (side == Side::offense ? 1 : 0);
    return available >= needed ? 0.5f - 0.01f * static_cast<float>(value) : kNever;
}

bool ends_the_game(const Public& pub, const PlayFrame& play) {
    if (play.effect == power_effect(AlienId::masochist, 0))
        return true;
    return play.effect == power_effect(AlienId::tick_tock, 0) &&
           pub.players[play.owner].sheets[play.sheet].tokens <= 1;
}

// How much better for me it is if a use that leaves a mark after the reveal does not happen.
float without_mark(const Thought& thought, const PlayFrame& play) {
    const Public& pub = thought.pub();
    const Effect& power = effect(play.effect);
    if (!both_sides_open(pub) || power.order() == 0)
        return 0.0f;
    const auto chance = [&](bool marked) {
        Forecast forecast(thought.odds, thought.ref);
        if (marked)
            forecast.add(mark_of(pub, play.owner, play.effect));
        return forecast.offense_wins();
    };
    return (chance(false) - chance(true)) * pull(pub, thought.me());
}

// The zap of one that wins by it: mine, or on my side.
float zap_for_victory(const Thought& thought, const PlayFrame& play) {
    const Public& pub = thought.pub();
    const Side theirs = side_of(pub, play.owner);
    const bool mine = theirs == wanted(pub, thought.me());
    const float at_stake = pull(pub, thought.me());
    const bool much = at_stake > 0.6f || at_stake < -0.6f;
    return mine && much && both_sides_open(pub) && !wins_now(pub, theirs) ? 0.5f : kNever;
}

float zap(const Thought& thought) {
    const Public& pub = thought.pub();
    const PlayFrame* play = answered(pub);
    if (play == nullptr)
        return kNever;
    if (!effect(play->effect).zapped.empty())
        return zap_for_victory(thought, *play);
    if (play->owner == thought.me())
        return kNever;
    if (ends_the_game(pub, *play))
        return 1.0f;
    if (const float gain = without_mark(thought, *play); gain > 0.4f)
        return gain;
    if (both_sides_open(pub) && effect(play->effect).order() > 0)
        return kNever;
    const float fear = is_power(play->effect) ? hint_for(play->effect).fear : 0.3f;
    const float at_stake = pull(pub, thought.me());
    const float size = at_stake < 0 ? -at_stake : at_stake;
    return is_opposed(thought) && fear * size > 0.35f ? fear * size : kNever;
}

float card_zap(const Thought& thought) {
    const Public& pub = thought.pub();
    const PlayFrame* play = answered(pub);
    if (play == nullptr || play->owner == thought.me())
        return kNever;
    if (play->seat == thought.me())
        return 0.3f;
    if (const float gain = without_mark(thought, *play); gain > 0.3f)
        return gain;
    const float at_stake = pull(pub, thought.me());
    const float size = at_stake < 0 ? -at_stake : at_stake;
    return is_opposed(thought) && size > 0.7f ? 0.2f : kNever;
}

float mobius(const Thought& thought) {
    const Public& pub = thought.pub();
    const int mine = pub.players[thought.me()].warp;
    int most = 0;
    for (const Seat seat : everybody(pub))
        if (seat != thought.me())
            most = std::max<int>(most, pub.players[seat].warp);
    return mine >= 3 && mine + 1 >= most ? 0.4f : kNever;
}

int allied_ships(const Public& pub, Side side) {
    int ships = 0;
    for (const Seat ally : pub.encounter().allies[side])
        ships += pub.encounter().sent[ally];
    return ships;
}

// Allies of the wrong side that may decide it, or would share a victory.
float force_field(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side wrong = other(wanted(pub, thought.me()));
    const float at_stake = pull(pub, thought.me());
    const float size = at_stake < 0 ? -at_stake : at_stake;
    if (wins_by_landing(pub, thought.me()) && wrong == Side::defense)
        for (const Seat ally : pub.encounter().allies[Side::offense])
            if (wins_by_landing(pub, ally) && ally != thought.me())
                return 0.3f;
    const int ships = allied_ships(pub, wrong);
    return ships > 0 && static_cast<float>(ships) * size > 2.0f ? 0.3f : kNever;
}

float emotion_control(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side side = wanted(pub, thought.me());
    if (wins_now(pub, side) || !both_sides_open(pub))
        return kNever;
    const float at_stake = pull(pub, thought.me());
    const float size = at_stake < 0 ? -at_stake : at_stake;
    return size > (has_role(pub, thought.me(), kMain) ? 0.5f : 1.0f) ? 0.2f : kNever;
}

// A deal between others that brings somebody close to victory.
float quash(const Thought& thought) {
    const Public& pub = thought.pub();
    if (has_role(pub, thought.me(), kMain))
        return kNever;
    for (const Side giver : {Side::offense, Side::defense}) {
        const Seat taker = main_of(pub.encounter(), other(giver));
        const Planet planet = pub.talks.deal.gives[giver].colony;
        if (planet != Planet::none && system_of(planet) != taker &&
            foreign_colonies(pub, taker) + 2 >= pub.rules.to_win)
            return 0.4f;
    }
    return kNever;
}

// I would have to pay, or many are rewarded.
float ionic_gas(const Thought& thought) {
    const Public& pub = thought.pub();
    const Encounter& e = pub.encounter();
    const Seat me = thought.me();
    const Side side = side_of(pub, me);
    if (has_role(pub, me, kMain) && is_negotiate(e.slots[other(side)].as) &&
        is_attack(e.slots[side].as))
        return ships_in_encounter(pub, main_of(e, other(side))) >= 2 ? 0.2f : kNever;
    const bool defense_won = e.result == Result::defense_won;
    return defense_won && allied_ships(pub, Side::defense) >= 4 && side != Side::defense ? 0.1f
                                                                                         : kNever;
}

}  // namespace

bool is_opposed(const Thought& thought) {
    const Public& pub = thought.pub();
    const PlayFrame* play = answered(pub);
    if (play == nullptr || play->owner == thought.me())
        return false;
    const float mine = pull(pub, thought.me());
    const float theirs = pull(pub, play->owner);
    return (mine > 0.1f && theirs < 0) || (mine < -0.1f && theirs > 0);
}

float worth_of_card(const Thought& thought, Plain kind) {
    switch (kind) {
        case Plain::reinforcement_1:
        case Plain::reinforcement_2:
        case Plain::reinforcement_3:
        case Plain::reinforcement_4:
        case Plain::reinforcement_5:
            return reinforcement(thought, value_of(card(kind)));
        case Plain::cosmic_zap:
            return zap(thought);
        case Plain::card_zap:
        case Plain::flare_zap:
            return card_zap(thought);
        case Plain::mobius_tubes:
            return mobius(thought);
        case Plain::plague:
            return 0.1f;
        case Plain::force_field:
            return force_field(thought);
        case Plain::emotion_control:
            return emotion_control(thought);
        case Plain::quash:
            return quash(thought);
        case Plain::ionic_gas:
            return ionic_gas(thought);
        default:
            return worth_of_edict(thought, kind);
    }
}

}  // namespace sidera::cosmic
