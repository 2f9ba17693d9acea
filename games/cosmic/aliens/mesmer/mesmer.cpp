// Mesmer: plays any edict as any other.
//
// Alien 88, in Mayfair.

#include "games/cosmic/aliens/alien.h"
#include "games/cosmic/rules/going_round.h"

namespace sidera::cosmic {
namespace {

constexpr std::size_t kFramesToPlayed = 3;  // the window in which a card was played, from the top

// The window that the use answers, or is announced above.
Moment moment_now(const Look& look) {
    const auto* window = topmost<WindowFrame>(look.pub().frames);
    return window == nullptr ? Moment::never : window->moment;
}

// The edicts that a card of the hand may count as; the wild flare knows those played already.
CardSet names(const Look& look, bool wild) {
    const CardSet edicts = playable_edicts(look.data, look.ref, moment_now(look));
    return wild ? edicts & look.encounter().edicts : edicts;
}

// Another edict than the one that lies there for it.
bool has_card_for(const Look& look, const CardSet& edicts) {
    const CardSet held = look.hand().kinds() & kArtifacts;
    return !held.empty() && !edicts.empty() &&
           (held.size() > 1 || edicts.size() > 1 || held != edicts);
}

// Its card is still in the hand then: an answer to itself, or in a chain of them, would play it
// twice.
bool answers_itself(const Look& look) {
    for (const Frame& frame : look.pub().frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame);
            play != nullptr && play->owner == look.me() && is_of_alien(play->effect) &&
            alien_of(play->effect) == AlienId::mesmer)
            return true;
    return false;
}

// CM-A-MESMER-1, CM-A-MESMER-W
template<bool kWild>
bool can_name(const Look& look) {
    return look.hand().any_of(kArtifacts) && !answers_itself(look) &&
           !has_played_many_edicts(look.encounter(), look.me()) &&
           has_card_for(look, names(look, kWild));
}

Flow ask_card(Play& play) {
    const CardSet edicts = names(play.look(), is_wild(play.frame.effect));
    return play.ask({.kind = Ask::pick_card,
                     .pick = Pick::type,
                     .low = static_cast<std::int8_t>(CardType::artifact),
                     .avoid = edicts.size() == 1 ? edicts.lowest() : Card::none});
}

Flow ask_name(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.minds.learn_all(play.me(), play.frame.chosen);
    return play.ask({.kind = Ask::pick_edict,
                     .moment = moment_now(play.look()),
                     .low = is_wild(play.frame.effect) ? std::int8_t{1} : std::int8_t{0},
                     .card = play.frame.chosen});
}

// The name is kept in `count`.
void hear_name(Play& play) {
    play.frame.count = static_cast<std::int8_t>(play.said_card());
    play.table.tell({.kind = EventKind::claimed, .seat = play.me(), .card = play.said_card()});
}

// From here on the use is that of the edict.
Flow hypnotize(Play& play) {
    const Look look = play.look();
    const auto name = static_cast<Card>(play.frame.count);
    const EffectId as = edict_effect(look.data, look.ref, name, moment_now(look));
    if (as == EffectId::none || !play.hand().has(play.frame.chosen))
        return Flow::done;
    play.table.plays.go_on_as(play.frame, play.frame.chosen, as);
    return Flow::again;
}

// CM-A-MESMER-S: an edict that somebody else plays in a window of the challenge. Zaps answer
// something, and nothing else could answer it.
const WindowFrame* window_below(const Look& look) {
    const Frames& frames = look.pub().frames;
    std::size_t at = frames.size();
    while (at > 0 && !std::holds_alternative<WindowFrame>(frames[at - 1]))
        --at;
    return at < kFramesToPlayed ? nullptr : std::get_if<WindowFrame>(&frames[at - kFramesToPlayed]);
}

bool others_edict(const Look& look) {
    const PlayFrame* play = look.answered();
    const WindowFrame* window = window_below(look);
    if (play == nullptr || window == nullptr || play->owner == look.me() ||
        play->card == Card::none || !is_artifact(play->card) || is_response(window->moment))
        return false;
    CardSet edicts = playable_edicts(look.data, look.ref, window->moment);
    edicts.erase(counts_as(*play));
    return !edicts.empty();
}

Flow ask_other_name(Play& play) {
    const Look look = play.look();
    return play.ask({.kind = Ask::pick_edict,
                     .moment = window_below(look)->moment,
                     .card = counts_as(*look.answered())});
}

void take_over(Play& play) {
    const Look look = play.look();
    const auto name = static_cast<Card>(play.frame.count);
    const EffectId as = edict_effect(look.data, look.ref, name, window_below(look)->moment);
    if (as != EffectId::none)
        play.table.plays.take_over(play.answered(), play.me(), as);
}

}  // namespace

constinit const Alien alien_mesmer{.id = AlienId::mesmer,
                                   .expansion = true,
                                   .power = {{.rule = "CM-A-MESMER-1",
                                              .when = {never},
                                              .often = true,
                                              .with_edicts = true,
                                              .can = can_name<false>,
                                              .announce = {ask_card, ask_name, hear_name},
                                              .act = {hypnotize}}},
                                   .wild = {{.rule = "CM-A-MESMER-W",
                                             .when = {never},
                                             .with_edicts = true,
                                             .can = can_name<true>,
                                             .announce = {ask_card, ask_name, hear_name},
                                             .act = {return_flare, answer_flare, hypnotize}}},
                                   .super = {{.rule = "CM-A-MESMER-S",
                                              .when = {card_played},
                                              .can = others_edict,
                                              .announce = {ask_other_name, hear_name},
                                              .act = {take_over}}},
                                   .rating = 100,
                                   .hints = {.power = {When::always, 0.1f, 0.2f},
                                             .wild = {When::always, 0.1f},
                                             .super = {When::opposed, 0.2f}}};

}  // namespace sidera::cosmic
