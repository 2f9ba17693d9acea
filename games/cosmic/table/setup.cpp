// Setting up a table of Cosmic Encounter.

#include "games/cosmic/editions/tables.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

FixedVec<AlienId, kMaxAliens> shuffled_aliens(const Data& data, Luck& luck) {
    FixedVec<AlienId, kMaxAliens> aliens;
    for (const AlienId id : data.edition.aliens)
        aliens.push_back(id);
    luck.shuffle(aliens, kFlareStream, 0);
    return aliens;
}

// Whether the table plays with it.
bool is_in_pool(const Rules& rules, const Alien& one) {
    return (rules.alien_levels >> static_cast<int>(one.level) & 1) != 0 && is_at_hand(rules, one);
}

// CF-SETUP-3 to CF-SETUP-5, CF-A-GEN-6: what each may choose from; yields the flares of the deck.
AlienSet deal_flares(const Data& data, State& state, Luck& luck, const Wishes& wishes) {
    const auto aliens = shuffled_aliens(data, luck);
    AlienSet dealt;
    for (const Seat seat : everybody(state.pub))
        if (const AlienId id = wishes.aliens[seat]; id != AlienId::none) {
            dealt.insert(id);
            state.own[seat].offered.insert(id);
        }
    std::size_t next = 0;
    for (const Seat seat : everybody(state.pub)) {
        if (wishes.aliens[seat] != AlienId::none)
            continue;
        for (int n = 0; n < state.pub.rules.alien_choice; ++next) {
            const AlienId id = aliens[next % aliens.size()];
            const Alien& one = alien(id);
            const bool paired = !(one.never_with & dealt).without(state.own[seat].offered).empty();
            if (dealt.has(id) || !is_in_pool(state.pub.rules, one) ||
                (paired && !state.pub.rules.allow_forbidden_pairs))
                continue;
            dealt.insert(id);
            state.own[seat].offered.insert(id);
            ++n;
        }
    }
    const int wanted = wishes.flares > 0
                           ? wishes.flares
                           : std::max<int>(data.edition.least_flares,
                                           data.edition.flares_per_player * state.pub.rules.seats);
    for (std::size_t i = 0; dealt.size() < std::min(wanted, data.edition.aliens.size()); ++i)
        dealt.insert(aliens[aliens.size() - 1 - i]);
    return dealt;
}

// CF-SETUP-2
void make_destinies(const Data& data, State& state, Luck& luck) {
    DestinyPile& deck = state.secret.destinies;
    for (int d = 0; d < kDestinies; ++d)
        for (int i = data.copies_of(static_cast<Destiny>(d), state.pub.rules); i > 0; --i)
            deck.push_back(static_cast<Destiny>(d));
    luck.shuffle(deck, kDestinyStream, 0);
    state.pub.destinies = static_cast<std::uint8_t>(deck.size());
}

// CF-SETUP-5
void make_deck(const Data& data, State& state, AlienSet flares, Luck& luck) {
    Pile& deck = state.secret.deck;
    for (int i = 0; i < kPlainKinds; ++i)
        for (int n = data.copies_of(static_cast<Plain>(i), state.pub.rules); n > 0; --n)
            deck.push_back(static_cast<Card>(i));
    for (const AlienId id : flares)
        deck.push_back(flare_of(id));
    luck.shuffle(deck, kDeckStream, 0);
    state.pub.deck = static_cast<std::uint8_t>(deck.size());
    state.pub.flares = static_cast<std::uint8_t>(flares.size());
}

// CF-SETUP-1, CM-SETUP-1
void place_ships(const Data& data, Public& pub) {
    for (const Seat seat : everybody(pub))
        for (int i = 0; i < pub.rules.planets; ++i) {
            pub.planets.insert(planet_at(seat, i));
            pub.players[seat].ships[planet_at(seat, i)] = data.edition.ships_per_planet;
        }
}

// CF-SETUP-7, CM-SETUP-9: turned over until a colour shows, which is each colour with equal chance.
Seat first_player(const Wishes& wishes, Luck& luck) {
    const int seats = wishes.rules.seats;
    if (wishes.first_player != kNoSeat)
        return seat_at(index(wishes.first_player) % seats);
    return seat_at(static_cast<int>(
        luck.below(static_cast<std::uint32_t>(seats), kFirstPlayerStream, kNoSeat, 0)));
}

}  // namespace

// CF-SETUP-6, CM-SETUP-5: hands, and the packets of who begins with a hoard.
void SetupDeeds::deal_hands() {
    const int size = edition().hand_size;
    for (const Seat seat : everybody(pub()))
        for (int i = own(seat).hand.size(); i < size; ++i) {
            const Card card = table_.cards.top_card();
            table_.cards.gain(seat, card);
            tell(seat, {.kind = PrivateEventKind::drew, .card = card});
        }
    for (const Seat seat : everybody(pub()))
        for (const Sheet& sheet : pub().players[seat].sheets)
            if (alien(sheet.hidden ? own(seat).face_down : sheet.alien).passive.plays_hoard)
                deal_packet(seat);
    lay_out_forms();
}

// Beside the hand: one of the two becomes the hoard.
void SetupDeeds::deal_packet(Seat seat) {
    for (int i = 0; i < edition().hand_size; ++i) {
        const Card card = table_.cards.top_card();
        if (card == Card::none)
            break;
        own(seat).aside.add(card);
        ++player(seat).aside;
        tell(seat, {.kind = PrivateEventKind::drew, .card = card});
    }
}

// The first packet is the hand; one of the two becomes the hoard.
void SetupDeeds::keep_hoard(Seat seat, bool first) {
    Private& mind = own(seat);
    mind.hoard = first ? mind.hand : mind.aside;
    mind.hand = first ? mind.aside : mind.hand;
    mind.aside = {};
    player(seat).hoard = static_cast<std::uint8_t>(mind.hoard.size());
    player(seat).hand = static_cast<std::uint8_t>(mind.hand.size());
    player(seat).aside = 0;
    table_.minds.forget_hand(seat);  // which of the two it is only its owner knows
}

// Each at random from those that nobody has; a hoard of one of them is dealt now (CM-ART-2).
void SetupDeeds::lay_out_forms() {
    for (const Seat seat : everybody(pub())) {
        const auto& sheets = pub().players[seat].sheets;
        if (sheets.empty() || !alien(sheets[0].alien).passive.has_forms)
            continue;
        while (!state().pub.forms.full()) {
            const AlienId id = table_.sheets.draw_form();
            if (id == AlienId::none)
                break;
            state().pub.forms.push_back({.alien = id,
                                         .extra = true,
                                         .tokens = static_cast<std::uint8_t>(
                                             alien(id).passive.tokens * pub().rules.planets),
                                         .form = true});
            if (alien(id).passive.plays_hoard)
                deal_packet(seat);
        }
        state().secret.touched.players = true;
    }
}

bool SetupDeeds::offer_alien(Seat seat) {
    const AlienId id = table_.sheets.draw_alien(true);
    if (id == AlienId::none)
        return false;
    own(seat).offered = AlienSet::of(id);
    return true;
}

// A sheet with what its text gives at the start; that lies there unused while it is face down.
void SetupDeeds::take_sheet(Seat seat, AlienId id) {
    own(seat).offered.clear();
    Sheet sheet{.alien = id, .hidden = pub().rules.hidden_powers};
    sheet.tokens = static_cast<std::uint8_t>(alien(id).passive.tokens * pub().rules.planets);
    if (sheet.hidden) {
        own(seat).face_down = id;
        sheet.alien = AlienId::none;
    }
    auto& sheets = player(seat).sheets;
    sheets.insert_at(0, sheet);
    if (sheet.hidden)
        tell({.kind = EventKind::alien_hidden, .seat = seat});
    else
        tell({.kind = EventKind::alien_shown, .seat = seat, .alien = id});
}

// CF-POW-5: the old one goes for good, with what came from it; a tech's alien stays. The one that
// is not kept is discarded.
void SetupDeeds::rotate_power(Seat seat, bool take) {
    const AlienId offered = own(seat).offered.lowest();
    own(seat).offered.clear();
    if (!take) {
        state().pub.aliens_gone.insert(offered);
        return;
    }
    auto& sheets = player(seat).sheets;
    for (std::size_t i = sheets.size(); i > 0; --i)
        if (!sheets[i - 1].grown) {
            table_.sheets.discard_alien(seat, i - 1);
            sheets.erase_at(i - 1);
        }
    take_sheet(seat, offered);
    if (alien(offered).passive.plays_hoard)
        deal_packet(seat);
}

// CF-SETUP-4, CM-SETUP-12: no alien twice, and none beside the one that it must not meet.
static std::optional<std::string> check_fixed_aliens(const Wishes& wishes) {
    AlienSet taken;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const AlienId id = wishes.aliens[seat_at(i)];
        if (id == AlienId::none)
            continue;
        const std::string where = std::string("alien_") + static_cast<char>('a' + i) + ": ";
        if (i >= wishes.rules.seats)
            return where + "there are only " + std::to_string(wishes.rules.seats) + " seats";
        if (taken.has(id))
            return where + std::string(name_of(id)) + " sits there already";
        const AlienSet foes = alien(id).never_with & taken;
        if (!foes.empty() && !wishes.rules.allow_forbidden_pairs)
            return where + std::string(name_of(id)) + " and " +
                   std::string(name_of(foes.lowest())) + " never meet" +
                   std::string(wishes.forbidden_pairs_note);
        taken.insert(id);
    }
    return std::nullopt;
}

struct AliensToDeal {
    int count = 0;
    int spare = 0;  // may be left over: of a forbidden pair one is dealt
};

static AliensToDeal aliens_to_deal(const Data& data, const Wishes& wishes) {
    AlienSet fixed;
    for (const AlienId id : wishes.aliens.values)
        if (id != AlienId::none)
            fixed.insert(id);
    AlienSet dealt;
    AliensToDeal found;
    for (const AlienId id : data.edition.aliens) {
        if (!is_in_pool(wishes.rules, alien(id)) || fixed.has(id))
            continue;
        ++found.count;
        if (!(alien(id).never_with & (dealt | fixed)).empty())
            ++found.spare;
        dealt.insert(id);
    }
    return found;
}

static int aliens_wanted(const Wishes& wishes) {
    int choosing = 0;
    for (int i = 0; i < wishes.rules.seats; ++i)
        choosing += wishes.aliens[seat_at(i)] == AlienId::none;
    return choosing * wishes.rules.alien_choice;
}

std::optional<std::string> check_wishes(const Data& data, const Wishes& wishes) {
    const int seats = wishes.rules.seats;
    if (wishes.first_player != kNoSeat && index(wishes.first_player) >= seats)
        return "first_player: there are only " + std::to_string(seats) + " seats, numbered from 0";
    if (wishes.rules.deal_seconds > 0 && wishes.rules.deal_seconds < 10)
        return "deal_seconds: at least 10 seconds are needed for talks, or 0 for no clock";
    if (auto fault = check_fixed_aliens(wishes))
        return fault;
    const auto [aliens, spare] = aliens_to_deal(data, wishes);
    if (aliens_wanted(wishes) > aliens - spare)
        return std::string(wishes.pool_option) + ": of these " + std::string(wishes.pool_of) +
               " there are only " + std::to_string(aliens) + " aliens, too few for " +
               std::to_string(seats) + " players";
    return std::nullopt;
}

State start_table(const Data& data, const Wishes& wishes, Luck& luck, Sink<Cosmic>& out) {
    State state{};
    state.pub.rules = wishes.rules;
    place_ships(data, state.pub);
    const AlienSet flares = deal_flares(data, state, luck, wishes);
    make_deck(data, state, flares, luck);
    if (data.edition.keeps_unused_flares)
        state.secret.unused_flares = data.edition.aliens.without(flares);
    make_destinies(data, state, luck);
    state.pub.active = first_player(wishes, luck);
    out.tell_all({.kind = EventKind::first_player, .seat = state.pub.active});
    Table table(data, state, luck, out);
    if (state.pub.rules.technology)
        table.techs.make_tech_deck();
    table.push(TurnFrame{});
    table.run();
    return state;
}

}  // namespace sidera::cosmic
