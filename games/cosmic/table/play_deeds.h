// Deeds with uses of effects: what begins, answers, stops or changes another use.

#pragma once

#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {

// A use that is changed by another is named by its frame.
class PlayDeeds final : public Deeds {
  public:
    explicit PlayDeeds(Table& table) : Deeds(table) {}

    void begin_play(Seat seat, EffectId id, bool hoarded);
    // A use goes on as the play of a card of the hand that counts as another one; a card that is
    // being played counts as another one, and somebody else uses it.
    void go_on_as(const PlayFrame& play, Card card, EffectId as);
    void take_over(const PlayFrame& play, Seat seat, EffectId as);
    // CF-FLARE-1, CF-FLARE-6: the card of a use leaves it, if it is still there.
    void dispose(PlayFrame& play);

    // What others do to a use. A cancelled one does nothing more; its card is discarded unless
    // kept.
    void cancel(const PlayFrame& play);
    void cancel_flare(const PlayFrame& play);  // back to its hand, not to be tried again
    void veto(const PlayFrame& play);          // back to the hand, not to be tried again
    void snatch(const PlayFrame& play);        // the card goes elsewhere
    void zap(const PlayFrame& play, bool of_hoard);
    void keep_artifact(const PlayFrame& play, Seat keeper);
    // A super flare rides on a use, or points it at somebody else.
    void ride(const PlayFrame& carrier);
    void point_at(const PlayFrame& carrier, Seat seat);
    void point_at(const PlayFrame& carrier, Side side);
    // This effect has had its answer to the event at hand (for effects marked `often`).
    void answer_once(EffectId effect);

    // A flare that does not count as used after all.
    void forget_flare(Seat seat, AlienId alien);
    // The power that lets a seat play from its hoard now; none: it cannot.
    EffectId hoard_power(Seat seat) const;
    void use_hoard(Seat seat);

  private:
    void stop_ridden_use(const PlayFrame& rider);
    void note_played(Seat seat);
    void note_edict(EffectId as);
};

}  // namespace sidera::cosmic
