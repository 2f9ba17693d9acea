// Reads and checks a data set of Cosmic Encounter.

#include "games/cosmic/model/data.h"

#include <vector>

#include "engine/data_reader.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {
namespace {

constexpr std::array<std::string_view, 2> kColumns = {"key", "copies"};
constexpr std::array<std::string_view, 5> kDestinyRows = {
    "colour", "wild", "most_colonies", "most_cards", "fewest_in_warp"};
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
    Loader(std::string name, std::span<const DataFile> files) : reader_("cosmic", files) {
        data_.name = std::move(name);
        data_.edition = fantasy_flight();
        data_.moments = index_moments(data_.edition.aliens);
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
        reader_.read("deck.csv",
                     kColumns,
                     static_cast<int>(kinds_.size()),
                     [this](const TableFile& table, const TableRow& row, std::size_t i) {
                         if (is_row_of(table, row, name_of(kinds_[i])))
                             data_.deck[kinds_[i]] = copies(table, row);
                     });
        reader_.read("destiny.csv",
                     kColumns,
                     static_cast<int>(kDestinyRows.size()),
                     [this](const TableFile& table, const TableRow& row, std::size_t i) {
                         if (is_row_of(table, row, kDestinyRows[i]))
                             destiny_row(i, copies(table, row, 3));
                     });
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

    std::uint8_t copies(const TableFile& table, const TableRow& row, int most = kMostCopies) {
        return static_cast<std::uint8_t>(reader_.number(table, row, 1, 0, most));
    }

    void destiny_row(std::size_t i, std::uint8_t copies) {
        if (i == 0)
            data_.destiny_per_colour = copies;
        else
            data_.destiny.values[static_cast<std::size_t>(Destiny::wild) + i - 1] = copies;
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
    std::vector<Plain> kinds_ = kinds_of(fantasy_flight().id);
};

}  // namespace

DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
    return Loader(std::move(name), files).run();
}

const Data& default_data() {
    static const Data data = *load_data("cosmic_ffg", {}).data;
    return data;
}

}  // namespace sidera::cosmic
