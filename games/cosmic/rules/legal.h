// What a seat may do, from what it sees: the effects it can use in a window, and all options.

#pragma once

#include "games/cosmic/model/codes.h"
#include "games/cosmic/model/data.h"

namespace sidera::cosmic {

inline constexpr RuleId kAllowed{};

constexpr bool is_allowed(RuleId forbidden) {
    return forbidden.id.empty();
}

// What the seat can say at this moment: its effects, and whether it may pass (CF-TIME-4).
void list_effects(const Data& data, const ViewRef& ref, Moment moment, CodeBuffer& codes);

// The rule that keeps the seat from using this effect in a window of that moment, by the same
// predicates; the effect must exist.
RuleId blocked(const Data& data, const ViewRef& ref, Moment moment, EffectId id, bool hoarded);

// Whether there is any such effect; the second: without turning up a sheet; the third: among the
// cards of the hand alone (CF-HAND-2).
bool can_use_any(const Data& data, const ViewRef& ref, Moment moment);
bool can_use_face_up(const Data& data, const ViewRef& ref, Moment moment);
bool can_play_from_hand(const Data& data, const ViewRef& ref, Moment moment);

// The moments for which a hand, a hoard or a sheet has anything at all.
MomentSet moments_of(const Data& data, const Player& player, const Private& own);

// Whether a tech has anything for this moment.
bool has_tech_for(const Data& data, const ViewRef& ref, Moment moment);

// By what everybody knows: whether the seat might hold something to play here.
bool might_hold(const Data& data, const Public& pub, Seat seat, Moment moment);

// Whether the seat may use its cards' flares: limits, and which of the two effects it is.
bool flare_allowed(const Public& pub, Seat seat, AlienId alien);

// A rider of a power that its owner could play now (CF-FLARE-11).
EffectId rider_for(const Data& data, const ViewRef& ref, const PlayFrame& play, bool& hoarded);

// The rider of a power by what everybody knows: its owner might hold that flare.
EffectId possible_rider(const Public& pub, const PlayFrame& play);

// Whether "yes" or "no" is open to whoever is asked a quiet question.
bool may_say(const Data& data, const ViewRef& ref, Verb verb);

// Whether a hoard can be played from; also by who would turn up its sheet for that.
bool plays_hoard(const Public& pub, Seat seat);
bool may_open_hoard(const ViewRef& ref);

// The option hidden_powers: an own face-down sheet as it would lie face up.
Sheet turned_up(const ViewRef& ref, const Sheet& sheet);
// By what everybody knows: whether a face-down sheet might have a power for this moment.
bool might_turn_up(const Data& data, const Public& pub, Seat seat, Moment moment);

// The cards of a hand or hoard that the question takes.
void add_cards(const Question& question, const Cards& bag, Verb verb, CodeBuffer& codes);

// CM-SETUP-11: what may be chosen for a first hand.
constexpr bool may_be_picked_first(Card one) {
    return !is_flare(one) && one != card(Plain::keeper);
}

// Whether any number that stands in a code is that of a card held.
// An alien of two editions may do something else in each.
inline bool is_in(const Effect& effect, const Data& data) {
    return (effect.in & data.edition.id) != 0;
}

bool holds(const Cards& cards, OptionCode wanted);

// Whether an effect has a word at this moment.
bool is_at(const Data& data, const Effect& effect, Moment moment);

// Edicts that the seat could play at a moment if it held them, and which of their effects it is.
CardSet playable_edicts(const Data& data, const ViewRef& ref, Moment moment);
EffectId edict_effect(const Data& data, const ViewRef& ref, Card edict, Moment moment);

// Encounter cards the seat may choose in planning (CF-PLAN-5).
Question selection_question(const ViewRef& ref);
void selection_options(const ViewRef& ref, CodeBuffer& codes);
// Whether something else could be chosen if this were taken back.
bool can_choose_again(const Public& pub, const ChoiceFrame& choice);
// A kicker that the seat may play now.
bool holds_kicker(const Private& own);
// Cards beside the main ones: which the seat may lay now (CM-P7-1, CM-RUL-8); none: `pick` is
// `exact` of no card.
bool may_lay_second(const Public& pub, Seat seat);
bool may_lay_support(const Public& pub, Seat seat);
Question second_question(const Data& data, const ViewRef& ref);
Question support_question(const Data& data, const ViewRef& ref);
// The power that lets a seat do what stands for a use of its first power; none: it has none.
EffectId power_with(const Public& pub, Seat seat, bool Passive::* what);
bool holds_encounter_card(const Public& pub, const Private& own, Seat seat);
// Whether a power brings its owner encounter cards in time, so that it needs no new hand for them.
bool waits_for_cards(const Public& pub, Seat seat);
// Whether the offense has what another encounter in its turn takes.
bool may_meet_again(const ViewRef& ref);

// Talks: whether the seat takes part, and what it may say.
bool is_talking(const ViewRef& ref);
void talk_options(const Data& data, const ViewRef& ref, CodeBuffer& codes);

// Whether the seat could deliver its side of an offer, in which it shows `veiled` to the
// other alone, from what it holds.
bool can_deliver(const ViewRef& ref, const Offer& offer, const NamedCards& veiled = {});

}  // namespace sidera::cosmic
