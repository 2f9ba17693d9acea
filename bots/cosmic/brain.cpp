// The brain of Cosmic Encounter: judging positions, and quick answers.

#include "bots/cosmic/brain.h"

#include "bots/cosmic/answers/candidates.h"
#include "bots/cosmic/judging/weights.h"
#include "bots/cosmic/thinking.h"
#include "bots/random_bot.h"

namespace sidera {

using namespace cosmic;

namespace {

constexpr float kHopeless = 0.3f;  // a hand one would rather exchange than play a turn with

OptionCode choose_alien(const Thought& thought) {
    return thought.best([&](OptionCode option) {
        const auto noise = static_cast<float>(thought.random.below(100)) * 0.02f;
        return alien_rating(static_cast<AlienId>(operand_of(option))) + noise;
    });
}

}  // namespace

SeatValues Brain<Cosmic>::shares(const ViewRef& ref) const {
    const Public& pub = ref.pub;
    if (pub.over)
        return final_shares({.over = true, .points = {}, .winners = pub.winners, .tie_break = {}});
    const float early = time_left(pub);
    const Weights& weights = weights_of(data_.edition);
    SeatValues points{};
    for (const Seat seat : everybody(pub)) {
        const FeatureValues values = features_of(ref, seat);
        auto& sum = points[static_cast<std::size_t>(index(seat))];
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += values[i] * (weights[i].late + early * weights[i].early);
    }
    constexpr float kDoubling = 1.0f;
    return soft_shares(points, pub.rules.seats, kDoubling);
}

Choice Brain<Cosmic>::policy(const ViewRef& ref,
                             const CodeBuffer& codes,
                             QuickRandom& random) const {
    // Asked so that it does not show who could say more.
    if (codes.size() == 1 && ref.pub.question.quiet)
        return {codes[0], 0};
    const Thought thought{data_, odds_, ref, codes, random};
    switch (ref.pub.question.kind) {
        case Ask::choose_alien:
            return {choose_alien(thought), 0};
        case Ask::choose_hoard:
            return {
                cosmic::code(hand_worth(ref.own.hand) > hand_worth(ref.own.aside) ? Verb::first
                                                                                  : Verb::second),
                0};
        case Ask::rotate_power:
            return {cosmic::code(Verb::no), 0};
        case Ask::play_effect:
        case Ask::respond:
            return {in_window(thought), 0};
        case Ask::own_colour:
            return {own_colour(thought), 0};
        case Ask::wild_target:
            return {choose_defense(thought), 0};
        case Ask::aim:
            return {aim_gate(thought), 0};
        case Ask::launch_source:
        case Ask::ally_source:
            return {send_ship(thought), 0};
        case Ask::invite_offense:
        case Ask::invite_defense:
            return {invite(thought), 0};
        case Ask::ally_side:
            return {choose_side(thought), 0};
        case Ask::select_card:
            return {select_card(thought), 0};
        case Ask::lose_ships:
            return {lose_ship(thought), 0};
        case Ask::return_ships:
            return {bring_home(thought), 0};
        case Ask::deal:
            return negotiate(thought);
        case Ask::reward_split: {
            const int warp = ref.pub.players[ref.seat].warp;
            return {codes[0], std::min<int>(ref.pub.question.high, std::max(0, warp - 2))};
        }
        case Ask::second_encounter:
            return {go_on(thought), 0};
        case Ask::choose_tech:
            return {choose_tech(thought), 0};
        case Ask::tech_action:
            return {tech_action(thought), 0};
        case Ask::kicker:
            return {choose_kicker(thought), 0};
        case Ask::second_card:
            return {choose_second(thought), 0};
        case Ask::support_card:
            return {choose_support(thought), 0};
        case Ask::whom:
            return {choose_whom(thought), 0};
        case Ask::regain:
            return {codes[0], ref.pub.question.high};
        case Ask::skip_turn:
            return {cosmic::code(hand_worth(ref.own.hand) < kHopeless ? Verb::yes : Verb::no), 0};
        case Ask::retrieve:
            return {bring_home(thought), 0};
        case Ask::pick_named:
            return {name_card(thought), 0};
        default:
            return for_effect(thought);
    }
}

void Brain<Cosmic>::prune(const ViewRef& ref, CodeBuffer& codes) const {
    if (codes.size() < 2)
        return;
    QuickRandom random(ref.pub.draws);
    const Thought thought{data_, odds_, ref, codes, random};
    const Candidates kept = candidates_for(thought, policy(ref, codes, random));
    codes.clear();
    for (const Steps& steps : kept)  // half an offer is none
        if (steps.size() == 1 && !codes.contains(steps[0].code))
            codes.add(steps[0].code);
}

namespace {

class RuleBot final : public Bot<Cosmic> {
  public:
    explicit RuleBot(std::uint64_t seed) : random_(seed) {}

    Choice choose(const cosmic::Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override {
        if (channel != Channel::main)
            return pick_at_random<Cosmic>(data, ref_of(view), codes, random_);
        return brains_.of(data).policy(ref_of(view), codes, random_);
    }

    void reset(std::uint64_t seed) override { random_ = QuickRandom(seed); }

  private:
    QuickRandom random_;
    BrainHolder<Cosmic> brains_;
};

}  // namespace

std::unique_ptr<Bot<Cosmic>> Brain<Cosmic>::make_greedy(std::uint64_t seed) {
    return std::make_unique<RuleBot>(seed);
}

}  // namespace sidera
