// Deals: what an offer is worth to both, and which one to make.

#include <algorithm>

#include "bots/cosmic/judging/prospects.h"
#include "bots/cosmic/thinking.h"

namespace sidera::cosmic {
namespace {

bool gives_victory(const Public& pub, const Terms& terms, Seat taker) {
    return terms.colony != Planet::none && system_of(terms.colony) != taker &&
           is_about_to_win(pub, taker);
}

float cards_worth(const Terms& terms, const NamedCards& veiled) {
    float worth = kRandomCardWorth * static_cast<float>(terms.cards());
    for (const NamedCards* cards : {&terms.named, &veiled})
        for (const Card card : *cards)
            worth += card_worth(card) - kRandomCardWorth;
    return worth;
}

// An offer as the two who talk see it, with the cards its maker shows to the other alone.
struct Seen {
    Offer offer;
    Side maker;
    NamedCards veiled;

    float cards_of(Side side) const {
        return cards_worth(offer.gives[side], side == maker ? veiled : NamedCards{});
    }
};

// What a seat gains by an offer, compared with no deal: that costs three ships each, and the
// offense its turn. A rival's colony hurts, a leader's more.
float gain(const Public& pub, const Seen& seen, Seat seat) {
    const Offer& offer = seen.offer;
    const Side side = side_of(pub, seat);
    const Seat they = opponent_of(pub, seat);
    const Terms& given = offer.gives[side];
    const Terms& gained = offer.gives[other(side)];
    const bool wins = gives_victory(pub, gained, seat);
    const bool loses = gives_victory(pub, given, they);
    if (wins)
        return loses ? 0.75f * kVictoryWorth : kVictoryWorth;
    if (loses)
        return -kVictoryWorth;
    float worth = seen.cards_of(other(side)) - seen.cards_of(side);
    if (gained.colony != Planet::none && system_of(gained.colony) != seat)
        worth += colony_worth(foreign_colonies(pub, seat), pub.rules.to_win);
    if (given.colony != Planet::none && system_of(given.colony) != they) {
        const bool ahead = foreign_colonies(pub, they) > foreign_colonies(pub, seat);
        worth -=
            (ahead ? 0.5f : 0.3f) * colony_worth(foreign_colonies(pub, they), pub.rules.to_win);
    }
    const float turn = side == Side::offense ? 0.2f : 0.0f;
    return worth + 3 * ship_worth(pub, seat) + turn - price_of_time(pub, seat);
}

// In few words: does each side get a colony, and how many cards.
struct Plan {
    bool ask_colony;
    bool give_colony;
    std::uint8_t ask_cards;
    std::uint8_t give_cards;
};

constexpr Plan kPlans[] = {{true, true, 0, 0},
                           {true, true, 1, 0},
                           {true, true, 0, 1},
                           {true, true, 0, 2},
                           {true, false, 0, 2},
                           {true, false, 0, 3},
                           {false, true, 3, 0},
                           {false, true, 2, 0},
                           {false, false, 1, 1},
                           {false, false, 0, 1},
                           {false, false, 1, 0}};

struct Fair {
    float product = 0;
    const Plan* plan = nullptr;
};

class Talker {
  public:
    explicit Talker(const Thought& thought)
        : thought_(thought)
        , pub_(thought.pub())
        , me_(thought.me())
        , they_(opponent_of(pub_, me_))
        , side_(side_of(pub_, me_)) {}

    // One term after the other, then the offer.
    Choice draft() {
        const Terms& mine = thought_.ref.own.draft.gives[side_];
        const Terms& theirs = thought_.ref.own.draft.gives[other(side_)];
        find_colonies(mine, theirs);
        const Plan* plan = choose();
        if (plan == nullptr)
            return {code(Verb::fail), 0};
        const NamedCards shown = cards_to_show(*plan);
        const NamedCards& named = thought_.ref.own.veiled.draft;
        const int at_random = shown.empty() ? plan->give_cards : 0;
        const bool too_much = (theirs.colony != Planet::none && !plan->ask_colony) ||
                              (mine.colony != Planet::none && !plan->give_colony) ||
                              theirs.random > plan->ask_cards || mine.random > at_random ||
                              !begins_with(shown, named);
        if (too_much)
            return {code(Verb::clear), 0};
        if (plan->ask_colony && theirs.colony == Planet::none)
            return {code(Verb::ask_colony, asked_), 1};
        if (plan->give_colony && mine.colony == Planet::none)
            return {code(Verb::give_colony, given_), 1};
        if (theirs.random < plan->ask_cards)
            return {code(Verb::ask_random), 0};
        if (mine.random < at_random)
            return {code(Verb::give_random), 0};
        if (named.size() < shown.size())
            return {code(Verb::show_card, shown[named.size()]), 0};
        return {code(Verb::propose), 0};
    }

  private:
    static constexpr float kWorthwhile = 0.03f;

    static bool begins_with(const NamedCards& whole, const NamedCards& part) {
        return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
    }

    // The least the other still gains by, instead of cards at random which might be the best ones.
    // Nobody else need know what leaves the hand (CF-DEAL-8). None, if chance is cheaper.
    NamedCards cards_to_show(const Plan& plan) const {
        FixedVec<Card, kMaxDeck> hand;
        thought_.ref.own.hand.for_each([&hand](Card card, int n) {
            for (int i = 0; i < n; ++i)
                hand.push_back(card);
        });
        std::sort(hand.begin(), hand.end(), [](Card a, Card b) {
            return card_worth(a) != card_worth(b) ? card_worth(a) < card_worth(b) : a < b;
        });
        Seen seen{offer_of(plan), side_, {}};
        const float at_random = seen.cards_of(side_);
        seen.offer.gives[side_].random = 0;
        seen.offer.gives[side_].veiled = plan.give_cards;
        for (std::size_t i = 0; plan.give_cards > 0 && i + plan.give_cards <= hand.size(); ++i) {
            seen.veiled.clear();
            for (std::size_t n = 0; n < plan.give_cards; ++n)
                seen.veiled.push_back(hand[i + n]);
            if (seen.cards_of(side_) >= at_random)
                break;
            if (gain(pub_, seen, they_) > kWorthwhile)
                return seen.veiled;
        }
        return {};
    }

    void find_colonies(const Terms& mine, const Terms& theirs) {
        asked_ = theirs.colony != Planet::none ? theirs.colony
                                               : spare_colony(thought_, Verb::ask_colony, they_);
        given_ = mine.colony != Planet::none ? mine.colony
                                             : spare_colony(thought_, Verb::give_colony, me_);
    }

    // Good for both; each refusal makes the next best of them the one to try (Nash's product).
    const Plan* choose() const {
        FixedVec<Fair, std::size(kPlans)> fair;
        for (const Plan& plan : kPlans) {
            if ((plan.ask_colony && asked_ == Planet::none) ||
                (plan.give_colony && given_ == Planet::none) ||
                plan.ask_cards > pub_.players[they_].hand ||
                plan.give_cards > pub_.players[me_].hand)
                continue;
            const Seen seen{offer_of(plan), side_, {}};
            const float mine = gain(pub_, seen, me_);
            const float theirs = gain(pub_, seen, they_);
            if (mine > kWorthwhile && theirs > kWorthwhile)
                fair.push_back({mine * theirs, &plan});
        }
        std::sort(fair.begin(), fair.end(), [](const Fair& a, const Fair& b) {
            return a.product != b.product ? a.product > b.product : a.plan < b.plan;
        });
        const std::size_t turn = pub_.talks.refused / 2u;
        return turn < fair.size() ? fair[turn].plan : nullptr;
    }

    Offer offer_of(const Plan& plan) const {
        Offer offer;
        Terms& mine = offer.gives[side_];
        Terms& theirs = offer.gives[other(side_)];
        mine.random = plan.give_cards;
        theirs.random = plan.ask_cards;
        if (plan.give_colony)
            mine.colony = given_;
        if (plan.ask_colony)
            theirs.colony = asked_;
        return offer;
    }

    const Thought& thought_;
    const Public& pub_;
    Seat me_;
    Seat they_;
    Side side_;
    Planet asked_ = Planet::none;
    Planet given_ = Planet::none;
};

}  // namespace

// At home, where many of its ships stand.
Planet spare_colony(const Thought& thought, Verb wanted, Seat giver) {
    Planet best = Planet::none;
    float most = -9;
    for (const OptionCode option : thought.codes) {
        if (verb(option) != wanted)
            continue;
        const auto planet = static_cast<Planet>(operand_of(option));
        const bool home = system_of(planet) == giver;
        const float worth = (home ? 1.0f : 0.0f) +
                            0.05f * static_cast<float>(ships_on(thought.pub(), giver, planet));
        if (worth > most) {
            most = worth;
            best = planet;
        }
    }
    return best;
}

Choice negotiate(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side side = side_of(pub, thought.me());
    const bool can_accept = thought.codes.contains(code(Verb::accept));
    const Side they = other(side);
    const Seen offered{pub.talks.offers[they], they, thought.ref.own.veiled.offers[they]};
    if (can_accept && gain(pub, offered, thought.me()) > 0.02f)
        return {code(Verb::accept), 0};
    if (pub.talks.refused >= 6 || pub.talks.failed[they])
        return {code(Verb::fail), 0};
    if (thought.codes.contains(code(Verb::refuse)))
        return {code(Verb::refuse), 0};
    if (side == Side::defense && thought.codes.contains(code(Verb::wait)))
        return {code(Verb::wait), 0};
    const Choice next = Talker(thought).draft();
    return thought.codes.contains(next.code) ? next : Choice{code(Verb::fail), 0};
}

}  // namespace sidera::cosmic
