// Answers for aliens that meddle with what others send, hold or choose.

#include "bots/cosmic/answers/answers.h"
#include "bots/cosmic/judging/prospects.h"

namespace sidera::cosmic {
namespace {

Side wanted_side(const Thought& thought) {
    return pull(thought.pub(), thought.me()) >= 0 ? Side::offense : Side::defense;
}

}  // namespace

// A better card for who should win, or none.
MaybeChoice busybody(const Thought& thought, Ask kind) {
    if (kind != Ask::pick_card)
        return std::nullopt;
    int seen = -100;
    thought.ref.own.shown.for_each([&seen](Card card, int) {
        if (is_attack(card))
            seen = value_of(card);
    });
    const bool helps = running(thought).side == wanted_side(thought);
    return Choice{thought.best([&](OptionCode option) {
                      if (verb(option) == Verb::done)
                          return 0.0f;
                      const Card card = card_in(option);
                      return helps && is_attack(card) ? static_cast<float>(value_of(card) - seen)
                                                      : -1.0f;
                  }),
                  0};
}

// The best ones come last, and lie on top.
MaybeChoice connoisseur(const Thought& thought, Ask kind) {
    if (kind != Ask::pick_shown)
        return std::nullopt;
    return Choice{thought.best([](OptionCode option) { return -card_worth(card_in(option)); }), 0};
}

MaybeChoice crystal(const Thought& thought, Ask kind) {
    const Question& question = thought.pub().question;
    if (kind != Ask::pick_number)
        return std::nullopt;
    const bool helps = side_of(thought.pub(), question.subject) == wanted_side(thought);
    return amount(thought, helps ? question.high : question.low);
}

// A colony of one's own that is lost: of few ships, and no home that the power needs.
MaybeChoice sniveler(const Thought& thought, Ask kind) {
    const Public& pub = thought.pub();
    if (kind != Ask::pick_planet || pub.question.subject != thought.me())
        return std::nullopt;
    const bool spare = count_home_colonies(pub, thought.me()) > pub.rules.power_threshold;
    return Choice{thought.best([&](OptionCode option) {
                      const auto planet = static_cast<Planet>(operand_of(option));
                      const bool home = system_of(planet) == thought.me();
                      return (home && spare ? 8.0f
                              : home        ? -8.0f
                                            : 0.0f) -
                             static_cast<float>(ships_on(pub, thought.me(), planet));
                  }),
                  0};
}

// The worse a card is for who has to play it, and the likelier it is there.
MaybeChoice visionary(const Thought& thought, Ask kind) {
    const Seat they = opponent_of(thought.pub(), thought.me());
    if (kind != Ask::pick_claim || they == kNoSeat)
        return std::nullopt;
    constexpr float kCopies = 30.0f;  // of the commonest card, and the highest value but one
    const auto is_there = [&](Card card) {
        for (const Known& one : thought.ref.own.known)
            if (one.holder == they && one.card == card)
                return 1.0f;
        return static_cast<float>(thought.data.copies_of(plain_of(card), thought.pub().rules)) /
               kCopies;
    };
    return Choice{thought.best([&](OptionCode option) {
                      const Card card = card_in(option);
                      const float harm = is_attack(card)
                                             ? 1.0f - static_cast<float>(value_of(card)) / kCopies
                                             : 0.7f;
                      return is_there(card) * harm;
                  }),
                  0};
}

}  // namespace sidera::cosmic
