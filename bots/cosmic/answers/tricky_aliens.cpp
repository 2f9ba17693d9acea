// Answers for aliens that ask several questions.

#include <algorithm>

#include "bots/cosmic/answers/answers.h"
#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"

namespace sidera::cosmic {
namespace {

// My own side's chance.
float chance(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const float p = forecast.offense_wins();
    return side_of(thought.pub(), thought.me()) == Side::offense ? p : 1 - p;
}

// The cheapest claim that wins; the truth where it is good enough.
MaybeChoice gambler_claims(const Thought& thought) {
    const Side side = side_of(thought.pub(), thought.me());
    const Card own = thought.ref.own.selected;
    Forecast forecast(thought.odds, thought.ref);
    if (own != Card::none && forecast.with_card(side, own).win > 0.5f)
        return Choice{code(Verb::card, own), 0};
    return Choice{thought.best([&](OptionCode option) {
                      const Card card = card_in(option);
                      const float win = forecast.with_card(side, card).win;
                      return win - 0.001f * static_cast<float>(value_of(card));
                  }),
                  0};
}

// A claim that costs me the encounter may be a lie; one I can refute is.
bool doubts(const Thought& thought) {
    const Card claim = thought.pub().question.card;
    const Side side = side_of(thought.pub(), thought.me());
    const int open = thought.ref.own.hand.count(claim);
    int lying = open;
    for (const Card card : thought.pub().discards)
        lying += card == claim;
    if (is_encounter_card(claim) &&
        lying >= thought.data.copies_of(plain_of(claim), thought.ref.pub.rules))
        return true;
    const Card mine = thought.encounter().slots[side].as;
    Forecast forecast(thought.odds, thought.ref);
    const Side winner =
        side == Side::offense ? forecast.result(mine, claim) : forecast.result(claim, mine);
    return winner != side && thought.random.below(100) < 40;
}

// How often others lack such a card.
float rarity(Card card) {
    if (is_attack(card)) {
        const int value = value_of(card);
        return value < 6 ? 0.05f : value < 10 ? 0.25f : value < 20 ? 0.5f : 0.85f;
    }
    return is_negotiate(card) ? 0.2f : is_morph(card) ? 0.95f : 0.5f;
}

}  // namespace

MaybeChoice amoeba(const Thought& thought, Ask kind) {
    const Question& question = thought.pub().question;
    if (kind == Ask::pick_yes_no)
        return yes(chance(thought) >= 0.45f);
    if (kind != Ask::pick_number)
        return std::nullopt;
    if (running(thought).number > 0)
        return amount(thought,
                      std::clamp(ships_on_colonies(thought.pub(), thought.me()) - 9, 1, 4));
    const bool defends = thought.me() == thought.encounter().defense;
    return amount(thought, defends ? question.high - 1 : int{question.high});
}

// A card is added, or put in place of the revealed one, whatever wins; otherwise nothing.
MaybeChoice chosen(const Thought& thought, Ask kind) {
    const Public& pub = thought.pub();
    const Side side = side_of(pub, thought.me());
    Forecast forecast(thought.odds, thought.ref);
    const auto& slots = pub.encounter().slots;
    const Card theirs = slots[other(side)].as;
    const auto replaced = [&](Card card) {
        return side == Side::offense ? forecast.result(card, theirs)
                                     : forecast.result(theirs, card);
    };
    const auto added = [&](Card card) {
        Forecast more = forecast;
        more.add({.by = power_effect(AlienId::chosen, 0),
                  .seat = thought.me(),
                  .side = side,
                  .value = static_cast<std::int16_t>(value_of(card))});
        return more.result(slots[Side::offense].as, slots[Side::defense].as);
    };
    if (kind == Ask::pick_yes_no && is_super(pub.question.about))
        return yes(true);
    if (kind == Ask::pick_yes_no)
        return yes(added(running(thought).chosen) == side ||
                   replaced(running(thought).chosen) != side);
    if (kind != Ask::pick_open)
        return std::nullopt;
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) == Verb::done)
                          return 0.0f;
                      const Card card = card_in(option);
                      const bool attacks = is_attack(card) && is_attack(slots[side].as);
                      if (replaced(card) == side || (attacks && added(card) == side))
                          return 2.0f - card_worth(card);
                      return replaced(card) == Side::none ? 0.5f : -1.0f;
                  }),
                  0};
}

MaybeChoice citadel(const Thought& thought, Ask kind) {
    const Public& pub = thought.pub();
    if (kind == Ask::pick_yes_no)
        return yes(pull(pub, thought.me()) > 0);
    if (kind == Ask::pick_card)
        return Choice{thought.best([&](OptionCode option) {
                          const int value = value_of(card_in(option));
                          return static_cast<float>(value <= 8 ? value : -value);
                      }),
                      0};
    if (kind != Ask::pick_planet)
        return std::nullopt;
    // Walls that will be turned against the defense stand where I shall attack.
    const Encounter& e = pub.encounter();
    const bool turned =
        e.offense == thought.me() && thought.ref.own.hand.has_flare(AlienId::citadel);
    const Seat where = turned && e.pointed != kNoSeat ? e.pointed : thought.me();
    return Choice{thought.best([&](OptionCode option) {
                      const auto planet = static_cast<Planet>(operand_of(option));
                      const int ships = ships_on(pub, where, planet);
                      if (system_of(planet) != where || ships == 0)
                          return -1.0f;
                      float worth = 1.0f - 0.05f * static_cast<float>(ships);
                      for (const Fort& fort : pub.forts)
                          worth -= fort.planet == planet ? 0.1f : 0.0f;
                      return worth;
                  }),
                  0};
}

MaybeChoice fido(const Thought& thought, Ask kind) {
    const Public& pub = thought.pub();
    constexpr float kUseful = 0.05f;
    switch (kind) {
        case Ask::pick_open:
            return Choice{thought.best([&](OptionCode option) {
                              if (verb(option) == Verb::done)
                                  return 0.0f;
                              const float worth = card_worth(card_in(option));
                              return worth >= kUseful ? 1.0f - worth : worth;
                          }),
                          0};
        case Ask::pick_player:
            return weakest_player(thought);
        case Ask::pick_yes_no:
            if (is_super(pub.question.about))
                return yes(true);
            return yes(card_worth(running(thought).chosen) >= kUseful);
        case Ask::pick_number:
            return amount(thought, pub.players[thought.me()].warp >= 3 ? 2 : 1);
        default:
            return std::nullopt;
    }
}

MaybeChoice gambler(const Thought& thought, Ask kind) {
    const PlayFrame& play = running(thought);
    const bool truth = thought.ref.own.selected == play.chosen;
    switch (kind) {
        case Ask::pick_claim:
            return gambler_claims(thought);
        case Ask::pick_number:
            return amount(thought, is_wild(play.effect) ? 5 : truth ? 20 : 1);
        case Ask::pick_yes_no:
            if (is_super(thought.pub().question.about))
                return yes(truth);
            return yes(doubts(thought));
        default:
            return std::nullopt;
    }
}

MaybeChoice hate(const Thought& thought, Ask kind) {
    if (kind != Ask::pick_card)
        return std::nullopt;
    if (running(thought).owner != thought.me())
        return throw_junk(thought, 0.18f);
    const bool shows = thought.ref.own.hand.has_flare(AlienId::hate);
    return Choice{thought.best([&](OptionCode option) {
                      const Card card = card_in(option);
                      return 0.25f * rarity(card) - (shows ? 0.0f : card_worth(card));
                  }),
                  0};
}

MaybeChoice mirror_side(const Thought& thought) {
    const Side mine = side_of(thought.pub(), thought.me());
    const auto with = [&](Side side) {
        Forecast forecast(thought.odds, thought.ref);
        forecast.add({.by = power_effect(AlienId::mirror, 0), .seat = thought.me(), .side = side});
        const float p = forecast.offense_wins();
        return mine == Side::offense ? p : 1 - p;
    };
    return Choice{code(with(Side::offense) > with(Side::defense) ? Verb::offense : Verb::defense),
                  0};
}

// For the winner when that is likely me: a base; otherwise a few cards for the loser.
MaybeChoice judge(const Thought& thought, Ask kind) {
    const bool hopes = chance(thought) >= 0.5f;
    switch (kind) {
        case Ask::pick_yes_no:
            return yes(hopes);
        case Ask::pick_number:
            return amount(thought, hopes ? 0 : 3);
        default:
            return std::nullopt;
    }
}

// Who wins, whether I like it or not; and a base that is not too thin.
MaybeChoice prophet(const Thought& thought, Ask kind) {
    constexpr int kSettlers = 2;
    if (kind == Ask::pick_source && running(thought).count >= kSettlers)
        return Choice{code(Verb::done), 0};
    if (kind != Ask::pick_side)
        return std::nullopt;
    Forecast forecast(thought.odds, thought.ref);
    return Choice{code(forecast.offense_wins() >= 0.5f ? Verb::offense : Verb::defense), 0};
}

// The thinnest foreign colony of whoever has enough of them.
MaybeChoice planet_of_winner(const Thought& thought) {
    const Public& pub = thought.pub();
    return Choice{thought.best([&](OptionCode option) {
                      const auto planet = static_cast<Planet>(operand_of(option));
                      float worth = ships_on(pub, thought.me(), planet) > 0 ? -1.0f : 0.0f;
                      for (const Seat seat : with_enough_colonies(pub) & players_on(pub, planet))
                          worth += system_of(planet) == seat ? 0.0f : 2.0f;
                      return worth;
                  }),
                  0};
}

}  // namespace sidera::cosmic
