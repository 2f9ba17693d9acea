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

}  // namespace sidera::cosmic
