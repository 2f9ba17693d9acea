// All cards that lie open on the table, wherever that is.

#pragma once

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

// Calls add(card) for all cards that lie open on the table.
template<class Add>
void lying_open(const Public& pub, Add&& add) {
    for (const Card card : pub.discards)
        add(card);
    for (const Fort& fort : pub.forts)
        add(fort.card);
    for (const Encounter& e : pub.encounters) {
        for (const Slot& slot : e.slots.values)
            if (slot.selected && slot.open)
                add(slot.card);
        for (const Extra& extra : e.extras)
            add(extra.card);
        for (const Beside& beside : e.beside)
            if (beside.open)
                add(beside.card);
        for (const Extra& extra : e.set_aside)
            add(extra.card);
        for (const Extra& extra : e.used)
            add(extra.card);
        if (e.put_aside != Card::none)
            add(e.put_aside);
    }
    for (const Frame& frame : pub.frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame))
            if (play->card != Card::none && !play->gone)
                add(play->card);
}

}  // namespace sidera::cosmic
