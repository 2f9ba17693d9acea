// What a bot says at the table.

#include "bots/monolith/diplomat.h"

#include <algorithm>

#include "bots/monolith/economy.h"

namespace sidera::monolith {
namespace {

constexpr int kMostWords = 14;  // in one turn
constexpr int kMostTaken = 60;  // in one barter
constexpr int kSurplus = 24;    // more of a resource than one can use soon

float as_float(int number) {
    return static_cast<float>(number);
}

float worth(const Data& data, const Prices& prices, const Goods& goods) {
    float sum = 0;
    for (std::size_t i = 0; i < kResources; ++i)
        sum += as_float(goods.amounts.values[i] * data.points.values[i]) *
               std::min(prices.values[i], 2.0f);
    return sum;
}

Goods known_stock(const Public& pub, Seat seat) {
    Goods stock;
    for (std::size_t i = 0; i < kResources; ++i)
        stock.amounts.values[i] =
            static_cast<std::uint16_t>(std::clamp(pub.players[seat].ledger.values[i], 0, 60'000));
    return stock;
}

const Ship* idle_cargo_ship(const View& view) {
    for (const Ship& ship : view.pub.players[view.seat].ships)
        if (ship.kind == Thing::cargo && ship.loads == 0 &&
            bill_of(view.own, view.seat, ship.number) == nullptr)
            return &ship;
    return nullptr;
}

Seat strongest(const SeatValues& shares, int seats) {
    const auto best = std::max_element(shares.begin(), shares.begin() + seats);
    return seat_at(static_cast<int>(best - shares.begin()));
}

}  // namespace

float gain_of(const Data& data, const View& view, const Bill& bill) {
    const Prices prices = prices_of(data, view.pub, view.seat, view.own.stock);
    const Goods& given = bill.giver == view.seat ? bill.first : bill.second;
    const Goods& taken = bill.giver == view.seat ? bill.second : bill.first;
    return worth(data, prices, taken) - worth(data, prices, given);
}

// Offers and proposals of others.
std::optional<Choice> Diplomat::reply(const Data& data,
                                      const Brain<Monolith>& brain,
                                      const View& view,
                                      const CodeBuffer& words,
                                      QuickRandom& random) {
    for (const Bill& bill : view.own.received) {
        const Seat from = bill.partner_of(view.seat);
        const Goods& given = bill.giver == view.seat ? bill.first : bill.second;
        const bool is_fair = gain_of(data, view, bill) > 0 && view.own.stock.covers(given);
        const OptionCode yes = code(Verb::accept, from);
        return Choice{
            is_fair && words.contains(yes) ? yes : code(Verb::refuse, from), 0, Channel::table};
    }
    const SeatValues shares = brain.shares(ref_of(view));
    const Seat leader = strongest(shares, view.pub.rules.seats);
    for (const Seat wooer : view.own.wooers) {
        const bool is_useful = leader != view.seat && leader != wooer && random.below(4) != 0;
        return Choice{
            code(is_useful ? Verb::take_hand : Verb::turn_down, wooer), 0, Channel::table};
    }
    // Who has grown too strong is no friend any more.
    for (const Seat ally : view.own.allies)
        if (ally == leader && shares[static_cast<std::size_t>(ally)] > 0.5f)
            return Choice{code(Verb::break_alliance, ally), 0, Channel::table};
    return std::nullopt;
}

namespace {

// What one resource is worth in another.
float rate_of(const Data& data, const Prices& prices, std::size_t take, std::size_t give) {
    return prices.values[take] * as_float(data.points.values[take]) /
           (prices.values[give] * as_float(data.points.values[give]));
}

// The best barter of one resource for another with this partner; an empty bill if there is none.
Bill best_barter(const Data& data, const View& view, Seat other, float& most) {
    const Goods& own = view.own.stock;
    const Goods theirs = known_stock(view.pub, other);
    const Prices my_prices = prices_of(data, view.pub, view.seat, own);
    const Prices their_prices = prices_of(data, view.pub, other, theirs);
    Bill best;
    for (std::size_t give = 0; give < kResources; ++give)
        for (std::size_t take = 0; take < kResources; ++take) {
            const int spare = own.amounts.values[give] - kSurplus / 2;
            const int there = theirs.amounts.values[take];
            const float my_rate = rate_of(data, my_prices, take, give);
            const float their_rate = rate_of(data, their_prices, take, give);
            if (give == take || spare < kSurplus / 2 || there < 6 || my_rate < 1.3f * their_rate)
                continue;
            // Between what it is worth to one and to the other.
            const float rate = std::clamp(0.5f * (my_rate + their_rate), 0.25f, 4.0f);
            const int taken =
                std::min({there, kMostTaken, static_cast<int>(as_float(spare) / rate)});
            const int given = static_cast<int>(as_float(taken) * rate + 0.5f);
            if (taken < 2 || given < 1 || given > spare)
                continue;
            Bill bill{.giver = view.seat, .other = other};
            bill.first.amounts.values[give] = static_cast<std::uint16_t>(given);
            bill.second.amounts.values[take] = static_cast<std::uint16_t>(taken);
            if (const float gain = gain_of(data, view, bill); gain > most) {
                most = gain;
                best = bill;
            }
        }
    return best;
}

}  // namespace

// What one has too much of, for what one lacks, at prices both can like.
void Diplomat::think_of_offer(const Data& data, const View& view, QuickRandom& random) {
    const Ship* ship = idle_cargo_ship(view);
    if (ship == nullptr || view.own.bills.size() >= 2)
        return;
    Bill best;
    float most = 6.0f;
    for (const Seat other : living(view.pub))
        if (other != view.seat && planets_of(view.pub, other) > 0)
            if (const Bill bill = best_barter(data, view, other, most); bill.giver != kNoSeat)
                best = bill;
    if (best.giver == kNoSeat)
        return;
    const auto say = [this](OptionCode option, int value = 0) {
        words_.push_back({option, value, Channel::table});
    };
    say(code(Verb::trade, best.other));
    say(code(Verb::with_ship, of_seat(view.seat, ship->number)));
    for (int i = 0; i < kResources; ++i) {
        const auto resource = static_cast<Resource>(i);
        if (best.first[resource] > 0)
            say(code(Verb::gives, of_seat(view.seat, static_cast<std::uint32_t>(i))),
                best.first[resource]);
        if (best.second[resource] > 0)
            say(code(Verb::gives, of_seat(best.other, static_cast<std::uint32_t>(i))),
                best.second[resource]);
    }
    if (view.pub.rules.secret_trades && random.below(2) == 0)
        say(code(Verb::make_secret));
    say(code(Verb::offer));
    std::reverse(words_.begin(), words_.end());
}

// Against a leader the others stand together.
void Diplomat::think_of_alliance(const Brain<Monolith>& brain,
                                 const View& view,
                                 QuickRandom& random) {
    const SeatValues shares = brain.shares(ref_of(view));
    const Seat leader = strongest(shares, view.pub.rules.seats);
    if (leader == view.seat || shares[static_cast<std::size_t>(leader)] < 0.4f)
        return;
    for (const Seat other : living(view.pub).without(view.own.allies).without(view.own.wooed))
        if (other != view.seat && other != leader && random.below(3) == 0) {
            words_.push_back({code(Verb::woo, other), 0, Channel::table});
            return;
        }
}

std::optional<Choice> Diplomat::speak(const Data& data,
                                      const Brain<Monolith>& brain,
                                      const View& view,
                                      QuickRandom& random) {
    const Public& pub = view.pub;
    if (pub.turn.seat != view.seat || pub.turn.round == 0 || pub.asking == Question::share_victory)
        return std::nullopt;
    if (!pub.players[view.seat].ask_always && has_full_planet(pub, view.seat))
        return Choice{code(Verb::ask_always), 0, Channel::table};
    if (!pub.rules.diplomacy)
        return std::nullopt;
    CodeArray<Monolith::kMaxOptions> words;
    Monolith::options(data, ref_of(view), Channel::table, words);
    if (round_ != pub.turn.round) {
        round_ = pub.turn.round;
        spoken_ = 0;
        words_.clear();
        if (view.own.drafting)
            words_.push_back({code(Verb::drop), 0, Channel::table});
        else if (pub.rules.seats > 2 && random.below(3) == 0)
            think_of_offer(data, view, random);
        else if (pub.rules.seats > 2 && random.below(3) == 0)
            think_of_alliance(brain, view, random);
    }
    if (spoken_ >= kMostWords)
        return std::nullopt;
    std::optional<Choice> said;
    if (!words_.empty()) {
        said = words_.back();
        words_.pop_back();
    } else {
        said = reply(data, brain, view, words, random);
    }
    if (!said || !words.contains(said->code)) {
        words_.clear();
        return std::nullopt;
    }
    ++spoken_;
    return said;
}

}  // namespace sidera::monolith
