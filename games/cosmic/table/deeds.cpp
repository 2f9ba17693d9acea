// The frames of deeds that others may answer: losses, returns, draws, discards, new colonies.

#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

bool any(const ShipCounts& counts) {
    for (const std::uint8_t n : counts.values)
        if (n > 0)
            return true;
    return false;
}

// CF-LOSS-1 step 3. Ships of main players that stood in the encounter count for compensation.
void ships_to_warp(Table& table, LossFrame& loss) {
    const Encounter& e = table.encounter();
    for (const Seat seat : everybody(table.pub())) {
        const int count = loss.batch[seat];
        if (count == 0)
            continue;
        table.ships.to_warp(seat, count);
        table.tell({.kind = EventKind::ships_lost,
                    .seat = seat,
                    .count = static_cast<std::int16_t>(count)});
        if (loss.cause == Cause::encounter)
            for (const Side side : {Side::offense, Side::defense}) {
                if (seat == main_of(e, side))
                    table.ships.count_lost(side, count);
                else if (!e.beside.empty() && e.allies[side].has(seat))
                    table.ships.count_lost_ally(seat, count);
            }
    }
}

}  // namespace

// CF-LOSS-1
Flow LossFrame::run(Table& table, LossFrame& frame) {
    switch (frame.step) {
        case kAnswer:
            if (frame.cause == Cause::encounter && (table.encounter().bars & kEradicate) != 0)
                eradicate(table, frame);
            if (!any(frame.batch) && !any(frame.removed))
                return Flow::done;
            if (any(frame.batch))
                table.window(Moment::losing);
            return Flow::next;
        case kToWarp:
            ships_to_warp(table, frame);
            return Flow::next;
        case kGone:  // a power that is lost by this has no last word
            table.sheets.settle_powers();
            return Flow::next;
        case kTold:
            if (any(frame.batch) || any(frame.removed))
                table.window(Moment::lost);
            return Flow::next;
        default:
            table.sheets.settle_powers();
            return table.frames().size() > 0 &&
                           std::get_if<LossFrame>(&table.frames().back()) == &frame
                       ? Flow::done
                       : Flow::next;
    }
}

namespace {

// Where ships may be chosen. CF-A-GRUDGE-2: on a planet others may be left beside the spared ones.
PlanetSet sources_of(const Public& pub, const SurrenderFrame& frame) {
    PlanetSet found = colonies(pub, frame.owner);
    if (frame.spared != Planet::none)
        found.erase(frame.spared);
    if (frame.spares_allied)
        for (const AlliedShips& group : pub.allied_ships)
            if (group.seat == frame.owner &&
                ships_on(pub, frame.owner, group.planet) <= group.count)
                found.erase(group.planet);
    return found;
}

}  // namespace

// CF-LOSS-2: one ship after the other, until the number is reached or none is left. CF-TECH-8: also
// of those on techs, whoever chooses.
Flow SurrenderFrame::run(Table& table, SurrenderFrame& frame) {
    const Public& pub = table.pub();
    if (frame.step == kHear) {
        frame.step = kAsk;
        --frame.count;
        if (verb(table.code()) == Verb::gate)
            table.ships.unload(frame.owner, 1);
        else if (verb(table.code()) == Verb::tech_ship)
            table.techs.lift_researcher(
                nth_tech(pub, frame.owner, static_cast<int>(table.operand())));
        else
            table.ships.lift(frame.owner, static_cast<Planet>(table.operand()));
        table.ships.add_to_loss(frame.owner);
        return Flow::again;
    }
    const PlanetSet sources = sources_of(pub, frame);
    const bool gate = frame.gate && table.encounter().sent[frame.owner] > 0;
    const bool research = !frame.colonies_only && researching_ships(pub, frame.owner) > 0;
    if (frame.count == 0 || (sources.empty() && !gate && !research))
        return Flow::done;
    return table.ask(frame.chooser,
                     {.kind = Ask::lose_ships,
                      .subject = frame.owner,
                      .planets = sources,
                      .research = research,
                      .high = static_cast<std::int8_t>(frame.count),
                      .all_at_once = gate});
}

namespace {

void go_home(Table& table, const HomeFrame& frame, Planet planet, int count) {
    table.ships.put(frame.owner, planet, count);
    if (frame.allied)
        table.ships.note_allied(frame.owner, planet, count);
    table.tell({.kind = EventKind::ship_sent_home,
                .seat = frame.owner,
                .planet = planet,
                .count = static_cast<std::int16_t>(count)});
}

}  // namespace

// CF-COL-2, CF-WARP-2
Flow HomeFrame::run(Table& table, HomeFrame& frame) {
    PlanetSet targets = colonies(table.pub(), frame.owner);
    if (frame.not_to != Planet::none)
        targets.erase(frame.not_to);
    switch (frame.step) {
        case kAsk:
            if (targets.empty() && frame.count > 0)
                table.ships.strand(frame.owner, frame.count);
            else if (targets.size() == 1)
                go_home(table, frame, targets.lowest(), frame.count);
            if (targets.size() <= 1)
                frame.count = 0;
            if (frame.count == 0) {
                frame.step = kArrived;
                return Flow::again;
            }
            return table.ask(frame.owner,
                             {.kind = Ask::return_ships,
                              .subject = frame.owner,
                              .planets = targets,
                              .high = static_cast<std::int8_t>(frame.count),
                              .all_at_once = frame.count > 1});
        case kHear: {
            const int count = verb(table.code()) == Verb::planet_all ? frame.count : 1;
            go_home(table, frame, static_cast<Planet>(table.operand()), count);
            frame.count = static_cast<std::uint8_t>(frame.count - count);
            frame.step = kAsk;
            return Flow::again;
        }
        case kArrived:
            if (!ships_are_leaving(table.pub()))
                table.sheets.settle_powers();
            if (frame.from_warp)
                table.window(Moment::retrieved);
            return Flow::next;
        default:
            return Flow::done;
    }
}

namespace {

Flow go_to(DrawFrame& frame, DrawFrame::Step step) {
    frame.step = step;
    return Flow::again;
}

// Whether others have a word before the draw.
bool announce(Table& table, DrawFrame& frame) {
    const bool done = frame.announced || frame.heard || !has_encounter(table.pub());
    if (done || !table.might_speak(Moment::drawing, everybody(table.pub())))
        return false;
    frame.announced = true;
    table.window(Moment::drawing);
    return true;
}

// What is put back is not told of.
Flow take(Table& table, DrawFrame& frame) {
    table.cards.take_from_deck(frame);
    if (frame.drawn == 0)  // a quake instead (CF-HAND-6)
        return go_to(frame, DrawFrame::kDone);
    if (frame.drawn > frame.surplus)
        table.tell({.kind = EventKind::cards_drawn,
                    .seat = frame.seat,
                    .count = static_cast<std::int16_t>(frame.drawn - frame.surplus)});
    if (frame.surplus == 0)
        return Flow::next;
    table.minds.show_drawn(frame);
    return go_to(frame, DrawFrame::kSort);
}

}  // namespace

// T-DRAW: the cards have left the deck, and the drawer has not seen them yet.
Flow DrawFrame::run(Table& table, DrawFrame& frame) {
    switch (frame.step) {
        case kTake:
            return announce(table, frame) ? Flow::again : take(table, frame);
        case kSort:
            if (frame.surplus > 0)
                return table.ask(frame.seat,
                                 {.kind = Ask::pick_shown,
                                  .about = frame.by,
                                  .high = static_cast<std::int8_t>(frame.surplus)});
            table.minds.show(frame.seat, {});
            return go_to(frame, kAnswer);
        case kPutBack:
            table.cards.put_back(frame, static_cast<Card>(table.operand()));
            return go_to(frame, kSort);
        case kAnswer:
            if (!frame.heard && has_encounter(table.pub()))
                table.window(Moment::drawn);
            return Flow::next;
        case kReceive:
            table.cards.receive(frame);
            return Flow::next;
        default:
            return Flow::done;
    }
}

Flow TossFrame::run(Table& table, TossFrame& frame) {
    if (frame.step == 0) {
        if (has_encounter(table.pub()))
            table.window(Moment::discarded);
        return Flow::next;
    }
    return Flow::done;
}

namespace {

// CM-WIN-3: in a resolution nobody has won before its end, so that those who gain together share.
bool wins_at_once(const Table& table) {
    const Phase phase = table.pub().phase;
    return table.edition().victory_at_once ||
           (phase != Phase::reveal && phase != Phase::resolution && phase != Phase::deal);
}

}  // namespace

// CF-WIN-1 to CF-WIN-3
Flow ColonyFrame::run(Table& table, ColonyFrame& frame) {
    if (frame.step == 0) {
        table.window(Moment::colony_gained);
        return Flow::next;
    }
    if (const SeatSet winners = with_enough_colonies(table.pub());
        wins_at_once(table) && !winners.empty()) {
        table.encounters.end_game(winners);
        return Flow::leave;
    }
    return Flow::done;
}

namespace {

// Whose cards may be played before a hand is discarded; what comes later is not there yet.
Moment present_moment(Phase phase) {
    switch (phase) {
        case Phase::start_turn:
            return Moment::start_of_turn;
        case Phase::interphase:  // CM-HAND-1
            return Moment::encounter_begins;
        case Phase::destiny:  // CM-HAND-2
            return Moment::destiny_known;
        case Phase::alliance:
            return Moment::allied;
        case Phase::planning:
            return Moment::before_selection;
        default:
            return Moment::never;
    }
}

void show_to_all(Table& table, Seat of) {
    table.own(of).hand.for_each([&](Card card, int n) {
        for (const Seat seat : everybody(table.pub()))
            for (int i = 0; i < n; ++i)
                table.minds.learn(seat, of, card);
    });
}

// What is discarded at once is seen then.
void show_and_play(Table& table, Seat seat) {
    table.tell({.kind = EventKind::hand_renewed, .seat = seat});
    const Moment moment = present_moment(table.pub().phase);
    if (moment == Moment::never || !table.might_speak(moment, SeatSet::of(seat)))
        return;
    show_to_all(table, seat);
    table.push(WindowFrame{.moment = moment, .only = SeatSet::of(seat), .from_hand = true});
}

// CM-HAND-3: then one is searched for.
bool has_tried_enough(const Table& table, RenewFrame& frame) {
    const int most = table.edition().renewals_before_search;
    return most > 0 && table.cards.can_draw_encounter_card() && ++frame.renewed > most;
}

CardSet kept_in_new_hand(const Public& pub, Seat seat) {
    CardSet kept;
    for (const Sheet& sheet : pub.players[seat].sheets)
        if (alien(sheet.alien).passive.keeps_artifacts && in_force(pub, seat, sheet))
            kept = cards_where(is_artifact);
    return kept;
}

}  // namespace

// CF-HAND-2; CF-HAND-1, CF-HAND-3: no other hand is ever filled up by rule.
Flow RenewFrame::run(Table& table, RenewFrame& frame) {
    switch (frame.step) {
        case kPlay:
            show_and_play(table, frame.seat);
            return Flow::next;
        case kKeep:
            table.window(Moment::new_hand, false, SeatSet::of(frame.seat));
            return Flow::next;
        case kDiscard:
            table.cards.discard_all(frame.seat,
                                    frame.keeps ? kAllCards.without(kEncounterCards)
                                                : kept_in_new_hand(table.pub(), frame.seat));
            frame.keeps = false;
            return Flow::next;
        case kDraw:
            table.cards.draw(frame.seat, table.edition().hand_size);
            return Flow::next;
        case kLook:
            if (!holds_encounter_card(table.pub(), table.own(frame.seat), frame.seat)) {
                if (has_tried_enough(table, frame)) {
                    table.cards.search_encounter_card(frame.seat);
                    return Flow::again;
                }
                // Should the others hold them all, only a quake brings one (CF-HAND-6).
                if (table.cards.can_draw_encounter_card())
                    frame.step = kPlay;
                else
                    table.cards.quake();
                return Flow::again;
            }
            table.cards.take_aside_back(frame.seat);
            return Flow::next;
        default:
            return Flow::done;
    }
}

}  // namespace sidera::cosmic
