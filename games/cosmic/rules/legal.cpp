// Which effects a seat can use in a window.

#include "games/cosmic/rules/legal.h"

#include "games/cosmic/rules/going_round.h"

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

// Whose card or power it is lacks the role, the condition, or the right to a second answer.
inline RuleId blocks_use(const Data& data, const ViewRef& ref, const Effect& effect, EffectId id) {
    if (!has_role(ref.pub, ref.seat, effect.when.roles))
        return {effect.rule};
    if (has_answered(ref.pub, id))
        return {"CF-RESP-6"};
    return can_be_used(effect, {data, ref}) ? kAllowed : RuleId{effect.rule};
}

// CF-POW-9; CF-RESP-8: a zapped duty is done. CF-POW-7: what is no use works while the power is
// zapped.
inline RuleId blocks_power(const Data& data,
                           const ViewRef& ref,
                           const Sheet& sheet,
                           std::size_t i) {
    const Effect& power = alien(sheet.alien).power[i];
    if (power.use == Use::automatic)
        return {"CF-POW-7"};
    if (sheet.zapped && power.use != Use::free)
        return {"CF-POW-6"};
    if (power.use == Use::optional && ref.pub.encounter().must_not_use.has(ref.seat)) [[unlikely]]
        return {"CM-A-SERPENT-2"};
    if (!power.often && (sheet.used >> i & 1) != 0)
        return {"CF-POW-9"};
    if (answers_too_deep(ref.pub, ref.seat, power_effect(sheet.alien, i)))
        return {"CF-RESP-1"};
    return blocks_use(data, ref, power, power_effect(sheet.alien, i));
}

// CF-TIME-4; CM-A-SERPENT-2: or somebody has said so.
inline bool is_duty(const Public& pub, Seat seat, const Effect& power) {
    return power.use == Use::mandatory ||
           (power.use == Use::optional && pub.encounter().must_use.has(seat));
}

// CF-FLARE-4, CF-FLARE-8
inline RuleId blocks_flare(const Public& pub, Seat seat, AlienId id) {
    const Encounter& e = pub.encounter();
    if ((!pub.rules.free_flares && e.flared.has(seat)) || e.flares_used.has(id))
        return {"CF-FLARE-4"};
    return e.flares_stopped.has(id) ? RuleId{"CF-FLARE-8"} : kAllowed;
}

// How many of a plain card do not lie on the discard pile.
int copies_left(const Data& data, const Public& pub, Card c) {
    int left = data.copies_of(plain_of(c), pub.rules);
    for (const Card lying : pub.discards)
        left -= lying == c;
    return left;
}

// CF-A-CLONE-W: a kept artifact waits for the next encounter, also with who took it, where that can
// be told: another copy does not wait.
inline bool is_kept(const Data& data, const ViewRef& ref, Card c, const Cards& cards) {
    const Encounter& e = ref.pub.encounter();
    return c == e.kept && cards.count(c) == 1 &&
           (ref.seat == e.kept_by || copies_left(data, ref.pub, c) == 1);
}

// CF-TECH-4: hidden ones from face down, the others once they are completed.
inline RuleId blocks_tech(const Data& data, const ViewRef& ref, const TechCard& card, EffectId id) {
    const Tech& what = tech(tech_of(id));
    const bool hidden = what.kind == TechKind::hidden;
    if (hidden ? card.up || card.ships < std::max<int>(1, what.research) : !card.up)
        return {hidden ? "CF-TECH-4" : "CF-TECH-3"};
    const Effect& use = effect(id);
    const bool used = (card.used >> slot_of(id) & 1) != 0;
    return used ? RuleId{use.rule} : blocks_use(data, ref, use, id);
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

    // CF-TIME-4
    void powers(const Sheet& sheet) {
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            if (!is_at(data_, powers[i], moment_) || !is_in(powers[i], data_) ||
                !is_allowed(blocks_power(data_, ref_, sheet, i)))
                continue;
            add(power_effect(sheet.alien, i), false);
            may_pass_ = may_pass_ && !is_duty(ref_.pub, ref_.seat, powers[i]);
        }
    }

    void cards(const Cards& cards, const CardSet& mask, bool hoarded) {
        const auto look_at = [&](Card c, int) {
            if (enough_ || is_played_out(data_, ref_.pub, ref_.seat, c))
                return;
            if (is_flare(c)) {
                if (flare_allowed(ref_.pub, ref_.seat, alien_of(c)))
                    flare(alien_of(c), hoarded);
            } else if (!is_kept(data_, ref_, c, cards)) {
                add_fitting(
                    effects_of(plain_of(c)),
                    [c](std::size_t k) { return card_effect(plain_of(c), k); },
                    hoarded);
            }
        };
        cards.for_each(look_at, mask);
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

    void techs(TechSet mask) {
        for (std::size_t at = 0; at < ref_.pub.techs.size(); ++at) {
            const TechCard& card = ref_.pub.techs[at];
            const TechId id = card.owner == ref_.seat ? tech_at(ref_, at) : TechId::none;
            if (id == TechId::none || !mask.has(id))
                continue;
            const auto uses = tech(id).uses;
            for (std::size_t i = 0; i < uses.size(); ++i)
                if (const EffectId use = tech_effect(id, i);
                    uses[i].when.moment == moment_ &&
                    is_allowed(blocks_tech(data_, ref_, card, use)))
                    add(use, false);
        }
    }

    template<class Number>
    void add_fitting(std::span<const Effect> effects, Number number, bool hoarded) {
        for (std::size_t i = 0; i < effects.size(); ++i) {
            const Effect& one = effects[i];
            if (is_at(data_, one, moment_) && one.super != SuperKind::rider && is_in(one, data_) &&
                is_allowed(blocks_use(data_, ref_, one, number(i))))
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

namespace {

// CF-POW-1, CF-POW-7: a power of who has its sheet, also of one that would be turned up.
RuleId blocked_power(const Data& data, const ViewRef& ref, EffectId id) {
    const auto i = static_cast<std::size_t>(slot_of(id));
    for (const Sheet& lying : ref.pub.players[ref.seat].sheets) {
        const Sheet sheet = lying.hidden ? turned_up(ref, lying) : lying;
        if (sheet.alien == alien_of(id))
            return in_force(ref.pub, ref.seat, sheet) ? blocks_power(data, ref, sheet, i)
                                                      : RuleId{"CF-POW-1"};
    }
    return {effect(id).rule};
}

RuleId blocked_tech(const Data& data, const ViewRef& ref, EffectId id) {
    const std::size_t at = own_tech(ref, tech_of(id));
    return at < ref.pub.techs.size() ? blocks_tech(data, ref, ref.pub.techs[at], id)
                                     : RuleId{effect(id).rule};
}

// CF-FLARE-2, CF-FLARE-3: the side of a flare in hand that its player has not.
RuleId blocked_side(const ViewRef& ref, EffectId id) {
    if (is_super(id) == (usable_sheet(ref.pub, ref.seat, alien_of(id)) >= 0))
        return kAllowed;
    bool own = ref.own.face_down == alien_of(id);
    for (const Sheet& sheet : ref.pub.players[ref.seat].sheets)
        own = own || sheet.alien == alien_of(id);
    return {is_super(id) && own ? "CF-FLARE-3" : "CF-FLARE-2"};
}

// CF-FLARE-11: what rides on a use of a power comes with it.
RuleId blocked_flare(const Data& data, const ViewRef& ref, EffectId id) {
    if (const RuleId limit = blocks_flare(ref.pub, ref.seat, alien_of(id)); !is_allowed(limit))
        return limit;
    return effect(id).super == SuperKind::rider ? RuleId{effect(id).rule}
                                                : blocks_use(data, ref, effect(id), id);
}

RuleId blocked_card(const Data& data, const ViewRef& ref, EffectId id, bool hoarded) {
    const Card card = card_for(id);
    const Cards& held = hoarded ? ref.own.hoard : ref.own.hand;
    if (hoarded && !may_open_hoard(ref))
        return {"CF-A-MISER-1"};
    if (!held.has(card))
        return {is_flare(card) ? "CF-FLARE-10" : effect(id).rule};
    if (is_played_out(data, ref.pub, ref.seat, card))
        return {"CM-INV-14"};
    if (is_flare(card))
        return blocked_flare(data, ref, id);
    return is_kept(data, ref, card, held) ? RuleId{"CF-A-CLONE-W"}
                                          : blocks_use(data, ref, effect(id), id);
}

// A flare in hand has one side; nothing has another moment than its own.
RuleId blocked_now(const Data& data, const ViewRef& ref, Moment moment, EffectId id) {
    const Card card = card_for(id);
    if (card != Card::none && is_flare(card) && (ref.own.hand.has(card) || ref.own.hoard.has(card)))
        if (const RuleId side = blocked_side(ref, id); !is_allowed(side))
            return side;
    if (is_in(effect(id), data) &&
        (is_at(data, effect(id), moment) || effect(id).super == SuperKind::rider))
        return kAllowed;
    return {is_response(moment) ? "CF-RESP-1" : "CF-TIME-3"};
}

}  // namespace

RuleId blocked(const Data& data, const ViewRef& ref, Moment moment, EffectId id, bool hoarded) {
    if (const RuleId rule = blocked_now(data, ref, moment, id); !is_allowed(rule))
        return rule;
    const auto* window = topmost_window(ref.pub.frames);
    const bool in_hand = card_for(id) != Card::none && !hoarded;
    if (window != nullptr && window->from_hand && !in_hand)
        return {"CF-HAND-2"};
    if (is_power(id))
        return blocked_power(data, ref, id);
    return is_of_tech(id) ? blocked_tech(data, ref, id) : blocked_card(data, ref, id, hoarded);
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
static bool might_use_power(const Data& data, const Public& pub, Seat seat, Moment moment) {
    const MomentIndex& index = data.at(moment);
    for (const Sheet& sheet : pub.players[seat].sheets) {
        if (!index.powers.has(sheet.alien) || sheet.hidden || !in_force(pub, seat, sheet))
            continue;
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (is_at(data, powers[i], moment) && powers[i].use != Use::automatic &&
                is_in(powers[i], data) && (powers[i].often || (sheet.used >> i & 1) == 0) &&
                has_role(pub, seat, powers[i].when.roles))
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
            if (power.when.moment == moment && power.use != Use::automatic &&
                has_role(pub, seat, power.when.roles))
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
            if (uses[i].when.moment == moment && (used >> i & 1) == 0 &&
                has_role(pub, seat, uses[i].when.roles))
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
    if (might_use_power(data, pub, seat, moment) ||
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

bool flare_allowed(const Public& pub, Seat seat, AlienId id) {
    return is_allowed(blocks_flare(pub, seat, id));
}

bool holds(const Cards& cards, OptionCode wanted) {
    bool held = false;
    cards.for_each([&](Card card, int) {
        held = held || static_cast<std::uint32_t>(card) == operand_of(wanted);
    });
    return held;
}

bool is_at(const Data& data, const Effect& effect, Moment moment) {
    return effect.when.moment == moment ||
           (effect.with_edicts && !(data.at(moment).cards & kArtifacts).empty());
}

EffectId edict_effect(const Data& data, const ViewRef& ref, Card edict, Moment moment) {
    const auto effects = effects_of(plain_of(edict));
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const EffectId id = card_effect(plain_of(edict), i);
            effects[i].when.moment == moment && is_in(effects[i], data) &&
            is_allowed(blocks_use(data, ref, effects[i], id)))
            return id;
    return EffectId::none;
}

CardSet playable_edicts(const Data& data, const ViewRef& ref, Moment moment) {
    CardSet found;
    for (const Card edict : data.at(moment).cards& kArtifacts)
        if (data.copies_of(plain_of(edict), ref.pub.rules) > 0 &&
            edict_effect(data, ref, edict, moment) != EffectId::none)
            found.insert(edict);
    return found;
}

}  // namespace sidera::cosmic
