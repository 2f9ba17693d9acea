// Setup of a game of MLEM and the choice of secret missions.

#include "games/mlem/codes.h"
#include "games/mlem/table.h"

namespace sidera::mlem {
namespace {

Rules rules_from(const Setup& setup) {
    const auto is = [&setup](Mlem::OptionKey key) { return setup.options[key] != 0; };
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(setup.seats);
    rules.confirm = setup.confirm;
    rules.ufo = is(Mlem::ufo);
    rules.exploration = is(Mlem::exploration);
    rules.secret_missions = is(Mlem::secret_missions);
    rules.shift_from_space_5 = is(Mlem::shift_from_space_5);
    rules.shift_back_from_deep = is(Mlem::shift_back_from_deep);
    rules.goals_from_parachute = is(Mlem::goals_from_parachute);
    rules.ufo_stack_empty = static_cast<EmptyStack>(setup.options[Mlem::ufo_stack_empty]);
    rules.failure_limit = static_cast<std::uint8_t>(setup.options[Mlem::failure_limit]);
    return rules;
}

}  // namespace

std::optional<std::string> Mlem::check_setup(const Data& data, const Setup& setup) {
    const int first = setup.options[first_player] - 1;
    if (first >= setup.seats)
        return "first_player=" + std::to_string(first) +
               " needs a seat with that number; the seats are 0 to " +
               std::to_string(setup.seats - 1);
    if (setup.options[ufo_stack_empty] != 0 && setup.options[ufo] == 0)
        return "ufo_stack_empty=reshuffle needs ufo=true";
    int tokens = 0;
    for (const std::uint8_t copies : data.mission_copies)
        tokens += copies;
    if (setup.options[secret_missions] != 0 && tokens < setup.seats * kMissionsDealt)
        return "secret_missions needs " + std::to_string(setup.seats * kMissionsDealt) +
               " mission tokens for " + std::to_string(setup.seats) + " seats; data set " +
               data.name + " has " + std::to_string(tokens);
    return std::nullopt;
}

// ML-SETUP-4
State Mlem::start(const Data& data, const Setup& setup, Luck& luck, Sink<Mlem>& out) {
    State state;
    Table table(data, state, luck, out);
    const int fixed = setup.options[first_player];
    const auto seats = static_cast<std::uint32_t>(setup.seats);
    const Seat first =
        fixed > 0 ? seat_at(fixed - 1)
                  : seat_at(static_cast<int>(luck.below(seats, kFirstPlayerStream, kNoSeat, 0)));
    table.set_up(rules_from(setup), first);
    table.push(GameFrame{});
    table.run();
    return state;
}

// ML-SETUP-1 to ML-SETUP-3, ML-SETUP-5 to ML-SETUP-9
void Table::set_up(const Rules& rules, Seat first) {
    Public& pub = state_.pub;
    pub.rules = rules;
    pub.starter = first;
    for (int i = 0; i < rules.seats; ++i)
        pub.home[seat_at(i)] = kAllCats;
    if (rules.ufo) {
        for (int i = 0; i < kExpeditionTokens; ++i)
            state_.secret.expedition_stack.push_back(static_cast<ExpeditionId>(i));
        pub.expedition_left = ExpeditionSet::first(kExpeditionTokens);
        luck_.shuffle(state_.secret.expedition_stack, kExpeditionStream, 0);
    }
    if (rules.exploration) {
        for (int i = 0; i < kExplorationTokens; ++i)
            state_.secret.exploration_stack.push_back(static_cast<ExplorationId>(i));
        pub.exploration_left = ExplorationSet::first(kExplorationTokens);
        luck_.shuffle(state_.secret.exploration_stack, kExplorationStream, 0);
        for (int i = 0; i < 5; ++i)
            lay_exploration_token();
    }
}

// ML-SETUP-8
void Table::ask_missions() {
    auto& box = state_.secret.mission_box;
    for (std::size_t b = 0; b < data_.bodies.size(); ++b)
        for (int copy = 0; copy < data_.mission_copies[b]; ++copy)
            box.push_back(static_cast<Body>(b));
    luck_.shuffle(box, kMissionStream, 0);
    for (int i = 0; i < seats(); ++i) {
        Private& own = state_.own[seat_at(i)];
        for (int k = 0; k < kMissionsDealt; ++k) {
            own.missions.push_back(box.back());
            box.pop_back();
        }
        out_.tell(seat_at(i), {.kind = PrivateEventKind::missions_dealt, .missions = own.missions});
    }
    state_.pub.deciding = SeatSet::first(seats());
    state_.pub.asking = Question::mission_discard;
}

void Table::commit_mission(Seat seat, Body body) {
    state_.own[seat].commit = body;
}

void Table::keep_missions() {
    for (int i = 0; i < seats(); ++i) {
        Private& own = state_.own[seat_at(i)];
        std::size_t at = 0;
        while (own.missions[at] != own.commit)
            ++at;
        own.missions.erase_at(at);
        own.returned = own.commit;
        own.commit = kNone<Body>;
        PrivateEvent event{.kind = PrivateEventKind::mission_returned, .missions = {}};
        event.missions.push_back(own.returned);
        out_.tell(seat_at(i), event);
    }
    tell([&] { return PublicEvent{.kind = EventKind::missions_chosen}; });
}

}  // namespace sidera::mlem
