// Super flares that ride on a use of a power (CF-FLARE-11), and questions put to whoever might hold
// one.

#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {

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
            is_in(supers[i], data) && has_role(ref.pub, ref.seat, supers[i].when.roles) &&
            can_be_used(supers[i], {data, ref}))
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
            has_role(pub, play.owner, supers[i].when.roles))
            return super_effect(id, i);
    return EffectId::none;
}

// What is asked for by name needs that card, a rider its flare; at the start of a turn a new hand
// comes without encounter cards in the old one, which is kept with them or with a hoard that has
// some (CF-TURN-2).
bool may_say(const Data& data, const ViewRef& ref, Verb verb) {
    if (const Card wanted = ref.pub.question.card; wanted != Card::none)
        return verb == Verb::no || ref.own.hand.has(wanted);
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

}  // namespace sidera::cosmic
