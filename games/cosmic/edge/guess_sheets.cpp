// The part of a guess that is no matter of cards: destinies, aliens, techs.

#include "games/cosmic/edge/guess_sheets.h"

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/table/deeds.h"

namespace sidera::cosmic {
namespace {

class SheetGuesser {
  public:
    SheetGuesser(const Data& data, const View& view, State& state, GuessLuck& luck)
        : data_(data), view_(view), pub_(view.pub), state_(state), luck_(luck) {}

    void run() {
        guess_destinies();
        for (const Seat seat : everybody(pub_))
            if (seat != view_.seat)
                guess_aliens(seat);
        guess_techs();
    }

  private:
    void guess_destinies() {
        DestinyPile& deck = state_.secret.destinies;
        std::array<int, kDestinies> left{};
        for (std::size_t d = 0; d < kDestinies; ++d)
            left[d] = data_.copies_of(static_cast<Destiny>(d), pub_.rules);
        for (const Destiny card : pub_.destiny_discards)
            --left[static_cast<std::size_t>(card)];
        for (std::size_t d = 0; d < kDestinies; ++d)
            for (int n = 0; n < left[d]; ++n)
                deck.push_back(static_cast<Destiny>(d));
        luck_.shuffle(deck, kDestinyStream);
    }

    // What lies beside a face-down sheet from the start tells whose it is.
    AlienId told_by_setup(const Sheet& sheet, Seat seat) const {
        const Player& player = pub_.players[seat];
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
        for (const Seat other : everybody(pub_)) {
            for (const Sheet& sheet : pub_.players[other].sheets)
                if (sheet.alien != AlienId::none)
                    taken.insert(sheet.alien);
            taken = taken | state_.own[other].offered;
            if (state_.own[other].face_down != AlienId::none)
                taken.insert(state_.own[other].face_down);
        }
        const auto may_come = [&](const Alien& one, bool with_setup_text) {
            const bool paired = !(one.never_with & taken).empty();
            return !taken.has(one.id) && (with_setup_text || !one.setup_text) &&
                   (!paired || pub_.rules.allow_forbidden_pairs);  // CF-INV-16
        };
        const auto draw = [&](bool with_setup_text) {
            FixedVec<AlienId, kMaxAliens> left;
            for (const AlienId id : data_.edition.aliens)
                if (may_come(alien(id), with_setup_text))
                    left.push_back(id);
            const AlienId id = left[luck_.below(left.size())];
            taken.insert(id);
            return id;
        };
        for (const Sheet& sheet : pub_.players[seat].sheets)
            if (sheet.hidden) {
                const AlienId told = told_by_setup(sheet, seat);
                const bool known = told != AlienId::none && !taken.has(told);
                state_.own[seat].face_down = known ? told : draw(false);
            }
        const bool choosing = pub_.question.kind == Ask::choose_alien;
        const bool rotating = pub_.question.kind == Ask::rotate_power;
        const int offered = choosing                              ? pub_.rules.alien_choice
                            : rotating && pub_.deciding.has(seat) ? 1
                                                                  : 0;
        for (int i = 0; i < offered; ++i)
            state_.own[seat].offered.insert(draw(true));
    }

    // Face-down techs, those that somebody chooses from, and the deck.
    void guess_techs() {
        TechSet left = pub_.rules.technology ? techs_in_game(pub_) : TechSet{};
        const auto known = [&left](const auto& techs) {
            for (const TechId id : techs)
                left.erase(id);
        };
        known(pub_.tech_discards);
        known(view_.own.techs);
        known(view_.own.tech_offer);
        for (const TechCard& card : pub_.techs)
            if (card.up)
                left.erase(card.tech);
        TechPile& deck = state_.secret.techs;
        for (const TechId id : left)
            deck.push_back(id);
        luck_.shuffle(deck, kTechStream);
        const auto draw = [&deck] {
            const TechId id = deck.back();
            deck.pop_back();
            return id;
        };
        for (const TechCard& card : pub_.techs)
            if (!card.up && card.owner != view_.seat)
                state_.own[card.owner].techs.push_back(draw());
        SeatSet choosing = pub_.question.kind == Ask::choose_tech ? pub_.deciding : SeatSet{};
        if (view_.seat != kNoSeat)
            choosing.erase(view_.seat);
        if (choosing.empty())
            return;
        const std::size_t each =
            (deck.size() - pub_.tech_deck) / static_cast<std::size_t>(choosing.size());
        for (const Seat seat : choosing)
            for (std::size_t i = 0; i < each; ++i)
                state_.own[seat].tech_offer.insert(draw());
    }

    const Data& data_;
    const View& view_;
    const Public& pub_;
    State& state_;
    GuessLuck& luck_;
};

}  // namespace

void guess_sheets(const Data& data, const View& view, State& state, GuessLuck& luck) {
    SheetGuesser(data, view, state, luck).run();
}

}  // namespace sidera::cosmic
