// Reads and checks a data set of Alien Frontiers.

#include "games/alien_frontiers/data.h"

#include "engine/data_reader.h"

namespace sidera::alien_frontiers {
namespace {

constexpr std::array<std::string_view, 5> kFacilityColumns = {
    "key", "shape", "ports", "blocked_2", "blocked_3"};
constexpr std::array<std::string_view, 4> kCardColumns = {"key", "copies", "points", "cost"};
constexpr std::array<std::string_view, 3> kPlayerColumns = {"seats", "colonies", "vp_target"};
constexpr std::array<std::string_view, 3> kStartColumns = {"place", "fuel", "ore"};
constexpr std::array<std::string_view, 3> kPriceColumns = {"what", "fuel", "ore"};
constexpr std::array<std::string_view, 7> kPrices = {
    "ship_4", "ship_5", "ship_6", "constructor", "terraform", "launch", "relic"};

constexpr int kMaxColonies = 9;  // tokens of one colour
constexpr int kMaxCopies = 8;
constexpr int kMaxPoints = 3;
constexpr int kMaxPrice = 8;
constexpr int kMaxStart = 5;  // four players leave something in the supply

// What the rules know about a facility whatever the data say.
struct FacilityRule {
    int least = 1;  // ports
    int most = kMaxPorts;
    bool blockable = true;
};

constexpr std::array<FacilityRule, kFacilities> kFacilityRules = {{
    {},                                                        // solar
    {},                                                        // lunar
    {.least = 2},                                              // market
    {.least = 2},                                              // yard
    {.least = 3},                                              // constructor
    {.least = 3, .most = 3, .blockable = false},               // raiders
    {.most = 4, .blockable = false},                           // artifact
    {.least = kMaxPlayers * kTrackPorts, .blockable = false},  // hub
    {.most = 1, .blockable = false},                           // terraform
}};

// AF-VPCARD-1: they never leave their owner but by a raid.
constexpr bool has_points(Card card) {
    return card == Card::alien_city || card == Card::alien_monument;
}

constexpr bool has_power(Card card) {
    return !has_points(card) && card != Card::holographic_decoy && card != Card::resource_cache;
}

// Reads one table after the other into a data set.
class Loader {
  public:
    Loader(std::string name, std::span<const DataFile> files) : reader_("alien_frontiers", files) {
        data_.name = std::move(name);
    }

    DataLoad<Data> run() {
        read("facilities.csv", kFacilityColumns, kFacilities, &Loader::facility_row);
        read("cards.csv", kCardColumns, kCards, &Loader::card_row);
        read("players.csv", kPlayerColumns, kMaxPlayers - 1, &Loader::players_row);
        read("start.csv", kStartColumns, kMaxPlayers, &Loader::start_row);
        read("prices.csv", kPriceColumns, kPrices.size(), &Loader::price_row);
        check_deck();
        return reader_.result(std::move(data_));
    }

  private:
    using Row = void (Loader::*)(const TableFile&, const TableRow&, std::size_t);

    void read(std::string_view name,
              std::span<const std::string_view> columns,
              std::size_t rows,
              Row each) {
        out_of_order_ = false;
        reader_.read(name,
                     columns,
                     static_cast<int>(rows),
                     [&](const TableFile& table, const TableRow& row, std::size_t i) {
                         if (!out_of_order_)  // one complaint about the order is enough
                             (this->*each)(table, row, i);
                     });
    }

    // The first cell of a row is fixed: the rows stand once each and in order.
    bool is_row_of(const TableFile& table, const TableRow& row, std::string_view wanted) {
        if (row.cells[0] == wanted)
            return true;
        out_of_order_ = true;
        reader_.wrong(table,
                      row,
                      "the rows must stand once each and in their order; this one should be " +
                          quoted(wanted) + ", not " + quoted(row.cells[0]));
        return false;
    }

    std::uint8_t number(
        const TableFile& table, const TableRow& row, std::size_t column, int lo, int hi) {
        return static_cast<std::uint8_t>(reader_.number(table, row, column, lo, hi));
    }

    void facility_row(const TableFile& table, const TableRow& row, std::size_t i) {
        const auto facility = static_cast<Facility>(i);
        const FacilityRule& rule = kFacilityRules[i];
        if (!is_row_of(table, row, name_of(facility)))
            return;
        FacilityInfo& info = data_.facilities[facility];
        if (row.cells[1] != name_of(shape_of(facility)))
            reader_.wrong(table,
                          row,
                          "shape must be " + std::string(name_of(shape_of(facility))) +
                              " by the rules, not " + quoted(row.cells[1]));
        const auto ports = [&](std::size_t column, int lo, int hi) {
            const std::uint8_t count = number(table, row, column, lo, hi);
            if (count % ships_of(shape_of(facility)) != 0)
                not_grouped(table, row, column, ships_of(shape_of(facility)));
            return count;
        };
        info.ports = ports(2, rule.least, rule.most);
        const int most = rule.blockable ? info.ports : 0;
        info.blocked[2] = ports(3, 0, most);
        info.blocked[3] = ports(4, 0, most);
    }

    // AF-DOCK-3: groups of ports are filled together.
    void not_grouped(const TableFile& table, const TableRow& row, std::size_t column, int group) {
        reader_.wrong(table,
                      row,
                      std::string(table.columns[column]) + " must be a multiple of " +
                          std::to_string(group) + ", since the ports come in groups; not " +
                          quoted(row.cells[column]));
    }

    void card_row(const TableFile& table, const TableRow& row, std::size_t i) {
        const auto card = static_cast<Card>(i);
        if (!is_row_of(table, row, name_of(card)))
            return;
        data_.cards[card] = {.copies = number(table, row, 1, 0, kMaxCopies),
                             .points = number(table, row, 2, 0, has_points(card) ? kMaxPoints : 0),
                             .cost = number(table, row, 3, 0, has_power(card) ? kMaxPrice : 0)};
    }

    void players_row(const TableFile& table, const TableRow& row, std::size_t i) {
        if (is_row_of(table, row, std::to_string(i + 2)))
            data_.sizes[i + 2] = {.colonies = number(table, row, 1, 1, kMaxColonies),
                                  .vp_target = number(table, row, 2, 5, 20)};
    }

    Price price(const TableFile& table,
                const TableRow& row,
                int most_fuel = kMaxPrice,
                int most_ore = kMaxPrice) {
        return {.fuel = number(table, row, 1, 0, most_fuel),
                .ore = number(table, row, 2, 0, most_ore)};
    }

    void start_row(const TableFile& table, const TableRow& row, std::size_t i) {
        if (is_row_of(table, row, std::to_string(i + 1)))
            data_.start[i] = price(table, row, kMaxStart, kMaxStart);
    }

    void price_row(const TableFile& table, const TableRow& row, std::size_t i) {
        if (!is_row_of(table, row, kPrices[i]))
            return;
        if (i < data_.ships.size())
            data_.ships[i] = price(table, row);
        else if (kPrices[i] == "constructor")
            data_.colony_ore = price(table, row, 0).ore;
        else if (kPrices[i] == "terraform")
            data_.terraform = price(table, row);
        else if (kPrices[i] == "launch")
            data_.launch = price(table, row);
        else
            data_.relic = price(table, row);
    }

    // AF-SETUP-6: enough for the display and one card for each of four players.
    void check_deck() {
        int cards = 0;
        for (const CardInfo& card : data_.cards.values)
            cards += card.copies;
        constexpr int kLeast = kDisplay + kMaxPlayers;
        if (reader_.is_fine() && (cards < kLeast || cards > kMaxDeck))
            reader_.error("cards.csv: there are " + std::to_string(cards) + " cards, but must be " +
                          std::to_string(kLeast) + " to " + std::to_string(kMaxDeck) + " in all");
    }

    DataReader reader_;
    Data data_;
    bool out_of_order_ = false;  // the rows of the running table
};

}  // namespace

DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
    return Loader(std::move(name), files).run();
}

const Data& default_data() {
    static const Data data = *load_data("alien_frontiers_default", {}).data;
    return data;
}

}  // namespace sidera::alien_frontiers
