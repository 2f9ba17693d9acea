// The one generator of options of Cosmic Encounter: from the question and what its seat sees.

#include "games/cosmic/game.h"
#include "games/cosmic/rules/legal.h"

namespace sidera::cosmic {
namespace {

void planets(const Question& question, CodeBuffer& codes) {
    for (const Planet planet : question.planets)
        codes.add(code(Verb::planet, planet));
}

// Ships that go somewhere: one, or all that are left.
void returning(const Question& question, CodeBuffer& codes) {
    planets(question, codes);
    if (question.all_at_once)
        for (const Planet planet : question.planets)
            codes.add(code(Verb::planet_all, planet));
}

// Ships that leave a place: a colony, or the encounter.
void leaving(const Question& question, CodeBuffer& codes) {
    if (question.may_stop)
        codes.add(code(Verb::done));
    planets(question, codes);
    if (question.all_at_once)
        codes.add(code(Verb::gate));
}

// CF-TECH-8: ships that do research, by the place of their card among those of its owner.
void researching(const ViewRef& ref, CodeBuffer& codes) {
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

// CF-LOSS-2
void losing(const ViewRef& ref, CodeBuffer& codes) {
    leaving(ref.pub.question, codes);
    researching(ref, codes);
}

// CF-TECH-1 to CF-TECH-4: one ship for one card, or a card is turned up.
void tech_actions(const ViewRef& ref, CodeBuffer& codes) {
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

void second_encounter(const ViewRef& ref, CodeBuffer& codes) {
    if (may_meet_again(ref))
        codes.add(code(Verb::yes));
    codes.add(code(Verb::no));
    if (may_meet_again(ref) && ref.pub.rules.technology &&
        ref.pub.tech_deck + ref.pub.tech_discards.size() > 0)
        codes.add(code(Verb::take_tech));  // CF-TECH-5, CF-HAND-8
}

// Questions that techs bring, or take part in.
bool tech_question(const ViewRef& ref, CodeBuffer& codes) {
    switch (ref.pub.question.kind) {
        case Ask::choose_tech:
            for (const TechId id : ref.own.tech_offer)
                codes.add(code(Verb::tech, id));
            return true;
        case Ask::tech_action:
            tech_actions(ref, codes);
            return true;
        case Ask::second_encounter:
            second_encounter(ref, codes);
            return true;
        default:
            return false;
    }
}

// CF-DEST-4
void own_colour(const ViewRef& ref, CodeBuffer& codes) {
    codes.add(code(Verb::redraw));
    const Seat offense = ref.pub.encounter().offense;
    for (const Planet planet : ref.pub.question.planets)
        for (const Seat seat : players_on(ref.pub, planet))
            if (seat != offense)
                codes.add(against_code(planet, seat));
    if (ships_on_colonies(ref.pub, offense) + ref.pub.encounter().sent[offense] > 0)
        for (const Planet planet : ref.pub.question.planets)
            if (nobody_on(ref.pub, planet))
                codes.add(code(Verb::settle, planet));
}

void sides(const ViewRef& ref, CodeBuffer& codes) {
    const Encounter& e = ref.pub.encounter();
    codes.add(code(Verb::pass));
    if (may_join(e, ref.seat, Side::offense))
        codes.add(code(Verb::offense));
    if (may_join(e, ref.seat, Side::defense))
        codes.add(code(Verb::defense));
}

void destinies(const Data& data, const ViewRef& ref, CodeBuffer& codes);

// Cards that everybody sees, each kind once: those of the encounter, or the discard pile.
void open_cards(const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    const auto add = [&](Card card) {
        if (fits(question, card) && !codes.contains(code(Verb::card, card)))
            codes.add(code(Verb::card, card));
    };
    if (question.kind == Ask::pick_discard) {
        for (const Card card : ref.pub.discards)
            add(card);
    } else {
        for (const Extra& extra : ref.pub.encounter().extras)
            add(extra.card);
        for (const Spent& spent : ref.pub.encounter().spent)
            if ((question.low == 0 || !spent.offered) &&
                (question.seats.empty() || question.seats.has(spent.seat)))
                add(spent.card);
    }
    codes.sort_from(question.may_stop ? 1 : 0);
}

void effect_question(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    if (question.may_stop)
        codes.add(code(Verb::done));
    switch (question.kind) {
        case Ask::pick_player:
            for (const Seat seat : question.seats)
                codes.add(code(Verb::player, seat));
            break;
        case Ask::pick_planet:
        case Ask::pick_source:
            planets(question, codes);
            researching(ref, codes);
            break;
        case Ask::pick_card:
        case Ask::deal_cards_pick:
            add_cards(question, ref.own.hand, Verb::card, codes);
            break;
        case Ask::pick_shown:
            add_cards(question, ref.own.shown, Verb::card, codes);
            break;
        case Ask::pick_number:
        case Ask::reward_split:
            codes.add(code(Verb::number));
            break;
        case Ask::pick_yes_no:
            for (const Verb one : {Verb::yes, Verb::no})
                if (!question.quiet || may_say(data, ref, one))
                    codes.add(code(one));
            break;
        case Ask::pick_side:
            codes.add(code(Verb::offense));
            codes.add(code(Verb::defense));
            break;
        case Ask::pick_destiny:
            destinies(data, ref, codes);
            break;
        case Ask::pick_claim:
            for (const Card card : data.cards& kEncounterCards)
                codes.add(code(Verb::card, card));
            break;
        case Ask::pick_open:
        case Ask::pick_discard:
            open_cards(ref, codes);
            break;
        default:
            break;
    }
}

// The cards still in the destiny deck: all cards but the discarded ones, in no order.
void destinies(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    std::array<int, kDestinies> left{};
    for (const Seat seat : everybody(ref.pub))
        left[static_cast<std::size_t>(index(seat))] = data.destiny_per_colour;
    for (std::size_t d = static_cast<std::size_t>(Destiny::wild); d < kDestinies; ++d)
        left[d] = data.destiny.values[d];
    if (ref.pub.destinies > 1)  // otherwise the discards are shuffled in first (CF-DEST-1)
        for (const Destiny card : ref.pub.destiny_discards)
            --left[static_cast<std::size_t>(card)];
    for (std::size_t d = 0; d < kDestinies; ++d)
        if (left[d] > 0)
            codes.add(code(Verb::destiny, static_cast<Destiny>(d)));
}

void main_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Question& question = ref.pub.question;
    switch (question.kind) {
        case Ask::none:
            break;
        case Ask::choose_alien:
            for (const AlienId id : ref.own.offered)
                codes.add(code(Verb::alien, id));
            break;
        case Ask::choose_hoard:
            codes.add(code(Verb::first));
            codes.add(code(Verb::second));
            break;
        case Ask::play_effect:
        case Ask::respond:
            list_effects(data, ref, question.moment, codes);
            break;
        case Ask::own_colour:
            own_colour(ref, codes);
            break;
        case Ask::wild_target:
            for (const Seat seat : question.seats)
                codes.add(code(Verb::player, seat));
            break;
        case Ask::aim:
            planets(question, codes);
            break;
        case Ask::launch_source:
        case Ask::ally_source:
            leaving(question, codes);
            break;
        case Ask::lose_ships:
            losing(ref, codes);
            break;
        case Ask::return_ships:
            returning(question, codes);
            break;
        case Ask::rotate_power:
        case Ask::invite_offense:
        case Ask::invite_defense:
            codes.add(code(Verb::yes));
            codes.add(code(Verb::no));
            break;
        case Ask::ally_side:
            sides(ref, codes);
            break;
        case Ask::select_card:
            selection_options(ref, codes);
            break;
        case Ask::deal:
            talk_options(data, ref, codes);
            break;
        default:
            if (!tech_question(ref, codes))
                effect_question(data, ref, codes);
            break;
    }
}

}  // namespace

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
        if (ref.pub.deciding.has(ref.seat) &&
            !(is_sealed(ref.pub.question.kind) && ref.own.reply != 0))
            main_options(data, ref, codes);
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
    if (verb(code) != Verb::give_colony && verb(code) != Verb::ask_colony)
        return {};
    const Seat taker = verb(code) == Verb::ask_colony ? ref.seat : opponent_of(ref.pub, ref.seat);
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
