// The events of Monolith as messages.

#include "games/monolith/game.h"
#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

// Fields of an event become the arguments of its sentence. What is nobody or nothing is left out:
// then another sentence is said.
class Arguments {
  public:
    explicit Arguments(Message& message) : message_(message) {}

    void operator()(std::string_view name, Seat seat) {
        if (seat != kNoSeat)
            message_.with_seat(name, seat);
    }

    void operator()(std::string_view name, Cell cell) { message_.with_text(name, cell_text(cell)); }

    void operator()(std::string_view name, Spot spot) { message_.with_text(name, spot_text(spot)); }

    void operator()(std::string_view name, const Goods& goods) {
        message_.with_text(name, goods_text(goods));
    }

    void operator()(std::string_view, const Bill& bill) {
        if (bill.ship == 0)
            return;
        message_.with("number", bill.number);
        message_.with_seat("giver", bill.giver).with_text("first", goods_text(bill.first));
        message_.with_seat("taker", bill.other).with_text("second", goods_text(bill.second));
        message_.with_text("ship", ship_text(bill.carrier, bill.ship));
        message_.with_key("form", bill.secret ? "form.secret" : "form.open");
    }

    // In sentences things have articles.
    void operator()(std::string_view, Thing thing) { say_noun(thing, thing != Thing::none); }

    void operator()(std::string_view, Content content) {
        say_noun(content, content != Content::empty);
    }

    // The first two by name: more do not share a victory often.
    void operator()(std::string_view, SeatSet seats) {
        message_.with("count", seats.size());
        std::string_view name = "seat";
        for (const Seat seat : seats) {
            if (!name.empty())
                message_.with_seat(name, seat);
            name = name == "seat" ? "other" : "";
        }
    }

    void operator()(std::string_view name, NamedEnum auto value) {
        message_.with_key(name, text_key(value));
    }

    void operator()(std::string_view name, std::integral auto number) {
        message_.with(name, number);
    }

  private:
    template<class E>
    void say_noun(E thing, bool is_something) {
        if (!is_something)
            return;
        message_.with_key("a", with_a(thing));
        message_.with_key("the", with_the(thing));
    }

    Message& message_;
};

template<class Event>
Message message_of(std::string_view prefix, const Event& event) {
    Message message{.key = std::string(prefix) + std::string(name_of(event.kind)), .args = {}};
    Arguments add(message);
    Event::fields(event, [&](std::string_view name, const auto& field) {
        if (name != "kind")
            add(name, field);
    });
    return message;
}

std::string_view variant_of_attack(const PublicEvent& event) {
    const bool hits = event.attack > event.defence && event.attack > event.shield;
    if (event.target == Target::asteroid)
        return hits ? "_asteroid" : "_asteroid_in_vain";
    return hits ? "" : "_in_vain";
}

std::string_view variant_of_end(int winners) {
    return winners == 1 ? "" : winners == 2 ? "_two" : "_many";
}

// Some events are said in several ways: the end of the key.
std::string_view variant_of(const PublicEvent& event) {
    switch (event.kind) {
        case EventKind::panel_rejected:
            return event.panel == kNoPanel ? "_none" : "";
        case EventKind::planet_made:
            return event.seat == kNoSeat ? "_free" : "";
        case EventKind::catastrophe:
            return event.catastrophe == CatastrophicEvent::none               ? ""
                   : event.catastrophe == CatastrophicEvent::climatic_anomaly ? "_climatic_anomaly"
                                                                              : "_stellar_wind";
        case EventKind::produced:
            return event.goods.empty() ? "_nothing" : "";
        case EventKind::activated:
        case EventKind::destroyed:
        case EventKind::actions_forfeited:
            return event.number != 0 ? "_ship" : "";
        case EventKind::attacked:
            return variant_of_attack(event);
        case EventKind::looted:
            return event.thing != Thing::none ? "_structure" : "";
        case EventKind::conquered:
            return event.other == kNoSeat ? "_free" : "";
        case EventKind::bill_signed:
        case EventKind::bill_completed:
        case EventKind::bill_lost:
        case EventKind::bill_broken:
            return event.bill.second.empty() ? "_gift" : "";
        case EventKind::share_replied:
            return event.reply == Reply::yes ? "_yes" : "_no";
        case EventKind::game_over:
            return variant_of_end(event.seats.size());
        default:
            return "";
    }
}

}  // namespace

Message Monolith::narrate(const Data&, const PublicEvent& event) {
    Message message = message_of("event.", event);
    message.key += variant_of(event);
    return message;
}

Message Monolith::narrate(const Data&, const PrivateEvent& event) {
    Message message = message_of("own.", event);
    if (event.bill.ship != 0 && event.bill.second.empty())
        message.key += "_gift";
    return message;
}

}  // namespace sidera::monolith
