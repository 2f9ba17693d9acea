// Reads and checks a data set of MLEM.

#include "games/mlem/data.h"

#include <algorithm>

#include "engine/data_reader.h"

namespace sidera::mlem {
namespace {

constexpr std::array<std::string_view, 8> kBoardColumns = {
    "space", "faces", "thruster", "body", "points", "mark", "faces_grade", "body_grade"};
constexpr std::array<std::string_view, 6> kExpeditionColumns = {
    "id", "ufo_moves", "dice", "ability", "extra", "grade"};
constexpr std::array<std::string_view, 3> kExplorationColumns = {"space", "kind", "grade"};
constexpr std::array<std::string_view, 3> kMissionColumns = {"body", "copies", "grade"};
constexpr std::array<std::string_view, 2> kUfoColumns = {"value", "grade"};

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(by), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// Reads one table after the other into a data set and collects what is wrong.
class Loader {
  public:
    Loader(std::string name, std::span<const DataFile> files) : reader_("mlem", files) {
        data_.name = std::move(name);
    }

    DataLoad<Data> run() {
        read("board.csv", kBoardColumns, kSpaces, &Loader::board_row);
        finish_board();
        read("expedition.csv", kExpeditionColumns, kExpeditionTokens, &Loader::expedition_row);
        data_.exploration_on.fill(kNone<ExplorationId>);
        read("exploration.csv", kExplorationColumns, kExplorationTokens, &Loader::exploration_row);
        read("missions.csv", kMissionColumns, 0, &Loader::mission_row);
        read("ufo.csv", kUfoColumns, kUfoTokens, &Loader::ufo_row);
        finish();
        return reader_.result(std::move(data_));
    }

  private:
    using Row = void (Loader::*)(const TableFile&, const TableRow&, std::size_t);

    void wrong(const TableFile& table, const TableRow& row, std::string_view reason) {
        reader_.wrong(table, row, reason);
    }

    void read(std::string_view name,
              std::span<const std::string_view> columns,
              int rows,
              Row each) {
        reader_.read(
            name, columns, rows, [&](const TableFile& table, const TableRow& row, std::size_t i) {
                (this->*each)(table, row, i);
            });
    }

    bool read_faces(std::string_view cell, FixedVec<Face, kFaces>& list, FaceSet& set) {
        for (const std::string_view part : split(cell, ' ')) {
            Face face{};
            if (!enum_from(part, face) || set.has(face) || list.full())
                return false;
            list.push_back(face);
            set.insert(face);
        }
        return true;
    }

    void board_row(const TableFile& table, const TableRow& row, std::size_t i) {
        const int number = static_cast<int>(i);
        if (out_of_order_)
            return;  // one complaint about the order is enough
        if (read_int(row.cells[0], 0, kDeepSpace) != number) {
            out_of_order_ = true;
            wrong(table,
                  row,
                  "the rows must be the spaces 0 to 26, once each and in order; this one should be "
                  "space " +
                      std::to_string(number));
            return;
        }
        if (number == kDeepSpace) {
            deep_space_row(table, row);
            return;
        }
        Space& space = data_.spaces[i];
        FixedVec<Face, kFaces> list;
        if (!read_faces(row.cells[1], list, space.faces) || space.faces.empty())
            wrong(table,
                  row,
                  "faces must be one or more different faces out of 1, 2, 3, 4 and T, not " +
                      quoted(row.cells[1]));
        if (list.size() < 2 || list.size() > 3)
            reader_.warn(table, row, "a space usually accepts two or three faces");
        read_thruster(table, row, space);
        read_body(table, row, number, space);
        if (row.cells[5] == "satellite") {
            if (number < 1 || number > 5 || satellites_++ > 0)
                wrong(table, row, "exactly one space from 1 to 5 must have the mark satellite");
            data_.satellite_space = static_cast<std::uint8_t>(number);
        } else if (!row.cells[5].empty() && row.cells[5] != "start") {
            wrong(table, row, "unknown mark " + quoted(row.cells[5]));
        }
    }

    void read_thruster(const TableFile& table, const TableRow& row, Space& space) {
        const std::string_view cell = row.cells[2];
        const auto value = read_int(cell, 1, 3);
        const bool wanted = space.faces.has(Face::thruster);
        if (wanted ? !value.has_value() : !cell.empty())
            wrong(table,
                  row,
                  wanted ? "thruster must be 1, 2 or 3, since T is among the faces"
                         : "thruster must be empty, since T is not among the faces");
        space.thruster = static_cast<std::uint8_t>(value.value_or(0));
    }

    void deep_space_row(const TableFile& table, const TableRow& row) {
        const auto values = split(row.cells[4], '/');
        const bool good = row.cells[3] == "DS" && values.size() == 2 &&
                          read_int(values[0], 0, 30) && read_int(values[1], 0, 30);
        if (!good) {
            wrong(table, row, "space 26 must be the body DS with points comet/galaxy");
            return;
        }
        data_.comet_points = static_cast<std::uint8_t>(*read_int(values[0], 0, 30));
        data_.galaxy_points = static_cast<std::uint8_t>(*read_int(values[1], 0, 30));
    }

    // Rows of one body are consecutive and agree.
    void read_body(const TableFile& table, const TableRow& row, int number, Space& space) {
        const std::string_view id = row.cells[3];
        if (id.empty()) {
            if (!row.cells[4].empty())
                wrong(table, row, "points without a body");
            if (number >= kFirstLandingSpace)
                reader_.warn(table, row, "nobody can land here, since the space has no body");
            return;
        }
        if (number < kFirstLandingSpace) {
            wrong(table, row, "spaces 0 to 5 have no body");
            return;
        }
        if (id.size() > ShortText::kMost || id == "DS") {
            wrong(table, row, "a body needs a name of at most 7 letters other than DS");
            return;
        }
        BodyInfo info = body_from(table, row, id);
        info.first_space = info.last_space = static_cast<std::uint8_t>(number);
        auto& bodies = data_.bodies;
        if (!bodies.empty() && bodies.back().id == info.id) {
            if (bodies.back().points != info.points || bodies.back().moons != info.moons)
                wrong(table, row, "points differ from those in the row before for the same body");
            if (bodies.back().last_space != number - 1)
                wrong(table, row, "rows of one body must be consecutive");
            bodies.back().last_space = static_cast<std::uint8_t>(number);
        } else {
            for (const BodyInfo& other : bodies)
                if (other.id == info.id)
                    wrong(table, row, "rows of one body must be consecutive");
            bodies.push_back(info);
        }
        space.body = static_cast<Body>(bodies.size() - 1);
    }

    // "3 2 1": moons in landing order; "4/2/1": a planet's first, second, other.
    BodyInfo body_from(const TableFile& table, const TableRow& row, std::string_view id) {
        BodyInfo info;
        info.id = ShortText(id);
        info.moons = row.cells[4].find('/') == std::string_view::npos;
        const auto values = split(row.cells[4], info.moons ? ' ' : '/');
        const std::size_t most = info.moons ? kMaxMoons : 3;
        const std::size_t least = info.moons ? 1 : 3;
        int last = 20;
        bool good = values.size() >= least && values.size() <= most;
        for (std::size_t i = 0; good && i < values.size(); ++i) {
            const auto value = read_int(values[i], info.moons ? 1 : 0, last);
            good = value.has_value();
            last = value.value_or(0);
            info.points[i] = static_cast<std::uint8_t>(last);
        }
        info.places = static_cast<std::uint8_t>(info.moons ? values.size() : 0);
        if (!good)
            wrong(table,
                  row,
                  "points must be 1 to 5 moon values of 1 to 20, or a planet's first/second/other, "
                  "never rising; not " +
                      quoted(row.cells[4]));
        return info;
    }

    void finish_board() {
        if (reader_.is_fine() && satellites_ == 0)
            reader_.error("board.csv: exactly one space from 1 to 5 must have the mark satellite");
        for (const BodyInfo& body : data_.bodies)
            data_.names.domains[0].emplace_back(body.id.view());
    }

    void expedition_row(const TableFile& table, const TableRow& row, std::size_t i) {
        ExpeditionToken& token = data_.expeditions[i];
        token.id = ShortText(row.cells[0]);
        for (const std::string& other : data_.names.domains[1])
            if (other == row.cells[0])
                wrong(table, row, "the id " + quoted(row.cells[0]) + " occurs twice");
        if (row.cells[0].empty() || row.cells[0].size() > ShortText::kMost)
            wrong(table, row, "a token needs an id of at most 7 letters");
        data_.names.domains[1].emplace_back(row.cells[0]);
        const auto moves = read_int(row.cells[1], 0, 3);
        const auto dice = read_int(row.cells[2], 4, 6);
        if (!moves)
            wrong(table, row, "ufo_moves must be 0 to 3, not " + quoted(row.cells[1]));
        if (!dice)
            wrong(table, row, "dice must be 4 to 6, not " + quoted(row.cells[2]));
        token.ufo_moves = static_cast<std::uint8_t>(moves.value_or(0));
        token.dice = static_cast<std::uint8_t>(dice.value_or(kDice));
        if (!enum_from(row.cells[3], token.ability))
            wrong(table, row, "ability must be reroll, keep or extra, not " + quoted(row.cells[3]));
        FaceSet set;
        const bool good = read_faces(row.cells[4], token.extra, set);
        if (!good || set.empty() == (token.ability == Ability::extra))
            wrong(table,
                  row,
                  "extra must list different faces for the ability extra, and be empty for others");
    }

    void exploration_row(const TableFile& table, const TableRow& row, std::size_t i) {
        ExplorationToken& token = data_.explorations[i];
        const auto space = read_int(row.cells[0], kFirstLandingSpace, kDeepSpace - 1);
        if (!space) {
            wrong(table, row, "space must be 6 to 25, not " + quoted(row.cells[0]));
            return;
        }
        token.space = static_cast<std::uint8_t>(*space);
        token.id = ShortText("E" + std::to_string(*space));
        data_.names.domains[2].emplace_back(token.id.view());
        ExplorationId& here = data_.exploration_on[token.space];
        if (here != kNone<ExplorationId>)
            wrong(table, row, "space " + std::to_string(*space) + " has a token already");
        here = static_cast<ExplorationId>(i);
        if (!enum_from(row.cells[1], token.kind))
            wrong(table,
                  row,
                  "kind must be points1, points2, points3, recover or wormhole, not " +
                      quoted(row.cells[1]));
    }

    void mission_row(const TableFile& table, const TableRow& row, std::size_t) {
        const auto& names = data_.names.domains[0];
        const auto found = std::find(names.begin(), names.end(), row.cells[0]);
        const auto copies = read_int(row.cells[1], 0, kMissionTokens);
        if (out_of_order_)
            return;  // the board's bodies are not known
        if (found == names.end()) {
            wrong(table, row, "there is no body " + quoted(row.cells[0]) + " on the board");
            return;
        }
        if (!copies)
            wrong(table, row, "copies must be 0 to 20, not " + quoted(row.cells[1]));
        auto& count = data_.mission_copies[static_cast<std::size_t>(found - names.begin())];
        if (count != 0)
            wrong(table, row, "body " + quoted(row.cells[0]) + " occurs twice");
        count = static_cast<std::uint8_t>(copies.value_or(0));
    }

    void ufo_row(const TableFile& table, const TableRow& row, std::size_t i) {
        const auto value = read_int(row.cells[0], 0, 20);
        if (!value)
            wrong(table, row, "value must be 0 to 20, not " + quoted(row.cells[0]));
        data_.ufo_values[i] = static_cast<std::uint8_t>(value.value_or(0));
    }

    void finish() {
        int missions = 0;
        for (const std::uint8_t copies : data_.mission_copies)
            missions += copies;
        if (reader_.is_fine() && missions != kMissionTokens)
            reader_.error("missions.csv: there are " + std::to_string(missions) +
                          " tokens, but must be 20 in all");
    }

    DataReader reader_;
    Data data_;
    int satellites_ = 0;
    bool out_of_order_ = false;  // the rows of the board
};

}  // namespace

DataLoad<Data> load_data(std::string name, std::span<const DataFile> files) {
    return Loader(std::move(name), files).run();
}

const Data& default_data() {
    static const Data data = *load_data("mlem_default", {}).data;
    return data;
}

}  // namespace sidera::mlem
