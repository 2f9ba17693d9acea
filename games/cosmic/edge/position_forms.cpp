// Reads the row of powers of a position.

#include "games/cosmic/edge/position_forms.h"

#include <vector>

#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {
namespace {

using Fault = std::optional<std::string>;

bool has_forms(const Sheet& sheet) {
    return alien(sheet.alien).passive.has_forms;
}

// Whose sheets they are; all aliens that lie there are taken.
Seat owner_of_forms(const Public& pub, AlienSet& taken) {
    Seat owner = kNoSeat;
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets) {
            taken.insert(sheet.alien);
            if (has_forms(sheet))
                owner = seat;
        }
    return owner;
}

}  // namespace

// CM-A-PENTAFORM-1: those that are not given are the first that nobody has.
Fault lay_forms(const Data& data, const Json* given, State& state) {
    Public& pub = state.pub;
    pub.forms.clear();
    pub.form_shift = 0;
    AlienSet taken;
    const Seat owner = owner_of_forms(pub, taken);
    if (owner == kNoSeat)
        return given == nullptr ? std::nullopt : Fault("table.forms: nobody has a row of powers");
    const auto lay = [&](AlienId id) {
        taken.insert(id);
        pub.forms.push_back({.alien = id, .extra = true, .form = true});
    };
    for (const Json& one : given == nullptr ? std::vector<Json>{} : given->items()) {
        AlienId id = AlienId::none;
        if (!one.is_string() || !enum_from(one.as_string(), id) || id == AlienId::none)
            return "table.forms: there is no " + one.dump();
        if (pub.forms.full() || taken.has(id))
            return "table.forms: too many aliens at " + one.as_string();
        lay(id);
    }
    for (const AlienId id : data.edition.aliens)
        if (!pub.forms.full() && !taken.has(id) && !alien(id).artifacts)
            lay(id);
    pub.players[owner].sheets.push_back(pub.forms[0]);
    return std::nullopt;
}

}  // namespace sidera::cosmic
