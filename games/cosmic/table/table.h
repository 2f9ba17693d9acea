// The only writer of a state of Cosmic Encounter: what happens at the table, each deed a function.
//
// Deeds that others may answer push a frame: they are done when the caller's next step runs.

#pragma once

#include "engine/decision.h"
#include "engine/luck.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"
#include "games/cosmic/rules/totals.h"

namespace sidera::cosmic {

inline constexpr Stream kFlareStream{0};
inline constexpr Stream kDeckStream{1};
inline constexpr Stream kDestinyStream{2};
inline constexpr Stream kCardStream{3};
inline constexpr Stream kAlienStream{4};
inline constexpr Stream kFirstPlayerStream{5};
inline constexpr Stream kTechStream{6};

// Lives for one call of `start`, `advance` or `resume`.
class Table {
  public:
    Table(const Data& data, State& state, Luck& luck, Sink<Cosmic>& out, const Answer& answer = {})
        : data_(data), state_(state), luck_(luck), out_(out), answer_(answer) {}

    const Data& data() const { return data_; }

    const Edition& edition() const { return data_.edition; }

    const Public& pub() const { return state_.pub; }

    const Private& own(Seat seat) const { return state_.own[seat]; }

    const Encounter& encounter() const { return state_.pub.encounter(); }

    Look look(Seat seat) const { return {data_, ref_of(state_, seat)}; }

    // Questions and frames.
    Flow ask(Seat seat, const Question& question);
    Flow ask_all(SeatSet seats, const Question& question);

    const Answer& answer() const { return answer_; }

    OptionCode code() const { return answer_.code; }

    std::uint32_t operand() const { return operand_of(answer_.code); }

    // To a question put to several.
    OptionCode reply(Seat seat) const { return static_cast<OptionCode>(own(seat).reply); }

    void push(const Frame& frame) { state_.pub.frames.push_back(frame); }

    Frames& frames() { return state_.pub.frames; }

    void run();

    // Opens a window if anybody could say something there. `open`: a priority loop (CF-TIME-3).
    void window(Moment moment,
                bool open = false,
                SeatSet only = SeatSet::first(kMaxPlayers),
                Seat about = kNoSeat);
    bool might_speak(Moment moment, SeatSet only);
    bool has_business(Seat seat, Moment moment);  // a quick look, at what it has there at all
    void begin_play(Seat seat, EffectId id, bool hoarded);
    void dispose(PlayFrame& play);
    void forget_flare(Seat seat, AlienId alien);
    void zap_hoard(Seat seat);

    // The power that lets a seat play from its hoard now; none: it cannot.
    EffectId hoard_power(Seat seat) const;
    void use_hoard(Seat seat);
    void discard_hoard(Seat seat);

    // The turn and the encounter.
    void set_phase(Phase phase) { state_.pub.phase = phase; }

    void deal_hands();
    void deal_packet(Seat seat);
    void keep_hoard(Seat seat, bool first);
    void take_sheet(Seat seat, AlienId id);
    bool offer_alien(Seat seat);
    void rotate_power(Seat seat, bool take);
    void begin_turn(Seat seat);
    void next_encounter();
    void begin_encounter(Seat offense, int number, bool inserted);
    void close_encounter();
    void set_order();
    void draw_destiny(Destiny picked = Destiny::none);
    void redraw_destiny();

    void name_defense(Seat seat);
    void aim(Planet planet);
    void choose(PublicChoice what, Seat seat);  // others may cancel it
    void take_back(PublicChoice what, Seat seat);
    std::uint8_t take_back_aim();  // yields the step at which it is taken again
    void invite(Side side, Seat seat);
    void join(Seat seat, Side side);
    void set_limit(Seat seat, int ships);
    void welcome(Seat seat, Side side);
    void mark(const Mark& mark);
    void bar(std::uint32_t what);

    void allow_another() { enc().again = true; }

    void shows_first(Seat seat) { enc().shows_first = seat; }

    void set_result(Result result) { enc().result = result; }

    // CF-ROLE-3: leaves whatever is going on and continues with the encounter's end or resolution.
    void end_encounter(Result result);
    void win_at_once(Side side);  // unless something inverts it
    void settle(const Verdict& verdict);
    void go_to(std::uint8_t step);
    void end_game(SeatSet winners);

    // Encounter cards.
    void select(Seat seat, Card card, bool hoarded);
    void take_back(Side side);
    void open_card(Side side);
    void count_as(Side side, Card card);
    void swap_slots();
    void replace_card(Side side, Card card);

    void add_extra(Seat seat, Card card) { enc().extras.push_back({card, seat}); }

    // Cards.
    // `same_event`: others have had their word on this draw already.
    void draw(Seat seat,
              int count,
              DrawFrame::To to = DrawFrame::To::hand,
              bool same_event = false);
    void watch(Seat watcher, Seat watched);
    Card top_card();
    bool can_draw_encounter_card() const;
    void quake();
    void put_under(Card card);
    void gain(Seat seat, Card card);
    bool remove(Seat seat, Card card);  // whether it was there
    void gain_hoard(Seat seat, Card card);
    void remove_hoard(Seat seat, Card card);
    void discard(Seat seat, Card card);
    void discard_as_reinforcement(Seat seat, Card card);
    void discard_all(Seat seat, const CardSet& kept = {});
    void to_pile(Seat from, Card card, bool quiet = false);
    void release_tosses(std::size_t depth);  // of plays from this place on
    Card take_from_pile(std::size_t at);
    // Cards that were just discarded go to a hand; yields how many.
    int take_tossed(Seat to, bool (*wanted)(Card), int most = kMaxDeck);
    Card fetch(std::size_t spent);
    void renew_hand(Seat seat);
    void give(Seat from, Seat to, Card card);
    Card take_random(Seat from, Seat to);
    Card random_card(Seat seat);
    void swap_hands(Seat a, Seat b);
    void set_hand(Seat seat, const Cards& cards);
    void show_hand(Seat to, Seat of);

    void show(Seat to, const Cards& cards) { state_.own[to].shown = cards; }

    void learn(Seat seat, Seat holder, Card card);
    void forget_hand(Seat holder);
    void spot(Seat holder, Card card);
    void put_aside(Seat seat, Card card);
    void take_aside_back(Seat seat);

    // Ships.
    void lift(Seat seat, Planet planet, int count = 1);
    void put(Seat seat, Planet planet, int count = 1);
    void load(Seat seat, Planet planet);
    void reinforce_target(Seat seat, Planet from);
    void send_from_warp(Seat seat);
    void tell_retrieval(Seat seat);
    void unload(Seat seat, int count);
    void to_warp(Seat seat, int count);
    void from_warp(Seat seat, int count);
    void remove_from_game(Seat seat, int count);

    void bring_back(Seat seat, int count);  // removed ones; the caller says where
    void send_home(Seat seat, int count, Planet not_to = Planet::none, bool allied = false);
    void strand(Seat seat, int count);  // ships with nowhere to go
    void recall(Seat seat);             // an ally, or the offense, takes all its ships back
    void recall_all();
    void retrieve(Seat seat, int count);
    LossFrame& begin_loss(Cause cause);
    void lose(Seat owner, int count, Cause cause = Cause::effect);
    void surrender(const SurrenderFrame& ships);
    void note_allied(Seat seat, Planet planet, int count);

    void colony_event(SeatSet gained, Planet planet);

    SeatSet with_enough_colonies() const;
    void settle_powers();

    // Sheets, and all else that a power or a voice may hang on.
    Player& player(Seat seat) {
        state_.secret.touched.players = true;
        state_.secret.touched.voices.insert(seat);
        return state_.pub.players[seat];
    }

    void show_powers(Seat seat);
    void add_tokens(Seat seat, AlienId alien, int count);
    // `leaving`: a sheet that is discarded for it.
    AlienId draw_alien(bool for_good = false, AlienId leaving = AlienId::none);
    void discard_alien(Seat seat, std::size_t sheet);
    void replace_alien(Seat seat, std::size_t sheet, AlienId alien);
    void swap_sheets(Seat a, Seat b);
    void lend_sheets(Seat from, Seat to);
    void move_hoard(Seat from, Seat to);
    void return_lent();
    void discard_sheet_memory(Seat seat, AlienId alien);

    // Techs; those in front of players by their place in the public list (tech_table.cpp).
    void make_tech_deck();
    void draw_techs(Seat seat, int count);
    void keep_tech(Seat seat, TechId id);
    void research(Seat seat, std::size_t at, Planet from);
    void complete_tech(Seat seat, std::size_t at);
    void abandon_tech(Seat seat, std::size_t at);
    void begin_tech(Seat seat, EffectId id);
    void dispose_tech(PlayFrame& play);
    void scrap_tech(std::size_t at);
    void pass_tech(std::size_t at, Seat to);
    void put_under_tech(std::size_t at, Card card);
    Card take_from_under(std::size_t at);
    void lift_researcher(std::size_t at, int count = 1);
    void place_flagship(Seat seat, Planet planet);
    void place_cannon(Seat seat, Planet planet);
    Planet make_planet(Seat seat);
    void remove_planet(Planet planet);
    void press(Seat seat, Side side);

    // Talks.
    SeatSet counting_down() const;

    Talks& talks() { return state_.pub.talks; }

    Offer& draft(Seat seat) { return state_.own[seat].draft; }

    // Forts.
    void build_fort(Seat seat, Card card, Planet planet);
    void raze_forts(Planet planet, Seat owner);

    void give_tokens(SeatSet seats) { enc().token_holders = seats; }

    std::uint32_t below(std::uint32_t choices, Stream why) {
        return luck_.below(choices, why, kNoSeat, ++state_.pub.draws);
    }

    Luck& luck() { return luck_; }

    Private& own(Seat seat) { return state_.own[seat]; }

    State& state() { return state_; }

    Encounter& enc() { return state_.pub.encounter(); }

    // The event is only made when somebody listens: playouts pay for the question alone.
    bool is_heard() const { return out_.is_on(); }

    void tell(const PublicEvent& event) {
        if (out_.is_on()) [[unlikely]]
            tell_heard(event);
    }

    void tell(Seat seat, const PrivateEvent& event) {
        if (out_.is_on()) [[unlikely]]
            out_.tell(seat, event);
    }

  private:
    void tell_heard(PublicEvent event);
    void refresh_voices();
    void refresh_limits();
    void pause_limits();
    void resume_limits();
    TechId turn_up(std::size_t at);
    void empty_planet(Planet planet, Planet onto);

    // Whether the extra ship of this seat is there, and where it goes now.
    bool has_flagship(Seat seat, Berth berth) const {
        return pub().flagship.owner == seat && pub().flagship.berth == berth;
    }

    void move_flagship(Berth berth, Planet planet = Planet::none);

    void refill_deck();
    void unwind(std::size_t depth);

    const Data& data_;
    State& state_;
    Luck& luck_;
    Sink<Cosmic>& out_;
    Answer answer_;
};

}  // namespace sidera::cosmic
