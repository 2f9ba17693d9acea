// What an option is called, and the object on the table it belongs to.

#pragma once

#include <string>

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/trial.h"

namespace sidera::alien_frontiers {

// "facility.solar"
template<NamedEnum E>
std::string text_key(E thing) {
    return std::string(EnumText<E>::kType) + "." + std::string(name_of(thing));
}

// "4", "4R" for the Relic Ship
std::string die_text(Die die);

int ships_in(const Hand& hand);
int ships_to_roll(const Public& pub);

Message label_of(const Data& data, const ViewRef& ref, const Trial& trial, OptionCode option);

// A client lights this object up: "facility:solar", "card:booster_pod", "ship:4R".
std::string object_of(const Data& data, const Public& pub, OptionCode option);

}  // namespace sidera::alien_frontiers
