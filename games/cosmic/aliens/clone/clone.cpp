// Clone: takes its own encounter card back into its hand.
//
// Alien 6, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-CLONE-1: the card it used in the end, whatever the result.
bool card_lies_there(const Look& look) {
    return look.encounter().slots[look.side()].selected;
}

// To the hand, also from a hoard. What the other has laid is not Clone's to hide.
Flow replicate(Play& play) {
    const Side side = play.side();
    Slot& slot = play.table.enc().slots[side];
    const Card revealed = slot.as;
    if (play.encounter().swapped)
        play.table.open_card(side);
    slot.hoarded = false;
    const bool seen = slot.open;
    const Card card = slot.card;
    play.table.take_back(side);
    slot.as = revealed;  // CF-A-FIDO-1: it was used, and so was the other card
    if (!seen)
        return Flow::done;
    for (const Seat seat : everybody(play.pub()))
        play.table.learn(seat, play.me(), card);
    play.table.tell({.kind = EventKind::card_kept, .seat = play.me(), .card = card});
    return Flow::done;
}

// CF-A-CLONE-W: it waits for the next encounter.
bool own_artifact(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner == look.me() && !play->gone;
}

Flow keep_artifact(Play& play) {
    PlayFrame& used = play.answered();
    used.keep = true;
    play.table.enc().kept = used.card;
    play.table.enc().kept_by = play.me();
    play.table.tell({.kind = EventKind::card_kept, .seat = play.me(), .card = used.card});
    return Flow::done;
}

// CF-A-CLONE-S
bool collects(const Look& look) {
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return is_due(spoils) && spoils->taker == look.me();
}

Flow ask_more(Play& play) {
    const int normal = spoils_of(play).count;
    return play.ask_number(normal + 1, 2 * normal);
}

Flow hear_more(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    return Flow::done;
}

Flow take_more(Play& play) {
    spoils_of(play).count = static_cast<std::uint8_t>(play.frame.number);
    return Flow::done;
}

constexpr StepFn kReplicate[] = {replicate};
constexpr StepFn kKeepArtifact[] = {keep_artifact};
constexpr StepFn kAskMore[] = {ask_more, hear_more};
constexpr StepFn kTakeMore[] = {take_more};

constexpr Effect kPower[] = {{.rule = "CF-A-CLONE-1",
                              .moment = Moment::cards_leave,
                              .roles = kMain,
                              .can = card_lies_there,
                              .act = kReplicate}};

constexpr Effect kWild[] = {{.rule = "CF-A-CLONE-W",
                             .moment = Moment::artifact_used,
                             .can = own_artifact,
                             .act = kKeepArtifact}};

constexpr Effect kSuper[] = {{.rule = "CF-A-CLONE-S",
                              .moment = Moment::compensating,
                              .roles = kMain,
                              .can = collects,
                              .announce = kAskMore,
                              .act = kTakeMore}};

}  // namespace

constinit const Alien alien_clone{.id = AlienId::clone,
                                  .level = Level::green,
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 144};

}  // namespace sidera::cosmic
