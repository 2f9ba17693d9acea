// Deeds that go back in time: cards are taken up and played again, or all of the challenge is.

#include <utility>

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

void EncounterDeeds::note_before_cards() {
    enc().before_cards = {.marks = static_cast<std::uint8_t>(enc().marks.size()),
                          .bars = enc().bars,
                          .shows_first = enc().shows_first};
}

static bool is_with_cards(Phase phase) {
    return phase == Phase::planning || phase == Phase::reveal || phase == Phase::resolution;
}

// An edition without such a landmark has nothing that goes back.
void EncounterDeeds::note_played(Seat seat, Card card) {
    if (edition().landmarks.cards != 0 && !enc().played.full())
        enc().played.push_back(
            {.card = card, .seat = seat, .with_cards = is_with_cards(pub().phase)});
}

void EncounterDeeds::forget_played() {
    for (Encounter& e : state().pub.encounters)
        e.played.clear();
}

void EncounterDeeds::forget_played(Card card) {
    auto& played = enc().played;
    for (std::size_t i = played.size(); i > 0; --i)
        if (played[i - 1].card == card) {
            played.erase_at(i - 1);
            return;
        }
}

// CM-A-CHRONOS-2: also what lies on the pile already.
void EncounterDeeds::return_played(bool with_cards_only) {
    const auto played = std::exchange(enc().played, {});
    for (const PlayedCard& one : played) {
        if (with_cards_only && !one.with_cards)
            continue;
        if (table_.slots.take_used(one.seat, one.card)) {
            table_.cards.take_openly(one.seat, one.card);
            continue;
        }
        for (std::size_t i = pub().discards.size(); i > 0; --i)
            if (pub().discards[i - 1] == one.card) {
                table_.cards.take_openly(one.seat, table_.cards.take_from_pile(i - 1));
                break;
            }
    }
}

// CM-A-CHRONOS-1, CM-X-3: the other main player sets aside what it has shown, unless it has no
// other card to play. Nobody: all is taken up.
void EncounterDeeds::return_laid_cards(Seat who_goes_back) {
    Encounter& e = enc();
    const Seat other = opponent_of(pub(), who_goes_back);
    const bool sets_aside =
        who_goes_back != kNoSeat && other != kNoSeat && own(other).hand.any_of(kEncounterCards);
    const auto take_up = [&](Seat seat, Card card, bool open) {
        if (sets_aside && seat == other && open && !e.set_aside.full()) {
            e.set_aside.push_back({card, seat});
            return;
        }
        table_.cards.gain(seat, card);
        if (open)
            table_.minds.learn_all(seat, card);
    };
    for (const Side side : {Side::offense, Side::defense}) {
        const Slot slot = e.slots[side];
        const Seat layer = layer_of(e, side);
        if (!slot.selected)
            continue;
        const Card card = slot.open ? slot.card : std::exchange(own(layer).selected, Card::none);
        take_up(layer, card, slot.open);
    }
    for (const Beside& beside : e.beside) {
        Card& hidden =
            beside.kind == BesideKind::kicker ? own(beside.seat).kicker : own(beside.seat).beside;
        const Card card = beside.open ? beside.card : std::exchange(hidden, Card::none);
        take_up(beside.seat, card, beside.open);
    }
    e.slots = {};
    e.beside.clear();
    e.swapped = false;
    e.margin = -1;
    const auto extras = std::exchange(e.extras, {});
    for (const Extra& extra : extras)  // what was drawn does not come back
        table_.cards.to_pile(extra.seat, extra.card, true);
}

// Powers used at these moments may be used again, but for the one that is being used.
void EncounterDeeds::refresh_powers(Moment from, Moment to, const PlayFrame* but) {
    for (const Seat seat : everybody(pub()))
        for (Sheet& sheet : player(seat).sheets) {
            const auto powers = alien(sheet.alien).power;
            for (std::size_t i = 0; i < powers.size(); ++i) {
                const Moment when = powers[i].when.moment;
                const bool running = but != nullptr && but->owner == seat &&
                                     but->effect == power_effect(sheet.alien, i);
                const bool of_cards = when == Moment::summed || when == Moment::reinforcing;
                if (!running && ((when >= from && when <= to) || of_cards))
                    sheet.used = static_cast<std::uint8_t>(sheet.used & ~(1u << i));
            }
        }
}

// CM-A-CHRONOS-1, CM-A-CHRONOS-2: ships that have left stay where they are.
void EncounterDeeds::replay_cards(Seat seat) {
    const auto* play = topmost<PlayFrame>(pub().frames);
    refresh_powers(Moment::before_selection, Moment::winner_known, play);
    if (play != nullptr)
        forget_played(play->card);
    return_laid_cards(seat);
    return_played(true);
    Encounter& e = enc();
    while (e.marks.size() > e.before_cards.marks)
        e.marks.pop_back();
    e.bars = e.before_cards.bars | kGoesBackOnce;
    e.shows_first = e.before_cards.shows_first;
    e.result = Result::open;
    tell({.kind = EventKind::time_goes_back, .seat = seat});
    go_to(edition().landmarks.cards);
}

// What gave the old cards a value of their own goes with them.
void EncounterDeeds::drop_marks_of_cards() {
    auto& marks = enc().marks;
    for (std::size_t i = marks.size(); i > 0; --i)
        if (effect(marks[i - 1].by).order() == kIdentityStep)
            marks.erase_at(i - 1);
}

// CM-A-PROLONG-1
void EncounterDeeds::replace_cards() {
    Encounter& e = enc();
    table_.slots.clear_away();
    drop_marks_of_cards();
    e.swapped = false;
    e.margin = -1;
    e.result = Result::open;
    go_to(edition().landmarks.selection);
}

// Timegash: nothing has happened since the retrieval but what cannot be undone.
void EncounterDeeds::begin_again() {
    return_laid_cards(kNoSeat);
    return_played(false);
    refresh_powers(Moment::before_destiny, Moment::winner_known, nullptr);
    const Encounter old = enc();
    tell({.kind = EventKind::time_goes_back, .seat = turn_of(old)});
    go_to(edition().landmarks.destiny);
    table_.ships.recall_all();
    Encounter fresh;
    fresh.offense = turn_of(old);
    fresh.number = old.number;
    fresh.inserted = old.inserted;
    fresh.has_played = old.has_played;
    fresh.again = old.again;
    fresh.paused = old.paused;
    fresh.set_aside = old.set_aside;
    fresh.used = old.used;  // CM-P9-2: what nobody takes back still waits
    for (const Seat seat : everybody(pub())) {
        fresh.limit[seat] = edition().most_ships_sent;
        own(seat).must_play = Card::none;
    }
    enc() = fresh;
    set_order();
    set_phase(Phase::destiny);
}

}  // namespace sidera::cosmic
