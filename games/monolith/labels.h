// What an option is called, and the object on the table it belongs to.

#pragma once

#include <string>

#include "games/monolith/codes.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {

Message label_of(const Data& data, const ViewRef& ref, OptionCode option);

// The same for what is said without being waited for.
Message talk_label_of(const ViewRef& ref, OptionCode option);

// A client lights this object up: "planet:3", "spot:3:-1,1", "cell:9,6", "ship:A3", "turn".
std::string object_of(const Data& data, const ViewRef& ref, OptionCode option);

// That one attack destroys its target, in whole percent (MO-CMB-2, MO-CMB-4).
int chance_of(int attack_die, const Aim& aim);

}  // namespace sidera::monolith
