// Offers as lists of terms; cards shown to one player alone have names for the two who talk.

#include "clients/terminal/play/cosmic/talks.h"

namespace sidera::terminal::cosmic {
namespace {

constexpr int kIndent = 4;
constexpr int kNameColumns = 14;

TextArg text_arg(std::string_view name, std::string text) {
    return {.name = name, .text = std::move(text)};
}

std::string_view other(std::string_view side) {
    return side == "offense" ? "defense" : "offense";
}

// One offer, as the reader sees it.
class OfferText {
  public:
    OfferText(const Picture& picture, const Json& offer, std::string_view maker, const Json& veiled)
        : picture_(picture), offer_(offer), maker_(maker), veiled_(veiled) {}

    // What one side gives, a part of a line each.
    std::vector<Line> given_by(std::string_view side) {
        parts_.clear();
        const Json& terms = member(member(offer_, "gives"), side);
        for (const Json& card : member(terms, "named").items())
            add(card_name(card));
        if (side == maker_)
            add_veiled(member(terms, "veiled").as_int());
        for (const auto& [type, count] : member(terms, "of_type").members())
            add_counted(
                "table.term_type", count, text_arg("what", picture_.say("card_type." + type)));
        add_counted("table.term_choice", member(terms, "choice"));
        add_counted("table.term_random", member(terms, "random"));
        if (const std::string& colony = member(terms, "colony").as_string(); colony != "none")
            add_counted("table.term_colony", member(terms, "ships"), text_arg("planet", colony));
        if (side == maker_)
            for (const auto& [seat, count] : member(offer_, "freed").members())
                add_counted("table.term_freed", count, name_arg(seat));
        if (parts_.empty())
            add(picture_.say("table.nothing"), Ink::dim);
        return parts_;
    }

  private:
    void add(const std::string& text, Ink ink = Ink::plain) {
        const int room = picture_.scene.columns - 2 * kIndent - 2;
        parts_.push_back(picture_.line().add(cut(text, room), ink));
    }

    void add_counted(std::string_view key, const Json& count, const TextArg& what = {}) {
        if (count.as_int() > 0)
            add(picture_.say(key, {number_arg("count", count.as_int()), what}));
    }

    TextArg name_arg(std::string_view seat) const {
        return text_arg("name", cut(picture_.name(seat), kNameColumns));
    }

    std::string card_name(const Json& card) const {
        return picture_.say("card." + card.as_string());
    }

    // CF-DEAL-8
    void add_veiled(std::int64_t count) {
        if (count == 0)
            return;
        const std::string& to = member(picture_.encounter(), other(maker_)).as_string();
        const TextArg name = name_arg(to);
        if (std::ssize(veiled_.items()) != count) {
            add("(o) " + picture_.say("table.term_veiled", {number_arg("count", count), name}),
                Ink::good);
            return;
        }
        const bool mine = to == picture_.reader();
        for (const Json& card : veiled_.items())
            add("(o) " + picture_.say(mine ? "table.term_shown_to_you" : "table.term_shown",
                                      {text_arg("what", card_name(card)), name}),
                Ink::good);
    }

    const Picture& picture_;
    const Json& offer_;
    std::string_view maker_;
    const Json& veiled_;
    std::vector<Line> parts_;
};

class Talks {
  public:
    Talks(const Picture& picture, Lines& lines)
        : picture_(picture)
        , lines_(lines)
        , talks_(member(picture.pub, "talks"))
        , mine_(seat("defense") == picture.reader() ? "defense" : "offense")
        , talks_here_(seat(mine_) == picture.reader()) {}

    void run() {
        for (const std::string_view maker : {other(mine_), mine_})
            standing(maker);
        if (!talks_here_)
            return;
        const Json& own = picture_.own();
        const Json& veiled = member(member(own, "veiled"), "draft");
        OfferText draft(picture_, member(own, "draft"), mine_, veiled);
        offer(picture_.line().add(picture_.say("table.draft"), Ink::accent), draft);
    }

  private:
    const std::string& seat(std::string_view side) const {
        return member(picture_.encounter(), side).as_string();
    }

    TextArg name_of(std::string_view side) const {
        return text_arg("name", cut(picture_.name(seat(side)), kNameColumns));
    }

    std::string giver(std::string_view side) const {
        if (!talks_here_)
            return picture_.say("table.gives", {name_of(side)});
        return picture_.say(side == mine_ ? "table.you_give" : "table.you_ask");
    }

    void standing(std::string_view maker) {
        const std::string title = talks_here_ && maker == mine_
                                      ? picture_.say("table.my_offer")
                                      : picture_.say("table.their_offer", {name_of(maker)});
        const Line head = picture_.line().add(title, ink(seat(maker)));
        if (!member(member(talks_, "standing"), maker).as_bool()) {
            const bool gone = member(member(talks_, "failed"), maker).as_bool();
            Flow flow(picture_.scene.colour, picture_.scene.columns, kIndent);
            flow.item(picture_.line().add(" ").add(head.text()), 0);
            flow.item(picture_.say(gone ? "table.gave_up" : "table.no_offer"), Ink::dim);
            flow.finish(lines_);
            return;
        }
        const Json& veiled = member(member(picture_.own(), "veiled"), "offers");
        const Json& offers = member(talks_, "offers");
        OfferText text(picture_, member(offers, maker), maker, member(veiled, maker));
        offer(head, text);
    }

    // What one side gives, item by item behind its title.
    void add_side(std::string_view side, OfferText& text, Flow& flow) const {
        const std::vector<Line> parts = text.given_by(side);
        Line item = picture_.line();
        item.add(giver(side) + ":", Ink::strong);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            flow.item(item, i == 0 ? 3 : 1);
            item = picture_.line().add(parts[i].text()).add(i + 1 < parts.size() ? " ·" : "");
        }
        flow.item(item, 1);
    }

    // "Offer of Luna   You give: 1 random card   You get: Colony on A2, 3 ships", or a line each.
    void offer(const Line& head, OfferText& text) {
        const Scene& scene = picture_.scene;
        Lines one;
        Flow line(scene.colour, scene.columns, 2 * kIndent);
        line.item(picture_.line().add(" ").add(head.text()), 0);
        for (const std::string_view side : {mine_, other(mine_)})
            add_side(side, text, line);
        line.finish(one);
        if (one.size() == 1) {
            lines_.push_back(one[0]);
            return;
        }
        lines_.push_back(" " + head.text());
        for (const std::string_view side : {mine_, other(mine_)}) {
            Flow flow(scene.colour, scene.columns, 2 * kIndent);
            flow.item(std::string(kIndent - 3, ' '), Ink::plain, 0);
            add_side(side, text, flow);
            flow.finish(lines_);
        }
    }

    const Picture& picture_;
    Lines& lines_;
    const Json& talks_;
    std::string_view mine_;  // the reader's side; without one, the offense
    bool talks_here_;
};

}  // namespace

void paint_talks(const Picture& picture, Lines& lines) {
    const std::string& asked = member(member(picture.pub, "question"), "kind").as_string();
    if (asked == "deal" && picture.encounter().is_object())
        Talks(picture, lines).run();
}

}  // namespace sidera::terminal::cosmic
