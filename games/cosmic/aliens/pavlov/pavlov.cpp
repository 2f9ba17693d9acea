// Pavlov: rings, and both main players choose cards of one kind.
//
// Alien 81, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CM-A-PAVLOV-2: the opponent names the kind; the defense, where a bystander rings. With
// CM-A-PAVLOV-S Pavlov does.
Flow ask_kind(Play& play) {
    const Seat opponent = play.opponent();
    const Seat other = opponent == kNoSeat ? play.encounter().defense : opponent;
    return play.ask(play.frame.ridden ? play.me() : other,
                    {.kind = Ask::pick_kind, .subject = play.me()});
}

// CM-A-PAVLOV-1: who cannot obey shows its hand, now.
void ring(Play& play) {
    Table& table = play.table;
    const bool attack = static_cast<CardType>(table.operand()) == CardType::attack;
    table.encounters.bar(attack ? kMustAttack : kMustCompromise);
    table.tell({.kind = attack ? EventKind::attacks_demanded : EventKind::negotiates_demanded,
                .seat = table.answer().seat});
    const CardSet wanted = attack ? kAttackCards : kNegotiateCards;
    for (const Seat seat : {play.encounter().offense, play.encounter().defense})
        if (!table.own(seat).hand.any_of(wanted))
            table.minds.show_hand_to_all(seat);
}

}  // namespace

constinit const Alien alien_pavlov{
    .id = AlienId::pavlov,
    .tier = Tier::third,
    .expansion = true,
    .power = {{.rule = "CM-A-PAVLOV-1",
               .when = {before_selection, kMain},
               .act = {ask_kind, ring}}},
    .wild = {{.rule = "CM-A-PAVLOV-W", .when = {before_selection}, .act = {ask_kind, ring}}},
    .super = {{.rule = "CM-A-PAVLOV-S",
               .when = {before_selection, kMain},
               .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.05f, 0.2f}, .wild = {When::always, 0.02f}}};

}  // namespace sidera::cosmic
