// A possible world behind a view: hidden cards dealt at random, consistent with what is known.

#include "games/cosmic/rules/legal.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

// Deals what a seat cannot see to the places where it can be.
class Guesser {
  public:
    Guesser(const Data& data, const View& view, Luck& luck)
        : data_(data), view_(view), luck_(luck) {
        state_.pub = view.pub;
        if (view.seat != kNoSeat)
            state_.own[view.seat] = view.own;
    }

    State run() {
        gather_unseen();
        set_aside_what_is_sorted();
        deal_known();
        keep_seen_deck();
        for (const Seat seat : everybody(pub()))
            if (seat != view_.seat) {
                choose_selected(seat);
                choose_beside(seat);
            }
        for (const TechCard& card : pub().techs)
            if (card.loaded && card.owner != view_.seat)
                choose_loaded(card.owner);
        for (const Seat seat : pub().deciding)
            if (seat != view_.seat)
                hold_what_is_asked(seat);
        hold_first_picks();
        if (pub().phase == Phase::planning && !pub().encounters.empty())
            for (const Seat seat : {pub().encounter().offense, pub().encounter().defense})
                if (seat != view_.seat && seat != kNoSeat)
                    hold_encounter_card(seat);
        for (const Seat seat : everybody(pub()))
            if (seat != view_.seat)
                fill(seat);
        for (const Frame& frame : pub().frames)
            if (const auto* draw = std::get_if<DrawFrame>(&frame))
                guess_drawn(*draw);
        if (pub().deck_lies_open)
            state_.secret.deck = pub().open_deck;
        while (!unseen_.empty() && !pub().deck_lies_open)
            state_.secret.deck.push_back(take());
        for (std::size_t i = state_.secret.deck.size(); i > pub().deck; --i)
            state_.secret.deck.pop_back();
        guess_destinies();
        for (const Seat seat : everybody(pub()))
            if (seat != view_.seat)
                guess_aliens(seat);
        guess_techs();
        show_looked_at();
        veil_offers();
        return state_;
    }

  private:
    const Public& pub() const { return view_.pub; }

    std::uint32_t below(std::size_t n) {
        return luck_.below(static_cast<std::uint32_t>(n), kCardStream, kNoSeat, ++draws_);
    }

    void seen(Card card) {
        if (is_flare(card))
            flares_.erase(alien_of(card));
        else
            --plain_[plain_of(card)];
    }

    void seen(const Cards& cards) {
        cards.for_each([this](Card card, int n) {
            for (int i = 0; i < n; ++i)
                seen(card);
        });
    }

    // All cards but those that lie open or are the viewer's own.
    void gather_unseen() {
        for (int i = 0; i < kPlainKinds; ++i)
            plain_[static_cast<Plain>(i)] =
                static_cast<std::uint8_t>(data_.copies_of(static_cast<Plain>(i), pub().rules));
        flares_ = data_.edition.aliens;
        AlienSet in_game = pub().flares_seen;
        for (const Card card : pub().discards)
            seen(card);
        for (const Fort& fort : pub().forts)
            seen(fort.card);
        for (const Card card : pub().open_deck) {
            seen(card);
            if (is_flare(card))
                in_game.insert(alien_of(card));
        }
        for (const Encounter& e : pub().encounters) {
            for (const Slot& slot : e.slots.values)
                if (slot.selected && slot.card != Card::none)
                    seen(slot.card);
            for (const Extra& extra : e.extras)
                seen(extra.card);
            for (const Beside& beside : e.beside)
                if (beside.open)
                    seen(beside.card);
            for (const Extra& extra : e.set_aside)
                seen(extra.card);
            for (const Extra& extra : e.used)
                seen(extra.card);
            if (e.put_aside != Card::none)
                seen(e.put_aside);
        }
        for (const Frame& frame : pub().frames)
            if (const auto* play = std::get_if<PlayFrame>(&frame))
                if (play->card != Card::none && !play->gone)
                    seen(play->card);
        if (view_.seat != kNoSeat) {
            seen(view_.own.hand);
            seen(view_.own.hoard);
            seen(view_.own.aside);
            for (const Card card :
                 {view_.own.selected, view_.own.kicker, view_.own.beside, view_.own.under})
                if (card != Card::none)
                    seen(card);
            in_game = in_game | view_.own.hand.flares() | view_.own.hoard.flares() |
                      view_.own.aside.flares();
            if (sorts())
                in_game = in_game | view_.own.shown.flares();
            if (pub().turn == 0)  // later they may be aliens without a flare in the deck
                in_game = in_game | view_.own.offered;
            for (const Known& one : view_.own.known)
                if (is_flare(one.card))
                    in_game.insert(alien_of(one.card));
        }
        for (const Seat seat : everybody(pub()))
            for (const Sheet& sheet : pub().players[seat].sheets)
                if (const AlienSet more = in_game | played_flare(sheet);
                    sheet.alien != AlienId::none && pub().turn > 0 && more.size() <= pub().flares)
                    in_game = more;
        if (const AlienId asked = flare_asked_about(); asked != AlienId::none)
            in_game.insert(asked);
        choose_flares(in_game);
    }

    // Where only holders are asked, who is asked whether to play a super flare holds it.
    AlienId flare_asked_about() const {
        const Question& question = pub().question;
        return pub().rules.asking == Asking::holders && question.quiet &&
                       question.card == Card::none && question.about != EffectId::none &&
                       is_super(question.about)
                   ? alien_of(question.about)
                   : AlienId::none;
    }

    // The flare of an alien that was chosen at the start lies in the deck (CF-SETUP-5).
    AlienSet played_flare(const Sheet& sheet) const {
        // Once sheets were exchanged, nobody can tell which ones were chosen at the start.
        const bool from_start =
            !pub().rules.rotating_powers && !sheet.extra && pub().aliens_gone.empty();
        return from_start ? AlienSet::of(sheet.alien) : AlienSet{};
    }

    // Whether the deck lies before the viewer.
    bool sees_deck() const {
        return view_.seat != kNoSeat && pub().question.kind == Ask::pick_of_deck &&
               pub().deciding.has(view_.seat);
    }

    void keep_seen_deck() {
        if (!sees_deck())
            return;
        view_.own.shown.for_each([&](Card card, int n) {
            for (int i = 0; i < n; ++i)
                if (take_card(card))
                    state_.secret.deck.push_back(card);
        });
    }

    // How many flares there are is known, which ones only in part.
    void choose_flares(AlienSet in_game) {
        if (sees_deck())
            in_game = in_game | view_.own.shown.flares();
        in_game = in_game.without(pub().flares_gone);
        FixedVec<AlienId, kMaxAliens> others;
        for (const AlienId id : data_.edition.aliens.without(in_game | pub().flares_gone))
            others.push_back(id);
        while (in_game.size() < pub().flares && !others.empty()) {
            const std::size_t at = below(others.size());
            in_game.insert(others[at]);
            others.erase_at(at);
        }
        if (data_.edition.keeps_unused_flares)
            state_.secret.unused_flares = data_.edition.aliens.without(in_game | pub().flares_gone);
        for (std::size_t i = 0; i < kPlainKinds; ++i)
            for (int n = 0; n < plain_.values[i]; ++n)
                unseen_.push_back(static_cast<Card>(i));
        for (const AlienId id : flares_& in_game)
            unseen_.push_back(flare_of(id));
    }

    Card take() {
        const std::size_t at = below(unseen_.size());
        return take_at(at);
    }

    Card take_at(std::size_t at) {
        const Card card = unseen_[at];
        unseen_[at] = unseen_.back();
        unseen_.pop_back();
        return card;
    }

    bool take_card(Card wanted) {
        for (std::size_t i = 0; i < unseen_.size(); ++i)
            if (unseen_[i] == wanted) {
                take_at(i);
                return true;
            }
        return false;
    }

    static bool is_sorted(const DrawFrame& draw) {
        return draw.step == DrawFrame::kSort || draw.step == DrawFrame::kPutBack;
    }

    // Whether the viewer sees what lies there, to put some of it back.
    bool sorts() const {
        const auto* draw = topmost<DrawFrame>(pub().frames);
        return view_.seat != kNoSeat && draw != nullptr && is_sorted(*draw) &&
               draw->seat == view_.seat;
    }

    void set_aside_what_is_sorted() {
        if (sorts())
            view_.own.shown.for_each([this](Card card, int n) {
                for (int i = 0; i < n && take_card(card); ++i)
                    sorted_.push_back(card);
            });
    }

    void guess_drawn(const DrawFrame& draw) {
        Pile& drawn = state_.secret.drawn;
        const std::size_t first = drawn.size();
        if (sorts() && &draw == topmost<DrawFrame>(pub().frames))
            for (const Card card : sorted_)
                drawn.push_back(card);
        while (drawn.size() < first + draw.drawn && !unseen_.empty())
            drawn.push_back(take());
        if (is_sorted(draw) && draw.seat != view_.seat)
            for (std::size_t i = first; i < drawn.size(); ++i)
                state_.own[draw.seat].shown.add(drawn[i]);
    }

    int hidden_cards(Seat seat) const {
        return pub().players[seat].hand + (has_selected(seat) ? 1 : 0) +
               hidden_beside(seat, BesideKind::kicker, true) +
               hidden_beside(seat, BesideKind::kicker, false);
    }

    // Cards of a seat that lie face down beside the main ones: kickers, or the others.
    int hidden_beside(Seat seat, BesideKind kicker, bool wanted) const {
        int count = 0;
        for (const Encounter& e : pub().encounters)
            for (const Beside& beside : e.beside)
                count += beside.seat == seat && !beside.open && (beside.kind == kicker) == wanted;
        return count;
    }

    bool has_selected(Seat seat) const {
        for (const Encounter& e : pub().encounters)
            for (const Side side : {Side::offense, Side::defense})
                if (layer_of(e, side) == seat && e.slots[side].selected && !e.slots[side].open)
                    return true;
        return false;
    }

    void give(Seat seat, Card card) {
        if (card != Card::none && seat != kNoSeat &&
            state_.own[seat].hand.size() < hidden_cards(seat) && take_card(card))
            state_.own[seat].hand.add(card);
    }

    // Who only looks on remembers nothing, but sees what was named in a running play.
    void deal_known() {
        if (view_.seat == kNoSeat) {
            for (const Frame& frame : pub().frames)
                if (const auto* play = std::get_if<PlayFrame>(&frame))
                    give(play->owner, play->chosen);
            give(pub().question.subject, pub().question.card);
            return;
        }
        for (const Known& one : view_.own.known)
            if (one.holder != view_.seat)
                give(one.holder, one.card);
    }

    // Who has chosen a card in secret holds an encounter card there.
    void choose_selected(Seat seat) {
        Private& own = state_.own[seat];
        if (!has_selected(seat))
            return;
        if (!own.hand.any_of(kEncounterCards))
            take_one(own.hand, is_encounter_card);
        FixedVec<Card, 32> possible;
        own.hand.for_each([&](Card card, int) {
            if (is_encounter_card(card))
                possible.push_back(card);
        });
        if (!possible.empty()) {
            own.selected = possible[below(possible.size())];
            own.hand.remove(own.selected);
        }
    }

    // One of the hand if it holds such a card.
    Card take_laid(Seat seat, bool (*fits)(Card)) {
        Cards& hand = state_.own[seat].hand;
        FixedVec<Card, 64> possible;
        hand.for_each([&](Card card, int) {
            if (fits(card))
                possible.push_back(card);
        });
        if (!possible.empty()) {
            const Card card = possible[below(possible.size())];
            hand.remove(card);
            return card;
        }
        Cards one;
        take_one(one, fits);
        return one.empty() ? Card::none : one.nth(0);
    }

    // CM-P7-3: what lies beside a main card is a kicker, or a challenge card.
    void choose_beside(Seat seat) {
        if (hidden_beside(seat, BesideKind::kicker, true) > 0)
            state_.own[seat].kicker = take_laid(seat, is_kicker);
        if (hidden_beside(seat, BesideKind::kicker, false) > 0)
            state_.own[seat].beside = take_laid(seat, is_encounter_card);
    }

    // Under a tech lies an encounter card.
    void choose_loaded(Seat seat) {
        Cards one;
        take_one(one, is_encounter_card);
        one.for_each([&](Card card, int) { state_.own[seat].under = card; });
    }

    // Who has to name a card of its hand holds one that may be named.
    void hold_what_is_asked(Seat seat) {
        const Question& question = pub().question;
        const bool of_hand = question.kind == Ask::pick_card || question.kind == Ask::select_card ||
                             question.kind == Ask::deal_cards_pick;
        Cards& hand = state_.own[seat].hand;
        if (const AlienId flare = flare_asked_about();
            flare != AlienId::none && !hand.has_flare(flare) && take_card(flare_of(flare)))
            hand.add(flare_of(flare));
        bool held = false;
        hand.for_each([&](Card card, int) { held = held || fits(question, card); });
        if (of_hand && !question.may_stop && !held && hand.size() < pub().players[seat].hand)
            take_one(hand, [&](Card card) { return fits(question, card); });
    }

    // CM-SETUP-11: whoever picks its first cards has picked what may be.
    void hold_first_picks() {
        if (pub().question.kind != Ask::pick_of_deck || pub().turn > 0 || sees_deck())
            return;
        const Seat seat = pub().deciding.lowest();
        while (state_.own[seat].hand.size() < pub().players[seat].hand)
            take_one(state_.own[seat].hand, may_be_picked_first);
    }

    // CF-PLAN-2, CF-INV-12: who is about to choose a card has one.
    void hold_encounter_card(Seat seat) {
        Cards& hand = state_.own[seat].hand;
        if (!has_selected(seat) && !hand.any_of(kEncounterCards) &&
            hand.size() < pub().players[seat].hand && pub().players[seat].hoard == 0)
            take_one(hand, is_encounter_card);
    }

    template<class Test>
    void take_one(Cards& hand, Test test) {
        const std::size_t first = unseen_.empty() ? 0 : below(unseen_.size());
        for (std::size_t tries = 0; tries < unseen_.size(); ++tries) {
            const std::size_t at = (first + tries) % unseen_.size();
            if (test(unseen_[at])) {
                hand.add(take_at(at));
                return;
            }
        }
    }

    void fill(Seat seat) {
        Private& own = state_.own[seat];
        while (own.hand.size() < pub().players[seat].hand && !unseen_.empty())
            own.hand.add(take());
        for (int i = 0; i < pub().players[seat].hoard && !unseen_.empty(); ++i)
            own.hoard.add(take());
        for (int i = 0; i < pub().players[seat].aside && !unseen_.empty(); ++i)
            own.aside.add(take());
    }

    void guess_destinies() {
        DestinyPile& deck = state_.secret.destinies;
        std::array<int, kDestinies> left{};
        for (std::size_t d = 0; d < kDestinies; ++d)
            left[d] = data_.copies_of(static_cast<Destiny>(d), pub().rules);
        for (const Destiny card : pub().destiny_discards)
            --left[static_cast<std::size_t>(card)];
        for (std::size_t d = 0; d < kDestinies; ++d)
            for (int n = 0; n < left[d]; ++n)
                deck.push_back(static_cast<Destiny>(d));
        luck_.shuffle(deck, kDestinyStream, ++draws_);
    }

    // What lies beside a face-down sheet from the start tells whose it is.
    AlienId told_by_setup(const Sheet& sheet, Seat seat) const {
        const Player& player = pub().players[seat];
        for (const AlienId id : data_.edition.aliens) {
            const Alien& one = alien(id);
            if ((one.passive.tokens > 0 && sheet.tokens > 0) ||
                (one.passive.plays_hoard && player.hoard + player.aside > 0))
                return one.id;
        }
        return AlienId::none;
    }

    // Face-down sheets, and aliens somebody chooses from.
    void guess_aliens(Seat seat) {
        AlienSet taken;
        for (const Seat other : everybody(pub())) {
            for (const Sheet& sheet : pub().players[other].sheets)
                if (sheet.alien != AlienId::none)
                    taken.insert(sheet.alien);
            taken = taken | state_.own[other].offered;
            if (state_.own[other].face_down != AlienId::none)
                taken.insert(state_.own[other].face_down);
        }
        const auto may_come = [&](const Alien& one, bool with_setup_text) {
            const bool paired = !(one.never_with & taken).empty();
            return !taken.has(one.id) && (with_setup_text || !one.setup_text) &&
                   (!paired || pub().rules.allow_forbidden_pairs);  // CF-INV-16
        };
        const auto draw = [&](bool with_setup_text) {
            FixedVec<AlienId, kMaxAliens> left;
            for (const AlienId id : data_.edition.aliens)
                if (may_come(alien(id), with_setup_text))
                    left.push_back(id);
            const AlienId id = left[below(left.size())];
            taken.insert(id);
            return id;
        };
        for (const Sheet& sheet : pub().players[seat].sheets)
            if (sheet.hidden) {
                const AlienId told = told_by_setup(sheet, seat);
                const bool known = told != AlienId::none && !taken.has(told);
                state_.own[seat].face_down = known ? told : draw(false);
            }
        const bool choosing = pub().question.kind == Ask::choose_alien;
        const bool rotating = pub().question.kind == Ask::rotate_power;
        const int offered = choosing                               ? pub().rules.alien_choice
                            : rotating && pub().deciding.has(seat) ? 1
                                                                   : 0;
        for (int i = 0; i < offered; ++i)
            state_.own[seat].offered.insert(draw(true));
    }

    // Face-down techs, those that somebody chooses from, and the deck.
    void guess_techs() {
        TechSet left = pub().rules.technology ? techs_in_game(pub()) : TechSet{};
        const auto known = [&left](const auto& techs) {
            for (const TechId id : techs)
                left.erase(id);
        };
        known(pub().tech_discards);
        known(view_.own.techs);
        known(view_.own.tech_offer);
        for (const TechCard& card : pub().techs)
            if (card.up)
                left.erase(card.tech);
        TechPile& deck = state_.secret.techs;
        for (const TechId id : left)
            deck.push_back(id);
        luck_.shuffle(deck, kTechStream, ++draws_);
        const auto draw = [&deck] {
            const TechId id = deck.back();
            deck.pop_back();
            return id;
        };
        for (const TechCard& card : pub().techs)
            if (!card.up && card.owner != view_.seat)
                state_.own[card.owner].techs.push_back(draw());
        SeatSet choosing = pub().question.kind == Ask::choose_tech ? pub().deciding : SeatSet{};
        if (view_.seat != kNoSeat)
            choosing.erase(view_.seat);
        if (choosing.empty())
            return;
        const std::size_t each =
            (deck.size() - pub().tech_deck) / static_cast<std::size_t>(choosing.size());
        for (const Seat seat : choosing)
            for (std::size_t i = 0; i < each; ++i)
                state_.own[seat].tech_offer.insert(draw());
    }

    // Who was shown something of somebody sees the guessed cards there.
    void show_looked_at() {
        for (const Seat seat : everybody(pub()))
            if (seat != view_.seat && pub().deciding.has(seat) &&
                pub().question.kind == Ask::pick_shown && pub().question.subject != kNoSeat)
                state_.own[seat].shown = state_.own[pub().question.subject].hand;
        if (pub().question.kind == Ask::pick_of_deck && !sees_deck())
            for (const Card card : state_.secret.deck)
                if (pub().turn > 0 || may_be_picked_first(card))
                    state_.own[pub().deciding.lowest()].shown.add(card);
    }

    // CF-DEAL-8: who talks knows the cards shown by both; to the others they are cards of the
    // guessed hand that the offer does not name openly.
    void veil_offers() {
        if (pub().phase != Phase::deal || pub().encounters.empty())
            return;
        const Encounter& e = pub().encounter();
        const bool talks = view_.seat != kNoSeat && has_role(pub(), view_.seat, kMain);
        for (const Side side : {Side::offense, Side::defense}) {
            const Seat giver = main_of(e, side);
            const Terms& terms = pub().talks.offers[side].gives[side];
            if (giver == kNoSeat || terms.veiled == 0)
                continue;
            const NamedCards cards =
                talks ? view_.own.veiled.offers[side] : some_of(state_.own[giver].hand, terms);
            for (const Side of : {Side::offense, Side::defense})
                state_.own[main_of(e, of)].veiled.offers[side] = cards;
        }
    }

    NamedCards some_of(Cards hand, const Terms& terms) {
        for (const Card card : terms.named)
            if (hand.has(card))
                hand.remove(card);
        NamedCards cards;
        while (cards.size() < terms.veiled && !hand.empty()) {
            cards.push_back(
                hand.nth(static_cast<int>(below(static_cast<std::size_t>(hand.size())))));
            hand.remove(cards.back());
        }
        return cards;
    }

    const Data& data_;
    const View& view_;
    Luck& luck_;
    State state_{};
    Keyed<Plain, std::uint8_t, kPlainRoom> plain_;
    AlienSet flares_;
    FixedVec<Card, kMaxDeck> unseen_;
    FixedVec<Card, kMaxDeck> sorted_;  // drawn, and seen by who puts some back
    std::uint32_t draws_ = 0;
};

}  // namespace

State Cosmic::guess(const Data& data, const View& view, Luck& luck) {
    return Guesser(data, view, luck).run();
}

}  // namespace sidera::cosmic
