// Reads and checks a data set of Cosmic Encounter.

#include "games/cosmic/model/data.h"

#include <vector>

#include "engine/data_reader.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {
namespace {

constexpr std::array<std::string_view, 2> kColumns = {"key", "copies"};
constexpr std::array<std::string_view, 3> kColumnsOfTwoBoxes = {"key", "copies", "expansion"};
constexpr std::array<std::string_view, 5> kDestinyRows = {
    "colour", "wild", "most_colonies", "most_cards", "fewest_in_warp"};
constexpr std::array<std::string_view, 4> kDestinyRowsOfMayfair = {
    "colour", "reverse_colour", "wild", "reverse_wild"};
constexpr int kMostCopies = 20;
constexpr int kFewestCards = 66;           // eight hands of eight, and something to draw
constexpr int kMostCards = kMaxDeck - 60;  // flares

// The kinds of an edition in the order of their numbers.
std::vector<Plain> kinds_of(Editions edition) {
    std::vector<Plain> kinds;
    for (int i = 0; i < kPlainKinds; ++i)
        if (const auto kind = static_cast<Plain>(i); (row_of(kind).in & edition) != 0)
            kinds.push_back(kind);
    return kinds;
}

class Loader {
  public:
    Loader(std::string name, std::span<const DataFile> files, const Edition& edition)
        : reader_(edition.game, files), kinds_(kinds_of(edition.id)) {
        data_.name = std::move(name);
        data_.edition = edition;
        data_.moments = index_moments(edition.aliens, edition.id);
        for (const Plain kind : kinds_)
            data_.cards.insert(card(kind));
        for (const AlienId id : data_.edition.aliens)
            data_.cards.insert(flare_of(id));
        for (const Card one : data_.cards) {
            data_.types.insert(type_of(one));
            data_.asked_cards.push_back(code(Verb::ask_card, one));
        }
    }

    DataLoad<Data> run() {
        const bool two_boxes = data_.edition.id == kMayfair;
        reader_.read("deck.csv",
                     two_boxes ? std::span<const std::string_view>(kColumnsOfTwoBoxes) : kColumns,
                     static_cast<int>(kinds_.size()),
                     [&](const TableFile& table, const TableRow& row, std::size_t i) {
                         if (!is_row_of(table, row, name_of(kinds_[i])))
                             return;
                         data_.deck[kinds_[i]] = copies(table, row);
                         if (two_boxes)
                             data_.expansion[kinds_[i]] = copies(table, row, kMostCopies, 2);
                     });
        const std::span<const std::string_view> rows =
            two_boxes ? std::span<const std::string_view>(kDestinyRowsOfMayfair) : kDestinyRows;
        reader_.read("destiny.csv",
                     kColumns,
                     static_cast<int>(rows.size()),
                     [&](const TableFile& table, const TableRow& row, std::size_t i) {
                         if (is_row_of(table, row, rows[i]))
                             destiny_row(rows[i], copies(table, row, 3));
                     });
        leave_out_what_does_nothing();
        check_decks();
        return reader_.result(std::move(data_));
    }

  private:
    bool is_row_of(const TableFile& table, const TableRow& row, std::string_view wanted) {
        if (row.cells[0] == wanted)
            return true;
        reader_.wrong(table,
                      row,
                      "the rows must stand once each and in their order; this one should be " +
                          quoted(wanted) + ", not " + quoted(row.cells[0]));
        return false;
    }

    std::uint8_t copies(const TableFile& table,
                        const TableRow& row,
                        int most = kMostCopies,
                        std::size_t column = 1) {
        return static_cast<std::uint8_t>(reader_.number(table, row, column, 0, most));
    }

    void destiny_row(std::string_view key, std::uint8_t copies) {
        Destiny card = Destiny::none;
        if (key == "colour")
            data_.destiny_per_colour = copies;
        else if (key == "reverse_colour")
            data_.reverse_per_colour = copies;
        else if (enum_from(key, card))
            data_.destiny[card] = copies;
    }

    // CM-SETUP-6: edicts that need an option that the tables do not have stay in the box.
    void leave_out_what_does_nothing() {
        const auto does_something = [&](Plain kind) {
            for (const Effect& one : effects_of(kind))
                if ((one.in & data_.edition.id) != 0)
                    return true;
            return false;
        };
        for (const Plain kind : kinds_)
            if (is_artifact(card(kind)) && !does_something(kind))
                data_.deck[kind] = data_.expansion[kind] = 0;
    }

    // A hand must be found that holds an encounter card, and a turn an encounter.
    void check_decks() {
        int cards = 0;
        int encounter_cards = 0;
        for (int i = 0; i < kPlainKinds; ++i) {
            const int n = data_.deck.values[static_cast<std::size_t>(i)];
            cards += n;
            encounter_cards += is_encounter_card(static_cast<Card>(i)) ? n : 0;
        }
        if (!reader_.is_fine())
            return;
        if (cards < kFewestCards || cards > kMostCards)
            reader_.error("deck.csv: there are " + std::to_string(cards) + " cards, but must be " +
                          std::to_string(kFewestCards) + " to " + std::to_string(kMostCards));
        if (encounter_cards < 2 * kMaxPlayers)
            reader_.error("deck.csv: there are only " + std::to_string(encounter_cards) +
                          " encounter cards, but must be " + std::to_string(2 * kMaxPlayers));
        if (data_.destiny_per_colour == 0)
            reader_.error("destiny.csv: every colour needs a card");
    }

    DataReader reader_;
    Data data_;
    std::vector<Plain> kinds_;
};

}  // namespace

// CM-SETUP-6
int Data::copies_of(Plain kind, const Rules& rules) const {
    const CardOption needs = row_of(kind).needs;
    if (edition.id == kMayfair && ((needs == CardOption::kickers && !rules.kickers) ||
                                   (needs == CardOption::reinforcements && !rules.reinforcements)))
        return 0;
    return deck[kind] + (rules.expansion_cards ? expansion[kind] : 0);
}

// CM-SETUP-2: three players have no joker with a black cone.
int Data::copies_of(Destiny card, const Rules& rules) const {
    if (const Seat seat = seat_of_colour(card); seat != kNoSeat)
        return index(seat) >= rules.seats ? 0
               : is_reverse(card)         ? reverse_per_colour
                                          : destiny_per_colour;
    constexpr int kTooFew = 3;
    return card == Destiny::reverse_wild && rules.seats <= kTooFew ? 0 : destiny[card];
}

DataLoad<Data> load_data(std::string name,
                         std::span<const DataFile> files,
                         const Edition& edition) {
    return Loader(std::move(name), files, edition).run();
}

const Data& default_data() {
    static const Data data = *load_data("cosmic_ffg", {}).data;
    return data;
}

const Data& mayfair_data() {
    static const Data data = *load_data("cosmic_mayfair", {}, mayfair()).data;
    return data;
}

}  // namespace sidera::cosmic
