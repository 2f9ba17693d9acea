// What the two who negotiate may say (CF-DEAL-1 to CF-DEAL-12), and the rule behind all else.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

class TalkOptions {
  public:
    TalkOptions(const Data& data, const ViewRef& ref)
        : data_(data)
        , ref_(ref)
        , side_(side_of(ref.pub, ref.seat))
        , they_(other(side_))
        , talks_(ref.pub.talks)
        , mine_(ref.own.draft.gives[side_])
        , theirs_(ref.own.draft.gives[they_])
        , partner_(main_of(ref.pub.encounter(), they_)) {}

    void list(CodeBuffer& codes) const {
        for (const Verb one :
             {Verb::accept, Verb::refuse, Verb::fail, Verb::wait, Verb::propose, Verb::clear})
            if (is_allowed(why_not_word(one)))
                codes.add(code(one));
        terms(codes);
    }

    // The terms that are left are those of the draft: one more of this kind.
    RuleId why_not(OptionCode wanted) const {
        switch (verb(wanted)) {
            case Verb::give_card:
            case Verb::show_card:
                return is_allowed(may_give()) ? may_name() : may_give();
            case Verb::ask_card:
                return is_allowed(may_ask()) ? RuleId{"CF-DEAL-3"} : may_ask();
            case Verb::give_type:
            case Verb::give_choice:
            case Verb::give_random:
                return may_give();
            case Verb::ask_type:
            case Verb::ask_choice:
            case Verb::ask_random:
                return may_ask();
            case Verb::give_colony:
            case Verb::cede_colony:
                return may_move(ref_.seat, partner_, mine_);
            case Verb::ask_colony:
            case Verb::ask_cession:
                return may_move(partner_, ref_.seat, theirs_);
            case Verb::free_ship:
                return {"CF-A-ZOMBIE-2"};
            default:
                return why_not_word(verb(wanted));
        }
    }

  private:
    RuleId why_not_word(Verb said) const {
        switch (said) {
            case Verb::accept:
                return may_accept();
            case Verb::propose:
                return may_propose();
            case Verb::fail:  // CF-DEAL-12
                return talks_.failed[side_] ? RuleId{"CF-DEAL-12"} : kAllowed;
            case Verb::refuse:
                return talks_.standing[they_] && !talks_.failed[they_] ? kAllowed
                                                                       : RuleId{"CF-DEAL-2"};
            case Verb::wait:
                return !talks_.failed[they_] && !talks_.waiting[they_] && !talks_.standing[they_] &&
                               !talks_.waiting[side_]
                           ? kAllowed
                           : RuleId{"CF-DEAL-2"};
            case Verb::clear:
                return ref_.own.draft != Offer{} ? kAllowed : RuleId{"CF-DEAL-3"};
            default:
                return {"CF-DEAL-2"};
        }
    }

    // CF-DEAL-2, CF-DEAL-8
    RuleId may_accept() const {
        if (!talks_.standing[they_])
            return {"CF-DEAL-2"};
        return can_deliver(ref_, talks_.offers[they_]) ? kAllowed : RuleId{"CF-DEAL-8"};
    }

    // CF-DEAL-4: something must change hands; ships set free are not enough.
    RuleId may_propose() const {
        if (mine_.cards() + theirs_.cards() == 0 && mine_.colony == Planet::none &&
            theirs_.colony == Planet::none)
            return {"CF-DEAL-4"};
        if (!can_deliver(ref_, ref_.own.draft, ref_.own.veiled.draft))
            return {"CF-DEAL-8"};
        return repeats() ? RuleId{"CF-DEAL-2"} : kAllowed;
    }

    bool repeats() const {
        return talks_.standing[side_] && talks_.offers[side_] == ref_.own.draft &&
               ref_.own.veiled.offers[side_] == ref_.own.veiled.draft;
    }

    // CF-DEAL-6: no more cards than the giver holds.
    RuleId may_give() const {
        return mine_.cards() < ref_.pub.players[ref_.seat].hand ? kAllowed : RuleId{"CF-DEAL-6"};
    }

    RuleId may_ask() const {
        return theirs_.cards() < ref_.pub.players[partner_].hand ? kAllowed : RuleId{"CF-DEAL-6"};
    }

    // CF-DEAL-3: so many cards are called by name; they are in the hand (CF-DEAL-6).
    RuleId may_name() const { return {names_no_more() ? "CF-DEAL-3" : "CF-DEAL-6"}; }

    bool names_no_more() const { return mine_.named.size() + mine_.veiled >= kMostNamed; }

    // CF-DEAL-3, CM-DEAL-4: one each way. CF-DEAL-5: only who has a ship to put there can take one.
    RuleId may_move(Seat giver, Seat taker, const Terms& terms) const {
        if (terms.colony != Planet::none)
            return {"CF-DEAL-3"};
        return open_colonies(giver, taker).empty() ? RuleId{"CF-DEAL-5"} : kAllowed;
    }

    PlanetSet open_colonies(Seat giver, Seat taker) const {
        const PlanetSet held = colonies(ref_.pub, taker);
        if (held.empty() && ref_.pub.encounter().sent[taker] == 0)
            return {};
        return colonies(ref_.pub, giver).without(held);
    }

    void terms(CodeBuffer& codes) const {
        const bool more_of_mine = is_allowed(may_give());
        const bool more_of_theirs = is_allowed(may_ask());
        if (more_of_mine)
            own_cards(Verb::give_card, codes);
        if (more_of_theirs && !theirs_.named.full())
            codes.add_all(data_.asked_cards);  // any card may be asked for
        types(more_of_mine, Verb::give_type, codes);
        types(more_of_theirs, Verb::ask_type, codes);
        const auto add_if = [&codes](bool more, Verb verb) {
            if (more)
                codes.add(code(verb));
        };
        add_if(more_of_mine, Verb::give_choice);
        add_if(more_of_theirs, Verb::ask_choice);
        add_if(more_of_mine, Verb::give_random);
        add_if(more_of_theirs, Verb::ask_random);
        colonies_of(ref_.seat, partner_, mine_, Verb::give_colony, codes);
        colonies_of(partner_, ref_.seat, theirs_, Verb::ask_colony, codes);
        if (frees_ships())
            for (const Seat seat : everybody(ref_.pub))
                if (ref_.own.draft.freed[seat] < ref_.pub.players[seat].warp)
                    codes.add(code(Verb::free_ship, seat));
        if (more_of_mine)
            own_cards(Verb::show_card, codes);   // CF-DEAL-8
        if (data_.edition.colonies_are_ceded) {  // CM-DEAL-1
            colonies_of(ref_.seat, partner_, mine_, Verb::cede_colony, codes);
            colonies_of(partner_, ref_.seat, theirs_, Verb::ask_cession, codes);
        }
    }

    // Those of the hand that are not in the draft yet.
    void own_cards(Verb verb, CodeBuffer& codes) const {
        if (names_no_more())
            return;
        ref_.own.hand.for_each([&](Card card, int n) {
            int named = 0;
            for (const NamedCards* cards : {&mine_.named, &ref_.own.veiled.draft})
                for (const Card one : *cards)
                    named += one == card;
            if (named < n)
                codes.add(code(verb, card));
        });
    }

    void types(bool more, Verb verb, CodeBuffer& codes) const {
        if (more)
            for (const CardType type : data_.types)
                codes.add(code(verb, type));
    }

    void colonies_of(
        Seat giver, Seat taker, const Terms& terms, Verb verb, CodeBuffer& codes) const {
        if (terms.colony != Planet::none)
            return;
        for (const Planet planet : open_colonies(giver, taker))
            codes.add(code(verb, planet));
    }

    bool frees_ships() const {
        for (const Sheet& sheet : ref_.pub.players[ref_.seat].sheets)
            if (alien(sheet.alien).passive.may_free_ships && in_force(ref_.pub, ref_.seat, sheet))
                return true;
        return false;
    }

    const Data& data_;
    const ViewRef& ref_;
    Side side_;
    Side they_;
    const Talks& talks_;
    const Terms& mine_;
    const Terms& theirs_;
    Seat partner_;
};

}  // namespace

bool is_talking(const ViewRef& ref) {
    return ref.pub.question.kind == Ask::deal && has_encounter(ref.pub) &&
           has_role(ref.pub, ref.seat, kMain);
}

void talk_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    TalkOptions(data, ref).list(codes);
}

RuleId why_not_said(const Data& data, const ViewRef& ref, OptionCode wanted) {
    if (!is_talking(ref))
        return {"CF-DEAL-2"};
    const RuleId rule = TalkOptions(data, ref).why_not(wanted);
    if (!is_allowed(rule))
        return rule;
    return {is_of_colony(verb(wanted)) ? "CF-DEAL-5" : "CF-DEAL-3"};
}

// CF-DEAL-6: from the hand alone. CF-DEAL-8: named cards, enough of each type, and enough in all.
bool can_deliver(const ViewRef& ref, const Offer& offer, const NamedCards& veiled) {
    const Side side = side_of(ref.pub, ref.seat);
    const Terms& terms = offer.gives[side];
    Cards left = ref.own.hand;
    for (const NamedCards* cards : {&terms.named, &veiled})
        for (const Card c : *cards) {
            if (!left.has(c))
                return false;
            left.remove(c);
        }
    Keyed<CardType, int, kCardTypes> held;
    left.for_each([&held](Card c, int n) { held[type_of(c)] += n; });
    for (std::size_t t = 0; t < kCardTypes; ++t)
        if (held.values[t] < terms.of_type.values[t])
            return false;
    if (terms.cards() > ref.own.hand.size())
        return false;
    const Planet planet = terms.colony;
    return planet == Planet::none || ships_on(ref.pub, ref.seat, planet) > 0;
}

}  // namespace sidera::cosmic
