// Watches the totals being summed up and writes down, line by line, what changed them.

#include "games/cosmic/rules/reckoning.h"

#include <cstdlib>

#include "games/cosmic/rules/summing.h"

namespace sidera::cosmic {
namespace {

constexpr Side kSides[] = {Side::offense, Side::defense};

// By which whole number a value was multiplied, or divided and rounded up (CF-CALC-2); 0: neither.
int factor_between(int before, int after) {
    constexpr int kMost = 9;
    if (before == 0 || after == before)
        return 0;
    for (int n = 2; n <= kMost; ++n)
        if (after == before * n)
            return n;
    for (int n = 2; n <= kMost; ++n)
        if (before > 0 && after == (before + n - 1) / n)
            return -n;
    return 0;
}

class Reckoner {
  public:
    static constexpr bool kWatches = true;

    explicit Reckoner(const Public& pub) : pub_(pub) {}

    void begins(const Sum& plain);
    void marked(int step, const Mark& mark, const Sum& before, const Sum& after);
    void ends(int step, const Sum& sum);
    void ruled(int step, const Mark& mark, const Verdict& before, const Verdict& after);

    const Reckoning& reckoning() const { return out_; }

  private:
    // A mark of the step in which card and ships are combined.
    struct Combining {
        Mark mark;
        int own = 0;  // how much more the ships are worth
        int allies = 0;
        bool times_card = false;
        bool times_allies = false;
        bool operator==(const Combining&) const = default;
    };

    const Encounter& encounter() const { return pub_.encounter(); }

    bool is_known(Side side) const { return encounter().slots[side].as != Card::none; }

    static SumLine line_of(int step, const Mark& mark) {
        return {.step = static_cast<std::uint8_t>(step),
                .source = Source::effect,
                .by = mark.by,
                .seat = mark.seat,
                .card = mark.card};
    }

    void add(Side side, SumLine line, int after);
    void change_card(int step, const Mark& mark, Side side, const Sum& after);
    void note_combining(const Mark& mark, Side side, const Sum& before, const Sum& after);
    void combine(Side side, const SideSum& sum);
    void add_kicker(Side side, const SideSum& sum);
    void add_ships(Side side, SideSum& now);
    void add_cards_beside(Side side, const SideSum& sum);
    void add_flagship(Side side);

    const Public& pub_;
    Reckoning out_;
    Sum plain_;
    Keyed<Side, FixedVec<Combining, kMaxMarks>, 2> combining_;
};

void Reckoner::add(Side side, SumLine line, int after) {
    line.before = static_cast<std::int16_t>(out_.total(side));
    line.after = static_cast<std::int16_t>(after);
    out_.sides[side].push_back(line);
}

// Step 1: whose card it is and what it counts as.
void Reckoner::begins(const Sum& plain) {
    plain_ = plain;
    for (const Side side : kSides) {
        if (encounter().swapped)
            add(side, {.step = kIdentityStep, .source = Source::swap}, 0);
        add(side,
            {.step = kIdentityStep,
             .source = Source::card,
             .seat = main_of(encounter(), side),
             .card = plain[side].as,
             .known = is_known(side)},
            plain[side].card);
    }
}

// Steps 1 to 4. What was declared before the reveal looks at both cards (CF-CALC-1, step 3).
void Reckoner::change_card(int step, const Mark& mark, Side side, const Sum& after) {
    constexpr int kDeclaredStep = 3;
    SumLine line = line_of(step, mark);
    line.known = is_known(side) && (step != kDeclaredStep || is_known(other(side)));
    if (step != kIdentityStep && step != kDeclaredStep && mark.card == Card::none)
        line.factor = static_cast<std::int16_t>(factor_between(out_.total(side), after[side].card));
    add(side, line, after[side].card);
}

void Reckoner::note_combining(const Mark& mark, Side side, const Sum& before, const Sum& after) {
    const SideSum& was = before[side];
    const SideSum& is = after[side];
    combining_[side].push_back({.mark = mark,
                                .own = is.own - was.own,
                                .allies = is.allies - was.allies,
                                .times_card = is.times_card && !was.times_card,
                                .times_allies = is.times_allies && !was.times_allies});
}

// A side has a line of a mark that changed it or is meant for it.
void Reckoner::marked(int step, const Mark& mark, const Sum& before, const Sum& after) {
    for (const Side side : kSides) {
        const bool changed = !(before[side] == after[side]);
        if (!changed && mark.side != side && mark.side != Side::none)
            continue;
        if (step < kCombiningStep)
            change_card(step, mark, side, after);
        else if (step == kCombiningStep)
            note_combining(mark, side, before, after);
        else
            add(side,
                line_of(step, mark),
                out_.total(side) + after[side].total() - before[side].total());
    }
    if (after.lower_wins && !before.lower_wins)
        out_.rulings.push_back({.step = kComparingStep, .by = mark.by, .seat = mark.seat});
}

// CM-KICK-2
void Reckoner::add_kicker(Side side, const SideSum& sum) {
    for (const Beside& beside : encounter().beside)
        if (beside.kind == BesideKind::kicker && beside.side == side && is_attack(sum.as))
            add(side,
                {.step = kIdentityStep,
                 .source = Source::kicker,
                 .seat = beside.seat,
                 .card = beside.as,
                 .known = beside.as != Card::none,
                 .factor = static_cast<std::int16_t>(kicker_of(encounter(), side))},
                sum.card);
}

// What an effect made of them is in the last line.
void Reckoner::add_cards_beside(Side side, const SideSum& sum) {
    int left = sum.beside;
    const auto& all = encounter().beside;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].side != side || all[i].kind == BesideKind::kicker)
            continue;
        bool last = true;
        for (std::size_t k = i + 1; k < all.size(); ++k)
            last = last && (all[k].side != side || all[k].kind == BesideKind::kicker);
        const int value = last ? left : value_beside(encounter(), all[i]);
        left -= value;
        add(side,
            {.step = kCombiningStep,
             .source = Source::beside,
             .seat = all[i].seat,
             .card = all[i].as,
             .known = all[i].as != Card::none},
            out_.total(side) + value);
    }
}

// Ships as they count when all effects are known: they may multiply the card, or be subtracted.
void Reckoner::add_ships(Side side, SideSum& now) {
    const int own = plain_[side].own;
    const Seat main = main_of(encounter(), side);
    now.own = own;
    if (!now.times_card)
        add(side, {.step = kCombiningStep, .source = Source::ships, .seat = main}, now.total());
    for (const Combining& each : combining_[side])
        if (each.times_card) {
            now.allies = now.allies_too ? plain_[side].allies : 0;
            SumLine line = line_of(kCombiningStep, each.mark);
            line.known = is_known(side);
            line.factor = static_cast<std::int16_t>(now.own + now.allies);
            add(side, line, now.total());
        }
    if (now.times_card && now.allies_too)
        return;
    for (const Seat ally : encounter().allies[side]) {
        now.allies += encounter().sent[ally];
        add(side, {.step = kCombiningStep, .source = Source::allies, .seat = ally}, now.total());
    }
    if (side != Side::defense || encounter().garrison.empty())
        return;
    for (const Seat seat : encounter().garrison.without(SeatSet::of(encounter().defense))) {
        now.allies += ships_on(pub_, seat, encounter().target);
        add(side, {.step = kCombiningStep, .source = Source::allies, .seat = seat}, now.total());
    }
}

void Reckoner::combine(Side side, const SideSum& sum) {
    SideSum now = sum;
    now.own = 0;
    now.allies = 0;
    now.bonus = 0;
    now.beside = 0;
    now.times_allies = false;
    add_ships(side, now);
    for (const Combining& each : combining_[side]) {
        if (each.times_card)
            continue;
        now.own += each.own;
        now.allies += each.allies;
        now.times_allies = now.times_allies || each.times_allies;
        add(side, line_of(kCombiningStep, each.mark), now.total());
    }
}

void Reckoner::add_flagship(Side side) {
    if (plain_[side].bonus == 0)
        return;
    SumLine line{.step = kLastValueStep, .source = Source::flagship, .seat = pub_.flagship.owner};
    for (int i = 0; i < kTechs; ++i)
        if (const auto id = static_cast<TechId>(i); tech(id).token == Token::flagship)
            line.by = tech_effect(id, kCompletionSlot);
    add(side, line, out_.total(side) + plain_[side].bonus);
}

void Reckoner::ends(int step, const Sum& sum) {
    for (const Side side : kSides) {
        if (step == kIdentityStep)
            add_kicker(side, sum[side]);
        if (step != kCombiningStep)
            continue;
        combine(side, sum[side]);
        add_cards_beside(side, sum[side]);
        add_flagship(side);
    }
}

// What changes nothing is no line, unless nobody can tell yet.
void Reckoner::ruled(int step, const Mark& mark, const Verdict& before, const Verdict& after) {
    const bool known = is_known(Side::offense) && is_known(Side::defense);
    if (known && before == after)
        return;
    out_.rulings.push_back({.step = static_cast<std::uint8_t>(step),
                            .by = mark.by,
                            .seat = mark.seat,
                            .winner = known && !after.both_lost ? after.winner : Side::none});
}

}  // namespace

Reckoning reckon(const Public& pub) {
    if (pub.encounters.empty() || pub.encounter().defense == kNoSeat ||
        pub.encounter().target == Planet::none || pub.encounter().result != Result::open)
        return {};
    Reckoner watch(pub);
    const Sum sum = fold_marks(pub, kLastValueStep, watch);
    judge(pub, sum, watch);
    return watch.reckoning();
}

Reckoning reckon(const ViewRef& ref) {
    const bool knows_more = ref.own.selected != Card::none || ref.own.kicker != Card::none ||
                            ref.own.beside != Card::none;
    if (ref.seat == kNoSeat || !knows_more || ref.pub.encounters.empty())
        return reckon(ref.pub);
    Public known = ref.pub;
    Encounter& e = known.encounter();
    for (Beside& beside : e.beside)
        if (beside.seat == ref.seat && beside.as == Card::none)
            beside.as = beside.kind == BesideKind::kicker ? ref.own.kicker : ref.own.beside;
    for (const Side side : kSides)
        if (e.slots[side].selected && e.slots[side].as == Card::none &&
            layer_of(e, side) == ref.seat && ref.own.selected != Card::none)
            e.slots[side].as = ref.own.selected;
    return reckon(known);
}

}  // namespace sidera::cosmic
