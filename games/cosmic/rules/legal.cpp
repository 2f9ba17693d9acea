// Which effects a seat can use in a window.

#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

const WindowFrame* topmost_window(const Frames& frames) {
    return frames.empty() ? nullptr : std::get_if<WindowFrame>(&frames.back());
}

// CF-RESP-6: the same effect does not answer the same event twice.
bool has_answered(const Public& pub, EffectId id) {
    const WindowFrame* window = topmost_window(pub.frames);
    return window != nullptr && window->answered.contains(id);
}

bool fits_now(const Data& data, const ViewRef& ref, const Effect& effect, EffectId id) {
    return has_role(ref.pub, ref.seat, effect.roles) && !has_answered(ref.pub, id) &&
           (effect.can == nullptr || effect.can({data, ref}));
}

// How many of a plain card do not lie on the discard pile.
int copies_left(const Data& data, const Public& pub, Card c) {
    int left = data.deck[plain_of(c)];
    for (const Card lying : pub.discards)
        left -= lying == c;
    return left;
}

// Where effects are looked for: everywhere, where nothing has to be turned up, in the hand alone.
enum class Among : std::uint8_t { all, face_up, hand };

// Goes through everything a seat could use at a moment. `Found` is told of each effect and says
// whether that is enough.
template<class Found>
class Lister {
  public:
    Lister(const Data& data, const ViewRef& ref, Moment moment, Among among, Found found)
        : data_(data), ref_(ref), moment_(moment), among_(among), found_(found) {}

    // Yields whether the seat may also pass (CF-TIME-4).
    bool run() {
        const MomentIndex& index = data_.at(moment_);
        if (among_ != Among::hand)
            for (const Sheet& sheet : ref_.pub.players[ref_.seat].sheets)
                if (index.powers.has(sheet.alien) && in_force(ref_.pub, ref_.seat, sheet))
                    powers(sheet);
        if (among_ == Among::all && ref_.own.face_down != AlienId::none) [[unlikely]]
            face_down(index);
        if (!enough_ && ref_.own.hand.any_of(index.cards))
            cards(ref_.own.hand, index.cards, false);
        if (among_ == Among::hand)
            return may_pass_;
        if (!enough_ && ref_.pub.players[ref_.seat].hoard > 0 && opens_hoard() &&
            ref_.own.hoard.any_of(index.cards))
            cards(ref_.own.hoard, index.cards, true);
        if (!enough_ && ref_.pub.rules.technology && !index.techs.empty())
            techs(index.techs);
        return may_pass_;
    }

  private:
    void add(EffectId id, bool hoarded) { enough_ = enough_ || found_(id, hoarded); }

    bool opens_hoard() const {
        return among_ == Among::all ? may_open_hoard(ref_) : plays_hoard(ref_.pub, ref_.seat);
    }

    // What lies face down may be turned up to be used, and is no duty.
    void face_down(const MomentIndex& index) {
        const bool may_pass = may_pass_;
        for (const Sheet& sheet : ref_.pub.players[ref_.seat].sheets)
            if (const Sheet up = turned_up(ref_, sheet);
                sheet.hidden && index.powers.has(up.alien) && in_force(ref_.pub, ref_.seat, up))
                powers(up);
        may_pass_ = may_pass;
    }

    // CF-POW-9, CF-TIME-4; CF-RESP-8: a zapped duty is done. CF-POW-7: what is no use works while
    // the power is zapped.
    void powers(const Sheet& sheet) {
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            const Effect& power = powers[i];
            const EffectId id = power_effect(sheet.alien, i);
            if (power.moment != moment_ || power.use == Use::automatic ||
                (sheet.zapped && power.use != Use::free) ||
                (!power.often && (sheet.used >> i & 1) != 0) || !fits_now(data_, ref_, power, id))
                continue;
            add(id, false);
            may_pass_ = may_pass_ && power.use != Use::mandatory;
        }
    }

    void cards(const Cards& cards, const CardSet& mask, bool hoarded) {
        const auto look_at = [&](Card c, int) {
            if (enough_)
                return;
            if (is_flare(c)) {
                if (flare_allowed(ref_.pub, ref_.seat, alien_of(c)))
                    flare(alien_of(c), hoarded);
            } else if (!is_kept(c, cards)) {
                add_fitting(
                    effects_of(plain_of(c)),
                    [c](std::size_t k) { return card_effect(plain_of(c), k); },
                    hoarded);
            }
        };
        cards.for_each(look_at, mask);
    }

    // A kept artifact waits for the next encounter, also with who took it, where that can be told:
    // another copy does not wait.
    bool is_kept(Card c, const Cards& cards) const {
        const Encounter& e = ref_.pub.encounter();
        return c == e.kept && cards.count(c) == 1 &&
               (ref_.seat == e.kept_by || copies_left(data_, ref_.pub, c) == 1);
    }

    // CF-FLARE-2, CF-FLARE-3
    void flare(AlienId id, bool hoarded) {
        if (usable_sheet(ref_.pub, ref_.seat, id) >= 0)
            add_fitting(
                alien(id).super, [id](std::size_t k) { return super_effect(id, k); }, hoarded);
        else
            add_fitting(
                alien(id).wild, [id](std::size_t k) { return wild_effect(id, k); }, hoarded);
    }

    // CF-TECH-4: hidden ones from face down, the others once they are completed.
    void techs(TechSet mask) {
        for (std::size_t at = 0; at < ref_.pub.techs.size(); ++at) {
            const TechCard& card = ref_.pub.techs[at];
            const TechId id = card.owner == ref_.seat ? tech_at(ref_, at) : TechId::none;
            if (id == TechId::none || !mask.has(id) || !is_ready(card, tech(id)))
                continue;
            const auto uses = tech(id).uses;
            for (std::size_t i = 0; i < uses.size(); ++i)
                if (uses[i].moment == moment_ && (card.used >> i & 1) == 0 &&
                    fits_now(data_, ref_, uses[i], tech_effect(id, i)))
                    add(tech_effect(id, i), false);
        }
    }

    static bool is_ready(const TechCard& card, const Tech& what) {
        if (what.kind != TechKind::hidden)
            return card.up;
        return !card.up && card.ships >= std::max<int>(1, what.research);
    }

    template<class Number>
    void add_fitting(std::span<const Effect> effects, Number number, bool hoarded) {
        for (std::size_t i = 0; i < effects.size(); ++i) {
            const Effect& one = effects[i];
            if (one.moment == moment_ && one.super != SuperKind::rider &&
                fits_now(data_, ref_, one, number(i)))
                add(number(i), hoarded);
        }
    }

    const Data& data_;
    const ViewRef& ref_;
    Moment moment_;
    Among among_;
    Found found_;
    bool may_pass_ = true;
    bool enough_ = false;
};

}  // namespace

void list_effects(const Data& data, const ViewRef& ref, Moment moment, CodeBuffer& codes) {
    const auto note = [&codes](EffectId id, bool hoarded) {
        codes.add(play_code(id, hoarded));
        return false;
    };
    const auto* window = topmost_window(ref.pub.frames);
    const bool from_hand = window != nullptr && window->from_hand;
    if (Lister(data, ref, moment, from_hand ? Among::hand : Among::all, note).run())
        codes.add(code(Verb::pass));
    codes.sort_from(0);
}

static bool any_among(const Data& data, const ViewRef& ref, Moment moment, Among among) {
    bool any = false;
    Lister(data, ref, moment, among, [&any](EffectId, bool) { return any = true; }).run();
    return any;
}

bool can_use_any(const Data& data, const ViewRef& ref, Moment moment) {
    return any_among(data, ref, moment, Among::all);
}

bool can_use_face_up(const Data& data, const ViewRef& ref, Moment moment) {
    return any_among(data, ref, moment, Among::face_up);
}

bool can_play_from_hand(const Data& data, const ViewRef& ref, Moment moment) {
    return any_among(data, ref, moment, Among::hand);
}

bool plays_hoard(const Public& pub, Seat seat) {
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (alien(sheet.alien).passive.plays_hoard && usable(pub, seat, sheet))
            return true;
    return false;
}

bool may_open_hoard(const ViewRef& ref) {
    if (plays_hoard(ref.pub, ref.seat))
        return true;
    for (const Sheet& sheet : ref.pub.players[ref.seat].sheets)
        if (sheet.hidden && alien(ref.own.face_down).passive.plays_hoard &&
            in_force(ref.pub, ref.seat, turned_up(ref, sheet)))
            return true;
    return false;
}

Sheet turned_up(const ViewRef& ref, const Sheet& sheet) {
    Sheet up = sheet;
    up.alien = ref.own.face_down;
    up.hidden = false;
    return up;
}

MomentSet moments_of(const Data& data, const Player& player, const Private& own) {
    MomentSet found;
    for (const Sheet& sheet : player.sheets)
        found = found | data.moments_of(sheet.hidden ? own.face_down : sheet.alien);
    const auto add = [&](Card card, int) { found = found | data.moments_of(card); };
    own.hand.for_each(add);
    if (player.hoard > 0)
        own.hoard.for_each(add);
    return found;
}

bool has_tech_for(const Data& data, const ViewRef& ref, Moment moment) {
    const TechSet wanted = data.at(moment).techs;
    if (!wanted.empty())
        for (std::size_t at = 0; at < ref.pub.techs.size(); ++at)
            if (ref.pub.techs[at].owner == ref.seat)
                if (const TechId id = tech_at(ref, at); id != TechId::none && wanted.has(id))
                    return true;
    return false;
}

// Whether it can be used may hang on hidden cards.
static bool might_use_power(const MomentIndex& index, const Public& pub, Seat seat, Moment moment) {
    for (const Sheet& sheet : pub.players[seat].sheets) {
        if (!index.powers.has(sheet.alien) || sheet.hidden || !in_force(pub, seat, sheet))
            continue;
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i].moment == moment && powers[i].use != Use::automatic &&
                (powers[i].often || (sheet.used >> i & 1) == 0) &&
                has_role(pub, seat, powers[i].roles))
                return true;
    }
    return false;
}

// CF-TIME-8: it may be any alien of the pool that lies nowhere open.
bool might_turn_up(const Data& data, const Public& pub, Seat seat, Moment moment) {
    bool hidden = false;
    AlienSet pool = data.at(moment).powers.without(pub.aliens_gone);
    for (const Seat other : everybody(pub))
        for (const Sheet& sheet : pub.players[other].sheets) {
            hidden = hidden || (other == seat && sheet.hidden);
            if (!sheet.hidden)
                pool.erase(sheet.alien);
        }
    if (!hidden)
        return false;
    const auto could_act = [&](const Alien& one) {
        if ((!pub.rules.rotating_powers &&
             (pub.rules.alien_levels >> static_cast<int>(one.level) & 1) == 0) ||
            !in_force(pub, seat, {.alien = one.id}))
            return false;
        for (const Effect& power : one.power)
            if (power.moment == moment && power.use != Use::automatic &&
                has_role(pub, seat, power.roles))
                return true;
        return false;
    };
    for (const AlienId id : pool)
        if (could_act(alien(id)))
            return true;
    return false;
}

// The same for an open tech. A face-down card with ships on it may be any hidden tech that lies
// nowhere open.
static bool might_use_tech(const MomentIndex& index, const Public& pub, Seat seat, Moment moment) {
    const auto fits = [&](TechId id, unsigned used) {
        const auto uses = tech(id).uses;
        for (std::size_t i = 0; i < uses.size(); ++i)
            if (uses[i].moment == moment && (used >> i & 1) == 0 &&
                has_role(pub, seat, uses[i].roles))
                return true;
        return false;
    };
    bool researches = false;
    for (const TechCard& card : pub.techs) {
        if (card.owner != seat)
            continue;
        if (card.up && tech(card.tech).kind != TechKind::hidden && fits(card.tech, card.used))
            return true;
        researches = researches || (!card.up && card.ships > 0);
    }
    if (researches)
        for (const TechId id : index.techs)
            if (tech(id).kind == TechKind::hidden && !pub.tech_discards.contains(id) &&
                find_tech(pub, id) == pub.techs.size() && fits(id, 0))
                return true;
    return false;
}

// CF-TIME-8. A card whose copies all lie open cannot be in a hand.
bool might_hold(const Data& data, const Public& pub, Seat seat, Moment moment) {
    const MomentIndex& index = data.at(moment);
    if (might_use_power(index, pub, seat, moment) ||
        (pub.rules.hidden_powers && might_turn_up(data, pub, seat, moment)) ||
        (pub.rules.technology && !index.techs.empty() && might_use_tech(index, pub, seat, moment)))
        return true;
    if (pub.players[seat].hand + pub.players[seat].hoard == 0)
        return false;
    for (const Card c : index.cards)
        if (is_flare(c) ? !pub.discards.contains(c) && flare_allowed(pub, seat, alien_of(c))
                        : copies_left(data, pub, c) > 0)
            return true;
    return false;
}

// CF-FLARE-4, CF-FLARE-8
bool flare_allowed(const Public& pub, Seat seat, AlienId id) {
    const Encounter& e = pub.encounter();
    return (pub.rules.free_flares || !e.flared.has(seat)) && !e.flares_used.has(id) &&
           !e.flares_stopped.has(id);
}

EffectId rider_for(const Data& data, const ViewRef& ref, const PlayFrame& play, bool& hoarded) {
    if (!is_power(play.effect))
        return EffectId::none;
    const AlienId id = alien_of(play.effect);
    const bool held = ref.own.hand.has_flare(id);
    hoarded = !held && ref.own.hoard.has_flare(id) && plays_hoard(ref.pub, ref.seat);
    if ((!held && !hoarded) || !flare_allowed(ref.pub, ref.seat, id))
        return EffectId::none;
    const auto supers = alien(id).super;
    for (std::size_t i = 0; i < supers.size(); ++i)
        if (supers[i].super == SuperKind::rider && supers[i].rides == slot_of(play.effect) &&
            has_role(ref.pub, ref.seat, supers[i].roles) &&
            (supers[i].can == nullptr || supers[i].can({data, ref})))
            return super_effect(id, i);
    return EffectId::none;
}

EffectId possible_rider(const Public& pub, const PlayFrame& play) {
    if (!is_power(play.effect))
        return EffectId::none;
    const AlienId id = alien_of(play.effect);
    if (pub.players[play.owner].hand + pub.players[play.owner].hoard == 0 ||
        pub.discards.contains(flare_of(id)) || !flare_allowed(pub, play.owner, id))
        return EffectId::none;
    const auto supers = alien(id).super;
    for (std::size_t i = 0; i < supers.size(); ++i)
        if (supers[i].super == SuperKind::rider && supers[i].rides == slot_of(play.effect) &&
            has_role(pub, play.owner, supers[i].roles))
            return super_effect(id, i);
    return EffectId::none;
}

// A rider needs its flare; at the start of a turn a new hand comes without encounter cards in the
// old one, which is kept with them or with a hoard that has some (CF-TURN-2).
bool may_say(const Data& data, const ViewRef& ref, Verb verb) {
    if (is_super(ref.pub.question.about)) {
        const Frames& frames = ref.pub.frames;
        const auto* play = std::get_if<PlayFrame>(&frames.back());
        bool hoarded = false;
        return verb == Verb::no ||
               (play != nullptr && rider_for(data, ref, *play, hoarded) != EffectId::none);
    }
    return verb == Verb::yes ? !ref.own.hand.any_of(kEncounterCards)
                             : holds_encounter_card(ref.pub, ref.own, ref.seat);
}

// CF-PLAN-5; who must attack does if it can, and who is bound to a card plays it. Nobody has to
// open a hoard who has a card in hand (CF-POW-8).
Question selection_question(const ViewRef& ref) {
    Question question{.kind = Ask::select_card, .pick = Pick::encounter};
    const bool hoard = plays_hoard(ref.pub, ref.seat) && !ref.own.hand.any_of(kEncounterCards);
    if ((ref.pub.encounter().bars & kMustAttack) != 0 &&
        (ref.own.hand.any_of(kAttackCards) || (hoard && ref.own.hoard.any_of(kAttackCards)))) {
        question.pick = Pick::attack;
        question.high = 127;
    }
    const Card bound = ref.own.must_play;
    if (bound != Card::none && ref.own.hand.has(bound) && fits(question, bound)) {
        question.pick = Pick::exact;
        question.card = bound;
    }
    return question;
}

bool holds_encounter_card(const Public& pub, const Private& own, Seat seat) {
    return own.hand.any_of(kEncounterCards) ||
           (pub.players[seat].hoard > 0 && plays_hoard(pub, seat) &&
            own.hoard.any_of(kEncounterCards));
}

// CF-TURN-5: with a card for it, or the promise of a new hand.
bool may_meet_again(const ViewRef& ref) {
    return holds_encounter_card(ref.pub, ref.own, ref.seat) ||
           (ref.pub.encounter().bars & kFreshHand) != 0;
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
