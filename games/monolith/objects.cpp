// The object on the table an option belongs to.

#include "games/monolith/labels.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

std::string at_spot(std::uint32_t operand) {
    return "spot:" + std::to_string(panel_in(operand)) + ":" + spot_text(spot_in(operand));
}

std::string at(Cell cell) {
    return "cell:" + cell_text(cell);
}

std::string planet(std::uint32_t panel) {
    return "planet:" + std::to_string(panel);
}

std::string player(Seat seat) {
    return std::string("seat:") + letter(seat);
}

// The agreement the active ship serves.
std::string bill_of_ship(const ViewRef& ref) {
    const Bill* bill = bill_of(ref.own, ref.seat, ref.pub.turn.unit.id);
    return bill == nullptr ? "" : "bill:" + std::to_string(bill->number);
}

std::string talk_object_of(OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    switch (verb(option)) {
        case Verb::with_ship:
            return "ship:" + ship_text(seat_in(operand), operand & 0xFFFF);
        case Verb::gives:
            return player(seat_in(operand));
        case Verb::withdraw:
            return "bill:" + std::to_string(operand);
        case Verb::make_secret:
        case Verb::make_open:
        case Verb::offer:
        case Verb::drop:
        case Verb::ask_always:
        case Verb::ask_when_useful:
        case Verb::resign:
            return "";
        default:
            return player(seat_at(static_cast<int>(operand)));
    }
}

}  // namespace

std::string object_of(const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    if (verb(option) >= Verb::trade)
        return talk_object_of(option);
    switch (verb(option)) {
        case Verb::faction:
            return "faction:" + std::string(name_of(static_cast<Faction>(operand)));
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
        case Verb::buy:
        case Verb::fetch:
            return "freight:" + std::string(name_of(static_cast<Freight>(operand)));
        case Verb::store:
            return "freight:" +
                   std::string(name_of(hold_of(ref.own, ref.pub.turn.unit.id).structure));
        case Verb::load:
        case Verb::unload:
        case Verb::seize:
            return bill_of_ship(ref);
        case Verb::built:
        case Verb::launched:
        case Verb::end_turn:
        case Verb::stop:
            return "turn";
        case Verb::ask_to_share:
        case Verb::yes:
        case Verb::no:
            return "";
        default:
            return at(cell_in(operand));
    }
}

}  // namespace sidera::monolith
