// Aristocrat: begins with the best cards, and has flares that others do not.
//
// Alien 86, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMostFlares = 60;  // of a game, as the deck has room
constexpr int kTooMany = 2;      // flares that nobody has a power for
constexpr int kPrivilege = 2;    // cards for the wild flare
constexpr int kSlots = 3;        // moments at which the power may be used

bool flares_are_left(const Look& look) {
    const Public& pub = look.pub();
    return pub.flares < kMostFlares &&
           pub.flares + pub.flares_gone.size() < look.data.edition.aliens.size();
}

// CM-A-ARISTOCRAT-1: once in a challenge, at whichever moment.
bool may_draw(const Look& look) {
    for (int slot = 0; slot < kSlots; ++slot)
        if (!power_unused(look, AlienId::aristocrat, slot))
            return false;
    return flares_are_left(look);
}

void draw_flare(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play, kSlots - 1);
    play.table.cards.draw_unused_flare(play.me());
}

// Those that match no player's power.
Cards useless_flares(const Play& play) {
    Cards found;
    for (const AlienId id : play.hand().flares())
        if (owner_of(play.pub(), id) == kNoSeat)
            found.add(flare_of(id));
    return found;
}

Flow ask_surplus(Play& play) {
    const Cards useless = useless_flares(play);
    if (useless.size() < kTooMany)
        return Flow::done;
    play.table.minds.show(play.me(), useless);
    return play.ask({.kind = Ask::pick_shown, .subject = play.me()});
}

void remove_surplus(Play& play) {
    play.table.minds.show(play.me(), {});
    play.table.cards.remove_flare(play.me(), alien_of(play.said_card()));
}

constexpr Effect privilege(Moment moment, Roles roles) {
    return {.rule = "CM-A-ARISTOCRAT-1",
            .when = {moment, roles},
            .can = may_draw,
            .act = {draw_flare, ask_surplus, remove_surplus}};
}

// CM-A-ARISTOCRAT-W: while the cards of its rewards are about to be drawn.
bool draws_rewards(const Look& look) {
    const auto* draw = topmost<DrawFrame>(look.pub().frames);
    const auto* spoils = topmost<SpoilsFrame>(look.pub().frames);
    return draw != nullptr && spoils != nullptr && spoils->rewards && draw->seat == look.me() &&
           spoils->taker == look.me() && look.pub().deck > 0;
}

void look_through(Play& play) {
    play.table.cards.look_through_deck(play.me(), [](Card) { return true; });
}

Flow ask_choice(Play& play) {
    if (play.frame.count == kPrivilege || play.table.own(play.me()).shown.empty())
        return play.skip_answer();
    ++play.frame.count;
    return play.ask({.kind = Ask::pick_of_deck});
}

Flow hear_choice(Play& play) {
    play.table.cards.take_of_deck(play.me(), play.said_card());
    return play.go_to(ask_choice);
}

void end_choice(Play& play) {
    play.table.cards.shuffle_deck(play.me());
    play.table.cards.drop_draw();
}

}  // namespace

// The choice before hands are dealt is `picks_first_hand` (CM-SETUP-11).
constinit const Alien alien_aristocrat{
    .id = AlienId::aristocrat,
    .tier = Tier::second,
    .expansion = true,
    .passive = {.picks_first_hand = true},
    .power = {privilege(before_retrieval, kOffense),
              privilege(defense_known, kMain),
              privilege(allied, kMain)},
    .wild = {{.rule = "CM-A-ARISTOCRAT-W",
              .when = {drawing},
              .can = draws_rewards,
              .act = {look_through, ask_choice, hear_choice, end_choice}}},
    .super = {{.rule = "CM-A-ARISTOCRAT-S",
               .when = {allied, kAlly},
               .super = SuperKind::enable,
               .can = may_draw,
               .act = {draw_flare, ask_surplus, remove_surplus}}},
    .hints = {.power = {When::always, 0.2f}, .wild = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
