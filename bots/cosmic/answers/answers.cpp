// Answers to questions that only certain effects ask.

#include "bots/cosmic/answers/answers.h"

#include <algorithm>

#include "bots/cosmic/judging/prospects.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {

MaybeChoice yes(bool so) {
    return Choice{code(so ? Verb::yes : Verb::no), 0};
}

MaybeChoice amount(const Thought& thought, int value) {
    const Question& question = thought.pub().question;
    return Choice{thought.codes[0], std::clamp<int>(value, question.low, question.high)};
}

MaybeChoice weakest_player(const Thought& thought) {
    return Choice{thought.best([&](OptionCode option) {
                      return verb(option) == Verb::player
                                 ? 9.0f - standing(thought.pub(), seat_in(option))
                                 : 0.0f;
                  }),
                  0};
}

MaybeChoice throw_junk(const Thought& thought, float limit) {
    return Choice{thought.best([&](OptionCode option) {
                      return verb(option) == Verb::done ? 0.0f
                                                        : limit - card_worth(card_in(option));
                  }),
                  0};
}

MaybeChoice richest_player(const Thought& thought) {
    return Choice{thought.best([&](OptionCode option) {
                      return verb(option) == Verb::player
                                 ? static_cast<float>(thought.pub().players[seat_in(option)].hand)
                                 : 0.0f;
                  }),
                  0};
}

namespace {

// The smallest card that turns the result, otherwise the biggest.
MaybeChoice enough(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side side = pull(pub, thought.me()) >= 0 ? Side::offense : Side::defense;
    const int missing = wins_now(pub, side) ? 0 : 1 - lead_of(pub, side);
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) == Verb::done)
                          return missing <= 0 ? 200.0f : -200.0f;
                      const int value = value_of(card_in(option));
                      return static_cast<float>(value >= missing ? 100 - value : value);
                  }),
                  0};
}

// A colony for the Mite, or the cards.
bool grants_landing(const Thought& thought) {
    const Public& pub = thought.pub();
    const Seat mite = thought.encounter().offense;
    if (wins_by_landing(pub, mite))
        return false;
    const auto held = static_cast<float>(pub.players[thought.me()].hand);
    const float lost = hand_worth(thought.ref.own.hand) * (held - 3.0f) / held;
    return lost > 0.9f;
}

MaybeChoice force_field(const Thought& thought) {
    const Public& pub = thought.pub();
    const Side wrong = pull(pub, thought.me()) >= 0 ? Side::defense : Side::offense;
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) == Verb::done)
                          return 0.0f;
                      const Seat seat = seat_in(option);
                      const auto ships = static_cast<float>(pub.encounter().sent[seat]);
                      const bool shares = wins_by_landing(pub, seat) && seat != thought.me();
                      return pub.encounter().allies[wrong].has(seat) || shares ? ships : -ships;
                  }),
                  0};
}

MaybeChoice of_number(const Thought& thought, AlienId alien, EffectId id) {
    const Public& pub = thought.pub();
    switch (alien) {
        case AlienId::kamikaze:
            if (is_super(id))
                return amount(thought, 9);
            if (is_wild(id))
                return amount(thought, ships_on_colonies(pub, thought.me()) - 8);
            return amount(thought, pub.players[thought.me()].hand < 5 ? 3 : 2);
        case AlienId::calculator:
            return amount(thought, value_of(thought.ref.own.selected) % 2 == 0 ? 2 : 1);
        case AlienId::clone:
            return amount(thought, 99);
        case AlienId::anomaly:
            return amount(thought, likeliest_attack(thought));
        default:
            return std::nullopt;
    }
}

MaybeChoice of_yes_no(const Thought& thought, AlienId alien, EffectId id) {
    const Public& pub = thought.pub();
    switch (alien) {
        case AlienId::human: {
            if (is_super(id))
                return yes(true);
            const Side side = side_of(pub, thought.me());
            return yes(both_sides_open(pub) && !wins_now(pub, side) && lead_of(pub, side) <= -8);
        }
        case AlienId::mite:
            return yes(running(thought).owner == thought.me() || grants_landing(thought));
        case AlienId::remora:
            return yes(pub.players[thought.me()].warp < 3);
        case AlienId::observer:
        case AlienId::wrack:
        case AlienId::zombie:
            return yes(true);
        default:
            return std::nullopt;
    }
}

// The rival that stands best; but not one who would take ships of mine along in turn.
MaybeChoice harmless_victim(const Thought& thought) {
    const Public& pub = thought.pub();
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) != Verb::player)
                          return 0.0f;
                      const Seat seat = seat_in(option);
                      return has_power(pub, seat, AlienId::vacuum) ? -1.0f : standing(pub, seat);
                  }),
                  0};
}

MaybeChoice of_player(const Thought& thought, AlienId alien) {
    const Public& pub = thought.pub();
    switch (alien) {
        case AlienId::doppelganger:
        case AlienId::hacker:
        case AlienId::trader:
            return richest_player(thought);
        case AlienId::healer:
            return weakest_player(thought);
        case AlienId::masochist:
            if (thought.codes.contains(code(Verb::player, thought.me())))
                return Choice{code(Verb::player, thought.me()), 0};
            return weakest_player(thought);
        case AlienId::vacuum:
            return harmless_victim(thought);
        case AlienId::will:
            return Choice{choose_defense(thought), 0};
        case AlienId::philanthropist: {
            const Seat wrong =
                pull(pub, thought.me()) >= 0 ? pub.encounter().defense : pub.encounter().offense;
            if (wrong != kNoSeat && thought.codes.contains(code(Verb::player, wrong)))
                return Choice{code(Verb::player, wrong), 0};
            return std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

MaybeChoice of_card(const Thought& thought, AlienId alien, EffectId id, Ask kind) {
    switch (alien) {
        case AlienId::barbarian:
            if (is_wild(id))
                return throw_junk(thought, 0.05f);
            return std::nullopt;
        case AlienId::fodder:
        case AlienId::reserve:
            if (kind == Ask::pick_card)
                return enough(thought);
            return std::nullopt;
        case AlienId::mutant:
            return throw_junk(thought, 0.05f);
        case AlienId::hacker:
            if (kind == Ask::pick_card && thought.pub().question.may_stop)
                return throw_junk(thought, 0.06f);
            return std::nullopt;
        case AlienId::miser:
            return Choice{dearest_card(thought), 0};
        default:
            return std::nullopt;
    }
}

// By the kind of question, where several aliens are asked alike.
MaybeChoice of_kind(const Thought& thought, EffectId id, Ask kind) {
    const AlienId alien = alien_of(id);
    switch (kind) {
        case Ask::pick_number:
            return of_number(thought, alien, id);
        case Ask::pick_yes_no:
            return of_yes_no(thought, alien, id);
        case Ask::pick_player:
            return of_player(thought, alien);
        case Ask::pick_card:
        case Ask::pick_shown:
            return of_card(thought, alien, id, kind);
        default:
            return std::nullopt;
    }
}

MaybeChoice of_alien(const Thought& thought, EffectId id, Ask kind) {
    const AlienId alien = alien_of(id);
    switch (alien) {
        case AlienId::amoeba:
            return amoeba(thought, kind);
        case AlienId::chosen:
            return chosen(thought, kind);
        case AlienId::citadel:
            return citadel(thought, kind);
        case AlienId::fido:
            return fido(thought, kind);
        case AlienId::gambler:
            return gambler(thought, kind);
        case AlienId::hate:
            return hate(thought, kind);
        case AlienId::judge:
            return judge(thought, kind);
        case AlienId::prophet:
            if (const MaybeChoice choice = prophet(thought, kind))
                return choice;
            break;
        case AlienId::void_:
            if (kind == Ask::pick_planet)
                return planet_of_winner(thought);
            break;
        case AlienId::busybody:
            return busybody(thought, kind);
        case AlienId::connoisseur:
            return connoisseur(thought, kind);
        case AlienId::crystal:
            return crystal(thought, kind);
        case AlienId::sniveler:
            return sniveler(thought, kind);
        case AlienId::magnet:
        case AlienId::visionary:
            if (kind == Ask::pick_claim)
                return name_theirs(thought, alien == AlienId::magnet);
            break;
        case AlienId::mirror:
            return kind == Ask::pick_side ? mirror_side(thought) : std::nullopt;
        case AlienId::parasite:
            if (kind == Ask::pick_side)
                return Choice{choose_side(thought), 0};
            break;
        case AlienId::fodder:
            if (kind == Ask::pick_side)
                return Choice{
                    code(wins_now(thought.pub(), Side::offense) ? Verb::offense : Verb::defense),
                    0};
            break;
        case AlienId::will:
            if (kind == Ask::pick_planet)
                return Choice{aim_gate(thought), 0};
            break;
        default:
            break;
    }
    return of_kind(thought, id, kind);
}

}  // namespace

std::optional<Choice> particular_answer(const Thought& thought) {
    const Question& question = thought.pub().question;
    if (question.about == EffectId::none)
        return std::nullopt;
    if (is_of_card(question.about)) {
        const Plain kind = plain_of(card_for(question.about));
        return kind == Plain::force_field ? force_field(thought)
                                          : of_edict(thought, kind, question.kind);
    }
    if (is_of_tech(question.about))
        return answer_for_tech(thought, question.about, question.kind);
    return is_of_alien(question.about) ? of_alien(thought, question.about, question.kind)
                                       : std::nullopt;
}

}  // namespace sidera::cosmic
