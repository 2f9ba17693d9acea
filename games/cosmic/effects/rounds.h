// Questions of an effect that go round the table: all others are asked in timing order. Who has
// been asked is noted in `seats` of the use.

#pragma once

#include "games/cosmic/effects/play.h"

namespace sidera::cosmic {

// The next one, who is noted; nobody: all have been asked.
Seat next_of_others(Play& play);

void begin_round(Play& play);

// Whether they agree. When all have, or nobody is left to agree, goes on behind the step that
// hears them.
Flow ask_agreement(Play& play);

// Each gives up a colony of its choice: its ships go to others.
Flow ask_for_colony(Play& play);
Flow give_up_colony(Play& play);

// Whether somebody gives the card in `chosen` away. Being asked tells nothing.
Flow ask_for_card(Play& play);
Flow hear_giver(Play& play);
// Whoever holds it discards one.
Flow drop_card(Play& play);

// A ship of one's own founds a colony on the planet that was named before.
Flow ask_settler(Play& play);
Flow settle(Play& play);

}  // namespace sidera::cosmic
