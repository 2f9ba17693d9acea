// Whom to invite, whose side to take, with how many ships.

#include <algorithm>

#include "bots/cosmic/judging/forecast.h"
#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {
namespace {

OptionCode answer(bool yes) {
    return code(yes ? Verb::yes : Verb::no);
}

// Ships an invited ally brings, and those a neglected one may bring to the other side.
constexpr float kAllysShips = 1.5f;
constexpr float kEnemysShips = 1.0f;

float logit_shift(float p, float ships) {
    // A ship is worth about three per cent near the middle, less at the ends.
    const float step = 0.13f * ships * p * (1 - p);
    return std::clamp(p + step, 0.02f, 0.98f);
}

// Allies gain colonies too: they must bring more than they take.
bool invite_to_attack(const Thought& thought) {
    const Public& pub = thought.pub();
    const Encounter& e = thought.encounter();
    const Seat me = thought.me();
    const Seat guest = pub.question.subject;
    if (has_power(pub, me, AlienId::grudge))
        return !wins_by_landing(pub, guest) || wins_by_landing(pub, me);
    Forecast forecast(thought.odds, thought.ref);
    const auto others = static_cast<float>(pub.rules.seats - 2);
    const auto invited = static_cast<float>(e.invited[Side::offense].size());
    const float base = logit_shift(forecast.offense_wins(),
                                   invited * kAllysShips - (others - invited) * kEnemysShips);
    const float with = logit_shift(base, kAllysShips + kEnemysShips);
    const bool lands = allies_land(e, Side::offense);
    SeatSet landing = lands ? e.invited[Side::offense] : SeatSet{};
    landing.insert(me);
    const float alone_worth = landing_worth(pub, me, landing);
    if (lands)
        landing.insert(guest);
    const float with_worth = landing_worth(pub, me, landing);
    return with * with_worth > base * alone_worth + 0.02f;
}

// The chance that the offense wins when all who are invited come.
float attack_of_all(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const Encounter& e = thought.encounter();
    const auto helpers = static_cast<float>(e.invited[Side::defense].size());
    const auto attackers = static_cast<float>(e.invited[Side::offense].size());
    return logit_shift(forecast.offense_wins(), kAllysShips * attackers - kAllysShips * helpers);
}

// CM-P8-9: on the black side of the cone helpers settle on the planet they have defended.
bool invite_to_settle(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat guest = pub.question.subject;
    if (wins_by_landing(pub, guest))
        return false;
    const float p = attack_of_all(thought);
    const float saved = p - logit_shift(p, -kAllysShips);
    const float at_stake = -pull(pub, thought.me());
    const float settled = landing_worth(pub, thought.me(), SeatSet::of(guest));
    return saved * at_stake + (1 - p) * settled > 0.02f;
}

// Rewards are cheap, but not needed where the planet is safe.
bool invite_to_defend(const Thought& thought) {
    const Public& pub = thought.pub();
    if (has_power(pub, thought.me(), AlienId::grudge) || offense_threatens(pub, thought.me()))
        return true;
    if (allies_land(thought.encounter(), Side::defense))
        return invite_to_settle(thought);
    const float at_stake = -pull(pub, thought.me());
    return attack_of_all(thought) * at_stake > 0.12f && pub.question.subject != kNoSeat;
}

constexpr int kCounts[] = {1, 2, 3, 4};

struct Plan {
    Side side = Side::none;
    int ships = 0;
    float worth = -100;
};

class SideChoice {
  public:
    SideChoice(const Thought& thought, Forecast& forecast)
        : pub_(thought.pub())
        , odds_(thought.odds)
        , me_(thought.me())
        , unit_(has_power(pub_, me_, AlienId::macron) ? 4 : 1) {
        lead_ = forecast.usual_lead();
        const int mine = thought.encounter().sent[me_] * unit_;
        const Side side = side_of(pub_, me_);
        lead_ -= side == Side::offense ? mine : side == Side::defense ? -mine : 0;
    }

    Plan of(Side side, int ships) const {
        const int shift = ships * unit_;
        const float p = odds_.leads(lead_ + (side == Side::offense   ? shift
                                             : side == Side::defense ? -shift
                                                                     : 0));
        const Stakes result = stakes_of_ally(pub_, me_, side, ships);
        // Ships away from home are in danger, and a deal leaves them idle.
        const float idle = 0.005f * static_cast<float>(ships);
        return {side, ships, p * result.offense + (1 - p) * result.defense - idle};
    }

    Plan best(Side side) const {
        Plan found;
        const int most = unit_ > 1 ? 1 : 4;
        for (const int ships : kCounts)
            if (ships <= most)
                if (const Plan plan = of(side, ships); plan.worth > found.worth)
                    found = plan;
        return found;
    }

  private:
    const Public& pub_;
    const Odds& odds_;
    Seat me_;
    int unit_;
    int lead_ = 0;
};

}  // namespace

// Somebody on the offense's side would win the game by this landing, and I would not.
bool offense_threatens(const Public& pub, Seat me) {
    const SeatSet landing = landing_for(pub.encounter(), Side::offense);
    if (landing.has(me) && wins_by_landing(pub, me))
        return false;
    for (const Seat seat : landing)
        if (seat != me && wins_by_landing(pub, seat))
            return true;
    return false;
}

OptionCode invite(const Thought& thought) {
    const bool offense = thought.pub().question.kind == Ask::invite_offense;
    return answer(offense ? invite_to_attack(thought) : invite_to_defend(thought));
}

OptionCode choose_side(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const SideChoice choice(thought, forecast);
    const float apart = choice.of(Side::none, 0).worth;
    const bool can_attack = thought.codes.contains(code(Verb::offense));
    const bool can_defend = thought.codes.contains(code(Verb::defense));
    const float attack = can_attack ? choice.best(Side::offense).worth : -100.0f;
    const float defend = can_defend ? choice.best(Side::defense).worth : -100.0f;
    constexpr float kTrouble = 0.03f;
    if (thought.codes.contains(code(Verb::pass)) && std::max(attack, defend) < apart + kTrouble)
        return code(Verb::pass);
    return code(attack >= defend ? Verb::offense : Verb::defense);
}

// What a seat gains that may join either side, invited or not.
float worth_of_joining(const Thought& thought) {
    Forecast forecast(thought.odds, thought.ref);
    const SideChoice choice(thought, forecast);
    return std::max(choice.best(Side::offense).worth, choice.best(Side::defense).worth) -
           choice.of(Side::none, 0).worth;
}

int ships_to_send(const Thought& thought) {
    const Encounter& e = thought.encounter();
    if (thought.me() == e.offense || thought.pub().question.kind == Ask::pick_source)
        return 4;
    const Side side = side_of(thought.pub(), thought.me());
    if (side == Side::none)
        return 1;
    Forecast forecast(thought.odds, thought.ref);
    return SideChoice(thought, forecast).best(side).ships;
}

}  // namespace sidera::cosmic
