// Monolith and hidden information: one exchange per row of the specification's table.

#include "tests/kit/hidden.h"

#include <algorithm>

#include "games/monolith/legal.h"
#include "games/monolith/test_player.h"
#include "games/monolith/test_positions.h"
#include "tests/kit/order.h"

namespace sidera::monolith {
namespace {

using G = Monolith;

// A living player who is not the viewer; kNoSeat when there is none.
Seat another(const State& state, Seat viewer, QuickRandom& random) {
    const SeatSet others = living(state.pub).without(SeatSet::of(viewer));
    if (viewer == kNoSeat ? living(state.pub).empty() : others.empty())
        return kNoSeat;
    const SeatSet all = viewer == kNoSeat ? living(state.pub) : others;
    int left = static_cast<int>(random.below(static_cast<std::uint32_t>(all.size())));
    for (const Seat seat : all)
        if (left-- == 0)
            return seat;
    return kNoSeat;
}

// Whether the next answer can show what is aboard: its ship is active, or can be attacked.
bool may_be_shown(const Data& data, const State& state, Seat owner, std::uint32_t number) {
    const Public& pub = state.pub;
    const Ship* ship = find_ship(pub.players[owner], number);
    if (ship == nullptr || pub.asking != Question::unit_action)
        return ship == nullptr;
    if (pub.turn.seat == owner)
        return pub.turn.unit.kind == UnitKind::ship && pub.turn.unit.id == number;
    for (const Aim& aim : aims_of(data,
                                  pub,
                                  pub.turn.seat,
                                  kind_of(pub, pub.turn.seat, pub.turn.unit),
                                  cell_of(pub, pub.turn.seat, pub.turn.unit)))
        if (aim.cell == ship->cell)
            return true;
    return false;
}

// Above every price and bundle in play: that a player is asked at all tells whether a stock
// suffices, so only what suffices before and after is hidden.
constexpr std::uint16_t kPlenty = 60;

bool swap_stock(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    if (seat == kNoSeat || state.pub.rules.open_stocks)
        return false;
    auto& amounts = state.own[seat].stock.amounts.values;
    std::uint16_t& one = amounts[random.below(kResources)];
    if (one < kPlenty)
        return false;
    const auto before = one;
    one = static_cast<std::uint16_t>(kPlenty + random.below(500));
    return one != before;
}

Hold* hidden_hold(const Data& data, State& state, Seat seat) {
    for (Hold& hold : state.own[seat].holds) {
        const Ship* ship = find_ship(state.pub.players[seat], hold.ship);
        if (hold.structure != Thing::none && ship->shown == Thing::none &&
            !may_be_shown(data, state, seat, hold.ship))
            return &hold;
    }
    return nullptr;
}

bool swap_register(const Data& data, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    Hold* hold = seat == kNoSeat ? nullptr : hidden_hold(data, state, seat);
    if (hold == nullptr)
        return false;
    hold->structure = thing_of(static_cast<Freight>(
        (static_cast<int>(freight_of(hold->structure)) + 1 + static_cast<int>(random.below(2))) %
        kFreights));
    return true;
}

// Whether the price was paid just now, or the piece lay in the depot.
bool swap_origin(const Data& data, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    Hold* hold = seat == kNoSeat ? nullptr : hidden_hold(data, state, seat);
    if (hold != nullptr)
        hold->bought = !hold->bought;
    return hold != nullptr;
}

bool swap_bought(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    if (seat == kNoSeat || !state.pub.rules.purchase_is_construction)
        return false;
    auto& bought = state.own[seat].bought;
    if (!bought.empty()) {
        bought.clear();
        return true;
    }
    for (const Planet& planet : state.pub.planets)
        if (planet.owner == seat) {
            bought.push_back(planet.panel);
            return true;
        }
    return false;
}

// A secret bill of two others whose end does not come with the next answer.
Bill* secret_bill(const Data& data, State& state, Seat viewer) {
    for (const Agreement& agreement : state.pub.agreements) {
        if (!agreement.secret || (viewer != kNoSeat && agreement.has(viewer)))
            continue;
        for (Bill& bill : state.own[agreement.low].bills)
            if (bill.number == agreement.number && bill.legs < 2 && !bill.second.empty() &&
                !may_be_shown(data, state, bill.carrier, bill.ship))
                return &bill;
    }
    return nullptr;
}

// Both parties, and the ship that carries, know the new terms.
void agree(State& state, const Bill& before, const Bill& after) {
    for (const Seat party : {before.giver, before.other})
        for (Bill& bill : state.own[party].bills)
            if (bill.number == before.number)
                bill = after;
    for (Hold& hold : state.own[before.carrier].holds)
        if (hold.ship == before.ship && before.legs == 1)
            hold.bundle = after.first;
}

bool swap_goods(const Data& data, State& state, Seat viewer, QuickRandom& random) {
    const Bill* found = secret_bill(data, state, viewer);
    if (found == nullptr)
        return false;
    const Bill before = *found;
    Bill after = before;
    after.first = {};
    after.first[static_cast<Resource>(random.below(kResources))] =
        static_cast<std::uint16_t>(20 + random.below(20));
    after.second[Resource::metal] =
        static_cast<std::uint16_t>(before.second[Resource::metal] + 1 + random.below(5));
    agree(state, before, after);
    return true;
}

bool swap_order(const Data& data, State& state, Seat viewer, QuickRandom&) {
    const Bill* found = secret_bill(data, state, viewer);
    if (found == nullptr || found->legs != 0)
        return false;
    const Bill before = *found;
    Bill after = before;
    std::swap(after.giver, after.other);
    agree(state, before, after);
    return true;
}

bool swap_ship(const Data& data, State& state, Seat viewer, QuickRandom&) {
    const Bill* found = secret_bill(data, state, viewer);
    if (found == nullptr || found->legs != 0)
        return false;
    const Bill before = *found;
    for (const Seat party : {before.giver, before.other})
        for (const Ship& ship : state.pub.players[party].ships) {
            if (ship.kind != Thing::cargo || bill_of(state.own[party], party, ship.number) ||
                may_be_shown(data, state, party, ship.number))
                continue;
            Bill after = before;
            after.carrier = party;
            after.ship = ship.number;
            agree(state, before, after);
            return true;
        }
    return false;
}

// A secret offer between two others; accepted it stays secret.
bool swap_offer(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    if (seat == kNoSeat)
        return false;
    for (Bill& offer : state.own[seat].offered) {
        const Seat to = offer.partner_of(seat);
        if (to == viewer || !offer.secret)
            continue;
        const auto more = static_cast<std::uint16_t>(1 + random.below(9));
        const Bill before = offer;
        offer.first[Resource::food] =
            static_cast<std::uint16_t>(offer.first[Resource::food] + more);
        for (Bill& received : state.own[to].received)
            if (received == before)
                received = offer;
        return true;
    }
    return false;
}

// That there is an offer at all.
bool remove_offer(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    if (seat == kNoSeat)
        return false;
    auto& offered = state.own[seat].offered;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const Seat to = offered[i].partner_of(seat);
        if (to == viewer)
            continue;
        auto& received = state.own[to].received;
        for (std::size_t j = 0; j < received.size(); ++j)
            if (received[j] == offered[i]) {
                received.erase_at(j);
                break;
            }
        offered.erase_at(i);
        return true;
    }
    return false;
}

bool swap_draft(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const Seat seat = another(state, viewer, random);
    if (seat == kNoSeat || !state.own[seat].drafting ||
        state.own[seat].draft.partner_of(seat) == viewer)
        return false;
    state.own[seat].draft.second[Resource::metal] += 3;
    return true;
}

// Two living players besides the viewer.
std::pair<Seat, Seat> two_others(const State& state, Seat viewer, QuickRandom& random) {
    const Seat one = another(state, viewer, random);
    const Seat two = another(state, viewer, random);
    return one == two ? std::pair(kNoSeat, kNoSeat) : std::pair(one, two);
}

bool swap_wooing(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const auto [one, two] = two_others(state, viewer, random);
    if (one == kNoSeat || state.pub.rules.seats < 3 || state.own[one].allies.has(two))
        return false;
    Private& asker = state.own[one];
    Private& asked = state.own[two];
    if (asker.wooed.has(two)) {
        asker.wooed.erase(two);
        asked.wooers.erase(one);
    } else {
        asker.wooed.insert(two);
        asked.wooers.insert(one);
    }
    return true;
}

// While nobody has fallen, and one who lives has no ally, no shared victory can come of it.
bool swap_alliance(const Data&, State& state, Seat viewer, QuickRandom& random) {
    const auto [one, two] = two_others(state, viewer, random);
    const Public& pub = state.pub;
    if (one == kNoSeat || viewer == kNoSeat || !pub.rules.secret_alliances || pub.rules.seats < 4 ||
        living(pub).size() < pub.rules.seats || !state.own[viewer].allies.empty() ||
        state.own[one].wooed.has(two) || state.own[two].wooed.has(one))
        return false;
    if (state.own[one].allies.has(two)) {
        state.own[one].allies.erase(two);
        state.own[two].allies.erase(one);
    } else {
        state.own[one].allies.insert(two);
        state.own[two].allies.insert(one);
    }
    return true;
}

// What another has answered, and whether; the question stays open for two.
bool swap_reply(const Data&, State& state, Seat viewer, QuickRandom& random) {
    if (state.pub.asking != Question::share_victory)
        return false;
    const Seat seat = another(state, viewer, random);
    const Reply before = seat == kNoSeat ? Reply::none : state.own[seat].reply;
    const auto after = static_cast<Reply>(random.below(3));
    if (seat == kNoSeat || before == after || G::asked(state).size() < 2)
        return false;
    state.own[seat].reply = after;
    if (G::asked(state).size() >= 2)
        return true;
    state.own[seat].reply = before;
    return false;
}

const std::vector<kit::Exchange<G>> kExchanges = {
    {"stock", swap_stock},
    {"structure aboard (register)", swap_register},
    {"structure aboard, bought or from the depot", swap_origin},
    {"the construction used by a purchase", swap_bought},
    {"secret agreement: goods", swap_goods},
    {"secret agreement: order", swap_order},
    {"secret agreement: ship", swap_ship},
    {"offers: terms", swap_offer},
    {"offers: existence", remove_offer},
    {"drafts", swap_draft},
    {"offers of alliance", swap_wooing},
    {"secret alliances", swap_alliance},
    {"answers to share_victory", swap_reply}};

// The first player resigns, the others are allied: they are asked whether to share.
State sharing_state(std::uint64_t seed, int replies) {
    State state = rich_state(seed, 4);
    for (int i = 1; i < 4; ++i) {
        const SeatSet allies =
            SeatSet::first(4).without(SeatSet::of(seat_at(0)) | SeatSet::of(seat_at(i)));
        state.own[seat_at(i)].allies = allies;
        if (!state.pub.rules.secret_alliances)
            state.pub.players[seat_at(i)].allies = allies;
    }
    Luck luck = Luck::seeded({.low = seed});
    Sink<G> out;
    const auto answer = [&](Seat seat, Channel channel, Verb verb) {
        G::advance(default_data(),
                   state,
                   {.seat = seat, .channel = channel, .code = code(verb)},
                   luck,
                   out);
    };
    answer(seat_at(0), Channel::table, Verb::resign);
    for (int i = 0; i < replies; ++i)
        answer(G::asked(state).lowest(), Channel::main, seed % 2 == 0 ? Verb::yes : Verb::no);
    return state;
}

// Everybody who can offers something to the next player, in secret.
State with_offers(State state) {
    Luck luck = Luck::seeded({});
    Sink<G> out;
    const auto say = [&](Seat seat, OptionCode option, std::int32_t value = 0) {
        const Answer answer{
            .seat = seat, .channel = Channel::table, .code = option, .value = value};
        if (kit::offers<G>(default_data(), state, answer))
            G::advance(default_data(), state, answer, luck, out);
    };
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const Seat partner = seat_at((i + 1) % state.pub.rules.seats);
        say(seat, code(Verb::drop));
        say(seat, code(Verb::trade, partner));
        say(seat, code(Verb::gives, of_seat(seat, 1)), 7);
        for (const Ship& ship : state.pub.players[seat].ships)
            say(seat, code(Verb::with_ship, of_seat(seat, ship.number)));
        say(seat, code(Verb::make_secret));
        say(seat, code(Verb::offer));
    }
    return state;
}

State state_by(std::uint64_t seed) {
    if (seed % 8 == 0)
        return sharing_state(seed, static_cast<int>(seed / 8 % 2));
    QuickRandom random(seed);
    const State state = played_on(rich_state(seed, 2 + static_cast<int>(seed % 4)),
                                  seed,
                                  static_cast<int>(random.below(300)),
                                  seed % 3 == 0 ? Temper::warlike : Temper::peaceful);
    return seed % 8 == 1 ? with_offers(state) : state;
}

TEST(MonolithHidden, GuessesAgreeWithWhatWasSeen) {
    const Data& data = default_data();
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State state = state_by(seed);
        for (int i = -1; i < state.pub.rules.seats; ++i) {
            const Seat seat = i < 0 ? kNoSeat : seat_at(i);
            ASSERT_NO_FATAL_FAILURE(kit::check_guess<G>(data, state, seat, seed))
                << "seed " << seed << ", seat " << letter(seat);
        }
    }
}

TEST(MonolithHidden, MO_TRD_7_exchanges_of_hidden_things_change_nothing) {
    const Data& data = default_data();
    std::map<std::string, int> applied;
    for (std::uint64_t seed = 0; seed < 240; ++seed) {
        const State state = state_by(seed);
        for (const auto& exchange : kExchanges)
            for (int i = -1; i < state.pub.rules.seats; ++i) {
                const Seat viewer = i < 0 ? kNoSeat : seat_at(i);
                if (kit::check_exchange<G>(data, state, exchange, viewer, seed))
                    ++applied[exchange.row];
            }
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    for (const auto& exchange : kExchanges)
        EXPECT_GT(applied[exchange.row], 20) << exchange.row;
}

TEST(MonolithHidden, MO_WIN_4_answers_are_sealed_and_their_order_changes_nothing) {
    const Data& data = default_data();
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        asked += kit::check_sealed<G>(data, sharing_state(seed, 0), seed) ? 1 : 0;
        asked += kit::check_order<G>(data, sharing_state(seed, 0), seed) ? 1 : 0;
    }
    EXPECT_EQ(asked, 24);
}

TEST(MonolithHidden, FutureDiceAreInNoState) {
    const std::string json = to_json_text(state_by(1), G::names(default_data(), 3));
    EXPECT_EQ(json.find("seed"), std::string::npos);
    EXPECT_EQ(json.find("luck"), std::string::npos);
}

// What every onlooker can count is what is there, unless something secret has happened.
TEST(MonolithHidden, MO_PRD_1_what_onlookers_count_is_the_open_stock) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = state_by(seed);
        for (const Seat seat : living(state.pub)) {
            const Private& own = state.own[seat];
            if (!state.pub.rules.open_stocks)
                continue;
            for (std::size_t i = 0; i < kResources; ++i)
                EXPECT_EQ(state.pub.players[seat].ledger.values[i], own.stock.amounts.values[i]);
        }
    }
}

}  // namespace
}  // namespace sidera::monolith
