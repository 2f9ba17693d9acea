// What must hold in every position of Cosmic Encounter.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

using Broken = std::optional<std::string>;

std::string of(Seat seat) {
    return std::string(" of seat ") + letter(seat);
}

// CF-INV-1, CM-INV-1
Broken ships(const State& state) {
    const Public& pub = state.pub;
    for (const Seat seat : everybody(pub)) {
        const Player& player = pub.players[seat];
        int total = ships_on_colonies(pub, seat) + player.warp + player.removed +
                    researching_ships(pub, seat);
        for (const Encounter& e : pub.encounters)
            total += e.sent[seat];
        for (const Frame& frame : pub.frames) {
            if (const auto* loss = std::get_if<LossFrame>(&frame); loss && loss->step <= 1)
                total += loss->batch[seat];
            if (const auto* home = std::get_if<HomeFrame>(&frame); home && home->owner == seat)
                total += home->count;
        }
        if (total != ships_in_game(pub, seat) + player.removed)
            return "CF-INV-1: the ships" + of(seat) + " are " + std::to_string(total);
        if (player.fresh > player.warp)
            return "CF-INV-11: too many fresh ships" + of(seat);
        if (ships_in_game(pub, seat) < pub.rules.to_win)
            return "CF-INV-10: too few ships in the game" + of(seat);
    }
    return std::nullopt;
}

// Calls add(card) for all cards that lie open on the table.
template<class Add>
void lying_open(const Public& pub, Add&& add) {
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
        for (const Beside& beside : e.beside)
            if (beside.open)
                add(beside.card);
        for (const Extra& extra : e.set_aside)
            add(extra.card);
        for (const Extra& extra : e.used)
            add(extra.card);
        if (e.put_aside != Card::none)
            add(e.put_aside);
    }
    for (const Frame& frame : pub.frames)
        if (const auto* play = std::get_if<PlayFrame>(&frame))
            if (play->card != Card::none && !play->gone)
                add(play->card);
}

// CF-INV-2, CF-INV-12, CM-INV-2, CM-INV-4
Broken cards(const Data& data, const State& state) {
    const Public& pub = state.pub;
    Cards all;
    int count = 0;
    bool twice = false;
    bool nothing = false;
    const auto add = [&](Card card) {
        if (card == Card::none) {
            nothing = true;
            return;
        }
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
    for (const Card card : state.secret.drawn)
        add(card);
    lying_open(pub, add);
    for (const Seat seat : everybody(pub)) {
        const Private& own = state.own[seat];
        add_all(own.hand);
        add_all(own.hoard);
        add_all(own.aside);
        for (const Card card : {own.selected, own.kicker, own.beside, own.under})
            if (card != Card::none)
                add(card);
        if (own.hand.size() != pub.players[seat].hand ||
            own.hoard.size() != pub.players[seat].hoard)
            return "CF-INV-12: the number of cards is wrong" + of(seat);
    }
    if (nothing)
        return "CF-INV-2: what lies there is no card";
    int wanted = pub.flares;
    for (int i = 0; i < kPlainKinds; ++i) {
        const auto kind = static_cast<Plain>(i);
        const int copies = data.copies_of(kind, pub.rules);
        wanted += copies;
        if (all.count(card(kind)) != copies)
            return "CF-INV-2: there are " + std::to_string(all.count(card(kind))) + " cards " +
                   std::string(name_of(kind));
    }
    if (count != wanted || twice)
        return "CF-INV-2: there are " + std::to_string(count) + " cards instead of " +
               std::to_string(wanted);
    const AlienSet unused = state.secret.unused_flares;
    const AlienSet used = all.flares() | pub.flares_gone;
    if (!(unused & used).empty() ||
        (data.edition.keeps_unused_flares && !data.edition.aliens.without(unused | used).empty()))
        return "CM-SETUP-7: a flare is in the game and out of it, or nowhere";
    if (state.secret.lacking)
        return "CF-INV-2: a card left a hand that did not hold it";
    if (state.secret.deck.size() != pub.deck)
        return "CF-INV-2: the deck has another size than told";
    if (!(pub.deck_lies_open ? pub.open_deck == state.secret.deck : pub.open_deck.empty()))
        return "CM-A-AURA-W: the deck is not as it is seen";
    return std::nullopt;
}

// CF-INV-3, CM-INV-3
Broken destinies(const Data& data, const State& state) {
    Keyed<Destiny, int, kDestinies> found;
    for (const Destiny card : state.secret.destinies)
        ++found[card];
    for (const Destiny card : state.pub.destiny_discards)
        ++found[card];
    for (std::size_t d = 0; d < kDestinies; ++d) {
        const auto card = static_cast<Destiny>(d);
        if (found[card] != data.copies_of(card, state.pub.rules))
            return "CF-INV-3: the destiny cards " + std::string(name_of(card)) + " are " +
                   std::to_string(found[card]);
    }
    if (state.secret.destinies.size() != state.pub.destinies)
        return "CF-INV-3: the destiny deck has another size than told";
    return std::nullopt;
}

// CM-KICK-1, CM-KICK-8, CM-INV-11: one kicker of a side at most, and who lays a card knows it.
Broken beside(const State& state) {
    const Public& pub = state.pub;
    Keyed<Seat, int, kMaxPlayers> kickers;
    Keyed<Seat, int, kMaxPlayers> others;
    for (const Encounter& e : pub.encounters) {
        Keyed<Side, int, 2> of_side;
        for (const Beside& one : e.beside) {
            const bool kicker = one.kind == BesideKind::kicker;
            if (kicker && ++of_side[one.side] > 1)
                return "CM-KICK-1: a side has two kickers";
            if (one.open != (one.card != Card::none))
                return "CM-KICK-8: a card lies neither open nor face down" + of(one.seat);
            if (!one.open)
                ++(kicker ? kickers : others)[one.seat];
        }
    }
    for (const Seat seat : everybody(pub))
        if (kickers[seat] != (state.own[seat].kicker != Card::none) ||
            others[seat] != (state.own[seat].beside != Card::none))
            return "CM-KICK-8: a card beside the main ones is unknown" + of(seat);
    return std::nullopt;
}

// Every tech lies in one place, and what lies face down is known to its owner alone.
Broken techs(const State& state) {
    const Public& pub = state.pub;
    FixedVec<TechId, 2 * kTechs> all;
    for (const TechId id : state.secret.techs)
        all.push_back(id);
    for (const TechId id : pub.tech_discards)
        all.push_back(id);
    Keyed<Seat, std::uint8_t, kMaxPlayers> down;
    for (const TechCard& card : pub.techs) {
        if (card.up)
            all.push_back(card.tech);
        else
            ++down[card.owner];
        if (card.up != (card.tech != TechId::none))
            return "a tech card lies neither face up nor face down" + of(card.owner);
        if (card.loaded && state.own[card.owner].under == Card::none)
            return "no card lies under a tech" + of(card.owner);
    }
    for (const Seat seat : everybody(pub)) {
        for (const TechId id : state.own[seat].techs)
            all.push_back(id);
        for (const TechId id : state.own[seat].tech_offer)
            all.push_back(id);
        if (down[seat] != state.own[seat].techs.size())
            return "the number of face-down techs is wrong" + of(seat);
    }
    TechSet each;
    for (const TechId id : all)
        each.insert(id);
    const TechSet box = pub.rules.technology ? techs_in_game(pub) : TechSet{};
    const auto wanted = static_cast<std::size_t>(box.size());
    if (all.size() != wanted || !(each == box))
        return "there are " + std::to_string(all.size()) + " techs instead of " +
               std::to_string(wanted);
    if (state.secret.techs.size() != pub.tech_deck)
        return "the tech deck has another size than told";
    return std::nullopt;
}

// Ships of a seat that have left one place and not come to another yet.
bool are_moving(const Public& pub, Seat seat) {
    for (const Frame& frame : pub.frames) {
        if (const auto* loss = std::get_if<LossFrame>(&frame);
            loss && loss->step <= 1 && loss->batch[seat] > 0)
            return true;
        if (const auto* home = std::get_if<HomeFrame>(&frame);
            home && home->owner == seat && home->count > 0)
            return true;
    }
    return false;
}

// The extra ship is where it is said to be.
Broken flagship(const Public& pub) {
    const Flagship& ship = pub.flagship;
    if (ship.owner == kNoSeat)
        return std::nullopt;
    int sent = 0;
    for (const Encounter& e : pub.encounters)
        sent += e.sent[ship.owner];
    const Player& owner = pub.players[ship.owner];
    const bool there = ship.berth == Berth::colony      ? owner.ships[ship.planet] > 0
                       : ship.berth == Berth::encounter ? sent > 0
                       : ship.berth == Berth::warp      ? owner.warp > 0
                       : ship.berth == Berth::removed   ? owner.removed > 0
                       : ship.berth == Berth::moving    ? are_moving(pub, ship.owner)
                                                        : false;
    if (!there)
        return "the extra ship is not where it is said to be" + of(ship.owner);
    return std::nullopt;
}

// Ships stand on planets of the game, and the cannon between two of them.
Broken planets(const Public& pub) {
    if (pub.cannon != Planet::none && !pub.planets.has(pub.cannon))
        return "the cannon stands beside no planet";
    for (const Seat seat : everybody(pub))
        if (!colonies(pub, seat).without(pub.planets).empty())
            return "ships stand on no planet" + of(seat);
    return std::nullopt;
}

// CF-INV-6, CF-INV-7, CM-INV-6, CM-INV-7
Broken roles(const Public& pub) {
    for (const Encounter& e : pub.encounters) {
        const SeatSet both = e.allies[Side::offense] & e.allies[Side::defense];
        SeatSet mains = SeatSet::of(e.offense);
        if (e.defense != kNoSeat)
            mains.insert(e.defense);
        if (!both.empty() || e.offense == e.defense ||
            !((e.allies[Side::offense] | e.allies[Side::defense]) & mains).empty())
            return "CF-INV-7: somebody has two roles";
        for (const Seat seat : everybody(pub))
            if (e.sent[seat] > 0 && seat != e.offense && side_of(pub, seat) == Side::none &&
                &e == &pub.encounters.back())
                return "CF-INV-6: ships in the gate" + of(seat);
    }
    if (pub.encounters.empty() && !pub.frames.empty() && pub.turn > 0)
        return "CF-INV-6: there is no encounter";
    return std::nullopt;
}

// CF-INV-5, CM-INV-9: unless something has just changed it has been told who has a power.
Broken powers(const State& state) {
    if (!state.secret.touched.players)
        for (const Seat seat : everybody(state.pub))
            if (power_active(state.pub, seat) != state.pub.players[seat].power_on)
                return "CF-INV-5: a power was lost or regained unseen" + of(seat);
    return std::nullopt;
}

// What is kept of what hands and sheets have to say is what they have to say.
Broken voices(const Data& data, const State& state) {
    const Touched& kept = state.secret.touched;
    for (const Seat seat : everybody(state.pub).without(kept.voices))
        if (kept.moments[seat] != moments_of(data, state.pub.players[seat], state.own[seat]) ||
            (kept.voices.empty() && kept.anybody != (kept.anybody | kept.moments[seat])))
            return "voices: a hand, a hoard or a sheet was written to unseen" + of(seat);
    return std::nullopt;
}

// CF-INV-9
Broken flares(const Public& pub) {
    if (!pub.rules.free_flares)
        for (const Encounter& e : pub.encounters)
            if (e.flares_used.size() > e.flared.size())
                return "CF-INV-9: somebody used two flares";
    return std::nullopt;
}

// CF-INV-12
Broken selecting(const State& state) {
    if (state.pub.question.kind != Ask::select_card)
        return std::nullopt;
    for (const Seat seat : Cosmic::asked(state))
        if (!holds_encounter_card(state.pub, state.own[seat], seat))
            return "CF-INV-12: there is no encounter card to select" + of(seat);
    return std::nullopt;
}

// CF-INV-16, face up or face down; and no alien is there twice.
Broken aliens(const State& state) {
    const Public& pub = state.pub;
    AlienSet all;
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets) {
            const AlienId id = sheet.hidden ? state.own[seat].face_down : sheet.alien;
            if (id == AlienId::none || sheet.copied)
                continue;
            if (all.has(id))
                return "aliens: one sits there twice";
            all.insert(id);
            const AlienSet foes = alien(id).never_with & all;
            if (!foes.empty() && !pub.rules.allow_forbidden_pairs)
                return "CF-INV-16: " + std::string(name_of(id)) + " meets " +
                       std::string(name_of(foes.lowest()));
        }
    return std::nullopt;
}

// CF-DEAL-8: the two who talk know the same cards behind an offer, as many as everybody is told.
Broken offers(const State& state) {
    const Public& pub = state.pub;
    if (pub.question.kind != Ask::deal || pub.encounters.empty())
        return std::nullopt;
    for (const Side side : {Side::offense, Side::defense})
        for (const Seat seat : {pub.encounter().offense, pub.encounter().defense})
            if (pub.talks.standing[side] && state.own[seat].veiled.offers[side].size() !=
                                                pub.talks.offers[side].gives[side].veiled)
                return "CF-DEAL-8: cards shown in an offer are unknown" + of(seat);
    return std::nullopt;
}

// CF-INV-13, CM-INV-13
Broken ending(const Public& pub) {
    if (pub.over == pub.winners.empty())
        return "CF-INV-13: the game is over exactly when somebody has won";
    return std::nullopt;
}

}  // namespace

Broken Cosmic::broken_invariant(const Data& data, const State& state) {
    if (auto broken = ships(state))
        return broken;
    if (auto broken = cards(data, state))
        return broken;
    if (auto broken = beside(state))
        return broken;
    if (auto broken = destinies(data, state))
        return broken;
    if (auto broken = techs(state))
        return broken;
    if (auto broken = flagship(state.pub))
        return broken;
    if (auto broken = planets(state.pub))
        return broken;
    if (auto broken = roles(state.pub))
        return broken;
    if (auto broken = flares(state.pub))
        return broken;
    if (auto broken = selecting(state))
        return broken;
    if (auto broken = aliens(state))
        return broken;
    if (auto broken = offers(state))
        return broken;
    if (auto broken = ending(state.pub))
        return broken;
    if (auto broken = voices(data, state))
        return broken;
    return powers(state);
}

}  // namespace sidera::cosmic
