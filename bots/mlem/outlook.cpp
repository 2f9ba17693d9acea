// Landings tried one by one on a copy of the public part.

#include "bots/mlem/outlook.h"

#include "bots/mlem/weights.h"
#include "bots/mlem/what_if.h"

namespace sidera::mlem {
namespace {

SeatValues minus(const SeatValues& a, const SeatValues& b) {
    SeatValues difference{};
    for (std::size_t i = 0; i < a.size(); ++i)
        difference[i] = a[i] - b[i];
    return difference;
}

// One question: what do the expected points become?
class Trial {
  public:
    Trial(const Data& data, const Brain<Mlem>& brain, const ViewRef& ref)
        : data_(data)
        , brain_(brain)
        , ref_(ref)
        , ground_(grounded(ref.pub))
        , before_(brain.points({ref.seat, ground_, ref.own})) {}

    SeatValues landing(const Crew::Member& member, const Berth& berth) const {
        Public after = ground_;
        put_on_mat(data_, after, member.seat, member.cat, berth);
        return change(after);
    }

    SeatValues crash() const {
        Public after = ground_;
        ++after.failures;
        return change(after);
    }

    SeatValues shares() const { return brain_.shares({ref_.seat, ground_, ref_.own}); }

    const Public& ground() const { return ground_; }

  private:
    SeatValues change(const Public& after) const {
        return minus(brain_.points({ref_.seat, after, ref_.own}), before_);
    }

    const Data& data_;
    const Brain<Mlem>& brain_;
    const ViewRef& ref_;
    Public ground_;
    SeatValues before_;
};

SeatValues care_of(Seat seat, const SeatValues& shares, int seats) {
    const auto own = static_cast<std::size_t>(index(seat));
    SeatValues care{};
    const float rest = 1.0f - shares[own];
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
        care[i] = i == own || rest <= 0.001f ? 0.0f : -weights().envy * shares[i] / rest;
    care[own] = 1;
    return care;
}

void try_body(const Data& data,
              const Trial& trial,
              const Crew::Member& member,
              std::size_t body,
              CrewGains::Leaving& leave) {
    Berth berth{.body = static_cast<Body>(body)};
    if (!data.bodies[body].moons) {
        leave[body].fill(trial.landing(member, berth));
        return;
    }
    for (std::size_t before = 0; before < kMaxPlayers; ++before) {
        berth.before = static_cast<int>(before);
        if (has_room(data, trial.ground(), berth))
            leave[body][before] = trial.landing(member, berth);
    }
}

}  // namespace

Crew present_crew(const Public& pub) {
    Crew crew;
    for (const Seat seat : pub.crew) {
        const Cat cat = pub.aboard[seat];
        if (crew.spare < 0 && row(cat).spare_die && !pub.boosters_used.has(seat))
            crew.spare = static_cast<int>(crew.members.size());
        crew.members.push_back({seat, cat});
    }
    return crew;
}

CrewGains work_out_gains(const Data& data,
                         const Brain<Mlem>& brain,
                         const ViewRef& ref,
                         const Crew& crew) {
    CrewGains gains;
    const Trial trial(data, brain, ref);
    const SeatValues shares = trial.shares();
    gains.crash = trial.crash();
    for (std::size_t i = 0; i < crew.members.size(); ++i) {
        const Crew::Member& member = crew.members[i];
        gains.care[i] = care_of(member.seat, shares, ref.pub.rules.seats);
        for (std::size_t body = 0; body < data.bodies.size(); ++body)
            try_body(data, trial, member, body, gains.leave[i]);
        gains.leave[i][CrewGains::kGalaxy].fill(trial.landing(member, {}));
        gains.leave[i][CrewGains::kComet].fill(trial.landing(member, {.comet = true}));
    }
    return gains;
}

}  // namespace sidera::mlem
