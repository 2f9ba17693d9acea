// What must hold in every position of Cosmic Encounter.

#include "games/cosmic/legal.h"
#include "games/cosmic/table.h"

namespace sidera::cosmic {
namespace {

using Broken = std::optional<std::string>;

std::string of(Seat seat) {
    return std::string(" of seat ") + letter(seat);
}

// Invariant 1
Broken ships(const State& state) {
    const Public& pub = state.pub;
    for (const Seat seat : everybody(pub)) {
        const Player& player = pub.players[seat];
        int total = ships_on_colonies(pub, seat) + player.warp + player.removed;
        for (const Encounter& e : pub.encounters)
            total += e.sent[seat];
        for (const Frame& frame : pub.frames) {
            if (const auto* loss = std::get_if<LossFrame>(&frame); loss && loss->step <= 1)
                total += loss->batch[seat];
            if (const auto* home = std::get_if<HomeFrame>(&frame); home && home->owner == seat)
                total += home->count;
        }
        if (total != pub.rules.ships)
            return "invariant 1: the ships" + of(seat) + " are " + std::to_string(total);
        if (player.fresh > player.warp)
            return "invariant 11: too many fresh ships" + of(seat);
        if (ships_in_game(pub, seat) < pub.rules.to_win)
            return "invariant 10: too few ships in the game" + of(seat);
    }
    return std::nullopt;
}

// Invariants 2 and 12
Broken cards(const Data& data, const State& state) {
    const Public& pub = state.pub;
    Cards all;
    int count = 0;
    bool twice = false;
    const auto add = [&](Card card) {
        twice = twice || (is_flare(card) && all.has(card));
        all.add(card);
        ++count;
    };
    const auto add_all = [&](const Cards& bag) {
        bag.for_each([&](Card card, int n) {
            for (int i = 0; i < n; ++i)
                add(card);
        });
    };
    for (const Card card : state.secret.deck)
        add(card);
    for (const Card card : pub.discards)
        add(card);
    for (const Fort& fort : pub.forts)
        add(fort.card);
    for (const Encounter& e : pub.encounters) {
        for (const Slot& slot : e.slots.values)
            if (slot.selected && slot.open)
                add(slot.card);
        for (const Extra& extra : e.extras)
            add(extra.card);
    }
    for (const Frame& frame : pub.frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame))
            if (play->card != Card::none && !play->gone)
                add(play->card);
    for (const Seat seat : everybody(pub)) {
        const Private& own = state.own[seat];
        add_all(own.hand);
        add_all(own.hoard);
        add_all(own.aside);
        if (own.selected != Card::none)
            add(own.selected);
        if (own.hand.size() != pub.players[seat].hand ||
            own.hoard.size() != pub.players[seat].hoard)
            return "invariant 12: the number of cards is wrong" + of(seat);
    }
    int wanted = pub.flares;
    for (int i = 0; i < kPlainKinds; ++i) {
        const auto kind = static_cast<Plain>(i);
        wanted += data.deck[kind];
        if (all.plain[kind] != data.deck[kind])
            return "invariant 2: there are " + std::to_string(all.plain[kind]) + " cards " +
                   std::string(name_of(kind));
    }
    if (count != wanted || twice)
        return "invariant 2: there are " + std::to_string(count) + " cards instead of " +
               std::to_string(wanted);
    if (state.secret.deck.size() != pub.deck)
        return "invariant 2: the deck has another size than told";
    return std::nullopt;
}

// Invariant 3
Broken destinies(const Data& data, const State& state) {
    Keyed<Destiny, int, kDestinies> found;
    for (const Destiny card : state.secret.destinies)
        ++found[card];
    for (const Destiny card : state.pub.destiny_discards)
        ++found[card];
    for (std::size_t d = 0; d < kDestinies; ++d) {
        const auto card = static_cast<Destiny>(d);
        const bool colour = card < Destiny::wild;
        const int wanted = !colour                     ? int{data.destiny[card]}
                           : d < state.pub.rules.seats ? int{data.destiny_per_colour}
                                                       : 0;
        if (found[card] != wanted)
            return "invariant 3: the destiny cards " + std::string(name_of(card)) + " are " +
                   std::to_string(found[card]);
    }
    if (state.secret.destinies.size() != state.pub.destinies)
        return "invariant 3: the destiny deck has another size than told";
    return std::nullopt;
}

// Invariants 6 and 7
Broken roles(const Public& pub) {
    for (const Encounter& e : pub.encounters) {
        const SeatSet both = e.allies[Side::offense] & e.allies[Side::defense];
        const SeatSet mains = SeatSet::of(e.offense);
        if (!both.empty() || e.offense == e.defense ||
            !((e.allies[Side::offense] | e.allies[Side::defense]) & mains).empty())
            return "invariant 7: somebody has two roles";
        for (const Seat seat : everybody(pub))
            if (e.sent[seat] > 0 && seat != e.offense && side_of(pub, seat) == Side::none &&
                &e == &pub.encounters.back())
                return "invariant 6: ships in the gate" + of(seat);
    }
    if (pub.encounters.empty() && !pub.frames.empty() && pub.turn > 0)
        return "invariant 6: there is no encounter";
    return std::nullopt;
}

// Invariant 9
Broken flares(const Public& pub) {
    if (!pub.rules.free_flares)
        for (const Encounter& e : pub.encounters)
            if (e.flares_used.size() > e.flared.size())
                return "invariant 9: somebody used two flares";
    return std::nullopt;
}

// Invariant 16
Broken pairs(const Public& pub) {
    AlienSet all;
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if (sheet.alien != AlienId::none) {
                if (all.has(sheet.alien))
                    return "invariant 16: an alien sits there twice";
                all.insert(sheet.alien);
            }
    return std::nullopt;
}

// Invariant 13
Broken ending(const Public& pub) {
    if (pub.over == pub.winners.empty())
        return "invariant 13: the game is over exactly when somebody has won";
    return std::nullopt;
}

}  // namespace

Broken Cosmic::broken_invariant(const Data& data, const State& state) {
    if (auto broken = ships(state))
        return broken;
    if (auto broken = cards(data, state))
        return broken;
    if (auto broken = destinies(data, state))
        return broken;
    if (auto broken = roles(state.pub))
        return broken;
    if (auto broken = flares(state.pub))
        return broken;
    if (auto broken = pairs(state.pub))
        return broken;
    return ending(state.pub);
}

}  // namespace sidera::cosmic
