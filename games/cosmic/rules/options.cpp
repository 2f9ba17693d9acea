// The one generator of options of Cosmic Encounter: from the question and what its seat sees.

#include "games/cosmic/game.h"
#include "games/cosmic/rules/legal.h"
#include "games/cosmic/rules/questions.h"

namespace sidera::cosmic {
// CF-TECH-8: ships that do research, by the place of their card among those of its owner.
static void add_researchers(const ViewRef& ref, CodeBuffer& codes) {
    if (!ref.pub.question.research)
        return;
    std::uint32_t place = 0;
    for (const TechCard& card : ref.pub.techs) {
        if (card.owner != ref.pub.question.subject)
            continue;
        ++place;
        if (card.ships > 0)
            codes.add(code(Verb::tech_ship, place));
    }
}

// Each kind of card once.
static void add_open_card(const Question& question, Card card, CodeBuffer& codes) {
    if (fits(question, card) && !codes.contains(code(Verb::card, card)))
        codes.add(code(Verb::card, card));
}

void list_aliens(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    for (const AlienId id : ref.own.offered)
        codes.add(code(Verb::alien, id));
}

void list_packets(const Data&, const ViewRef&, CodeBuffer& codes) {
    codes.add(code(Verb::first));
    codes.add(code(Verb::second));
}

void list_techs(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    for (const TechId id : ref.own.tech_offer)
        codes.add(code(Verb::tech, id));
}

// CF-TECH-1 to CF-TECH-4: one ship for one card, or a card is turned up.
void list_tech_actions(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    codes.add(code(Verb::pass));
    int place = 0;
    for (std::size_t at = 0; at < ref.pub.techs.size(); ++at) {
        const TechCard& card = ref.pub.techs[at];
        if (card.owner != ref.seat)
            continue;
        ++place;
        if (card.up)
            continue;
        for (const Planet planet : ref.pub.question.planets)
            codes.add(research_code(place, planet));
        const bool hidden = tech(tech_at(ref, at)).kind == TechKind::hidden;
        codes.add(code(hidden ? Verb::abandon : Verb::complete, static_cast<std::uint32_t>(place)));
    }
    codes.sort_from(1);
}

void list_window(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    list_effects(data, ref, ref.pub.question.moment, codes);
}

// CF-DEST-4
// CM-RUL-1, CM-RUL-16: not where the system was named otherwise.
void list_own_colour(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    const Encounter& e = ref.pub.encounter();
    if (!is_wild(e.destiny) && (e.bars & kSystemIsNamed) == 0 && !e.vetoes.redraw)
        codes.add(code(Verb::redraw));
    const Seat offense = e.offense;
    for (const Planet planet : ref.pub.question.planets)
        for (const Seat seat : players_on(ref.pub, planet))
            if (seat != offense)
                codes.add(against_code(planet, seat));
    if (ships_on_colonies(ref.pub, offense) + e.sent[offense] > 0)
        for (const Planet planet : ref.pub.question.planets)
            if (nobody_on(ref.pub, planet))
                codes.add(code(Verb::settle, planet));
}

void list_players(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    for (const Seat seat : ref.pub.question.seats)
        codes.add(code(Verb::player, seat));
}

void list_planets(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    for (const Planet planet : ref.pub.question.planets)
        codes.add(code(Verb::planet, planet));
}

// Ships that leave a place: a colony, or the encounter.
void list_departures(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    list_planets(data, ref, codes);
    if (ref.pub.question.all_at_once)
        codes.add(code(Verb::gate));
}

// Ships that go somewhere: one, or all that are left.
void list_arrivals(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    list_planets(data, ref, codes);
    if (ref.pub.question.all_at_once)
        for (const Planet planet : ref.pub.question.planets)
            codes.add(code(Verb::planet_all, planet));
}

// CF-LOSS-2
void list_losses(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    list_departures(data, ref, codes);
    add_researchers(ref, codes);
}

void list_ships(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    list_planets(data, ref, codes);
    add_researchers(ref, codes);
}

void list_joining(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    const Encounter& e = ref.pub.encounter();
    codes.add(code(Verb::pass));
    if (may_join(e, ref.seat, Side::offense))
        codes.add(code(Verb::offense));
    if (may_join(e, ref.seat, Side::defense))
        codes.add(code(Verb::defense));
}

void list_selection(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    selection_options(ref, codes);
}

void list_hand(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    add_cards(ref.pub.question, ref.own.hand, Verb::card, codes);
}

void list_shown(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    add_cards(ref.pub.question, ref.own.shown, Verb::card, codes);
}

// Cards of the encounter that everybody sees.
void list_open_cards(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    for (const Extra& extra : ref.pub.encounter().extras)
        if (question.seats.empty() || question.seats.has(extra.seat))
            add_open_card(question, extra.card, codes);
    for (const Spent& spent : ref.pub.encounter().spent)
        if ((question.low == 0 || !spent.offered) &&
            (question.seats.empty() || question.seats.has(spent.seat)))
            add_open_card(question, spent.card, codes);
    codes.sort_from(question.may_stop ? 1 : 0);
}

void list_discards(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    for (const Card card : ref.pub.discards)
        add_open_card(question, card, codes);
    codes.sort_from(question.may_stop ? 1 : 0);
}

void list_claims(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const bool kickers = ref.pub.question.pick == Pick::type;
    for (const Card card : data.cards&(kickers ? kKickers : kEncounterCards))
        codes.add(code(Verb::card, card));
}

// CM-P1-4: or none, which nobody's clock says.
void list_retrieval(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    codes.add(code(Verb::done));
    list_planets(data, ref, codes);
}

// CM-P2-11: the owner of the system, wherever, or somebody else's base there.
void list_whom(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    codes.add(code(Verb::player, question.subject));
    for (const Planet planet : question.planets)
        for (const Seat seat : players_on(ref.pub, planet))
            if (seat != question.subject && seat != ref.seat)
                codes.add(against_code(planet, seat));
}

// Of those that this table's deck can hold.
void list_names(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const bool lacked = ref.pub.question.pick == Pick::lacked;
    for (const Card card : data.cards)
        if ((is_flare(card) || data.copies_of(plain_of(card), ref.pub.rules) > 0) &&
            (!lacked || !ref.own.hand.has(card)))
            codes.add(code(Verb::card, card));
}

void list_kinds(const Data&, const ViewRef&, CodeBuffer& codes) {
    codes.add(code(Verb::ask_type, CardType::attack));
    codes.add(code(Verb::ask_type, CardType::negotiate));
}

void list_edicts(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    CardSet edicts = playable_edicts(data, ref, question.moment);
    edicts.erase(question.card);
    if (question.low > 0)
        edicts = edicts & ref.pub.encounter().edicts;
    for (const Card edict : edicts)
        codes.add(code(Verb::card, edict));
}

// The cards still in the destiny deck: all cards but the discarded ones, in no order.
void list_destinies(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    std::array<int, kDestinies> left{};
    for (std::size_t d = 0; d < kDestinies; ++d)
        left[d] = data.copies_of(static_cast<Destiny>(d), ref.pub.rules);
    if (ref.pub.destinies > 1)  // otherwise the discards are shuffled in first (CF-DEST-1)
        for (const Destiny card : ref.pub.destiny_discards)
            --left[static_cast<std::size_t>(card)];
    for (std::size_t d = 0; d < kDestinies; ++d)
        if (left[d] > 0)
            codes.add(code(Verb::destiny, static_cast<Destiny>(d)));
}

void list_amount(const Data&, const ViewRef&, CodeBuffer& codes) {
    codes.add(code(Verb::number));
}

void list_yes_no(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    for (const Verb one : {Verb::yes, Verb::no})
        if (!ref.pub.question.quiet || may_say(data, ref, one))
            codes.add(code(one));
}

void list_sides(const Data&, const ViewRef&, CodeBuffer& codes) {
    codes.add(code(Verb::offense));
    codes.add(code(Verb::defense));
}

void list_second_encounter(const Data&, const ViewRef& ref, CodeBuffer& codes) {
    if (may_meet_again(ref))
        codes.add(code(Verb::yes));
    codes.add(code(Verb::no));
    if (may_meet_again(ref) && ref.pub.rules.technology &&
        ref.pub.tech_deck + ref.pub.tech_discards.size() > 0)
        codes.add(code(Verb::take_tech));  // CF-TECH-5, CF-HAND-8
}

void add_cards(const Question& question, const Cards& bag, Verb verb, CodeBuffer& codes) {
    bag.for_each([&](Card card, int) {
        if (fits(question, card))
            codes.add(code(verb, card));
    });
}

void Cosmic::options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes) {
    if (ref.seat == kNoSeat || ref.pub.over)
        return;
    if (channel == Channel::main) {
        const Question& question = ref.pub.question;
        if (!ref.pub.deciding.has(ref.seat) || (is_sealed(question.kind) && ref.own.reply != 0) ||
            question.kind == Ask::none)
            return;
        if (question.may_stop)
            codes.add(code(Verb::done));
        row_of(question.kind).list(data, ref, codes);
        return;
    }
    if (is_talking(ref) && !ref.pub.deciding.has(ref.seat))
        talk_options(data, ref, codes);
    for (const Sheet& sheet : ref.pub.players[ref.seat].sheets)
        if (sheet.hidden) {
            codes.add(code(Verb::show_power));
            return;
        }
}

Range Cosmic::range(const Data&, const ViewRef& ref, OptionCode code) {
    const Question& question = ref.pub.question;
    if (verb(code) == Verb::number)
        return {question.low, question.high};
    if (!is_of_colony(verb(code)))
        return {};
    const bool mine = verb(code) == Verb::ask_colony || verb(code) == Verb::ask_cession;
    const Seat taker = mine ? ref.seat : opponent_of(ref.pub, ref.seat);
    const int ships = ships_on_colonies(ref.pub, taker) + ref.pub.encounter().sent[taker];
    const int most = ref.pub.rules.deal_colony_max_ships;
    return {1, most > 0 ? std::min(most, ships) : ships};
}

// CF-TIME-8: who has only "pass" to say is asked all the same where hands must not show.
bool Cosmic::is_confirm(const ViewRef& ref, Channel channel) {
    const Ask kind = ref.pub.question.kind;
    return channel == Channel::main && ref.pub.rules.asking != Asking::holders &&
           (kind == Ask::play_effect || kind == Ask::respond || ref.pub.question.quiet);
}

}  // namespace sidera::cosmic
