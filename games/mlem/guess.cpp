// A full state that agrees with what one seat knows, drawn evenly from all that do.

#include "games/mlem/game.h"
#include "games/mlem/table.h"

namespace sidera::mlem {
namespace {

void take_out(FixedVec<Body, kMissionTokens>& box, Body body) {
    for (std::size_t i = 0; i < box.size(); ++i) {
        if (box[i] == body) {
            box.erase_at(i);
            return;
        }
    }
}

// Mission tokens this seat has not seen: all of them less its own.
FixedVec<Body, kMissionTokens> unseen_missions(const Data& data, const View& view) {
    FixedVec<Body, kMissionTokens> box;
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        for (int copy = 0; copy < data.mission_copies[b]; ++copy)
            box.push_back(static_cast<Body>(b));
    for (const Body body : view.own.missions)
        take_out(box, body);
    if (view.own.returned != kNone<Body>)
        take_out(box, view.own.returned);
    for (int i = 0; i < view.pub.rules.seats; ++i)  // a finished game shows what was kept
        if (seat_at(i) != view.seat)
            for (const Body body : view.pub.missions_shown[seat_at(i)])
                take_out(box, body);
    return box;
}

void deal_missions(const View& view, State& state, FixedVec<Body, kMissionTokens>& box) {
    const bool choosing = view.pub.asking == Question::mission_discard;
    const auto draw = [&box] {
        const Body body = box.back();
        box.pop_back();
        return body;
    };
    for (int i = 0; i < view.pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        if (seat == view.seat)
            continue;
        Private& own = state.own[seat];
        own = {};
        own.missions = view.pub.missions_shown[seat];
        for (int have = static_cast<int>(own.missions.size()); have < (choosing ? 4 : 3); ++have)
            own.missions.push_back(draw());
        if (!choosing)
            own.returned = draw();
    }
}

}  // namespace

State Mlem::guess(const Data& data, const View& view, Luck& luck) {
    State state;
    state.pub = view.pub;
    if (view.seat != kNoSeat)
        state.own[view.seat] = view.own;
    for (const ExpeditionId id : view.pub.expedition_left)
        state.secret.expedition_stack.push_back(id);
    luck.shuffle(state.secret.expedition_stack, kExpeditionStream, 1000);
    for (const ExplorationId id : view.pub.exploration_left)
        state.secret.exploration_stack.push_back(id);
    luck.shuffle(state.secret.exploration_stack, kExplorationStream, 1000);
    if (view.pub.rules.secret_missions) {
        auto box = unseen_missions(data, view);
        luck.shuffle(box, kMissionStream, 1000);
        deal_missions(view, state, box);
        state.secret.mission_box = box;
    }
    return state;
}

}  // namespace sidera::mlem
