// What it is worth to play an edict that only Mayfair's deck has, and what is said about it.

#include <algorithm>

#include "bots/cosmic/answers/answers.h"
#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"

namespace sidera::cosmic {
namespace {

constexpr float kNever = -1.0f;
constexpr float kGoodCard = 0.16f;  // a high attack

float if_so(bool so, float worth) {
    return so ? worth : kNever;
}

float size_of_stakes(const Thought& thought) {
    const float at_stake = pull(thought.pub(), thought.me());
    return at_stake < 0 ? -at_stake : at_stake;
}

// The chance of the side that should win, for me.
float my_chance(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const float p = forecast.offense_wins();
    return pull(thought.pub(), thought.me()) >= 0 ? p : 1 - p;
}

// A zap of what I have done, or of what my side needs.
float un_zap(const Thought& thought) {
    const Frames& frames = thought.pub().frames;
    const PlayFrame* zap = nullptr;
    for (std::size_t i = frames.size(); i > 0; --i) {
        const auto* play = std::get_if<PlayFrame>(&frames[i - 1]);
        if (play == nullptr)
            continue;
        if (zap != nullptr)
            return play->owner == thought.me() ? 0.3f : if_so(is_opposed(thought), 0.1f);
        zap = play;
    }
    return kNever;
}

float warp_break(const Thought& thought) {
    const int warp = thought.pub().players[thought.me()].warp;
    const bool urgent = ships_on_colonies(thought.pub(), thought.me()) < 8;
    return if_so(warp >= (urgent ? 1 : 4), 0.1f * static_cast<float>(warp));
}

// Flares and edicts that would be lost with the hand.
float keeper(const Thought& thought) {
    float kept = 0;
    thought.ref.own.hand.for_each([&](Card card, int n) {
        if (!is_encounter_card(card) && card != cosmic::card(Plain::keeper))
            kept += static_cast<float>(n) * card_worth(card);
    });
    return if_so(kept > card_worth(card(Plain::keeper)), kept);
}

// The best card that I know of in another hand.
const Known* best_known(const Thought& thought) {
    const Known* best = nullptr;
    for (const Known& one : thought.ref.own.known)
        if (one.holder != thought.me() &&
            (best == nullptr || card_worth(one.card) > card_worth(best->card)))
            best = &one;
    return best;
}

constexpr int kFullHand = 6;  // where a guess may do

float finder(const Thought& thought) {
    if (const Known* known = best_known(thought);
        known != nullptr && card_worth(known->card) >= kGoodCard)
        return card_worth(known->card);
    int most = 0;
    for (const Seat seat : everybody(thought.pub()))
        if (seat != thought.me())
            most = std::max<int>(most, thought.pub().players[seat].hand);
    return if_so(most > kFullHand, 0.02f);
}

float hand_zap(const Thought& thought) {
    const float fresh = kRandomCardWorth * static_cast<float>(thought.data.edition.hand_size);
    const float gain = fresh - hand_worth(thought.ref.own.hand);
    return if_so(gain > 0.25f, gain);
}

float space_junk(const Thought& thought) {
    const Pile& pile = thought.pub().discards;
    const float worth = pile.empty() ? 0.0f : card_worth(pile.back());
    return if_so(worth >= kGoodCard, worth);
}

// Who wins if the kicker of this side is gone.
Side winner_without_kicker(const Public& pub, Side side) {
    Public tried = pub;
    for (Beside& beside : tried.encounter().beside)
        if (beside.kind == BesideKind::kicker && beside.side == side)
            beside.as = Card::none;
    return verdict(tried, sum_up(tried)).winner;
}

Side wanted(const Thought& thought) {
    return pull(thought.pub(), thought.me()) >= 0 ? Side::offense : Side::defense;
}

float kicker_zap(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side side = wanted(thought);
    const bool turns = winner_without_kicker(pub, Side::offense) == side ||
                       winner_without_kicker(pub, Side::defense) == side;
    return if_so(!wins_now(pub, side) && turns, 0.2f + size_of_stakes(thought));
}

// The allies of the likely winner land where they should not, or do not where I am one of them.
float solar_wind(const Thought& thought) {
    const Encounter& e = thought.encounter();
    Forecast forecast(thought.odds, thought.ref);
    const Side winner = forecast.offense_wins() >= 0.5f ? Side::offense : Side::defense;
    const SeatSet allies = e.allies[winner];
    return if_so(!allies.empty() && allies.has(thought.me()) != allies_land(e, winner), 0.1f);
}

// The offense may find somebody else; or I need not stay at home.
float wild_destiny(const Thought& thought) {
    return if_so(thought.encounter().pointed == thought.me(), 0.1f);
}

float timegash(const Thought& thought) {
    return if_so(size_of_stakes(thought) > 0.6f && my_chance(thought) < 0.3f, 0.3f);
}

}  // namespace

float worth_of_edict(const Thought& thought, Plain kind) {
    switch (kind) {
        case Plain::un_zap:
            return un_zap(thought);
        case Plain::warp_break:
            return warp_break(thought);
        case Plain::rebirth:
            return if_so(thought.pub().players[thought.me()].warp >= 2, 0.2f);
        case Plain::keeper:
            return keeper(thought);
        case Plain::finder:
            return finder(thought);
        case Plain::hand_zap:
            return hand_zap(thought);
        case Plain::space_junk:
            return space_junk(thought);
        case Plain::victory_boon:
            return if_so(thought.encounter().defense == thought.me(), 0.3f);
        case Plain::lucre_levy:
            return 0.05f;
        case Plain::kicker_zap:
            return kicker_zap(thought);
        case Plain::solar_wind:
            return solar_wind(thought);
        case Plain::wild_destiny:
            return wild_destiny(thought);
        case Plain::timegash:
            return timegash(thought);
        default:
            return kNever;
    }
}

// For oneself, but for what is taken away.
MaybeChoice of_edict(const Thought& thought, Plain kind, Ask ask) {
    if (kind == Plain::kicker_zap && ask == Ask::pick_side) {
        const bool theirs = winner_without_kicker(thought.pub(), Side::offense) == wanted(thought);
        return Choice{code(theirs ? Verb::offense : Verb::defense), 0};
    }
    if (ask != Ask::pick_player)
        return std::nullopt;
    switch (kind) {
        case Plain::rebirth:
        case Plain::hand_zap:
        case Plain::space_junk:
            if (thought.codes.contains(code(Verb::player, thought.me())))
                return Choice{code(Verb::player, thought.me()), 0};
            return std::nullopt;
        case Plain::finder:
            if (const Known* known = best_known(thought);
                known != nullptr && card_worth(known->card) >= kGoodCard &&
                thought.codes.contains(code(Verb::player, known->holder)))
                return Choice{code(Verb::player, known->holder), 0};
            return richest_player(thought);
        default:
            return std::nullopt;
    }
}

}  // namespace sidera::cosmic
