// What effects see and ask: look and running use.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

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

}  // namespace

const PlayFrame* Look::answered() const {
    const Frames& frames = ref.pub.frames;
    std::size_t at = frames.size();
    while (at > 0 && !std::holds_alternative<WindowFrame>(frames[at - 1]))
        --at;
    return at < 2 ? nullptr : std::get_if<PlayFrame>(&frames[at - 2]);
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

Look Play::look() const {
    return table.look(frame.owner);
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
const PlayFrame& Play::answered() const {
    const Frames& frames = table.frames();
    std::size_t at = frames.size() - 1;
    while (std::get_if<PlayFrame>(&frames[at]) != &frame)
        --at;
    return std::get<PlayFrame>(frames[at - 2]);
}

const PlayFrame& Play::carrier() const {
    const Frames& frames = table.frames();
    return std::get<PlayFrame>(frames[frames.size() - 2]);
}

const LossFrame& Play::loss() const {
    return *topmost<LossFrame>(table.frames());
}

void Play::show_what_is_left() const {
    Cards left;
    table.own(frame.owner).shown.for_each([&](Card card, int n) {
        for (int i = 0; i < std::min(n, hand().count(card)); ++i)
            left.add(card);
    });
    table.minds.show(frame.owner, left);
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
        table.techs.lift_researcher(at);
        return true;
    }
    if (frame.planet == Planet::none || ships_on(pub(), owner, frame.planet) == 0)
        return false;
    table.ships.lift(owner, frame.planet);
    return true;
}

static Flow go_on_with(PlayFrame& frame, const PlayStep& wanted) {
    const PlaySteps& steps = steps_of(frame, effect(frame.effect));
    std::uint8_t at = 0;
    while (at < steps.size() && steps[at] != wanted)
        ++at;
    frame.step = at;
    return Flow::again;
}

Flow Play::go_to(Flow (*step)(Play&)) const {
    return go_on_with(frame, step);
}

Flow Play::go_to(void (*step)(Play&)) const {
    return go_on_with(frame, step);
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
    table.encounters.mark({.by = by,
                           .seat = frame.owner,
                           .side = side,
                           .card = card,
                           .value = static_cast<std::int16_t>(value)});
}

void Play::answer_once() const {
    table.plays.answer_once(frame.effect);
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

Flow ask_challenge_card(Play& play) {
    return play.ask({.kind = Ask::pick_claim});
}

void hear_named_card(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = play.frame.chosen});
}

Flow hear_settler(Play& play) {
    if (play.said_stop())
        return Flow::next;
    play.table.ships.lift(play.me(), play.said_planet());
    play.table.ships.put(play.me(), play.frame.planet);
    ++play.frame.count;
    return play.ask_again();
}

Flow hear_shown_discard(Play& play) {
    if (play.said_stop()) {
        play.table.minds.show(play.me(), {});
        return Flow::done;
    }
    play.table.minds.hide(play.me(), play.said_card());
    play.table.cards.discard(play.me(), play.said_card());
    return play.ask_again();
}

}  // namespace sidera::cosmic
