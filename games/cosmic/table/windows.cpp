// Windows: who is asked at a moment, in which order, and when it closes.

#include "games/cosmic/phases/steps.h"
#include "games/cosmic/rules/going_round.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

const PlayFrame* below_window(const Frames& frames) {
    return frames.size() < 2 ? nullptr : std::get_if<PlayFrame>(&frames[frames.size() - 2]);
}

// Whether a power that needs no question can act now.
bool acts_now(
    const Table& table, const WindowFrame& window, Seat seat, const Sheet& sheet, std::size_t at) {
    const Public& pub = table.pub();
    const Effect& power = alien(sheet.alien).power[at];
    if (power.when.moment != window.moment || (power.in & table.edition().id) == 0)
        return false;
    if (power.use == Use::mandatory) {
        if (table.edition().mandatory != Mandatory::acts_by_itself || !usable(pub, seat, sheet) ||
            (!power.often && (sheet.used >> at & 1) != 0) ||
            answers_too_deep(pub, seat, power_effect(sheet.alien, at)))
            return false;
    } else if (power.use != Use::automatic || (!power.lasting && !in_force(pub, seat, sheet))) {
        return false;
    }
    return !window.answered.contains(power_effect(sheet.alien, at)) &&
           has_role(pub, seat, power.when.roles) && can_be_used(power, table.look(seat));
}

// CF-TIME-3: an edition says who is asked next.
void use(Table& table, WindowFrame& window, Seat seat, EffectId id, bool hoarded) {
    const std::size_t seats = table.encounter().order.size();
    window.passed = 0;
    window.silent.clear();
    if (window.open)
        window.at = table.edition().window_restarts
                        ? 0
                        : static_cast<std::uint8_t>((window.at + 1u) % seats);
    else if (is_response(window.moment))  // CF-RESP-2: if it is stopped, the next player is asked
        ++window.at;
    table.plays.begin_play(seat, id, hoarded);
}

// CF-POW-7: what happens without being used happens when its owner's turn comes. In an edition
// whose mandatory powers act by themselves these are used then, too.
bool run_automatic(Table& table, WindowFrame& window, Seat seat) {
    for (const Sheet& sheet : table.pub().players[seat].sheets) {
        if (!table.data().at(window.moment).powers.has(sheet.alien) || sheet.hidden ||
            sheet.suspended)
            continue;
        const auto powers = alien(sheet.alien).power;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            if (!acts_now(table, window, seat, sheet, i))
                continue;
            const EffectId id = power_effect(sheet.alien, i);
            if (powers[i].use == Use::automatic) {
                window.answered.push_back(id);
                table.push(PlayFrame{.stage = Stage::act, .effect = id, .owner = seat});
            } else {
                use(table, window, seat, id, false);
            }
            return true;
        }
    }
    return false;
}

bool must_ask(const Table& table, const WindowFrame& window, Seat seat, bool can_act) {
    if (can_act)
        return true;
    switch (table.pub().rules.asking) {
        case Asking::holders:
            return false;
        case Asking::possible:
            return might_hold(table.data(), table.pub(), seat, window.moment);
        case Asking::always:
            return true;
    }
    return false;
}

void next_seat(WindowFrame& window, std::size_t seats) {
    ++window.passed;
    ++window.at;
    if (window.open && window.at == seats)
        window.at = 0;
}

// CM-REINF-3: all who have something to say and have not passed since somebody spoke.
Flow ask_together(Table& table, const WindowFrame& window) {
    SeatSet asked;
    for (const Seat seat : window.only.without(window.silent)) {
        const bool can_act = table.has_business(seat, window.moment) &&
                             can_use_any(table.data(), table.look(seat).ref, window.moment);
        if (must_ask(table, window, seat, can_act))
            asked.insert(seat);
    }
    if (asked.empty())
        return Flow::done;
    return table.ask_any(asked, {.kind = Ask::play_effect, .moment = window.moment});
}

// Asks the next player who has something to say; done when nobody has.
Flow go_round(Table& table, WindowFrame& window) {
    const auto& order = table.encounter().order;
    for (;;) {
        if (window.open ? window.passed >= order.size() : window.at >= order.size())
            return Flow::done;
        if (is_response(window.moment)) {
            const PlayFrame* play = below_window(table.pub().frames);
            if (play != nullptr && play->cancelled)
                return Flow::done;
        }
        const Seat seat = order[window.at];
        const bool business = window.only.has(seat) && table.has_business(seat, window.moment);
        if (business && run_automatic(table, window, seat))
            return Flow::again;
        const bool can_act =
            business && can_use_any(table.data(), table.look(seat).ref, window.moment);
        if (window.only.has(seat) && must_ask(table, window, seat, can_act))
            return table.ask(seat,
                             {.kind = is_response(window.moment) ? Ask::respond : Ask::play_effect,
                              .moment = window.moment});
        next_seat(window, order.size());
    }
}

// CF-HAND-2: whose hand it is plays card after card of it, or passes. It has been shown, so that to
// be asked tells nothing.
Flow ask_owner(Table& table, WindowFrame& window) {
    const auto& order = table.encounter().order;
    const Seat seat = window.only.lowest();
    window.at = 0;
    while (order[window.at] != seat)
        ++window.at;
    if (window.passed > 0 || !can_play_from_hand(table.data(), table.look(seat).ref, window.moment))
        return Flow::done;
    return table.ask(seat, {.kind = Ask::play_effect, .moment = window.moment});
}

constexpr std::uint8_t kGoRound = 0;  // its first step; the second one hears

Flow hear(Table& table, WindowFrame& window) {
    window.step = kGoRound;
    const auto& order = table.encounter().order;
    const Seat seat = window.together ? table.answer().seat : order[window.at];
    if (verb(table.code()) != Verb::play) {
        if (window.together)
            window.silent.insert(seat);
        else
            next_seat(window, order.size());
        return Flow::again;
    }
    use(table, window, seat, effect_in(table.code()), is_hoarded(table.code()));
    return Flow::again;
}

}  // namespace

namespace {

// A window of the challenge itself, not one that answers something.
bool is_of_encounter(const Frames& frames) {
    return frames.size() >= 2 && std::holds_alternative<EncounterFrame>(frames[frames.size() - 2]);
}

constexpr auto kBeforeCards = EnumSet<Phase, 16>::of(Phase::regroup,
                                                     Phase::destiny,
                                                     Phase::launch,
                                                     Phase::offense_invites,
                                                     Phase::defense_invites,
                                                     Phase::alliance,
                                                     Phase::planning);

}  // namespace

bool breaks_off_without_cards(Table& table) {
    const Encounter& e = table.encounter();
    const bool out = kBeforeCards.has(table.pub().phase) && !e.slots[Side::offense].selected &&
                     !table.own(e.offense).hand.any_of(kEncounterCards) &&
                     !holds_encounter_card(table.pub(), table.own(e.offense), e.offense) &&
                     !waits_for_cards(table.pub(), e.offense);  // CM-HAND-7
    if (out)
        table.encounters.end_encounter(Result::broken_off);
    return out;
}

// CF-TIME-3, CF-RESP-1, CF-INV-15, CM-INV-14; CF-TIME-7: what was used runs above its window, which
// waits.
Flow WindowFrame::run(Table& table, WindowFrame& frame) {
    if (frame.step != kGoRound)
        return hear(table, frame);
    if (table.edition().aborts_at_once && is_of_encounter(table.frames()) &&
        breaks_off_without_cards(table)) [[unlikely]]
        return Flow::leave;
    if (frame.together)
        return ask_together(table, frame);
    return frame.from_hand ? ask_owner(table, frame) : go_round(table, frame);
}

// What hands, hoards and sheets have to say is kept until somebody writes to them.
void Table::refresh_voices() {
    Touched& kept = state_.secret.touched;
    for (const Seat seat : kept.voices& everybody(pub()))
        kept.moments[seat] = moments_of(data_, pub().players[seat], state_.own[seat]);
    kept.voices.clear();
    kept.anybody.clear();
    for (const Seat seat : everybody(pub()))
        kept.anybody = kept.anybody | kept.moments[seat];
}

bool Table::has_business(Seat seat, Moment moment) {
    if (!state_.secret.touched.voices.empty())
        refresh_voices();
    return state_.secret.touched.moments[seat].has(moment) ||
           (pub().rules.technology && has_tech_for(data_, ref_of(state_, seat), moment));
}

// Where nothing at all can be used nobody is asked, under any policy.
bool Table::might_speak(Moment moment, SeatSet only) {
    if (!state_.secret.touched.voices.empty())
        refresh_voices();
    if (pub().rules.asking == Asking::holders && !pub().rules.technology &&
        !state_.secret.touched.anybody.has(moment))
        return false;
    if (data_.at(moment).empty())
        return false;
    for (const Seat seat : only& everybody(pub()))
        if (has_business(seat, moment) || pub().rules.asking == Asking::always ||
            (pub().rules.asking == Asking::possible && might_hold(data_, pub(), seat, moment)))
            return true;
    return false;
}

void Table::window_together(Moment moment) {
    SeatSet involved;
    for (const Seat seat : everybody(pub()))
        if (has_role(pub(), seat, kMainOrAlly))
            involved.insert(seat);
    if (might_speak(moment, involved))
        push(WindowFrame{.moment = moment, .only = involved, .together = true});
}

void Table::window(Moment moment, bool open, SeatSet only, Seat about) {
    only = only & everybody(pub());
    if (might_speak(moment, only))
        push(WindowFrame{.moment = moment, .open = open, .only = only, .about = about});
}

}  // namespace sidera::cosmic
