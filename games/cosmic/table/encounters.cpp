// Deeds of the turn and the encounter as a whole.

#include <utility>

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

// CF-WIN-4: who has too few colonies has won by a power, or by having most of them at the limit.
PublicEvent ending(const Table& table, SeatSet winners) {
    PublicEvent event{.kind = EventKind::game_over, .seats = winners};
    if (winners.without(with_enough_colonies(table.pub())).empty())
        return event;
    const auto* play = topmost<PlayFrame>(table.pub().frames);
    event.victory = play == nullptr ? Victory::limit : Victory::power;
    if (play != nullptr && is_of_alien(play->effect))
        event.alien = alien_of(play->effect);
    return event;
}

}  // namespace

void EncounterDeeds::begin_turn(Seat seat) {
    ++state().pub.turn;
    state().pub.active = seat;
    state().pub.phase = Phase::start_turn;
    tell({.kind = EventKind::turn_begins,
          .seat = seat,
          .count = static_cast<std::int16_t>(state().pub.turn)});
}

void EncounterDeeds::begin_encounter(Seat offense, int number, bool inserted) {
    if (inserted)
        pause_limits();
    Encounter encounter;
    encounter.offense = offense;
    encounter.number = static_cast<std::uint8_t>(number);
    encounter.inserted = inserted;
    for (const Seat seat : everybody(pub()))
        encounter.limit[seat] = edition().most_ships_sent;
    state().pub.encounters.push_back(encounter);
    state().pub.allied_ships.clear();
    set_order();
    if (inserted)
        refresh_limits();
    tell({.kind = EventKind::encounter_begins,
          .seat = offense,
          .count = static_cast<std::int16_t>(number)});
}

// CF-TIME-1
void EncounterDeeds::set_order() {
    Encounter& e = enc();
    const int seats = pub().rules.seats;
    e.order.clear();
    const bool first = edition().order == TimingOrder::offense_first;
    const auto mains = [&] {
        e.order.push_back(e.offense);
        if (e.defense != kNoSeat)
            e.order.push_back(e.defense);
    };
    if (first)
        mains();
    Seat seat = left_of(e.offense, seats);
    for (; seat != e.offense; seat = left_of(seat, seats))
        if (seat != e.defense)
            e.order.push_back(seat);
    if (!first)
        mains();
}

// CF-NEST-1, CF-NEST-2: the inserted encounter has limits of its own, and the other goes on with
// what was used up in it.
void EncounterDeeds::pause_limits() {
    Paused& paused = enc().paused;
    for (const Seat seat : everybody(pub())) {
        paused.fresh[seat] = pub().players[seat].fresh;
        for (const Sheet& sheet : pub().players[seat].sheets)
            if ((sheet.used != 0 || sheet.zapped) && !paused.powers.full())
                paused.powers.push_back({.alien = sheet.alien,
                                         .used = sheet.used,
                                         .zapped = sheet.zapped,
                                         .copier = sheet.copied ? seat : kNoSeat});
    }
    for (const TechCard& card : pub().techs)
        if (card.up)
            paused.techs[card.tech] = card.used;
}

void EncounterDeeds::resume_limits() {
    const Paused paused = enc().paused;
    enc().paused = {};
    for (const Seat seat : everybody(pub())) {
        player(seat).fresh = std::min(paused.fresh[seat], player(seat).warp);
        for (Sheet& sheet : player(seat).sheets)
            for (const Paused::Power& power : paused.powers)
                if (power.alien == sheet.alien && power.copier == (sheet.copied ? seat : kNoSeat)) {
                    sheet.used = power.used;
                    sheet.zapped = power.zapped;
                }
    }
    for (TechCard& card : state().pub.techs)
        if (card.up)
            card.used = paused.techs[card.tech];
}

// CF-TURN-9
void EncounterDeeds::refresh_limits() {
    for (const Seat seat : everybody(pub())) {
        player(seat).fresh = 0;
        for (Sheet& sheet : player(seat).sheets) {
            sheet.zapped = false;
            sheet.used = 0;
        }
    }
    for (TechCard& card : state().pub.techs)
        card.used = 0;
}

// CF-TURN-9: what lasts for an encounter ends with it. What was lent is back before anything else.
void EncounterDeeds::close_encounter() {
    table_.sheets.return_lent();
    const auto marks = enc().marks;
    for (const Mark& mark : marks)
        if (const auto when_over = effect(mark.by).when_over; when_over != nullptr)
            when_over(table_, mark);
    if (const Card card = enc().put_aside; card != Card::none) {
        table_.cards.gain(enc().offense, card);
        table_.minds.learn_all(enc().offense, card);
    }
    refresh_limits();
    for (const Seat seat : everybody(pub()))
        own(seat).must_play = own(seat).vetoed = own(seat).vetoed_kicker = Card::none;
    const bool inserted = enc().inserted;
    const bool showed = enc().shows_hands != kNoSeat;
    state().pub.encounters.pop_back();
    if (showed)
        table_.minds.close_hands();
    if (inserted)
        resume_limits();
}

void EncounterDeeds::return_set_aside() {
    const auto cards = std::exchange(enc().set_aside, {});
    for (const Extra& extra : cards)
        table_.cards.take_openly(extra.seat, extra.card);
}

// What was put aside stays there until the new hand has come.
void EncounterDeeds::next_encounter() {
    const int number = enc().number + 1;
    const Seat offense = turn_of(enc());
    const Card aside = std::exchange(enc().put_aside, Card::none);
    close_encounter();
    begin_encounter(offense, number, false);
    if (aside != Card::none) {
        own(offense).aside.add(aside);
        ++player(offense).aside;
    }
}

void EncounterDeeds::name_defense(Seat seat) {
    enc().defense = seat;
    set_order();
    tell({.kind = EventKind::defense_named, .seat = enc().offense, .other = seat});
}

// The card that was laid stays, and whoever laid it knows it.
void EncounterDeeds::replace_main(Side side, Seat seat, bool old_stays_as_ally) {
    Encounter& e = enc();
    const Seat old = main_of(e, side);
    Keyed<Side, Seat, 2> layers;
    for (const Side each : {Side::offense, Side::defense})
        layers[each] = layer_of(e, each);
    for (const Side each : {Side::offense, Side::defense}) {
        if (e.slots[each].selected)
            e.slots[each].layer = layers[each];
        e.allies[each].erase(seat);
    }
    if (side == Side::offense && e.turn_of == kNoSeat)
        e.turn_of = old;
    (side == Side::offense ? e.offense : e.defense) = seat;
    if (old_stays_as_ally) {
        e.allies[side].insert(old);
        e.came[side].insert(old);
    }
    set_order();
    tell({.kind = EventKind::main_replaced, .seat = seat, .other = old, .side = side});
}

void EncounterDeeds::defend_together(SeatSet seats, Seat representative) {
    enc().garrison = seats;
    if (enc().defense != representative)
        name_defense(representative);
}

void EncounterDeeds::aim(Planet planet) {
    enc().target = planet;
    tell({.kind = EventKind::gate_aimed, .seat = enc().offense, .planet = planet});
}

void EncounterDeeds::invite(Side side, Seat seat) {
    enc().invited[side].insert(seat);
    tell({.kind = EventKind::invited, .seat = main_of(enc(), side), .other = seat});
}

void EncounterDeeds::join(Seat seat, Side side) {
    enc().allies[side].insert(seat);
    enc().came[side].insert(seat);
    enc().left = {};
}

void EncounterDeeds::set_limit(Seat seat, int ships) {
    enc().limit[seat] = static_cast<std::uint8_t>(ships);
}

void EncounterDeeds::welcome(Seat seat, Side side) {
    enc().welcome[side].insert(seat);
}

// Two kinds cannot be demanded: the last word counts.
void EncounterDeeds::bar(std::uint32_t what) {
    if ((what & (kMustAttack | kMustCompromise)) != 0)
        enc().bars &= ~std::uint32_t{kMustAttack | kMustCompromise};
    enc().bars |= what;
}

// CF-CALC-1 step 6: what is added comes to the same in one mark, should there be no room for more.
static void fold_two(FixedVec<Mark, kMaxMarks>& marks) {
    const auto adds = [](const Mark& mark) { return effect(mark.by).sum.modify == add_value; };
    for (std::size_t last = marks.size(); last > 0; --last)
        for (std::size_t i = 0; i + 1 < last; ++i)
            if (const Mark& other = marks[last - 1];
                adds(other) && adds(marks[i]) && marks[i].side == other.side) {
                marks[i].value = static_cast<std::int16_t>(marks[i].value + other.value);
                marks.erase_at(last - 1);
                return;
            }
}

void EncounterDeeds::mark(const Mark& mark) {
    if (enc().marks.full())
        fold_two(enc().marks);
    enc().marks.push_back(mark);
}

// Frames above are given up: their cards and ships must not get lost.
void EncounterDeeds::unwind(std::size_t depth) {
    Frames& frames = state().pub.frames;
    while (frames.size() > depth) {
        Frame top = frames.back();
        frames.pop_back();
        if (auto* play = std::get_if<PlayFrame>(&top)) {
            if (is_of_tech(play->effect))
                table_.techs.dispose_tech(*play);
            else if (play->card != Card::none && !play->gone) {
                play->keep = edition().flares_return;
                if (is_flare(play->card))
                    table_.plays.dispose(*play);
                else
                    table_.cards.to_pile(play->owner, play->card, true);
            }
        } else if (const auto* loss = std::get_if<LossFrame>(&top)) {
            if (loss->step < LossFrame::kGone)
                for (const Seat seat : everybody(pub()))
                    table_.ships.to_warp(seat, loss->batch[seat]);
        } else if (const auto* home = std::get_if<HomeFrame>(&top)) {
            table_.ships.to_warp(home->owner, home->count);
        } else if (auto* draw = std::get_if<DrawFrame>(&top)) {
            table_.cards.receive(*draw);
        }
    }
}

void EncounterDeeds::go_to(std::uint8_t step) {
    Frames& frames = state().pub.frames;
    std::size_t at = frames.size();
    while (at > 0 && !std::holds_alternative<EncounterFrame>(frames[at - 1]))
        --at;
    unwind(at);
    auto& frame = std::get<EncounterFrame>(frames[at - 1]);
    frame.step = step;
    frame.at = 0;
    frame.count = 0;
    table_.cards.release_tosses(at);
}

// CF-ROLE-3, CF-PLAN-2: without cards; chosen ones go back to the hands, and all ships home.
void EncounterDeeds::end_encounter(Result result) {
    table_.slots.take_back(Side::offense);
    table_.slots.take_back(Side::defense);
    table_.slots.take_back_beside();
    table_.slots.discard_extras();
    set_result(result);
    tell({.kind = result == Result::settled ? EventKind::settled_early : EventKind::broken_off,
          .seat = enc().offense});
    go_to(edition().landmarks.end);
    table_.ships.recall_all();
}

void EncounterDeeds::settle(const Verdict& verdict) {
    if (verdict.both_lost) {
        set_result(Result::both_lost);
        tell({.kind = EventKind::both_lost});
        return;
    }
    const Side side = verdict.winner;
    set_result(side == Side::offense ? Result::offense_won : Result::defense_won);
    tell({.kind = EventKind::encounter_won, .seat = main_of(enc(), side), .side = side});
}

// CF-ROLE-3: a side wins; the cards are discarded later. CF-CALC-1 steps 8 and 9: that is the last
// override, and what inverts a result inverts this one too.
void EncounterDeeds::win_at_once(Side side) {
    const Verdict verdict = last_word(pub(), {.winner = side});
    if (const auto* play = topmost<PlayFrame>(pub().frames))
        tell({.kind = EventKind::win_decided,
              .seat = play->owner,
              .side = verdict.winner,
              .effect = play->effect});
    settle(verdict);
    go_to(edition().landmarks.resolution);
}

void EncounterDeeds::end_game(SeatSet winners) {
    const PublicEvent event = ending(table_, winners);
    unwind(0);
    state().pub.tosses.clear();
    state().pub.deck_lies_open = false;
    state().pub.open_deck.clear();
    state().pub.over = true;
    state().pub.winners = winners;
    state().pub.phase = Phase::over;
    state().pub.deciding.clear();
    state().pub.question = {};
    tell(event);
}

// CF-DEST-1, CF-DEST-2, CM-P2-2
void EncounterDeeds::draw_destiny(Destiny picked) {
    DestinyPile& deck = state().secret.destinies;
    if (deck.size() <= 1) {
        for (const Destiny card : state().pub.destiny_discards)
            deck.push_back(card);
        state().pub.destiny_discards.clear();
        luck().shuffle(deck, kDestinyStream, ++state().pub.draws);
        tell({.kind = EventKind::destiny_reshuffled,
              .count = static_cast<std::int16_t>(deck.size())});
    }
    Destiny card = deck.back();
    if (picked != Destiny::none) {
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (deck[i] == picked) {
                card = picked;
                deck.erase_at(i);
                break;
            }
        luck().shuffle(deck, kDestinyStream, ++state().pub.draws);
    } else {
        deck.pop_back();
    }
    state().pub.destiny_discards.push_back(card);
    state().pub.destinies = static_cast<std::uint8_t>(deck.size());
    enc().destiny = card;
    enc().pointed = pointed_by(pub(), card);
    enc().reverse = is_reverse(card);
    tell({.kind = EventKind::destiny_drawn, .seat = enc().offense, .destiny = card});
}

void EncounterDeeds::redraw_destiny() {
    enc().destiny = Destiny::none;
    enc().pointed = kNoSeat;
    enc().reverse = false;  // CM-P2-10
    enc().bars &= ~std::uint32_t{kSystemIsNamed};
    enc().defense = kNoSeat;
    enc().target = Planet::none;
    set_order();
    // Every card drawn is an event of its own for the powers and techs used in this phase. What is
    // no use stays a matter of the encounter.
    const auto again = [](const Effect& effect) {
        return effect.use != Use::free && effect.when.moment >= Moment::before_destiny &&
               effect.when.moment <= Moment::destiny_known;
    };
    for (const Seat seat : everybody(pub()))
        for (Sheet& sheet : player(seat).sheets) {
            const auto powers = alien(sheet.alien).power;
            for (std::size_t i = 0; i < powers.size(); ++i)
                if (again(powers[i]))
                    sheet.used = static_cast<std::uint8_t>(sheet.used & ~(1u << i));
        }
    for (TechCard& card : state().pub.techs)
        for (std::size_t i = 0; card.up && i < tech(card.tech).uses.size(); ++i)
            if (again(tech(card.tech).uses[i]))
                card.used = static_cast<std::uint8_t>(card.used & ~(1u << i));
    tell({.kind = EventKind::destiny_discarded, .seat = enc().offense});
}

// Where no effect answers a choice as such nobody is asked.
void EncounterDeeds::choose(PublicChoice what, Seat seat) {
    if (might_speak(Moment::chosen, everybody(pub())))
        push(ChoiceFrame{.what = what, .seat = seat});
}

// CF-DEST-4, CM-P2-11: somebody's base outside its own system was chosen together with the
// opponent, and is again.
std::uint8_t EncounterDeeds::take_back_aim() {
    const bool together = system_of(enc().target) != enc().defense;
    enc().target = Planet::none;
    if (!together)
        return edition().landmarks.aim;
    enc().defense = kNoSeat;
    enc().bars &= ~std::uint32_t{kResettles};
    set_order();
    return edition().landmarks.defense;
}

static void arrive(Table& table, Seat seat, Planet planet, int ships) {
    if (ships == 0)
        return;
    table.ships.put(seat, planet, ships);
    table.tell({.kind = EventKind::ship_sent_home,
                .seat = seat,
                .planet = planet,
                .count = static_cast<std::int16_t>(ships)});
}

// The ships just sent, as if they had not left: a colony that was given up is there again. The
// extra ship of a tech stays with the first that arrive, so its own planet comes first.
void EncounterDeeds::put_back(Seat seat) {
    const auto left = std::exchange(enc().left, {});
    const Flagship ship = pub().flagship;
    const bool aboard = ship.owner == seat && ship.berth == Berth::encounter;
    const Planet first = aboard ? ship.planet : Planet::none;
    int total = 0;
    for (const std::uint8_t ships : left.values)
        total += ships;
    table_.ships.unload(seat, total);
    if (first != Planet::none)
        arrive(table_, seat, first, left[first]);
    for (const Planet planet : pub().planets)
        if (planet != first)
            arrive(table_, seat, planet, left[planet]);
}

void EncounterDeeds::launch_again() {
    put_back(enc().offense);
    const std::uint8_t aimed = take_back_aim();
    go_to(aimed == edition().landmarks.defense ? aimed : edition().landmarks.load);
}

// CM-A-NEGATOR-2: what lets it join uninvited may be used for the other side.
void EncounterDeeds::refresh_answers(Seat seat) {
    for (Sheet& sheet : player(seat).sheets) {
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (powers[i].when.moment == Moment::answering)
                sheet.used = static_cast<std::uint8_t>(sheet.used & ~(1u << i));
    }
}

// CM-A-NEGATOR-2: its owner takes it up and lays another kind.
void EncounterDeeds::take_back_card(Side side) {
    const Seat layer = layer_of(enc(), side);
    own(layer).vetoed = own(layer).selected;
    table_.slots.take_back(side);
}

void EncounterDeeds::take_back_kicker(Seat seat) {
    own(seat).vetoed_kicker = own(seat).kicker;
    table_.slots.take_back_kicker(seat);
}

// The encounter waits below; what is cancelled is chosen anew. CF-REG-4: what came into the gate
// from elsewhere stays there; an ally's goes to a colony. CM-A-NEGATOR-2: an ally
// may still join the other side.
void EncounterDeeds::take_back(PublicChoice what, Seat seat) {
    auto& encounter = running<EncounterFrame>();
    switch (what) {
        case PublicChoice::aim:
            enc().vetoes.aim = enc().target;
            encounter.step = take_back_aim();
            return;
        case PublicChoice::load:
            enc().vetoes.load = enc().left;
            enc().vetoes.has_load = true;
            put_back(seat);
            encounter.step = edition().landmarks.load;
            return;
        case PublicChoice::join:
            enc().vetoes.join[side_of(pub(), seat)].insert(seat);
            put_back(seat);
            enc().limit[seat] = edition().most_ships_sent;
            refresh_answers(seat);
            --encounter.at;
            table_.ships.recall(seat);
            return;
        case PublicChoice::redraw:
            enc().vetoes.redraw = true;
            encounter.step = edition().landmarks.defense;
            encounter.count = 0;
            return;
        case PublicChoice::kicker:
            take_back_kicker(seat);
            --encounter.at;
            return;
        case PublicChoice::card:
            take_back_card(side_of(pub(), seat));
            encounter.step = edition().landmarks.selection;
            return;
    }
}

Flow ChoiceFrame::run(Table& table, ChoiceFrame& frame) {
    switch (frame.step) {
        case kAnswer:
            table.window(Moment::chosen, false, everybody(table.pub()), frame.seat);
            return Flow::next;
        case kSettle:
            if (frame.cancelled)
                table.encounters.take_back(frame.what, frame.seat);
            return Flow::next;
        default:
            return Flow::done;
    }
}

void EncounterDeeds::raise_mark(EffectId by, Seat seat, int value) {
    for (Mark& mark : enc().marks)
        if (mark.by == by && mark.seat == seat)
            mark.value = static_cast<std::int16_t>(mark.value + value);
}

}  // namespace sidera::cosmic
