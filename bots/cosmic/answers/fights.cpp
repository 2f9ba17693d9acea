// Which card to choose, and what to do in the windows of an encounter.

#include <algorithm>

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

// Compensation for the ships that are lost, times the own kicker: below 0 it is paid (CM-KICK-4).
float worth_of_raid(const Public& pub, Seat me, Seat they, int kicker) {
    int ships = ships_in_encounter(pub, me) * (has_power(pub, me, AlienId::macron) ? 2 : 1);
    if (has_power(pub, me, AlienId::zombie))
        return 0.0f;
    const bool hacks = has_power(pub, me, AlienId::hacker);
    const int there = hacks ? 8 : int{pub.players[they].hand};
    if (kicker < 0)
        return -kRandomCardWorth *
               static_cast<float>(std::min<int>(-kicker * ships, pub.players[me].hand));
    ships *= kicker;
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

// What it is worth to a main player to lay a card: chances times what is at stake, less what the
// card itself is worth.
class Laying {
  public:
    Laying(const Thought& thought, Forecast& forecast, Side side)
        : tricks_(thought, forecast, side) {
        const Public& pub = thought.pub();
        const Seat me = thought.me();
        const Stakes at_stake = stakes(pub, me);
        win_ = side == Side::offense ? at_stake.offense : at_stake.defense;
        loss_ = side == Side::offense ? at_stake.defense : at_stake.offense;
        deal_ = worth_of_deal(pub, me) - price_of_time(pub, me);
        raid_ =
            worth_of_raid(pub, me, opponent_of(pub, me), kicker_of(forecast.pub.encounter(), side));
        price_ = has_power(pub, me, AlienId::clone) ? 0.2f : 0.7f;
    }

    // `mood`: how much peace appeals for no reason.
    float of(Card card, float mood) {
        const Chances chances = tricks_.of(card);
        const float lost = 1.0f - chances.win - chances.deal;
        float worth = chances.win * win_ + chances.deal * deal_ + lost * loss_;
        worth += tricks_.landing(card) * lost * win_;
        if (is_negotiate(card))
            worth += lost * raid_ + mood;
        return worth - price_ * card_worth(card);
    }

  private:
    Tricks tricks_;
    float win_;
    float loss_;
    float deal_;
    float raid_;
    float price_;
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

OptionCode select_card(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    Forecast forecast(thought.odds, thought.ref);
    Laying laying(thought, forecast, side);
    // Bluffs and moods: people are not to be counted on.
    const float mood = static_cast<float>(thought.random.below(100)) * 0.0015f;
    return thought.best(
        [&](OptionCode option) { return laying.of(static_cast<Card>(operand_of(option)), mood); });
}

// CM-KICK-1: with the card that goes best with it.
OptionCode choose_kicker(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    return thought.best([&](OptionCode option) {
        Forecast forecast(thought.odds, thought.ref);
        float price = 0;
        if (verb(option) == Verb::card) {
            const Card kicker = static_cast<Card>(operand_of(option));
            forecast.lay_beside(BesideKind::kicker, side, kicker);
            price = card_worth(kicker);
        }
        Laying laying(thought, forecast, side);
        float most = -100;
        thought.ref.own.hand.for_each([&](Card card, int) {
            if (is_encounter_card(card))
                most = std::max(most, laying.of(card, 0));
        });
        return most - price;
    });
}

// CM-A-DEUCE-1: two attacks are added, with a negotiate they are one. One of them comes back.
OptionCode choose_second(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    const Card first = thought.ref.own.selected;
    constexpr float kPrice = 0.1f;
    return thought.best([&](OptionCode option) {
        Forecast forecast(thought.odds, thought.ref);
        Card laid = first;
        float price = 0;
        if (verb(option) == Verb::card) {
            const Card second = static_cast<Card>(operand_of(option));
            if (is_attack(second))
                forecast.lay_beside(BesideKind::second, side, second);
            else
                laid = second;
            price = kPrice * card_worth(second);
        }
        return Laying(thought, forecast, side).of(laid, 0) - price;
    });
}

// CM-A-CAVALRY-1: an ally's attack counts if it is wanted to win, and a negotiate pays if not.
OptionCode choose_support(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat me = thought.me();
    const Side side = side_of(pub, me);
    const float at_stake = side == Side::offense ? pull(pub, me) : -pull(pub, me);
    const auto chance = [&](Forecast& forecast) {
        const float p = forecast.offense_wins();
        return side == Side::offense ? p : 1 - p;
    };
    Forecast plain(thought.odds, thought.ref);
    const float alone = chance(plain);
    const float raid = worth_of_raid(pub, me, main_of(pub.encounter(), other(side)), 1);
    return thought.best([&](OptionCode option) {
        if (verb(option) != Verb::card)
            return 0.0f;
        const Card card = static_cast<Card>(operand_of(option));
        if (is_negotiate(card))
            return (1 - alone) * raid - card_worth(card);
        Forecast forecast(thought.odds, thought.ref);
        forecast.lay_beside(BesideKind::support, side, card);
        return (chance(forecast) - alone) * at_stake - card_worth(card);
    });
}

// Cards that come back, or that two players fetch from each other, would be played for ever.
static bool goes_round(const Thought& thought, Card played) {
    constexpr int kOften = 4;
    const auto& all = thought.encounter().played;
    return all.full() || std::count_if(all.begin(), all.end(), [played](const PlayedCard& one) {
                             return one.card == played;
                         }) >= kOften;
}

// What may be used is used, unless it helps the wrong side: special cards wait for their moment.
OptionCode in_window(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        if (verb(option) == Verb::pass)
            return 0.0f;
        const EffectId id = effect_in(option);
        if (const Card played = card_for(id); played != Card::none && goes_round(thought, played))
            return -1.0f;
        if (is_of_alien(id))
            return worth_of_use(thought, id);
        if (is_of_tech(id))
            return worth_of_tech(thought, id);
        return worth_of_card(thought, plain_of(card_for(id)));
    });
}

}  // namespace sidera::cosmic
