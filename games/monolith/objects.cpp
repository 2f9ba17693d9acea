// The object on the table an option belongs to.

#include "games/monolith/labels.h"
#include "games/monolith/verbs.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

std::string at_spot(std::uint32_t operand) {
    return "spot:" + std::to_string(panel_in(operand)) + ":" + spot_text(spot_in(operand));
}

std::string planet(std::uint32_t panel) {
    return "planet:" + std::to_string(panel);
}

// The agreement the active ship serves.
std::string bill_of_ship(const ViewRef& ref) {
    const Bill* bill = bill_of(ref.own, ref.seat, ref.pub.turn.unit.id);
    return bill == nullptr ? "" : "bill:" + std::to_string(bill->number);
}

}  // namespace

std::string object_of(const Data& data, const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::natural:
        case Verb::cannon:
        case Verb::spot:
        case Verb::use_turret:
        case Verb::raze:
            return at_spot(operand);
        case Verb::build:
        case Verb::ship:
            return planet(panel_in(operand));
        case Verb::demolish:
        case Verb::clear:
        case Verb::bombard:
        case Verb::conquer:
            return planet(operand);
        case Verb::use_ship:
            return "ship:" + ship_text(ref.seat, operand);
        case Verb::with_ship:
            return "ship:" + ship_text(seat_in(operand), operand & 0xFFFF);
        case Verb::gives:
            return std::string("seat:") + letter(seat_in(operand));
        case Verb::ship_at:
        case Verb::attack:
            return "cell:" + cell_text(cell_in(operand));
        case Verb::store:
            return "freight:" +
                   std::string(name_of(hold_of(ref.own, ref.pub.turn.unit.id).structure));
        case Verb::load:
        case Verb::unload:
        case Verb::seize:
            return bill_of_ship(ref);
        default:
            return kVerbs.object(data.names, option);
    }
}

}  // namespace sidera::monolith
