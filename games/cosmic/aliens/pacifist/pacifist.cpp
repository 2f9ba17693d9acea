// Pacifist: wins by negotiating with an attacker.
//
// Alien 30, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kShips = 2;  // that go over to the opponent's loss

bool peaceful(const Public& pub, Side side) {
    const auto& slots = pub.encounter().slots;
    return is_negotiate(slots[side].as) && is_attack(slots[other(side)].as);
}

bool is_attacked(const Look& look) {
    return peaceful(look.pub(), look.side());
}

// CF-A-PACIFIST-1
Flow keep_peace(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

// CF-A-PACIFIST-2: what the cards count as in the end decides.
void win(Verdict& verdict, const Mark& mark, const Public& pub) {
    if (peaceful(pub, mark.side))
        verdict = {.winner = mark.side};
}

// CF-A-PACIFIST-W, CF-CALC-1 step 1: whatever value the card has been given before, now it is 15.
Flow fight(Play& play) {
    const Card attack = card(Plain::attack_15);
    play.table.count_as(play.side(), attack);
    play.mark(play.side(), value_of(attack));
    return Flow::done;
}

void be_fifteen(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].card = mark.value;
}

// CF-A-PACIFIST-S
Flow shift_loss(Play& play) {
    auto& loss = play.table.talks().loss;
    const int less = std::min<int>(kShips, loss[play.side()]);
    loss[play.side()] = static_cast<std::uint8_t>(loss[play.side()] - less);
    std::uint8_t& theirs = loss[other(play.side())];
    theirs = static_cast<std::uint8_t>(theirs + kShips);
    return Flow::done;
}

constexpr StepFn kKeepPeace[] = {keep_peace};
constexpr StepFn kFight[] = {fight};
constexpr StepFn kShiftLoss[] = {shift_loss};

constexpr Effect kPower[] = {{.rule = "CF-A-PACIFIST-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = is_attacked,
                              .act = kKeepPeace,
                              .order = 8,
                              .decide = win}};

constexpr Effect kWild[] = {{.rule = "CF-A-PACIFIST-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .can = is_attacked,
                             .act = kFight,
                             .order = 1,
                             .modify = be_fifteen}};

constexpr Effect kSuper[] = {
    {.rule = "CF-A-PACIFIST-S", .moment = Moment::deal_failed, .roles = kMain, .act = kShiftLoss}};

}  // namespace

constinit const Alien alien_pacifist{
    .id = AlienId::pacifist,
    .level = Level::green,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 182,
    .hints = {.power = {When::always, 0.1f, 0.6f}, .wild = {When::swing, 0.2f}}};

}  // namespace sidera::cosmic
