// The rules of thumb of the Cosmic Encounter bots, by kind of question.

#pragma once

#include <optional>

#include "bots/brain.h"
#include "bots/cosmic/judging/odds.h"
#include "bots/cosmic/judging/worth.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {

// A question, who is asked, and what there is to choose from.
struct Thought {
    const Data& data;
    const Odds& odds;
    const ViewRef& ref;
    const CodeBuffer& codes;
    QuickRandom& random;

    const Public& pub() const { return ref.pub; }

    Seat me() const { return ref.seat; }

    const Encounter& encounter() const { return ref.pub.encounter(); }

    // The option for which `worth(code)` is highest.
    template<class Worth>
    OptionCode best(Worth worth) const {
        OptionCode found = codes[0];
        float most = worth(codes[0]);
        for (std::size_t i = 1; i < codes.size(); ++i)
            if (const float w = worth(codes[i]); w > most) {
                most = w;
                found = codes[i];
            }
        return found;
    }
};

// ships.cpp
OptionCode send_ship(const Thought& thought);
OptionCode cheapest_source(const Thought& thought);
OptionCode bring_home(const Thought& thought);
OptionCode lose_ship(const Thought& thought);
OptionCode aim_gate(const Thought& thought);
OptionCode choose_defense(const Thought& thought);
OptionCode own_colour(const Thought& thought);
OptionCode choose_whom(const Thought& thought);

// alliances.cpp
OptionCode invite(const Thought& thought);
OptionCode choose_side(const Thought& thought);
int ships_to_send(const Thought& thought);
float worth_of_joining(const Thought& thought);

// fights.cpp
OptionCode select_card(const Thought& thought);
OptionCode choose_kicker(const Thought& thought);
OptionCode choose_second(const Thought& thought);
OptionCode choose_support(const Thought& thought);
OptionCode in_window(const Thought& thought);

// artifacts.cpp: what it is worth to play an artifact or a reinforcement.
float worth_of_card(const Thought& thought, Plain kind);
// edicts.cpp: those of Mayfair's deck.
float worth_of_edict(const Thought& thought, Plain kind);
// Whether the play that can be answered now is made for the other side.
bool is_opposed(const Thought& thought);

// uses.cpp: what it is worth to use a power or a flare.
float worth_of_use(const Thought& thought, EffectId id);
float shift_of(const Thought& thought, EffectId id);
bool is_harmless(const Public& pub, Seat me, Seat seat);

// How the encounter stands once the cards are open.
int lead_of(const Public& pub, Side side);
bool wins_now(const Public& pub, Side side);
bool both_sides_open(const Public& pub);
bool offense_threatens(const Public& pub, Seat me);

// techs.cpp
OptionCode choose_tech(const Thought& thought);
OptionCode tech_action(const Thought& thought);
OptionCode go_on(const Thought& thought);
float worth_of_tech(const Thought& thought, EffectId id);
std::optional<Choice> answer_for_tech(const Thought& thought, EffectId id, Ask kind);

// deals.cpp
Choice negotiate(const Thought& thought);
// A colony that costs its giver little, of those that may be given or asked for.
Planet spare_colony(const Thought& thought, Verb wanted, Seat giver);

// effects.cpp: what effects ask in general; answers.cpp: what some ask in particular.
Choice for_effect(const Thought& thought);
std::optional<Choice> particular_answer(const Thought& thought);
OptionCode cheapest_card(const Thought& thought);
OptionCode name_card(const Thought& thought);  // one that somebody may well hold
int likeliest_attack(const Thought& thought);  // that would hurt me
OptionCode dearest_card(const Thought& thought);

}  // namespace sidera::cosmic
