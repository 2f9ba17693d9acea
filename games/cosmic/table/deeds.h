// What the writers of a state write with. Only the deeds declared in this folder are writers: the
// state is const for everybody else.

#pragma once

#include "engine/decision.h"
#include "engine/luck.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {

class Table;

inline constexpr Stream kFlareStream{0};
inline constexpr Stream kDeckStream{1};
inline constexpr Stream kDestinyStream{2};
inline constexpr Stream kCardStream{3};
inline constexpr Stream kAlienStream{4};
inline constexpr Stream kFirstPlayerStream{5};
inline constexpr Stream kTechStream{6};

// The base of a group of deeds. Its constructor is open to the groups alone, and these are final,
// so that nobody else can become a writer.
class Deeds {
  public:
    Deeds(const Deeds&) = delete;
    Deeds& operator=(const Deeds&) = delete;

  protected:
    const Data& data() const;

    const Edition& edition() const { return data().edition; }

    State& state();
    const State& state() const;

    const Public& pub() const { return state().pub; }

    const Encounter& encounter() const { return pub().encounter(); }

    Encounter& enc() { return state().pub.encounter(); }

    Frames& frames() { return state().pub.frames; }

    Private& own(Seat seat) { return state().own[seat]; }

    const Private& own(Seat seat) const { return state().own[seat]; }

    Look look(Seat seat) const { return {data(), ref_of(state(), seat)}; }

    // Sheets, and all else that a power or a voice may hang on.
    Player& player(Seat seat) {
        state().secret.touched.players = true;
        state().secret.touched.voices.insert(seat);
        return state().pub.players[seat];
    }

    void push(const Frame& frame) { frames().push_back(frame); }

    void tell(const PublicEvent& event);
    void tell(Seat seat, const PrivateEvent& event);
    void window(Moment moment,
                bool open = false,
                SeatSet only = SeatSet::first(kMaxPlayers),
                Seat about = kNoSeat);
    bool might_speak(Moment moment, SeatSet only);

    Luck& luck();

    // A draw with a number of its own.
    std::uint32_t below(std::uint32_t choices, Stream why) {
        return luck().below(choices, why, kNoSeat, ++state().pub.draws);
    }

    // The frame of the list that the caller has as a constant.
    PlayFrame& writable(const PlayFrame& play);

    // The topmost frame of a kind; there must be one.
    template<class F>
    F& running() {
        Frames& all = frames();
        std::size_t at = all.size() - 1;
        while (!std::holds_alternative<F>(all[at]))
            --at;
        return std::get<F>(all[at]);
    }

    Table& table_;

  private:
    friend class CardDeeds;
    friend class EncounterDeeds;
    friend class MindDeeds;
    friend class PlayDeeds;
    friend class SetupDeeds;
    friend class SheetDeeds;
    friend class ShipDeeds;
    friend class SlotDeeds;
    friend class TalkDeeds;
    friend class TechDeeds;

    explicit Deeds(Table& table) : table_(table) {}
};

}  // namespace sidera::cosmic
