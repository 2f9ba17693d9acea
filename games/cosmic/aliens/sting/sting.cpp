// Sting: somebody else loses ships in the place of its own.
//
// Alien 62, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

int share(const Look& look) {
    return look.loss() == nullptr ? 0 : look.loss()->batch[look.me()] / 2;
}

bool has_colony(const Look& look) {
    return !colonies(look.pub(), look.me()).empty();
}

// CM-A-STING-1: who has ships to lose.
SeatSet substitutes(const Look& look) {
    SeatSet seats;
    if (share(look) == 0 || !has_colony(look))
        return seats;
    for (const Seat seat : others(look))
        if (ships_on_colonies(look.pub(), seat) > 0)
            seats.insert(seat);
    return seats;
}

// CM-A-STING-S: a second one takes another half.
Flow ask_second(Play& play) {
    play.answer_once();
    play.frame.count = static_cast<std::int8_t>(share(play.look()));
    play.frame.seats = SeatSet::of(play.frame.seat);
    const SeatSet left = substitutes(play.look()).without(play.frame.seats);
    if (!play.frame.ridden || left.empty())
        return play.skip_answer();
    return play.ask({.kind = Ask::pick_player, .seats = left, .may_stop = true});
}

void hear_second(Play& play) {
    if (!play.said_stop())
        play.frame.seats.insert(play.said_seat());
}

void save(Play& play, int ships) {
    play.table.ships.save(play.me(), ships);
    play.table.ships.send_home(play.me(), ships, Planet::none, play.loss().fought);
}

void save_halves(Play& play) {
    save(play, play.frame.count * play.frame.seats.size());
}

// Each chooses ships of its own. Who is asked first is pushed last.
void strike(Play& play) {
    const auto& order = play.encounter().order;
    play.table.ships.begin_loss(Cause::effect);
    for (std::size_t i = order.size(); i > 0; --i)
        if (play.frame.seats.has(order[i - 1]))
            play.table.ships.surrender({.owner = order[i - 1],
                                        .chooser = order[i - 1],
                                        .count = static_cast<std::uint8_t>(play.frame.count),
                                        .colonies_only = true});
}

// A batch that was begun by a sting stands right above it.
SeatSet stung(const Look& look) {
    const Frames& frames = look.pub().frames;
    SeatSet seats;
    for (std::size_t i = frames.size(); i > 1; --i)
        if (const auto* loss = std::get_if<LossFrame>(&frames[i - 1])) {
            const auto* play = std::get_if<PlayFrame>(&frames[i - 2]);
            if (play != nullptr && play->effect == power_effect(AlienId::sting, 0) &&
                play->owner == look.me())
                for (const Seat seat : play->seats)
                    if (loss->batch[seat] > 0)
                        seats.insert(seat);
            break;
        }
    return seats;
}

bool somebody_was_stung(const Look& look) {
    return !stung(look).empty();
}

// A card for each ship that was lost: out of the hand, then out of the deck.
Flow pay(Play& play) {
    const SeatSet left = stung(play.look()).without(play.frame.seats);
    if (left.empty())
        return Flow::done;
    const Seat seat = left.lowest();
    play.frame.seats.insert(seat);
    const int due = play.loss().batch[seat];
    const int given = std::min<int>(due, play.pub().players[play.me()].hand);
    for (int i = 0; i < given; ++i)
        play.table.cards.take_random(play.me(), seat);
    if (given > 0)
        play.table.tell({.kind = EventKind::cards_taken,
                         .seat = seat,
                         .other = play.me(),
                         .count = static_cast<std::int16_t>(given)});
    play.table.cards.draw(seat, due - given);
    return Flow::again;
}

// CM-A-STING-W
bool can_save(const Look& look) {
    return look.loss() != nullptr && look.loss()->batch[look.me()] > 0 && has_colony(look);
}

void save_one(Play& play) {
    save(play, 1);
}

}  // namespace

constinit const Alien alien_sting{
    .id = AlienId::sting,
    .expansion = true,
    .power = {{.rule = "CM-A-STING-1",
               .when = {losing},
               .often = true,
               .target = {.players = substitutes},
               .act = {ask_second, hear_second, save_halves, strike}},
              {.rule = "CM-A-STING-1",
               .when = {lost},
               .use = Use::automatic,
               .lasting = true,
               .can = somebody_was_stung,
               .act = {pay}}},
    .wild =
        {{.rule = "CM-A-STING-W", .when = {losing}, .can = can_save, .act = {save_one, draw_one}}},
    .super = {{.rule = "CM-A-STING-S", .when = {losing}, .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.3f, 0.3f}, .wild = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
