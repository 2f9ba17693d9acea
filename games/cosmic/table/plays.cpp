// A use of an effect from its announcement to its end: choices, answers, riders, what it does.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

// CF-A-GEN-5: what a super flare lets a power do is a use of it.
bool is_use_of_power(const PlayFrame& play, const Effect& effect) {
    if (is_power(play.effect))
        return effect.use == Use::optional || effect.use == Use::mandatory;
    return play.hoarded || (is_super(play.effect) && effect.super == SuperKind::enable);
}

constexpr std::uint8_t kFirstStep = 0;  // of a stage

enum Responding : std::uint8_t { kCardAnswered, kPowerAnswered };

enum Riding : std::uint8_t { kOfferRider, kHearRider };

enum Finishing : std::uint8_t { kArtifactUsed, kCardLeaves, kFlareUsed, kPowersSettle };

Flow enter(PlayFrame& play, Stage stage) {
    play.stage = stage;
    play.step = kFirstStep;
    return Flow::again;
}

Flow announced(Table& table, PlayFrame& play) {
    if (play.seat != kNoSeat || play.planet != Planet::none || !play.seats.empty() ||
        play.side != Side::none || play.number != 0)
        table.tell({.kind = EventKind::target_named,
                    .seat = play.owner,
                    .other = play.seat,
                    .planet = play.planet,
                    .side = play.side,
                    .value = play.number,
                    .effect = play.effect,
                    .seats = play.seats});
    return enter(play, Stage::respond);
}

// What follows a deed: the next step, if there is one.
Flow after(const PlaySteps& steps, std::size_t at) {
    return at + 1 < steps.size() ? Flow::next : Flow::done;
}

Flow ask_target(Play& play, const Target& target) {
    const Look look = play.look();
    if (target.players != nullptr)
        return play.ask_player(target.players(look));
    if (target.planets != nullptr)
        return play.ask_planet(target.planets(look));
    if (target.own_ship_on != nullptr)
        return play.ask_ship(Ask::pick_source, play.me(), target.own_ship_on(look));
    if (target.side)
        return play.ask({.kind = Ask::pick_side});
    const Range range = target.amount(look);
    return play.ask_number(range.lo, range.hi);
}

void note_target(Play& play, const Target& target) {
    PlayFrame& frame = play.frame;
    if (target.players != nullptr)
        frame.seat = play.said_seat();
    else if (target.planets != nullptr)
        frame.planet = play.said_planet();
    else if (target.own_ship_on != nullptr)
        play.note_ship(play.me());
    else if (target.side)
        frame.side = play.said_side();
    else
        frame.number = static_cast<std::int8_t>(play.said_number());
}

// CF-RESP-7: who answers knows these choices.
Flow announce(Table& table, PlayFrame& play, const Effect& effect) {
    Play running{table, play};
    if (effect.target.is_named()) {
        if (play.step == kFirstStep) {
            const Flow flow = ask_target(running, effect.target);
            return flow == Flow::done ? announced(table, play) : flow;
        }
        note_target(running, effect.target);
        return announced(table, play);
    }
    if (play.step >= effect.announce.size())
        return announced(table, play);
    const Flow flow = effect.announce[play.step].run(running, after(effect.announce, play.step));
    return flow == Flow::done ? announced(table, play) : flow;
}

// CF-FLARE-5, CF-RESP-3: cards are answered first, then the use of a power (CF-POW-6).
Flow respond(Table& table, PlayFrame& play, const Effect& effect) {
    if (play.step == kCardAnswered) {
        if (is_flare(play.card) || is_artifact(play.card))
            table.window(Moment::card_played);
        else if (is_reinforcement(play.card))
            table.window(Moment::reinforced);
        else if (is_of_tech(play.effect))
            table.window(Moment::tech_used);
        return Flow::next;
    }
    if (play.step == kPowerAnswered) {
        if (!play.cancelled && is_use_of_power(play, effect))
            table.window(Moment::power_used);
        return Flow::next;
    }
    return enter(play, Stage::ride);
}

// CF-FLARE-11: a rider is announced after the use has survived.
Flow ride(Table& table, PlayFrame& play, const Effect& effect) {
    if (play.step == kOfferRider) {
        if (play.cancelled || effect.late_ride)
            return enter(play, Stage::act);
        Play running{table, play};
        return running.offer_rider() ? Flow::ask : enter(play, Stage::act);
    }
    if (play.step == kHearRider && verb(table.code()) == Verb::yes) {
        bool hoarded = false;
        const EffectId id = rider_for(table.data(), table.look(play.owner).ref, play, hoarded);
        table.plays.begin_play(play.owner, id, hoarded);
        return Flow::next;
    }
    return enter(play, Stage::act);
}

// CF-RESP-5: costs are part of what an effect does, so a cancelled one costs nothing.
Flow act(Table& table, PlayFrame& play, const Effect& effect) {
    const PlaySteps& steps = steps_of(play, effect);
    Play running{table, play};
    if (effect.super == SuperKind::rider && play.step == kFirstStep && !play.cancelled)
        table.plays.ride(running.carrier());
    if (play.step >= steps.size())
        return enter(play, Stage::finish);
    const Flow flow = steps[play.step].run(running, after(steps, play.step));
    return flow == Flow::done ? enter(play, Stage::finish) : flow;
}

// T-ART, then the card leaves, then T-FLARE. CF-POW-2: powers may have been lost by it; when a
// batch of ships is leaving that is looked at when it has gone (CF-LOSS-1).
Flow finish(Table& table, PlayFrame& play) {
    switch (play.step) {
        case kArtifactUsed:
            if (is_artifact(play.card) && !play.cancelled && !play.gone)
                table.window(Moment::artifact_used, false, SeatSet::of(play.owner));
            return Flow::next;
        case kCardLeaves: {
            const std::size_t place = table.frames().size() - 1;
            table.plays.dispose(play);
            table.cards.release_tosses(place);
            return Flow::next;
        }
        case kFlareUsed:
            if (play.card != Card::none && is_flare(play.card) && !play.cancelled)
                table.window(Moment::flare_used);
            return Flow::next;
        case kPowersSettle:
            if (!ships_are_leaving(table.pub()))
                table.sheets.settle_powers();
            return Flow::next;
        default:
            return Flow::done;
    }
}

}  // namespace

const PlaySteps& steps_of(const PlayFrame& play, const Effect& effect) {
    static constexpr PlaySteps kNone;
    if (play.stage == Stage::announce)
        return effect.announce;
    if (play.zapped)
        return effect.zapped;
    return play.cancelled ? kNone : effect.act;
}

Flow PlayFrame::run(Table& table, PlayFrame& frame) {
    const Effect& what = cosmic::effect(frame.effect);
    switch (frame.stage) {
        case Stage::announce:
            return announce(table, frame, what);
        case Stage::respond:
        case Stage::zap:
            return respond(table, frame, what);
        case Stage::ride:
            return ride(table, frame, what);
        case Stage::act:
            return act(table, frame, what);
        case Stage::finish:
            return finish(table, frame);
    }
    return Flow::done;
}

void PlayDeeds::begin_play(Seat seat, EffectId id, bool hoarded) {
    if (is_of_tech(id))
        return table_.techs.begin_tech(seat, id);
    PlayFrame play{.effect = id, .owner = seat, .card = card_for(id), .hoarded = hoarded};
    const AlienId of = is_of_alien(id) ? cosmic::alien_of(id) : AlienId::none;
    // A borrowed hoard is opened by a sheet that lies face up.
    if (hoarded ? !plays_hoard(pub(), seat) : is_power(id) && own(seat).face_down == of)
        table_.sheets.show_powers(seat);
    if (is_power(id)) {
        const auto& sheets = pub().players[seat].sheets;
        while (play.sheet + 1u < sheets.size() && sheets[play.sheet].alien != of)
            ++play.sheet;
        Sheet& used = player(seat).sheets[play.sheet];
        used.used = static_cast<std::uint8_t>(used.used | 1u << slot_of(id));
        tell({.kind = EventKind::power_used, .seat = seat, .alien = of});
    } else {
        note_played(seat);
        if (hoarded) {
            table_.cards.remove_hoard(seat, play.card);
        } else {
            table_.cards.remove(seat, play.card);
            table_.minds.spot(seat, play.card);
            table_.encounters.note_played(seat, play.card);
        }
        if (is_flare(play.card)) {
            if (edition().flares_return) {  // what is discarded counts itself (CM-FLARE-3)
                enc().flared.insert(seat);
                enc().flares_used.insert(of);
            }
            state().pub.flares_seen.insert(of);
            if (is_super(id)) {
                const int sheet = usable_sheet(pub(), seat, of);
                play.sheet = static_cast<std::uint8_t>(sheet < 0 ? 0 : sheet);
            }
            tell({.kind = is_super(id) ? EventKind::super_played : EventKind::wild_played,
                  .seat = seat,
                  .alien = of});
        } else {
            note_edict(id);
            tell({.kind = EventKind::card_played, .seat = seat, .card = play.card});
        }
    }
    push(play);
}

// By what it counts as.
void PlayDeeds::note_edict(EffectId as) {
    if (edition().remembers_edicts && is_of_card(as) && is_artifact(card_for(as)))
        enc().edicts.insert(card_for(as));
}

void PlayDeeds::go_on_as(const PlayFrame& play, Card card, EffectId as) {
    const Seat seat = play.owner;
    if (!table_.cards.remove(seat, card))
        return;
    table_.minds.spot(seat, card);
    note_played(seat);
    table_.encounters.note_played(seat, card);
    note_edict(as);
    tell({.kind = EventKind::card_played, .seat = seat, .card = card});
    writable(play) = {.effect = as, .owner = seat, .card = card, .as_other = true};
}

void PlayDeeds::take_over(const PlayFrame& play, Seat seat, EffectId as) {
    note_edict(as);
    writable(play) = {.effect = as, .owner = seat, .card = play.card};
}

// CM-SKIP-1: who has played a card can no longer skip the turn.
void PlayDeeds::note_played(Seat seat) {
    if (pub().rules.skip_turn && pub().phase == Phase::interphase && seat == encounter().offense)
        enc().has_played = true;
}

// CF-FLARE-1, CF-FLARE-6, CM-INV-10: where the card goes.
void PlayDeeds::dispose(PlayFrame& play) {
    if (is_of_tech(play.effect))
        return table_.techs.dispose_tech(play);
    if (play.card == Card::none || play.gone)
        return;
    play.gone = true;
    const bool back = is_flare(play.card) && edition().flares_return
                          ? !play.cancelled || play.keep
                          : play.keep || (play.cancelled && play.as_other);
    if (!back) {
        if (!table_.slots.keep_used(play.owner, play.card))
            table_.cards.to_pile(play.owner, play.card);
    } else if (play.hoarded) {
        table_.cards.gain_hoard(play.owner, play.card);
    } else {
        table_.cards.gain(play.owner, play.card);
        table_.minds.learn_all(play.owner, play.card);
    }
}

// A flare that does not count as used after all.
void PlayDeeds::forget_flare(Seat seat, AlienId alien) {
    enc().flared.erase(seat);
    enc().flares_used.erase(alien);
}

void PlayDeeds::cancel(const PlayFrame& play) {
    writable(play).cancelled = true;
    tell({.kind = EventKind::play_cancelled, .seat = play.owner});
}

// CF-FLARE-8
void PlayDeeds::cancel_flare(const PlayFrame& play) {
    const AlienId flare = cosmic::alien_of(play.card);
    writable(play).cancelled = true;
    if (edition().flares_return) {  // CM-FLARE-5: else it is discarded like any other
        writable(play).keep = true;
        forget_flare(play.owner, flare);
        enc().flares_stopped.insert(flare);
    }
    tell({.kind = EventKind::play_cancelled, .seat = play.owner});
}

// CM-A-NEGATOR-1
void PlayDeeds::veto(const PlayFrame& play) {
    writable(play).keep = true;
    if (is_flare(play.card)) {
        enc().flares_stopped.insert(cosmic::alien_of(play.card));
    } else {
        enc().kept = play.card;
        enc().kept_by = play.owner;
    }
    cancel(play);
}

void PlayDeeds::snatch(const PlayFrame& play) {
    writable(play).gone = true;
    cancel(play);
}

void PlayDeeds::keep_artifact(const PlayFrame& play, Seat keeper) {
    writable(play).keep = true;
    enc().kept = play.card;
    enc().kept_by = keeper;
    tell({.kind = EventKind::card_kept, .seat = keeper, .card = play.card});
}

// CF-FLARE-7, CF-FLARE-11: with its power goes the use that a rider rides on. What happens without
// being used goes on (CF-POW-7). One that is half done has its zapped steps to clear up.
void PlayDeeds::stop_ridden_use(const PlayFrame& rider) {
    std::size_t at = frames().size() - 1;
    while (std::get_if<PlayFrame>(&frames()[at]) != &rider)
        --at;
    auto& ridden = std::get<PlayFrame>(frames()[at - 1]);
    if (effect(ridden.effect).use == Use::automatic)
        return;
    ridden.cancelled = true;
    ridden.zapped = true;
    if (ridden.stage == Stage::act)
        ridden.step = kFirstStep;
}

// CF-POW-6: the effect is cancelled and the power is out for this encounter. A super flare goes
// back to the hand and does not count as used (CF-FLARE-7). Played from a hoard, it is answered as
// a card of its own alien first, and then as a use of the power that opens the hoard.
void PlayDeeds::zap(const PlayFrame& play, bool of_hoard) {
    PlayFrame& target = writable(play);
    const bool of_flare =
        is_super(target.effect) && (!of_hoard || effect(target.effect).super == SuperKind::enable);
    target.cancelled = true;
    if (is_power(target.effect) || of_flare)
        table_.sheets.zap(target.owner, target.sheet, cosmic::alien_of(target.effect));
    if (is_power(target.effect))
        target.zapped = true;
    if ((is_super(target.effect) && edition().flares_return) || target.hoarded)
        target.keep = true;
    if (is_flare(target.card) && target.keep)
        forget_flare(target.owner, cosmic::alien_of(target.effect));
    if (of_flare && effect(target.effect).super == SuperKind::rider)
        stop_ridden_use(target);
    if (of_hoard)
        table_.sheets.zap_hoard(target.owner);
}

void PlayDeeds::ride(const PlayFrame& carrier) {
    writable(carrier).ridden = true;
}

void PlayDeeds::point_at(const PlayFrame& carrier, Seat seat) {
    writable(carrier).seat = seat;
}

void PlayDeeds::point_at(const PlayFrame& carrier, Side side) {
    writable(carrier).side = side;
}

void PlayDeeds::answer_once(EffectId effect) {
    auto& answered = running<WindowFrame>().answered;
    if (!answered.full())
        answered.push_back(effect);
}

void PlayDeeds::use_hoard(Seat seat) {
    begin_play(seat, hoard_power(seat), false);
}

// By custom it is the first power of such an alien.
EffectId PlayDeeds::hoard_power(Seat seat) const {
    for (const Sheet& sheet : pub().players[seat].sheets)
        if (alien(sheet.alien).passive.plays_hoard && usable(pub(), seat, sheet))
            return power_effect(sheet.alien, 0);
    return EffectId::none;
}

}  // namespace sidera::cosmic
