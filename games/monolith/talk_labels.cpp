// The labels of what is said without being waited for: offers, agreements, alliances.

#include "games/monolith/labels.h"
#include "games/monolith/verbs.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

template<class List>
const Bill* find_with(const List& bills, Seat seat) {
    for (const Bill& bill : bills)
        if (bill.has(seat))
            return &bill;
    return nullptr;
}

const Bill* find_number(const Private& own, std::uint32_t number) {
    for (const Bill& bill : own.bills)
        if (bill.number == number)
            return &bill;
    return nullptr;
}

// From the reader's side: what goes, what comes.
Message& with_terms(Message& label, const Bill& bill, Seat me) {
    const bool gives_first = bill.giver == me;
    label.with_text("give", goods_text(gives_first ? bill.first : bill.second));
    label.with_text("get", goods_text(gives_first ? bill.second : bill.first));
    label.with_text("ship", ship_text(bill.carrier, bill.ship));
    label.with_seat("giver", bill.giver);
    return label.with_key("form", bill.secret ? "form.secret" : "form.open");
}

}  // namespace

Message talk_label_of(const ViewRef& ref, OptionCode option) {
    const std::uint32_t operand = operand_of(option);
    Message label = label_by_verb(verb(option));
    switch (verb(option)) {
        case Verb::with_ship:
            label.with("number", operand & 0xFFFF);
            return label.with_seat("other", seat_in(operand));
        case Verb::gives: {
            const Bill& draft = ref.own.draft;
            const auto resource = static_cast<Resource>(operand & 0xFFFF);
            const Goods& goods = seat_in(operand) == draft.giver ? draft.first : draft.second;
            label.with_key("resource", text_key(resource)).with("count", goods[resource]);
            return label.with_seat("other", seat_in(operand));
        }
        case Verb::withdraw: {
            const Bill& bill = *find_number(ref.own, operand);
            const Seat partner = bill.partner_of(ref.seat);
            if (bill.secret)
                label.key += bill.leaver == partner ? "_too" : "_together";
            return label.with("number", operand).with_seat("other", partner);
        }
        case Verb::accept:
        case Verb::refuse:
            if (const Bill* bill = find_with(ref.own.received, seat_at(static_cast<int>(operand))))
                with_terms(label, *bill, ref.seat);
            return label.with_seat("other", seat_at(static_cast<int>(operand)));
        case Verb::make_secret:
        case Verb::make_open:
        case Verb::offer:
        case Verb::drop:
        case Verb::ask_always:
        case Verb::ask_when_useful:
        case Verb::resign:
            return label;
        default:
            return label.with_seat("other", seat_at(static_cast<int>(operand)));
    }
}

}  // namespace sidera::monolith
