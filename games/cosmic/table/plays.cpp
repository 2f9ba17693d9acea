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

bool holds_fitting(const Question& question, const Cards& cards) {
    bool found = false;
    cards.for_each([&](Card card, int) { found = found || fits(question, card); });
    return found;
}

bool has_options(const Question& question, const Private& own) {
    switch (question.kind) {
        case Ask::pick_player:
            return !question.seats.empty();
        case Ask::pick_planet:
        case Ask::pick_source:
            return !question.planets.empty() || question.research;
        case Ask::pick_card:
            return holds_fitting(question, own.hand);
        case Ask::pick_shown:
            return holds_fitting(question, own.shown);
        default:
            return true;
    }
}

Flow enter(PlayFrame& play, Stage stage) {
    play.stage = stage;
    play.step = 0;
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

// CF-RESP-7: who answers knows these choices.
Flow announce(Table& table, PlayFrame& play, const Effect& effect) {
    if (play.step >= effect.announce.size())
        return announced(table, play);
    Play running{table, play};
    const Flow flow = effect.announce[play.step](running);
    return flow == Flow::done ? announced(table, play) : flow;
}

// CF-FLARE-5, CF-RESP-3: cards are answered first, then the use of a power (CF-POW-6).
Flow respond(Table& table, PlayFrame& play, const Effect& effect) {
    if (play.step == 0) {
        if (is_flare(play.card) || is_artifact(play.card))
            table.window(Moment::card_played);
        else if (is_reinforcement(play.card))
            table.window(Moment::reinforced);
        else if (is_of_tech(play.effect))
            table.window(Moment::tech_used);
        return Flow::next;
    }
    if (play.step == 1) {
        if (!play.cancelled && is_use_of_power(play, effect))
            table.window(Moment::power_used);
        return Flow::next;
    }
    return enter(play, Stage::ride);
}

// CF-FLARE-11: a rider is announced after the use has survived.
Flow ride(Table& table, PlayFrame& play, const Effect& effect) {
    if (play.step == 0) {
        if (play.cancelled || effect.late_ride)
            return enter(play, Stage::act);
        Play running{table, play};
        return running.offer_rider() ? Flow::ask : enter(play, Stage::act);
    }
    if (play.step == 1 && verb(table.code()) == Verb::yes) {
        bool hoarded = false;
        const EffectId id = rider_for(table.data(), table.look(play.owner).ref, play, hoarded);
        table.begin_play(play.owner, id, hoarded);
        return Flow::next;
    }
    return enter(play, Stage::act);
}

// CF-RESP-5: costs are part of what an effect does, so a cancelled one costs nothing.
Flow act(Table& table, PlayFrame& play, const Effect& effect) {
    const auto steps = play.zapped      ? effect.zapped
                       : play.cancelled ? std::span<const StepFn>{}
                                        : effect.act;
    Play running{table, play};
    if (effect.super == SuperKind::rider && play.step == 0 && !play.cancelled)
        running.carrier().ridden = true;
    if (play.step >= steps.size())
        return enter(play, Stage::finish);
    const Flow flow = steps[play.step](running);
    return flow == Flow::done ? enter(play, Stage::finish) : flow;
}

// T-ART, then the card leaves, then T-FLARE. CF-POW-2: powers may have been lost by it; when a
// batch of ships is leaving that is looked at when it has gone (CF-LOSS-1).
Flow finish(Table& table, PlayFrame& play) {
    switch (play.step) {
        case 0:
            if (is_artifact(play.card) && !play.cancelled && !play.gone)
                table.window(Moment::artifact_used, false, SeatSet::of(play.owner));
            return Flow::next;
        case 1: {
            const std::size_t place = table.frames().size() - 1;
            table.dispose(play);
            table.release_tosses(place);
            return Flow::next;
        }
        case 2:
            if (play.card != Card::none && is_flare(play.card) && !play.cancelled)
                table.window(Moment::flare_used);
            return Flow::next;
        case 3:
            if (!ships_are_leaving(table.pub()))
                table.settle_powers();
            return Flow::next;
        default:
            return Flow::done;
    }
}

}  // namespace

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

void Table::begin_play(Seat seat, EffectId id, bool hoarded) {
    if (is_of_tech(id))
        return begin_tech(seat, id);
    PlayFrame play{.effect = id, .owner = seat, .card = card_for(id), .hoarded = hoarded};
    const AlienId of = is_of_alien(id) ? cosmic::alien_of(id) : AlienId::none;
    // A borrowed hoard is opened by a sheet that lies face up.
    if (hoarded ? !plays_hoard(pub(), seat) : is_power(id) && own(seat).face_down == of)
        show_powers(seat);
    if (is_power(id)) {
        const auto& sheets = pub().players[seat].sheets;
        while (play.sheet + 1u < sheets.size() && sheets[play.sheet].alien != of)
            ++play.sheet;
        Sheet& used = player(seat).sheets[play.sheet];
        used.used = static_cast<std::uint8_t>(used.used | 1u << slot_of(id));
        tell({.kind = EventKind::power_used, .seat = seat, .alien = of});
    } else {
        if (hoarded) {
            remove_hoard(seat, play.card);
        } else {
            remove(seat, play.card);
            spot(seat, play.card);
        }
        if (is_flare(play.card)) {
            enc().flared.insert(seat);
            enc().flares_used.insert(of);
            state_.pub.flares_seen.insert(of);
            if (is_super(id)) {
                const int sheet = usable_sheet(pub(), seat, of);
                play.sheet = static_cast<std::uint8_t>(sheet < 0 ? 0 : sheet);
            }
            tell({.kind = is_super(id) ? EventKind::super_played : EventKind::wild_played,
                  .seat = seat,
                  .alien = of});
        } else {
            tell({.kind = EventKind::card_played, .seat = seat, .card = play.card});
        }
    }
    push(play);
}

// CF-FLARE-1, CF-FLARE-6: where the card goes.
void Table::dispose(PlayFrame& play) {
    if (is_of_tech(play.effect))
        return dispose_tech(play);
    if (play.card == Card::none || play.gone)
        return;
    play.gone = true;
    const bool back =
        is_flare(play.card) && edition().flares_return ? !play.cancelled || play.keep : play.keep;
    if (!back) {
        to_pile(play.owner, play.card);
    } else if (play.hoarded) {
        gain_hoard(play.owner, play.card);
    } else {
        gain(play.owner, play.card);
        for (const Seat seat : everybody(pub()))
            learn(seat, play.owner, play.card);
    }
}

// A flare that does not count as used after all.
void Table::forget_flare(Seat seat, AlienId alien) {
    enc().flared.erase(seat);
    enc().flares_used.erase(alien);
}

void Table::zap_hoard(Seat seat) {
    for (Sheet& sheet : player(seat).sheets)
        if (alien(sheet.alien).passive.plays_hoard) {
            sheet.zapped = true;
            tell({.kind = EventKind::power_zapped, .seat = seat, .alien = sheet.alien});
        }
}

void Table::use_hoard(Seat seat) {
    begin_play(seat, hoard_power(seat), false);
}

// By custom it is the first power of such an alien.
EffectId Table::hoard_power(Seat seat) const {
    for (const Sheet& sheet : pub().players[seat].sheets)
        if (alien(sheet.alien).passive.plays_hoard && usable(pub(), seat, sheet))
            return power_effect(sheet.alien, 0);
    return EffectId::none;
}

const PlayFrame* Look::answered() const {
    const Frames& frames = ref.pub.frames;
    return frames.size() < 2 ? nullptr : std::get_if<PlayFrame>(&frames[frames.size() - 2]);
}

bool Look::tossed(bool (*wanted)(Card)) const {
    const TossFrame* toss = topmost<TossFrame>(ref.pub.frames);
    if (toss == nullptr || toss->from == ref.seat)
        return false;
    for (std::size_t i = toss->first; i < std::size_t{toss->first} + toss->count; ++i)
        if (wanted(ref.pub.discards[i]))
            return true;
    return false;
}

const Public& Play::pub() const {
    return table.pub();
}

const Encounter& Play::encounter() const {
    return table.encounter();
}

Side Play::side() const {
    return side_of(table.pub(), frame.owner);
}

Seat Play::opponent() const {
    return opponent_of(table.pub(), frame.owner);
}

const Cards& Play::hand() const {
    return table.own(frame.owner).hand;
}

// The frames stand: answered play, window, this play.
PlayFrame& Play::answered() const {
    Frames& frames = table.frames();
    std::size_t at = frames.size() - 1;
    while (std::get_if<PlayFrame>(&frames[at]) != &frame)
        --at;
    return std::get<PlayFrame>(frames[at - 2]);
}

PlayFrame& Play::carrier() const {
    Frames& frames = table.frames();
    return std::get<PlayFrame>(frames[frames.size() - 2]);
}

LossFrame& Play::loss() const {
    Frames& frames = table.frames();
    std::size_t at = frames.size() - 1;
    while (!std::holds_alternative<LossFrame>(frames[at]))
        --at;
    return std::get<LossFrame>(frames[at]);
}

void Play::show_what_is_left() const {
    Cards left;
    table.own(frame.owner).shown.for_each([&](Card card, int n) {
        for (int i = 0; i < std::min(n, hand().count(card)); ++i)
            left.add(card);
    });
    table.show(frame.owner, left);
}

Flow Play::ask(Seat seat, Question question) const {
    question.about = frame.effect;
    if (!question.may_stop && !has_options(question, table.own(seat))) {
        frame.cancelled = true;  // an answer has taken away what it was about
        frame.keep = true;
        return Flow::done;
    }
    return table.ask(seat, question);
}

Flow Play::ask_player(SeatSet seats) const {
    return ask({.kind = Ask::pick_player, .seats = seats});
}

Flow Play::ask_planet(PlanetSet planets, bool may_stop) const {
    return ask({.kind = Ask::pick_planet, .planets = planets, .may_stop = may_stop});
}

Flow Play::ask_card(Pick pick, int low, int high, bool may_stop) const {
    return ask({.kind = Ask::pick_card,
                .pick = pick,
                .low = static_cast<std::int8_t>(low),
                .high = static_cast<std::int8_t>(high),
                .may_stop = may_stop});
}

Flow Play::ask_number(int low, int high) const {
    return ask({.kind = Ask::pick_number,
                .low = static_cast<std::int8_t>(low),
                .high = static_cast<std::int8_t>(high)});
}

Flow Play::ask_yes_no() const {
    return ask({.kind = Ask::pick_yes_no});
}

Flow Play::ask_ship(Ask kind, Seat owner, PlanetSet planets) const {
    return ask({.kind = kind,
                .subject = owner,
                .planets = planets,
                .research = researching_ships(pub(), owner) > 0});
}

void Play::note_ship(Seat owner) const {
    frame.planet = Planet::none;
    frame.tech = -1;
    if (verb(table.code()) == Verb::tech_ship)
        frame.tech =
            static_cast<std::int8_t>(nth_tech(pub(), owner, static_cast<int>(table.operand())));
    else
        frame.planet = said_planet();
}

bool Play::take_ship(Seat owner) const {
    if (frame.tech >= 0) {
        const auto at = static_cast<std::size_t>(frame.tech);
        if (pub().techs[at].ships == 0)
            return false;
        table.lift_researcher(at);
        return true;
    }
    if (frame.planet == Planet::none || ships_on(pub(), owner, frame.planet) == 0)
        return false;
    table.lift(owner, frame.planet);
    return true;
}

Seat Play::said_seat() const {
    return seat_at(static_cast<int>(table.operand()));
}

Planet Play::said_planet() const {
    return static_cast<Planet>(table.operand());
}

Card Play::said_card() const {
    return static_cast<Card>(table.operand());
}

Side Play::said_side() const {
    return verb(table.code()) == Verb::offense ? Side::offense : Side::defense;
}

int Play::said_number() const {
    return table.answer().value;
}

bool Play::said_yes() const {
    return verb(table.code()) == Verb::yes;
}

bool Play::said_stop() const {
    return verb(table.code()) == Verb::done;
}

void Play::mark(Side side, int value, Card card) const {
    mark_as(frame.effect, side, value, card);
}

void Play::mark_as(EffectId by, Side side, int value, Card card) const {
    table.mark({.by = by,
                .seat = frame.owner,
                .side = side,
                .card = card,
                .value = static_cast<std::int16_t>(value)});
}

void Play::answer_once() const {
    Frames& frames = table.frames();
    for (std::size_t i = frames.size(); i > 0; --i)
        if (auto* window = std::get_if<WindowFrame>(&frames[i - 1])) {
            if (!window->answered.full())
                window->answered.push_back(frame.effect);
            return;
        }
}

// CF-TIME-8: where hands must not show, whoever might hold the flare is asked.
bool Play::offer_rider() const {
    const EffectId possible = possible_rider(pub(), frame);
    bool hoarded = false;
    if (possible == EffectId::none ||
        (pub().rules.asking == Asking::holders &&
         rider_for(table.data(), table.look(frame.owner).ref, frame, hoarded) == EffectId::none))
        return false;
    table.ask(frame.owner, {.kind = Ask::pick_yes_no, .about = possible, .quiet = true});
    return true;
}

Flow announce_player(Play& play) {
    play.frame.seat = play.said_seat();
    return Flow::done;
}

Flow ask_which_side(Play& play) {
    return play.ask({.kind = Ask::pick_side});
}

Flow announce_side(Play& play) {
    play.frame.side = play.said_side();
    return Flow::done;
}

}  // namespace sidera::cosmic
