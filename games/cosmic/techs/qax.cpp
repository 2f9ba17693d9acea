// The Qax: a gift that cannot be refused.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

bool has_invited(const Look& look) {
    return !look.encounter().invited[look.side()].empty();
}

Flow ask_guest(Play& play) {
    return play.ask_player(play.encounter().invited[play.side()]);
}

// CF-TECH-14
Flow give(Play& play) {
    play.table.press(play.frame.seat, play.side());
    play.table.pass_tech(card_of(play), play.frame.seat);
    return Flow::done;
}

constexpr StepFn kAskGuest[] = {ask_guest, announce_player};
constexpr StepFn kGive[] = {give};

constexpr Effect kUses[] = {{.rule = "CF-TECH-14",
                             .moment = Moment::inviting,
                             .roles = kMain,
                             .can = has_invited,
                             .announce = kAskGuest,
                             .act = kGive}};

}  // namespace

constinit const Tech tech_qax{
    .id = TechId::qax, .research = 4, .kind = TechKind::passes_on, .uses = kUses};

}  // namespace sidera::cosmic
