// Reincarnator: whoever beats it gives it a new life.
//
// Alien 33, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// On the losing side, or a main player without a deal.
bool has_failed(const Public& pub, Seat seat) {
    const Encounter& e = pub.encounter();
    const Side side = side_of(pub, seat);
    switch (e.result) {
        case Result::offense_won:
            return side == Side::defense;
        case Result::defense_won:
            return side == Side::offense;
        case Result::both_lost:
            return side != Side::none;
        case Result::no_deal:
            return has_role(pub, seat, kMain);
        default:
            return false;
    }
}

bool failed(const Look& look) {
    return has_failed(look.pub(), look.me());
}

// The old alien goes before the next one is drawn: what never sits beside it may come.
void change_alien(Table& table, Seat seat, std::size_t at) {
    const Sheet& old = table.pub().players[seat].sheets[at];
    const AlienId leaving = old.hidden ? table.own(seat).face_down : old.alien;
    const AlienId next = table.sheets.draw_alien(false, leaving);
    if (next != AlienId::none)
        table.sheets.replace_alien(seat, at, next);
}

// CF-A-REINCARNATOR-1 to CF-A-REINCARNATOR-3: the borrowed life goes, another one comes. Who has
// borrowed this power changes its own alien. CF-A-REINCARNATOR-S: not this time.
void reincarnate(Play& play) {
    Table& table = play.table;
    if (play.frame.ridden)
        return;
    const auto& sheets = play.pub().players[play.me()].sheets;
    const bool borrowed = sheets[play.frame.sheet].lender != kNoSeat;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        if (i != play.frame.sheet && !sheets[i].grown && (sheets[i].extra || borrowed)) {
            change_alien(table, play.me(), i);
            return;
        }
    const AlienId next = sheets.full() ? AlienId::none : table.sheets.draw_alien();
    if (next != AlienId::none)
        table.sheets.add_alien(play.me(), {.alien = next, .extra = true});
}

// CF-A-REINCARNATOR-W: somebody else who failed gets the flare, and later a new alien.
SeatSet others_failed(const Look& look) {
    const Public& pub = look.pub();
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (seat != look.me() && has_failed(pub, seat) &&
            seat != owner_of(pub, AlienId::reincarnator))
            seats.insert(seat);
    return seats;
}

void give_life(Play& play) {
    Table& table = play.table;
    if (table.edition().flares_return) {
        play.frame.gone = true;
        table.cards.take_openly(play.frame.seat, play.frame.card);
    }
    table.encounters.mark({.by = play.frame.effect, .seat = play.frame.seat});
}

void begin_new_life(Table& table, const Mark& mark) {
    if (!table.pub().players[mark.seat].sheets.empty())
        change_alien(table, mark.seat, 0);
}

}  // namespace

// CM-A-REINCARNATOR-1, CM-A-REINCARNATOR-W, CM-A-REINCARNATOR-S
constinit const Alien alien_reincarnator{
    .id = AlienId::reincarnator,
    .level = Level::yellow,
    .tier = Tier::second,
    .expansion = true,
    .passive = {.beside_own = true},
    .power = {{.rule = "CF-A-REINCARNATOR-1",
               .when = {aftermath, kMainOrAlly},
               .use = Use::mandatory,
               .can = failed,
               .act = {reincarnate}}},
    .wild = {{.rule = "CF-A-REINCARNATOR-W",
              .when = {aftermath},
              .target = {.players = others_failed},
              .act = {give_life},
              .when_over = begin_new_life}},
    .super = {{.rule = "CF-A-REINCARNATOR-S",
               .when = {.roles = kMainOrAlly},
               .super = SuperKind::rider}},
    .rating = 98,
    .hints = {.wild = {When::leader_lost, 0.1f}, .super = {When::powers}}};

}  // namespace sidera::cosmic
