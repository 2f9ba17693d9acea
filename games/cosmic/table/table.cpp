// Frames, questions, the turn and the encounter as a whole.

#include "games/cosmic/table/table.h"

#include <utility>

#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

// CF-WIN-4: who has too few colonies has won by a power, or by having most of them at the limit.
PublicEvent ending(const Table& table, SeatSet winners) {
    PublicEvent event{.kind = EventKind::game_over, .seats = winners};
    if (winners.without(table.with_enough_colonies()).empty())
        return event;
    const auto* play = topmost<PlayFrame>(table.pub().frames);
    event.victory = play == nullptr ? Victory::limit : Victory::power;
    if (play != nullptr && is_of_alien(play->effect))
        event.alien = alien_of(play->effect);
    return event;
}

}  // namespace

void Table::run() {
    run_frames(*this, state_.pub.frames);
}

Flow Table::ask(Seat seat, const Question& question) {
    state_.pub.deciding = SeatSet::of(seat);
    state_.pub.question = question;
    return Flow::ask;
}

Flow Table::ask_all(SeatSet seats, const Question& question) {
    for (const Seat seat : seats)
        state_.own[seat].reply = 0;
    state_.pub.deciding = seats;
    state_.pub.question = question;
    return Flow::ask;
}

// What is cancelled is what the running play answers: it stands below, with a window between.
void Table::tell_heard(PublicEvent event) {
    if (event.kind == EventKind::play_cancelled && event.effect == EffectId::none) {
        bool running = false;
        for (std::size_t i = pub().frames.size(); i > 0 && event.effect == EffectId::none; --i)
            if (const auto* play = std::get_if<PlayFrame>(&pub().frames[i - 1])) {
                if (running)
                    event.effect = play->effect;
                running = true;
            }
    }
    out_.tell_all(event);
}

void Table::begin_turn(Seat seat) {
    ++state_.pub.turn;
    state_.pub.active = seat;
    state_.pub.phase = Phase::start_turn;
    tell({.kind = EventKind::turn_begins,
          .seat = seat,
          .count = static_cast<std::int16_t>(state_.pub.turn)});
}

void Table::begin_encounter(Seat offense, int number, bool inserted) {
    if (inserted)
        pause_limits();
    Encounter encounter;
    encounter.offense = offense;
    encounter.number = static_cast<std::uint8_t>(number);
    encounter.inserted = inserted;
    for (const Seat seat : everybody(pub()))
        encounter.limit[seat] = edition().most_ships_sent;
    state_.pub.encounters.push_back(encounter);
    state_.pub.allied_ships.clear();
    set_order();
    if (inserted)
        refresh_limits();
    tell({.kind = EventKind::encounter_begins,
          .seat = offense,
          .count = static_cast<std::int16_t>(number)});
}

// CF-TIME-1
void Table::set_order() {
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
void Table::pause_limits() {
    Paused& paused = enc().paused;
    for (const Seat seat : everybody(pub())) {
        paused.fresh[seat] = pub().players[seat].fresh;
        for (const Sheet& sheet : pub().players[seat].sheets)
            if ((sheet.used != 0 || sheet.zapped) && !paused.powers.full())
                paused.powers.push_back(
                    {.alien = sheet.alien, .used = sheet.used, .zapped = sheet.zapped});
    }
    for (const TechCard& card : pub().techs)
        if (card.up)
            paused.techs[card.tech] = card.used;
}

void Table::resume_limits() {
    const Paused paused = enc().paused;
    enc().paused = {};
    for (const Seat seat : everybody(pub())) {
        player(seat).fresh = std::min(paused.fresh[seat], player(seat).warp);
        for (Sheet& sheet : player(seat).sheets)
            for (const Paused::Power& power : paused.powers)
                if (power.alien == sheet.alien) {
                    sheet.used = power.used;
                    sheet.zapped = power.zapped;
                }
    }
    for (TechCard& card : state_.pub.techs)
        if (card.up)
            card.used = paused.techs[card.tech];
}

// CF-TURN-9
void Table::refresh_limits() {
    for (const Seat seat : everybody(pub())) {
        player(seat).fresh = 0;
        for (Sheet& sheet : player(seat).sheets) {
            sheet.zapped = false;
            sheet.used = 0;
        }
    }
    for (TechCard& card : state_.pub.techs)
        card.used = 0;
}

// CF-TURN-9: what lasts for an encounter ends with it. What was lent is back before anything else.
void Table::close_encounter() {
    return_lent();
    const auto marks = enc().marks;
    for (const Mark& mark : marks)
        if (const auto when_over = effect(mark.by).when_over; when_over != nullptr)
            when_over(*this, mark);
    if (const Card card = enc().put_aside; card != Card::none) {
        gain(enc().offense, card);
        for (const Seat seat : everybody(pub()))
            learn(seat, enc().offense, card);
    }
    refresh_limits();
    for (const Seat seat : everybody(pub()))
        own(seat).must_play = Card::none;
    const bool inserted = enc().inserted;
    state_.pub.encounters.pop_back();
    if (inserted)
        resume_limits();
}

// What was put aside stays there until the new hand has come.
void Table::next_encounter() {
    const int number = enc().number + 1;
    const Seat offense = enc().offense;
    const Card aside = std::exchange(enc().put_aside, Card::none);
    close_encounter();
    begin_encounter(offense, number, false);
    if (aside != Card::none) {
        own(offense).aside.add(aside);
        ++player(offense).aside;
    }
}

void Table::name_defense(Seat seat) {
    enc().defense = seat;
    set_order();
    tell({.kind = EventKind::defense_named, .seat = enc().offense, .other = seat});
}

void Table::aim(Planet planet) {
    enc().target = planet;
    tell({.kind = EventKind::gate_aimed, .seat = enc().offense, .planet = planet});
}

void Table::invite(Side side, Seat seat) {
    enc().invited[side].insert(seat);
    tell({.kind = EventKind::invited, .seat = main_of(enc(), side), .other = seat});
}

void Table::join(Seat seat, Side side) {
    enc().allies[side].insert(seat);
    enc().came[side].insert(seat);
    enc().left = {};
}

void Table::set_limit(Seat seat, int ships) {
    enc().limit[seat] = static_cast<std::uint8_t>(ships);
}

void Table::welcome(Seat seat, Side side) {
    enc().welcome[side].insert(seat);
}

void Table::bar(std::uint32_t what) {
    enc().bars |= what;
}

// CF-CALC-1 step 6: what is added comes to the same in one mark, should there be no room for more.
static void fold_two(FixedVec<Mark, kMaxMarks>& marks) {
    const auto adds = [](const Mark& mark) { return effect(mark.by).modify == add_value; };
    for (std::size_t last = marks.size(); last > 0; --last)
        for (std::size_t i = 0; i + 1 < last; ++i)
            if (const Mark& other = marks[last - 1];
                adds(other) && adds(marks[i]) && marks[i].side == other.side) {
                marks[i].value = static_cast<std::int16_t>(marks[i].value + other.value);
                marks.erase_at(last - 1);
                return;
            }
}

void Table::mark(const Mark& mark) {
    if (enc().marks.full())
        fold_two(enc().marks);
    enc().marks.push_back(mark);
}

// Frames above are given up: their cards and ships must not get lost.
void Table::unwind(std::size_t depth) {
    Frames& frames = state_.pub.frames;
    while (frames.size() > depth) {
        Frame top = frames.back();
        frames.pop_back();
        if (auto* play = std::get_if<PlayFrame>(&top)) {
            if (is_of_tech(play->effect))
                dispose_tech(*play);
            else if (play->card != Card::none && !play->gone) {
                play->keep = true;
                if (is_flare(play->card))
                    dispose(*play);
                else
                    to_pile(play->owner, play->card, true);
            }
        } else if (const auto* loss = std::get_if<LossFrame>(&top)) {
            if (loss->step <= 1)
                for (const Seat seat : everybody(pub()))
                    to_warp(seat, loss->batch[seat]);
        } else if (const auto* home = std::get_if<HomeFrame>(&top)) {
            to_warp(home->owner, home->count);
        } else if (auto* draw = std::get_if<DrawFrame>(&top)) {
            DrawFrame::receive(*this, *draw);
        }
    }
}

void Table::go_to(std::uint8_t step) {
    Frames& frames = state_.pub.frames;
    std::size_t at = frames.size();
    while (at > 0 && !std::holds_alternative<EncounterFrame>(frames[at - 1]))
        --at;
    unwind(at);
    auto& frame = std::get<EncounterFrame>(frames[at - 1]);
    frame.step = step;
    frame.at = 0;
    frame.count = 0;
    release_tosses(at);
}

// All ships leave the gate and the planet's surroundings, in timing order.
void Table::recall_all() {
    const auto order = enc().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (enc().sent[order[i - 1]] > 0)
            recall(order[i - 1]);
}

// CF-ROLE-3, CF-PLAN-2: without cards; chosen ones go back to the hands, and all ships home.
void Table::end_encounter(Result result) {
    take_back(Side::offense);
    take_back(Side::defense);
    set_result(result);
    tell({.kind = result == Result::settled ? EventKind::settled_early : EventKind::broken_off,
          .seat = enc().offense});
    go_to(edition().landmarks.end);
    recall_all();
}

void Table::settle(const Verdict& verdict) {
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
void Table::win_at_once(Side side) {
    const Verdict verdict = last_word(pub(), {.winner = side});
    if (const auto* play = topmost<PlayFrame>(pub().frames))
        tell({.kind = EventKind::win_decided,
              .seat = play->owner,
              .side = verdict.winner,
              .effect = play->effect});
    settle(verdict);
    go_to(edition().landmarks.resolution);
}

void Table::end_game(SeatSet winners) {
    const PublicEvent event = ending(*this, winners);
    unwind(0);
    state_.pub.tosses.clear();
    state_.pub.over = true;
    state_.pub.winners = winners;
    state_.pub.phase = Phase::over;
    state_.pub.deciding.clear();
    state_.pub.question = {};
    tell(event);
}

// CF-POW-1 to CF-POW-3: told, and answered, as soon as the next thing happens. CF-RESP-6: several
// are answered in timing order.
void Table::settle_powers() {
    if (!std::exchange(state_.secret.touched.players, false))
        return;
    SeatSet lost;
    for (const Seat seat : everybody(pub())) {
        const bool on = power_active(pub(), seat);
        if (on == pub().players[seat].power_on)
            continue;
        player(seat).power_on = on;
        tell({.kind = on ? EventKind::power_regained : EventKind::power_lost, .seat = seat});
        if (!on)
            lost.insert(seat);
    }
    if (lost.empty() || !has_encounter(pub()))
        return;
    const auto& order = encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (lost.has(order[i - 1]))
            window(Moment::power_lost, false, everybody(pub()), order[i - 1]);
}

}  // namespace sidera::cosmic
