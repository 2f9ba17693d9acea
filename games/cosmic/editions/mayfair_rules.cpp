// The rules of Mayfair's edition that stand where the shared core names those of Fantasy Flight.

#include <string>
#include <vector>

#include "games/cosmic/editions/mayfair.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
namespace {

struct Same {
    std::string_view here;  // in the core
    std::string_view there;
};

constexpr auto kSame = std::to_array<Same>({
    {"CF-COL-2", "CM-P8-12"},      {"CF-COMP-1", "CM-CONS-1"},   {"CF-DEAL-1", "CM-DEAL-1"},
    {"CF-DEAL-12", "CM-DEAL-10"},  {"CF-DEAL-2", "CM-DEAL-10"},  {"CF-DEAL-3", "CM-DEAL-1"},
    {"CF-DEAL-4", "CM-DEAL-3"},    {"CF-DEAL-5", "CM-DEAL-7"},   {"CF-DEAL-6", "CM-DEAL-1"},
    {"CF-DEAL-8", "CM-DEAL-1"},    {"CF-DEAL-9", "CM-DEAL-1"},   {"CF-DEST-10", "CM-P3-4"},
    {"CF-DEST-3", "CM-P2-3"},      {"CF-DEST-4", "CM-P2-6"},     {"CF-DEST-5", "CM-P2-4"},
    {"CF-FLARE-10", "CM-FLARE-2"}, {"CF-FLARE-2", "CM-FLARE-1"}, {"CF-FLARE-3", "CM-FLARE-1"},
    {"CF-FLARE-4", "CM-FLARE-3"},  {"CF-FLARE-7", "CM-FLARE-5"}, {"CF-FLARE-8", "CM-FLARE-5"},
    {"CF-HAND-2", "CM-HAND-1"},    {"CF-LAUNCH-1", "CM-P3-3"},   {"CF-LAUNCH-2", "CM-P3-1"},
    {"CF-LAUNCH-5", "CM-P3-1"},    {"CF-LOSS-2", "CM-DEAL-6"},   {"CF-PLAN-4", "CM-P7-2"},
    {"CF-PLAN-5", "CM-P7-3"},      {"CF-POW-1", "CM-POW-2"},     {"CF-POW-6", "CM-POW-6"},
    {"CF-POW-7", "CM-POW-7"},      {"CF-POW-9", "CM-POW-1"},     {"CF-RESP-1", "CM-TIME-4"},
    {"CF-RESP-3", "CM-TIME-4"},    {"CF-RESP-4", "CM-TIME-4"},   {"CF-RESP-6", "CM-TIME-3"},
    {"CF-REW-2", "CM-P8-10"},      {"CF-SETUP-3", "CM-SETUP-3"}, {"CF-SETUP-6", "CM-SETUP-8"},
    {"CF-ALLY-1", "CM-P4-1"},      {"CF-ALLY-2", "CM-P6-1"},     {"CF-ALLY-3", "CM-P6-2"},
    {"CF-ALLY-6", "CM-P6-1"},      {"CF-TIME-1", "CM-TIME-1"},   {"CF-TIME-3", "CM-TIME-3"},
    {"CF-TIME-4", "CM-POW-5"},     {"CF-TIME-6", "CM-TIME-3"},   {"CF-TIME-7", "CM-TIME-3"},
    {"CF-TURN-5", "CM-TURN-3"},    {"CF-WIN-1", "CM-WIN-1"},     {"CF-WIN-4", "CM-WIN-1"},
});

// What this edition does not have at all (techs, other aliens) has no moment in it.
constexpr RuleId kNotNow{"CM-TIME-3"};
constexpr std::string_view kPrefix = "CM-";
constexpr std::string_view kAlienPrefix =
    "CF-"
    "A-";

std::string letters_of(std::string_view name) {
    std::string letters;
    for (const char c : name)
        if (c != '-' && c != '_')
            letters += static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return letters;
}

// The ids of an alien of this edition: power, wild and super flare.
struct AlienRules {
    std::string letters;
    std::string power;
    std::string wild;
    std::string super;
};

const std::vector<AlienRules>& alien_rules() {
    static const std::vector<AlienRules> all = [] {
        std::vector<AlienRules> rules;
        for (const AlienId id : kMayfairAliens) {
            std::string prefix =
                "CM-"
                "A-";
            for (const char c : name_of(id))
                prefix += static_cast<char>(c == '_' ? '-' : c - 'a' + 'A');
            rules.push_back({letters_of(name_of(id)), prefix + "-1", prefix + "-W", prefix + "-S"});
        }
        return rules;
    }();
    return all;
}

// "CF-A-ZOMBIE-2" says in two ids what this edition says in one.
RuleId rule_of_alien(RuleId rule) {
    const std::size_t dash = rule.id.rfind('-');
    const std::string letters =
        letters_of(rule.id.substr(kAlienPrefix.size(), dash - kAlienPrefix.size()));
    for (const AlienRules& one : alien_rules())
        if (one.letters == letters)
            return {rule.id.back() == 'W'   ? one.wild
                    : rule.id.back() == 'S' ? one.super
                                            : one.power};
    return kNotNow;
}

RuleId in_this_edition(RuleId rule) {
    if (rule.id.empty() || rule.id.starts_with(kPrefix))
        return rule;
    if (rule.id.starts_with(kAlienPrefix))
        return rule_of_alien(rule);
    for (const Same& one : kSame)
        if (one.here == rule.id)
            return {one.there};
    return kNotNow;
}

}  // namespace

RuleId CosmicMayfair::why_not(const Data& data, const ViewRef& ref, OptionCode code) {
    return in_this_edition(Cosmic::why_not(data, ref, code));
}

Decision CosmicMayfair::decision(const Data& data, const ViewRef& ref, Channel channel) {
    Decision decision = Cosmic::decision(data, ref, channel);
    decision.rule = in_this_edition(decision.rule);
    return decision;
}

RuleId CosmicMayfair::range_rule(const Data& data, const ViewRef& ref, OptionCode code) {
    return in_this_edition(Cosmic::range_rule(data, ref, code));
}

}  // namespace sidera::cosmic
