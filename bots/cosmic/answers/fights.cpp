// Which card to choose, and what to do in the windows of an encounter.

#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {
namespace {

// What a deal brings: mostly a colony for each, if nobody wins by it.
float worth_of_deal(const Public& pub, Seat me) {
    const Seat they = opponent_of(pub, me);
    if (has_power(pub, me, AlienId::tick_tock))
        return 0.8f;
    if (is_about_to_win(pub, they))
        return is_about_to_win(pub, me) ? 1.0f : 0.0f;
    if (is_about_to_win(pub, me))
        return 0.1f;
    return 0.45f;
}

// Compensation for the ships that are lost.
float worth_of_raid(const Public& pub, Seat me) {
    const int ships = ships_in_encounter(pub, me) * (has_power(pub, me, AlienId::macron) ? 2 : 1);
    if (has_power(pub, me, AlienId::zombie))
        return 0.0f;
    const bool hacks = has_power(pub, me, AlienId::hacker);
    const int there = hacks ? 8 : int{pub.players[opponent_of(pub, me)].hand};
    return static_cast<float>(std::min(ships, there)) * (hacks ? 0.16f : kRandomCardWorth);
}

// Powers that change cards after they are chosen, of mine or of the other one.
class Tricks {
  public:
    Tricks(const Thought& thought, Forecast& forecast, Side side)
        : forecast_(forecast)
        , side_(side)
        , swaps_(has_power(thought.pub(), thought.me(), AlienId::sorcerer))
        , fears_swap_(
              has_power(thought.pub(), opponent_of(thought.pub(), thought.me()), AlienId::sorcerer))
        , reverses_(has_power(thought.pub(), thought.me(), AlienId::mirror))
        , levels_(has_power(thought.pub(), thought.me(), AlienId::calculator)) {
        crashes_ = side == Side::offense && has_power(thought.pub(), thought.me(), AlienId::spiff);
        if (reverses_ || levels_)
            turned_.emplace(forecast).add(
                {.by = power_effect(reverses_ ? AlienId::mirror : AlienId::calculator, 0),
                 .seat = thought.me(),
                 .side = reverses_ ? Side::none : side});
    }

    Chances of(Card card) {
        Chances plain = forecast_.with_card(side_, card);
        if (turned_)
            plain = better(plain, turned_->with_card(side_, card));
        if (swaps_)
            plain = better(plain, forecast_.swapped(side_, card));
        if (fears_swap_) {
            const Chances other = forecast_.swapped(side_, card);
            plain = {0.5f * (plain.win + other.win), 0.5f * (plain.deal + other.deal)};
        }
        return plain;
    }

    // A crash landing is as good as a victory.
    float landing(Card card) const {
        return crashes_ && is_attack(card) && value_of(card) <= 4 ? 0.45f : 0.0f;
    }

  private:
    static Chances better(const Chances& a, const Chances& b) { return a.win >= b.win ? a : b; }

    Forecast& forecast_;
    Side side_;
    bool swaps_;
    bool fears_swap_;
    bool reverses_;
    bool levels_;
    bool crashes_ = false;
    std::optional<Forecast> turned_;
};

}  // namespace

// By how much a side leads, whichever way totals are compared.
int lead_of(const Public& pub, Side side) {
    const Sum sum = sum_up(pub);
    const int lead = sum[side].total() - sum[other(side)].total();
    return sum.lower_wins ? -lead : lead;
}

bool both_sides_open(const Public& pub) {
    const auto& slots = pub.encounter().slots;
    return slots[Side::offense].open && slots[Side::defense].open;
}

bool wins_now(const Public& pub, Side side) {
    return verdict(pub, sum_up(pub)).winner == side;
}

// Chances times what is at stake, less what the card itself is worth.
OptionCode select_card(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat me = thought.me();
    const Side side = side_of(pub, me);
    Forecast forecast(thought.odds, thought.ref);
    Tricks tricks(thought, forecast, side);
    const Stakes at_stake = stakes(pub, me);
    const float win = side == Side::offense ? at_stake.offense : at_stake.defense;
    const float loss = side == Side::offense ? at_stake.defense : at_stake.offense;
    const float deal = worth_of_deal(pub, me) - price_of_time(pub, me);
    const float raid = worth_of_raid(pub, me);
    const bool keeps = has_power(pub, me, AlienId::clone);
    // Bluffs and moods: people are not to be counted on.
    const float mood = static_cast<float>(thought.random.below(100)) * 0.0015f;
    return thought.best([&](OptionCode option) {
        const Card card = static_cast<Card>(operand_of(option));
        const Chances chances = tricks.of(card);
        const float lost = 1.0f - chances.win - chances.deal;
        float worth = chances.win * win + chances.deal * deal + lost * loss;
        worth += tricks.landing(card) * lost * win;
        if (is_negotiate(card))
            worth += lost * raid + mood;
        return worth - (keeps ? 0.2f : 0.7f) * card_worth(card);
    });
}

// What may be used is used, unless it helps the wrong side: special cards wait for their moment.
OptionCode in_window(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        if (verb(option) == Verb::pass)
            return 0.0f;
        const EffectId id = effect_in(option);
        if (is_of_alien(id))
            return worth_of_use(thought, id);
        if (is_of_tech(id))
            return worth_of_tech(thought, id);
        return worth_of_card(thought, plain_of(card_for(id)));
    });
}

}  // namespace sidera::cosmic
