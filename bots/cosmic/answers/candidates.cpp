// The answers to a question of Cosmic Encounter that are worth a closer look.

#include "bots/cosmic/answers/candidates.h"

namespace sidera::cosmic {
namespace {

constexpr std::size_t kMostOptions = 12;

class Selection {
  public:
    Selection(const Thought& thought, const Choice& usual) : thought_(thought) { add(usual); }

    Candidates run() {
        switch (thought_.pub().question.kind) {
            case Ask::launch_source:
            case Ask::ally_source:
                ships();
                break;
            case Ask::deal:
                talks();
                break;
            case Ask::reward_split:
            case Ask::pick_number:
                numbers();
                break;
            case Ask::play_effect:
            case Ask::respond:
            case Ask::own_colour:
            case Ask::wild_target:
            case Ask::aim:
            case Ask::invite_offense:
            case Ask::invite_defense:
            case Ask::ally_side:
            case Ask::select_card:
            case Ask::second_encounter:
            case Ask::pick_player:
            case Ask::pick_planet:
            case Ask::pick_card:
            case Ask::pick_shown:
            case Ask::pick_yes_no:
            case Ask::pick_side:
            case Ask::pick_destiny:
            case Ask::pick_open:
            case Ask::skip_turn:
            case Ask::kicker:
            case Ask::second_card:
            case Ask::support_card:
            case Ask::whom:
            case Ask::pick_kind:
            case Ask::pick_edict:
                options();
                break;
            default:
                break;
        }
        return found_;
    }

  private:
    void add(const Choice& choice) {
        Steps steps;
        steps.push_back(choice);
        add(steps);
    }

    void add(const Steps& steps) {
        if (found_.full())
            return;
        for (const Steps& known : found_)
            if (is_same(known, steps))
                return;
        found_.push_back(steps);
    }

    static bool is_same(const Steps& a, const Steps& b) {
        if (a.size() != b.size())
            return false;
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i].code != b[i].code || a[i].value != b[i].value)
                return false;
        return true;
    }

    void add_if_offered(OptionCode option) {
        if (thought_.codes.contains(option))
            add({option, 0});
    }

    // More than a few are left to the rules of thumb.
    void options() {
        if (thought_.codes.size() > kMostOptions)
            return;
        for (const OptionCode option : thought_.codes)
            add({option, 0});
    }

    // Whether these are enough; from where one more comes is no question.
    void ships() {
        add_if_offered(code(Verb::done));
        if (const OptionCode more = cheapest_source(thought_); more != kNoCode)
            add({more, 0});
    }

    void numbers() {
        const Question& question = thought_.pub().question;
        for (int value = question.low; value <= question.high && value < question.low + 8; ++value)
            add({thought_.codes[0], value});
    }

    void talks() {
        add_if_offered(code(Verb::accept));
        add_if_offered(code(Verb::refuse));
        add_if_offered(code(Verb::fail));
        add_if_offered(code(Verb::wait));
        // Every refusal makes modest: first no cards are asked for, then nothing is for nothing.
        const int refused = thought_.pub().talks.refused;
        if (refused >= kPatience)
            return;
        for (const bool asks : {true, false})
            for (const bool gives : {false, true})
                for (int cards = 2 - refused; cards >= -2; --cards)
                    if (refused < kPatience / 2 || !asks || gives || cards < 0)
                        offer(asks, gives, cards);
    }

    // `cards` at random: asked for, or given if below zero.
    void offer(bool asks, bool gives, int cards) {
        const Public& pub = thought_.pub();
        const Seat they = opponent_of(pub, thought_.me());
        const OptionCode asked = asks ? colony(Verb::ask_colony, they) : kNoCode;
        const OptionCode given = gives ? colony(Verb::give_colony, thought_.me()) : kNoCode;
        const Seat giver = cards > 0 ? they : thought_.me();
        const int count = cards > 0 ? cards : -cards;
        if ((asks && asked == kNoCode) || (gives && given == kNoCode) ||
            count > pub.players[giver].hand || (!asks && !gives && cards == 0))
            return;
        Steps steps;
        if (!thought_.ref.own.draft.gives[Side::offense].empty() ||
            !thought_.ref.own.draft.gives[Side::defense].empty()) {
            if (!thought_.codes.contains(code(Verb::clear)))
                return;
            steps.push_back({code(Verb::clear), 0});
        }
        if (asks)
            steps.push_back({asked, 1});
        if (gives)
            steps.push_back({given, 1});
        for (int i = 0; i < count; ++i)
            steps.push_back({code(cards > 0 ? Verb::ask_random : Verb::give_random), 0});
        steps.push_back({code(Verb::propose), 0});
        add(steps);
    }

    OptionCode colony(Verb wanted, Seat giver) const {
        const Planet planet = spare_colony(thought_, wanted, giver);
        return planet == Planet::none ? kNoCode : code(wanted, planet);
    }

    static constexpr int kPatience = 6;

    const Thought& thought_;
    Candidates found_;
};

}  // namespace

Candidates candidates_for(const Thought& thought, const Choice& usual) {
    return Selection(thought, usual).run();
}

}  // namespace sidera::cosmic
