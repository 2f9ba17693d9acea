// What each landing of a flight would change for everybody: the input of the crew's flight.

#pragma once

#include "bots/mlem/brain.h"
#include "bots/mlem/crew_flight.h"

namespace sidera::mlem {

// The crew as it sits in the rocket.
Crew present_crew(const Public& pub);

// Gains of all members at all bodies, as changes of the expected final points against everybody
// staying at home, and how much each member cares for whose points.
CrewGains work_out_gains(const Data& data,
                         const Brain<Mlem>& brain,
                         const ViewRef& ref,
                         const Crew& crew);

}  // namespace sidera::mlem
